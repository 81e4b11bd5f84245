"""The table shows no more pieces than the box holds."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import CONTENTS, SET_UP, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.supply import (
    CLAY_REMOVED,
    PIECES_IN_BOX,
    TERRACES_OF_A_MATERIAL,
    count_pieces,
    count_terraces,
)
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import TABLE, Fault
from babylon_cli.wording.message import Counted, Message

ABOUT = About(
    id="supply-limit",
    subject="table",
    sources=cited(
        CONTENTS.at("the list of parts"),
        CONTENTS.at("Note", "Let op", "注意", "注意"),
        SET_UP.at("step 3"),
        SET_UP.at("step 6"),
    ),
    rulings=("supply",),
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


def _too_many(table: Table, found: dict[str, int], limits: dict[str, int]) -> Iterator[Fault]:
    for kind, limit in limits.items():
        if found[kind] > limit:
            yield Fault(
                ("players",) if table.players else ("quarry",),
                TABLE,
                Message(
                    "the table shows {pieces}, and the game has {limit}", pieces=Counted(found[kind], kind), limit=limit
                ),
                Message("look for terraces that are typed twice")
                if kind.endswith("terrace")
                else Message("look for pieces that are typed twice; boxes may hold some spares"),
                severity="error" if table.rulings.supply == "limit" else "warning",
            )


RULE = TableRule(ABOUT, check, strictest={"supply": "warn"})
