"""The kinds of value that a file of any game holds, each with what a message says was expected."""

from typing import Annotated, Any, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, create_model

from babylon_cli.wording.message import Message


class Expected(Message):
    """What a message says was expected at a place."""

    __slots__ = ()


class Part(BaseModel):
    """A group of keys; unknown keys and values of another type are refused."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, defer_build=True)


class AnswersPart(Part):
    """What a file answers to the questions that the rulebooks leave open."""

    def answers(self) -> dict[str, str]:
        """The answers by the name of the question, without those that are left out."""
        return self.model_dump(exclude_none=True)


def rulings_part(name: str, about: str, rulings: type[Any]) -> type[AnswersPart]:
    """The model of `rulings:`, made from the record of a game's rulings; the schema takes their texts in."""
    answers: dict[str, Any] = {name: (kind | None, None) for name, kind in get_type_hints(rulings).items()}
    return create_model(name, __base__=AnswersPart, __doc__=about, **answers)


Text = Annotated[
    Annotated[str, StringConstraints(min_length=1)] | int, Expected("a text; put it in quotes if it looks otherwise")
]
"""A name or title; a whole number is taken as text."""

Count = Annotated[int, Field(ge=0, le=9999), Expected("a whole number, 0 or more")]

YesOrNo = Annotated[bool, Expected("true or false")]

RULE_ID = "[a-z]+(-[a-z]+)*"

RuleId = Annotated[str, StringConstraints(pattern=f"^{RULE_ID}$"), Expected("the id of a rule, such as storey-order")]
