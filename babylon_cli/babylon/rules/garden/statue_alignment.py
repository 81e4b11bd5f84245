"""Every statue after the first is in line with one that stands."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from babylon_cli.babylon.rulebooks import DECORATIONS, HIDDEN_SPOTS, REMINDER, TERRACES_OF_THE_TURN, cited
from babylon_cli.babylon.rules.building_order import Blocked, blocked_statues
from babylon_cli.babylon.rules.rule import GardenRule, TurnRule
from babylon_cli.babylon.rules.statues import STATUE
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.words import listed

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


MOST_TERRACES_SEARCHED = 24
"""No game gives a garden more than 16 terraces; orders of building are looked for in somewhat larger ones, too."""


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """A garden whose statues no order of building can have put in line."""
    if not layout.garden.complete or len(layout.terraces) > MOST_TERRACES_SEARCHED:
        return
    blocked = blocked_statues(layout, rulings)
    if blocked:
        yield _fault(blocked)


def _fault(blocked: tuple[Blocked, ...]) -> Fault:
    first = blocked[0]
    places = [f"{CELL_NAMES[statue.cell]} on level {statue.level}" for statue in blocked]
    several = len(places) > 1
    return Fault(
        first.path,
        places[0],
        "no order of building puts every statue in one row or column with a statue then standing: at best the "
        f"statue{'s' if several else ''} at {listed(places)} {'are' if several else 'is'} left without one",
        "check the statues' cells; a statue that became a pillar is written `pillars: {NW: statue}` on the terrace "
        "above it, and may have been the link",
    )


def check_turn(played: "PlayedTurn") -> Iterator[Fault]:
    """Every new statue that was in line with no statue then standing, whatever the order of placing."""
    for ornament in played.ornaments:
        if not ornament.in_line and ornament.placed.on_terraces:
            restart = played.setting.rulings.statue_restart == "aligned"
            which = "stands when it is placed" + (", or if none does, was ever placed" if restart else "")
            yield Fault(
                ornament.path,
                ornament.placed.place,
                f"{ornament.placed.name} shares its row or its column with no statue that {which}",
                "only the first statue is placed freely; check its cell, and when the other statues were placed",
            )


def _has_former_statue(layout: Layout) -> bool:
    return bool(layout.statue_footings) or _has_hidden_statue(layout)


def _has_hidden_statue(layout: Layout) -> bool:
    statues = [piece.ends[0] for piece in layout.of_kind(STATUE) if piece.on_terraces]
    return any([layout.hides(end.cell, end.level or 0) for end in statues])


RULE = GardenRule(
    ABOUT,
    check,
    strictest={"hidden_corner": "forbid"},
    can_matter={"statue_restart": _has_former_statue, "hidden_anchor": _has_hidden_statue},
)
TURN_RULE = TurnRule(ABOUT, check_turn)
