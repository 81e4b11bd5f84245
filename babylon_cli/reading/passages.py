"""What stands at a place of a document, and what the models say may stand there."""

import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from babylon_cli.reading.values import Advice, Expected, OtherWords
from babylon_cli.wording.message import Message, listed

Path = tuple[str | int, ...]

MARKS = (Expected, Advice, OtherWords)
"""What the models say of a place beside its types."""


class Passage(NamedTuple):
    """One place of a document: its path, what stands there, and what may: types, literals and Expected marks."""

    path: Path
    value: Any
    kinds: list[Any]

    def at(self, location: Path) -> "Passage":
        """What stands at a location within it.

        The steps that name the member of a union are passed over: those lead nowhere in the data.
        """
        passage = self
        for step in location:
            kinds = passage.kinds_of(step)
            if kinds and _leads_on(passage.value, step):
                passage = Passage((*passage.path, step), passage.value[step], kinds)
        return passage

    def at_key(self, key: str) -> "Passage":
        """What would stand under one of its keys, whether something does or not."""
        return Passage((*self.path, key), None, self.kinds_of(key))

    def at_entry(self, position: int) -> "Passage":
        """What would stand at a position of it, whether something does or not."""
        return Passage((*self.path, position), None, self.kinds_of(position))

    def kinds_of(self, step: str | int) -> list[Any]:
        """What may stand under one of its keys, or at a position."""
        return [inner for kind in self.kinds for inner in _inside(kind, step)]

    @property
    def kinds_of_keys(self) -> list[Any]:
        """What its keys may be, where they are not those of a model."""
        return [inner for kind in self.kinds if get_origin(kind) is dict for inner in _flat(get_args(kind)[0])]

    @property
    def keys(self) -> list[str]:
        """The keys of the group, as a file spells them."""
        return [key for kind in self.kinds if _is_model(kind) for key in _fields_of(kind)]

    @property
    def first_key(self) -> str | None:
        """The first key that every group here has, such as `name`; None where none is needed."""
        models = [kind for kind in self.kinds if _is_model(kind)]
        return next((key for kind in models for key, field in _fields_of(kind).items() if field.is_required()), None)

    @property
    def may_be_a_list(self) -> bool:
        """Whether a list may stand there."""
        return any([get_origin(kind) is list for kind in self.kinds])

    @property
    def is_only_a_list(self) -> bool:
        """Whether nothing but a list may stand there."""
        kinds = [kind for kind in self.kinds if not isinstance(kind, MARKS) and kind is not type(None)]
        return bool(kinds) and all([get_origin(kind) is list for kind in kinds])

    @property
    def advice(self) -> Message | None:
        """How to mend what stands there, where nothing nearer is known."""
        return next((kind for kind in self.kinds if isinstance(kind, Advice)), None)

    @property
    def other_words(self) -> list[OtherWords]:
        """What the words that may stand there are in other languages."""
        return [kind for kind in self.kinds if isinstance(kind, OtherWords)]

    @property
    def words(self) -> list[str]:
        """The words that may stand there, where there is a choice of words."""
        return _words_of(self.kinds)


def in_words(kinds: list[Any]) -> Message:
    """What may stand at a place, in words."""
    for kind in kinds:
        if isinstance(kind, Expected):
            return kind
    words = _words_of(kinds)
    if words:
        return Message("{words}", words=listed(words, "or"))
    if any([get_origin(kind) is list for kind in kinds]):
        return Message("a list")
    examples = [kind.example for kind in kinds if _is_model(kind)]
    return Message("a group of keys such as {example}", example=examples[0]) if examples else Message("a group of keys")


def _words_of(kinds: list[Any]) -> list[str]:
    return [str(word) for kind in kinds if get_origin(kind) is Literal for word in get_args(kind)]


def _is_model(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, BaseModel)


def _fields_of(model: type[BaseModel]) -> dict[str, FieldInfo]:
    return {field.alias or name: field for name, field in model.model_fields.items()}


def _leads_on(value: Any, step: str | int) -> bool:
    if isinstance(value, list):
        return isinstance(step, int) and step < len(value)
    return isinstance(value, dict) and step in value


def _inside(kind: Any, step: str | int) -> Iterator[Any]:
    if _is_model(kind):
        field = _fields_of(kind).get(str(step))
        if field is not None:
            yield from [mark for mark in field.metadata if isinstance(mark, MARKS)]
            yield from _flat(field.annotation)
    elif get_origin(kind) in (list, dict):
        yield from _flat(get_args(kind)[-1])


def _flat(annotation: Any) -> Iterator[Any]:
    """An annotation with every union and Annotated opened: types and Expected marks."""
    origin = get_origin(annotation)
    if origin is Annotated:
        kind, *marks = get_args(annotation)
        yield from [mark for mark in marks if isinstance(mark, MARKS)]
        yield from _flat(kind)
    elif origin in (Union, types.UnionType):
        for member in get_args(annotation):
            yield from _flat(member)
    else:
        yield annotation
