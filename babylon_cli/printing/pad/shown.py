"""A pad as a page shows it: what each cell of the table holds, and what is said beside it."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.judging.line import TOTAL, Line, PadForm, number_told
from babylon_cli.judging.scored import Scored, ScoredPlayer, Sheet
from babylon_cli.printing.pad.rows import FROM, outcome_of, rows_of, starred
from babylon_cli.wording.message import Message, Name, Term, Text


class ShownCell(NamedTuple):
    """One number, and where it comes from."""

    number: str
    lines: tuple[Line, ...]
    is_first: bool
    """Whether it is of a player who wins or leads."""


class ShownRow(NamedTuple):
    """One row of the table."""

    kind: str
    """By which a style sheet knows it: a row that counts, the total, or what stands under it."""
    label: Term
    notation: str
    cells: tuple[ShownCell, ...]


class ShownPlayer(NamedTuple):
    """The head of a column."""

    name: str
    star: str
    """A star where the garden breaks a rule."""
    about: str | Name
    source: Text
    is_first: bool


class ShownSheet(NamedTuple):
    """One pad."""

    caption: Text
    outcome: Text
    rests_on: tuple[Message, ...]
    players: tuple[ShownPlayer, ...]
    rows: tuple[ShownRow, ...]


class ShownPads(NamedTuple):
    """The pads of a document, and what has to be said beside them."""

    sheets: tuple[ShownSheet, ...]
    has_lines: bool
    marks: tuple[Text, ...]
    remarks: tuple[Message, ...]


SCORE_PAD = Message("Score pad")


def shown_pads(answer: Scored) -> ShownPads:
    """Everything that a page shows of the pads of a document."""
    sheets = tuple([_sheet(answer, sheet) for sheet in answer.sheets])
    return ShownPads(
        sheets,
        any([cell.lines for sheet in sheets for row in sheet.rows for cell in row.cells]),
        answer.marks,
        tuple(_remarks(answer.sheets[-1])),
    )


def _remarks(sheet: Sheet) -> Iterator[Message]:
    for player in sheet.players:
        for remark in player.remarks:
            yield Message("{player}: {remark}", player=player.name, remark=remark)


def _sheet(answer: Scored, sheet: Sheet) -> ShownSheet:
    caption, rests_on = sheet.heading or SCORE_PAD, tuple([reliance.told for reliance in sheet.rests_on])
    players = tuple([_player(answer, player) for player in sheet.players])
    return ShownSheet(caption, outcome_of(sheet), rests_on, players, tuple(_rows(answer.form, sheet.players)))


def _player(answer: Scored, player: ScoredPlayer) -> ShownPlayer:
    star = starred(answer, player).removeprefix(player.name).strip()
    return ShownPlayer(player.name, star, player.about, FROM[player.source], player.rank == 1)


def _rows(form: PadForm, players: tuple[ScoredPlayer, ...]) -> Iterator[ShownRow]:
    keys = [*[row.key for row in form.rows], TOTAL]
    lines = [player.lines for player in players]
    for position, row in enumerate(rows_of(form, players)):
        key = keys[position] if position < len(keys) else ""
        kind = "total" if key == TOTAL else "counted" if key else "beside"
        cells = [
            ShownCell(number_told(number), of_player.get(key, ()), player.rank == 1)
            for player, of_player, number in zip(players, lines, row.numbers, strict=True)
        ]
        yield ShownRow(kind, row.label, row.notation, tuple(cells))
