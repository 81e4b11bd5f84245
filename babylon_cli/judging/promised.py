"""The answer of `verify`: whether one document is as its `expect:` promises, and every difference."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from babylon_cli.judging.answer import Answer, error_entry, file_entry
from babylon_cli.judging.finding import Severity
from babylon_cli.judging.line import TOTAL
from babylon_cli.judging.verdict import Verdict
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.reading.values import Part
from babylon_cli.wording.message import ENGLISH, Language, Message, Text

Promise = str | int | bool | list[Any] | Mapping[str, Any] | Message | None
"""What can be promised or found: a value of JSON, or in words that there is none."""


class Difference(NamedTuple):
    """One thing that is not as it was promised."""

    what: Text
    """The promised key, with dots between the steps."""
    expected: Promise
    actual: Promise

    def data(self, language: Language = ENGLISH) -> dict[str, Any]:
        """As the JSON contract has it."""
        told = self._asdict()
        return {key: language.say(value) if isinstance(value, Message) else value for key, value in told.items()}


@dataclass(frozen=True, slots=True)
class Promised(Answer):
    """One document with its differences; an unusable one has problems instead."""

    document: LoadedDocument[Any, Any]
    line: int
    """Where the promise stands."""
    column: int
    differences: tuple[Difference, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether the document is usable and as promised."""
        return not self.differences and not self.document.problems

    @property
    def is_broken(self) -> bool:
        """Whether a promise is not kept."""
        return bool(self.differences)

    def data(self, language: Language = ENGLISH) -> dict[str, Any]:
        """The document's entry in the JSON of `verify`."""
        if self.document.problems:
            return error_entry(self.document, language)
        differences = [difference.data(language) for difference in self.differences]
        return {**file_entry(self.document), "ok": self.ok, "differences": differences}


def promised(document: LoadedDocument[Any, Any], differences: Iterable[Difference]) -> Promised:
    """A document with its differences."""
    line, column, _ = document.place(("expect",))
    return Promised(document, line, column, tuple(differences))


def verdict_differences(
    violations: Sequence[str] | None, warnings: Sequence[str] | None, verdict: Verdict
) -> Iterator[Difference]:
    """Whether exactly the promised rules are broken, none where none is promised; and warn, where that is promised."""
    yield from _rule_differences("violations", violations or (), verdict, "error")
    if warnings is not None:
        yield from _rule_differences("warnings", warnings, verdict, "warning")


def _rule_differences(what: str, promised: Sequence[str], verdict: Verdict, severity: Severity) -> Iterator[Difference]:
    found = sorted({finding.rule for finding in verdict.findings if finding.severity == severity})
    yield from compared(what, sorted(set(promised)), found)


def score_differences(
    scores: Mapping[str, int | Part | None] | None, points: Mapping[str, Mapping[str, int]]
) -> Iterator[Difference]:
    """Every promised row of a player's pad, or total, that is worth other points."""
    for name, rows in (scores or {}).items():
        yield from compared_by_key(f"scores.{name}", _rows(rows), points[name])


def _rows(promised: int | Part | None) -> dict[str, int]:
    if isinstance(promised, int):
        return {TOTAL: promised}
    return {} if promised is None else promised.model_dump(exclude_none=True)


def winner_differences(promised: Sequence[str | int] | None, found: Sequence[str]) -> Iterator[Difference]:
    """Whether exactly the promised players win, in whatever order they are written."""
    winners = None if promised is None else [str(name) for name in promised]
    if winners is not None and sorted(winners) != sorted(found):
        yield Difference("winners", winners, list(found))


def compared(what: str, promised: Promise, found: Promise) -> Iterator[Difference]:
    """The difference between a promise and what is found, if there is one."""
    if promised != found:
        yield Difference(what, promised, found)


def compared_by_key(what: str, promised: Mapping[str, Any], found: Mapping[str, Any]) -> Iterator[Difference]:
    """Every promised key whose value is another."""
    for key, value in promised.items():
        yield from compared(f"{what}.{key}", value, found[key])
