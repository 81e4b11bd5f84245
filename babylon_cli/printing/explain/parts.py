"""The parts that every explanation is made of."""

from collections.abc import Iterable, Iterator

from babylon_cli.judging.about import Source
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Fact, Message, Term, listed


def title(name: str, summary: Fact, screen: Screen) -> str:
    """The first line of an explanation: what it is about, painted, and one sentence."""
    lines = screen.wrapped(Message("{name}: {summary}", name=name, summary=summary), "", "  ")
    return screen.paint(name, "name") + lines.removeprefix(name)


def heading(fact: Fact, screen: Screen) -> tuple[str, str]:
    """An empty line and a heading."""
    return "", screen.paint(screen.wrapped(fact, "", "  "), "place")


def paragraph(fact: Fact, screen: Screen) -> str:
    """A paragraph, indented."""
    return screen.wrapped(fact, "  ")


def entry(name: str, fact: Fact, screen: Screen, *, columns: int) -> str:
    """A name, painted, and a text beside it that starts after so many columns."""
    text = Message("{name}{text}", name=f"{name:<{columns}}", text=fact)
    lines = screen.wrapped(text, "  ", " " * (columns + 2))
    return f"  {screen.paint(name, 'name')}{lines.removeprefix(f'  {name}')}"


def value_lines(values: Iterable[tuple[str, Fact, Fact]], screen: Screen) -> Iterator[str]:
    """The answers to an open question: the value, what is remarked of it, and its meaning."""
    for value, remark, meaning in values:
        text = Message("{value}{remark}: {meaning}", value=value, remark=remark, meaning=meaning)
        yield screen.wrapped(text, "    ", "      ")


def see_also(pages: Iterable[str], screen: Screen) -> Iterator[str]:
    """The commands that show related pages; nothing where there are none."""
    commands = [Message("`babylon explain {page}`", page=page) for page in pages]
    if commands:
        yield ""
        yield screen.wrapped(Message("See also: {commands}.", commands=listed(commands, "")), "")


def source_lines(sources: Iterable[Source], screen: Screen) -> Iterator[str]:
    """One line for each place in a rulebook: edition or book, section, item."""
    for book, section, item in sources:
        text = Message("{book}{section}: {item}", book=f"{book:<8}", section=section, item=Term(item))
        yield screen.wrapped(text, "  ", " " * 10)
