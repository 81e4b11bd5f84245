"""`babylon setup`: a game set up at random, as a file to write it down in."""

import click

from babylon_cli.babylon.files.set_up_file import set_up_file
from babylon_cli.babylon.play.set_up import set_up
from babylon_cli.babylon.table.stand_ins import PLAYER_NAMES
from babylon_cli.chance import any_seed
from babylon_cli.cli.new_file import file_argument, schema_option, write_new_file
from babylon_cli.cli.options import option
from babylon_cli.cli.parameters import WholeNumber
from babylon_cli.cli.speech import language, usage_error
from babylon_cli.cli.spoken import Spoken
from babylon_cli.printing.safe import visible
from babylon_cli.wording.message import Counted, Message

HELP = """Set up a game at random, as a file in which it can be written down.

The file says what it assumes where the rulebooks print nothing: the flowers,
icons and start terraces, and how many there are of each round token. FILE must
not exist yet; without it the text goes to standard output. The same seed gives
the same file everywhere.

Exit status: 0, or 2 where the file cannot be written or an argument is wrong."""

EPILOG = """\b
Examples:
  babylon setup --players 3 --seed 7
  babylon setup --names Ana,Bo,Cem game.yaml"""


@click.command("setup", cls=Spoken, help=HELP, epilog=EPILOG)
@file_argument
@option(
    "--players",
    type=WholeNumber(2, 4),
    show_default="as many as --names, else 2",
    help="How many players the game has.",
)
@option("--names", metavar="NAME,NAME...", help="The players' names, clockwise.")
@option(
    "--seed",
    type=WholeNumber(0),
    help="Draw the set-up of this number; without it a number is drawn, and told in the file.",
)
@schema_option
def command(file: str | None, players: int | None, names: str | None, seed: int | None, schema: bool) -> None:  # noqa: FBT001 - Click's
    """Run `babylon setup`."""
    called = _given(names, players) if names is not None else PLAYER_NAMES[: players or 2]
    drawn = set_up(len(called), any_seed() if seed is None else seed)
    next_step = Message("Write the turns down in it, then run: babylon replay")
    write_new_file(file, set_up_file(drawn, called, language()), next_step, "babylon", schema=schema)


def _given(names: str, players: int | None) -> tuple[str, ...]:
    """The names that were given, one for each player."""
    called = tuple([name.strip() for name in names.split(",")])
    names_given = Counted(len(called), "name")
    if players is not None and len(called) != players:
        template = "--names has {names} and --players says {players}."
        raise usage_error(Message(template, names=names_given, players=players))
    if len(called) not in {2, 3, 4}:
        raise usage_error(Message("--names has {names}, and Babylon has 2 to 4 players.", names=names_given))
    for name in called:
        if not name:
            raise usage_error(Message("--names has an empty name: write them as Ana,Bo,Cem."))
        if called.count(name) > 1:
            raise usage_error(Message("--names has {name} twice: give each player a name of their own.", name=name))
        if any(visible(character) != character for character in name):
            raise usage_error(Message("--names has {name}: a name cannot hold such a character.", name=name))
    return called
