"""`babylon verify`: files and folders against what they promise under `expect:`."""

from collections.abc import Iterator

import click

from babylon_cli.babylon.answers.promised import Promised, hold_to_promise
from babylon_cli.babylon.files.load import RawDocument, load_document
from babylon_cli.cli.exits import worst
from babylon_cli.cli.options import ColourChoice, colour_option, format_option, paints, paths_argument
from babylon_cli.cli.output import write_result
from babylon_cli.cli.progress import with_progress
from babylon_cli.printing.formats import VERIFY_FORMATS, report_class
from babylon_cli.printing.paint import Paint
from babylon_cli.reading.sources import Source, raw_documents_of, sources

EPILOG = """\b
Examples:
  babylon verify examples
  babylon verify --jobs 4 --format junit examples"""

FILES_A_TASK = 4
"""How many files a process takes at a time."""


@click.command("verify", epilog=EPILOG)
@paths_argument(required=True)
@click.option(
    "--jobs",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    envvar="BABYLON_VERIFY_JOBS",
    show_envvar=True,
    help="How many processes to use. The output is the same.",
)
@format_option(VERIFY_FORMATS, "BABYLON_VERIFY_FORMAT")
@colour_option
@click.pass_context
def command(ctx: click.Context, paths: tuple[str, ...], jobs: int, format_name: str, colour: ColourChoice) -> None:
    """Hold files against what they promise under `expect:`.

    PATH is a file, a folder (every .yaml and .yml under it) or - for standard
    input. A file without `expect:` promises to be legal. Files with `game: babel` are
    held against the rules of 7 Wonders: Babel.

    Exit status: 0 all as promised, 1 not, 2 a file or an argument cannot be used.
    """
    report = report_class(VERIFY_FORMATS, format_name)(Paint(colour=paints(colour)[0]))
    broken = unusable = False
    found = list(sources(paths))
    write_result(report.begin())
    for promises in with_progress(_verified(found, jobs), len(found)):
        for promised in promises:
            unusable = unusable or bool(promised.problems)
            broken = broken or bool(promised.differences)
            write_result(report.entry(promised))
    write_result(report.end())
    ctx.exit(worst(broken=broken, unusable=unusable))


def _verified(found: list[Source], jobs: int) -> Iterator[list[Promised]]:
    """The documents of each source in order, by this process or by several."""
    if jobs == 1:
        return map(verify_source, found)
    from babylon_cli.cli.workers import in_order  # noqa: PLC0415 - only for several processes

    return in_order(verify_source, found, jobs, FILES_A_TASK)


def verify_source(source: Source) -> list[Promised]:
    """Every document of one source, of either game, held to its promise."""
    return [_verified_document(raw) for raw in raw_documents_of(source)]


def _verified_document(raw: RawDocument) -> Promised:
    if not raw.is_babel:
        return hold_to_promise(load_document(raw))
    from babylon_cli.babel.answers.promised import hold_babel_to_promise  # noqa: PLC0415
    from babylon_cli.babel.files.load import load_babel_document  # noqa: PLC0415 - only for that game

    return hold_babel_to_promise(load_babel_document(raw))
