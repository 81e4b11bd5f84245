"""The parts that every explanation is made of."""

from collections.abc import Iterable, Iterator

from babylon_cli.printing.layout import wrapped
from babylon_cli.printing.screen import Screen


def title(name: str, summary: str, screen: Screen) -> str:
    """The first line of an explanation: what it is about, painted, and one sentence."""
    lines = wrapped(f"{name}: {summary}", indent="", hanging="  ")
    return screen.paint(name, "name") + lines.removeprefix(name)


def heading(text: str, screen: Screen) -> tuple[str, str]:
    """An empty line and a heading."""
    return "", screen.paint(wrapped(text, indent="", hanging="  "), "place")


def paragraph(text: str) -> str:
    """A paragraph, indented."""
    return wrapped(text, indent="  ")


def source_lines(sources: Iterable[tuple[str, str, str]]) -> Iterator[str]:
    """One line for each place in a rulebook: edition or book, section, item."""
    for book, section, item in sources:
        yield wrapped(f"{book:<8}{section}: {item}", indent="  ", hanging=" " * 10)
