"""`babylon moves`: every legal build that could come next in a turn."""

from functools import partial
from typing import get_args

import click

from babylon_cli.babylon.answers.moves import MovesQuestion, moves_of
from babylon_cli.babylon.pages.formats import MOVES_FORMATS
from babylon_cli.babylon.table.turn import MOST_BUILDS, Token
from babylon_cli.cli.completion import players, positions
from babylon_cli.cli.options import (
    Format,
    Screens,
    colour_option,
    format_option,
    option,
    paths_argument,
    reading_options,
)
from babylon_cli.cli.parameters import QuarryPosition, WholeNumber
from babylon_cli.cli.run import Reading, answer_all
from babylon_cli.cli.speech import usage_error
from babylon_cli.cli.spoken import Spoken
from babylon_cli.games import DEFAULT_GAME
from babylon_cli.reading.other_reading import OtherReading
from babylon_cli.wording.message import Message

HELP = """Find every legal build that could come next in a turn.

PATH is a table with a `turn:`: the player, what is dug, and what was built so
far. A record goes on with its next turn, and --dig says what that digs. Options
win over the file. Each build is told with its place, how the terrace lies, its
supports, its cost in single pillars, and the points that it and its decorations
add now. Row 1 is the far side of the player's board, row 8 the near one.

Exit status: 0, 1 where the table or the turn so far breaks a rule, 2 where a
file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon moves --best --limit 5 turn.yaml
  babylon moves --dig A1 game.yaml"""


@click.command("moves", cls=Spoken, help=HELP, epilog=EPILOG)
@paths_argument(required=True)
@option(
    "--best", is_flag=True, help="Show first what adds most points now, with the decorations that it makes possible."
)
@option("--count", is_flag=True, help="Only count the legal builds.")
@option(
    "--depth", type=WholeNumber(1, MOST_BUILDS), default=1, help="With --count: how many builds one after the other."
)
@option("--limit", type=WholeNumber(1), help="Show no more builds than this; all are counted.")
@option(
    "--dig",
    type=QuarryPosition(),
    metavar="A1..D4",
    shell_complete=positions,
    help="What the turn digs, if not what the file says.",
)
@option("--player", shell_complete=players, help="Whose turn it is, if not whose the file says.")
@option("--token", type=click.Choice(get_args(Token)), help="The round token in force, if not the file's.")
@format_option(MOVES_FORMATS)
@reading_options(DEFAULT_GAME)
@colour_option
def command(  # noqa: PLR0913, PLR0917 - one argument an option
    paths: tuple[str, ...],
    best: bool,  # noqa: FBT001 - a click flag
    count: bool,  # noqa: FBT001
    depth: int,
    limit: int | None,
    dig: int | None,
    player: str | None,
    token: Token | None,
    format: Format,
    otherwise: OtherReading | None,
    screens: Screens,
) -> None:
    """Run `babylon moves`."""
    if best and count:
        raise usage_error(Message("--best orders the builds and --count shows none: give one of the two."))
    if depth > 1 and not count:
        raise usage_error(Message("--depth goes with --count: builds are shown one at a time."))
    question = MovesQuestion(best, count, limit, depth, dig, player, token)
    reading, ask = Reading(paths, otherwise=otherwise), partial(moves_of, question=question)
    answer_all(reading, ask, format.report(screens.results), screens.notices)
