"""The views of one garden side by side: from above, and a panel for each storey."""

from collections.abc import Iterable, Sequence
from math import isqrt
from typing import NamedTuple

from babylon_cli.babylon.picture.svg.board import CELL, PLAIN_BOX, paper
from babylon_cli.babylon.picture.svg.found_at import Mark
from babylon_cli.babylon.picture.svg.from_above import draw_from_above
from babylon_cli.babylon.picture.svg.marks import marked
from babylon_cli.babylon.picture.svg.panel import draw_panel, storeys_of
from babylon_cli.babylon.picture.svg.scene import Scene
from babylon_cli.babylon.picture.view import View
from babylon_cli.printing.svg.elements import Box, element, escaped, number
from babylon_cli.wording.message import Language, Message

LARGE, SMALL = 1.5, 0.75
"""How a garden from above and the panels beside it are scaled: two rows of panels are as high as it is."""


class Drawing(NamedTuple):
    """Something that was drawn, and the rectangle that it fills."""

    content: str
    box: Box
    numbers: frozenset[int] = frozenset()
    """The findings that are marked in it."""


def draw_garden(scene: Scene, marks: Sequence[Mark], view: View, language: Language) -> Drawing:
    """The views of a garden that are asked for: from above at the left, and the panels in rows beside it."""
    box = _box_of(scene)
    storeys = storeys_of(scene) if view.storeys is None else view.storeys
    panels = [_panel(scene, storey, marks, box, language) for storey in storeys]
    if not view.from_above:
        return in_rows(panels or [_panel(scene, 1, marks, box, language)])
    large = _from_above(scene, marks, box, language)
    if not panels:
        return large
    return beside(large, panels)


def _box_of(scene: Scene) -> Box:
    """What a view of the garden fills: a cell more to the right and below where a terrace hangs over the edge."""
    if all([terrace.cells for terrace in scene.terraces]):
        return PLAIN_BOX
    return PLAIN_BOX._replace(width=PLAIN_BOX.width + CELL, height=PLAIN_BOX.height + CELL)


def _from_above(scene: Scene, marks: Sequence[Mark], box: Box, language: Language) -> Drawing:
    return _view(marked(draw_from_above(scene), marks, box), box, marks, "from-above", language.say(FROM_ABOVE))


def _panel(scene: Scene, storey: int, marks: Sequence[Mark], box: Box, language: Language) -> Drawing:
    own = [mark for mark in marks if not mark.storeys or storey in mark.storeys]
    name = Message("storey {number}", number=storey) if storey else THE_BOARD
    return _view(marked(draw_panel(scene, storey), own, box), box, own, f"storey-{storey}", language.say(name))


def _view(content: str, box: Box, marks: Sequence[Mark], view: str, name: str) -> Drawing:
    told = element("title", escaped(name))
    numbers = frozenset([mark.number for mark in marks])
    return Drawing(element("g", told + paper(box) + content, data_view=view), box, numbers)


FROM_ABOVE = Message("the garden from above")
THE_BOARD = Message("what stands on the board")


def beside(large: Drawing, panels: Sequence[Drawing]) -> Drawing:
    """One large drawing and smaller ones in two rows at its right; one alone below another is a column."""
    columns = -(-len(panels) // 2)
    moved = [_moved(large, 0, 0, LARGE)]
    for place, panel in enumerate(panels):
        row, column = divmod(place, columns)
        moved.append(
            _moved(
                panel, LARGE * large.box.width + SMALL * column * panel.box.width, row * SMALL * panel.box.height, SMALL
            )
        )
    box = Box(0, 0, LARGE * large.box.width + SMALL * columns * panels[0].box.width, LARGE * large.box.height)
    return _together(moved, box, [large, *panels])


def in_rows(drawings: Sequence[Drawing]) -> Drawing:
    """Drawings of one size in rows, about as many as there are columns."""
    if len(drawings) == 1:
        return drawings[0]
    columns = isqrt(len(drawings) - 1) + 1
    width, height = drawings[0].box.width, drawings[0].box.height
    moved = []
    for place, drawing in enumerate(drawings):
        row, column = divmod(place, columns)
        moved.append(_moved(drawing, column * width, row * height, 1))
    rows = -(-len(drawings) // columns)
    return _together(moved, Box(0, 0, columns * width, rows * height), drawings)


def _moved(drawing: Drawing, x: float, y: float, scale: float) -> str:
    box = drawing.box
    across, down = number(x - scale * box.x), number(y - scale * box.y)
    scaled = "" if scale == 1 else f" scale({number(scale)})"
    return element("g", drawing.content, transform=f"translate({across} {down}){scaled}")


def _together(moved: Iterable[str], box: Box, drawings: Iterable[Drawing]) -> Drawing:
    numbers = frozenset().union(*[drawing.numbers for drawing in drawings])
    return Drawing(paper(box) + "".join(moved), box, numbers)
