"""Which words a document has for flowers, for texts in which a word could be one or something else."""

from collections.abc import Iterator
from typing import Any

from babylon_cli.babylon.files.named import turns_in
from babylon_cli.babylon.files.short_forms import key_of
from babylon_cli.reading.contradictions import entries_in, groups_in
from babylon_cli.reading.one_spelling import is_name
from babylon_cli.wording.spelling import folded


def named_flowers(document: Any) -> set[str]:
    """The flowers that a document lists, and those of the boards, folded."""
    boards = [player.get("flower") for _, player in groups_in(document.get("players"))]
    return _folded([*entries_in(document.get("flowers")), *boards])


def used_flowers(document: Any) -> set[str]:
    """Those, and the flowers of terraces, where only one word can be it."""
    return named_flowers(document) | _folded([_flower_of(tile) for tile in _tiles_in(document)])


def _folded(names: list[Any]) -> set[str]:
    return {folded(str(name)) for name in names if is_name(name)}


def _tiles_in(document: Any) -> Iterator[Any]:
    """Every terrace, stored or dug tile, in one line or as a group of keys."""
    for _, player in groups_in(document.get("players")):
        yield from entries_in(player.get("terraces"))
        storage = player.get("storage")
        yield storage.get("terrace") if isinstance(storage, dict) else None
    for _, turn in turns_in(document):
        yield turn.get("dug")


def _flower_of(tile: Any) -> Any:
    if not isinstance(tile, str):
        return tile.get("flower") if isinstance(tile, dict) else None
    flowers = [word for word in tile.split() if key_of(word) == "flower"]
    return flowers[0] if len(flowers) == 1 else None
