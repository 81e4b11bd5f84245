"""`babylon verify`: files and folders against what they promise under `expect:`."""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import click

from babylon_cli.babylon.answers.promised import Promised, hold_to_promise
from babylon_cli.babylon.files.load import RawDocument, load_document
from babylon_cli.cli.exits import worst
from babylon_cli.cli.options import ColourChoice, colour_option, exclude_option, format_option, paints, paths_argument
from babylon_cli.cli.output import write_notice, write_result
from babylon_cli.cli.progress import with_progress
from babylon_cli.printing.check.notice import skipped_notice
from babylon_cli.printing.formats import VERIFY_FORMATS, report_class
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.exclusion import Exclusion
from babylon_cli.reading.passed_over import PassedOver
from babylon_cli.reading.sources import Source, raw_documents_of, sources

EPILOG = """\b
Examples:
  babylon verify examples
  babylon verify --jobs 4 --format junit examples"""

FILES_A_TASK = 16
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
@exclude_option("BABYLON_VERIFY_EXCLUDE")
@colour_option
@click.pass_context
def command(
    ctx: click.Context,
    paths: tuple[str, ...],
    jobs: int,
    format_name: str,
    exclusion: Exclusion | None,
    colour: ColourChoice,
) -> None:
    """Hold files against what they promise under `expect:`.

    PATH is a file, a folder (every .yaml and .yml under it) or - for standard
    input. A file without `expect:` promises to be legal. Files with `game: babel` are
    held against the rules of 7 Wonders: Babel.

    Exit status: 0 all as promised, 1 not, 2 a file or an argument cannot be used.
    """
    report = report_class(VERIFY_FORMATS, format_name)(Screen(colour=paints(colour)[0]))
    broken = unusable = False
    found = list(sources(paths, exclusion))
    passed_over = PassedOver()
    write_result(report.begin())
    for promises, source in zip(with_progress(_verified(found, jobs), len(found)), found, strict=True):
        for promised in passed_over.keep(source, promises):
            unusable = unusable or bool(promised.problems)
            broken = broken or bool(promised.differences)
            write_result(report.entry(promised))
    write_result(report.end())
    write_notice(skipped_notice(passed_over.files))
    ctx.exit(worst(broken=broken, unusable=unusable))


def _verified(found: list[Source], jobs: int) -> Iterator[list[Promised]]:
    """The documents of each source in order, by this process or by several."""
    if jobs == 1 or len(found) < 2:
        yield from map(verify_source, found)
        return
    sys.stdout.flush()
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(verify_source, found, chunksize=FILES_A_TASK)


def verify_source(source: Source) -> list[Promised]:
    """Every document of one source, of either game, held to its promise."""
    return [_verified_document(raw) for raw in raw_documents_of(source)]


def _verified_document(raw: RawDocument) -> Promised:
    if not raw.is_babel:
        return hold_to_promise(load_document(raw))
    from babylon_cli.babel.answers.promised import hold_babel_to_promise  # noqa: PLC0415
    from babylon_cli.babel.files.load import load_babel_document  # noqa: PLC0415 - only for that game

    return hold_babel_to_promise(load_babel_document(raw))
