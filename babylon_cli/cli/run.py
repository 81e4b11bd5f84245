"""The loop that every command shares which answers document by document."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, NamedTuple, Protocol

import click

from babylon_cli.cli.exits import worst
from babylon_cli.cli.output import write_notice, write_result
from babylon_cli.cli.progress import with_progress
from babylon_cli.documents import loaded, read_otherwise
from babylon_cli.game import game_named
from babylon_cli.games import DEFAULT_GAME, TOP_LEVEL_KEYS
from babylon_cli.judging.answer import Answer, Totals
from babylon_cli.printing.check.notice import notice, reading_notice, skipped_notice, warning_notice
from babylon_cli.printing.report import Report
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.reading.exclusion import Exclusion
from babylon_cli.reading.other_reading import OtherReading
from babylon_cli.reading.passed_over import PassedOver
from babylon_cli.reading.sources import Source, raw_documents_of, sources

FILES_A_TASK = 4
"""How many files a process takes at a time."""


class Ask(Protocol):
    """The question that a command asks of a document."""

    def __call__(self, document: LoadedDocument[Any, Any]) -> Answer:
        """The answer."""


class Reading(NamedTuple):
    """What a command reads, and how."""

    paths: tuple[str, ...]
    game: str | None = DEFAULT_GAME
    """The game of the documents; None is whichever a document tells of."""
    exclusion: Exclusion | None = None
    otherwise: OtherReading | None = None
    """By what the documents are read in place of what they say; None is as they say."""
    jobs: int | None = None
    """How many processes share the work, while a bar tells how far they have come; None is this one, without a bar."""


@dataclass(frozen=True)
class QuestionOfAGame:
    """A question that every game answers, such as `check`, asked of the game that a document tells of."""

    question: str
    options: dict[str, bool] = field(default_factory=dict)
    """What the question takes besides the document."""

    def __call__(self, document: LoadedDocument[Any, Any]) -> Answer:
        """The answer of the document's game."""
        answer: Answer = getattr(game_named(document.game), self.question)(document, **self.options)
        return answer


def answer_all(
    reading: Reading,
    ask: Ask,
    report: Report[Any],
    notices: Screen,
    *,
    tells_problems: bool = True,
    tells_findings: bool = True,
) -> None:
    """Print the answer on every document as it comes, and leave with the worst status.

    Standard error tells why a document is unusable, and what breaks a rule, unless the report does so itself.
    """
    totals, passed_over = Totals(), PassedOver()
    write_result(report.begin())
    for source, found in _answers(reading, ask):
        for answer in passed_over.keep(source, found):
            totals.add(answer)
            write_result(report.entry(answer))
            if not report.tells_reading:
                write_notice(reading_notice(answer.document, notices))
            write_notice(warning_notice(answer.document, notices))
            if tells_problems:
                write_notice(notice(answer, notices, tells_findings=tells_findings))
    write_result(report.end(totals))
    write_notice(skipped_notice(passed_over, notices))
    click.get_current_context().exit(worst(broken=totals.broken > 0, unusable=totals.unusable > 0))


def _answers(reading: Reading, ask: Ask) -> Iterator[tuple[Source, Iterable[Answer]]]:
    """Every source with its answers, worked out by this process or by several."""
    found = sources(reading.paths, reading.exclusion)
    answers_to = partial(answers_of, ask=ask, game=reading.game, otherwise=reading.otherwise)
    if reading.jobs is None:
        yield from ((source, answers_to(source)) for source in found)
        return
    listed = list(found)
    answers = _shared(listed, reading.jobs, answers_to)
    yield from zip(listed, with_progress(answers, len(listed)), strict=True)


def _shared(
    listed: list[Source], jobs: int, answers: Callable[[Source], Iterable[Answer]]
) -> Iterator[Iterable[Answer]]:
    if jobs == 1:
        return map(answers, listed)
    from babylon_cli.cli.workers import in_order  # noqa: PLC0415 - only for several processes

    return in_order(partial(portable, answers), listed, jobs, FILES_A_TASK)


def answers_of(
    source: Source, *, ask: Ask, game: str | None, otherwise: OtherReading | None = None
) -> Iterator[Answer]:
    """The answers on the documents of one source."""
    for raw in raw_documents_of(source, TOP_LEVEL_KEYS):
        document = loaded(raw, game)
        yield ask(document if otherwise is None else read_otherwise(document, otherwise))


def portable(answers: Callable[[Source], Iterable[Answer]], source: Source) -> list[Answer]:
    """The same in a form that goes from one process to another: the documents leave their marks behind."""
    return [replace(answer, document=answer.document.without_marks()) for answer in answers(source)]  # type: ignore[type-var]
