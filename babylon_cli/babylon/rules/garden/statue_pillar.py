"""A statue used as a pillar stands on a terrace, alone on its spot."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from babylon_cli.babylon.rulebooks import PRINTED_ICONS, REMINDER, SCORING, SUPPORTS_NEEDED, cited
from babylon_cli.babylon.rules.rule import GardenRule, TurnRule
from babylon_cli.babylon.rules.standing import pieces_by_spot, taken_spots
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.layout import Footing, Layout
from babylon_cli.babylon.table.pieces import CORNER_NAMES
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.terms import A_PIECE, at_corner, corner_name, corner_place
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.wording.message import Message

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

NO_STATUE = Message("write `single` there, or leave it out; a statue placed in this turn is listed under `statues`")


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
                Message(
                    "{corner} is said to rest on a statue, but stands on the bare board: "
                    "a statue stands on a statue icon of a terrace",
                    corner=corner_name(footing.terrace, footing.corner),
                ),
                NO_STATUE,
            )
        spot = (footing.cell, footing.surface)
        for piece in pieces_by_spot(layout)[spot] if spot in taken else ():
            name = A_PIECE[piece.noun]
            yield _fault(
                footing,
                Message(
                    "{corner} is said to rest on a statue at {cell} on level {level}, but {piece} stands there",
                    corner=corner_name(footing.terrace, footing.corner),
                    cell=CELL_NAMES[footing.cell],
                    level=footing.surface,
                    piece=name,
                ),
                Message("a statue that carries a terrace is written in `pillars` alone; take out one of the two"),
                (Related(piece.path, name),),
            )


def _fault(footing: Footing, message: Message, help: Message, related: tuple[Related, ...] = ()) -> Fault:
    terrace, corner = footing.terrace, footing.corner
    place = at_corner(terrace, corner)
    return Fault(footing.path, corner_place(terrace, corner), message, help, related, place=place)


def check_turn(played: "PlayedTurn") -> Iterator[Fault]:
    """Every support that is said to be a statue where the garden has none."""
    for step in played.steps:
        terrace = step.terrace
        for corner in step.missing_statues:
            yield Fault(
                (*step.path, "pillars", CORNER_NAMES[corner]),
                corner_place(terrace, corner),
                Message(
                    "{corner} is said to rest on a statue at {cell}, and none stands there",
                    corner=corner_name(terrace, corner),
                    cell=CELL_NAMES[terrace.cells[corner]],
                ),
                NO_STATUE,
                place=at_corner(terrace, corner),
            )


RULE = GardenRule(ABOUT, check)
TURN_RULE = TurnRule(ABOUT, check_turn)
