"""The turn that a question about builds means: the document's own, or the next of its record, as far as it is told."""

from typing import NamedTuple

from babylon_cli.babylon.answers.who import player_named
from babylon_cli.babylon.play.now import next_turn
from babylon_cli.babylon.play.play import Setting
from babylon_cli.babylon.rules.play_verdict import (
    JudgedTurn,
    Play,
    judge_game,
    judge_next_turn,
    judge_turn_of,
    setting_of,
)
from babylon_cli.babylon.rules.verdict import judge_position
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import Token, Turn
from babylon_cli.wording.message import Message, Text


class Asked(NamedTuple):
    """What a question says of the turn, in place of the document; None where it says nothing."""

    dig: int | None = None
    player: str | None = None
    token: Token | None = None


class Told(NamedTuple):
    """The turn, judged."""

    turn: JudgedTurn
    play: Play
    """What was judged, with everything that is found in the document and in the turn."""
    token_is_noted: bool = True
    """Whether the round token is known, and not only taken for a blank one."""


class Refusal(NamedTuple):
    """Why there is no turn to go on with."""

    message: Message
    help: Text = ""
    path: tuple[str | int, ...] = ()


NO_TURN = Refusal(
    Message("the document has no `turn` to go on with"),
    Message("add `turn:` with `player:` and `dig:`, or give `--player` and `--dig`; a record needs only `--dig`"),
)
NOTHING_DUG = Refusal(
    Message("the record does not say what its next turn digs"),
    Message("give the position, such as `--dig B2`"),
    ("rounds",),
)
DESCRIBE_IT = Message("describe the garden; one with nothing in it is `terraces: []`")
NO_TURN_LEFT = Refusal(
    Message("no turn is left to play in this record"),
    Message("`babylon replay --until 5.2 --format yaml` writes the table of any moment"),
    ("rounds",),
)


def turn_told(table: Table, asked: Asked) -> Told | Refusal:
    """The turn of a table, or the one that is asked for."""
    turn = table.turn
    if turn is None:
        if asked.dig is None or (asked.player is None and len(table.players) != 1):
            return NO_TURN
        turn = Turn(0, ("turn",), None, digs_listed=False)
    if asked.dig is not None and asked.dig != turn.dig:
        turn = turn._replace(dig=asked.dig, digs_listed=False, dug=None, claim=None)
    turn = turn._replace(player=_player(table, asked, turn.player))
    player = table.players[turn.player]
    if not player.has_garden:
        return Refusal(Message("{name} has no garden in which a turn could be played", name=player.name), DESCRIBE_IT)
    table, setting = table._replace(turn=turn), setting_of(table)
    if asked.token is not None:
        setting = setting._replace(token=asked.token)
    play = judge_turn_of(table, turn, setting)
    return Told(play.turns[0], play._replace(findings=(*judge_position(table).findings, *play.findings)))


def next_of_record(table: Table, asked: Asked) -> Told | Refusal:
    """The turn with which a record goes on, or the one that is asked for in its place."""
    play = judge_game(table)
    following = None if play.game is None else next_turn(play.game)
    if play.game is None or following is None:
        return NO_TURN_LEFT
    if asked.dig is None:
        return NOTHING_DUG
    token = asked.token or following.token
    turn = Turn(_player(table, asked, following.player), following.path, asked.dig, digs_listed=False)
    judged = judge_next_turn(play.game, turn, Setting(table.rulings, token or "none", following.round))
    return Told(judged, play._replace(findings=(*play.findings, *judged.findings)), token is not None)


def _player(table: Table, asked: Asked, told: int) -> int:
    player = None if asked.player is None else player_named(table, asked.player)
    return told if player is None else player.index
