"""No more than six single pillars are in storage."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from babylon_cli.babylon.rulebooks import BOARDS, STORING, cited
from babylon_cli.babylon.rules.rule import TableRule, TurnRule
from babylon_cli.babylon.table.table import PLACES_FOR_PILLARS, Table
from babylon_cli.babylon.terms import storage_zone
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

if TYPE_CHECKING:
    from babylon_cli.babylon.play.play import PlayedTurn

ABOUT = About(id="storage-limit", subject="storage", sources=cited(STORING.at("2nd paragraph"), BOARDS.at("2nd point")))

BACK_TO_THE_RESERVE = Message("what is over goes back to the reserve at the end of the turn")


def check(table: Table) -> Iterator[Fault]:
    """Every player who keeps more than six single pillars."""
    for player in table.players:
        kept = player.storage.pillars
        if kept > PLACES_FOR_PILLARS:
            yield Fault(
                ("players", player.index, "storage", "pillars"),
                storage_zone(player.name),
                Message(
                    "the storage zone holds {kept} single pillars, and has {places} places",
                    kept=kept,
                    places=PLACES_FOR_PILLARS,
                ),
                BACK_TO_THE_RESERVE,
                player=player.index,
            )


def check_turn(played: "PlayedTurn") -> Iterator[Fault]:
    """A turn that ends with more than six single pillars."""
    kept = played.turn.keep.pillars
    if kept is not None and kept > PLACES_FOR_PILLARS:
        yield Fault(
            (*played.turn.path, "keep", "pillars"),
            storage_zone(played.before.player.name),
            Message(
                "the turn keeps {kept} single pillars, and the storage zone has {places} places",
                kept=kept,
                places=PLACES_FOR_PILLARS,
            ),
            BACK_TO_THE_RESERVE,
        )


RULE = TableRule(ABOUT, check)
TURN_RULE = TurnRule(ABOUT, check_turn)
