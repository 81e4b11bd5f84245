"""`babylon draw`: the gardens and the quarry as pictures."""

from functools import partial

import click

from babylon_cli.babylon.answers.draw import DrawQuestion, draw
from babylon_cli.babylon.pages.draw import Report
from babylon_cli.babylon.picture.view import FROM_ABOVE, View
from babylon_cli.cli.completion import players
from babylon_cli.cli.options import Screens, colour_option, option, paths_argument, reading_options
from babylon_cli.cli.parameters import WholeNumber
from babylon_cli.cli.run import Reading, answer_all
from babylon_cli.cli.speech import usage_error
from babylon_cli.games import DEFAULT_GAME
from babylon_cli.reading.other_reading import OtherReading
from babylon_cli.wording.message import Message

HELP = """Draw the gardens and the quarry.

PATH is a file, a folder (every .yaml, .yml, .jsonl in it) or - for standard
input. Every garden is drawn from above unless its storeys are asked for. A
record is drawn as it stands at its end, and a file with a turn as it stands
before that turn.

Exit status: 0, or 2 where a file or an argument cannot be used. What breaks a
rule does not change it."""

EPILOG = """\b
Examples:
  babylon draw garden.yaml
  babylon draw --player Ana --storeys --faults garden.yaml"""


@click.command("draw", help=HELP, epilog=EPILOG)
@paths_argument(required=True)
@option("--player", shell_complete=players, help="Draw this player's garden alone; with --quarry what it gives them.")
@option("--top", is_flag=True, help="Draw from above alone, as the terminal shows it anyway.")
@option("--storeys", is_flag=True, help="Draw from above, and then each storey with what is hidden in it.")
@option("--storey", type=WholeNumber(1), metavar="N", help="Draw this storey alone, with what is hidden in it.")
@option("--faults", is_flag=True, help="Mark what breaks a rule, numbered in the order of `babylon check`.")
@option("--quarry", is_flag=True, help="Draw the quarry alone, with what each tile gives and which edges give it.")
@reading_options(DEFAULT_GAME)
@colour_option
def command(  # noqa: PLR0913 - one argument an option
    paths: tuple[str, ...],
    player: str | None,
    storey: int | None,
    otherwise: OtherReading | None,
    screens: Screens,
    *,
    top: bool,
    storeys: bool,
    faults: bool,
    quarry: bool,
) -> None:
    """Run `babylon draw`."""
    given = {"--top": top, "--storeys": storeys, "--storey": storey is not None, "--quarry": quarry}
    _refuse_two([name for name, is_given in given.items() if is_given])
    if quarry and faults:
        raise usage_error(Message("--faults marks gardens, and --quarry draws none: give one of the two."))
    view = View(from_above=False, storeys=(storey,)) if storey is not None else None
    if storeys or top:
        view = View() if storeys else FROM_ABOVE
    ask = partial(draw, question=DrawQuestion(player, view, faults, quarry))
    reading = Reading(paths, otherwise=otherwise)
    answer_all(reading, ask, Report(screens.results), screens.notices, beside="mistakes")


def _refuse_two(given: list[str]) -> None:
    """Raise a usage error where two options ask for different drawings."""
    if len(given) > 1:
        template = "{first} and {second} ask for different drawings: give one of the two."
        raise usage_error(Message(template, first=given[0], second=given[1]))
