"""One player's garden as it was typed, before anything is made of it."""

from typing import NamedTuple

from babylon_cli.babylon.table.pieces import Decoration, Spot
from babylon_cli.babylon.table.terrace import Terrace


class Garden(NamedTuple):
    """The terraces and pieces on one construction zone."""

    terraces: tuple[Terrace, ...] = ()
    decorations: tuple[Decoration, ...] = ()
    """Statues, fountains, bridges and staircases, in this order, each kind in the order of the file."""
    bare_pillars: tuple[Spot, ...] = ()
    complete: bool = True
    """False when the garden was noted from above, so that wholly hidden terraces may be missing."""
    noted: int = 0
    """How many of the terraces were noted; those after them were built since, on what could be seen."""
