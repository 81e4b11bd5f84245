"""What another value of a ruling makes of a pad: another winner, other ranks, or at least other points."""

from typing import NamedTuple

from babylon_cli.judging.line import PadForm, number_told
from babylon_cli.judging.scored import Changes, PadReliance, ScoredPlayer, Sheet
from babylon_cli.wording.message import Counted, Fact, Message, listed


class OtherAnswer(NamedTuple):
    """A ruling, its value in force, and another value."""

    ruling: str
    value: str
    other: str


def pad_reliance(form: PadForm, answer: OtherAnswer, now: Sheet, then: Sheet) -> PadReliance | None:
    """What another answer changes on a pad, given the pad now and under that answer; None where it changes nothing."""
    changed = _changed(form, now, then)
    if changed is None:
        return None
    changes, what = changed
    becomes = Message("with {ruling}: {other} {what}", ruling=answer.ruling, other=answer.other, what=what)
    return PadReliance(*answer, changes, becomes, now.moment)


def _changed(form: PadForm, now: Sheet, then: Sheet) -> tuple[Changes, Fact] | None:
    pairs = list(zip(now.players, then.players, strict=True))
    moved = [after for before, after in pairs if before.rank != after.rank]
    if moved and now.winners != then.winners:
        return "winner", then.outcome
    if moved:
        return "rank", Message("{players}.", players=listed(map(_ranked, moved), ""))
    counted = [_counted(form, before, after) for before, after in pairs if before.rows != after.rows]
    return ("row", Message("{players}.", players=listed(counted, ""))) if counted else None


def _ranked(player: ScoredPlayer) -> Message:
    points = Counted(player.total, "point")
    return Message("{player} has rank {rank} with {points}", player=player.name, rank=player.rank, points=points)


def _counted(form: PadForm, before: ScoredPlayer, after: ScoredPlayer) -> Message:
    changed = [row for row in form.rows if before.rows[row.key] != after.rows[row.key]]
    rows = [Message("{points} under {row}", points=number_told(after.rows[row.key]), row=row.label) for row in changed]
    return Message("{player} scores {rows} and {total} in all", player=after.name, rows=listed(rows), total=after.total)
