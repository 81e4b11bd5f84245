"""The kinds of value that a file of any game holds, each with what a message says was expected.

A kind is an annotation: a type with marks. What reads a document, what says what is wrong with it and its JSON Schema
are all made from the same annotations, and nothing here needs the libraries that some of them use.
"""

import re
from collections.abc import Callable, Mapping
from typing import Annotated, Any, ClassVar, NamedTuple, get_args

from babylon_cli.reading.scalars import PlainValue
from babylon_cli.wording.message import Message
from babylon_cli.wording.spelling import folded


class Matching(NamedTuple):
    """A text is like this pattern, which is anchored at both ends."""

    pattern: str


class Joined(NamedTuple):
    """A text is two of a kind with a hyphen between them: there are many more pairs than ends, which are known soon."""

    end: Any
    """The kind of both."""
    pattern: str
    """What the whole text is like, as the house spells it."""


class Between(NamedTuple):
    """A number is one of these, both ends among them."""

    least: int
    most: int


class Length(NamedTuple):
    """A text has so many characters, or a list so many entries."""

    least: int = 0
    most: int | None = None


class Completed(NamedTuple):
    """Words that an editor offers for a text which may be another one, too."""

    words: tuple[str, ...]


class Expected(Message):
    """What a message says was expected at a place."""

    __slots__ = ()


Elsewhere = Mapping[str, tuple[str, str, str, str]]
"""By a word of the format what stands for it in French, Dutch, traditional and simplified Chinese.

Several words stand apart by blanks, of which messages suggest the first; none stands where it is the format's own.
"""

NOTHING_ELSEWHERE: Elsewhere = {}


def meanings(elsewhere: Elsewhere) -> dict[str, str]:
    """What stands for the words of the format in other languages, each with its word."""
    return {other: word for word, others in elsewhere.items() for other in " ".join(others).split()}


class Spelled:
    """In what other ways a value of a kind may be typed, and how the house spells what was typed.

    A mark of an `Annotated` kind, after the house's own spelling of it: what is spelled so is taken as it is. A part
    holds the house's spelling, so that whoever reads a part knows no other.
    """

    is_written_out: ClassVar[bool] = False
    """Whether such a text is written out as what it stands for before anything asks of its kind."""

    def __init__(
        self,
        pattern: str,
        house: Callable[[str], PlainValue],
        elsewhere: Elsewhere = NOTHING_ELSEWHERE,
        usual: str | None = None,
    ) -> None:
        """Take the pattern of what may be typed, the function that spells such a text as the house does, and words.

        A quicker pattern may tell of most of these texts that they are spelled so already.
        """
        self.pattern = pattern
        self.house = house
        self.elsewhere = elsewhere
        self.usual = usual

    def takes(self, typed: str) -> bool:
        """Whether a text may be typed for such a value."""
        return re.fullmatch(self.pattern, typed) is not None

    def in_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        """The JSON Schema of such a value, given that of the house's spelling or else a text."""
        schema["anyOf"][-1]["pattern"] = self.pattern
        return schema


def in_any_case(words: Any, elsewhere: Elsewhere = NOTHING_ELSEWHERE) -> Spelled:
    """The words of a Literal in whatever letter case, or what stands for them in other languages."""
    known = {word.lower(): word for word in get_args(words)} | meanings(elsewhere)
    pattern = f"^({'|'.join([pattern_in_any_case(word) for word in known])})$"
    return Spelled(pattern, lambda word: known[word.lower()], elsewhere)


def pattern_in_any_case(word: str) -> str:
    """The pattern of a word in whatever letter case, as JSON Schema can say it, too."""
    return "".join([letter if letter == letter.upper() else f"[{letter.upper()}{letter}]" for letter in word.lower()])


class Advice(Message):
    """How to mend what stands at a place, where nothing nearer is known."""

    __slots__ = ()


class Meant(NamedTuple):
    """What a text is taken for that cannot stand at a place."""

    word: Callable[[str], str | None]
    """The text of the format that was meant by what was typed, if any; only a mistake asks."""


class OtherWords(NamedTuple):
    """Words of the players' languages for the words that may stand at a place."""

    meant: tuple[tuple[str, tuple[str, ...]], ...]
    """Each word of the format with the words for it."""

    def word(self, typed: str) -> str | None:
        """The word of the format that was meant by what was typed, if any."""
        return next((word for word, others in self.meant if folded(typed) in others), None)


MOST_ENTRIES = 100
"""Longer lists are no table: nothing on one is counted so far."""


Text = Annotated[Annotated[str, Length(1)] | int, Expected("a text; put it in quotes if it looks otherwise")]
"""A name or title; a whole number is taken as text."""

MONTHS_OF_31 = "(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])"
MONTHS_OF_30 = "(0[469]|11)-(0[1-9]|[12][0-9]|30)"
FEBRUARY_OF_28 = "02-(0[1-9]|1[0-9]|2[0-8])"
LEAP_YEAR = "([12][0-9](0[48]|[2468][048]|[13579][26])|(1[26]|2[048])00)"
DAY = f"([12][0-9]{{3}}-({MONTHS_OF_31}|{MONTHS_OF_30}|{FEBRUARY_OF_28})|{LEAP_YEAR}-02-29)"
HOURS_AND_MINUTES = "([01][0-9]|2[0-3]):[0-5][0-9]"
TIME = f"[T ]{HOURS_AND_MINUTES}(:[0-5][0-9])?( ?(Z|[+-]{HOURS_AND_MINUTES}))?"

Date = Annotated[
    Annotated[str, Matching(f"^{DAY}({TIME})?$")],
    Expected(
        "a day of the calendar as year-month-day, such as 2026-11-28, and after it the time if you like, such as "
        "2026-11-28 20:15"
    ),
]
"""A day, and a time with or without what it is ahead of UTC, as ISO 8601 writes them."""

Count = Annotated[int, Between(0, 9999), Spelled("^(0|[1-9][0-9]{0,3})$", int), Expected("a whole number, 0 or more")]


def is_true(typed: object) -> bool:
    """Whether a value says true, as a text, too."""
    return typed is True or (isinstance(typed, str) and typed.lower() == "true")


TRUE_OR_FALSE = f"^({pattern_in_any_case('true')}|{pattern_in_any_case('false')})$"

YesOrNo = Annotated[bool, Spelled(TRUE_OR_FALSE, is_true), Expected("true or false")]

RULE_ID = "[a-z]+(-[a-z]+)*"

RuleId = Annotated[str, Matching(f"^{RULE_ID}$"), Expected("the id of a rule, such as storey-order")]
