"""A player whom a question names."""

from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.wording.message import Message, listed, plural
from babylon_cli.wording.spelling import is_one_name, nearest_name


def player_named(table: Table, name: str) -> Player | None:
    """The player of this name, or None."""
    return next((player for player in table.players if is_one_name(player.name, name)), None)


def no_such_player(table: Table, name: str) -> tuple[Message, Message]:
    """That nobody has this name, and who may be meant."""
    names = [player.name for player in table.players]
    message, guess = Message("no player of the file is called {name}", name=name or "''"), nearest_name(name, names)
    if guess is not None:
        return message, Message("did you mean {guess}?", guess=guess)
    if not names:
        return message, Message("the players are not given")
    return message, plural(len(names), "the only player is {names}", "the players are {names}", names=listed(names))
