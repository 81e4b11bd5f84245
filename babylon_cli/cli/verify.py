"""`babylon verify`: files and folders against what they promise under `expect:`."""

import click

from babylon_cli.cli.options import (
    Format,
    Screens,
    colour_option,
    exclude_option,
    format_option,
    option,
    paths_argument,
)
from babylon_cli.cli.parameters import WholeNumber
from babylon_cli.cli.run import QuestionOfAGame, Reading, answer_all
from babylon_cli.printing.formats import VERIFY_FORMATS
from babylon_cli.reading.exclusion import Exclusion

HELP = """Hold files against what they promise under `expect:`.

PATH is a file, a folder (every .yaml and .yml under it) or - for standard
input; without one the current folder is verified. A file without `expect:`
promises to be legal. Files with `game: babel` are held against the rules of
7 Wonders: Babel.

Exit status: 0 all as promised, 1 not, 2 a file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon verify examples
  babylon verify --jobs 4 --format junit examples"""


@click.command("verify", help=HELP, epilog=EPILOG)
@paths_argument(required=False)
@option("--jobs", type=WholeNumber(1, 64), default=1, help="How many processes to use. The output is the same.")
@format_option(VERIFY_FORMATS)
@exclude_option
@colour_option
def command(paths: tuple[str, ...], jobs: int, format: Format, exclude: Exclusion | None, screens: Screens) -> None:
    """Run `babylon verify`."""
    reading, report = Reading(paths or (".",), None, exclude, jobs=jobs), format.report(screens.results)
    answer_all(reading, QuestionOfAGame("verify"), report, screens.notices, tells_problems=False)
