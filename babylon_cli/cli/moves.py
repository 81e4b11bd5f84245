"""`babylon moves`: every legal build that could come next in a turn."""

from functools import partial

import click

from babylon_cli.babylon.answers.moves import MovesQuestion, moves_of
from babylon_cli.babylon.pages.formats import MOVES_FORMATS
from babylon_cli.babylon.play.building import MOST_BUILDS
from babylon_cli.cli.options import Format, Screens, colour_option, format_option, option, paths_argument
from babylon_cli.cli.run import Reading, answer_all
from babylon_cli.cli.speech import usage_error
from babylon_cli.wording.message import Message

HELP = """Find every legal build that could come next in a turn.

PATH is a table with a `turn:`: the player, what is dug, and what was built so
far. Each build is told with its place, how the terrace lies, its supports, its
cost in single pillars, and the points that it and its decorations add now.

Exit status: 0, 1 where the table or the turn so far breaks a rule, 2 where a
file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon moves --best --limit 5 turn.yaml
  babylon moves --count turn.yaml"""


@click.command("moves", help=HELP, epilog=EPILOG)
@paths_argument(required=True)
@option(
    "--best", is_flag=True, help="Show first what adds most points now, with the decorations that it makes possible."
)
@option("--count", is_flag=True, help="Only count the legal builds.")
@option(
    "--depth", type=click.IntRange(1, MOST_BUILDS), default=1, help="With --count: how many builds one after the other."
)
@option("--limit", type=click.IntRange(1), help="Show no more builds than this; all are counted.")
@format_option(MOVES_FORMATS)
@colour_option
def command(  # noqa: PLR0913, PLR0917 - one argument an option
    paths: tuple[str, ...],
    best: bool,  # noqa: FBT001 - a click flag
    count: bool,  # noqa: FBT001
    depth: int,
    limit: int | None,
    format: Format,
    screens: Screens,
) -> None:
    """Run `babylon moves`."""
    if best and count:
        raise usage_error(Message("--best orders the builds and --count shows none: give one of the two."))
    if depth > 1 and not count:
        raise usage_error(Message("--depth goes with --count: builds are shown one at a time."))
    question = MovesQuestion(best=best, only_count=count, limit=limit, depth=depth)
    answer_all(Reading(paths), partial(moves_of, question=question), format.report(screens.results), screens.notices)
