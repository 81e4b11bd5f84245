"""A hole or a spot carries one piece and no more."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.rules.standing import StandingPiece, pieces_by_spot, taken_spots
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.layout import DOUBLE, STATUE, Footing, Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.words import listed

ABOUT = About(
    id="spot-occupied",
    subject="pillars",
    summary="A hole or a spot carries one piece and no more.",
    text=(
        "Every hole of the board and every spot of a terrace has room for one piece. Where a pillar, a belvedere or "
        "a part of a decoration stands, nothing else may stand. A statue that carries a terrace does not count as "
        "two pieces: it is the pillar itself. That a belvedere takes up its spot follows from it lying there."
    ),
    broken_when=(
        "A hole of the board or a spot of a terrace carries more than one piece. The pieces are pillars, "
        "belvederes, statues, and each of the two ends of a staircase, a fountain or a bridge. A pillar on the spot "
        "of a listed statue is this fault, whether the pillar is written or worked out from the storeys; if the "
        "statue carries the terrace, write it as the support. A statue that is written as a support is not counted "
        "twice, and on a taken spot it is statue-pillar instead. The cell under the middle of a bridge is not a "
        "spot of the bridge: bridge-gap judges it. A support that does not fit its gap is judged by pillar-height "
        "alone. Two supports of two colliding terraces on one cell and one surface are taken for one pillar."
    ),
    sources=(
        Source("fr", "B. Construire, 1. Tuile Terrasse", "2nd paragraph"),
        Source("fr", "B. Construire, 1. Tuile Terrasse", "1st point"),
        Source("fr", "B. Construire, 2. Éléments de décor", "2nd paragraph"),
        Source("nl", "B. Bouwen, 1. Terrastegels", "2nd paragraph"),
        Source("nl", "B. Bouwen, 1. Terrastegels", "1st point"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "2nd paragraph"),
        Source("zh-Hant", "B. 建造, 1. 露臺板塊", "2nd paragraph"),
        Source("zh-Hant", "B. 建造, 1. 露臺板塊", "1st point"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "2nd paragraph"),
        Source("zh-Hans", "B. 建造, 1. 露台板块", "2nd paragraph"),
        Source("zh-Hans", "B. 建造, 1. 露台板块", "1st point"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "the paragraph on free spots with the printed icon"),
    ),
    editions=(
        "All four books want a free spot for a decoration. For a pillar the French and the traditional Chinese book "
        "want a free place on the board and on a terrace. The Dutch book says empty only of the holes in the board. "
        "The simplified Chinese book asks for a hole or a spot and does not say free. We ask for a free place "
        "everywhere."
    ),
    rulings=(),
    judges="position",
)


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every spot or hole that carries more than one piece."""
    spots = taken_spots(layout)
    taken = set(spots)
    cells_with_pieces = {cell for cell, _ in taken}
    on_pieces = [
        footing
        for footing in layout.footings
        if footing.cell in cells_with_pieces and (footing.cell, footing.surface) in taken
    ]
    if len(taken) == len(spots) and not on_pieces:
        return
    pieces = pieces_by_spot(layout)
    for standing in pieces.values():
        if len(standing) > 1:
            yield _crowded_spot(standing)
    for footing in on_pieces:
        beneath = pieces[footing.cell, footing.surface][0]
        if footing.fits and footing.support is not STATUE and _is_certain(layout, footing, beneath):
            yield _pillar_on_a_piece(footing, beneath)


def _is_certain(layout: Layout, footing: Footing, piece: StandingPiece) -> bool:
    """Whether a pillar of its own stands there, even in a garden that was noted from above.

    A double that nobody wrote may be a single on a hidden terrace, and a single may be the statue beneath it.
    """
    if layout.garden.complete or footing.written:
        return True
    return footing.support is not DOUBLE and piece.noun != "statue"


def _crowded_spot(pieces: list[StandingPiece]) -> Fault:
    first, *others = pieces
    names = listed([piece.name for piece in pieces])
    return Fault(
        others[-1].path,
        first.place,
        f"{first.place} carries {names}, and has room for one piece",
        "take out all but one, or write the level of a spot that is not the topmost, such as C3@1",
        tuple([Related(piece.path, piece.name) for piece in pieces[:-1]]),
    )


def _pillar_on_a_piece(footing: Footing, piece: StandingPiece) -> Fault:
    if piece.noun == "statue":
        help = (
            f"if the statue carries the terrace, write `pillars: {{{footing.corner_name}: statue}}` on the terrace "
            f"at {CELL_NAMES[footing.terrace.at]} and take the statue out of `statues`"
        )
    else:
        help = f"check the {piece.noun} and the terrace above it: a spot that carries a pillar carries nothing else"
    pillar = footing.support.value if footing.support else ""
    return Fault(
        footing.path,
        piece.place,
        f"{piece.place} carries {piece.name} and the {pillar} pillar under {footing.name}, and has room for one piece",
        help,
        (Related(piece.path, piece.name),),
    )


RULE = GardenRule(ABOUT, check)
