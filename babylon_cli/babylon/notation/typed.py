"""A table as plain data in the words of its file: flowers and rows of pads as it spells them, and all its answers."""

from typing import Any

from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.files.written import table_data
from babylon_cli.babylon.table.table import Player, Spelling, Table

ORDER = ("title", "edition", "rulings", "flowers", "round", "token", "players", "quarry")
"""The keys in the order in which they are written."""


def typed_data(document: GardenDocument, table: Table) -> dict[str, Any]:
    """All that the document says of its table."""
    data = table_data(table)
    if document.answers:
        data["rulings"] = dict(document.answers)
    for player, written in zip(table.players, data.get("players", ()), strict=False):
        if player.score_pad:
            written["score_pad"] = _pad(player)
        if player.tally is not None and not player.tally.belvederes:
            del written["tally"]["belvederes"]
    for spelling in table.other_spellings:
        _spell(data, spelling)
    return {key: data[key] for key in ORDER if key in data}


def _pad(player: Player) -> dict[str, int] | list[int]:
    """The pad as the file has it: the names of its rows, or a list of all."""
    if all([isinstance(place, int) for place in player.pad_spelling.values()]):
        return list(player.score_pad.values())
    return {str(player.pad_spelling[row]): points for row, points in player.score_pad.items()}


def _spell(data: Any, spelling: Spelling) -> None:
    """Write a flower as it is typed at one place."""
    *steps, last = spelling.path
    group = data
    for step in steps:
        group = group[step]
    if steps[0] == "quarry":
        group[last] = _stack_spelled(group[last], spelling)
    elif last not in ("flower", *range(len(group))):  # a key of what was counted
        counted = [(spelling.typed if key == spelling.first else key, number) for key, number in group.items()]
        group.clear()
        group.update(counted)
    else:
        group[last] = spelling.typed


def _stack_spelled(stack: str, spelling: Spelling) -> str:
    """A stack in which the first tile of a flower has it as it is typed."""
    tiles = [tile.split(" ") for tile in stack.split(" > ")]
    place = next(place for place, words in enumerate(tiles) if words[1:2] == [spelling.first])
    tiles[place][1] = spelling.typed
    return " > ".join([" ".join(words) for words in tiles])
