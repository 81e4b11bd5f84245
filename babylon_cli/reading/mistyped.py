"""What was typed amiss where YAML breaks off: a space, a dash, a comma or a bracket that is missing or too many.

The parser tells where it stopped, and that is often past the slip: on the next line, or far behind the place where a
list or a group should have begun.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.reading.doubled import NO_DASH
from babylon_cli.reading.nodes import Place
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.text import LOST
from babylon_cli.wording.message import Message

CLOSING = {"{": "}", "[": "]"}
OPENING = {closing: opening for opening, closing in CLOSING.items()}

NO_SPACE_AFTER_COLON = re.compile(r"(?P<before>[ ]*(?:-[ ]+)*)(?P<key>[^\W\d][\w-]*):(?P<value>[^\s:/].*)")
"""A line such as `flower:white`, which YAML takes for one word."""

NO_SPACE_AFTER_DASH = re.compile(r"(?P<before>[ ]*)-(?P<rest>[^\s-].*)")
"""A line such as `-name: Ana`."""

NO_COLON = re.compile(r"(?P<before>[ ]*(?:-[ ]+)*)(?P<key>[^\W\d][\w-]*)(?P<value>[ ]+[^\s#:].*)?[ ]*(#.*)?")
"""A line such as `players` or `title Friday`."""

ONE_COLON = re.compile(r"[ ]*(?:-[ ]+)*[^\W\d][\w-]*:[ ]+(?P<text>[^'\"\[{].*)")
"""A line such as `title: Friday`, up to its second colon."""

ALONE = re.compile(r"[ ]*(?:-[ ]+)*(?P<key>[^\W\d][\w-]*):[ ]*")
"""A line such as `players:`."""

FIRST_KEY = re.compile(r"[ ]*-[ ]+[{]?(?P<key>[a-z_]+):[ ]")
"""The first key of an entry such as `- name: Ana`."""

BULLET = re.compile(r"[ ]*(?P<bullet>[•‣▪·–—*])[ ]*(?P<rest>\w.*)")
"""A line such as `• C3 1 white S..F`."""

NO_LISTS_EVERYWHERE = ("build",)
"""Keys of lists that are a group of keys in another game."""

BEGINS_WITH_A_KEY = re.compile(r"[ ]*(?P<key>[^\W\d][\w-]*):( |$)")
ENDS_WITH_A_WORD = re.compile(r"(?P<key>[^\W\d][\w-]*)[ ]*")
DASHES = re.compile(r"[ ]*(-[ ]+)+")

LONGEST_QUOTE = 24
"""How much of what was typed is shown in a help."""


class Stop(NamedTuple):
    """Where the parser gave up, and why."""

    lines: list[str]
    complaint: str
    place: Place
    """Where it stopped."""
    opening: Place
    """Where what it was reading begins."""

    @property
    def before(self) -> str:
        """What stands before the place on its line."""
        return self.lines[self.place.line - 1][: self.place.column - 1]

    @property
    def rest(self) -> str:
        """What stands at the place and behind it, on its line."""
        return self.lines[self.place.line - 1][self.place.column - 1 :]

    @property
    def opened(self) -> str:
        """The bracket or brace that was not closed; empty where the parser was not within one."""
        at_opening = self.lines[self.opening.line - 1][self.opening.column - 1 : self.opening.column]
        return at_opening if "parsing a flow" in self.complaint and at_opening in CLOSING else ""

    @property
    def is_at_a_key_further_out(self) -> bool:
        """Whether it stopped at the colon of a key that is indented no more than the line of the opening."""
        opening, before = self.lines[self.opening.line - 1], self.before
        indent = len(before) - len(before.lstrip())
        is_key = self.rest.startswith(":") and ENDS_WITH_A_WORD.fullmatch(before.strip()) is not None
        return is_key and indent <= len(opening) - len(opening.lstrip())

    @property
    def line_before(self) -> int:
        """The number of the last line before with something on it; 0 where there is none."""
        above = range(self.place.line - 1, 0, -1)
        return next((number for number in above if self.lines[number - 1].split("#")[0].strip()), 0)


def mistyped(stop: Stop) -> Problem | None:
    """The slip that made the parser stop, if it is one of those that are known."""
    slips = (
        _lost_to_a_comment,
        _no_first_dash,
        _bullet,
        _dash_in_brackets,
        _bracket_too_many,
        _opening_missing,
        _closing_missing,
        _no_comma,
        _no_space_after_colon,
        _no_space_after_dash,
        _second_colon,
        _no_colon,
        _no_dash,
    )
    return next((problem for problem in (slip(stop) for slip in slips) if problem is not None), None)


def _lost_to_a_comment(stop: Stop) -> Problem | None:
    """A list or group whose end stands behind a ` #`."""
    for number in range(stop.opening.line, stop.place.line + 1) if stop.opened else ():
        line = stop.lines[number - 1]
        lost = LOST.search(line)
        if lost is not None and CLOSING[stop.opened] in line[lost.start() :]:
            message = Message("a # after a space begins a comment, and the rest of the line is not read")
            return Problem(message, number, lost.start() + 1, 1, Message("put the text with the # in quotes"))
    return None


def _no_first_dash(stop: Stop) -> Problem | None:
    """The first entry of a list without its dash, where an entry with a dash follows it or its own keys further in."""
    number, key = _first_line_of_a_list(stop)
    line = _without_comment(stop.lines[number - 1]) if number else ""
    begins = BEGINS_WITH_A_KEY.match(line)
    if begins is None:
        return None
    has_no_value = ALONE.fullmatch(line) is not None
    is_entry = not stop.before.strip() and stop.rest.startswith("- ") and "block" in stop.complaint
    is_key = "mapping values" in stop.complaint and stop.line_before == number and not has_no_value
    if not is_entry and (not is_key or key in NO_LISTS_EVERYWHERE):
        return None
    first = FIRST_KEY.match(stop.lines[stop.place.line - 1])
    is_name = has_no_value and first is not None and not begins["key"][0].islower()
    help = Message("write `- {rest}`", rest=_shown(line))
    if first is not None and is_name:
        help = Message("write `- {key}: {name}`", key=first["key"], name=begins["key"])
    return Problem(NO_DASH[key], number, begins.start("key") + 1, len(begins["key"]), help)


def _first_line_of_a_list(stop: Stop) -> tuple[int, str]:
    """The first line within the list that the parser stopped in, and the key of the list; 0 where it is in none."""
    indent, below = _indent(stop.lines[stop.place.line - 1]), 0
    for number in range(stop.place.line - 1, 0, -1):
        line = _without_comment(stop.lines[number - 1])
        key = ALONE.fullmatch(line)
        if key is not None and key["key"] in NO_DASH and key.start("key") <= indent:
            return below, key["key"]
        below = number if line.strip() else below
    return 0, ""


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _without_comment(line: str) -> str:
    return re.split(r"(?:^|\s)#", line)[0]


def _bullet(stop: Stop) -> Problem | None:
    """An entry of a list that begins with a sign in place of the dash."""
    for number in dict.fromkeys([stop.place.line, stop.opening.line, stop.line_before]) if not stop.opened else ():
        bullet = BULLET.fullmatch(stop.lines[number - 1]) if number else None
        if bullet is not None:
            message = Message("`{sign}` stands where a dash should", sign=bullet["bullet"])
            help = Message("write `- {rest}`", rest=_shown(bullet["rest"]))
            return Problem(message, number, bullet.start("bullet") + 1, 1, help)
    return None


def _dash_in_brackets(stop: Stop) -> Problem | None:
    """A dash before an entry of a list in brackets."""
    if not stop.rest.startswith("- ") or stop.before.rstrip()[-1:] not in ("[", ","):
        return None
    help = Message("take it out: in brackets the entries stand apart by commas alone")
    return Problem(Message("a dash stands in brackets"), stop.place.line, stop.place.column, 1, help)


def _bracket_too_many(stop: Stop) -> Problem | None:
    """A bracket or brace that nothing opened, or that closes what another one opened."""
    found = stop.rest[:1]
    if found not in OPENING or "scanning" in stop.complaint:
        return None
    if stop.opened and CLOSING[stop.opened] not in stop.rest.split("#")[0]:
        message = Message("{opened} is closed by {found}", opened=_one(stop.opened), found=_one(found))
        help = Message("write {closing} in its place", closing=CLOSING[stop.opened])
        related = ((Message("it opens here"), stop.opening.line, stop.opening.column),)
        return Problem(message, stop.place.line, stop.place.column, 1, help, related)
    message = Message("{found} is one too many: nothing is open that it could close", found=_the(found))
    help = Message("take it out, or write {opening} where it should begin", opening=OPENING[found])
    return Problem(message, stop.place.line, stop.place.column, 1, help)


def _opening_missing(stop: Stop) -> Problem | None:
    """A group whose opening was forgotten, so that a second colon stands on the line, and an end without beginning."""
    if stop.opened and stop.opening.line < stop.place.line:
        return None
    closing = next(unopened_in(stop.before + stop.rest), None)
    if not stop.rest.startswith(":") or closing is None or closing < len(stop.before):
        return None
    dashes = DASHES.match(stop.before)
    begins = dashes.end() if dashes is not None and not stop.opened else stop.before.rfind(": ") + 2
    found = (stop.before + stop.rest)[closing]
    bracket, key = OPENING[found], _first_word(stop.before[begins:] + stop.rest)
    if not key:
        return None
    message = Message("{bracket} is missing before `{key}`", bracket=_one(bracket), key=key)
    help = Message("write `{bracket}{key}`, or take out the {closing} behind", bracket=bracket, key=key, closing=found)
    return Problem(message, stop.place.line, begins + 1, len(key), help)


def _closing_missing(stop: Stop) -> Problem | None:
    """A list or group on one line that is not closed at its end, so that the next line is read as a part of it."""
    if not stop.opened or stop.line_before != stop.opening.line:
        return None
    begins_a_line = stop.before.strip() in {"", "-"} or stop.is_at_a_key_further_out
    if not begins_a_line:
        return None
    line = stop.lines[stop.line_before - 1].rstrip()
    message = Message("{bracket} is missing at the end of this line", bracket=_one(CLOSING[stop.opened]))
    help = Message("write {bracket} there", bracket=CLOSING[stop.opened])
    opens = ((Message("it opens here"), stop.opening.line, stop.opening.column),)
    return Problem(message, stop.line_before, len(line), 1, help, opens)


def unopened_in(line: str) -> Iterator[int]:
    """Where a bracket or brace closes what nothing on the line opens, outside quotes and comments."""
    opened: list[str] = []
    for position, character in _outside_quotes(line):
        if character in CLOSING:
            opened.append(character)
        elif character in OPENING and opened[-1:] == [OPENING[character]]:
            opened.pop()
        elif character in OPENING:
            yield position


def _outside_quotes(line: str) -> Iterator[tuple[int, str]]:
    quote, before = "", " "
    for position, character in enumerate(line):
        if quote:
            quote = "" if character == quote else quote
        elif character == "#" and before.isspace():
            return
        elif character in "'\"" and (before.isspace() or before in "[{,"):
            quote = character
        else:
            yield position, character
        before = character


def _no_comma(stop: Stop) -> Problem | None:
    """The next key of a group in braces, where a comma should stand before it."""
    if not stop.rest.startswith(":") or stop.opened != "{":
        return None
    words = stop.before.rstrip().rsplit(" ", 1)
    key = words[-1]
    if len(words) == 1 or not ENDS_WITH_A_WORD.fullmatch(key):
        return None
    if words[0].endswith(":"):
        message, help = Message("a second colon stands in this value"), Message("put the whole value in quotes")
        return Problem(message, stop.place.line, stop.place.column, 1, help)
    column = len(words[0]) + 2
    if words[0].endswith(";"):
        message = Message("a semicolon stands where a comma should")
        return Problem(message, stop.place.line, column - 2, 1, Message("write , in place of ;"))
    message = Message("a comma is missing before `{key}`", key=key)
    return Problem(message, stop.place.line, column, len(key), Message("write a comma before it"))


def _no_space_after_colon(stop: Stop) -> Problem | None:
    """A key with its value right behind the colon, here or on the line before, which this line then goes on with."""
    if "unexpected ':'" in stop.complaint and re.match(r":[^\s,\]}]", stop.rest):
        key = re.split(r"[\s,{\[]", stop.before)[-1]
        value = re.split(r",\s", stop.rest[1:])[0]
        ends = next(unopened_in(value), len(value))
        return _space_missing(stop.place.line, stop.place.column, key, value[:ends])
    if "mapping values" not in stop.complaint and "expected ':'" not in stop.complaint:
        return None
    for number in dict.fromkeys([stop.opening.line, stop.place.line, stop.line_before]):
        match = NO_SPACE_AFTER_COLON.fullmatch(stop.lines[number - 1]) if number else None
        if match is not None and (": " not in match["value"] or match["value"][0] in CLOSING):
            return _space_missing(number, match.end("key") + 1, match["key"], match["value"])
    return None


def _space_missing(line: int, column: int, key: str, value: str) -> Problem:
    help = Message("write `{key}: {value}`", key=key, value=_shown(value))
    return Problem(Message("a space is missing after the colon"), line, column, 1, help)


def _no_space_after_dash(stop: Stop) -> Problem | None:
    """A dash with its entry right behind it, here or on the line before."""
    if "block" not in stop.complaint and "mapping values" not in stop.complaint:
        return None
    for number in dict.fromkeys([stop.place.line, stop.line_before]):
        match = NO_SPACE_AFTER_DASH.match(stop.lines[number - 1]) if number else None
        if match is not None:
            help = Message("write `- {rest}`", rest=_shown(match["rest"]))
            return Problem(Message("a space is missing after the dash"), number, match.end("before") + 1, 1, help)
    return None


def _no_colon(stop: Stop) -> Problem | None:
    """A key that stands alone on its line, or with its value but without a colon."""
    goes_on = "mapping values" in stop.complaint and stop.line_before
    number = stop.line_before if goes_on else stop.opening.line
    match = NO_COLON.fullmatch(stop.lines[number - 1])
    if match is None or not (goes_on or "expected ':'" in stop.complaint):
        return None
    key, value = match["key"], _shown((match["value"] or "").strip().removeprefix("="))
    help = Message("write `{key}: {value}`", key=key, value=value) if value else Message("write `{key}:`", key=key)
    if goes_on and not value:
        help = Message("write a key before it, such as `name: {value}`", value=key)
        return Problem(Message("`{value}` has no key", value=key), number, match.start("key") + 1, len(key), help)
    return Problem(Message("a key has no colon"), number, match.start("key") + 1, len(key), help)


def _second_colon(stop: Stop) -> Problem | None:
    """A text with a colon in it."""
    text = ONE_COLON.fullmatch(stop.before)
    if text is None or "mapping values" not in stop.complaint:
        return None
    whole = _shown(stop.before[text.start("text") :] + stop.rest)
    quote = '"' if "'" in whole else "'"
    help = Message("put the text in quotes: {quote}{text}{quote}", text=whole, quote=quote)
    message = Message("a second colon stands on this line")
    return Problem(message, stop.place.line, stop.place.column, 1, help)


def _no_dash(stop: Stop) -> Problem | None:
    """A key among the entries of a list, which begins one more entry or belongs to one."""
    message = Message("this line has no dash and belongs to no entry of the list above")
    is_in_list = "block collection" in stop.complaint and not stop.before.strip()
    place = stop.place if is_in_list else stop.opening
    rest = stop.lines[place.line - 1][place.column - 1 :]
    if rest[:1] in CLOSING and (is_in_list or "expected ':'" in stop.complaint):
        help = Message("write `- {bracket}` to begin an entry", bracket=rest[:1])
        return Problem(message, place.line, place.column, 1, help)
    match = BEGINS_WITH_A_KEY.match(rest)
    if match is None or not is_in_list:
        return None
    help = Message("write `- {key}:` if an entry begins here; else align it with the keys above", key=match["key"])
    first = FIRST_KEY.match(stop.lines[stop.opening.line - 1])
    if first is not None and ALONE.fullmatch(rest) and not match["key"][0].islower():
        help = Message("write `- {key}: {name}`", key=first["key"], name=match["key"])
    return Problem(message, stop.place.line, stop.place.column, 1, help)


def _one(bracket: str) -> Message:
    return Message("a brace {bracket}" if bracket in "{}" else "a bracket {bracket}", bracket=bracket)


def _the(bracket: str) -> Message:
    return Message("the brace {bracket}" if bracket in "{}" else "the bracket {bracket}", bracket=bracket)


def _first_word(text: str) -> str:
    return re.split(r"[\s:,]", text.strip())[0]


def _shown(text: str) -> str:
    """The beginning of what was typed, without a comment."""
    typed = re.split(r"\s#", text)[0].strip()
    return typed if len(typed) <= LONGEST_QUOTE else f"{typed[:LONGEST_QUOTE]}…"
