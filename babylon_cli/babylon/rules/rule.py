"""The kinds of rule: those that judge one garden, the whole table, or one turn."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault

if TYPE_CHECKING:
    from babylon_cli.babylon.play.play import PlayedTurn


class GardenRule(NamedTuple):
    """A rule that is checked on each garden by itself."""

    about: About
    check: Callable[[Layout, Rulings], Iterator[Fault]]


class TableRule(NamedTuple):
    """A rule that is checked once on the whole table."""

    about: About
    check: Callable[[Table], Iterator[Fault]]


class TurnRule(NamedTuple):
    """A rule that is checked on each turn; its faults have paths of the document."""

    about: About
    check: Callable[["PlayedTurn"], Iterator[Fault]]


Rule = GardenRule | TableRule | TurnRule
