"""A decoration is at least partly on a terrace built in the same turn."""

from collections.abc import Iterator

from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rulebooks import DECORATIONS, TERRACES_OF_THE_TURN, cited
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.babylon.terms import at_ends, piece_name
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="decoration-fresh",
    subject="decorations",
    sources=cited(
        TERRACES_OF_THE_TURN, DECORATIONS.at("Exemple, item 4", "Voorbeeld, item 4", "範例, item 4", "示例, item 4")
    ),
    judges="turn",
)


def check(played: PlayedTurn) -> Iterator[Fault]:
    """Every decoration that lies wholly on terraces of earlier turns."""
    for ornament in played.ornaments:
        if ornament.placed.on_terraces and not ornament.fresh:
            yield Fault(
                ornament.path,
                ornament.placed.place,
                Message("{piece} lies on no terrace that this turn builds", piece=piece_name(ornament.placed)),
                Message(
                    "a decoration is placed in the turn of its terrace; check the cells, or in which turn it was placed"
                ),
                place=at_ends(ornament.placed),
            )


RULE = TurnRule(ABOUT, check)
