"""What stands under the corners of a terrace, as small squares in them."""

from collections.abc import Iterator
from functools import lru_cache

from babylon_cli.babylon.picture.svg.labels import TO_CORNER
from babylon_cli.babylon.picture.svg.scene import Scene
from babylon_cli.babylon.picture.svg.terraces import SIZE, corner_of
from babylon_cli.babylon.table.pieces import CORNER_NAMES, Support
from babylon_cli.babylon.table.supports import footings_of
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.printing.svg.elements import element, placed
from babylon_cli.printing.svg.palette import SOFT_INK, WHITE
from babylon_cli.printing.svg.strokes import writing

LETTERS = {Support.SINGLE: "1", Support.DOUBLE: "2", Support.STATUE: "S", None: "?"}
"""A question mark where a corner is not open and nothing is high enough."""


def draw_supports(scene: Scene, terrace: Terrace) -> Iterator[str]:
    """Each supported corner of a terrace."""
    left, top = corner_of(terrace)
    for corner, support in _supports(scene, terrace):
        x = left + (SIZE - TO_CORNER if corner % 2 else TO_CORNER)
        y = top + (SIZE - TO_CORNER if corner // 2 else TO_CORNER)
        yield placed(support_square(LETTERS[support]), x, y, f"{scene.path(terrace)}.pillars.{CORNER_NAMES[corner]}")


def supports_in(scene: Scene) -> Iterator[Support | None]:
    """What carries the corners of all terraces of a garden."""
    for terrace in scene.terraces:
        for _, support in _supports(scene, terrace):
            yield support


def _supports(scene: Scene, terrace: Terrace) -> Iterator[tuple[int, Support | None]]:
    """As the garden lies; of a terrace that hangs over the edge only what is written is known."""
    if terrace.cells:
        for footing in footings_of(scene.layout, terrace):
            yield footing.corner, footing.support
        return
    for corner, support in enumerate(terrace.pillars):
        if support not in (None, Support.NONE):
            yield corner, support


@lru_cache(maxsize=8)
def support_square(letter: str) -> str:
    """A support by its letter."""
    card = element("rect", x=-6.5, y=-6.5, width=13, height=13, rx=1.5, fill=SOFT_INK, stroke=WHITE, stroke_width=1)
    return card + writing(letter, 0, 0, 7.8, WHITE, 1.5)
