"""What nobody can have counted: numbers of a tally that no garden gives, whatever was built."""

from collections.abc import Iterable, Iterator

from babylon_cli.babylon.files.models import TallyPart
from babylon_cli.babylon.table.cells import HOLES
from babylon_cli.reading.nodes import Marked, descend, key_of, place_of
from babylon_cli.reading.problem import Problem
from babylon_cli.wording.message import Counted, Message

Path = tuple[str | int, ...]
Mistake = tuple[Path, Message]

MOST_TERRACES = 16
"""With two players a game gives each fifteen terraces and the start terrace."""

ROWS_BY_LEVEL = ("statues", "fountains", "bridges", "staircases")

COVERED_AT_LEAST = {0: 0, 1: 4}
"""Holes that are covered, by the highest level."""

COVERED_BY_TWO = 6
"""Holes under two terraces of levels that follow each other: they do not lie squarely over each other."""


def impossible(tally: TallyPart, path: Path, root: Marked) -> Iterator[Problem]:
    """Every number that contradicts the others, or the game, at its key."""
    for keys, message in _mistakes(tally):
        group = descend(root, (*path, *keys[:-1]))
        yield Problem(message, *place_of(key_of(group, str(keys[-1]))), Message("count again, or correct the level"))


def _mistakes(tally: TallyPart) -> Iterator[Mistake]:
    yield from _of_staircases(tally)
    yield from _of_levels(tally)
    yield from _of_the_empty_board(tally)
    yield from _of_holes(tally)


def _of_staircases(tally: TallyPart) -> Iterator[Mistake]:
    """A staircase links two levels that follow each other."""
    for key in _counted(tally.staircases):
        lower, upper = sorted([int(level) for level in key.split("-")])
        if upper - lower != 1:
            yield ("staircases", key), Message("no staircase links the levels {levels}: they differ by 1", levels=key)


def _of_levels(tally: TallyPart) -> Iterator[Mistake]:
    """Every level has a terrace, and no piece stands above the highest."""
    highest = tally.highest_terrace
    if highest > MOST_TERRACES:
        template = "the highest terrace is said to lie on level {level}, and a garden has {terraces} at most"
        terraces = Counted(MOST_TERRACES, "terrace")
        yield ("highest_terrace",), Message(template, level=highest, terraces=terraces)
    for row in ROWS_BY_LEVEL:
        for key in _counted(getattr(tally, row)):
            if max([int(level) for level in key.split("-")]) > highest > 0:
                template = "`{row}` are counted on level {key}, and the highest terrace lies on level {level}"
                yield (row, key), Message(template, row=row, key=key, level=highest)


def _of_the_empty_board(tally: TallyPart) -> Iterator[Mistake]:
    """Where no terrace lies there is nothing to count."""
    if tally.highest_terrace > 0:
        return
    filled = [row for row in (*ROWS_BY_LEVEL, "flowers") if _counted(getattr(tally, row))]
    for row in [*filled, "belvederes"] if tally.belvederes else filled:
        yield (row,), Message("`{row}` are counted, and `highest_terrace: 0` says that no terrace lies there", row=row)


def _of_holes(tally: TallyPart) -> Iterator[Mistake]:
    """The holes that are not seen are covered by terraces, and what is counted in sight lies over them."""
    if tally.visible_holes is None:
        return
    highest, covered = tally.highest_terrace, HOLES - tally.visible_holes
    seen = Counted(tally.visible_holes, "hole")
    at_least = COVERED_AT_LEAST.get(highest, COVERED_BY_TWO)
    if covered < at_least:
        template = "{holes} are seen, and with a terrace on level {level} {most} can be at most"
        yield ("visible_holes",), Message(template, holes=seen, level=highest, most=HOLES - at_least)
    elif highest == 0 and covered > 0:
        yield ("visible_holes",), Message("{holes} are seen of 64, and no terrace covers the others", holes=seen)
    elif highest > 0 and max(_total(tally.flowers), _pieces(tally)) > covered:
        template = "{holes} are covered, and more terraces or pieces are counted in sight above them"
        yield ("visible_holes",), Message(template, holes=Counted(covered, "hole"))


def _pieces(tally: TallyPart) -> int:
    """Pieces of which each shows on a spot of its own; a bridge may show by its gap alone, a belvedere by a ruling."""
    return sum([_total(counts) for counts in (tally.statues, tally.fountains, tally.staircases)])


def _total(counts: dict[str, int | None] | None) -> int:
    return sum([number or 0 for number in (counts or {}).values()])


def _counted(counts: dict[str, int | None] | None) -> Iterable[str]:
    """The keys with a number that is not 0."""
    return [key for key, number in (counts or {}).items() if number]
