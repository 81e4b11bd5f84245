"""The screen that text is printed on: its language, its colours, its width. A name is made harmless here."""

from typing import Literal

import click

from babylon_cli.printing.layout import wrapped
from babylon_cli.printing.safe import visible
from babylon_cli.wording.message import ENGLISH, Fact, Language, Term

Role = Literal["error", "warning", "good", "place", "name", "faint"]

STYLES: dict[Role, dict[str, str | bool]] = {
    "error": {"fg": "red", "bold": True},
    "warning": {"fg": "yellow", "bold": True},
    "good": {"fg": "green", "bold": True},
    "place": {"bold": True},
    "name": {"fg": "cyan"},
    "faint": {"dim": True},
}


class Screen:
    """Says messages in a language, on one line or wrapped, and paints them by their role where there is colour."""

    def __init__(self, *, colour: bool, language: Language = ENGLISH) -> None:
        """Print in colour or plainly, in English or another language."""
        self.colour = colour
        self.language = language

    def say(self, fact: Fact) -> str:
        """A message or a fact on one line, with nothing in it that could steer a terminal."""
        return visible(self.language.say(fact))

    def wrapped(self, fact: Fact, indent: str = "    ", hanging: str | None = None) -> str:
        """A message or a fact broken into lines, each indented."""
        return wrapped(self.say(fact), indent, hanging)

    def severity(self, severity: Literal["error", "warning"]) -> str:
        """How bad a finding is, painted."""
        return self.paint(self.say(Term(severity)), severity)

    def paint(self, text: str, role: Role) -> str:
        """A text that was said, in the style of its role; without colour as it is."""
        return click.style(text, **STYLES[role]) if self.colour else text  # type: ignore[arg-type]


PLAIN = Screen(colour=False)
