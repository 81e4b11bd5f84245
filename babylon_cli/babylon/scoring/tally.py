"""The pad of a player who only counted: the same rows from the numbers that were typed."""

from babylon_cli.babylon.scoring.sets import DECORATION_ROWS, POINTS_OF_A_SET, flower_sets
from babylon_cli.babylon.table.table import Tally
from babylon_cli.judging.line import Line
from babylon_cli.words import counted, listed


def tally_lines(tally: Tally) -> dict[str, tuple[Line, ...]]:
    """The lines of every row, in the pad's order; nothing about them can be checked."""
    rows = {
        "statues": _by_level(tally.statues, "statue", 1),
        "fountains": _by_level(tally.fountains, "fountain", 3),
        "bridges": _by_level(tally.bridges, "bridge", 3),
        "staircases": _staircases(tally.staircases),
    }
    rows["decoration_sets"] = _decoration_sets(tally)
    rows["flower_sets"] = tuple(flower_sets({flower: ["counted"] * count for flower, count in tally.flowers.items()}))
    rows["belvederes"] = _belvederes(tally.belvederes)
    rows["highest_terrace"] = _summit(tally.highest_terrace)
    return rows


def _by_level(counts: dict[int, int], noun: str, factor: int) -> tuple[Line, ...]:
    return tuple(
        [
            Line(factor * level * count, counted(count, noun), f"level {level}", f"{factor} × level {level} each")
            for level, count in sorted(counts.items())
        ]
    )


def _staircases(counts: dict[tuple[int, int], int]) -> tuple[Line, ...]:
    return tuple(
        [
            Line(
                (lower + upper) * count,
                counted(count, "staircase"),
                f"levels {lower} to {upper}",
                f"level {lower} + level {upper} each",
            )
            for (lower, upper), count in sorted(counts.items())
        ]
    )


def _decoration_sets(tally: Tally) -> tuple[Line, ...]:
    counts = (tally.statues, tally.fountains, tally.bridges, tally.staircases)
    numbers = [sum(by_level.values()) for by_level in counts]
    pieces = listed(
        [counted(number, row.removesuffix("s")) for number, row in zip(numbers, DECORATION_ROWS, strict=True)]
    )
    sets = min(numbers)
    return (Line(POINTS_OF_A_SET * sets, counted(sets, "set"), pieces, "statue, fountain, bridge and staircase"),)


def _belvederes(number: int) -> tuple[Line, ...]:
    return (Line(number, counted(number, "belvedere"), "counted", "1 each on any level"),)


def _summit(level: int) -> tuple[Line, ...]:
    return (Line(2 * level, "highest terrace", f"level {level}", f"2 × level {level}"),)
