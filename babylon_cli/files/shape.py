"""Whether a document has the right shape, and in our words what is wrong where it has not."""

import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError

from babylon_cli.files.models import TableDocument
from babylon_cli.files.nodes import Marked, descend, key_of, place_of
from babylon_cli.files.problem import Problem
from babylon_cli.files.reader import PlainData
from babylon_cli.files.values import Expected
from babylon_cli.spelling import nearest

Path = tuple[str | int, ...]


def shape(data: PlainData, root: Marked) -> tuple[TableDocument | None, list[Problem]]:
    """The document as a model, or every mistake in its shape."""
    try:
        return TableDocument.model_validate(data), []
    except ValidationError as error:
        found = [(entry["type"], tuple(entry["loc"])) for entry in error.errors(include_url=False)]
    problems: dict[tuple[str, Path], Problem] = {}
    for kind, location in found:
        path, rest = _split(data, location)
        if kind == "missing" and rest:
            problems[kind, location] = _missing(root, path, str(rest[0]))
        elif kind == "extra_forbidden":
            problems[kind, location] = _unknown(root, path)
        else:
            problems.setdefault(("value", path), _wrong(data, root, path, is_key="[key]" in location))
    return None, list(problems.values())


def _split(data: PlainData, location: Path) -> tuple[Path, Path]:
    """The part of a location that leads to something in the data, and the rest."""
    path: list[str | int] = []
    value: Any = data
    for position, step in enumerate(location):
        if not _leads_on(value, step):
            return tuple(path), location[position:]
        value = value[step]
        path.append(step)
    return tuple(path), ()


def _leads_on(value: Any, step: str | int) -> bool:
    if isinstance(value, list):
        return isinstance(step, int) and step < len(value)
    return isinstance(value, dict) and step in value


def _missing(root: Marked, path: Path, key: str) -> Problem:
    expected = _expected((*path, key))
    example = f"write `{key}:` with {expected}" if expected else f"write `{key}:`"
    return Problem(f"{_subject(path)} has no `{key}`", *place_of(descend(root, path))._replace(width=1), example)


def _unknown(root: Marked, path: Path) -> Problem:
    *parent, key = path
    known = list(_model_at(tuple(parent)).model_fields)
    guess = nearest(str(key), known)
    hint = f"did you mean `{guess}`?" if guess else f"the keys here are {', '.join(known)}"
    place = place_of(key_of(descend(root, tuple(parent)), str(key)))
    return Problem(f"{_subject(tuple(parent))} has an unknown key `{key}`", *place, hint)


def _wrong(data: PlainData, root: Marked, path: Path, *, is_key: bool) -> Problem:
    node = key_of(descend(root, path[:-1]), str(path[-1])) if is_key else descend(root, path)
    found = f"the key `{path[-1]}`" if is_key else _described(_value_at(data, path))
    message = f"{_name(path)} is {found}" if path and not is_key else f"found {found}"
    expected = _expected(path, for_key=is_key)
    return Problem(f"{message}; expected {expected}", *place_of(node), _did_you_mean(data, path))


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
    if value is None:
        return "empty"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a group of keys"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    return f"the number {value}" if isinstance(value, int) else f"`{value}`"


def _name(path: Path) -> str:
    """The key that a value belongs to, such as `at` or `statues`, entry 2."""
    keys = [position for position, step in enumerate(path) if isinstance(step, str)]
    if not keys:
        return "the document"
    entry = path[keys[-1] + 1 :]
    numbers = "".join(f", entry {int(step) + 1}" for step in entry)
    return f"`{path[keys[-1]]}`{numbers}"


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


def _expected(path: Path, *, for_key: bool = False) -> str:
    """What may stand at a path, in words."""
    if for_key:
        mappings = [found for found in _annotations_at(path[:-1]) if get_origin(found) is dict]
        found = [inner for mapping in mappings for inner in _flat(get_args(mapping)[0])]
    else:
        found = _annotations_at(path)
    marks = [mark.words for mark in found if isinstance(mark, Expected)]
    if marks:
        return marks[0]
    words = [str(word) for annotation in found for word in _words_of(annotation)]
    if words:
        return f"{', '.join(words[:-1])} or {words[-1]}"
    if any(get_origin(annotation) is list for annotation in found):
        return "a list"
    return "a group of keys"
