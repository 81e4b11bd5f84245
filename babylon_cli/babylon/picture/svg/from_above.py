"""A garden seen from above, painted storey by storey: what is hidden is hidden by what is painted later."""

from collections.abc import Iterator

from babylon_cli.babylon.picture.svg.board import ZONE, board, holes
from babylon_cli.babylon.picture.svg.crowded import insets_of, shifts_of
from babylon_cli.babylon.picture.svg.labels import Shown, draw_labels
from babylon_cli.babylon.picture.svg.pieces import draw_piece
from babylon_cli.babylon.picture.svg.scene import Scene
from babylon_cli.babylon.picture.svg.terraces import draw_icons, draw_shadow, draw_terrace
from babylon_cli.printing.svg.elements import placed


def draw_from_above(scene: Scene) -> str:
    """All that is seen of a garden; what is wholly hidden is left out."""
    return "".join([board(), holes(), *_painted(scene), owner_badge(scene)])


def _painted(scene: Scene) -> Iterator[str]:
    layout = scene.layout
    pieces = [piece for piece in scene.pieces if piece.is_seen(layout)]
    shown = [Shown(terrace, scene.seen_corners(terrace)) for terrace in scene.terraces]
    shown = [entry for entry in shown if entry.corners]
    spots = {end for piece in pieces for end in piece.ends}
    shifts = shifts_of(pieces)
    levels = {entry.terrace.level for entry in shown} | {piece.storey for piece in pieces}
    for level in sorted(levels):
        storey = [entry for entry in shown if entry.terrace.level == level]
        yield from [draw_shadow(entry.terrace) for entry in storey]
        insets = insets_of([entry.terrace for entry in storey])
        for terrace, corners in storey:
            yield draw_terrace(terrace, scene.path(terrace), insets[terrace.number])
            yield draw_icons(terrace, scene.path(terrace), corners, spots)
        yield from [draw_piece(piece, layout, shifts[piece.path]) for piece in pieces if piece.storey == level]
    yield from draw_labels(scene, shown, pieces)


def owner_badge(scene: Scene) -> str:
    """The owner's flower outside the corner at H1, as on the real board."""
    player = scene.player
    return placed(scene.flowers[player.flower].badge, ZONE + 13, -13, f"players.{player.index}.flower")
