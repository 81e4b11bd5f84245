"""No double pillar is in storage."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import TableRule, TurnRule
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.terms import storage_zone
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Counted, Message

if TYPE_CHECKING:
    from babylon_cli.babylon.play.play import PlayedTurn

ABOUT = About(
    id="storage-double",
    subject="storage",
    summary="No double pillar is in storage.",
    text=(
        "A double pillar is used in the turn in which you get it, or it is lost. It cannot be put aside, and it "
        "cannot be changed back into single pillars to be kept."
    ),
    broken_when="A player has at least one double pillar in storage.",
    sources=(
        Source("fr", "C. Stocker/Défausser", "2nd paragraph"),
        Source("fr", "B. Construire, 1. Tuile Terrasse", "5th paragraph"),
        Source("fr", "Description des effets des tuiles Tour", "2nd point"),
        Source("nl", "C. Opslaan/Afleggen", "2nd paragraph"),
        Source("nl", "B. Bouwen, 1. Terrastegels", "5th paragraph"),
        Source("nl", "Speciale effecten van de Rondefiches", "2nd point"),
        Source("zh-Hant", "C. 存放/棄置", "2nd paragraph"),
        Source("zh-Hant", "B. 建造, 1. 露臺板塊", "5th paragraph"),
        Source("zh-Hant", "輪次指示物的特殊效果", "2nd point"),
        Source("zh-Hans", "C. 保留 / 弃置", "2nd paragraph"),
        Source("zh-Hans", "B. 建造, 1. 露台板块", "5th paragraph"),
        Source("zh-Hans", "轮次指示物的特殊效果", "2nd point"),
    ),
    editions="",
    rulings=(),
    judges="position",
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
                "the turn keeps {doubles}, and a double pillar is never stored",
                doubles=Counted(kept, "double pillar"),
            ),
            BACK_TO_THE_RESERVE,
        )


RULE = TableRule(ABOUT, check)
TURN_RULE = TurnRule(ABOUT, check_turn)
