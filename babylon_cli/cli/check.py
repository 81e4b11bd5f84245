"""`babylon check`: every violation, with place, reason and rule id."""

from collections.abc import Callable
from functools import partial

import click

from babylon_cli.cli.bulk_options import Bulk, BulkCommand, bulk_options
from babylon_cli.cli.options import Screens, colour_option, option, paths_argument, reading_options
from babylon_cli.cli.run import QuestionOfAGame, Reading, answer_all
from babylon_cli.cli.speech import usage_error
from babylon_cli.game import game_named, pictures_of
from babylon_cli.games import GAMES
from babylon_cli.judging.selection import Selection
from babylon_cli.printing.formats import CHECK_FORMATS
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.folder import JSON_LINES
from babylon_cli.reading.given_lines import LINE, STANDARD_INPUT, LineArgument
from babylon_cli.reading.other_reading import OtherReading
from babylon_cli.reading.sources import Source
from babylon_cli.wording.message import Message

HELP = """Find everything that breaks a rule, where and why.

PATH is a file, a folder (every .yaml, .yml, .jsonl in it) or - for standard
input; without one the current folder is checked. Files with `game: babel` are
judged by the rules of 7 Wonders: Babel.

With --fix what is spelled otherwise than usual, such as `icons: f.t.` or a
level in quotes, is first rewritten in its file, comments and all. Names stay,
and so does a file that cannot be used.

Exit status: 0 legal, 1 a rule is broken, 2 a file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon check --fix garden.yaml
  babylon check --format text --format sarif --output found.sarif examples"""


@click.command("check", cls=BulkCommand, help=HELP, epilog=EPILOG)
@paths_argument(required=False)
@bulk_options(CHECK_FORMATS)
@option(
    "--witness",
    is_flag=True,
    help="With each legal garden an order of building that explains it (formats text, html and json).",
)
@option("--fix", is_flag=True, help="Rewrite files in the usual spelling before they are checked; not for -.")
@reading_options(*GAMES)
@colour_option
def command(
    paths: tuple[str, ...], bulk: Bulk, otherwise: OtherReading | None, *, witness: bool, fix: bool, screens: Screens
) -> None:
    """Run `babylon check`."""
    before = _fixing(paths, screens.notices) if fix else None
    reading = Reading(paths or (".",), None, bulk.exclusion, otherwise, before, jobs=bulk.jobs)
    check_all(reading, bulk, screens, witness=witness)


def _fixing(paths: tuple[str, ...], notices: Screen) -> Callable[[Source], Source]:
    """What rewrites the file of each source."""
    from babylon_cli.cli.fixing import fixed  # noqa: PLC0415 - only where files are to be rewritten

    if any([isinstance(path, LineArgument) for path in paths]):
        raise usage_error(Message("--fix rewrites files, and {option} is none: leave out one of the two.", option=LINE))
    if STANDARD_INPUT in paths:
        raise usage_error(Message("--fix rewrites files, and - is none: save what it gives to a file first."))
    for path in paths:
        if path.lower().endswith(JSON_LINES):
            template = "--fix rewrites YAML files, and {file} is called like JSON Lines: leave it out, or --fix."
            raise usage_error(Message(template, file=path))
    return partial(fixed, notices=notices)


def check_all(reading: Reading, bulk: Bulk, screens: Screens, *, witness: bool = False) -> None:
    """Check every document of what is read."""
    selected = partial(_rules_that_count, bulk.selection)
    report = bulk.reports(screens, reading.paths, rules_of=selected, pictures_of=pictures_of)
    told = report.tells_rulings
    options = {"tells_rulings": told, "witness": witness and told, "sketched": report.shows_places}
    question = QuestionOfAGame("check", {**options, "selection": bulk.selection})
    answer_all(reading, question, report, screens.notices, beside="nothing", exit_zero=bulk.exit_zero)


def _rules_that_count(selection: Selection, game: str) -> tuple[str, ...]:
    return tuple(selection.of(game_named(game).rule_ids()))
