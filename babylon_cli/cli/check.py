"""`babylon check`: every violation, with place, reason and rule id."""

import click

from babylon_cli.cli.options import (
    Format,
    Screens,
    colour_option,
    exclude_option,
    format_option,
    option,
    paths_argument,
    reading_options,
)
from babylon_cli.cli.run import QuestionOfAGame, Reading, answer_all
from babylon_cli.game import game_named
from babylon_cli.games import GAMES
from babylon_cli.printing.formats import CHECK_FORMATS
from babylon_cli.reading.exclusion import Exclusion
from babylon_cli.reading.other_reading import OtherReading

HELP = """Find everything that breaks a rule, where and why.

PATH is a file, a folder (every .yaml and .yml under it) or - for standard
input; without one the current folder is checked. Files with `game: babel` are
judged by the rules of 7 Wonders: Babel.

Exit status: 0 legal, 1 a rule is broken, 2 a file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon check garden.yaml
  babylon check --format github examples"""


@click.command("check", help=HELP, epilog=EPILOG)
@paths_argument(required=False)
@format_option(CHECK_FORMATS)
@exclude_option
@option(
    "--witness",
    is_flag=True,
    help="With each legal garden an order of building that explains it (formats text and json).",
)
@reading_options(*GAMES)
@colour_option
def command(
    paths: tuple[str, ...],
    format: Format,
    exclude: Exclusion | None,
    otherwise: OtherReading | None,
    *,
    witness: bool,
    screens: Screens,
) -> None:
    """Run `babylon check`."""
    check_all(Reading(paths or (".",), None, exclude, otherwise), format, screens, witness=witness)


def check_all(reading: Reading, format: Format, screens: Screens, *, witness: bool = False) -> None:
    """Check every document of what is read."""
    report = format.report(screens.results, rules_of=lambda game: game_named(game).rule_ids())
    options = {"tells_rulings": report.tells_rulings, "witness": witness and report.tells_rulings}
    question = QuestionOfAGame("check", options)
    answer_all(reading, question, report, screens.notices, tells_problems=False)
