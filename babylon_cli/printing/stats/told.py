"""What `stats` says of the plays of a game, in every format that is written in sentences."""

from collections.abc import Iterator
from fractions import Fraction

from babylon_cli.judging.line import PadRow
from babylon_cli.judging.statistics import GameSum
from babylon_cli.printing.pad.rows import TOTAL_LABEL
from babylon_cli.wording.message import Counted, Message, Term, Text, listed, plural

PLAYER, PLAYS, WINS, SHARED = Term("Player"), Term("Plays"), Term("Wins"), Term("Shared")
AVERAGE, BEST, EVERYONE = Term("Average"), Term("Best"), Term("Everyone")

AVERAGE_ROWS = Message("Average points by row of the pad")

NOTHING_PLAYED = Message("Nothing was played.")


def plays_told(summed: GameSum) -> Message:
    """How many plays there are, and on which days."""
    plays = Counted(summed.plays, "play")
    if summed.first is None or summed.last is None:
        return Message("{plays}", plays=plays)
    if summed.first == summed.last:
        return Message("{plays}, {day}", plays=plays, day=summed.first)
    return Message("{plays}, {first} to {last}", plays=plays, first=summed.first, last=summed.last)


def remarks(summed: GameSum) -> Iterator[Message]:
    """What counts though it breaks a rule, and what does not count."""
    if summed.broken:
        yield plural(
            summed.broken,
            "{plays} breaks a rule, and counts as it was scored.",
            "{plays} break a rule, and count as they were scored.",
            plays=Counted(summed.broken, "play"),
        )
    unfinished, alone = summed.passed["unfinished"], summed.passed["alone"]
    left_out = [Counted(unfinished, "unfinished game")] if unfinished else []
    left_out += [Counted(alone, "single garden")] if alone else []
    if left_out:
        yield Message("Left out: {what}.", what=listed(left_out))


def average_told(average: Fraction | None) -> Text:
    """An average to one place, behind the point or the comma of the language; a question mark where nobody knows it."""
    if average is None:
        return "?"
    whole, _, tenths = f"{float(round(average, 1)):.1f}".partition(".")
    return Message("{whole}.{tenths}", whole=whole, tenths=tenths)


def rows_of(summed: GameSum) -> list[PadRow]:
    """The rows of the pad and the total, each by its key."""
    return [*summed.form.rows, PadRow("total", TOTAL_LABEL)]
