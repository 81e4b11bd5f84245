"""Rows and columns between the statues of a garden, and which of them can be of use in any order of building.

Sets of statues are bits by number.
"""

from collections.abc import Sequence

from babylon_cli.babylon.rules.precedence import Precedence
from babylon_cli.babylon.rules.statues import PlacedStatue
from babylon_cli.babylon.table.cells import LINES, bit, numbers_in, set_of


class Lines:
    """To which statues each one leads, and so any set of them."""

    def __init__(self, of_each: Sequence[int]) -> None:
        """Begin with what is known of each statue."""
        self.of_each = of_each
        self.of_sets: dict[int, int] = {}
        """What was asked for before."""

    def of(self, statues: int) -> int:
        """The statues to which one of these leads."""
        lines = self.of_sets.get(statues)
        if lines is None:
            lines = 0
            for number in numbers_in(statues):
                lines |= self.of_each[number]
            self.of_sets[statues] = lines
        return lines

    def reached(self, waiting: int, standing: int) -> int:
        """Those of the waiting statues to which lines lead from the standing ones, over each other."""
        reached, arriving = 0, self.of(standing) & waiting
        while arriving:
            reached |= arriving
            arriving = self.of(arriving) & waiting & ~reached
        return reached


def lines_between(statues: Sequence[PlacedStatue]) -> list[int]:
    """For each statue the others in its row or column."""
    return [_in_line_with(statues, number) for number in range(len(statues))]


def _in_line_with(statues: Sequence[PlacedStatue], number: int) -> int:
    line = LINES[statues[number].cell]
    return set_of([other for other, statue in enumerate(statues) if other != number and line >> statue.cell & 1])


def useful_lines(lines: Sequence[int], statues: Sequence[PlacedStatue], precedence: Precedence) -> list[int]:
    """For each statue those in its line that are placed, in some order of building, while it stands."""
    return [
        set_of([number for number in numbers_in(line) if _may_stand_for(statue, statues[number], precedence)])
        for statue, line in zip(statues, lines, strict=True)
    ]


def _may_stand_for(statue: PlacedStatue, other: PlacedStatue, precedence: Precedence) -> bool:
    """Whether a statue can stand when another one is placed."""
    return not _has_left(statue, other, precedence) and not _comes_later(statue, other, precedence)


def _has_left(statue: PlacedStatue, other: PlacedStatue, precedence: Precedence) -> bool:
    """Whether the other one always comes with or after what takes a statue away.

    Where that may slip under, the statue can be placed after it, and together with the other.
    """
    after = precedence.always_after
    takers = numbers_in(statue.taken_by & after[statue.owner])
    return any([(bit(taker) | after[taker]) >> other.owner & 1 for taker in takers])


def _comes_later(statue: PlacedStatue, other: PlacedStatue, precedence: Precedence) -> bool:
    """Whether a statue is always placed after another one.

    That can wait in its own turn for a second terrace and its statues, but for one that hides it.
    """
    after = precedence.always_after
    if not after[other.owner] >> statue.owner & 1:
        return False
    between = [position for position in numbers_in(after[other.owner]) if after[position] >> statue.owner & 1]
    return bool(between) or bool(other.hidden_by >> statue.owner & 1)
