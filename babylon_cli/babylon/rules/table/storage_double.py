"""No double pillar is in storage."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from babylon_cli.babylon.rulebooks import STORING, TERRACES, TOKENS, cited
from babylon_cli.babylon.rules.rule import TableRule, TurnRule
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.terms import storage_zone
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Counted, Message

if TYPE_CHECKING:
    from babylon_cli.babylon.play.play import PlayedTurn

ABOUT = About(
    id="storage-double",
    subject="storage",
    sources=cited(STORING.at("2nd paragraph"), TERRACES.at("5th paragraph"), TOKENS.at("2nd point")),
)

BACK_TO_THE_RESERVE = Message("double pillars that were not used go back to the reserve; they do not turn into singles")


def check(table: Table) -> Iterator[Fault]:
    """Every player who keeps a double pillar."""
    for player in table.players:
        kept = player.storage.doubles
        if kept > 0:
            yield Fault(
                ("players", player.index, "storage", "doubles"),
                storage_zone(player.name),
                Message(
                    "the storage zone holds {doubles}, and a double pillar is never stored",
                    doubles=Counted(kept, "double pillar"),
                ),
                BACK_TO_THE_RESERVE,
                player=player.index,
            )


def check_turn(played: "PlayedTurn") -> Iterator[Fault]:
    """A turn that keeps a double pillar."""
    kept = played.turn.keep.doubles
    if kept > 0:
        yield Fault(
            (*played.turn.path, "keep", "doubles"),
            storage_zone(played.before.player.name),
            Message(
                "the turn keeps {doubles}, and a double pillar is never stored", doubles=Counted(kept, "double pillar")
            ),
            BACK_TO_THE_RESERVE,
        )


RULE = TableRule(ABOUT, check)
TURN_RULE = TurnRule(ABOUT, check_turn)
