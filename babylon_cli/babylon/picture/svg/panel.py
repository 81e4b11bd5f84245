"""One storey of a garden with everything of it, hidden or not."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet

from babylon_cli.babylon.picture.svg.board import CELL, board, holes
from babylon_cli.babylon.picture.svg.crowded import insets_of, shifts_of
from babylon_cli.babylon.picture.svg.labels import TAG, Labels, Layers, Shown, outer_corners
from babylon_cli.babylon.picture.svg.pieces import Piece, Place, corner_place, draw_piece
from babylon_cli.babylon.picture.svg.scene import CORNERS, Scene
from babylon_cli.babylon.picture.svg.supports import draw_supports
from babylon_cli.babylon.picture.svg.terraces import SIZE, corner_of, draw_icons, draw_terrace
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.printing.svg.badges import tag
from babylon_cli.printing.svg.elements import element, placed
from babylon_cli.printing.svg.palette import INK, LOWER, LOWER_EDGE


def storeys_of(scene: Scene) -> tuple[int, ...]:
    """Every storey on which something is, from the lowest."""
    levels = {terrace.level for terrace in scene.terraces}
    levels |= {_storey(end.level) for piece in scene.pieces for end in piece.ends}
    return tuple(sorted(levels))


def _storey(level: int) -> int:
    """The storey with which something is shown: what stands on the board is shown with the lowest."""
    return max(level, 1)


def draw_panel(scene: Scene, storey: int) -> Layers:
    """The storey with the lower ones in grey beneath it."""
    terraces = [terrace for terrace in scene.terraces if terrace.level == storey]
    pieces = [piece for piece in scene.pieces if storey in [_storey(end.level) for end in piece.ends]]
    shown = [Shown(terrace, tuple(CORNERS)) for terrace in terraces]
    labels = Labels(scene, shown, pieces)
    for entry in shown:
        for x, y in outer_corners(entry):  # where the supports stand
            labels.take(x, y, TAG)
    spots = {end for piece in pieces for end in piece.ends}
    places = {corner_place(terrace.at, corner, terrace.level) for terrace in terraces for corner in CORNERS}
    shifts = shifts_of(pieces)
    drawn = [board(), holes(), _lower(scene, storey), *_terraces(scene, terraces), _hatched(_covered(scene, places))]
    drawn += [draw_icons(terrace, scene.path(terrace), CORNERS, spots) for terrace in terraces]
    drawn += [draw_piece(piece, shifts[piece.path], _beneath_a_higher_end(piece, places)) for piece in pieces]
    signs = [support for terrace in terraces for support in draw_supports(scene, terrace)]
    signs += [*labels.tokens(), *labels.badges(), placed(tag(str(storey)), -15, -15)]
    return labels.layers(drawn, signs)


def _beneath_a_higher_end(piece: Piece, places: AbstractSet[Place]) -> list[Place]:
    """The higher end of a staircase where it would hide an icon of the storey, at one of these places."""
    if len(piece.ends) == 1:
        return []
    lowest = min([end.level for end in piece.ends])
    return [end for end in piece.ends if end.level > lowest and end._replace(level=lowest) in places]


def _lower(scene: Scene, storey: int) -> str:
    """What lies lower, as one shape for all."""
    corners = [corner_of(terrace) for terrace in scene.terraces if terrace.level < storey]
    if not corners:
        return ""
    d = "".join([f"M{x + 1} {y + 1}h{SIZE - 2}v{SIZE - 2}h-{SIZE - 2}z" for x, y in corners])
    return element("path", d=d, fill=LOWER, stroke=LOWER_EDGE)


def _terraces(scene: Scene, terraces: list[Terrace]) -> Iterator[str]:
    insets = insets_of(terraces)
    for terrace in terraces:
        yield draw_terrace(terrace, scene.path(terrace), insets[terrace.number])


def _covered(scene: Scene, places: Iterable[Place]) -> list[Place]:
    """The cells of a storey that something higher hides, in order."""
    return sorted([place for place in places if not place.is_seen(scene.layout)])


def _hatched(places: Iterable[Place]) -> str:
    lines: list[str] = []
    for place in places:
        x, y = place.column * CELL, place.row * CELL
        lines += [f"M{x} {y + step}L{x + step} {y}" for step in (12, 24, 36, 48)]
        lines += [f"M{x + step} {y + CELL}L{x + CELL} {y + step}" for step in (12, 24, 36)]
    return element("path", d="".join(lines), stroke=INK, stroke_width=0.8, stroke_opacity=0.35) if lines else ""
