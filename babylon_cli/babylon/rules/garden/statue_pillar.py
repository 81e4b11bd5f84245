"""A statue used as a pillar stands on a terrace, alone on its spot."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from babylon_cli.babylon.rulebooks import PRINTED_ICONS, REMINDER, SCORING, SUPPORTS_NEEDED, cited
from babylon_cli.babylon.rules.rule import GardenRule, TurnRule
from babylon_cli.babylon.rules.standing import pieces_by_spot, taken_spots
from babylon_cli.babylon.table.cells import CELL_NAMES, CORNER_CELLS
from babylon_cli.babylon.table.layout import Footing, Layout
from babylon_cli.babylon.table.pieces import CORNER_NAMES
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Related

if TYPE_CHECKING:
    from babylon_cli.babylon.play.play import PlayedTurn

ABOUT = About(
    id="statue-pillar",
    subject="statues",
    sources=cited(
        SUPPORTS_NEEDED,
        REMINDER,
        PRINTED_ICONS,
        SCORING.at("1st point, Statues", "1st point, Standbeelden", "1st point, 雕像", "the point 雕塑"),
    ),
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
