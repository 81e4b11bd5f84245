"""A quarry as a drawing of text: the level, flower and icons of each tile, and what it gives."""

from collections.abc import Mapping

from babylon_cli.babylon.picture.flowers import beside_a_number
from babylon_cli.babylon.picture.sheet import HOLE, NO_FLOWER, Drawing, Told
from babylon_cli.babylon.quarry.reward import Dig
from babylon_cli.babylon.table.pieces import QUARRY_LEVELS
from babylon_cli.babylon.table.quarry import QUARRY_SIDE, Quarry, Tile
from babylon_cli.babylon.table.terrace import icon_letters
from babylon_cli.printing.canvas import HEAVY, LIGHT, Canvas

LEFT, TOP = 2, 1

SMALL, LARGE = (6, 3), (12, 4)
"""Width and height of a tile with the lines to its left and above it: without and with what it gives."""

EDGE_SIGN = "+"

Rewards = Mapping[int, tuple[Dig, int]]
"""For each position with a tile its edges, and how many single pillars it gives."""


def quarry_drawing(quarry: Quarry, flowers: Mapping[str, str], rewards: Rewards | None = None) -> Drawing:
    """The tiles that are seen, with what they give where that is asked."""
    width, height = SMALL if rewards is None else LARGE
    canvas = Canvas(TOP + QUARRY_SIDE * height + 1, LEFT + QUARRY_SIDE * width + 1)
    told = set[Told](["tile"])
    for index, letter in enumerate("ABCD"):
        canvas.put(0, LEFT + index * width + width // 2, letter, "faint")
        canvas.put(TOP + index * height + 2, 0, str(index + 1), "faint")
    for position in range(QUARRY_SIDE * QUARRY_SIDE):
        row, column = TOP + position // QUARRY_SIDE * height, LEFT + position % QUARRY_SIDE * width
        tile = quarry.visible(position)
        _outline(canvas, row, column, (width, height), is_tile=tile is not None)
        if tile is None:
            canvas.put(row + 2, column + width // 2, HOLE, "faint")
            told.add("floor")
            continue
        for line in range(1, height):
            canvas.tint(row + line, column + 1, width - 1, QUARRY_LEVELS[tile.material])
        canvas.put(row + 1, column + 1, _tag(tile, flowers), "place")
        if tile.flower is None:
            told.add("unknown flower")
        icons = icon_letters(tile.icons)
        if rewards is None:
            canvas.put(row + 2, column + 1, icons, "faint")
        else:
            canvas.put(row + 1, column + width - len(icons), icons, "faint")
            _put_reward(canvas, row, column, *rewards[position])
    return Drawing(canvas, frozenset(told), range(canvas.rows), range(canvas.columns))


def _outline(canvas: Canvas, row: int, column: int, size: tuple[int, int], *, is_tile: bool) -> None:
    width, height = size
    weight = HEAVY if is_tile else LIGHT
    for line in (row, row + height):
        canvas.across(line, column, width, weight)
    for place in (column, column + width):
        canvas.down(row, place, height, weight)


def _tag(tile: Tile, flowers: Mapping[str, str]) -> str:
    sign = NO_FLOWER if tile.flower is None else beside_a_number(flowers[tile.flower])
    return f"{QUARRY_LEVELS[tile.material]}{sign}"


def _put_reward(canvas: Canvas, row: int, column: int, found: Dig, pillars: int) -> None:
    """The number in the middle, and a sign at each edge that gives a pillar."""
    width, height = LARGE
    canvas.put(row + 2, column + width // 2, str(pillars), "place")
    places = {
        "north": (row + 1, column + width // 2),
        "east": (row + 2, column + width - 1),
        "south": (row + height - 1, column + width // 2),
        "west": (row + 2, column + 1),
    }
    for edge in found.edges:
        if edge.gives:
            canvas.put(*places[edge.direction], EDGE_SIGN)
