"""The table shows no more pieces than the box holds."""

from collections import Counter
from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.supply import (
    CLAY_REMOVED,
    PIECES_IN_BOX,
    TERRACES_OF_A_MATERIAL,
    count_pieces,
    count_terraces,
)
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.finding import TABLE, Fault
from babylon_cli.wording.message import Counted, Message

ABOUT = About(
    id="supply-limit",
    subject="table",
    summary="The table shows no more pieces than the box holds.",
    text=(
        "The box holds 148 single pillars, 60 double pillars, 38 belvederes, 38 statues, and 15 each of staircases, "
        "fountains and bridges. There are 16 terraces of each material, less the clay that two or three players "
        "take out at the start. No book says that a piece that has run out cannot be built: we only count what the "
        "list of parts names. As boxes may hold spare plastic pieces, going over is a warning."
    ),
    broken_when=(
        "All gardens and storages of one table together show more than 148 single pillars, 60 double pillars, 38 "
        "belvederes, 15 staircases, 15 fountains, 38 statues, 15 bridges, or 16 terraces of one material; of clay "
        "more than 10 with two players or more than 13 with three. With the ruling supply: warn it is a warning, "
        "with limit an error, and with ignore it is not looked at."
    ),
    sources=(
        Source("fr", "Matériel", "the list of parts"),
        Source("fr", "Matériel", "Note"),
        Source("fr", "Mise en place", "step 3"),
        Source("fr", "Mise en place", "step 6"),
        Source("nl", "Inhoud", "the list of parts"),
        Source("nl", "Inhoud", "Let op"),
        Source("nl", "Voorbereiding", "step 3"),
        Source("nl", "Voorbereiding", "step 6"),
        Source("zh-Hant", "遊戲配件", "the list of parts"),
        Source("zh-Hant", "遊戲配件", "注意"),
        Source("zh-Hant", "遊戲設置", "step 3"),
        Source("zh-Hant", "遊戲設置", "step 6"),
        Source("zh-Hans", "游戏配件", "the list of parts"),
        Source("zh-Hans", "游戏配件", "注意"),
        Source("zh-Hans", "游戏设置", "step 3"),
        Source("zh-Hans", "游戏设置", "step 6"),
    ),
    editions=(
        "The numbers are the same in all four. All four say that there may be more plastic pieces in the box: the "
        "French and the Dutch book add that this changes nothing in play, the traditional Chinese book calls them a "
        "margin for miscounts, the simplified Chinese book calls them replacements. None says so of the terraces. "
        "In the traditional Chinese text that we have, the list of parts names only the plastic pieces."
    ),
    rulings=("supply",),
    judges="position",
)


def check(table: Table) -> Iterator[Fault]:
    """Every kind of piece or terrace of which the table shows more than the box holds."""
    if table.rulings.supply == "ignore":
        return
    yield from _too_many(table, count_pieces(table), PIECES_IN_BOX)
    terraces = count_terraces(table)
    in_play = dict.fromkeys(terraces, TERRACES_OF_A_MATERIAL)
    in_play["clay terrace"] = TERRACES_OF_A_MATERIAL - CLAY_REMOVED.get(len(table.players), 0)
    yield from _too_many(table, terraces, in_play)


def _too_many(table: Table, found: Counter[str], limits: dict[str, int]) -> Iterator[Fault]:
    for kind, limit in limits.items():
        if found[kind] > limit:
            yield Fault(
                ("players",) if table.players else ("quarry",),
                TABLE,
                Message(
                    "the table shows {pieces}, and the game has {limit}",
                    pieces=Counted(found[kind], kind),
                    limit=limit,
                ),
                Message("look for pieces that are typed twice; boxes may hold some spares"),
                severity="error" if table.rulings.supply == "limit" else "warning",
            )


RULE = TableRule(ABOUT, check)
