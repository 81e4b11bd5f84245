"""`babylon quarry`: what each visible tile would give, edge by edge."""

from functools import partial
from typing import get_args

import click

from babylon_cli.babylon.answers.quarry import QuarryQuestion, quarry_of
from babylon_cli.babylon.pages.formats import QUARRY_FORMATS
from babylon_cli.babylon.table.turn import Token
from babylon_cli.cli.completion import flowers, players, positions
from babylon_cli.cli.options import (
    Format,
    Screens,
    colour_option,
    format_option,
    option,
    paths_argument,
    reading_options,
)
from babylon_cli.cli.parameters import QuarryPosition
from babylon_cli.cli.run import Reading, answer_all
from babylon_cli.cli.speech import usage_error
from babylon_cli.cli.spoken import Spoken
from babylon_cli.games import DEFAULT_GAME
from babylon_cli.reading.other_reading import OtherReading
from babylon_cli.wording.message import Message

HELP = """Tell what each visible tile of the quarry gives, edge by edge.

The quarry of a record is shown as it now lies, after the set-up and every dig.
Without options the file says whose turn it is and which round token acts.

PATH is a file, a folder (every .yaml, .yml, .jsonl in it) or - for standard
input.

Exit status: 0, or 2 where a file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon quarry garden.yaml
  babylon quarry --take B2 --player Ana garden.yaml"""


@click.command("quarry", cls=Spoken, help=HELP, epilog=EPILOG)
@paths_argument(required=True)
@option("--player", shell_complete=players, help="Count for this player's flower.")
@option("--flower", shell_complete=flowers, help="Count for a player of this flower.")
@option("--token", type=click.Choice(get_args(Token)), help="The round token in force, if not the file's.")
@option("--take", type=QuarryPosition(), metavar="A1..D4", shell_complete=positions, help="Explain this tile alone.")
@format_option(QUARRY_FORMATS)
@reading_options(DEFAULT_GAME)
@colour_option
def command(  # noqa: PLR0913, PLR0917 - one argument an option
    paths: tuple[str, ...],
    player: str | None,
    flower: str | None,
    token: Token | None,
    take: int | None,
    format: Format,
    otherwise: OtherReading | None,
    screens: Screens,
) -> None:
    """Run `babylon quarry`."""
    if player is not None and flower is not None:
        raise usage_error(Message("--player and --flower say the same thing: give one of the two."))
    ask = partial(quarry_of, question=QuarryQuestion(player, flower, token, take))
    answer_all(Reading(paths, otherwise=otherwise), ask, format.report(screens.results), screens.notices)
