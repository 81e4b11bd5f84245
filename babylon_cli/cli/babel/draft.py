"""`babylon babel draft`: the tiles dealt and passed at random, as a file."""

import click

from babylon_cli.babel.files.draft_file import draft_file
from babylon_cli.babel.play.draft import draft
from babylon_cli.chance import any_seed
from babylon_cli.cli.new_file import file_argument, schema_option, write_new_file
from babylon_cli.cli.options import option
from babylon_cli.cli.parameters import WholeNumber
from babylon_cli.cli.speech import language
from babylon_cli.cli.spoken import Spoken
from babylon_cli.wording.message import Message

HELP = """Deal and pass the tiles of the tower at random, as a file.

For trying things out. What is left goes back to the box; with two players one
tile lies face down on the third space, and passing skips the Free City. FILE
must not exist yet; without it the text goes to standard output. The same seed
gives the same file everywhere.

Exit status: 0, or 2 where the file cannot be written or an argument is wrong."""

EPILOG = """\b
Examples:
  babylon babel draft --players 5 --seed 3
  babylon babel draft --players 2 table.yaml"""


@click.command("draft", cls=Spoken, help=HELP, epilog=EPILOG)
@file_argument
@option("--players", type=WholeNumber(2, 8), default=3, help="How many players the game has.")
@option(
    "--seed",
    type=WholeNumber(0),
    help="Draw the draft of this number; without it a number is drawn, and told in the file.",
)
@schema_option
def command(file: str | None, players: int, seed: int | None, schema: bool) -> None:  # noqa: FBT001 - Click's
    """Run `babylon babel draft`."""
    drawn = draft(players, any_seed() if seed is None else seed)
    next_step = Message("Write down what is built, then run: babylon babel tower")
    write_new_file(file, draft_file(drawn, language()), next_step, "babel", schema=schema)
