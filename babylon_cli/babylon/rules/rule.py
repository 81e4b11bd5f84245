"""The kinds of rule: those that judge one garden, the whole table, or one turn."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault

if TYPE_CHECKING:
    from babylon_cli.babylon.play.play import PlayedTurn

NO_RULINGS: Mapping[str, Any] = {}


class GardenRule(NamedTuple):
    """A rule that is checked on each garden by itself."""

    about: About
    check: Callable[[Layout, Rulings], Iterator[Fault]]
    strictest: Mapping[str, str] = NO_RULINGS
    """By ruling: the answer under which it finds all that it finds under any other."""
    can_matter: Mapping[str, Callable[[Layout], bool]] = NO_RULINGS
    """By ruling: whether a garden shows anything to which the answer can matter; any may where it is not named."""


class TableRule(NamedTuple):
    """A rule that is checked once on the whole table."""

    about: About
    check: Callable[[Table], Iterator[Fault]]
    strictest: Mapping[str, str] = NO_RULINGS


class TurnRule(NamedTuple):
    """A rule that is checked on each turn; its faults have paths of the document."""

    about: About
    check: Callable[["PlayedTurn"], Iterator[Fault]]


Rule = GardenRule | TableRule | TurnRule
