"""The answer of `verify`: whether one document is as its `expect:` promises, and every difference."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from babylon_cli.judging.about import Citing
from babylon_cli.judging.answer import Answer, error_entry, file_entry
from babylon_cli.judging.finding import Finding, Path
from babylon_cli.judging.line import TOTAL
from babylon_cli.judging.selection import EVERY_RULE, Selection
from babylon_cli.judging.verdict import Verdict, placed_findings
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.reading.parts import Part
from babylon_cli.wording.message import ENGLISH, Fact, Language, Message, Text, listed

Promise = str | int | bool | list[Any] | Mapping[str, Any] | Message | None
"""What can be promised or found: a value of JSON, or in words that there is none."""


class Difference(NamedTuple):
    """One thing that is not as it was promised."""

    what: Text
    """The promised key, with dots between the steps."""
    expected: Promise
    actual: Promise
    path: Path = ()
    """Where the document promises it; empty where nothing is written of it."""
    unpromised: tuple[Finding, ...] = ()
    """The faults, or warnings, that are found and not promised."""
    is_missing: bool = True
    """Whether something that is promised is not found as it is promised."""
    line: int = 0
    """Where the file says what to look at, from 1: the promise, or the first fault where none was promised."""
    column: int = 0

    @property
    def told(self) -> Message:
        """What was promised and what is found."""
        template = "{what}: promised {expected}, found {actual}"
        return Message(template, what=self.what, expected=_fact(self.expected), actual=_fact(self.actual))

    def data(self, language: Language = ENGLISH) -> dict[str, Any]:
        """As the JSON contract has it."""
        told = {"what": self.what, "expected": self.expected, "actual": self.actual}
        return {
            **{key: language.say(value) if isinstance(value, Message) else value for key, value in told.items()},
            "message": language.say(self.told),
            "line": self.line,
            "column": self.column,
            "violations": [finding.data(language) for finding in self.unpromised],
        }


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


def promised(document: LoadedDocument[Any, Any], differences: Iterable[Difference], cite: Citing) -> Promised:
    """A document with its differences, each with its place in the file, and its faults with those in the rulebook."""
    line, column, _ = document.place(("expect",))
    return Promised(document, line, column, tuple([_placed(document, difference, cite) for difference in differences]))


def _placed(document: LoadedDocument[Any, Any], difference: Difference, cite: Citing) -> Difference:
    unpromised = placed_findings(document, difference.unpromised, cite)
    if difference.is_missing:
        line, column, _ = document.place(("expect", *difference.path))
    else:
        line, column = unpromised[0].line, unpromised[0].column
    return difference._replace(unpromised=unpromised, line=line, column=column)


def verdict_differences(
    violations: Sequence[str] | None,
    warnings: Sequence[str] | None,
    verdict: Verdict[Any],
    selection: Selection = EVERY_RULE,
) -> Iterator[Difference]:
    """Whether exactly the promised rules are broken, none where none is promised; and warn, where that is promised.

    A rule that does not count is neither promised nor broken.
    """
    findings = [finding for finding in verdict.findings if selection.takes(finding.rule)]
    errors = [finding for finding in findings if finding.severity == "error"]
    yield from _rule_differences("violations", selection.of(violations or ()), errors)
    if warnings is not None:
        warned = [finding for finding in findings if finding.severity == "warning"]
        yield from _rule_differences("warnings", selection.of(warnings), warned)


def _rule_differences(what: str, promised: Iterable[str], findings: Sequence[Finding]) -> Iterator[Difference]:
    expected, actual = sorted(set(promised)), sorted({finding.rule for finding in findings})
    if expected != actual:
        unpromised = tuple([finding for finding in findings if finding.rule not in expected])
        is_missing = not set(expected) <= set(actual)
        yield Difference(what, expected, actual, (what,), unpromised, is_missing)


def score_differences(
    scores: Mapping[str, int | Part | None] | None, points: Mapping[str, Mapping[str, int]]
) -> Iterator[Difference]:
    """Every promised row of a player's pad, or total, that is worth other points."""
    for name, rows in (scores or {}).items():
        yield from compared_by_key(f"scores.{name}", ("scores", name), _rows(rows), points[name])


def _rows(promised: int | Part | None) -> dict[str, int]:
    if isinstance(promised, int):
        return {TOTAL: promised}
    return {} if promised is None else promised.filled()


def winner_differences(promised: Sequence[str | int] | None, found: Sequence[str]) -> Iterator[Difference]:
    """Whether exactly the promised players win, in whatever order they are written."""
    winners = None if promised is None else [str(name) for name in promised]
    if winners is not None and sorted(winners) != sorted(found):
        yield Difference("winners", winners, list(found), ("winners",))


def compared(what: str, path: Path, promised: Promise, found: Promise) -> Iterator[Difference]:
    """The difference between a promise, which the document has at a path, and what is found, if there is one."""
    if promised != found:
        yield Difference(what, promised, found, path)


def compared_by_key(
    what: str, path: Path, promised: Mapping[str, Any], found: Mapping[str, Any]
) -> Iterator[Difference]:
    """Every promised key whose value is another."""
    for key, value in promised.items():
        yield from compared(f"{what}.{key}", (*path, key), value, found[key])


def _fact(promise: Promise) -> Fact:
    if isinstance(promise, list) and all([isinstance(entry, str) for entry in promise]):
        return listed(promise, "") if promise else Message("none")
    if isinstance(promise, Mapping):
        pairs = [Message("{key}: {value}", key=str(key), value=_inside(value)) for key, value in promise.items()]
        return listed(pairs, "") if pairs else Message("nobody")
    return _inside(promise)


def _inside(promise: Promise) -> Fact:
    """A value inside another one: lists in brackets."""
    if isinstance(promise, list):
        return Message("[{values}]", values=listed([_inside(value) for value in promise], ""))
    if isinstance(promise, bool):
        return "true" if promise else "false"
    if promise is None:
        return Message("none")
    return promise if isinstance(promise, Message) else str(promise)
