"""The quarry as a drawing: the tile on top of each stack, and what it would give."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from babylon_cli.babylon.picture.svg.board import CELL, PLAIN_BOX, board
from babylon_cli.babylon.picture.svg.flowers import Flowers
from babylon_cli.babylon.picture.svg.found_at import Mark
from babylon_cli.babylon.picture.svg.labels import Layers
from babylon_cli.babylon.picture.svg.marks import marked
from babylon_cli.babylon.quarry.reward import Dig, dig
from babylon_cli.babylon.table.pieces import QUARRY_LEVELS, Icon
from babylon_cli.babylon.table.quarry import QUARRY_SIDE, Quarry, Tile
from babylon_cli.babylon.table.terrace import LETTERS
from babylon_cli.babylon.table.turn import Token
from babylon_cli.printing.svg.badges import letter_ring, tag
from babylon_cli.printing.svg.drawing import Drawing, paper
from babylon_cli.printing.svg.elements import element, placed
from babylon_cli.printing.svg.palette import INK, SOFT_INK, WHITE
from babylon_cli.printing.svg.strokes import writing

TILE = 2 * CELL
EDGE = 4
"""How far a tile is from those beside it, so that what lies beneath is seen to be lower."""

TINTS = {1: "#f3e3c3", 2: "#dfbd86", 3: "#c58e52"}
"""One hue, the higher the darker."""

GIVES = "#1d5c38"


class Reward(NamedTuple):
    """For whom rewards are counted; None is for the edges alone."""

    flower: str | None = None
    token: Token = "none"


def draw_quarry(quarry: Quarry, flowers: Flowers, marks: Sequence[Mark] = (), reward: Reward | None = None) -> Drawing:
    """The sixteen stacks; with a reward, what each tile gives and which edges give it."""
    drawn = [board("ABCD", TILE)]
    for position in range(QUARRY_SIDE**2):
        row, column = divmod(position, QUARRY_SIDE)
        content = _stack(quarry, position, flowers, reward)
        drawn.append(placed(content, column * TILE, row * TILE, f"quarry.{row}.{column}"))
    content = paper(PLAIN_BOX) + marked(Layers("".join(drawn), ""), marks, PLAIN_BOX)
    return Drawing(content, PLAIN_BOX, frozenset([mark.number for mark in marks]))


def _stack(quarry: Quarry, position: int, flowers: Flowers, reward: Reward | None) -> str:
    tile = quarry.visible(position)
    if tile is None:
        return FLOOR
    drawn = _tile(tile, flowers, has_reward=reward is not None)
    found = None if reward is None else dig(quarry, position)
    return drawn if found is None or reward is None else drawn + _reward(found, reward)


FLOOR = element(
    "rect",
    x=EDGE,
    y=EDGE,
    width=TILE - 2 * EDGE,
    height=TILE - 2 * EDGE,
    fill="none",
    stroke=SOFT_INK,
    stroke_width=0.8,
    stroke_dasharray="2 4",
)


def _tile(tile: Tile, flowers: Flowers, *, has_reward: bool) -> str:
    level = QUARRY_LEVELS[tile.material]
    size = TILE - 2 * EDGE
    drawn = [
        element("rect", x=EDGE, y=EDGE, width=size, height=size, fill=TINTS[level], stroke=INK, stroke_width=2.2),
        placed(tag(str(level)), 13, 13),
        *_icons(tile),
    ]
    if tile.flower is not None:
        x, y = (TILE - 17, 17) if has_reward else CENTRE
        drawn.append(placed(flowers[tile.flower].badge, x, y))
    return "".join(drawn)


def _icons(tile: Tile) -> Iterator[str]:
    for corner, icon in enumerate(tile.icons or ()):
        if icon is not Icon.NONE:
            x, y = (68 if corner % 2 else 28), (72 if corner // 2 else 32)
            yield placed(letter_ring(LETTERS[icon]), x, y)


CENTRE = (CELL, 52)

TICKS = {"north": (CELL, 9), "east": (TILE - 9, CELL), "south": (CELL, TILE - 9), "west": (9, CELL)}


def _reward(found: Dig, reward: Reward) -> str:
    ticks = [placed(tick("+1"), *TICKS[edge.direction]) for edge in found.edges if edge.gives]
    pillars = found.pillars(reward.flower, reward.token)
    if found.tile.flower is not None and found.tile.flower == reward.flower:
        bonus = 2 if reward.token == "flower-double" else 1
        ticks.append(placed(tick(f"+{bonus}"), TILE - 10, 32))
    return "".join([writing(str(pillars), *CENTRE, 20, INK, 3.4), *ticks])


@lru_cache(maxsize=4)
def tick(text: str) -> str:
    """What an edge of a tile, or its flower, gives."""
    card = element("rect", x=-9, y=-6, width=18, height=12, rx=6, fill=GIVES, stroke=WHITE)
    return card + writing(text, 0, 0, 6.6, WHITE, 1.3)
