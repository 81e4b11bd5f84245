"""A player whom a question names."""

from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.wording.message import Message
from babylon_cli.wording.spelling import nearest


def player_named(table: Table, name: str) -> Player | None:
    """The player of this name, or None."""
    return next((player for player in table.players if player.name == name), None)


def no_such_player(table: Table, name: str) -> Message:
    """That nobody has this name, and who may be meant."""
    guess = nearest(name, [player.name for player in table.players])
    if guess is None:
        return Message("there is no player {name}", name=name)
    return Message("there is no player {name}; did you mean {guess}?", name=name, guess=guess)
