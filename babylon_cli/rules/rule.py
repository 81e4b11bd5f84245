"""The two kinds of rule: those that judge one garden and those that judge the whole table."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from babylon_cli.rules.about import About
from babylon_cli.rules.finding import Fault
from babylon_cli.table.layout import Layout
from babylon_cli.table.rulings import Rulings
from babylon_cli.table.table import Table


class GardenRule(NamedTuple):
    """A rule that is checked on each garden by itself."""

    about: About
    check: Callable[[Layout, Rulings], Iterator[Fault]]


class TableRule(NamedTuple):
    """A rule that is checked once on the whole table."""

    about: About
    check: Callable[[Table], Iterator[Fault]]


Rule = GardenRule | TableRule
