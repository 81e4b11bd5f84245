"""A game in sentences, for every format that tells it: the set-up, each turn, and when the pad is taken."""

from collections.abc import Iterator

from babylon_cli.babylon.answers.replay import ToldTurn
from babylon_cli.babylon.answers.turn_words import build_words, discard_words, notch_words, pillar_words
from babylon_cli.babylon.play.replay import Game
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.babylon.table.turn import Record
from babylon_cli.babylon.terms import icons_name
from babylon_cli.wording.message import Counted, Fact, Message, listed

SET_UP = Message("Set-up")


def set_up_words(game: Game) -> Iterator[Message]:
    """Who plays what, who begins, and which clay was taken out."""
    table = game.table
    record = table.record or Record(0, ())
    for player in table.players:
        stored = player.storage.terrace
        yield Message(
            "{player} plays {flower}, start terrace {icons}",
            player=player.name,
            flower=player.flower,
            icons=icons_name(None if stored is None else stored.icons),
        )
    for player in table.players[record.first_player : record.first_player + 1]:
        yield Message("{player} begins", player=player.name)
    if record.removed:
        positions = listed([POSITION_NAMES[position] for position in record.removed])
        yield Message("clay taken out at {positions}", positions=positions)


def turn_words(turn: ToldTurn) -> Iterator[Fact]:
    """Everything after what is dug."""
    played = turn.played
    yield from build_words(played)
    yield from discard_words(played)
    yield Message("{pillars}; {points}", pillars=pillar_words(played), points=Counted(turn.points, "point"))
    yield notch_words(played.after)


def round_told(number: int, token: str | None) -> Message:
    """A round and its token."""
    if number == 1:
        return Message("Round {round}", round=number)
    if token is None:
        return Message("Round {round}, token not noted", round=number)
    if token == "none":
        return Message("Round {round}, blank token", round=number)
    return Message("Round {round}, token {token}", round=number, token=token)


def until_told(game: Game, turns: tuple[ToldTurn, ...]) -> Message:
    """When the pad is taken."""
    if game.is_over:
        return Message("The final pad")
    if not turns:
        return Message("The pad before the first turn")
    moment = turns[-1].moment
    return Message("The pad after round {round}, turn {turn}", round=moment.round, turn=moment.turn)
