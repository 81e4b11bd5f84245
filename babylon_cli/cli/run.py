"""The loop that every command shares which answers document by document."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from time import perf_counter
from typing import Any, Literal, NamedTuple, Protocol

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
    before: Callable[[Source], Source] | None = None
    """What is done to each source before it is read."""
    jobs: int = 1
    """How many processes share the work."""
    shows_progress: bool = False
    """Whether a bar tells how far they have come: where little else is written meanwhile."""


Beside = Literal["nothing", "mistakes", "faults"]
"""What standard error tells of a document: nothing, why it is unusable, or what breaks a rule as well."""


NO_OPTIONS: Mapping[str, Any] = {}


class QuestionOfAGame(NamedTuple):
    """A question that every game answers, such as `check`, asked of the game that a document tells of."""

    question: str
    options: Mapping[str, Any] = NO_OPTIONS
    """What the question takes besides the document."""

    def __call__(self, document: LoadedDocument[Any, Any]) -> Answer:
        """The answer of the document's game."""
        answer: Answer = getattr(game_named(document.game), self.question)(document, **self.options)
        return answer


class Answered(NamedTuple):
    """An answer, and how long it took to read its document and to find it."""

    answer: Answer
    seconds: float


def answer_all(
    reading: Reading,
    ask: Ask,
    report: Report[Any],
    notices: Screen,
    *,
    beside: Beside = "faults",
    exit_zero: bool = False,
) -> None:
    """Print the answer on every document as it comes, and leave with the worst status.

    Standard error tells why a document is unusable, and what breaks a rule, unless the report does so itself. With
    `exit_zero` it is only the unusable that counts.
    """
    totals, passed_over = Totals(), PassedOver()
    write_result(report.begin())
    for source, found in _answers(reading, ask):
        for answer, seconds in passed_over.keep(source, found):
            totals.add(answer)
            told = "" if beside == "nothing" else notice(answer, notices, tells_findings=beside == "faults")
            if notices.is_terminal:
                write_notice(told)  # so that what was asked for stands last, where one looks
            report.took(seconds)
            write_result(report.entry(answer))
            if not report.tells_reading:
                write_notice(reading_notice(answer.document, notices))
            write_notice(warning_notice(answer.document, notices))
            if not notices.is_terminal:
                write_notice(told)
    write_result(report.end(totals))
    write_notice(skipped_notice(passed_over, notices))
    is_broken = totals.broken > 0 and not exit_zero
    click.get_current_context().exit(worst(broken=is_broken, unusable=totals.unusable > 0))


def _answers(reading: Reading, ask: Ask) -> Iterator[tuple[Source, Iterable[Answered]]]:
    """Every source with its answers, worked out by this process or by several."""
    found = sources(reading.paths, reading.exclusion)
    if reading.before is not None:
        found = map(reading.before, found)
    answers_to = partial(answers_of, ask=ask, game=reading.game, otherwise=reading.otherwise)
    if reading.jobs == 1 and not reading.shows_progress:
        yield from ((source, answers_to(source)) for source in found)
        return
    listed = list(found)
    answers = _shared(listed, reading.jobs, answers_to)
    yield from zip(listed, with_progress(answers, len(listed)) if reading.shows_progress else answers, strict=True)


def _shared(
    listed: list[Source], jobs: int, answers: Callable[[Source], Iterable[Answered]]
) -> Iterator[Iterable[Answered]]:
    if jobs == 1:
        return map(answers, listed)
    from babylon_cli.cli.workers import in_order  # noqa: PLC0415 - only for several processes

    return in_order(partial(portable, answers), listed, jobs, FILES_A_TASK)


def answers_of(
    source: Source, *, ask: Ask, game: str | None, otherwise: OtherReading | None = None
) -> Iterator[Answered]:
    """The answers on the documents of one source."""
    begun = perf_counter()
    for raw in raw_documents_of(source, TOP_LEVEL_KEYS):
        document = loaded(raw, game)
        answer = ask(document if otherwise is None else read_otherwise(document, otherwise))
        yield Answered(answer, perf_counter() - begun)
        begun = perf_counter()


def portable(answers: Callable[[Source], Iterable[Answered]], source: Source) -> list[Answered]:
    """The same in a form that goes from one process to another."""
    return [Answered(answer.portable(), seconds) for answer, seconds in answers(source)]
