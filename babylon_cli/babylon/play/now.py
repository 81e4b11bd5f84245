"""The table as it now stands: the quarry, whose turn it is, and under which round token."""

from typing import TYPE_CHECKING, NamedTuple

from babylon_cli.babylon.table.quarry import Quarry
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import ROUNDS, Path, Token, acting_token

if TYPE_CHECKING:
    from babylon_cli.babylon.play.replay import Game


class Next(NamedTuple):
    """The turn with which a game that was written down goes on."""

    round: int
    player: int
    """Who has it, by place in the file."""
    token: Token | None
    """The round token in force; None where the record does not name it yet."""
    path: Path
    """Where the document would describe it."""


class Now(NamedTuple):
    """What holds for whoever digs next."""

    quarry: Quarry | None
    """As it lies, without the clay that set-up took out and what was dug; None where nobody wrote it down."""
    player: int | None
    """Whose turn it is, by place in the file; None where the file does not say."""
    token: Token | None
    """The round token in force; None where a record does not name it yet."""


def now(table: Table) -> Now:
    """The table as it stands: before its turn, or after the last turn of its record."""
    if table.record is None:
        player = None if table.turn is None else table.turn.player
        return Now(table.quarry, player, acting_token(table.round, table.token or "none"))
    from babylon_cli.babylon.play.replay import replay  # noqa: PLC0415 - only for a record

    game = replay(table)
    following = next_turn(game)
    if following is None:
        return Now(game.quarry, None, "none")
    return Now(game.quarry, following.player, following.token)


def next_turn(game: "Game") -> Next | None:
    """The turn of the first who has none in the last round that was begun, or else in a new one; None after the end."""
    record, seats = game.table.record, len(game.seats)
    if record is None or not seats:
        return None
    order = [(record.first_player + step) % seats for step in range(seats)]
    for played_round in record.rounds[-1:]:
        have_played = {turn.player for turn in played_round.turns}
        for player in order:
            if player not in have_played:
                token = acting_token(played_round.number, played_round.token)
                path = ("rounds", played_round.number - 1, "turns", len(played_round.turns))
                return Next(played_round.number, player, token, path)
    number = len(record.rounds) + 1
    if number > ROUNDS.get(seats, number):
        return None
    return Next(number, order[0], acting_token(number, None), ("rounds", number - 1, "turns", 0))
