"""How a terrace may have been mistyped: its cell, its level, its icons, its belvedere."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

from babylon_cli.babylon.mends.change import Change, with_terrace
from babylon_cli.babylon.table.cells import CELL_NAMES, COVER, HOLES, SIDE
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.pieces import CORNER_NAMES
from babylon_cli.babylon.table.terrace import Icons, Terrace, icon_letters
from babylon_cli.babylon.terms import terrace_name
from babylon_cli.wording.message import Message

OTHER_CORNERS = ((-1, -1), (-1, 0), (0, -1))
"""How far the north-west cell lies, as rows and columns, where another corner was typed: the SE, SW or NE one."""

ONE_OFF = ((1, 0), (0, 1), (1, 1), (-1, 1), (1, -1))

CLOCKWISE = (0, 1, 3, 2)
HALF_TURN = (3, 2, 1, 0)
READ_OTHERWISE = (CLOCKWISE, HALF_TURN, (1, 3, 0, 2), (2, 0, 3, 1), (2, 3, 0, 1), (1, 0, 3, 2), (0, 2, 1, 3))
"""For each spot which of the typed icons it has, where they were typed clockwise, from another side, from the lower
row up, from right to left, or column by column."""

ICON_ORDERS = tuple(dict.fromkeys([*READ_OTHERWISE, *permutations(range(4))]))


def by_another_corner(garden: Garden, terrace: Terrace) -> Iterator[Change]:
    """The terrace where it lies if another corner than the north-west one was typed."""
    yield from _at(garden, terrace, _shifted(terrace.at, OTHER_CORNERS))


def near_by(garden: Garden, terrace: Terrace) -> Iterator[Change]:
    """The terrace where it lies if its column or row is one off, or its two digits were swapped, as in D3 for C4."""
    row, column = divmod(terrace.at, SIDE)
    yield from _at(garden, terrace, [SIDE * column + row, *_shifted(terrace.at, ONE_OFF)])


def anywhere(garden: Garden, terrace: Terrace) -> Iterator[Change]:
    """The terrace at every cell of the board."""
    yield from _at(garden, terrace, range(HOLES))


def _shifted(at: int, steps: tuple[tuple[int, int], ...]) -> list[int]:
    row, column = divmod(at, SIDE)
    places = [(row + down, column + right) for down, right in steps]
    return [SIDE * row + column for row, column in places if 0 <= row < SIDE and 0 <= column < SIDE]


def _at(garden: Garden, terrace: Terrace, cells: range | list[int]) -> Iterator[Change]:
    for cell in cells:
        moved = replace(terrace, at=cell)
        if cell != terrace.at and _has_room(garden, moved):
            told = Message(
                "with the terrace on level {level} at {cell}, not {typed},",
                level=terrace.level,
                cell=CELL_NAMES[cell],
                typed=CELL_NAMES[terrace.at],
            )
            yield Change((*terrace.path, "at"), with_terrace(garden, moved), terrace.path, told)


def _has_room(garden: Garden, terrace: Terrace) -> bool:
    """Whether a terrace lies on the board and shares no cell with another of its level."""
    cover = COVER[terrace.at]
    others = [other for other in garden.terraces if other.level == terrace.level and other.number != terrace.number]
    return cover != 0 and not any([COVER[other.at] & cover for other in others])


def other_levels(garden: Garden, terrace: Terrace) -> Iterator[Change]:
    """The terrace on every other level up to one above the highest, the nearest first."""
    highest = max([other.level for other in garden.terraces if other.number != terrace.number], default=0)
    for level in sorted(range(1, highest + 2), key=lambda level: abs(level - terrace.level)):
        lifted = replace(terrace, level=level)
        if level != terrace.level and _has_room(garden, lifted):
            told = Message(
                "with the terrace at {cell} on level {level}, not {typed},",
                cell=CELL_NAMES[terrace.at],
                level=level,
                typed=terrace.level,
            )
            yield Change((*terrace.path, "level"), with_terrace(garden, lifted), terrace.path, told)


def other_icons(garden: Garden, terrace: Terrace) -> Iterator[Change]:
    """The terrace with its icons in every other order, those first that somebody may have read them in."""
    if terrace.icons is None:
        return
    known = {terrace.icons}
    for order in ICON_ORDERS:
        north_west, north_east, south_west, south_east = [terrace.icons[spot] for spot in order]
        icons: Icons = (north_west, north_east, south_west, south_east)
        if icons not in known:
            known.add(icons)
            told = Message(
                "with the icons of {terrace} as {icons}, not {typed},",
                icons=icon_letters(icons),
                typed=icon_letters(terrace.icons),
                terrace=terrace_name(terrace),
            )
            changed = with_terrace(garden, replace(terrace, icons=icons))
            yield Change((*terrace.path, "icons"), changed, terrace.path, told)


def other_belvederes(garden: Garden, terrace: Terrace) -> Iterator[Change]:
    """The terrace with its belvedere on every other corner, and without one."""
    for corner in (0, 1, 2, 3, None):
        if corner != terrace.belvedere:
            changed = with_terrace(garden, replace(terrace, belvedere=corner))
            yield Change((*terrace.path, "belvedere"), changed, terrace.path, _belvedere_told(terrace, corner))


def _belvedere_told(terrace: Terrace, corner: int | None) -> Message:
    name = terrace_name(terrace)
    if corner is None:
        return Message("without the belvedere of {terrace},", terrace=name)
    if terrace.belvedere is None:
        return Message(
            "with a belvedere on the {corner} corner of {terrace},", corner=CORNER_NAMES[corner], terrace=name
        )
    return Message(
        "with the belvedere of {terrace} on its {corner} corner, not {typed},",
        terrace=name,
        corner=CORNER_NAMES[corner],
        typed=CORNER_NAMES[terrace.belvedere],
    )
