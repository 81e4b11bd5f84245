"""What the commands of Babel that answer document by document have in common."""

from collections.abc import Callable
from typing import TypeVar

import click

from babylon_cli.babel.answers.answer import Answer
from babylon_cli.babel.files.load import BabelLoaded, babel_documents_of
from babylon_cli.babel.pages.formats import Lines, report_of
from babylon_cli.babel.table.table import Table
from babylon_cli.cli.exits import worst
from babylon_cli.cli.options import ColourChoice, paints
from babylon_cli.cli.output import write_notice, write_result
from babylon_cli.printing.check.notice import notice
from babylon_cli.printing.checked import Checked
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.sources import sources

A = TypeVar("A", bound=Answer)

Accept = Callable[[BabelLoaded], BabelLoaded]
"""Refuses a document that does not say what the command needs."""


def take(loaded: BabelLoaded) -> BabelLoaded:
    """Every document that is a table will do."""
    return loaded


def answer_all(
    ctx: click.Context,
    paths: tuple[str, ...],
    printing: tuple[str, ColourChoice],
    ask: Callable[[Table], A],
    lines: Lines[A],
    accept: Accept = take,
) -> None:
    """Print the answer for every document of the paths, in a format and colour, and leave with the worst status.

    The status is 1 where an answer says that something is broken, and 2 where a document cannot be used.
    """
    format_name, colour = printing
    on_output, on_error = paints(colour)
    report = report_of(format_name, Screen(colour=on_output), lines)
    notices = Screen(colour=on_error)
    broken = unusable = False
    write_result(report.begin())
    for source in sources(paths):
        for document in babel_documents_of(source):
            loaded = document if document.table is None else accept(document)
            answer = None if loaded.table is None else ask(loaded.table)
            broken = broken or (answer is not None and answer.broken)
            unusable = unusable or answer is None
            write_result(report.entry(loaded, answer))
            write_notice(notice(Checked(loaded.document), notices) if answer is None else "")
    write_result(report.end())
    ctx.exit(worst(broken=broken, unusable=unusable))
