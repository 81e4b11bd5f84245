"""What an answer rests on, said in the same way by every command."""

from collections.abc import Iterable, Iterator

from babylon_cli.babel.answers.reliance import Reliance
from babylon_cli.babel.rules.rulings import NAMED
from babylon_cli.printing.layout import wrapped


def reliance_data(found: Iterable[Reliance]) -> list[dict[str, str]]:
    """For JSON."""
    return [{"id": NAMED[reliance.ruling].id, **reliance._asdict()} for reliance in found]


def reliance_lines(found: Iterable[Reliance]) -> Iterator[str]:
    """For people: one paragraph each, after an empty line."""
    for reliance in found:
        text = (
            f"ruling: this rests on {reliance.ruling}: {reliance.value} ({NAMED[reliance.ruling].id}), which no "
            f"publisher confirms; with {reliance.ruling}: {reliance.instead} the answer is another"
        )
        yield from ("", wrapped(text, indent="", hanging="  "))
