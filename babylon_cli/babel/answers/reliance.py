"""Which unresolved rulings an answer rests on: each is answered otherwise, and the question asked again."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from babylon_cli.babel.table.rulings import VALUES
from babylon_cli.babel.table.table import Table


class Reliance(NamedTuple):
    """A ruling whose other value would change the answer."""

    ruling: str
    value: str
    """The value in force."""
    instead: str


def reliances(table: Table, ask: Callable[[Table], object]) -> Iterator[Reliance]:
    """Every ruling that alone would change what `ask` answers."""
    answer = ask(table)
    for name, values in VALUES.items():
        value = getattr(table.rulings, name)
        for other in values:
            if other != value and ask(table._replace(rulings=table.rulings.answered({name: other}))) != answer:
                yield Reliance(name, value, other)
