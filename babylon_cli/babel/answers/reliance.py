"""Which unresolved rulings an answer rests on: each that can matter is answered otherwise, and asked again."""

from collections.abc import Callable, Container, Iterator
from typing import NamedTuple

from babylon_cli.babel.table.rulings import NUMBERS, VALUES
from babylon_cli.babel.table.table import Table
from babylon_cli.wording.message import Message


class Reliance(NamedTuple):
    """A ruling whose other value would change the answer."""

    ruling: str
    value: str
    """The value in force."""
    instead: str

    @property
    def id(self) -> str:
        """The number of the ruling."""
        return NUMBERS[self.ruling]

    @property
    def told(self) -> Message:
        """What the answer rests on, in a sentence without its full stop."""
        return Message(
            "ruling: this rests on {ruling}: {value} ({id}), which no publisher confirms; with {ruling}: {instead} "
            "the answer is another",
            id=self.id,
            **self._asdict(),
        )

    def data(self) -> dict[str, object]:
        """As the JSON contract has it."""
        return {"id": self.id, **self._asdict()}


def reliances(
    table: Table, ask: Callable[[Table], object], answer: object, that_can_matter: Container[str]
) -> Iterator[Reliance]:
    """Every ruling, of those that can matter, that alone would change the answer of `ask` at this table."""
    for name in [name for name in VALUES if name in that_can_matter]:
        value = getattr(table.rulings, name)
        for other in [other for other in VALUES[name] if other != value]:
            if ask(table._replace(rulings=table.rulings.answered({name: other}))) != answer:
                yield Reliance(name, value, other)
