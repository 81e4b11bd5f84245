"""The loop that every command shares which answers document by document."""

import gc
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import chain, groupby, islice
from operator import attrgetter
from time import perf_counter
from typing import Any, Literal, NamedTuple, Protocol

import click

from babylon_cli.cli.exits import worst
from babylon_cli.cli.jobs import Jobs
from babylon_cli.cli.output import flush_result, write_notice, write_result
from babylon_cli.documents import documents_of, read_otherwise
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
from babylon_cli.reading.sources import Source, how_many, sources

FILES_A_TASK = 4
"""How many files a process takes at a time."""

TIDIED_AFTER = 500
"""How many documents are answered before Python gives back the room of freed tuples, which it keeps for later ones.

It keeps up to two thousand of each length, some MiB in all, and would come to that over tens of thousands of files.
"""

ALONE = Jobs()


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
    jobs: Jobs = ALONE
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


AnswersTo = Callable[[Source], Iterable[Answered]]
"""What answers on the documents of a source."""


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
    for source, found in _answers(reading, ask, keeps_tables=report.shows_pictures):
        for answer, seconds in passed_over.keep(source, found):
            totals.add(answer)
            told = "" if beside == "nothing" else notice(answer, notices, tells_findings=beside == "faults")
            if notices.is_terminal:
                write_notice(told)  # so that what was asked for stands last, where one looks
            report.took(seconds)
            write_result(report.entry(answer))
            if report.is_prompt:
                flush_result()
            if not report.tells_reading:
                write_notice(reading_notice(answer.document, notices))
            write_notice(warning_notice(answer.document, notices))
            if not notices.is_terminal:
                write_notice(told)
            del answer  # so that its memory is free for the next
            if totals.documents % TIDIED_AFTER == 0:
                if totals.documents == TIDIED_AFTER:
                    gc.freeze()  # what was imported stays: looking through it each time takes as long as 25 files
                gc.collect()
    write_result(report.end(totals))
    write_notice(skipped_notice(passed_over, notices))
    is_broken = totals.broken > 0 and not exit_zero
    click.get_current_context().exit(worst(broken=is_broken, unusable=totals.unusable > 0))


def _answers(reading: Reading, ask: Ask, *, keeps_tables: bool) -> Iterator[tuple[Source, Iterable[Answered]]]:
    """Every source with its answers, worked out by this process or by several."""
    found = sources(reading.paths, reading.exclusion, TOP_LEVEL_KEYS)
    if reading.before is not None:
        found = map(reading.before, found)
    answers_to = partial(answers_of, ask=ask, game=reading.game, otherwise=reading.otherwise)
    answered = _shared(found, reading.jobs, answers_to, partial(portable, answers_to, keeps_tables=keeps_tables))
    if not reading.shows_progress:
        return answered
    from babylon_cli.cli.progress import with_progress  # noqa: PLC0415 - only for a command that shows it

    return with_progress(answered, partial(how_many, reading.paths, reading.exclusion, TOP_LEVEL_KEYS))


def _shared(
    found: Iterable[Source], jobs: Jobs, answers_to: AnswersTo, sent: AnswersTo
) -> Iterator[tuple[Source, Iterable[Answered]]]:
    """The sources with their answers; what comes live is answered here, before more of it is read.

    `sent` gives the answers in a form that goes from one process to another.
    """
    for is_live, group in groupby(found, key=attrgetter("is_live")):
        share = _alone if is_live or jobs.most == 1 else partial(_by_several, jobs, sent)
        yield from share(answers_to, group)


def _alone(answers_to: AnswersTo, found: Iterable[Source]) -> Iterator[tuple[Source, Iterable[Answered]]]:
    return ((source, answers_to(source)) for source in found)


def _by_several(
    jobs: Jobs, sent: AnswersTo, answers_to: AnswersTo, found: Iterator[Source]
) -> Iterator[tuple[Source, Iterable[Answered]]]:
    """Shared by several processes, where there are enough for that."""
    first = list(islice(found, jobs.pays_from))
    if len(first) < jobs.pays_from:
        return _alone(answers_to, first)
    from babylon_cli.cli.workers import in_order  # noqa: PLC0415 - only for several processes

    return in_order(sent, chain(first, found), jobs.most, FILES_A_TASK)


def answers_of(
    source: Source, *, ask: Ask, game: str | None, otherwise: OtherReading | None = None
) -> Iterator[Answered]:
    """The answers on the documents of one source."""
    begun = perf_counter()
    for document in documents_of(source, game):
        answer = ask(document if otherwise is None else read_otherwise(document, otherwise))
        yield Answered(answer, perf_counter() - begun)
        begun = perf_counter()


def portable(answers: AnswersTo, source: Source, *, keeps_tables: bool = False) -> list[Answered]:
    """The same in a form that goes from one process to another; with the tables, where they are to be shown."""
    return [Answered(_portable(answer, keeps_tables=keeps_tables), seconds) for answer, seconds in answers(source)]


def _portable(answer: Answer, *, keeps_tables: bool) -> Answer:
    sent = answer.portable()
    if not keeps_tables:
        return sent
    return replace(sent, document=sent.document._replace(table=answer.document.table))  # type: ignore[type-var]
