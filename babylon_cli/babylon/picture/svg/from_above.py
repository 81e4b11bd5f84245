"""A garden seen from above, painted storey by storey: what is hidden is hidden by what is painted later."""

from collections.abc import Iterator, Sequence

from babylon_cli.babylon.picture.svg.board import ZONE, board, holes
from babylon_cli.babylon.picture.svg.crowded import insets_of, shifts_of
from babylon_cli.babylon.picture.svg.labels import Labels, Layers, Shown
from babylon_cli.babylon.picture.svg.pieces import Piece, draw_piece, hidden_ends
from babylon_cli.babylon.picture.svg.scene import Scene
from babylon_cli.babylon.picture.svg.terraces import draw_icons, draw_shadow, draw_terrace
from babylon_cli.printing.svg.elements import placed


def draw_from_above(scene: Scene) -> Layers:
    """All that is seen of a garden, without what is wholly hidden."""
    pieces = [piece for piece in scene.pieces if piece.is_seen(scene.layout)]
    shown = [Shown(terrace, scene.seen_corners(terrace)) for terrace in scene.terraces]
    shown = [entry for entry in shown if entry.corners]
    labels = Labels(scene, shown, pieces)
    signs = [*labels.tokens(), *labels.tags(), *labels.badges(), _owner(scene)]
    return labels.layers([board(), holes(), *_painted(scene, shown, pieces)], signs)


def _painted(scene: Scene, shown: Sequence[Shown], pieces: Sequence[Piece]) -> Iterator[str]:
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
        for piece in pieces:
            if piece.storey == level:
                yield draw_piece(piece, shifts[piece.path], hidden_ends(piece, scene.layout))


def _owner(scene: Scene) -> str:
    """The owner's flower outside the corner at H1, as on the real board."""
    player = scene.player
    return placed(scene.flowers[player.flower].badge, ZONE + 13, -13, f"players.{player.index}.flower")
