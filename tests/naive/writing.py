"""Writes a built garden down as a player of a document, the way different people would."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from .ground import LINKS, BuiltTerrace
from .layout import CORNERS, Spot
from .reading import LETTERS, Document

if TYPE_CHECKING:
    from random import Random

    from .building import Builder

MATERIALS = {2: "clay", 3: "granite", 4: "basalt"}


class Supply:
    """How many terraces of each material the table may still show."""

    def __init__(self, random: Random, players: int) -> None:
        """Start with what the box gives this number of players."""
        self.random = random
        self.left = Counter({"clay": {2: 10, 3: 13}.get(players, 16), "granite": 16, "basalt": 16})

    def take(self, materials: list[str]) -> bool:
        """Take one terrace of each of these materials, if the box holds them all."""
        if any(self.left[material] < count for material, count in Counter(materials).items()):
            return False
        self.left.subtract(materials)
        return True


def write_player(builder: Builder, supply: Supply, flowers: list[str], own: str) -> Document:
    """One player with the garden that was built; the name is left to the caller."""
    random = builder.random
    start = random.choice(builder.terraces) if builder.terraces and random.random() < 0.5 else None
    terraces = [write_terrace(builder, terrace, supply, flowers) for terrace in builder.terraces]
    if start is not None:
        terraces[builder.terraces.index(start)].update(flower=own, material="start")
    random.shuffle(terraces)
    player: Document = {"flower": own, "terraces": terraces}
    statues = [write_spot(builder, statue) for statue in builder.statues]
    random.shuffle(statues)
    if statues or random.random() < 0.1:
        player["statues"] = statues
    for letter, key in LINKS.items():
        links = [(one, other) for icon, one, other in builder.links if icon == letter]
        if links or random.random() < 0.1:
            player[key] = ["-".join(write_spot(builder, end) for end in random.sample(ends, 2)) for ends in links]
    return player


def write_cell(random: Random, column: int, row: int) -> str:
    """(2, 2) as `C3`, seldom as `c3`."""
    text = f"{'ABCDEFGH'[column]}{row + 1}"
    return text.lower() if random.random() < 0.05 else text


def write_spot(builder: Builder, spot: Spot) -> str:
    """A spot with its level where that is needed, and sometimes to insist."""
    column, row, level = spot
    text = write_cell(builder.random, column, row)
    is_topmost = builder.top((column, row)) == level
    return text if is_topmost and builder.random.random() < 0.6 else f"{text}@{level}"


def write_terrace(builder: Builder, terrace: BuiltTerrace, supply: Supply, flowers: list[str]) -> Document:
    """One terrace, with what is inferred left out, or written to insist."""
    random = builder.random
    data: Document = {"at": write_cell(random, *terrace.place), "level": terrace.level}
    if any(builder.top(cell) == terrace.level for cell in terrace.cells().values()) or random.random() < 0.7:
        data["flower"] = random.choice(flowers)
    icons = [terrace.icons[corner] for corner in CORNERS]
    if random.random() < 0.95:
        data["icons"] = write_icons(random, icons)
    material = MATERIALS.get(len([icon for icon in icons if icon != "."]))
    if material and random.random() < 0.5 and supply.take([material]):
        data["material"] = material
    if terrace.belvedere:
        data["belvedere"] = terrace.belvedere
    insists = random.random() < 0.15
    written = {corner: kind for corner, kind in terrace.pillars.items() if kind == "statue" or insists}
    if terrace.belvedere and insists:
        written[terrace.belvedere] = "none"
    if written:
        data["pillars"] = written
    if terrace.counts_as:
        data["counts_as"] = {corner: LETTERS[icon] for corner, icon in terrace.counts_as.items()}
    return data


def write_icons(random: Random, icons: list[str]) -> Any:
    """Four letters, or seldom four words."""
    return [LETTERS[icon] for icon in icons] if random.random() < 0.05 else "".join(icons)


def forget_hidden(builder: Builder, player: Document) -> None:
    """Turn a player into one whose garden was noted from above: wholly hidden terraces are gone, mostly."""
    player["complete"] = False
    for terrace in builder.terraces:
        if any(builder.top(cell) == terrace.level for cell in terrace.cells().values()):
            continue
        if builder.random.random() < 0.8:
            column, row = terrace.place
            at = f"{'ABCDEFGH'[column]}{row + 1}"
            player["terraces"] = [
                data for data in player["terraces"] if data["at"].upper() != at or data["level"] != terrace.level
            ]
