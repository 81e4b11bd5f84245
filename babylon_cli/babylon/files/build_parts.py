"""What a table, a turn and a set-up are built of alike: terraces, supports, icons, decorations, spots."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from babylon_cli.babylon.files.models import CountsAsPart, PillarsPart, StoredTerracePart, TerracePart
from babylon_cli.babylon.files.values import SupportWord
from babylon_cli.babylon.table.cells import CELL_NUMBERS
from babylon_cli.babylon.table.pieces import (
    CORNER_NAMES,
    ICON_LETTERS,
    ICON_WORDS,
    MATERIAL_WORDS,
    SUPPORT_WORDS,
    Decoration,
    Icon,
    Spot,
)
from babylon_cli.babylon.table.terrace import (
    NO_TOKEN,
    NOTHING_WRITTEN,
    Corners,
    CountsAs,
    Icons,
    StoredTerrace,
    Terrace,
)
from babylon_cli.reading.remembered import remembering

if TYPE_CHECKING:
    from babylon_cli.babylon.files.record_models import DugPart

STATUE, FOUNTAIN, BRIDGE, STAIRCASE = Icon.STATUE, Icon.FOUNTAIN, Icon.BRIDGE, Icon.STAIRCASE


CORNER_NUMBERS = {name: number for number, name in enumerate(CORNER_NAMES)}


class HasDecorations(Protocol):
    """Anything that lists decorations: a player, or a turn."""

    statues: list[str] | None
    fountains: list[str] | None
    bridges: list[str] | None
    staircases: list[str] | None


def build_terrace(part: TerracePart, number: int) -> Terrace:
    """One terrace of a garden; of its many keys only those are asked for that the file has."""
    typed = vars(part)
    flower, icons, material = typed.get("flower"), typed.get("icons"), typed.get("material")
    belvedere, pillars, counts_as = typed.get("belvedere"), typed.get("pillars"), typed.get("counts_as")
    return Terrace(
        number,
        CELL_NUMBERS[part.at],
        part.level,
        None if flower is None else str(flower),
        None if icons is None else build_icons(icons),
        None if material is None else MATERIAL_WORDS[material],
        None if belvedere is None else CORNER_NUMBERS[belvedere],
        NOTHING_WRITTEN if pillars is None else build_pillars(pillars),
        NO_TOKEN if counts_as is None else build_counts_as(counts_as),
    )


def build_icons(icons: str | Sequence[str]) -> Icons:
    """Four icons from four letters or four words."""
    if isinstance(icons, str):
        return icons_from_letters(icons)
    north_west, north_east, south_west, south_east = [ICON_WORDS[word] for word in icons]
    return (north_west, north_east, south_west, south_east)


@remembering
def icons_from_letters(letters: str) -> Icons:
    """Four icons from four letters."""
    north_west, north_east, south_west, south_east = [ICON_LETTERS[letter] for letter in letters]
    return (north_west, north_east, south_west, south_east)


def build_pillars(pillars: PillarsPart) -> Corners:
    """The written supports of a terrace's four corners."""
    return _corners_from_words((pillars.NW, pillars.NE, pillars.SW, pillars.SE))


@remembering
def _corners_from_words(words: tuple[SupportWord | None, ...]) -> Corners:
    north_west, north_east, south_west, south_east = [word and SUPPORT_WORDS[word] for word in words]
    return (north_west, north_east, south_west, south_east)


def build_counts_as(token: CountsAsPart) -> CountsAs:
    """What a round token let a terrace's four spots count as."""
    written = (token.NW, token.NE, token.SW, token.SE)
    north_west, north_east, south_west, south_east = [word and ICON_WORDS[word] for word in written]
    return (north_west, north_east, south_west, south_east)


def build_decorations(part: HasDecorations) -> tuple[Decoration, ...]:
    """Statues, fountains, bridges and staircases, in this order."""
    decorations = [Decoration(STATUE, index, (parse_spot(spot),)) for index, spot in enumerate(part.statues or ())]
    for kind, pairs in ((FOUNTAIN, part.fountains), (BRIDGE, part.bridges), (STAIRCASE, part.staircases)):
        for index, pair in enumerate(pairs or ()):
            decorations.append(Decoration(kind, index, parse_pair(pair)))
    return tuple(decorations)


@remembering
def parse_spot(text: str) -> Spot:
    """A spot such as C3 or C3@1."""
    cell, _, level = text.partition("@")
    return Spot(CELL_NUMBERS[cell], int(level) if level else None)


def parse_pair(text: str) -> tuple[Spot, Spot]:
    """The two ends of a piece, such as C3-C4@1."""
    first, _, second = text.partition("-")
    return parse_spot(first), parse_spot(second)


def build_stored(part: "StoredTerracePart | DugPart") -> StoredTerrace:
    """A terrace that lies on no garden: in the notch, or just dug."""
    return StoredTerrace(
        flower=None if part.flower is None else str(part.flower),
        icons=None if part.icons is None else build_icons(part.icons),
        material=None if part.material is None else MATERIAL_WORDS[part.material],
    )
