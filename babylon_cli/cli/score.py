"""`babylon score`: the score pad of all players side by side, the winner and the tie-break."""

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
from babylon_cli.cli.run import Beside, QuestionOfAGame, Reading, answer_all
from babylon_cli.cli.spoken import Spoken
from babylon_cli.game import pictures_of
from babylon_cli.games import GAMES
from babylon_cli.printing.formats import SCORE_FORMATS
from babylon_cli.reading.other_reading import OtherReading

HELP = """Fill in the score pad of all players and say who wins.

PATH is a file, a folder (every .yaml, .yml, .jsonl in it) or - for standard
input; without one the current folder is scored. What breaks a rule goes to
standard error; the pad is printed all the same.
Files with `game: babel` are scored by the pad of 7 Wonders: Babel.
--format bbcode is a post for BoardGameGeek, and bgstats a link that logs the
play in the app BG Stats.

Exit status: 0 legal, 1 a rule is broken, 2 a file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon score garden.yaml
  babylon score --why --format markdown garden.yaml"""


@click.command("score", cls=Spoken, help=HELP, epilog=EPILOG)
@paths_argument(required=False)
@option("--why", is_flag=True, help="Show where every point comes from; a page always does.")
@jobs_option
@format_option(SCORE_FORMATS)
@play_options
@reading_options(*GAMES)
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
    """Run `babylon score`."""
    score_all(Reading(paths or (".",), None, otherwise=otherwise, jobs=jobs), format, screens, plays, why=why)


def score_all(reading: Reading, format: Format, screens: Screens, plays: Plays, *, why: bool) -> None:
    """Score every document of what is read."""
    report = plays.report(format, screens, why=why, pictures_of=pictures_of)
    beside: Beside = "mistakes" if report.shows_pictures else "faults"
    answer_all(reading, QuestionOfAGame("score"), report, screens.notices, beside=beside)
