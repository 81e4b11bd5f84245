"""A player whom a question names."""

from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.wording.message import Message, listed, plural
from babylon_cli.wording.spelling import is_one_name, nearest_name


def player_named(table: Table, name: str) -> Player | None:
    """The player of this name, or None."""
    return next((player for player in table.players if is_one_name(player.name, name)), None)


def no_such_player(table: Table, name: str) -> Message:
    """That nobody has this name, and who may be meant."""
    names = [player.name for player in table.players]
    guess = nearest_name(name, names)
    if guess is None:
        one = "there is no player {name}; the only player is {names}"
        many = "there is no player {name}; the players are {names}"
        return plural(len(names), one, many, name=name, names=listed(names))
    return Message("there is no player {name}; did you mean {guess}?", name=name, guess=guess)
