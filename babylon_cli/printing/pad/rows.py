"""The rows of a pad as every format of `score` shows them."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.judging.line import TOTAL, Line, PadForm
from babylon_cli.judging.scored import Scored, ScoredPlayer, Sheet
from babylon_cli.wording.message import Fact, Message, Term

TOTAL_LABEL = Term("TOTAL")
RANK_LABEL = Term("Rank")


class Row(NamedTuple):
    """One row: what it is called, the pad's own notation for its points, and a number a player."""

    label: Term
    notation: str
    numbers: list[int]


def rows_of(form: PadForm, players: tuple[ScoredPlayer, ...]) -> Iterator[Row]:
    """The rows of the pad, the total, what breaks a tie, and the ranks."""
    for row in form.rows:
        yield Row(row.label, row.notation, [player.rows[row.key] for player in players])
    yield Row(TOTAL_LABEL, "", [player.rows[TOTAL] for player in players])
    yield Row(form.tie_label, "", [player.tie for player in players])
    yield Row(RANK_LABEL, "", [player.rank for player in players])


def starred(answer: Scored, player: ScoredPlayer) -> str:
    """The player's name, with a star where the garden breaks a rule."""
    return f"{player.name} *" if player.name in answer.illegal_players else player.name


def title_of(answer: Scored) -> tuple[Fact, ...]:
    """The title that the document gives itself, if it does."""
    title = answer.document.table.title if answer.document.table is not None else None
    return () if title is None else (title,)


def moment_of(sheet: Sheet, player: ScoredPlayer) -> Fact:
    """The player, and whether it is about the pad before or after a turn."""
    if sheet.moment == "before":
        return Message("{player} before the turn", player=player.name)
    if sheet.moment == "after":
        return Message("{player} after the turn", player=player.name)
    return player.name


def lines_of(form: PadForm, player: ScoredPlayer) -> Iterator[tuple[Message, tuple[Line, ...]]]:
    """The lines behind each number: the row with its points, and its lines."""
    for row in form.rows:
        yield Message("{row}: {points}", row=row.label, points=player.rows[row.key]), player.lines[row.key]
