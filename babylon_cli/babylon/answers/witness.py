"""`check --witness`: for every legal garden an order of building that explains it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from babylon_cli.babylon.rules.findings import MOST_GARDENS_SEARCHED
from babylon_cli.babylon.rules.garden.statue_alignment import can_be_searched
from babylon_cli.babylon.rules.statues import PlacedStatue
from babylon_cli.babylon.rules.verdict import TableVerdict
from babylon_cli.babylon.rules.witness import Piece, turns_that_explain
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.layout import Placed
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.babylon.table.turn import ROUNDS
from babylon_cli.babylon.terms import piece_name, terrace_name
from babylon_cli.judging.beside import Placing, Witness
from babylon_cli.wording.message import Message

if TYPE_CHECKING:
    from babylon_cli.judging.finding import Path

LONGEST_GAME = max(ROUNDS.values())


def witnesses(table: Table, verdict: TableVerdict) -> Iterator[Witness]:
    """One for every garden that breaks no rule and shows everything that was built; a record tells its own order."""
    rounds = ROUNDS.get(len(table.players), LONGEST_GAME)
    illegal = {finding.player for finding in verdict.findings if finding.is_illegal}
    for player in table.players[:MOST_GARDENS_SEARCHED]:
        searched = player.layout.terraces and player.name not in illegal and can_be_searched(player.layout)
        turns = turns_that_explain(player.layout, table.rulings, rounds) if searched else None
        if turns is not None:
            yield Witness(player.name, tuple([tuple([_placing(player, piece) for piece in turn]) for turn in turns]))


def _placing(player: Player, piece: Piece) -> Placing:
    garden: Path = ("players", player.index)
    if isinstance(piece, Placed):
        return Placing(piece.noun, piece.place, (*garden, *piece.path), piece_name(piece))
    if isinstance(piece, PlacedStatue):
        spot = f"{CELL_NAMES[piece.cell]}@{piece.level}"
        return Placing("statue", spot, (*garden, *piece.path), Message("the statue at {spots}", spots=spot))
    return Placing("terrace", f"{CELL_NAMES[piece.at]}@{piece.level}", (*garden, *piece.path), terrace_name(piece))
