"""`babylon babel score`: the pad of all players side by side, and the winner."""

import click

from babylon_cli.cli.options import ColourChoice, colour_option, format_option, paths_argument
from babylon_cli.cli.run import Reading
from babylon_cli.cli.score import score_all
from babylon_cli.printing.formats import SCORE_FORMATS

EPILOG = """\b
Examples:
  babylon babel score examples/babel/cities
  babylon babel score --why table.yaml"""

FORMATS = {"text": SCORE_FORMATS["table"], **SCORE_FORMATS}


@click.command("score", epilog=EPILOG)
@paths_argument(required=True)
@click.option(
    "--why", is_flag=True, envvar="BABYLON_BABEL_SCORE_WHY", show_envvar=True, help="Show where every point comes from."
)
@format_option(FORMATS, "BABYLON_BABEL_SCORE_FORMAT")
@colour_option
@click.pass_context
def command(ctx: click.Context, paths: tuple[str, ...], why: bool, format_name: str, colour: ColourChoice) -> None:  # noqa: FBT001 - a click flag
    """Fill in the pad of all players and say who wins.

    Symbols of free choice and the guild that Olympia B copies are taken for the best
    total, where the file does not say them. Tokens and coins count as written.
    PATH is a file, a folder (every .yaml and .yml under it) or - for standard input.

    Exit status: 0, or 2 where a file or an argument cannot be used.
    """
    score_all(ctx, Reading(paths, "babel"), (FORMATS, format_name), colour, why=why)
