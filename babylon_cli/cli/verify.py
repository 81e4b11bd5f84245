"""`babylon verify`: files and folders against what they promise under `expect:`."""

from collections.abc import Iterator

import click

from babylon_cli.cli.options import ColourChoice, colour_option, format_option, paths_argument, screens
from babylon_cli.cli.progress import with_progress
from babylon_cli.cli.run import print_all
from babylon_cli.game import game_named, loaded
from babylon_cli.judging.promised import Promised
from babylon_cli.printing.formats import VERIFY_FORMATS, report_class
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
    screen, _ = screens(colour)
    report = report_class(VERIFY_FORMATS, format_name)(screen)
    found = list(sources(paths))
    held = with_progress(_verified(found, jobs), len(found))
    print_all(ctx, (promised for promises in held for promised in promises), report)


def _verified(found: list[Source], jobs: int) -> Iterator[list[Promised]]:
    """The documents of each source in order, by this process or by several."""
    if jobs == 1:
        return map(verify_source, found)
    from babylon_cli.cli.workers import in_order  # noqa: PLC0415 - only for several processes

    return in_order(verify_source, found, jobs, FILES_A_TASK)


def verify_source(source: Source) -> list[Promised]:
    """Every document of one source, of either game, held to its promise."""
    documents = [loaded(raw) for raw in raw_documents_of(source)]
    return [game_named(document.game).verify(document) for document in documents]
