"""The parts that every explanation is made of, and how each of them is printed as text.

A part says nothing yet: a screen says its facts in a language and in so many columns. `printing/book` makes HTML of it.
"""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from babylon_cli.judging.about import Source
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Fact, Message, Term, listed


class Part(Protocol):
    """A piece of an explanation."""

    def lines(self, screen: Screen) -> Iterator[str]:
        """How it is printed as text."""


Page = tuple[Part, ...]
"""A whole explanation; most begin with a title."""


def printed(page: Page, screen: Screen) -> str:
    """An explanation as text; it never begins with an empty line."""
    return "\n".join([line for part in page for line in part.lines(screen)]).removeprefix("\n") + "\n"


class Title(NamedTuple):
    """What an explanation is about, painted, and one sentence on it."""

    name: str
    summary: Fact

    def lines(self, screen: Screen) -> Iterator[str]:
        """One line, or several of which all but the first are indented."""
        lines = screen.wrapped(Message("{name}: {summary}", name=self.name, summary=self.summary), "", "  ")
        yield screen.paint(self.name, "name") + lines.removeprefix(self.name)


class Heading(NamedTuple):
    """What stands above a section."""

    fact: Fact

    def lines(self, screen: Screen) -> Iterator[str]:
        """An empty line and the heading."""
        yield ""
        yield screen.paint(screen.wrapped(self.fact, "", "  "), "place")


class Paragraph(NamedTuple):
    """Some sentences."""

    fact: Fact
    indent: str = "  "
    apart: bool = False
    """Whether an empty line parts it from what stands above it."""

    def lines(self, screen: Screen) -> Iterator[str]:
        """The sentences, indented."""
        if self.apart:
            yield ""
        yield screen.wrapped(self.fact, self.indent)


class Entries(NamedTuple):
    """Names of pages, and a text beside each that starts after so many columns."""

    entries: tuple[tuple[str, Fact], ...]
    columns: int
    apart: bool = False

    def lines(self, screen: Screen) -> Iterator[str]:
        """The names, painted, and the texts."""
        if self.apart:
            yield ""
        for name, fact in self.entries:
            text = Message("{name}{text}", name=f"{name:<{self.columns}}", text=fact)
            lines = screen.wrapped(text, "  ", " " * (self.columns + 2))
            yield f"  {screen.paint(name, 'name')}{lines.removeprefix(f'  {name}')}"


class Listing(NamedTuple):
    """The name of a page on a line of its own, and what is told of it under it."""

    name: str
    told: tuple[Fact, ...]
    remark: Fact = ""
    """What stands beside the name."""

    def lines(self, screen: Screen) -> Iterator[str]:
        """The name, painted, and what is told; where that are several things, it is seen where each begins."""
        remark = f" {screen.say(self.remark)}" if self.remark else ""
        yield f"  {screen.paint(self.name, 'name')}{remark}"
        hanging = " " * (8 if len(self.told) > 1 else 6)
        yield from [screen.wrapped(fact, " " * 6, hanging) for fact in self.told]


class Value(NamedTuple):
    """An answer to an open question, what is remarked of it, and what it means."""

    value: str
    remark: Fact
    meaning: Fact

    def lines(self, screen: Screen) -> Iterator[str]:
        """All three one after the other."""
        text = Message("{value}{remark}: {meaning}", value=self.value, remark=self.remark, meaning=self.meaning)
        yield screen.wrapped(text, "    ", "      ")


class Places(NamedTuple):
    """Where the rulebooks speak of something."""

    sources: tuple[Source, ...]

    def lines(self, screen: Screen) -> Iterator[str]:
        """One line for each: edition or book, section, item."""
        for book, section, item in self.sources:
            text = Message("{book}{section}: {item}", book=f"{book:<8}", section=Term(section), item=Term(item))
            yield screen.wrapped(text, "  ", " " * 10)


class SeeAlso(NamedTuple):
    """Related pages."""

    pages: tuple[str, ...]

    @property
    def told(self) -> Message:
        """The commands that show them."""
        commands = [Message("`babylon explain {page}`", page=page) for page in self.pages]
        return Message("See also: {commands}.", commands=listed(commands, ""))

    def lines(self, screen: Screen) -> Iterator[str]:
        """The commands; nothing where there are none."""
        if self.pages:
            yield ""
            yield screen.wrapped(self.told, "")
