"""`babylon new`: a commented file to fill in."""

import click

from babylon_cli.cli.new_file import file_argument, write_new_file
from babylon_cli.cli.options import option
from babylon_cli.cli.parameters import WholeNumber
from babylon_cli.cli.speech import usage_error
from babylon_cli.games import DEFAULT_GAME, GAMES
from babylon_cli.printing.blank import blank_file
from babylon_cli.wording.message import Message

HELP = """Write a commented, valid file to fill in after a game.

FILE must not exist yet; without it the text goes to standard output.

Exit status: 0, or 2 where the file cannot be written."""

EPILOG = """\b
Examples:
  babylon new garden.yaml
  babylon new --players 4 > garden.yaml"""


@click.command("new", help=HELP, epilog=EPILOG)
@file_argument
@option(
    "--game",
    type=click.Choice(list(GAMES)),
    default=DEFAULT_GAME,
    help="Which game the file is for: babel is 7 Wonders: Babel.",
)
@option("--players", type=WholeNumber(2), default=2, help="How many players the table has: 2 to 4, in Babel 2 to 7.")
def command(file: str | None, game: str, players: int) -> None:
    """Run `babylon new`."""
    try:
        text = blank_file(game, players)
    except ValueError as most:
        title, template = GAMES[game][0], "--players says {players}, and {title} has {most} at most."
        raise usage_error(Message(template, players=players, title=title, most=str(most))) from None
    write_new_file(file, text, Message("Fill it in, then run: babylon score"))
