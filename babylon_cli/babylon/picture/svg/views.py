"""The views of one garden together: from above, and a panel for each storey."""

from collections.abc import Sequence

from babylon_cli.babylon.picture.svg.board import CELL, PLAIN_BOX
from babylon_cli.babylon.picture.svg.found_at import Mark
from babylon_cli.babylon.picture.svg.from_above import draw_from_above
from babylon_cli.babylon.picture.svg.marks import marked
from babylon_cli.babylon.picture.svg.panel import draw_panel, storeys_of
from babylon_cli.babylon.picture.svg.scene import Scene
from babylon_cli.babylon.picture.view import View
from babylon_cli.printing.svg.drawing import Drawing, above, in_rows, paper
from babylon_cli.printing.svg.elements import Box, element, escaped
from babylon_cli.wording.message import Language, Message


def draw_garden(scene: Scene, marks: Sequence[Mark], view: View, language: Language) -> Drawing:
    """The views of a garden that are asked for: from above, and the panels in rows below it."""
    box = _box_of(scene)
    storeys = storeys_of(scene) if view.storeys is None else view.storeys
    panels = [_panel(scene, storey, marks, box, language) for storey in storeys]
    if not view.from_above:
        return in_rows(panels or [_panel(scene, 1, marks, box, language)])
    large = _from_above(scene, marks, box, language)
    if not panels:
        return large
    return above(large, panels)


def _box_of(scene: Scene) -> Box:
    """What a view of the garden fills: a cell more to the right and below where a terrace hangs over the edge."""
    if all([terrace.cells for terrace in scene.terraces]):
        return PLAIN_BOX
    return PLAIN_BOX._replace(width=PLAIN_BOX.width + CELL, height=PLAIN_BOX.height + CELL)


def _from_above(scene: Scene, marks: Sequence[Mark], box: Box, language: Language) -> Drawing:
    return _view(marked(draw_from_above(scene), marks, box), box, marks, "from-above", language.say(FROM_ABOVE))


def _panel(scene: Scene, storey: int, marks: Sequence[Mark], box: Box, language: Language) -> Drawing:
    own = [mark for mark in marks if not mark.storeys or storey in mark.storeys]
    name = language.say(Message("storey {number}", number=storey))
    return _view(marked(draw_panel(scene, storey), own, box), box, own, f"storey-{storey}", name)


def _view(content: str, box: Box, marks: Sequence[Mark], view: str, name: str) -> Drawing:
    told = element("title", escaped(name))
    numbers = frozenset([mark.number for mark in marks])
    return Drawing(element("g", told + paper(box) + content, data_view=view), box, numbers)


FROM_ABOVE = Message("the garden from above")
