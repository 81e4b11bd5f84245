"""A table as plain data in the words of its file: flowers and rows of pads as it spells them, and all its answers."""

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.files.written import table_data
from babylon_cli.babylon.table.table import Player, Spelling, Table
from babylon_cli.babylon.table.turn import Path

ORDER = (
    *("title", "date", "place", "notes"),
    *("edition", "rulings", "flowers", "round", "token", "players", "quarry"),
)
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
    for path, spellings in groupby(table.other_spellings, key=attrgetter("path")):
        _spell(data, path, list(spellings))
    return {key: data[key] for key in ORDER if key in data}


def _pad(player: Player) -> dict[str, int] | list[int]:
    """The pad as the file has it: the names of its rows, or a list of all."""
    if all([isinstance(place, int) for place in player.pad_spelling.values()]):
        return list(player.score_pad.values())
    return {str(player.pad_spelling[row]): points for row, points in player.score_pad.items()}


def _spell(data: Any, path: Path, spellings: Sequence[Spelling]) -> None:
    """Write flowers as they are typed at one place; a stack may have several."""
    *steps, last = path
    group = data
    for step in steps:
        group = group[step]
    if steps[0] == "quarry":
        group[last] = _stack_spelled(group[last], spellings)
    elif last not in ("flower", *range(len(group))):  # a key of what was counted
        (spelling,) = spellings
        counted = [(spelling.typed if key == spelling.first else key, number) for key, number in group.items()]
        group.clear()
        group.update(counted)
    else:
        group[last] = spellings[0].typed


def _stack_spelled(stack: str, spellings: Sequence[Spelling]) -> str:
    """A stack in which the last tiles of some flowers have them as they are typed: before them may stand the first."""
    tiles = [tile.split(" ") for tile in stack.split(" > ")]
    left = list(spellings)
    for words in reversed(tiles):
        if left and words[1:2] == [left[-1].first]:
            words[1] = left.pop().typed
    return " > ".join([" ".join(words) for words in tiles])
