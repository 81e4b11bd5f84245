"""A sentence that is said later: an English template, the facts that fill it, and the language that says it.

Whoever finds something hands over a Message; only what prints asks a language to say it. A text among the facts is
shown as it is: a name from a file, an id, a key, a cell. A word that a language has to know is a Term, and what the box
of each language prints on a card, or its readers type into a file, is a Name.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Self

Joint = Literal["and", "or", ""]
"""What stands before the last thing of a list; nothing where all are told apart by commas."""


class Term(NamedTuple):
    """A word of the game that a language has a word of its own for, such as `statue` or `single pillar`."""

    word: str


class Name(NamedTuple):
    """What is printed on a card or a board, or typed into a file: in English, and as other languages have it.

    Names are many and stand beside what else is known of the card: no catalogue has them.
    """

    english: str
    others: tuple[tuple[str, str], ...] = ()
    """By the code of a language; any other one has no box of its own, and takes the English name."""

    def __str__(self) -> str:
        """The name in English."""
        return self.english

    def in_language(self, code: str) -> str:
        """The name as the box of a language has it."""
        return dict(self.others).get(code, self.english)


class Counted(NamedTuple):
    """How many there are of something, such as `1 terrace` or `3 terraces`."""

    number: int
    noun: str
    """The thing in the singular."""


class Listed(NamedTuple):
    """Several facts one after the other, such as `A, B and C`."""

    facts: tuple["Fact", ...]
    joint: Joint = "and"


def listed(facts: Iterable["Fact"], joint: Joint = "and") -> Listed:
    """The facts as one list."""
    return Listed(tuple(facts), joint)


class Message(tuple[str, str, int, tuple[tuple[str, "Fact"], ...]]):
    """A template in English with named gaps, and the fact for each; equal to another of the same template and facts."""

    __slots__ = ()

    def __new__(cls, template: str, /, **facts: "Fact") -> Self:
        """Keep a template such as `{terrace} lies on {other}` with its facts; a brace of its own is written twice."""
        return tuple.__new__(cls, (template, "", 1, tuple(facts.items())))

    @property
    def template(self) -> str:
        """The sentence in English with its gaps; where it depends on a number, that for one."""
        return self[0]

    @property
    def facts(self) -> dict[str, "Fact"]:
        """What fills each gap."""
        return dict(self[3])

    def tells(self, name: str) -> bool:
        """Whether it, or a message within it, has a fact of this name."""
        return any([key == name or (isinstance(fact, Message) and fact.tells(name)) for key, fact in self[3]])

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """How another process makes the same message."""
        return _message, (tuple(self),)

    def __str__(self) -> str:
        """The sentence in English."""
        return ENGLISH.say(self)


def _message(parts: tuple[Any, ...]) -> Message:
    return tuple.__new__(Message, parts)


def plural(number: int, one: str, many: str, /, **facts: "Fact") -> Message:
    """A message whose template depends on a number: the first for one, the second for any other."""
    return _message((one, many, number, tuple(facts.items())))


class ByLanguage(NamedTuple):
    """A fact that is another one in some languages, such as a place in a book that is printed in each."""

    own: Mapping[str, "Fact"]
    """By the code of a language."""
    other: "Fact"
    """In every other language."""

    def in_language(self, code: str) -> "Fact":
        """What it is in a language."""
        return self.own.get(code, self.other)


Fact = str | int | Message | Term | Name | Counted | Listed | ByLanguage
"""What can fill a gap of a message."""

Text = str | Message
"""What is said by itself: a message, or a text that is the same in every language."""


class Language:
    """English, in which the templates are written; another language overrides what it says otherwise."""

    code = "en"

    def translated(self, template: str) -> str:
        """The template, or the word of the game, in this language."""
        return template

    def plural(self, one: str, many: str, number: int) -> str:
        """The template that fits a number."""
        return one if number == 1 else many

    def counted(self, number: int, noun: str) -> str:
        """A number with its noun."""
        return f"{number} {noun}" if number == 1 else f"{number} {noun}s"

    def joined(self, words: Sequence[str], joint: Joint) -> str:
        """The words of a list one after the other."""
        if len(words) < 2 or not joint:
            return ", ".join(words)
        return f"{', '.join(words[:-1])} {joint} {words[-1]}"

    def say(self, fact: Fact) -> str:
        """A message or a fact in this language."""
        if isinstance(fact, str):
            return fact
        if isinstance(fact, Message):
            one, many, number, facts = fact
            return self._filled(self.plural(one, many, number) if many else self.translated(one), facts)
        if isinstance(fact, Term):
            return self.translated(fact.word)
        if isinstance(fact, Counted):
            return self.counted(fact.number, fact.noun)
        if isinstance(fact, Listed):
            return self.joined([self.say(entry) for entry in fact.facts], fact.joint)
        return self.say(fact.in_language(self.code)) if isinstance(fact, Name | ByLanguage) else str(fact)

    def _filled(self, template: str, facts: Iterable[tuple[str, Fact]]) -> str:
        return self.filled(template, {name: self.say(fact) for name, fact in facts}) if "{" in template else template

    def filled(self, template: str, said: Mapping[str, str]) -> str:
        """A template in this language with its gaps filled."""
        return template.format_map(said)


ENGLISH = Language()

LANGUAGES = (ENGLISH.code, "fr", "nl", "zh-Hant", "zh-Hans")
"""The languages of the players, as their boxes are told apart."""

OWN_NAMES = ("English", "français", "Nederlands", "繁體中文", "简体中文")
"""What each language calls itself."""
