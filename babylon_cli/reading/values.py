"""The kinds of value that a file of any game holds, each with what a message says was expected."""

import re
from collections.abc import Callable, Mapping
from typing import Annotated, Any, ClassVar, NamedTuple, get_args, get_type_hints

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    StringConstraints,
    create_model,
    model_validator,
)
from pydantic_core.core_schema import CoreSchema, no_info_after_validator_function, str_schema, union_schema

from babylon_cli.reading.scalars import PlainValue
from babylon_cli.wording.message import Message
from babylon_cli.wording.spelling import folded


class Expected(Message):
    """What a message says was expected at a place."""

    __slots__ = ()


class Spelled:
    """In what other ways a value of a kind may be typed, and how the house spells what was typed.

    A mark of an `Annotated` kind, after the house's own spelling of it: what is spelled so is taken as it is. A model
    holds the house's spelling, so that whoever reads a model knows no other; its dump is what a file should say.
    """

    def __init__(self, pattern: str, house: Callable[[str], PlainValue]) -> None:
        """Take the pattern of what may be typed, and the function that spells such a text as the house does."""
        self.pattern = pattern
        self.house = house

    def takes(self, typed: str) -> bool:
        """Whether a text may be typed for such a value."""
        return re.fullmatch(self.pattern, typed) is not None

    def _respelled(self, typed: str) -> PlainValue:
        if not self.takes(typed):
            raise ValueError
        return self.house(typed)

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """The house's spelling, or else a text that is then spelled so; one mistake for both.

        Only a text that is not in the house's spelling asks for the pattern, which takes time to compile.
        """
        typed = no_info_after_validator_function(self._respelled, str_schema(strict=True))
        either: list[CoreSchema | tuple[CoreSchema, str]] = [handler(source), typed]
        return union_schema(either, mode="left_to_right", custom_error_type="spelling", custom_error_message="-")

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        """The schema of either, with the pattern of the text."""
        schema: dict[str, Any] = handler(core)
        schema["anyOf"][-1]["pattern"] = self.pattern
        return schema


def in_any_case(words: Any) -> Spelled:
    """The words of a Literal in whatever letter case."""
    known = {word.lower(): word for word in get_args(words)}
    return Spelled(f"^({'|'.join([pattern_in_any_case(word) for word in known])})$", lambda word: known[word.lower()])


def pattern_in_any_case(word: str) -> str:
    """The pattern of a word in whatever letter case, as JSON Schema can say it, too."""
    return "".join([f"[{letter.upper()}{letter}]" if letter.isalpha() else letter for letter in word.lower()])


class Advice(Message):
    """How to mend what stands at a place, where nothing nearer is known."""

    __slots__ = ()


class OtherWords(NamedTuple):
    """Words of the players' languages for the words that may stand at a place."""

    meant: tuple[tuple[str, tuple[str, ...]], ...]
    """Each word of the format with the words for it."""

    def word(self, typed: str) -> str | None:
        """The word of the format that was meant by what was typed, if any."""
        return next((word for word, others in self.meant if folded(typed) in others), None)


MOST_ENTRIES = 100
"""Longer lists are no table: nothing on one is counted so far."""


class Part(BaseModel):
    """A group of keys; unknown keys and values of another type are refused."""

    example: ClassVar[str]
    """How such a group is written, with little in it; a whole document has none."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, defer_build=True)

    spelled_keys: ClassVar[Mapping[str | int, str]] = {}
    """What else may be typed for a key, and the key as the house spells it."""


class SpelledKeysPart(Part):
    """A group of keys of which some may be typed otherwise."""

    @model_validator(mode="before")
    @classmethod
    def _in_house_spelling(cls, group: Any) -> Any:
        """The group with each key as the house spells it; a key that stands there in both ways is left for unknown."""
        if not isinstance(group, dict):
            return group
        house = {key: cls.spelled_keys.get(key, key) for key in group}
        return {key if house[key] in group else house[key]: value for key, value in group.items()}


class AnswersPart(Part):
    """What a file answers to the questions that the rulebooks leave open."""

    def answers(self) -> dict[str, str]:
        """The answers by the name of the question, without those that are left out."""
        return self.model_dump(exclude_none=True)


def rulings_part(name: str, about: str, example: str, rulings: type[Any]) -> type[AnswersPart]:
    """The model of `rulings:`, made from the record of a game's rulings; the schema takes their texts in."""
    kinds = {name: Annotated[kind, in_any_case(kind)] | None for name, kind in get_type_hints(rulings).items()}
    answers: dict[str, Any] = {name: (kind, None) for name, kind in kinds.items()}
    part = create_model(name, __base__=AnswersPart, __doc__=about, **answers)
    part.example = example
    return part


Text = Annotated[
    Annotated[str, StringConstraints(min_length=1)] | int, Expected("a text; put it in quotes if it looks otherwise")
]
"""A name or title; a whole number is taken as text."""

Count = Annotated[
    int, Field(ge=0, le=9999), Spelled("^(0|[1-9][0-9]{0,3})$", int), Expected("a whole number, 0 or more")
]


def is_true(typed: object) -> bool:
    """Whether a value says true, as a text, too."""
    return typed is True or (isinstance(typed, str) and typed.lower() == "true")


TRUE_OR_FALSE = f"^({pattern_in_any_case('true')}|{pattern_in_any_case('false')})$"

YesOrNo = Annotated[bool, Spelled(TRUE_OR_FALSE, is_true), Expected("true or false")]

RULE_ID = "[a-z]+(-[a-z]+)*"

RuleId = Annotated[str, StringConstraints(pattern=f"^{RULE_ID}$"), Expected("the id of a rule, such as storey-order")]
