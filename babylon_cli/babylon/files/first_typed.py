"""Which names of players and flowers were first typed otherwise."""

from collections.abc import Iterator
from typing import Any

from babylon_cli.babylon.files.build import build_pile
from babylon_cli.babylon.files.models import Document, TableDocument
from babylon_cli.babylon.files.named import ICONS, PLAY_AND_PROMISES, named_flowers, named_players, played_flowers
from babylon_cli.babylon.files.values import house_stack
from babylon_cli.reading.contradictions import entries_in, groups_in, own_names
from babylon_cli.reading.one_spelling import Change, Spellings, are_in_one_spelling, changes_of


def spelled_otherwise(data: dict[str, Any], document: Document) -> Iterator[Change]:
    """Every name of a player or a flower that was first typed otherwise."""
    if (
        isinstance(document, TableDocument)
        and PLAY_AND_PROMISES.isdisjoint(data)
        and are_in_one_spelling(_names_on(document))
    ):
        return
    yield from changes_of([*own_names(groups_in(data.get("players"))), *named_players(data)], Spellings())
    flowers = Spellings()
    yield from changes_of(named_flowers(data), flowers)
    yield from _changed_stacks(data, flowers)
    yield from changes_of(played_flowers(data), flowers)


def _names_on(table: TableDocument) -> set[str | int | None]:
    """All names of players and flowers without their places, for which hardly any table is asked; and None."""
    names: set[str | int | None] = set(table.flowers or ())
    for player in table.players or ():
        names.update((player.name, player.flower), [terrace.flower for terrace in player.terraces or ()])
        if player.storage is not None and player.storage.terrace is not None:
            names.add(player.storage.terrace.flower)
        if player.tally is not None:
            names.update(player.tally.flowers or ())
    for row in table.quarry or ():
        names.update([tile.flower for stack in row for tile in build_pile(stack)])
    return names


def _changed_stacks(data: dict[str, Any], flowers: Spellings) -> Iterator[Change]:
    """Every stack of the quarry with a flower that was first typed otherwise."""
    for row, stacks in enumerate(entries_in(data.get("quarry"))):
        for column, stack in enumerate(stacks):
            house = house_stack(stack)
            if flowers.as_first.issuperset([tile.flower for tile in build_pile(house)]):
                continue
            tiles = _tiles_in(house)
            changed = [_as_first_typed(words, flowers) for words in tiles]
            whole = " > ".join([" ".join(words) for words in changed])
            for before, after in zip(tiles, changed, strict=True):
                if before != after:
                    yield Change(("quarry", row, column), before[1], after[1], whole=whole)


def _tiles_in(stack: str) -> list[list[str]]:
    """The words of each tile of a stack as the house spells it."""
    return [tile.split() for tile in stack.split(">")]


def _has_flower(words: list[str]) -> bool:
    """Whether the second word of a tile is its flower: it may be the last and letters of icons."""
    return len(words) > 1 and not (len(words) == 2 and ICONS.fullmatch(words[1]))


def _as_first_typed(words: list[str], flowers: Spellings) -> list[str]:
    if not _has_flower(words):
        return words
    material, flower, *icons = words
    first = flowers.first(flower)
    return words if not icons and ICONS.fullmatch(first) else [material, first, *icons]
