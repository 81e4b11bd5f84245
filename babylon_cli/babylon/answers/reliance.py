"""Which rulings a pad rests on: each that can matter is answered otherwise, and the pad counted again."""

from collections.abc import Callable, Iterator

from babylon_cli.babylon.rules.verdict import TableVerdict, judge, table_to_score
from babylon_cli.babylon.scoring.pad import PAD_FORM, has_hidden_belvedere
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS, OpenQuestion
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import Turn
from babylon_cli.judging.pads_compared import OtherAnswer, pad_reliance
from babylon_cli.judging.scored import PadReliance, Sheet

ASKED_BY_THE_PAD = "hidden_belvedere"
"""The one question that counting asks; the others are asked by the rules."""

Positions = tuple[Table, ...]
"""What is scored of a document: a table, or the tables before and after the turn that it judges."""

Pads = Callable[[Positions], tuple[Sheet, ...]]


def relying(table: Table, verdict: TableVerdict, pads: Pads) -> tuple[Sheet, ...]:
    """The pads of a table that was judged, each with the rulings that it rests on."""
    counted = _positions(table, verdict)
    sheets = pads(counted)
    for answer, then in _otherwise(table, counted):
        pairs = zip(sheets, pads(then), strict=True)
        sheets = tuple([_with(now, pad_reliance(PAD_FORM, answer, now, other)) for now, other in pairs])
    return sheets


def _with(sheet: Sheet, found: PadReliance | None) -> Sheet:
    return sheet if found is None else sheet._replace(rests_on=(*sheet.rests_on, found))


def can_rest_on_rulings(table: Table, verdict: TableVerdict) -> bool:
    """Whether a pad of the table can be another under another ruling; if not, none needs to be counted."""
    return any(_that_can_matter(table, _positions(table, verdict)))


def _positions(table: Table, verdict: TableVerdict) -> Positions:
    """The table as typed, and for a game as it stands at its end; where a turn is judged, that after it as well."""
    typed = table_to_score(table, verdict)
    return (typed,) if table.turn is None or verdict.play is None else (typed, verdict.play.closing)


def _otherwise(table: Table, counted: Positions) -> Iterator[tuple[OtherAnswer, Positions]]:
    """What is scored under each other value of each question that can matter, one at a time."""
    for question in _that_can_matter(table, counted):
        value = getattr(table.rulings, question.name)
        for other in [other for other in question.values if other != value]:
            rulings = table.rulings.answered({question.name: other})
            then = tuple([position._replace(rulings=rulings) for position in counted])
            if question.name != ASKED_BY_THE_PAD:
                asked = table._replace(rulings=rulings)
                then = _positions(asked, judge(asked))
            yield OtherAnswer(question.name, value, other), then


def _that_can_matter(table: Table, counted: Positions) -> Iterator[OpenQuestion]:
    """The questions of which another answer may change a pad; every other one leaves it as it is.

    A piece counts as it was typed, so it makes no difference which rules it breaks, nor when a terrace came to hide
    it. But of two builds of one tile only the first has its flower, and the order of builds is that with fewest faults.
    """
    hidden = any([has_hidden_belvedere(player) for position in counted for player in position.players])
    ordered = table.turn is not None and _builds_a_tile_twice(table.turn)
    for question in OPEN_QUESTIONS:
        matters = hidden if question.name == ASKED_BY_THE_PAD else ordered
        if matters:
            yield question


def _builds_a_tile_twice(turn: Turn) -> bool:
    origins = [build.origin for build in turn.builds]
    return len(set(origins)) < len(origins)
