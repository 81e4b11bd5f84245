"""What is published about a rule or a topic, but for its words: those are texts, such as `rules/<id>`.

See wording/texts.py.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple

from babylon_cli.wording.message import ENGLISH, Language, Term


class Source(NamedTuple):
    """One place in one rulebook."""

    book: str
    """The rulebook or its edition, such as `fr` or `base`."""
    section: str
    item: str

    @property
    def printed(self) -> str:
        """What of it is printed in the rulebook: the heading, and of the item the words that do not describe it."""
        names = [word for word in self.item.split() if not ("a" <= word[0] <= "z" or word[0].isdigit())]
        return " ".join([self.section, *names])

    def data(self, language: Language = ENGLISH) -> dict[str, str]:
        """As the JSON contract has it; a heading stands as it is printed."""
        return {"edition": self.book, "section": self.section, "item": language.say(Term(self.item))}


class Cited(NamedTuple):
    """Where the rulebook speaks of a rule."""

    sources: tuple[Source, ...]
    """In the edition by which the document is read."""
    everywhere: tuple[Source, ...] = ()
    """In every edition, for whoever has another one; empty where the document names its own."""


Citing = Callable[[str], Cited]
"""Finds it by the id of the rule."""


class Topic(NamedTuple):
    """Something besides the rules that is explained by a text of its own."""

    kind: str
    """The folder of its text, such as pad, tokens or topics."""
    name: str
    sources: tuple[Source, ...]


class About(NamedTuple):
    """A rule's id, its places in the rulebooks and the rulings that it may rest on."""

    id: str
    sources: tuple[Source, ...]
    """Edition by edition."""
    subject: str = ""
    """Under which the list of rules has it; empty for a game whose rules have none."""
    rulings: tuple[str, ...] = ()
    """The open questions on which a verdict may rest, or the rulings that it follows."""
    judges: Literal["position", "history", "turn"] = "position"
    """Whether the finished table shows it, the order of building is needed, or a turn that was written down."""
