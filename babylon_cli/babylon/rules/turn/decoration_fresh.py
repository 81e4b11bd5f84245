"""A decoration is at least partly on a terrace built in the same turn."""

from collections.abc import Iterator

from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.babylon.terms import at_ends, piece_name
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="decoration-fresh",
    subject="decorations",
    summary="A decoration is at least partly on a terrace built in the same turn.",
    text=(
        "Decorations come with building: each one must lie, wholly or in part, on a terrace that was "
        "built in this very turn. What was possible and was not done cannot be made up for later, unless "
        "a new terrace carries one end."
    ),
    broken_when="No end of a decoration is on a terrace that the turn builds.",
    sources=(
        Source("fr", "B. Construire, 2. Éléments de décor", "1st paragraph"),
        Source("fr", "B. Construire, 2. Éléments de décor", "Exemple, item 4"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "1st paragraph"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "Voorbeeld, item 4"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "1st paragraph"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "範例, item 4"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "the sentence on the terraces of this round"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "示例, item 4"),
    ),
    editions=(
        "The simplified Chinese book speaks of terraces placed in this round, the others of this turn; a "
        "player has one turn a round."
    ),
    rulings=(),
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
