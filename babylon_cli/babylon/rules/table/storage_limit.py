"""No more than six single pillars are in storage."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from babylon_cli.babylon.rulebooks import BOARDS, STORING, cited
from babylon_cli.babylon.rules.rule import TableRule, TurnRule
from babylon_cli.babylon.table.table import PLACES_FOR_PILLARS, Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault

if TYPE_CHECKING:
    from babylon_cli.babylon.play.play import PlayedTurn

ABOUT = About(
    id="storage-limit",
    subject="storage",
    sources=cited(
        STORING.at("2nd paragraph"),
        BOARDS.at("2nd point"),
    ),
)


def check(table: Table) -> Iterator[Fault]:
    """Every player who keeps more than six single pillars."""
    for player in table.players:
        kept = player.storage.pillars
        if kept > PLACES_FOR_PILLARS:
            yield Fault(
                ("players", player.index, "storage", "pillars"),
                f"the storage zone of {player.name}",
                f"the storage zone holds {kept} single pillars, and has {PLACES_FOR_PILLARS} places",
                "what is over goes back to the reserve at the end of the turn",
                player=player.index,
            )


def check_turn(played: "PlayedTurn") -> Iterator[Fault]:
    """A turn that ends with more than six single pillars."""
    kept = played.turn.keep.pillars
    if kept is not None and kept > PLACES_FOR_PILLARS:
        yield Fault(
            (*played.turn.path, "keep", "pillars"),
            f"the storage zone of {played.before.player.name}",
            f"the turn keeps {kept} single pillars, and the storage zone has {PLACES_FOR_PILLARS} places",
            "what is over goes back to the reserve at the end of the turn",
        )


RULE = TableRule(ABOUT, check)
TURN_RULE = TurnRule(ABOUT, check_turn)
