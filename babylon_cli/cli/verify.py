"""`babylon verify`: files and folders against what they promise under `expect:`."""

import click

from babylon_cli.cli.options import ColourChoice, colour_option, exclude_option, format_option, paths_argument, screens
from babylon_cli.cli.run import Output, QuestionOfAGame, Reading, answer_all
from babylon_cli.printing.formats import VERIFY_FORMATS, report_class
from babylon_cli.reading.exclusion import Exclusion

EPILOG = """\b
Examples:
  babylon verify examples
  babylon verify --jobs 4 --format junit examples"""


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
    screen, notices = screens(colour)
    output = Output(report_class(VERIFY_FORMATS, format_name)(screen), notices, tells_problems=False)
    answer_all(ctx, Reading(paths, None, exclusion, jobs), QuestionOfAGame("verify"), output)
