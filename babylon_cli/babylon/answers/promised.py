"""What `verify` knows about one document: whether it is as its `expect:` promises, and every difference."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from babylon_cli.babylon.files.load import LoadedDocument
from babylon_cli.babylon.files.models import ExpectedDigPart, ExpectPart, PadPart
from babylon_cli.babylon.quarry.reward import dig
from babylon_cli.babylon.rules.verdict import judge, table_to_score
from babylon_cli.babylon.scoring.pad import TOTAL
from babylon_cli.babylon.scoring.ranking import Result, settle
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.finding import Severity
from babylon_cli.judging.verdict import Verdict
from babylon_cli.reading.problem import Problem

Promise = str | int | bool | list[Any] | Mapping[str, Any] | None
"""What can be promised: a value of JSON."""

NOTHING_PROMISED = ExpectPart.model_construct()
"""A file without `expect:` promises to be legal."""


class Difference(NamedTuple):
    """One thing that is not as it was promised."""

    what: str
    expected: Promise
    actual: Promise


class Promised(NamedTuple):
    """One document with its differences; an unusable one has problems instead."""

    title: str
    file: str
    number: int | None
    differences: tuple[Difference, ...]
    problems: tuple[Problem, ...]
    line: int
    column: int

    @property
    def ok(self) -> bool:
        """Whether the document is usable and as promised."""
        return not self.differences and not self.problems


def hold_to_promise(document: LoadedDocument) -> Promised:
    """Compare one document with what it promises."""
    number = document.number
    title = document.file if number is None else f"{document.file} (document {number})"
    place = document.place(("expect",))
    differences = () if document.table is None else tuple(_differences(document.table, document.expect))
    return Promised(title, document.file, number, differences, document.problems, place.line, place.column)


def _differences(table: Table, expect: ExpectPart | None) -> Iterator[Difference]:
    promise = expect or NOTHING_PROMISED
    verdict = judge(table)
    yield from rule_differences("violations", promise.violations or [], verdict, "error")
    if promise.warnings is not None:
        yield from rule_differences("warnings", promise.warnings, verdict, "warning")
    if promise.scores or promise.winners is not None or promise.tie_break is not None:
        yield from _result(promise, settle(table_to_score(table, verdict)))
    for expected in promise.quarry or ():
        yield from _dig(table, expected)


def rule_differences(what: str, promised: Sequence[str], verdict: Verdict, severity: Severity) -> Iterator[Difference]:
    """Whether exactly the promised rules are broken, or warn; of either game."""
    found = sorted({finding.rule for finding in verdict.findings if finding.severity == severity})
    if found != sorted(set(promised)):
        yield Difference(what, sorted(set(promised)), found)


def _result(promise: ExpectPart, result: Result) -> Iterator[Difference]:
    points = {standing.player.name: standing.points for standing in result.standings}
    for name, rows in (promise.scores or {}).items():
        if name not in points:
            yield Difference(f"scores.{name}", "a player", "no such player")
        else:
            for row, expected in _rows(rows):
                if points[name][row] != expected:
                    yield Difference(f"scores.{name}.{row}", expected, points[name][row])
    winners = None if promise.winners is None else [str(name) for name in promise.winners]
    if winners is not None and sorted(winners) != sorted(result.winners):
        yield Difference("winners", winners, list(result.winners))
    if promise.tie_break is not None and promise.tie_break != result.tie_break:
        yield Difference("tie_break", promise.tie_break, result.tie_break)


def _rows(promised: int | PadPart | None) -> Iterator[tuple[str, int]]:
    if isinstance(promised, int):
        yield TOTAL, promised
    elif promised is not None:
        yield from promised.model_dump(exclude_none=True).items()


def _dig(table: Table, expected: ExpectedDigPart) -> Iterator[Difference]:
    position = POSITION_NAMES.index(expected.take.upper())
    flower = None if expected.flower is None else str(expected.flower)
    token = expected.token or "none"
    words = [word for word in (expected.take.upper(), flower, token if token != "none" else None) if word]
    what = f"quarry.{'.'.join(words)}"
    found = dig(table.quarry, position) if table.quarry is not None else None
    if found is None:
        yield Difference(what, expected.pillars, "no tile")
    elif found.pillars(flower, token) != expected.pillars:
        yield Difference(what, expected.pillars, found.pillars(flower, token))
