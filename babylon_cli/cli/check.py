"""`babylon check`: every violation, with place, reason and rule id."""

import click

from babylon_cli.cli.options import ColourChoice, colour_option, exclude_option, format_option, paths_argument, screens
from babylon_cli.cli.run import Output, QuestionOfAGame, Reading, answer_all
from babylon_cli.game import game_named
from babylon_cli.judging.published import PublishedRule
from babylon_cli.printing.formats import CHECK_FORMATS, report_class
from babylon_cli.reading.exclusion import Exclusion

EPILOG = """\b
Examples:
  babylon check garden.yaml
  babylon check --format github examples"""


@click.command("check", epilog=EPILOG)
@paths_argument(required=False)
@format_option(CHECK_FORMATS, "BABYLON_CHECK_FORMAT")
@exclude_option("BABYLON_CHECK_EXCLUDE")
@colour_option
@click.pass_context
def command(
    ctx: click.Context, paths: tuple[str, ...], format_name: str, exclusion: Exclusion | None, colour: ColourChoice
) -> None:
    """Find everything that breaks a rule, where and why.

    PATH is a file, a folder (every .yaml and .yml under it) or - for standard
    input; without one the current folder is checked. Files with `game: babel` are
    judged by the rules of 7 Wonders: Babel.

    Exit status: 0 legal, 1 a rule is broken, 2 a file or an argument cannot be used.
    """
    check_all(ctx, Reading(paths or (".",), None, exclusion), format_name, colour)


def check_all(ctx: click.Context, reading: Reading, format_name: str, colour: ColourChoice) -> None:
    """Check every document of what is read."""
    screen, notices = screens(colour)

    def rules_of(game: str) -> tuple[PublishedRule, ...]:
        return game_named(game).published_rules(screen.language.code)

    report = report_class(CHECK_FORMATS, format_name)(screen, rules_of=rules_of)
    question = QuestionOfAGame("check", tells_rulings=report.tells_rulings)
    answer_all(ctx, reading, question, Output(report, notices, tells_problems=False))
