"""`babylon score`: the score pad of all players side by side, the winner and the tie-break."""

import click

from babylon_cli.cli.options import ColourChoice, colour_option, format_option, paths_argument, screens
from babylon_cli.cli.run import Output, QuestionOfAGame, Reading, answer_all
from babylon_cli.printing.formats import SCORE_FORMATS, report_class

EPILOG = """\b
Examples:
  babylon score garden.yaml
  babylon score --why --format markdown garden.yaml"""


@click.command("score", epilog=EPILOG)
@paths_argument(required=True)
@click.option(
    "--why", is_flag=True, envvar="BABYLON_SCORE_WHY", show_envvar=True, help="Show where every point comes from."
)
@format_option(SCORE_FORMATS, "BABYLON_SCORE_FORMAT")
@colour_option
@click.pass_context
def command(ctx: click.Context, paths: tuple[str, ...], why: bool, format_name: str, colour: ColourChoice) -> None:  # noqa: FBT001 - a click flag
    """Fill in the score pad of all players and say who wins.

    PATH is a file, a folder (every .yaml and .yml under it) or - for standard
    input. What breaks a rule goes to standard error; the pad is printed all the same.
    Files with `game: babel` are scored by the pad of 7 Wonders: Babel.

    Exit status: 0 legal, 1 a rule is broken, 2 a file or an argument cannot be used.
    """
    score_all(ctx, Reading(paths, None), (SCORE_FORMATS, format_name), colour, why=why)


def score_all(
    ctx: click.Context, reading: Reading, form: tuple[dict[str, str], str], colour: ColourChoice, *, why: bool
) -> None:
    """Score every document of what is read, in one of the command's formats."""
    screen, notices = screens(colour)
    report = report_class(*form)(screen, why=why)
    answer_all(ctx, reading, QuestionOfAGame("score"), Output(report, notices))
