"""No double pillar is in storage."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from babylon_cli.babylon.rulebooks import STORING, TERRACES, TOKENS, cited
from babylon_cli.babylon.rules.rule import TableRule, TurnRule
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.words import counted

if TYPE_CHECKING:
    from babylon_cli.babylon.play.play import PlayedTurn

ABOUT = About(
    id="storage-double",
    subject="storage",
    sources=cited(
        STORING.at("2nd paragraph"),
        TERRACES.at("5th paragraph"),
        TOKENS.at("2nd point"),
    ),
)


def check(table: Table) -> Iterator[Fault]:
    """Every player who keeps a double pillar."""
    for player in table.players:
        kept = player.storage.doubles
        if kept > 0:
            yield Fault(
                ("players", player.index, "storage", "doubles"),
                f"the storage zone of {player.name}",
                f"the storage zone holds {counted(kept, 'double pillar')}, and a double pillar is never stored",
                "double pillars that were not used go back to the reserve; they do not turn into singles",
                player=player.index,
            )


def check_turn(played: "PlayedTurn") -> Iterator[Fault]:
    """A turn that keeps a double pillar."""
    kept = played.turn.keep.doubles
    if kept > 0:
        yield Fault(
            (*played.turn.path, "keep", "doubles"),
            f"the storage zone of {played.before.player.name}",
            f"the turn keeps {counted(kept, 'double pillar')}, and a double pillar is never stored",
            "double pillars that were not used go back to the reserve; they do not turn into singles",
        )


RULE = TableRule(ABOUT, check)
TURN_RULE = TurnRule(ABOUT, check_turn)
