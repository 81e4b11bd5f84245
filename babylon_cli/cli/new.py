"""`babylon new`: a commented file to fill in."""

import click

from babylon_cli.babylon.files.record_file import record_file
from babylon_cli.cli.new_file import file_argument, schema_option, write_new_file
from babylon_cli.cli.options import option
from babylon_cli.cli.parameters import WholeNumber
from babylon_cli.cli.speech import language, usage_error
from babylon_cli.cli.spoken import Spoken
from babylon_cli.games import DEFAULT_GAME, GAMES
from babylon_cli.printing.blank import blank_file
from babylon_cli.wording.message import Message

HELP = """Write a commented, valid file to fill in after a game.

With --record it is one to write a game of Babylon down in, turn by turn, as
you play. FILE must not exist yet; without it the text goes to standard output.

Exit status: 0, or 2 where the file cannot be written."""

EPILOG = """\b
Examples:
  babylon new garden.yaml
  babylon new --players 3 --record game.yaml"""


@click.command("new", cls=Spoken, help=HELP, epilog=EPILOG)
@file_argument
@option(
    "--game",
    type=click.Choice(list(GAMES)),
    default=DEFAULT_GAME,
    help="Which game the file is for: babel is 7 Wonders: Babel.",
)
@option("--players", type=WholeNumber(2), default=2, help="How many players the table has: 2 to 4, in Babel 2 to 7.")
@option("--record", is_flag=True, help="Begin a record: players, first player and empty rounds; Babylon alone has it.")
@schema_option
def command(file: str | None, game: str, players: int, record: bool, schema: bool) -> None:  # noqa: FBT001 - Click's
    """Run `babylon new`."""
    if record and game != DEFAULT_GAME:
        raise usage_error(Message("--record begins a record of Babylon, and {title} has none.", title=GAMES[game][0]))
    try:
        text = record_file(players, language()) if record else blank_file(game, players, language().code)
    except ValueError as most:
        title, template = GAMES[game][0], "--players says {players}, and {title} has {most} at most."
        raise usage_error(Message(template, players=players, title=title, most=str(most))) from None
    write_new_file(file, text, NEXT_OF_A_RECORD if record else NEXT, game, schema=schema)


NEXT = Message("Fill it in, then run: babylon score")

NEXT_OF_A_RECORD = Message("Write the turns down in it, then run: babylon replay")
