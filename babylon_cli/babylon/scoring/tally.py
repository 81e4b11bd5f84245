"""The pad of a player who only counted: the same rows from the numbers that were typed."""

from babylon_cli.babylon.scoring.sets import ONE_OF_EACH, POINTS_OF_A_SET, counted_pieces, flower_sets
from babylon_cli.babylon.scoring.summit import summit_line
from babylon_cli.babylon.table.table import Tally
from babylon_cli.judging.line import CountedRows, Line
from babylon_cli.wording.message import Counted, Message, listed


def tally_lines(tally: Tally) -> CountedRows:
    """The lines of every row, in the pad's order; nothing about them can be checked."""
    highest = tally.highest_terrace
    return {
        "statues": _by_level(tally.statues, "statue", 1),
        "fountains": _by_level(tally.fountains, "fountain", 3),
        "bridges": _by_level(tally.bridges, "bridge", 3),
        "staircases": _staircases(tally.staircases),
        "decoration_sets": _decoration_sets(tally),
        "flower_sets": flower_sets([[flower] * number for flower, number in tally.flowers.items()]),
        "belvederes": _belvederes(tally.belvederes),
        "highest_terrace": (summit_line(highest, Message("level {level}", level=highest)),),
    }


def _by_level(counts: dict[int, int], noun: str, factor: int) -> tuple[Line, ...]:
    return tuple(
        [
            Line(
                factor * level * count,
                Counted(count, noun),
                Message("level {level}", level=level),
                Message("{factor} × level {level} each", factor=factor, level=level),
            )
            for level, count in sorted(counts.items())
        ]
    )


def _staircases(counts: dict[tuple[int, int], int]) -> tuple[Line, ...]:
    return tuple(
        [
            Line(
                (lower + upper) * count,
                Counted(count, "staircase"),
                Message("levels {lower} to {upper}", lower=lower, upper=upper),
                Message("level {lower} + level {upper} each", lower=lower, upper=upper),
            )
            for (lower, upper), count in sorted(counts.items())
        ]
    )


def _decoration_sets(tally: Tally) -> tuple[Line, ...]:
    counts = (tally.statues, tally.fountains, tally.bridges, tally.staircases)
    numbers = [sum(by_level.values()) for by_level in counts]
    sets = min(numbers)
    return (Line(POINTS_OF_A_SET * sets, Counted(sets, "set"), listed(counted_pieces(numbers)), ONE_OF_EACH),)


def _belvederes(number: int) -> tuple[Line, ...]:
    return (Line(number, Counted(number, "belvedere"), Message("counted"), Message("1 each on any level")),)
