"""What the commands of Babel that answer document by document have in common."""

from collections.abc import Callable

import click

from babylon_cli.babel.files.load import BabelLoaded, babel_documents_of
from babylon_cli.babel.pages.formats import Data, Lines, report_of
from babylon_cli.babel.table.table import Table
from babylon_cli.cli.exits import worst
from babylon_cli.cli.options import ColourChoice, paints
from babylon_cli.cli.output import write_notice, write_result
from babylon_cli.printing.check.notice import notice, skipped_notice
from babylon_cli.printing.checked import Checked
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.passed_over import PassedOver
from babylon_cli.reading.sources import sources

Accept = Callable[[BabelLoaded], BabelLoaded]
"""Refuses a document that does not say what the command needs."""


def take(loaded: BabelLoaded) -> BabelLoaded:
    """Every document that is a table will do."""
    return loaded


def answer_all(  # noqa: PLR0913 - what a command is made of
    ctx: click.Context,
    paths: tuple[str, ...],
    printing: tuple[str, ColourChoice],
    lines: Lines,
    data: Data,
    *,
    accept: Accept = take,
    is_well: Callable[[Table], bool] | None = None,
) -> None:
    """Print the answer for every document of the paths, in a format and colour, and leave with the worst status.

    The status is 1 where `is_well` says no of a table, and 2 where a document cannot be used.
    """
    format_name, colour = printing
    on_output, on_error = paints(colour)
    report = report_of(format_name, Screen(colour=on_output), lines, data)
    notices = Screen(colour=on_error)
    broken = unusable = False
    passed_over = PassedOver()
    write_result(report.begin())
    for source in sources(paths):
        for document in passed_over.keep(source, babel_documents_of(source)):
            loaded = document if document.table is None else accept(document)
            broken = broken or (loaded.table is not None and is_well is not None and not is_well(loaded.table))
            unusable = unusable or loaded.table is None
            write_result(report.entry(loaded))
            write_notice(notice(Checked(loaded.document), notices) if loaded.table is None else "")
    write_result(report.end())
    write_notice(skipped_notice(passed_over.files))
    ctx.exit(worst(broken=broken, unusable=unusable))
