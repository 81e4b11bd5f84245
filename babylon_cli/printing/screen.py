"""The screen that text is printed on: its language, its colours, its width. A name is made harmless here."""

import re
from collections.abc import Sequence
from copy import copy
from typing import Literal

import click

from babylon_cli.printing.layout import display_width, wrapped
from babylon_cli.printing.page_width import COMMON_WIDTH
from babylon_cli.printing.safe import visible
from babylon_cli.wording.message import ENGLISH, Fact, Language, Message, Term

Role = Literal["error", "warning", "good", "place", "name", "faint", "mark"]

STYLES: dict[Role, dict[str, str | int | bool]] = {
    "error": {"fg": "red", "bold": True},
    "warning": {"fg": "yellow", "bold": True},
    "good": {"fg": "green", "bold": True},
    "place": {"bold": True},
    "name": {"fg": "cyan"},
    "faint": {"dim": True},
    "mark": {"fg": 231, "bg": 160, "bold": True},
}

TINTS = ((16, 194), (16, 151), (16, 108), (16, 65), (231, 28), (231, 22))
"""The colours of text and ground from the lightest ground to the darkest, of the 256 that terminals have."""

PLACE_AND_TOLD = Message("{place}: {told}").template

LABEL = r"\s*[^:：]+[:：]"
"""What a line begins with: a word and a colon, in whichever language."""


class Screen:
    """Says messages in a language, on one line or wrapped, and paints them by their role where there is colour."""

    def __init__(
        self,
        *,
        colour: bool,
        language: Language = ENGLISH,
        width: int = COMMON_WIDTH,
        is_terminal: bool = False,
        takes_unicode: bool = True,
        language_of_programs: Language = ENGLISH,
    ) -> None:
        """Print in colour or plainly, in English or another language, so many columns wide, for whoever sits there.

        A stream that does not take every character gets the escapes of a format that has some. What programs read is
        said in a language of its own.
        """
        self.colour = colour
        self.language = language
        self.width = width
        self.is_terminal = is_terminal
        self.takes_unicode = takes_unicode
        self.language_of_programs = language_of_programs

    def for_programs(self) -> "Screen":
        """The same in the language that programs are told in."""
        programs = copy(self)
        programs.language = self.language_of_programs
        return programs

    def say(self, fact: Fact) -> str:
        """A message or a fact on one line, with nothing in it that could steer a terminal."""
        return visible(self.language.say(fact))

    def wrapped(self, fact: Fact, indent: str = "    ", hanging: str | None = None) -> str:
        """A message or a fact broken into lines, each indented."""
        return wrapped(self.say(fact), self.width, indent, hanging)

    def head(self, fact: Fact) -> str:
        """What stands over a part of the page, such as the name of a file; where a program reads it, on one line."""
        return self.paint(self.wrapped(fact, "", "  ") if self.is_terminal else self.say(fact), "place")

    def headline(self, place: Fact, *told: tuple[Fact, Role]) -> str:
        """A place and what is told of it, parted by colons; on a terminal in two lines where one is too short."""
        said = [(self.say(fact), role) for fact, role in told]
        painted = self._after_one_another([self.paint(text, role) for text, role in said])
        columns = display_width(self._after_one_another([self.say(place), *[text for text, _ in said]]))
        if self.is_terminal and columns > self.width:
            return f"{self.head(Message('{place}:', place=place))}\n  {painted}"
        return self._after_one_another([self.head(place), painted])

    def _after_one_another(self, said: Sequence[str]) -> str:
        """What was said already, each thing told of the one before it."""
        template = self.language.translated(PLACE_AND_TOLD)
        told = said[0]
        for each in said[1:]:
            told = template.format(place=told, told=each)
        return told

    def set_off(self, fact: Fact, indent: str = "    ", *, hanging: str | None = None) -> str:
        """A message that begins with a word and a colon, wrapped, and the word painted.

        The other lines stand behind the word, unless it is said where.
        """
        text = self.say(fact)
        lines = wrapped(text, self.width, indent, behind_label(text, indent) if hanging is None else hanging)
        label = re.match(LABEL, lines)
        return lines if label is None else f"{self.paint(label.group(), 'name')}{lines[label.end() :]}"

    def severity(self, severity: Literal["error", "warning"]) -> str:
        """How bad a finding is, painted."""
        return self.paint(self.say(Term(severity)), severity)

    def paint(self, text: str, role: Role | None, *, tint: int = 0) -> str:
        """A text that was said, in the style of its role and on a tinted ground; without colour as it is.

        On such a ground a role only makes a text bold, so that it stays legible.
        """
        if not self.colour:
            return text
        style = STYLES[role] if role is not None else {}
        if tint and role != "mark":
            text_colour, ground = TINTS[min(tint, len(TINTS)) - 1]
            style = {"fg": text_colour, "bg": ground, "bold": style.get("bold", False)}
        return click.style(text, **style)  # type: ignore[arg-type]


def behind_label(text: str, indent: str = "    ") -> str:
    """What lines begin with that stand behind the word and the colon with which a text begins."""
    label = re.match(LABEL, text)
    if label is None:
        return indent
    blank = " " if text[label.end() : label.end() + 1] == " " else ""
    return indent + " " * display_width(label.group() + blank)


def painted_width(text: str) -> int:
    """How many columns the widest line of a text takes, painted or not."""
    return max([display_width(line) for line in click.unstyle(text).split("\n")])


PLAIN = Screen(colour=False)
