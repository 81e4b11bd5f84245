"""Whether a document has the right shape, and in our words what is wrong where it has not."""

from typing import Any, Literal, NamedTuple, TypeVar

from pydantic import BaseModel, ValidationError

from babylon_cli.babylon.files.models import Document, TableDocument
from babylon_cli.reading.expectations import Expectations, Path
from babylon_cli.reading.nodes import Marked, descend, key_of, place_of
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import PlainData
from babylon_cli.wording.spelling import nearest

KEYS_OF_RECORDS = ("first_player", "removed", "start")
"""Keys that only a written-down game has."""

LONGEST_QUOTE = 40
"""How much of a value a message repeats."""


Model = TypeVar("Model", bound=BaseModel)


def shape(data: PlainData, root: Marked) -> tuple[Document | None, list[Problem]]:
    """The document of Babylon as a model, or every mistake in its shape."""
    return shape_of(document_model(data), data, root)


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


def document_model(data: PlainData) -> type[Document]:
    """What kind of document the plain data is: a written-down game, a table with a turn, or a table.

    The models of play are imported only for a document that needs them.
    """
    if not isinstance(data, dict) or (data.get("rounds") is None and data.get("turn") is None):
        return TableDocument
    from babylon_cli.babylon.files.record_models import RecordDocument, TurnDocument  # noqa: PLC0415

    return TurnDocument if data.get("rounds") is None else RecordDocument


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
    expected = kind.expected(path)
    place = place_of(descend(root, group))._replace(width=1)
    return Problem(f"{_subject(group)} has no `{key}`", *place, f"write `{key}:` with {expected}")


def _unknown(kind: Expectations, root: Marked, path: Path) -> Problem:
    *parent, key = path
    group = tuple(parent)
    known = kind.keys_at(group)
    guess = nearest(str(key), known)
    hint = f"did you mean `{guess}`?" if guess else f"the keys here are {', '.join(known)}"
    if key in KEYS_OF_RECORDS:
        hint = "only a game that was written down, with its `rounds`, has this key"
    place = place_of(key_of(descend(root, group), str(key)))
    return Problem(f"{_subject(group)} has an unknown key `{_shortened(str(key))}`", *place, hint)


def _wrong_key(kind: Expectations, root: Marked, path: Path) -> Problem:
    *parent, key = path
    group = tuple(parent)
    expected = kind.expected_key(group)
    place = place_of(key_of(descend(root, group), str(key)))
    return Problem(f"{_subject(group)} has the key `{_shortened(str(key))}`; expected {expected}", *place)


def _wrong_value(data: PlainData, kind: Expectations, root: Marked, path: Path) -> Problem:
    value = _value_at(data, path)
    expected = kind.expected(path) if path else "keys such as `players:`"
    message = f"{_name(path)} is {_described(value)}; expected {expected}"
    return Problem(message, *place_of(descend(root, path)), _did_you_mean(data, kind, path))


def _did_you_mean(data: PlainData, kind: Expectations, path: Path) -> str:
    value = _value_at(data, path)
    words = kind.words_at(path)
    guess = nearest(value, words) if isinstance(value, str) and words else None
    return f"did you mean {guess}?" if guess else ""


def _value_at(data: PlainData, path: Path) -> Any:
    value: Any = data
    for step in path:
        value = value[step]
    return value


def _described(value: Any) -> str:
    """A value as a message names it."""
    if value is None:
        return "empty"
    if value == "":
        return "an empty text"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a group of keys"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    return f"the number {value}" if isinstance(value, int) else f"`{_shortened(value)}`"


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


def _name(path: Path) -> str:
    """The key that a value belongs to, such as `at`, or `statues`, entry 2."""
    keys = [position for position, step in enumerate(path) if isinstance(step, str)]
    if not keys:
        return "the document"
    key, entry = path[keys[-1]], path[keys[-1] + 1 :]
    words = ("row", "stack") if path[0] == "quarry" else ("entry", "entry")
    numbers = "".join(f", {word} {int(step) + 1}" for word, step in zip(words, entry, strict=False))
    return f"`{_shortened(str(key))}`{numbers}"


SUBJECTS = {
    "players": "player",
    "terraces": "terrace",
    "quarry": "promise",
    "rounds": "round",
    "turns": "turn",
    "build": "build",
    "projects": "project",
    "conflicts": "conflict",
}


def _subject(path: Path) -> str:
    """The group of keys at a path, such as terrace 2 or `storage`."""
    if not path:
        return "the document"
    if isinstance(path[-1], int):
        return f"{SUBJECTS.get(str(path[-2]), str(path[-2]))} {path[-1] + 1}"
    return f"`{path[-1]}`"
