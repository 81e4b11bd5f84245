"""What is wrong with the shape of a document, in our words."""

from typing import Any, Literal, NamedTuple

from pydantic import ValidationError

from babylon_cli.reading.hints import hint_on, intended_key, name_as_key, typed_with_value
from babylon_cli.reading.models import model_of
from babylon_cli.reading.nodes import Marked, descend, key_of, place_of
from babylon_cli.reading.parts import Part
from babylon_cli.reading.passages import Passage, Path, in_words
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.values import MOST_ENTRIES
from babylon_cli.wording.message import Message, listed, plural

KEYS_OF_RECORDS = ("first_player", "removed", "start")
"""Keys that only a written-down game has."""

LONGEST_QUOTE = 40
"""How much of a value a message repeats."""


def mistakes_in(part: type[Part], data: PlainData, root: Marked) -> list[Problem]:
    """Every mistake in the shape of a document that cannot be read as a group of this kind."""
    whole = Passage((), data, [part])
    mistakes = [_mistake(whole, _sort_of(entry), tuple(entry["loc"])) for entry in _complaints(part, data)]
    return [_problem(mistake, root) for mistake in _with_pairs(_told(mistakes))]


def _complaints(part: type[Part], data: PlainData) -> list[Any]:
    """What the model of the group complains of."""
    try:
        model_of(part).model_validate(data)
    except ValidationError as error:
        return list(error.errors(include_url=False))
    raise AssertionError(part)  # the two have drifted apart


class _Mistake(NamedTuple):
    """One mistake: a wrong value, one torn in two, a list without end, or a key that is wrong, unknown or missing."""

    sort: Literal["value", "torn", "too many", "key", "unknown", "missing"]
    passage: Passage
    """The value, or the group that the key is about."""
    path: Path
    """That of the value or of the key."""
    whole: str = ""
    """What is meant, where it is torn."""


def _sort_of(entry: Any) -> str:
    """What pydantic calls a mistake; a list is too long only if no table has so many entries."""
    is_long = entry["type"] == "too_long" and entry["ctx"]["max_length"] == MOST_ENTRIES
    return "too many" if is_long else str(entry["type"])


def _mistake(whole: Passage, sort: str, location: Path) -> _Mistake:
    passage, group = whole.at(location), whole.at(location[:-1])
    if sort == "missing":
        return _Mistake("missing", group, (*group.path, location[-1]))
    if sort == "extra_forbidden":
        return _Mistake("unknown", group, (*group.path, location[-1]))
    if location[-1:] == ("[key]",) and passage.path == group.path:
        return _Mistake("key", whole.at(passage.path[:-1]), passage.path)
    return _Mistake("too many" if sort == "too many" else "value", passage, passage.path)


def _told(mistakes: list[_Mistake]) -> list[_Mistake]:
    """The mistakes, each once, without those that another one explains better.

    A union complains once for each of its members, so that a mistake inside a value says more than one about it;
    and a key that is misspelt, or that was typed as something else, is not missing.
    """
    once = {(mistake.sort, mistake.path): mistake for mistake in mistakes}
    explained = {("value", path[:depth]) for _, path in once for depth in range(len(path))}
    for sort, group, path, _ in mistakes:
        if sort == "unknown":
            explained |= _explained_by(group, str(path[-1]))
    return [mistake for key, mistake in once.items() if key not in explained]


def _explained_by(group: Passage, key: str) -> set[tuple[str, Path]]:
    """What is no mistake of its own beside an unknown key."""
    if name_as_key(group, key):
        is_whole = isinstance(group.value[key], dict)
        keys = group.keys if is_whole else [str(group.first_key)]
        return {("missing", (*group.path, missing)) for missing in keys}
    typed = typed_with_value(group, key)
    if typed is None:
        return {("missing", (*group.path, intended_key(group, key) or ""))}
    return {(sort, (*group.path, typed.key)) for sort in ("missing", "value")}


def _with_pairs(mistakes: list[_Mistake]) -> list[_Mistake]:
    """The mistakes, two as one where two entries of a list are the halves of one value, such as C5 and E5 of C5-E5."""
    told: list[_Mistake] = []
    for mistake in mistakes:
        whole = _joined(told[-1], mistake) if told else ""
        if whole:
            told[-1] = _Mistake("torn", *told[-1][1:3], whole)
        else:
            told.append(mistake)
    return told


def _joined(first: _Mistake, second: _Mistake) -> str:
    """What two texts are together as the house spells it; nothing if they are not the halves of a value."""
    values = [first.passage.value, second.passage.value]
    if not _follow_each_other(first, second) or not all([isinstance(value, str) for value in values]):
        return ""
    whole = "-".join(values)
    return next((str(one.house(whole)) for one in first.passage.spellings if one.takes(whole)), "")


def _follow_each_other(first: _Mistake, second: _Mistake) -> bool:
    """Whether two mistakes are wrong values next to each other in a list."""
    if not (first.sort == second.sort == "value" and first.path and second.path):
        return False
    (*group, position), (*other_group, next_position) = first.path, second.path
    return group == other_group and isinstance(position, int) and next_position == position + 1


def _problem(mistake: _Mistake, root: Marked) -> Problem:
    sort, passage, path, whole = mistake
    if sort == "torn":
        help = Message("write `{whole}`, with both in one entry", whole=whole)
        return Problem(_wrong_value(passage), *place_of(descend(root, path)), help)
    if sort in ("value", "too many"):
        wrong = _wrong_value(passage) if sort == "value" else _too_many(passage)
        return Problem(wrong, *place_of(descend(root, path)), hint_on(passage))
    key = str(path[-1])
    group, shown = _subject(passage.path), _shortened(key)
    place = place_of(key_of(descend(root, passage.path), key))
    if sort == "missing":
        help = Message("write `{key}:` with {expected}", key=key, expected=in_words(passage.kinds_of(key)))
        return Problem(Message("{group} has no `{key}`", group=group, key=key), *place, help)
    if sort == "unknown":
        typed = typed_with_value(passage, key)
        if typed is not None:
            return Problem(typed.message, *place, typed.help)
        message = Message("{group} has an unknown key `{key}`", group=group, key=shown)
        return Problem(message, *place, _known(passage, key))
    template = "{group} has the key `{key}`; expected {expected}"
    return Problem(Message(template, group=group, key=shown, expected=in_words(passage.kinds_of_keys)), *place)


def _known(group: Passage, key: str) -> Message:
    """What may stand in place of an unknown key."""
    if key in KEYS_OF_RECORDS:
        return Message("only a game that was written down, with its `rounds`, has this key")
    instead = name_as_key(group, key)
    if instead:
        return instead
    guess = intended_key(group, key)
    if guess:
        return Message("did you mean `{guess}`?", guess=guess)
    return Message("the keys here are {keys}", keys=listed(group.keys, ""))


def _wrong_value(passage: Passage) -> Message:
    expected = in_words(passage.kinds) if passage.path else Message("keys such as `players:`")
    template = "{name} is {value}; expected {expected}"
    return Message(template, name=_name(passage.path), value=_described(passage.value), expected=expected)


def _too_many(passage: Passage) -> Message:
    template = "{name} is {value}; expected {most} entries at most"
    return Message(template, name=_name(passage.path), value=_described(passage.value), most=MOST_ENTRIES)


def _described(value: Any) -> Message:
    """A value as a message names it."""
    if isinstance(value, bool):
        return Message("{value}", value="true" if value else "false")
    if isinstance(value, int):
        return Message("the number {number}", number=value)
    if isinstance(value, list):
        return plural(len(value), "a list of {number}", "a list of {number}", number=len(value))
    if isinstance(value, dict):
        return Message("a group of keys")
    if value:
        return Message("`{text}`", text=_shortened(value))
    return Message("empty") if value is None else Message("an empty text")


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


def _name(path: Path) -> Message:
    """The key that a value belongs to, such as `at`, or `statues`, entry 2."""
    keys = [position for position, step in enumerate(path) if isinstance(step, str)]
    if not keys:
        return THE_DOCUMENT
    key, entry = _shortened(str(path[keys[-1]])), [int(step) + 1 for step in path[keys[-1] + 1 :]]
    if not entry:
        return Message("`{key}`", key=key)
    if path[0] != "quarry":
        return Message("`{key}`, entry {number}", key=key, number=entry[0])
    if len(entry) == 1:
        return Message("`{key}`, row {row}", key=key, row=entry[0])
    return Message("`{key}`, row {row}, stack {stack}", key=key, row=entry[0], stack=entry[1])


THE_DOCUMENT = Message("the document")

SUBJECTS = {
    "players": "player {number}",
    "terraces": "terrace {number}",
    "quarry": "promise {number}",
    "rounds": "round {number}",
    "turns": "turn {number}",
    "build": "build {number}",
    "projects": "project {number}",
    "conflicts": "conflict {number}",
}
"""How an entry of a list is called, by the key of the list."""


def _subject(path: Path) -> Message:
    """The group of keys at a path, such as terrace 2 or `storage`."""
    if not path:
        return THE_DOCUMENT
    if isinstance(path[-1], int):
        key = str(path[-2])
        return Message(SUBJECTS.get(key, "{key} {number}"), key=key, number=path[-1] + 1)
    return Message("`{key}`", key=str(path[-1]))
