"""A whole game, played turn by turn from what was written down."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.babylon.play.digging import quarry_after
from babylon_cli.babylon.play.play import PlayedTurn, Setting, play_turn
from babylon_cli.babylon.play.seat import Seat, take_seat
from babylon_cli.babylon.quarry.unseen import LAYERS, Unseen, untouched
from babylon_cli.babylon.table.pieces import Material
from babylon_cli.babylon.table.quarry import Pile, Quarry, Tile
from babylon_cli.babylon.table.supply import CLAY_REMOVED
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import ROUNDS, Record, Round, acting_token


class Moment(NamedTuple):
    """A place in a game: after this turn of this round, both from 1."""

    round: int
    turn: int


class Game(NamedTuple):
    """A game as far as it was played."""

    table: Table
    """The set-up, with the record."""
    turns: tuple[PlayedTurn, ...]
    seats: tuple[Seat, ...]
    ground: Quarry | Unseen
    """The quarry as it lies now, or what can be known of it where nobody wrote it down."""

    @property
    def quarry(self) -> Quarry | None:
        """The quarry as it lies now; None where nobody wrote it down."""
        return None if isinstance(self.ground, Unseen) else self.ground

    @property
    def is_over(self) -> bool:
        """Whether every player has had a turn in every round that the game has."""
        players = len(self.table.players)
        return len(self.turns) >= players * ROUNDS.get(players, 1)

    def closing_table(self) -> Table:
        """The table as it stands now, without the record."""
        last = self.turns[-1].setting if self.turns else None
        return self.table._replace(
            players=tuple([seat.as_player() for seat in self.seats]),
            quarry=self.quarry,
            round=last and last.round,
            token=last and last.token,
            record=None,
        )


def replay(table: Table, until: Moment | None = None) -> Game:
    """Play the record of a table to its end, or until some moment has been played."""
    record = table.record or Record(0, ())
    seats = [take_seat(player) for player in table.players]
    ground = untouched(_removed(table)) if table.quarry is None else _opened(table.quarry, record)
    turns: list[PlayedTurn] = []
    for setting, played_round, position in _turns(record, table):
        if until is not None and (played_round.number, position + 1) > until:
            break
        turn = played_round.turns[position]
        played = play_turn(turn, seats[turn.player], ground, setting)
        turns.append(played)
        seats[turn.player] = played.after
        ground = quarry_after(turn, ground)
    return Game(table, tuple(turns), tuple(seats), ground)


def _turns(record: Record, table: Table) -> Iterator[tuple[Setting, Round, int]]:
    """Every turn of a record with its round."""
    for played_round in record.rounds:
        token = acting_token(played_round.number, played_round.token)
        setting = Setting(table.rulings, token, played_round.number)
        for position in range(len(played_round.turns)):
            yield setting, played_round, position


def _removed(table: Table) -> tuple[int, ...] | None:
    """Where clay was taken out of a quarry that nobody wrote down; None where it was, and nobody knows where."""
    removed = None if table.record is None else table.record.removed
    return () if removed is None and CLAY_REMOVED.get(len(table.players)) == 0 else removed


def _opened(quarry: Quarry, record: Record) -> Quarry:
    """The quarry after set-up: every stack down to the floor, and without the clay that was taken out."""
    piles = [_down_to_the_floor(pile) for pile in quarry.piles]
    for position in record.removed or ():
        pile = piles[position]
        if pile and pile[0].material is Material.CLAY:
            piles[position] = pile[1:]
    return Quarry(tuple(piles))


def _down_to_the_floor(pile: Pile) -> Pile:
    """A stack with the tiles under it that nobody saw."""
    if not pile:
        return pile
    unseen = LAYERS[LAYERS.index(pile[-1].material) + 1 :]
    return (*pile, *[Tile(material) for material in unseen])
