"""The rows of a pad as every format of `score` shows them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from babylon_cli.judging.line import TOTAL, Line, PadForm, number_told
from babylon_cli.judging.scored import Scored, ScoredPlayer, Sheet, Source
from babylon_cli.wording.message import Fact, Message, Term, Text, listed

TOTAL_LABEL = Term("TOTAL")
RANK_LABEL = Term("Rank")

ARROW = " → "

FROM: dict[Source, Text] = {"": "", "pad": Message("from the pad"), "tally": Message("from the tally")}
"""What stands under the name of a player without a garden."""


class Row(NamedTuple):
    """One row: what it is called, the pad's own notation for its points, and a number a player."""

    label: Term
    notation: str
    numbers: list[int | None]
    """None where nobody knows it."""


def rows_of(form: PadForm, players: tuple[ScoredPlayer, ...]) -> Iterator[Row]:
    """The rows of the pad, the total, what breaks a tie, and the ranks."""
    for row in form.rows:
        yield Row(row.label, row.notation, [player.rows[row.key] for player in players])
    yield Row(TOTAL_LABEL, "", [player.rows[TOTAL] for player in players])
    yield Row(form.tie_label, "", [player.tie for player in players])
    yield Row(RANK_LABEL, "", [player.rank for player in players])


def numbers_of(form: PadForm, sheets: Sequence[tuple[ScoredPlayer, ...]]) -> Iterator[tuple[Row, list[str]]]:
    """The rows of a pad with their numbers as they are shown: those before and after a turn side by side."""
    first, last = rows_of(form, sheets[0]), rows_of(form, sheets[-1])
    for before, after in zip(first, last, strict=True):
        pairs = zip(before.numbers, after.numbers, strict=True)
        yield before, [_number(*pair, is_rank=before.label is RANK_LABEL) for pair in pairs]


def _number(before: int | None, after: int | None, *, is_rank: bool) -> str:
    """One number, or what it was and what it became; by how much, unless it is a rank."""
    if before == after:
        return number_told(before)
    change = "" if is_rank or before is None or after is None else f" ({after - before:+d})"
    return f"{number_told(before)}{ARROW}{number_told(after)}{change}"


def heading_of(answer: Scored) -> Text:
    """What stands above the pad of a document that judges a turn; else nothing."""
    return Message("Before and after the turn of {name}", name=answer.turn_of) if answer.turn_of else ""


def outcome_of(sheet: Sheet) -> Text:
    """Who wins or leads, and before or after which turn."""
    if not sheet.heading:
        return sheet.outcome
    return Message("{heading}: {outcome}", heading=sheet.heading, outcome=sheet.outcome)


def starred(answer: Scored, player: ScoredPlayer) -> str:
    """The player's name, with a star where the garden breaks a rule."""
    return f"{player.name} *" if player.name in answer.illegal_players else player.name


def title_of(answer: Scored) -> tuple[Fact, ...]:
    """The title that the document gives itself, if it does."""
    name = answer.document.own_name
    return () if name is None else (name,)


def evening_of(answer: Scored) -> tuple[Fact, ...]:
    """When and where it was played, if the document says so."""
    said = [fact for fact in (answer.document.occasion.date, answer.document.occasion.place) if fact is not None]
    return (listed(said, ""),) if said else ()


def moment_of(sheet: Sheet, player: ScoredPlayer) -> Fact:
    """The player, and whether it is about the pad before or after a turn."""
    if sheet.moment == "before":
        return Message("{player} before the turn", player=player.name)
    if sheet.moment == "after":
        return Message("{player} after the turn", player=player.name)
    return player.name


def lines_of(form: PadForm, player: ScoredPlayer) -> Iterator[tuple[Message, tuple[Line, ...]]]:
    """The lines behind each number: the row with its points, and its lines."""
    lines = player.lines
    for row in form.rows:
        points = number_told(player.rows[row.key])
        yield Message("{row}: {points}", row=row.label, points=points), lines[row.key]
