"""`babylon quarry`: what each visible tile would give, edge by edge."""

from functools import partial
from typing import get_args

import click

from babylon_cli.babylon.answers.quarry import QuarryQuestion, quarry_of
from babylon_cli.babylon.pages.formats import QUARRY_FORMATS
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.babylon.table.turn import Token
from babylon_cli.cli.options import ColourChoice, colour_option, format_option, paths_argument, screens
from babylon_cli.cli.run import Output, Reading, answer_all
from babylon_cli.cli.speech import usage_error
from babylon_cli.printing.formats import report_class
from babylon_cli.wording.message import Message

EPILOG = """\b
Examples:
  babylon quarry garden.yaml
  babylon quarry --take B2 --player Ana garden.yaml"""


@click.command("quarry", epilog=EPILOG)
@paths_argument(required=True)
@click.option("--player", envvar="BABYLON_QUARRY_PLAYER", show_envvar=True, help="Count for this player's flower.")
@click.option("--flower", envvar="BABYLON_QUARRY_FLOWER", show_envvar=True, help="Count for a player of this flower.")
@click.option(
    "--token",
    type=click.Choice(get_args(Token)),
    default="none",
    show_default=True,
    envvar="BABYLON_QUARRY_TOKEN",
    show_envvar=True,
    help="The round token in force.",
)
@click.option(
    "--take",
    type=click.Choice(POSITION_NAMES, case_sensitive=False),
    metavar="A1..D4",
    envvar="BABYLON_QUARRY_TAKE",
    show_envvar=True,
    help="Explain this tile alone.",
)
@format_option(QUARRY_FORMATS, "BABYLON_QUARRY_FORMAT")
@colour_option
@click.pass_context
def command(  # noqa: PLR0913, PLR0917 - one argument an option
    ctx: click.Context,
    paths: tuple[str, ...],
    player: str | None,
    flower: str | None,
    token: Token,
    take: str | None,
    format_name: str,
    colour: ColourChoice,
) -> None:
    """Tell what each visible tile of the quarry gives, edge by edge.

    PATH is a file, a folder (every .yaml and .yml under it) or - for standard
    input.

    Exit status: 0, or 2 where a file or an argument cannot be used.
    """
    if player is not None and flower is not None:
        raise usage_error(Message("--player and --flower say the same thing: give one of the two."))
    screen, notices = screens(colour)
    position = None if take is None else POSITION_NAMES.index(take.upper())
    question = QuarryQuestion(player, flower, token, position)
    report = report_class(QUARRY_FORMATS, format_name)(screen)
    answer_all(ctx, Reading(paths), partial(quarry_of, question=question), Output(report, notices))
