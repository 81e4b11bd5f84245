"""Every statue after the first is in line with one that stands."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.building_order import Blocked, blocked_statues
from babylon_cli.babylon.rules.rule import GardenRule, TurnRule
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Fault
from babylon_cli.words import listed

if TYPE_CHECKING:
    from babylon_cli.babylon.play.play import PlayedTurn

ABOUT = About(
    id="statue-alignment",
    subject="statues",
    summary="Every statue after the first is in line with one that stands.",
    text=(
        "Your first statue goes on any statue icon. Each later one goes in the same row or the same column as a "
        "statue that stands by then. How far away it is, on which storey, and what lies between does not matter. A "
        "statue that carries a terrace no longer counts. A finished garden does not show the order of building, so "
        "it is fine as long as one order can be found that obeys the rule."
    ),
    broken_when=(
        "No order of building exists in which every statue after the first was, when it was placed, in one row or "
        "column with a statue then standing. An order of building is a sequence of turns of one or two terraces. "
        "Each terrace comes after the terraces below it at its cells, and after a terrace of the storey before. The "
        "statues of a turn are placed in that turn, each after its own terrace and before its cell is hidden. A "
        "statue leaves when a terrace rests on it; while it stood, it counted. With the ruling statue_restart: free "
        "the next statue is a first one again when none stands; with aligned it must be in line with a statue "
        "placed earlier. With the ruling hidden_anchor: counts a statue hidden under an open corner still counts; "
        "with ignored it does not. With the ruling hidden_corner: allow a terrace with an open corner may be built "
        "after the terrace above that corner."
    ),
    sources=(
        Source("fr", "B. Construire, 2. Éléments de décor", "the point Statue"),
        Source("fr", "B. Construire, 2. Éléments de décor", "Exemple, items 1 to 4"),
        Source("fr", "B. Construire, 2. Éléments de décor", "Rappel"),
        Source("fr", "B. Construire, 2. Éléments de décor", "1st paragraph"),
        Source("fr", "B. Construire, 2. Éléments de décor", "Important"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "the point Standbeeld"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "Voorbeeld, items 1 to 4"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "Herinnering"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "1st paragraph"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "Belangrijk"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "the point 雕像"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "範例, items 1 to 4"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "提醒"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "1st paragraph"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "重要"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "the point 雕塑"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "示例, items 1 to 4"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "请牢记"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "the sentence on the terraces of this round"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "重要"),
    ),
    editions=(
        "The French book asks for a line along the rows or columns, and the simplified Chinese book for the same "
        "row or column as seen from above. The Dutch and the traditional Chinese book only say a straight line; the "
        "Dutch ban on diagonals is laid on all decorations, the traditional Chinese one on joining terraces. Three "
        "books measure from a statue placed before, the simplified Chinese book from a statue that is in the "
        "garden."
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


RULE = GardenRule(ABOUT, check)
TURN_RULE = TurnRule(ABOUT, check_turn)
