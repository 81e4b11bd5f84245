"""Groups of keys: the only description of what a file may say.

A reader of sound documents (`shape`), the models that say what is wrong with the others (`models`) and the JSON Schema
are all made from the keys of these classes.
"""

from collections.abc import Mapping
from types import NoneType
from typing import Annotated, Any, ClassVar, NamedTuple, Self, cast

from babylon_cli.reading.values import in_any_case

JsonSchema = dict[str, Any]


class Description(NamedTuple):
    """What the class of a group says of a key, beside its kind."""

    text: str
    """What an editor shows for it."""
    is_needed: bool
    typed: str | None = None
    """How a file spells the key, where that is no name in Python."""


def needed(text: str, typed: str | None = None) -> Any:
    """A key that every such group has."""
    return Description(text, is_needed=True, typed=typed)


def optional(text: str, typed: str | None = None) -> Any:
    """A key that may be left out, or left empty; it is None then."""
    return Description(text, is_needed=False, typed=typed)


class Key(NamedTuple):
    """A key of a group."""

    name: str
    """The attribute that holds its value."""
    kind: Any
    """What may stand there: a type with marks."""
    description: str
    is_needed: bool


class Part:
    """A group of keys as it was read, each value as the house spells it; what is left out is None."""

    example: ClassVar[str]
    """How such a group is written, with little in it; a whole document has none."""

    spelled_keys: ClassVar[Mapping[str | int, str]] = {}
    """What else may be typed for a key, and the key as the house spells it; a group has only one of the two."""

    schema_extra: ClassVar[Any] = None
    """What the keys alone do not say: more of a JSON Schema, or what completes it."""

    descriptions: ClassVar[Mapping[str, Description]] = {}
    """Those of its keys by the attributes that hold their values."""

    def __init_subclass__(cls) -> None:
        """Take the keys of a class, and what an object has where a file leaves one out."""
        own = {name: told for name, told in vars(cls).items() if isinstance(told, Description)}
        cls.descriptions = {**cls.descriptions, **own}
        for name in own:
            setattr(cls, name, None)

    def __init__(self, values: dict[str, Any]) -> None:
        """Take the values of the keys that the file has, by attribute."""
        self.__dict__ = values

    def written(self) -> dict[str, Any]:
        """The keys that the file has, null among them, as plain data in the order of the class."""
        values = self.__dict__
        return {name: _plain(values[name]) for name in self.descriptions if name in values}

    def filled(self) -> dict[str, Any]:
        """The keys with a value, as plain data in the order of the class."""
        return {name: value for name, value in self.written().items() if value is not None}

    @classmethod
    def blank(cls) -> Self:
        """A group in which a file has no key at all."""
        return cls({})


def _plain(value: Any) -> Any:
    if isinstance(value, Part):
        return value.written()
    if isinstance(value, list):
        return [_plain(entry) for entry in value]
    if isinstance(value, dict):
        return {key: _plain(entry) for key, entry in value.items()}
    return value


KEYS: dict[type[Part], Mapping[str, Key]] = {}
"""The keys of every group that was asked for."""


def keys_of(part: type[Part]) -> Mapping[str, Key]:
    """The keys of a group as a file spells them, in their order."""
    if part not in KEYS:
        kinds = kinds_of(part)
        told = part.descriptions.items()
        KEYS[part] = {each.typed or name: Key(name, kinds[name], each.text, each.is_needed) for name, each in told}
    return KEYS[part]


def kinds_of(described: type[Any]) -> dict[str, Any]:
    """The annotations of a class and of those that it is made from; none is a text that Python would have to read."""
    kinds: dict[str, Any] = {}
    for each in reversed(described.__mro__):
        kinds |= getattr(each, "__annotations__", {})
    return {name: NoneType if kind is None else kind for name, kind in kinds.items()}


class AnswersPart(Part):
    """What a file answers to the questions that the rulebooks leave open."""

    def answers(self) -> dict[str, str]:
        """The answers by the name of the question, without those that are left out."""
        return self.filled()


def rulings_part(name: str, about: str, example: str, rulings: type[Any]) -> type[AnswersPart]:
    """The group of `rulings:`, made from the record of a game's rulings; the schema takes their texts in."""
    kinds = {name: Annotated[kind, in_any_case(kind)] | None for name, kind in kinds_of(rulings).items()}
    answers = {name: optional("") for name in kinds}
    body = {"__doc__": about, "__annotations__": kinds, "example": example, **answers}
    return cast("type[AnswersPart]", type(name, (AnswersPart,), body))
