"""`verify`: whether one document is as its `expect:` promises, and every difference."""

from collections.abc import Iterator, Mapping

from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.files.models import ExpectedDigPart, ExpectPart
from babylon_cli.babylon.files.score_pads import ScorePad, spelled_rows
from babylon_cli.babylon.play.now import now
from babylon_cli.babylon.quarry.reward import dig
from babylon_cli.babylon.rulebooks import EDITIONS
from babylon_cli.babylon.rules.citations import citing
from babylon_cli.babylon.rules.verdict import judge, table_to_score
from babylon_cli.babylon.scoring.ranking import Result, settle
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.finding import Path
from babylon_cli.judging.line import TOTAL, Points
from babylon_cli.judging.promised import (
    Difference,
    Promised,
    compared,
    promised,
    verdict_differences,
    winner_differences,
)
from babylon_cli.judging.selection import EVERY_RULE, Selection
from babylon_cli.wording.message import Message

NOTHING_PROMISED = ExpectPart.blank()
"""A file without `expect:` promises to be legal."""


def verify(document: GardenDocument, selection: Selection = EVERY_RULE) -> Promised:
    """Compare one document with what it promises, as far as rules count."""
    table, promise = document.table, document.expect or NOTHING_PROMISED
    differences = () if table is None else _differences(table, promise, selection)
    return promised(document, differences, citing(EDITIONS[0] if table is None else table.edition, document.edition))


def _differences(table: Table, promise: ExpectPart, selection: Selection) -> Iterator[Difference]:
    verdict = judge(table)
    yield from verdict_differences(promise.violations, promise.warnings, verdict, selection)
    if promise.scores or promise.winners is not None or promise.tie_break is not None:
        yield from _result(promise, settle(table_to_score(table, verdict)))
    for number, expected in enumerate(promise.quarry or ()):
        yield from _dig(table, expected, ("quarry", number, "pillars"))


def _result(promise: ExpectPart, result: Result) -> Iterator[Difference]:
    points = {standing.player.name: standing.points for standing in result.standings}
    yield from _scores(promise.scores or {}, points)
    yield from winner_differences(promise.winners, result.winners)
    if promise.tie_break is not None:
        yield from compared("tie_break", ("tie_break",), promise.tie_break, result.tie_break)


def _scores(promised: Mapping[str, ScorePad | int | None], points: Mapping[str, Points]) -> Iterator[Difference]:
    """Every promised row, as the promise spells it, that is worth other points."""
    for name, score in promised.items():
        rows = {TOTAL: (TOTAL, score)} if isinstance(score, int) else spelled_rows(score)
        for spelling, (row, number) in rows.items():
            what = row if isinstance(spelling, int) else spelling
            yield from compared(f"scores.{name}.{what}", ("scores", name, spelling), number, points[name][row])


def _dig(table: Table, expected: ExpectedDigPart, path: Path) -> Iterator[Difference]:
    position = POSITION_NAMES.index(expected.take.upper())
    flower = None if expected.flower is None else str(expected.flower)
    stands = now(table)
    token = expected.token or stands.token or "none"
    words = [word for word in (expected.take.upper(), flower, token if token != "none" else None) if word]
    found = dig(stands.quarry, position) if stands.quarry is not None else None
    pillars = Message("no tile") if found is None else found.pillars(flower, token)
    yield from compared(f"quarry.{'.'.join(words)}", path, expected.pillars, pillars)
