"""A table as a file that describes it: what the reader reads back is the same table."""

import re
from collections.abc import Iterator
from typing import Any

import yaml

from babylon_cli.babylon.files.models import GARDEN_KEYS
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.pieces import CORNER_NAMES, Decoration, Icon, Spot
from babylon_cli.babylon.table.quarry import QUARRY_SIDE, Pile, Quarry, tile_words
from babylon_cli.babylon.table.rulings import DEFAULT_RULINGS, EDITION_PRESETS, Rulings
from babylon_cli.babylon.table.table import Player, Storage, Table, Tally
from babylon_cli.babylon.table.terrace import StoredTerrace, Terrace, icon_letters
from babylon_cli.printing.safe import STEERS, escaped

DECORATION_KINDS = (Icon.STATUE, Icon.FOUNTAIN, Icon.BRIDGE, Icon.STAIRCASE)
WIDTH = 120


class _Dumper(yaml.SafeDumper):
    """Writes every value where it stands: the format knows no aliases."""

    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002 - the name is the library's
        return True


def _represent_text(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    """In double quotes where something in it has to be escaped, for what YAML takes for a line's end, or a terminal."""
    style = '"' if re.search(STEERS, text) else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=style)


_Dumper.add_representer(str, _represent_text)


def written_table(table: Table) -> str:
    """The text of a file with this table; keys that say nothing are left out."""
    return written_data(table_data(table))


def written_data(data: dict[str, Any]) -> str:
    """The text of a file with such data."""
    written = yaml.dump(data, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=WIDTH, default_flow_style=None)
    return "\n".join([re.sub(STEERS, escaped, line) for line in written.split("\n")])


def table_data(table: Table) -> dict[str, Any]:
    """The table as plain data."""
    said = {
        "title": table.title,
        "date": table.date,
        "place": table.place,
        "notes": table.notes,
        "edition": table.edition if table.edition != "fr" else None,
        "rulings": _rulings(table.rulings, table.edition),
        "flowers": list(table.flowers),
        "round": table.round,
        "token": table.token,
        "players": [player_data(player) for player in table.players],
        "quarry": None if table.quarry is None else _quarry(table.quarry),
    }
    data = _without_nothing(said)
    return data if table.players or table.quarry is not None else {**data, "players": []}


def _without_nothing(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if value not in (None, [], {})}


def _rulings(rulings: Rulings, edition: str) -> dict[str, str]:
    preset = DEFAULT_RULINGS.answered(EDITION_PRESETS[edition])
    names = Rulings._fields
    return {name: getattr(rulings, name) for name in names if getattr(rulings, name) != getattr(preset, name)}


def player_data(player: Player) -> dict[str, Any]:
    """One player as plain data."""
    garden = player.layout.garden
    said: dict[str, Any] = {
        "name": player.name,
        "flower": player.flower,
        "terraces": [_terrace(terrace) for terrace in garden.terraces],
    }
    for kind in DECORATION_KINDS:
        said[f"{kind.word}s"] = [_decoration(piece) for piece in garden.decorations if piece.kind is kind]
    said["bare_pillars"] = [_spot(spot) for spot in garden.bare_pillars]
    said["complete"] = None if garden.complete else False
    said["tally"] = None if player.tally is None else _tally(player.tally)
    said["storage"] = _storage(player.storage)
    said["score_pad"] = dict(player.score_pad)
    data = _without_nothing(said)
    has_pad_and_garden = player.score_pad and not player.only_pad and player.tally is None
    if has_pad_and_garden and data.keys().isdisjoint(GARDEN_KEYS):
        data["terraces"] = []  # or else the pad alone would be scored
    return data


def _terrace(terrace: Terrace) -> dict[str, Any]:
    said = {
        "at": CELL_NAMES[terrace.at],
        "level": terrace.level,
        **_tile(terrace),
        "belvedere": None if terrace.belvedere is None else CORNER_NAMES[terrace.belvedere],
        "pillars": dict(_by_corner(terrace.pillars)),
        "counts_as": dict(_by_corner(terrace.counts_as)),
    }
    return _without_nothing(said)


def _by_corner(values: Any) -> Iterator[tuple[str, str]]:
    for name, value in zip(CORNER_NAMES, values, strict=True):
        if value is not None:
            yield name, value.value


def _tile(tile: Terrace | StoredTerrace) -> dict[str, Any]:
    return {
        "flower": tile.flower,
        "icons": icon_letters(tile.icons) or None,
        "material": None if tile.material is None else tile.material.value,
    }


def _decoration(piece: Decoration) -> str:
    return "-".join([_spot(spot) for spot in piece.ends])


def _spot(spot: Spot) -> str:
    return CELL_NAMES[spot.cell] if spot.level is None else f"{CELL_NAMES[spot.cell]}@{spot.level}"


def _tally(tally: Tally) -> dict[str, Any]:
    staircases = {f"{lower}-{upper}": number for (lower, upper), number in tally.staircases.items()}
    said = {**tally._asdict(), "staircases": staircases}
    return {key: value for key, value in said.items() if value not in (None, {})}


def _storage(storage: Storage) -> dict[str, Any]:
    said: dict[str, Any] = _without_nothing({"pillars": storage.pillars or None, "doubles": storage.doubles or None})
    if storage.terrace is not None:
        said["terrace"] = _without_nothing(_tile(storage.terrace))
    return said


def _quarry(quarry: Quarry) -> list[list[str]]:
    piles = [_pile(pile) for pile in quarry.piles]
    return [piles[start : start + QUARRY_SIDE] for start in range(0, len(piles), QUARRY_SIDE)]


def _pile(pile: Pile) -> str:
    return " > ".join([tile_words(tile) for tile in pile]) or "floor"
