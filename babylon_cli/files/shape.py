"""Whether a document has the right shape, and in our words what is wrong where it has not."""

import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError

from babylon_cli.files.models import TableDocument
from babylon_cli.files.nodes import Marked, descend, key_of, place_of
from babylon_cli.files.problem import Problem
from babylon_cli.files.reader import PlainData
from babylon_cli.files.values import Expected
from babylon_cli.spelling import nearest

Path = tuple[str | int, ...]

KEYS_OF_RECORDS = ("turn", "round", "rounds", "token", "first_player", "removed", "start")
"""Keys that tell of a game in progress, which this version does not read."""

LONGEST_QUOTE = 40
"""How much of a value a message repeats."""


def shape(data: PlainData, root: Marked) -> tuple[TableDocument | None, list[Problem]]:
    """The document as a model, or every mistake in its shape."""
    try:
        return TableDocument.model_validate(data), []
    except ValidationError as error:
        mistakes = [_mistake(data, entry["type"], tuple(entry["loc"])) for entry in error.errors(include_url=False)]
    told = _told_by_others(mistakes)
    return None, [_problem(data, root, mistake) for mistake in dict.fromkeys(mistakes) if mistake not in told]


class _Mistake(NamedTuple):
    """One mistake: a key that is missing or unknown, or a value or key of another kind than expected."""

    kind: Literal["missing", "unknown", "value", "key"]
    path: Path
    """For a missing or unknown key, the group that it is about and the key."""


def _told_by_others(mistakes: list[_Mistake]) -> set[_Mistake]:
    """The mistakes that another one explains better.

    A union complains once for each of its members, so that a mistake inside a value says more than one about it;
    and a key that is misspelt is not missing.
    """
    inside = {mistake.path[:depth] for mistake in mistakes for depth in range(len(mistake.path))}
    told = {mistake for mistake in mistakes if mistake.kind == "value" and mistake.path in inside}
    for mistake in mistakes:
        if mistake.kind == "unknown":
            group = mistake.path[:-1]
            meant = nearest(str(mistake.path[-1]), _model_at(group).model_fields)
            told.add(_Mistake("missing", (*group, meant or "")))
    return told


def _mistake(data: PlainData, kind: str, location: Path) -> _Mistake:
    if kind == "missing":
        return _Mistake("missing", (*_in_the_data(data, location[:-1]), location[-1]))
    if kind == "extra_forbidden":
        return _Mistake("unknown", (*_in_the_data(data, location[:-1]), location[-1]))
    path = _in_the_data(data, location)
    about_the_key = location[-1:] == ("[key]",) and path == _in_the_data(data, location[:-1])
    return _Mistake("key" if about_the_key else "value", path)


def _in_the_data(data: PlainData, location: Path) -> Path:
    """A location without the steps that name the member of a union: those lead nowhere in the data."""
    path: list[str | int] = []
    value: Any = data
    annotations: list[Any] = [TableDocument]
    for step in location:
        inside = [inner for annotation in annotations for inner in _inside(annotation, step)]
        if inside and _leads_on(value, step):
            value, annotations = value[step], inside
            path.append(step)
    return tuple(path)


def _leads_on(value: Any, step: str | int) -> bool:
    if isinstance(value, list):
        return isinstance(step, int) and step < len(value)
    return isinstance(value, dict) and step in value


def _problem(data: PlainData, root: Marked, mistake: _Mistake) -> Problem:
    if mistake.kind == "missing":
        return _missing(root, mistake.path)
    if mistake.kind == "unknown":
        return _unknown(root, mistake.path)
    return _wrong_key(root, mistake.path) if mistake.kind == "key" else _wrong_value(data, root, mistake.path)


def _missing(root: Marked, path: Path) -> Problem:
    *parent, key = path
    group = tuple(parent)
    expected = _expected(_annotations_at(path))
    place = place_of(descend(root, group))._replace(width=1)
    return Problem(f"{_subject(group)} has no `{key}`", *place, f"write `{key}:` with {expected}")


def _unknown(root: Marked, path: Path) -> Problem:
    *parent, key = path
    group = tuple(parent)
    known = list(_model_at(group).model_fields)
    guess = nearest(str(key), known)
    hint = f"did you mean `{guess}`?" if guess else f"the keys here are {', '.join(known)}"
    if key in KEYS_OF_RECORDS:
        hint = "turns and written-down games are not read: describe the table as it stands"
    place = place_of(key_of(descend(root, group), str(key)))
    return Problem(f"{_subject(group)} has an unknown key `{_shortened(str(key))}`", *place, hint)


def _wrong_key(root: Marked, path: Path) -> Problem:
    *parent, key = path
    group = tuple(parent)
    mappings = [found for found in _annotations_at(group) if get_origin(found) is dict]
    expected = _expected([inner for mapping in mappings for inner in _flat(get_args(mapping)[0])])
    place = place_of(key_of(descend(root, group), str(key)))
    return Problem(f"{_subject(group)} has the key `{_shortened(str(key))}`; expected {expected}", *place)


def _wrong_value(data: PlainData, root: Marked, path: Path) -> Problem:
    value = _value_at(data, path)
    expected = _expected(_annotations_at(path)) if path else "keys such as `players:`"
    message = f"{_name(path)} is {_described(value)}; expected {expected}"
    return Problem(message, *place_of(descend(root, path)), _did_you_mean(data, path))


def _did_you_mean(data: PlainData, path: Path) -> str:
    value = _value_at(data, path)
    words = [str(word) for annotation in _annotations_at(path) for word in _words_of(annotation)]
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


SUBJECTS = {"players": "player", "terraces": "terrace", "quarry": "promise"}


def _subject(path: Path) -> str:
    """The group of keys at a path, such as terrace 2 or `storage`."""
    if not path:
        return "the document"
    if isinstance(path[-1], int):
        return f"{SUBJECTS.get(str(path[-2]), str(path[-2]))} {path[-1] + 1}"
    return f"`{path[-1]}`"


def _flat(annotation: Any) -> Iterator[Any]:
    """An annotation with every union and Annotated opened: types and Expected marks."""
    origin = get_origin(annotation)
    if origin is Annotated:
        kind, *marks = get_args(annotation)
        yield from (mark for mark in marks if isinstance(mark, Expected))
        yield from _flat(kind)
    elif origin in (Union, types.UnionType):
        for member in get_args(annotation):
            yield from _flat(member)
    else:
        yield annotation


def _annotations_at(path: Path) -> list[Any]:
    """What the models say may stand at a path."""
    found: list[Any] = [TableDocument]
    for step in path:
        found = [inner for annotation in found for inner in _inside(annotation, step)]
    return found


def _inside(annotation: Any, step: str | int) -> Iterator[Any]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        field = annotation.model_fields.get(str(step))
        if field is not None:
            yield from (mark for mark in field.metadata if isinstance(mark, Expected))
            yield from _flat(field.annotation)
    elif get_origin(annotation) is list:
        yield from _flat(get_args(annotation)[0])
    elif get_origin(annotation) is dict:
        yield from _flat(get_args(annotation)[1])


def _model_at(path: Path) -> type[BaseModel]:
    models = [found for found in _annotations_at(path) if isinstance(found, type) and issubclass(found, BaseModel)]
    return models[0]


def _words_of(annotation: Any) -> tuple[Any, ...]:
    return get_args(annotation) if get_origin(annotation) is Literal else ()


def _expected(annotations: list[Any]) -> str:
    """What may stand at a place, in words."""
    marks = [mark.words for mark in annotations if isinstance(mark, Expected)]
    if marks:
        return marks[0]
    words = [str(word) for annotation in annotations for word in _words_of(annotation)]
    if words:
        return f"{', '.join(words[:-1])} or {words[-1]}"
    if any(get_origin(annotation) is list for annotation in annotations):
        return "a list"
    return "a group of keys"
