"""A rule of Babel: what is published about it, and how a table is checked."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from babylon_cli.babel.table.table import Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault


class Rule(NamedTuple):
    """A rule that is checked once on the whole table; the paths of its faults are those of the document."""

    about: About
    check: Callable[[Table], Iterator[Fault]]
