"""No more than six single pillars are in storage."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import TableRule, TurnRule
from babylon_cli.babylon.table.table import PLACES_FOR_PILLARS, Table
from babylon_cli.babylon.terms import storage_zone
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

if TYPE_CHECKING:
    from babylon_cli.babylon.play.play import PlayedTurn

ABOUT = About(
    id="storage-limit",
    subject="storage",
    summary="No more than six single pillars are in storage.",
    text=(
        "Your board has six places for single pillars that you did not use. What is over goes back to the supply "
        "when your turn ends. During your turn you may hold as many as you like."
    ),
    broken_when="A player has more than 6 single pillars in storage.",
    sources=(
        Source("fr", "C. Stocker/Défausser", "2nd paragraph"),
        Source("fr", "Description des plateaux individuels", "2nd point"),
        Source("nl", "C. Opslaan/Afleggen", "2nd paragraph"),
        Source("nl", "Spelersborden", "2nd point"),
        Source("zh-Hant", "C. 存放/棄置", "2nd paragraph"),
        Source("zh-Hant", "玩家圖板", "2nd point"),
        Source("zh-Hans", "C. 保留 / 弃置", "2nd paragraph"),
        Source("zh-Hans", "玩家版图", "2nd point"),
    ),
    editions=(
        "All four give six places. The Dutch section on the boards does not say that they are for single pillars; "
        "its section C does. The Dutch and the traditional Chinese book let you keep pillars received in this turn, "
        "the simplified Chinese book all that are unused: we count all that lie there."
    ),
    rulings=(),
    judges="position",
)

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
