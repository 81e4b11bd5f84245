"""At setup 6, 3 or 0 clay terraces leave the quarry."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import SET_UP, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.pieces import Material
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.babylon.table.supply import CLAY_REMOVED
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.terms import in_quarry
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Path
from babylon_cli.wording.message import Counted, Message

ABOUT = About(id="quarry-removal", subject="quarry", sources=cited(SET_UP.at("step 6")), judges="turn")


def check(table: Table) -> Iterator[Fault]:
    """A wrong number of terraces taken out, and every one that is no clay."""
    record = table.record
    expected = CLAY_REMOVED.get(len(table.players))
    if record is None or expected is None or (record.removed is None and table.quarry is None):
        return
    removed = record.removed or ()
    if len(removed) != expected:
        path: Path = ("players",) if record.removed is None else ("removed",)
        yield Fault(
            path,
            Message("the quarry at setup"),
            Message(
                "the record takes {removed} out of the quarry at setup, and with {players} players it is {expected}",
                removed=Counted(len(removed), "clay terrace"),
                players=len(table.players),
                expected=expected,
            ),
            Message("list under `removed:` the positions from which clay was taken"),
        )
    for index, position in enumerate(removed):
        if position in removed[:index] or not _has_clay(table, position):
            message = Message(
                "clay is said to be taken out at {position}, and by then no clay lies there",
                position=POSITION_NAMES[position],
            )
            help = Message("each position gives one clay terrace")
            yield Fault(("removed", index), in_quarry(position), message, help)


def _has_clay(table: Table, position: int) -> bool:
    """Whether clay is on top of a stack before set-up, or nobody knows."""
    if table.quarry is None:
        return True
    tile = table.quarry.visible(position)
    return tile is not None and tile.material is Material.CLAY


RULE = TableRule(ABOUT, check)
