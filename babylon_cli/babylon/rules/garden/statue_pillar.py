"""A statue used as a pillar stands on a terrace, alone on its spot."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import GardenRule, TurnRule
from babylon_cli.babylon.rules.standing import pieces_by_spot, taken_spots
from babylon_cli.babylon.table.cells import CELL_NAMES, CORNER_CELLS
from babylon_cli.babylon.table.layout import Footing, Layout
from babylon_cli.babylon.table.pieces import CORNER_NAMES
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Fault, Related

if TYPE_CHECKING:
    from babylon_cli.babylon.play.play import PlayedTurn

ABOUT = About(
    id="statue-pillar",
    subject="statues",
    summary="A statue used as a pillar stands on a terrace, alone on its spot.",
    text=(
        "You may let a statue carry a corner of a terrace. It then does the work of a single pillar and is no "
        "statue any more: it scores nothing. As it was placed as a statue first, it stands on a terrace and not on "
        "the board, and it has its spot to itself. The icon beneath it is judged like that of any statue."
    ),
    broken_when=(
        "The support of a corner is said to be a statue, and the surface at its cell is the board. Or it is said to "
        "be a statue, and another piece stands on its spot: a pillar, a belvedere, another statue or an end of a "
        "decoration. Where the gap is not 1, pillar-height alone is reported. A wrong icon under the statue is "
        "decoration-icon."
    ),
    sources=(
        Source("fr", "B. Construire, 1. Tuile Terrasse", "Attention, 1st point"),
        Source("fr", "B. Construire, 2. Éléments de décor", "Rappel"),
        Source("fr", "B. Construire, 2. Éléments de décor", "2nd paragraph"),
        Source("fr", "Décompte final", "1st point, Statues"),
        Source("nl", "B. Bouwen, 1. Terrastegels", "Opmerking, 1st point"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "Herinnering"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "2nd paragraph"),
        Source("nl", "Eindtelling", "1st point, Standbeelden"),
        Source("zh-Hant", "B. 建造, 1. 露臺板塊", "注意, 1st point"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "提醒"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "2nd paragraph"),
        Source("zh-Hant", "最終計分", "1st point, 雕像"),
        Source("zh-Hans", "B. 建造, 1. 露台板块", "注意, 1st point"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "请牢记"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "the paragraph on free spots with the printed icon"),
        Source("zh-Hans", "终局计分", "the point 雕塑"),
    ),
    editions=(
        "The simplified Chinese book adds, in its reminder under B 2, that the statue must not be covered yet and "
        "that it works as a single pillar. The other three say neither. Everything else is the same in all four."
    ),
    rulings=(),
    judges="position",
)


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every support that is said to be a statue where none can stand."""
    footings = [footing for footing in layout.statue_footings if footing.fits]
    if not footings:
        return
    taken = taken_spots(layout)
    for footing in footings:
        if footing.below is None:
            yield _fault(
                footing,
                f"{footing.name} is said to rest on a statue, but stands on the bare board: "
                "a statue stands on a statue icon of a terrace",
                "write `single` there, or leave it out; a statue placed in this turn is listed under `statues`",
            )
        spot = (footing.cell, footing.surface)
        for piece in pieces_by_spot(layout)[spot] if spot in taken else ():
            yield _fault(
                footing,
                f"{footing.name} is said to rest on a statue at {CELL_NAMES[footing.cell]} on level "
                f"{footing.surface}, but {piece.name} stands there",
                "a statue that carries a terrace is written in `pillars` alone; take out one of the two",
                (Related(piece.path, piece.name),),
            )


def _fault(footing: Footing, message: str, help: str, related: tuple[Related, ...] = ()) -> Fault:
    return Fault(footing.path, f"{footing.terrace.place}, {footing.corner_name} corner", message, help, related)


def check_turn(played: "PlayedTurn") -> Iterator[Fault]:
    """Every support that is said to be a statue where the garden has none."""
    for step in played.steps:
        cells = CORNER_CELLS[step.terrace.at] or ()
        for corner in step.missing_statues:
            name = CORNER_NAMES[corner]
            yield Fault(
                (*step.path, "pillars", name),
                f"{step.terrace.place}, {name} corner",
                f"the {name} corner of {step.terrace.name} is said to rest on a statue at {CELL_NAMES[cells[corner]]}, "
                "and none stands there",
                "write `single` there, or leave it out; a statue placed in this turn is listed under `statues`",
            )


RULE = GardenRule(ABOUT, check)
TURN_RULE = TurnRule(ABOUT, check_turn)
