"""`babylon stats`: what many plays came to, player by player."""

import click

from babylon_cli.cli.jobs import Jobs, jobs_option
from babylon_cli.cli.options import (
    Format,
    Screens,
    colour_option,
    exclude_option,
    format_option,
    paths_argument,
    reading_options,
)
from babylon_cli.cli.run import QuestionOfAGame, Reading, answer_all
from babylon_cli.cli.spoken import Spoken
from babylon_cli.games import GAMES
from babylon_cli.printing.formats import STATS_FORMATS
from babylon_cli.reading.exclusion import Exclusion
from babylon_cli.reading.other_reading import OtherReading

HELP = """Tell what many plays came to: plays, wins, averages, best, and the rows of the pad.

PATH is a file, a folder (every .yaml, .yml, .jsonl in it) or - for standard
input. Each game has a section of its own, and a player is one whatever the
letter case of the name. A play of Babylon that breaks a rule counts as it was
scored; unfinished games and single gardens are left out, and told.

Exit status: 0, or 2 where a file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon stats examples/games
  babylon stats --format csv examples/games"""


@click.command("stats", cls=Spoken, help=HELP, epilog=EPILOG)
@paths_argument(required=True)
@jobs_option
@exclude_option
@format_option(STATS_FORMATS)
@reading_options(*GAMES)
@colour_option
def command(
    paths: tuple[str, ...],
    jobs: Jobs,
    exclude: Exclusion | None,
    format: Format,
    otherwise: OtherReading | None,
    screens: Screens,
) -> None:
    """Run `babylon stats`."""
    reading = Reading(paths, None, exclude, otherwise, jobs=jobs)
    report = format.report(screens.results, titles={game: title for game, (title, _, _) in GAMES.items()})
    answer_all(reading, QuestionOfAGame("score"), report, screens.notices, beside="mistakes", exit_zero=True)
