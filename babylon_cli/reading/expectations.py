"""What the models say may stand at each path of a document, for messages in our own words."""

import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from babylon_cli.reading.reader import PlainData
from babylon_cli.reading.values import Expected
from babylon_cli.wording.message import Message, listed

Path = tuple[str | int, ...]


class Expectations(NamedTuple):
    """The model of one kind of document."""

    model: type[BaseModel]

    def at(self, path: Path) -> list[Any]:
        """What may stand at a path: types, literals and Expected marks."""
        found: list[Any] = [self.model]
        for step in path:
            found = [inner for annotation in found for inner in _inside(annotation, step)]
        return found

    def keys_at(self, path: Path) -> list[str]:
        """The keys of the group at a path, as a file spells them."""
        models = [found for found in self.at(path) if isinstance(found, type) and issubclass(found, BaseModel)]
        return list(_keys_of(models[0]))

    def in_the_data(self, data: PlainData, location: Path) -> Path:
        """A location without the steps that name the member of a union: those lead nowhere in the data."""
        path: list[str | int] = []
        value: Any = data
        annotations: list[Any] = [self.model]
        for step in location:
            inside = [inner for annotation in annotations for inner in _inside(annotation, step)]
            if inside and _leads_on(value, step):
                value, annotations = value[step], inside
                path.append(step)
        return tuple(path)

    def expected(self, path: Path) -> Message:
        """What may stand at a path, in words."""
        return in_words(self.at(path))

    def expected_key(self, path: Path) -> Message:
        """What may be a key of the mapping at a path, in words."""
        mappings = [found for found in self.at(path) if get_origin(found) is dict]
        return in_words([inner for mapping in mappings for inner in _flat(get_args(mapping)[0])])

    def words_at(self, path: Path) -> list[str]:
        """The words that may stand at a path, where there is a choice of words."""
        return [str(word) for annotation in self.at(path) for word in _words_of(annotation)]


def _keys_of(model: type[BaseModel]) -> dict[str, FieldInfo]:
    return {field.alias or name: field for name, field in model.model_fields.items()}


def _leads_on(value: Any, step: str | int) -> bool:
    if isinstance(value, list):
        return isinstance(step, int) and step < len(value)
    return isinstance(value, dict) and step in value


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


def _inside(annotation: Any, step: str | int) -> Iterator[Any]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        field = _keys_of(annotation).get(str(step))
        if field is not None:
            yield from (mark for mark in field.metadata if isinstance(mark, Expected))
            yield from _flat(field.annotation)
    elif get_origin(annotation) is list:
        yield from _flat(get_args(annotation)[0])
    elif get_origin(annotation) is dict:
        yield from _flat(get_args(annotation)[1])


def _words_of(annotation: Any) -> tuple[Any, ...]:
    return get_args(annotation) if get_origin(annotation) is Literal else ()


def in_words(annotations: list[Any]) -> Message:
    """What may stand at a place, in words."""
    marks = [mark for mark in annotations if isinstance(mark, Expected)]
    if marks:
        return marks[0]
    words = [str(word) for annotation in annotations for word in _words_of(annotation)]
    if words:
        return Message("{words}", words=listed(words, "or"))
    if any(get_origin(annotation) is list for annotation in annotations):
        return Message("a list")
    return Message("a group of keys")
