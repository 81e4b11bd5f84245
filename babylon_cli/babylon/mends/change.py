"""One change of what was typed of a garden, as somebody may have slipped."""

from typing import NamedTuple

from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.pieces import Decoration
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.judging.finding import Path
from babylon_cli.wording.message import Message

WHOLE_GARDEN: Path = ()


class Change(NamedTuple):
    """One value of a garden typed otherwise, or all of the garden read otherwise."""

    path: Path
    """Where the file holds the value, relative to its player; empty where more than one value is another."""
    garden: Garden
    """The garden as it then is; its terraces and pieces keep their numbers, so that faults keep their paths."""
    concerns: Path
    """The terrace or the piece that was mistyped, relative to its player; empty where it is all of the garden."""
    told: Message
    """What is otherwise, such as `with the terrace on level 1 at E4 instead of F5`."""


def with_terrace(garden: Garden, terrace: Terrace) -> Garden:
    """The garden with a terrace in place of that of its number."""
    return garden._replace(
        terraces=tuple([terrace if each.number == terrace.number else each for each in garden.terraces])
    )


def with_piece(garden: Garden, typed: Decoration, piece: Decoration) -> Garden:
    """The garden with a decoration in place of another."""
    return garden._replace(decorations=tuple([piece if each is typed else each for each in garden.decorations]))


def without_piece(garden: Garden, typed: Decoration) -> Garden:
    """The garden without a decoration; the others keep their numbers."""
    return garden._replace(decorations=tuple([each for each in garden.decorations if each is not typed]))
