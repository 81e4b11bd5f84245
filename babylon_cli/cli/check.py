"""`babylon check`: every violation, with place, reason and rule id."""

import click

from babylon_cli.cli.options import Format, Screens, colour_option, exclude_option, format_option, paths_argument
from babylon_cli.cli.run import QuestionOfAGame, Reading, answer_all
from babylon_cli.game import game_named
from babylon_cli.printing.formats import CHECK_FORMATS
from babylon_cli.reading.exclusion import Exclusion

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
@colour_option
def command(paths: tuple[str, ...], format: Format, exclude: Exclusion | None, screens: Screens) -> None:
    """Run `babylon check`."""
    check_all(Reading(paths or (".",), None, exclude), format, screens)


def check_all(reading: Reading, format: Format, screens: Screens) -> None:
    """Check every document of what is read."""
    report = format.report(screens.results, rules_of=lambda game: game_named(game).rule_ids())
    question = QuestionOfAGame("check", tells_rulings=report.tells_rulings)
    answer_all(reading, question, report, screens.notices, tells_problems=False)
