"""A player has at most 16, 14 or 12 terraces with 2, 3 or 4 players."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import COURSE, DIGGING, SET_UP, STORING, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.pieces import Material
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.babylon.table.turn import ROUNDS
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Counted, Message

ABOUT = About(
    id="terrace-count",
    subject="table",
    sources=cited(
        COURSE.at("1st paragraph"),
        DIGGING.at("1st paragraph"),
        SET_UP.at("step 4"),
        STORING.at("3rd and 4th paragraphs"),
    ),
)

MOST_TERRACES = {players: rounds + 1 for players, rounds in ({1: ROUNDS[2]} | ROUNDS).items()}
"""By the number of players: one terrace a round and the start terrace. A garden alone may be of a game of two."""


def check(table: Table) -> Iterator[Fault]:
    """Every player with more terraces than the rounds so far and the start terrace give."""
    most_in_game = MOST_TERRACES.get(len(table.players))
    if most_in_game is None:
        return
    for player in table.players:
        turns = _turns_had(table, player)
        shown = _terraces(player)
        has_start = None in shown or Material.START in shown
        most = min(most_in_game, turns + 1) if turns is not None else most_in_game
        if len(shown) > most - (not has_start):
            yield _too_many(player, turns, most - (not has_start), has_start, max(2, len(table.players)))


def _turns_had(table: Table, player: Player) -> int | None:
    """How many turns a player can have had; None where the file names no round."""
    if table.round is None:
        return None
    is_to_play = table.turn is not None and table.turn.player == player.index
    return table.round - 1 if is_to_play else table.round


def _terraces(player: Player) -> list[Material | None]:
    """The materials of a player's terraces, on the garden and in the notch."""
    stored = player.storage.terrace
    built = [terrace.material for terrace in player.layout.terraces]
    return built if stored is None else [*built, stored.material]


def _too_many(player: Player, turns: int | None, most: int, has_start: bool, players: int) -> Fault:  # noqa: FBT001
    built = len(player.layout.terraces)
    return Fault(
        ("players", player.index, "terraces"),
        Message("the garden of {player}", player=player.name),
        Message(
            TOO_MANY[turns is not None, has_start],
            built=Counted(built, "terrace"),
            stored=0 if player.storage.terrace is None else 1,
            players=players,
            turns=Counted(turns or 0, "turn"),
            most=most,
        ),
        Message("take out the terraces that are typed twice, or add the players who are missing")
        if turns is None
        else Message("take out the terraces that are typed twice, or check `round:`"),
        player=player.index,
    )


TOO_MANY = {
    (False, True): "the garden has {built} and the notch {stored}, and a game of {players} gives a player {most}",
    (False, False): (
        "the garden has {built} and the notch {stored}, none of them the start terrace, and a game of {players} "
        "gives a player {most} besides that"
    ),
    (True, True): "the garden has {built} and the notch {stored}, and {turns} so far can give {most}",
    (True, False): (
        "the garden has {built} and the notch {stored}, none of them the start terrace, and {turns} so far can give "
        "{most} besides that"
    ),
}
"""By whether the file names a round, and whether one of the terraces may be the start terrace."""


RULE = TableRule(ABOUT, check)
