"""The loop that every command shares which answers document by document."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import click

from babylon_cli.cli.exits import worst
from babylon_cli.cli.output import write_notice, write_result
from babylon_cli.game import game_named, loaded
from babylon_cli.games import DEFAULT_GAME
from babylon_cli.judging.answer import Answer, Totals
from babylon_cli.printing.check.notice import notice
from babylon_cli.printing.report import Report
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.reading.sources import raw_documents_of, sources

Ask = Callable[[LoadedDocument[Any, Any]], Answer]
"""The question that a command asks of a document."""


def answers(paths: Iterable[str], ask: Ask, game: str | None = DEFAULT_GAME) -> Iterator[Answer]:
    """The answer on every document of the paths; None as the game is whichever a document tells of."""
    for source in sources(paths):
        for raw in raw_documents_of(source):
            yield ask(loaded(raw, game))


def of_its_game(question: str, **options: object) -> Ask:
    """A question that every game answers, such as `check`, asked of the game that the document tells of."""

    def ask(document: LoadedDocument[Any, Any]) -> Answer:
        answer: Answer = getattr(game_named(document.game), question)(document, **options)
        return answer

    return ask


def print_all(
    ctx: click.Context,
    found: Iterable[Answer],
    report: Report[Any],
    notices: Screen | None = None,
    *,
    tells_findings: bool = True,
) -> None:
    """Print every answer as it comes, and leave with the worst status.

    What the result does not tell goes to standard error: why a document is unusable, and what breaks a rule.
    """
    totals = Totals()
    write_result(report.begin())
    for answer in found:
        totals.add(answer)
        write_result(report.entry(answer))
        if notices is not None:
            write_notice(notice(answer, notices, tells_findings=tells_findings))
    write_result(report.end(totals))
    ctx.exit(worst(broken=totals.broken > 0, unusable=totals.unusable > 0))
