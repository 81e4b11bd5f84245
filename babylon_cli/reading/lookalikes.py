"""Characters that nobody sees, or that look like another one: pasted from a page, they make a value wrong."""

import re
from typing import NamedTuple

from babylon_cli.reading.problem import Problem
from babylon_cli.wording.message import Message

INVISIBLE = (
    "\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0"
)
"""Characters without a shape of their own, as a class of a pattern has them."""

SPACES = "\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"

MEANT = {
    **dict.fromkeys(map(ord, SPACES), " "),
    **dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63"), "-"),
    **dict.fromkeys(map(ord, "\ufe55\ufe13\ua789\u2236\u02d0"), ":"),
    **dict.fromkeys(map(ord, "\u3001\ufe50\ufe10\u201a"), ","),
    **dict.fromkeys(map(ord, "\u2018\u2019\u02bc"), "'"),
    **dict.fromkeys(map(ord, "\u201c\u201d\u201e"), '"'),
    **dict(zip(map(ord, "АВСЕНТѕрасехΑΒΕΗΤο"), "ABCEHTspacexABEHTo", strict=True)),
    **dict(zip(range(0xFF01, 0xFF5F), map(chr, range(0x21, 0x7F)), strict=True)),
}
"""What was meant by a character that looks like it: a space, punctuation, a letter of another script, a full width."""

FOUND = f"[{INVISIBLE}]|[{re.escape(''.join(map(chr, MEANT)))}]"
"""A pattern, like the others, that is compiled only for a mistake."""

IN_A_PICTURE = "(?<=[^\0-\x7f])[\u200d\ufe0e\ufe0f]"
"""What joins or colours emoji, which are shown as meant."""

HAS_A_KEY = "#|.*:([ \t]|$)"
"""A comment, or a line with a key and a colon that YAML takes for one."""

SEPARATORS = r"[,\[{]"


class LookAlike(NamedTuple):
    """A character, how far from the beginning of a passage it stands, and what was meant by it."""

    at: int
    character: str
    meant: str
    """Nothing where nobody sees the character."""

    def told(self) -> Message:
        """Its code point, what the Unicode standard calls it, and what it looks like."""
        from unicodedata import name  # noqa: PLC0415 - only for a mistake

        code = Message("U+{code} ({name})", code=f"{ord(self.character):04X}", name=name(self.character, "?"))
        if not self.meant:
            return Message("the invisible character {code} stands here", code=code)
        return Message("the character {code} stands here and looks like {meant}", code=code, meant=self._meant())

    def mended(self) -> Message:
        """How to mend it."""
        return Message("type {meant} in its place", meant=self._meant()) if self.meant else Message("take it out")

    def _meant(self) -> Message:
        return Message("a space") if self.meant == " " else Message("`{character}`", character=self.meant)


def look_alike_in(passage: str) -> LookAlike | None:
    """The first character that is not what it seems; in words of another script, full widths are what they seem."""
    shown = re.sub(IN_A_PICTURE, "x", passage)
    is_of_another_script = not re.sub(FOUND, "", shown).isascii()
    for match in re.finditer(FOUND, shown):
        meant = MEANT.get(ord(match.group()), "")
        if not (meant and is_of_another_script):
            return LookAlike(match.start(), match.group(), meant)
    return None


def with_look_alike(problem: Problem, line: str) -> Problem:
    """The problem, told at the character in its passage that nobody would see, if there is one."""
    start = problem.column - 1
    found = look_alike_in(line[start : start + problem.width])
    if found is None:
        return problem
    message = Message("{message}; {character}", message=problem.message, character=found.told())
    return problem._replace(message=message, column=problem.column + found.at, width=1, help=found.mended())


def look_alike_that_broke(lines: list[str], line: int, column: int) -> Problem | None:
    """What YAML was broken by, if it is a look-alike: one before the place at which the parser stopped.

    Without its colon a line goes on into the next, so that the parser stops further down.
    """
    before = lines[line - 1][:column]
    passage = re.split(SEPARATORS, before)[-1]
    passages = [(line, len(before) - len(passage), passage)]
    for number in range(line - 1, 0, -1):
        if re.match(HAS_A_KEY, lines[number - 1].lstrip()):
            break
        passages.append((number, 0, lines[number - 1]))
    for number, start, passage in passages:
        found = look_alike_in(passage)
        if found is not None:
            return Problem(found.told(), number, start + found.at + 1, 1, found.mended())
    return None
