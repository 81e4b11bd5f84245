"""`verify`: whether one document is as its `expect:` promises, and every difference."""

from collections.abc import Iterator

from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.files.models import ExpectedDigPart, ExpectPart, PadPart
from babylon_cli.babylon.quarry.reward import dig
from babylon_cli.babylon.rules.verdict import judge, table_to_score
from babylon_cli.babylon.scoring.ranking import Result, settle
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.line import TOTAL
from babylon_cli.judging.promised import Difference, Promised, compared, compared_by_key, promised, rule_differences
from babylon_cli.wording.message import Message

NOTHING_PROMISED = ExpectPart.model_construct()
"""A file without `expect:` promises to be legal."""


def verify(document: GardenDocument) -> Promised:
    """Compare one document with what it promises."""
    differences = () if document.table is None else _differences(document.table, document.expect or NOTHING_PROMISED)
    return promised(document, differences)


def _differences(table: Table, promise: ExpectPart) -> Iterator[Difference]:
    verdict = judge(table)
    yield from rule_differences("violations", promise.violations or [], verdict, "error")
    if promise.warnings is not None:
        yield from rule_differences("warnings", promise.warnings, verdict, "warning")
    if promise.scores or promise.winners is not None or promise.tie_break is not None:
        yield from _result(promise, settle(table_to_score(table, verdict)))
    for expected in promise.quarry or ():
        yield from _dig(table, expected)


def _result(promise: ExpectPart, result: Result) -> Iterator[Difference]:
    points = {standing.player.name: standing.points for standing in result.standings}
    for name, rows in (promise.scores or {}).items():
        yield from compared_by_key(f"scores.{name}", _rows(rows), points[name])
    winners = None if promise.winners is None else [str(name) for name in promise.winners]
    if winners is not None and sorted(winners) != sorted(result.winners):
        yield Difference("winners", winners, list(result.winners))
    if promise.tie_break is not None:
        yield from compared("tie_break", promise.tie_break, result.tie_break)


def _rows(promised: int | PadPart | None) -> dict[str, int]:
    if isinstance(promised, int):
        return {TOTAL: promised}
    return {} if promised is None else promised.model_dump(exclude_none=True)


def _dig(table: Table, expected: ExpectedDigPart) -> Iterator[Difference]:
    position = POSITION_NAMES.index(expected.take.upper())
    flower = None if expected.flower is None else str(expected.flower)
    token = expected.token or "none"
    words = [word for word in (expected.take.upper(), flower, token if token != "none" else None) if word]
    found = dig(table.quarry, position) if table.quarry is not None else None
    pillars = Message("no tile") if found is None else found.pillars(flower, token)
    yield from compared(f"quarry.{'.'.join(words)}", expected.pillars, pillars)
