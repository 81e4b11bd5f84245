"""Every statue after the first is in line with one that stands."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from babylon_cli.babylon.rulebooks import DECORATIONS, HIDDEN_SPOTS, REMINDER, TERRACES_OF_THE_TURN, cited
from babylon_cli.babylon.rules.building_order import are_in_line_by_any_ruling, are_plainly_in_line, blocked_statues
from babylon_cli.babylon.rules.garden import build_order
from babylon_cli.babylon.rules.rule import GardenRule, TurnRule
from babylon_cli.babylon.rules.statues import STATUE, PlacedStatue
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.terms import at_ends, at_spot, piece_name, spot_name, together
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message, listed, plural

if TYPE_CHECKING:
    from babylon_cli.babylon.play.play import PlayedTurn

ABOUT = About(
    id="statue-alignment",
    subject="statues",
    sources=cited(
        DECORATIONS.at("the point Statue", "the point Standbeeld", "the point 雕像", "the point 雕塑"),
        DECORATIONS.at("Exemple, items 1 to 4", "Voorbeeld, items 1 to 4", "範例, items 1 to 4", "示例, items 1 to 4"),
        REMINDER,
        TERRACES_OF_THE_TURN,
        HIDDEN_SPOTS,
    ),
    rulings=("statue_restart", "hidden_anchor", "hidden_corner"),
    judges="history",
)


MOST_TERRACES_SEARCHED = 18
"""No game gives a garden more than 16 terraces; orders of building are looked for where one or two are typed twice.

Each further terrace makes a hard garden a third harder; the hardest found of 16 takes 0.06 s.
"""


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """A garden whose statues no order of building can have put in line."""
    if not can_be_searched(layout) or are_plainly_in_line(layout, rulings) or build_order.is_broken(layout, rulings):
        return
    blocked = blocked_statues(layout, rulings)
    if blocked:
        yield _fault(blocked)


def can_be_searched(layout: Layout) -> bool:
    """Whether every order of building of a garden can be looked through."""
    return layout.garden.complete and len(layout.terraces) <= MOST_TERRACES_SEARCHED


def _fault(blocked: tuple[PlacedStatue, ...]) -> Fault:
    spots = [spot_name(statue.cell, statue.level) for statue in blocked]
    return Fault(
        blocked[0].path,
        spots[0],
        plural(
            len(blocked),
            "no order of building puts every statue in one row or column with a statue then standing: at best the "
            "statue at {spots} is left without one",
            "no order of building puts every statue in one row or column with a statue then standing: at best the "
            "statues at {spots} are left without one",
            spots=listed(spots),
        ),
        Message(
            "check the statues' cells; a statue that became a pillar is written `pillars: {{NW: statue}}` on the "
            "terrace above it, and may have been the link"
        ),
        place=together([at_spot(statue.cell, statue.level) for statue in blocked]),
    )


def check_turn(played: "PlayedTurn") -> Iterator[Fault]:
    """Every new statue that was in line with no statue then standing, whatever the order of placing."""
    restart = played.setting.rulings.statue_restart == "aligned"
    for ornament in played.ornaments:
        if ornament.in_line or not ornament.placed.on_terraces:
            continue
        statue = piece_name(ornament.placed)
        yield Fault(
            ornament.path,
            ornament.placed.place,
            Message(
                "{statue} shares its row or its column with no statue that stands when it is placed, "
                "or if none does, was ever placed",
                statue=statue,
            )
            if restart
            else Message(
                "{statue} shares its row or its column with no statue that stands when it is placed", statue=statue
            ),
            Message("only the first statue is placed freely; check its cell, and when the other statues were placed"),
            place=at_ends(ornament.placed),
        )


def _restarts_can_matter(layout: Layout) -> bool:
    return (bool(layout.statue_footings) or _has_hidden_statue(layout)) and _needs_an_answer(layout)


def _hiding_can_matter(layout: Layout) -> bool:
    return _has_hidden_statue(layout) and _needs_an_answer(layout)


def _corners_can_matter(layout: Layout) -> bool:
    return build_order.has_hidden_open_corner(layout) and _needs_an_answer(layout)


def _needs_an_answer(layout: Layout) -> bool:
    """Whether it is not plain that the statues are in line whatever the open questions are answered with."""
    return can_be_searched(layout) and not are_in_line_by_any_ruling(layout)


def _has_hidden_statue(layout: Layout) -> bool:
    statues = [piece.ends[0] for piece in layout.of_kind(STATUE) if piece.on_terraces]
    return any([layout.hides(end.cell, end.height) for end in statues])


RULE = GardenRule(
    ABOUT,
    check,
    strictest={"statue_restart": "aligned"},
    can_matter={
        "statue_restart": _restarts_can_matter,
        "hidden_anchor": _hiding_can_matter,
        "hidden_corner": _corners_can_matter,
    },
)
TURN_RULE = TurnRule(ABOUT, check_turn)
