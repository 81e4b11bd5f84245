"""What an answer rests on, said in the same way by every command."""

from collections.abc import Iterable, Iterator

from babylon_cli.babel.answers.reliance import Reliance
from babylon_cli.printing.screen import Screen


def reliance_lines(found: Iterable[Reliance], screen: Screen) -> Iterator[str]:
    """One paragraph each, after an empty line."""
    for reliance in found:
        yield from ("", screen.wrapped(reliance.told, indent="", hanging="  "))
