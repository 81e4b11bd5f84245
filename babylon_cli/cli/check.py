"""`babylon check`: every violation, with place, reason and rule id."""

from functools import partial

import click

from babylon_cli.cli.bulk_options import Bulk, BulkCommand, bulk_options
from babylon_cli.cli.options import Screens, colour_option, option, paths_argument, reading_options
from babylon_cli.cli.run import QuestionOfAGame, Reading, answer_all
from babylon_cli.game import game_named
from babylon_cli.games import GAMES
from babylon_cli.judging.selection import Selection
from babylon_cli.printing.formats import CHECK_FORMATS
from babylon_cli.reading.other_reading import OtherReading

HELP = """Find everything that breaks a rule, where and why.

PATH is a file, a folder (every .yaml and .yml under it) or - for standard
input; without one the current folder is checked. Files with `game: babel` are
judged by the rules of 7 Wonders: Babel.

Exit status: 0 legal, 1 a rule is broken, 2 a file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon check garden.yaml
  babylon check --format text --format sarif --output found.sarif examples"""


@click.command("check", cls=BulkCommand, help=HELP, epilog=EPILOG)
@paths_argument(required=False)
@bulk_options(CHECK_FORMATS)
@option(
    "--witness",
    is_flag=True,
    help="With each legal garden an order of building that explains it (formats text and json).",
)
@reading_options(*GAMES)
@colour_option
def command(
    paths: tuple[str, ...], bulk: Bulk, otherwise: OtherReading | None, *, witness: bool, screens: Screens
) -> None:
    """Run `babylon check`."""
    reading = Reading(paths or (".",), None, bulk.exclusion, otherwise, bulk.jobs)
    check_all(reading, bulk, screens, witness=witness)


def check_all(reading: Reading, bulk: Bulk, screens: Screens, *, witness: bool = False) -> None:
    """Check every document of what is read."""
    selected = partial(_rules_that_count, bulk.selection)
    report = bulk.reports(screens, reading.paths, rules_of=selected)
    options = {"tells_rulings": report.tells_rulings, "witness": witness and report.tells_rulings}
    question = QuestionOfAGame("check", {**options, "selection": bulk.selection})
    answer_all(reading, question, report, screens.notices, beside="nothing", exit_zero=bulk.exit_zero)


def _rules_that_count(selection: Selection, game: str) -> tuple[str, ...]:
    return tuple(selection.of(game_named(game).rule_ids()))
