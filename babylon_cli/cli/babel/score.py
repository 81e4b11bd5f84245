"""`babylon babel score`: the pad of all players side by side, and the winner."""

import click

from babylon_cli.cli.jobs import Jobs, jobs_option
from babylon_cli.cli.options import (
    Format,
    Screens,
    colour_option,
    format_option,
    option,
    paths_argument,
    reading_options,
)
from babylon_cli.cli.play_options import Plays, play_options
from babylon_cli.cli.run import Reading
from babylon_cli.cli.score import score_all
from babylon_cli.cli.spoken import Spoken
from babylon_cli.printing.formats import SCORE_FORMATS
from babylon_cli.reading.other_reading import OtherReading

HELP = """Fill in the pad of all players and say who wins.

Symbols of free choice and the guild that Olympia B copies are taken for the best
total, where the file does not say them. Tokens and coins count as written.
PATH is a file, a folder (every .yaml, .yml, .jsonl in it) or - for standard input.

Exit status: 0, or 2 where a file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon babel score examples/babel/cities
  babylon babel score --why table.yaml"""

FORMATS = {"text": SCORE_FORMATS["table"], **SCORE_FORMATS}


@click.command("score", cls=Spoken, help=HELP, epilog=EPILOG)
@paths_argument(required=True, takes_lines=False)
@option("--why", is_flag=True, help="Show where every point comes from; a page always does.")
@jobs_option
@format_option(FORMATS)
@play_options
@reading_options("babel")
@colour_option
def command(  # noqa: PLR0913, PLR0917 - one argument an option
    paths: tuple[str, ...],
    why: bool,  # noqa: FBT001 - a click flag
    jobs: Jobs,
    format: Format,
    otherwise: OtherReading | None,
    plays: Plays,
    screens: Screens,
) -> None:
    """Run `babylon babel score`."""
    score_all(Reading(paths, "babel", otherwise=otherwise, jobs=jobs), format, screens, plays, why=why)
