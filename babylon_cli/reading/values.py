"""The kinds of value that a file of any game holds, each with what a message says was expected."""

from typing import Annotated, Any, ClassVar, NamedTuple, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, create_model

from babylon_cli.wording.message import Message
from babylon_cli.wording.spelling import folded


class Expected(Message):
    """What a message says was expected at a place."""

    __slots__ = ()


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


class AnswersPart(Part):
    """What a file answers to the questions that the rulebooks leave open."""

    def answers(self) -> dict[str, str]:
        """The answers by the name of the question, without those that are left out."""
        return self.model_dump(exclude_none=True)


def rulings_part(name: str, about: str, example: str, rulings: type[Any]) -> type[AnswersPart]:
    """The model of `rulings:`, made from the record of a game's rulings; the schema takes their texts in."""
    answers: dict[str, Any] = {name: (kind | None, None) for name, kind in get_type_hints(rulings).items()}
    part = create_model(name, __base__=AnswersPart, __doc__=about, **answers)
    part.example = example
    return part


Text = Annotated[
    Annotated[str, StringConstraints(min_length=1)] | int, Expected("a text; put it in quotes if it looks otherwise")
]
"""A name or title; a whole number is taken as text."""

Count = Annotated[int, Field(ge=0, le=9999), Expected("a whole number, 0 or more")]

YesOrNo = Annotated[bool, Expected("true or false")]

RULE_ID = "[a-z]+(-[a-z]+)*"

RuleId = Annotated[str, StringConstraints(pattern=f"^{RULE_ID}$"), Expected("the id of a rule, such as storey-order")]
