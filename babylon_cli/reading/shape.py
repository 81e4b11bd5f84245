"""Whether a document has the right shape, and in our words what is wrong where it has not."""

from typing import Any, Literal, NamedTuple, TypeVar

from pydantic import BaseModel, ValidationError

from babylon_cli.reading.expectations import Expectations, Path
from babylon_cli.reading.nodes import Marked, descend, key_of, place_of
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import PlainData
from babylon_cli.wording.message import Message, Text, listed
from babylon_cli.wording.spelling import nearest

KEYS_OF_RECORDS = ("first_player", "removed", "start")
"""Keys that only a written-down game has."""

LONGEST_QUOTE = 40
"""How much of a value a message repeats."""


Model = TypeVar("Model", bound=BaseModel)


def shape_of(model: type[Model], data: PlainData, root: Marked) -> tuple[Model | None, list[Problem]]:
    """The document as a model of some kind, or every mistake in its shape."""
    try:
        return model.model_validate(data), []
    except ValidationError as error:
        entries = error.errors(include_url=False)
    kind = Expectations(model)
    mistakes = [_mistake(data, kind, entry["type"], tuple(entry["loc"])) for entry in entries]
    told = _told_by_others(mistakes, kind)
    return None, [_problem(data, kind, root, mistake) for mistake in dict.fromkeys(mistakes) if mistake not in told]


class _Mistake(NamedTuple):
    """One mistake: a key that is missing or unknown, or a value or key of another kind than expected."""

    kind: Literal["missing", "unknown", "value", "key"]
    path: Path
    """For a missing or unknown key, the group that it is about and the key."""


def _told_by_others(mistakes: list[_Mistake], kind: Expectations) -> set[_Mistake]:
    """The mistakes that another one explains better.

    A union complains once for each of its members, so that a mistake inside a value says more than one about it;
    and a key that is misspelt is not missing.
    """
    inside = {mistake.path[:depth] for mistake in mistakes for depth in range(len(mistake.path))}
    told = {mistake for mistake in mistakes if mistake.kind == "value" and mistake.path in inside}
    for mistake in mistakes:
        if mistake.kind == "unknown":
            group = mistake.path[:-1]
            meant = nearest(str(mistake.path[-1]), kind.keys_at(group))
            told.add(_Mistake("missing", (*group, meant or "")))
    return told


def _mistake(data: PlainData, kind: Expectations, sort: str, location: Path) -> _Mistake:
    if sort == "missing":
        return _Mistake("missing", (*kind.in_the_data(data, location[:-1]), location[-1]))
    if sort == "extra_forbidden":
        return _Mistake("unknown", (*kind.in_the_data(data, location[:-1]), location[-1]))
    path = kind.in_the_data(data, location)
    about_the_key = location[-1:] == ("[key]",) and path == kind.in_the_data(data, location[:-1])
    return _Mistake("key" if about_the_key else "value", path)


def _problem(data: PlainData, kind: Expectations, root: Marked, mistake: _Mistake) -> Problem:
    if mistake.kind == "missing":
        return _missing(kind, root, mistake.path)
    if mistake.kind == "unknown":
        return _unknown(kind, root, mistake.path)
    if mistake.kind == "key":
        return _wrong_key(kind, root, mistake.path)
    return _wrong_value(data, kind, root, mistake.path)


def _missing(kind: Expectations, root: Marked, path: Path) -> Problem:
    *parent, key = path
    group = tuple(parent)
    place = place_of(descend(root, group))._replace(width=1)
    help = Message("write `{key}:` with {expected}", key=str(key), expected=kind.expected(path))
    return Problem(Message("{group} has no `{key}`", group=_subject(group), key=str(key)), *place, help)


def _unknown(kind: Expectations, root: Marked, path: Path) -> Problem:
    *parent, key = path
    group = tuple(parent)
    known = kind.keys_at(group)
    help = did_you_mean_key(str(key), known) or Message("the keys here are {keys}", keys=listed(known, ""))
    if key in KEYS_OF_RECORDS:
        help = Message("only a game that was written down, with its `rounds`, has this key")
    place = place_of(key_of(descend(root, group), str(key)))
    message = Message("{group} has an unknown key `{key}`", group=_subject(group), key=_shortened(str(key)))
    return Problem(message, *place, help)


def did_you_mean_key(key: str, known: list[str]) -> Message | None:
    """The nearest of the keys that may stand there, if one is near."""
    guess = nearest(key, known)
    return Message("did you mean `{guess}`?", guess=guess) if guess else None


def _wrong_key(kind: Expectations, root: Marked, path: Path) -> Problem:
    *parent, key = path
    group = tuple(parent)
    place = place_of(key_of(descend(root, group), str(key)))
    template = "{group} has the key `{key}`; expected {expected}"
    message = Message(template, group=_subject(group), key=_shortened(str(key)), expected=kind.expected_key(group))
    return Problem(message, *place)


def _wrong_value(data: PlainData, kind: Expectations, root: Marked, path: Path) -> Problem:
    value = _value_at(data, path)
    expected = kind.expected(path) if path else Message("keys such as `players:`")
    template = "{name} is {value}; expected {expected}"
    message = Message(template, name=_name(path), value=_described(value), expected=expected)
    return Problem(message, *place_of(descend(root, path)), _did_you_mean(data, kind, path))


def _did_you_mean(data: PlainData, kind: Expectations, path: Path) -> Text:
    value = _value_at(data, path)
    words = kind.words_at(path)
    guess = nearest(value, words) if isinstance(value, str) and words else None
    return Message("did you mean {guess}?", guess=guess) if guess else ""


def _value_at(data: PlainData, path: Path) -> Any:
    value: Any = data
    for step in path:
        value = value[step]
    return value


def _described(value: Any) -> Message:
    """A value as a message names it."""
    if isinstance(value, bool):
        return Message("{value}", value="true" if value else "false")
    if isinstance(value, int):
        return Message("the number {number}", number=value)
    if isinstance(value, list):
        return Message("a list of {number}", number=len(value))
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
    if len(entry) == 1:
        if path[0] == "quarry":
            return Message("`{key}`, row {row}", key=key, row=entry[0])
        return Message("`{key}`, entry {number}", key=key, number=entry[0])
    if path[0] == "quarry":
        return Message("`{key}`, row {row}, stack {stack}", key=key, row=entry[0], stack=entry[1])
    return Message("`{key}`, entry {number}, entry {inner}", key=key, number=entry[0], inner=entry[1])


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
