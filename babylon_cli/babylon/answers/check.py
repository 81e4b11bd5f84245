"""`check`: the verdict on one document, what it rests on, and what a legal turn leaves."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.rules.citations import citing
from babylon_cli.babylon.rules.verdict import TableVerdict, judge
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.checked import Checked
from babylon_cli.judging.verdict import Reliance, cited, placed

if TYPE_CHECKING:
    from babylon_cli.judging.beside import Leaves, Mend, Sketches, Witness
    from babylon_cli.judging.scored import PadReliance


def check(
    document: GardenDocument, *, tells_rulings: bool = True, witness: bool = False, sketched: bool = False
) -> Checked:
    """Judge one document, if it is usable; what it rests on and what would mend it is asked only where that is told.

    With `witness`, orders of building are told that explain the legal gardens; `sketched` draws where the faults are.
    """
    table = document.table
    if table is None:
        return Checked(document)
    cite = citing(table.edition, document.edition)
    verdict = placed(document, judge(table), cite)
    rests_on = cited(_rests_on(table, verdict), cite) if tells_rulings else ()
    leaves = None if table.turn is None else _leaves(verdict)
    return Checked(
        document,
        verdict,
        rests_on,
        leaves,
        witnesses=_witnesses(table, verdict) if witness else None,
        winner_rests_on=_winner_rests_on(table, verdict) if tells_rulings else (),
        mends=_mends(document, table, verdict) if tells_rulings and verdict.errors else None,
        sketches=_sketches(table, verdict) if sketched and verdict.findings else {},
    )


def _rests_on(table: Table, verdict: TableVerdict) -> Iterable[Reliance]:
    from babylon_cli.babylon.rules.reliance import reliances  # noqa: PLC0415 - only some formats tell it

    return reliances(table, verdict)


def _mends(document: GardenDocument, table: Table, verdict: TableVerdict) -> "tuple[Mend, ...] | None":
    """The changes that would take most faults away; none is looked for in a record, where the gardens grow."""
    if table.record is not None:
        return None
    from babylon_cli.babylon.answers.mends import mends_of  # noqa: PLC0415 - only where something is wrong
    from babylon_cli.babylon.mends.trial import allowance_of  # noqa: PLC0415

    return mends_of(document, table, verdict, allowance_of(_length_among_others(document)))


AS_LONG_IN_A_FILE = 8
"""How many times as long the file of a line is, or less."""


def _length_among_others(document: GardenDocument) -> int | None:
    """How many characters one of several documents of a file has; None for the only one."""
    if document.number is None or document.root is None:
        return None
    begins, whole = document.root.start_mark.index, document.text.whole
    if document.text.is_notation:
        return AS_LONG_IN_A_FILE * len(whole)
    next_begins = whole.find("\n---", begins)
    return (len(whole) if next_begins < 0 else next_begins) - begins


def _witnesses(table: Table, verdict: TableVerdict) -> "tuple[Witness, ...]":
    from babylon_cli.babylon.answers.witness import witnesses  # noqa: PLC0415 - only where it is asked

    return tuple(witnesses(table, verdict))


def _sketches(table: Table, verdict: TableVerdict) -> "Sketches":
    from babylon_cli.babylon.picture.excerpts import excerpts  # noqa: PLC0415 - only for a fault on a terminal

    return excerpts(table, verdict)


def _winner_rests_on(table: Table, verdict: TableVerdict) -> "tuple[PadReliance, ...]":
    """The rulings under whose other values another player would win; most tables need no pad for that."""
    from babylon_cli.babylon.answers.reliance import can_rest_on_rulings  # noqa: PLC0415 - only some formats tell it

    if not can_rest_on_rulings(table, verdict):
        return ()
    from babylon_cli.babylon.answers.score import counted_pads  # noqa: PLC0415 - only for hidden belvederes and their like

    found = [reliance for sheet in counted_pads(verdict, table) for reliance in sheet.rests_on]
    return tuple([reliance for reliance in found if reliance.changes == "winner"])


def _leaves(verdict: TableVerdict) -> "Leaves | None":
    """What the turn that the document judges leaves, if nothing in it breaks a rule."""
    if verdict.illegal or verdict.play is None:
        return None
    from babylon_cli.babylon.answers.turn_words import what_it_leaves  # noqa: PLC0415
    from babylon_cli.babylon.files.written import player_data  # noqa: PLC0415 - only for a turn
    from babylon_cli.judging.beside import Leaves  # noqa: PLC0415

    turn = verdict.play.turns[0].played
    data = {"pillars": turn.budget.account(), "after": player_data(turn.after.as_player())}
    return Leaves(tuple(what_it_leaves(turn)), {"turn": data})
