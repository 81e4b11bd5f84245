"""`babylon draw`: the gardens and the quarry as pictures."""

from functools import partial
from typing import TYPE_CHECKING, Any

import click

from babylon_cli.babylon.answers.draw import DrawQuestion, draw
from babylon_cli.babylon.pages.draw import Report
from babylon_cli.babylon.picture.view import FROM_ABOVE, View
from babylon_cli.cli.completion import players
from babylon_cli.cli.options import Screens, colour_option, option, paths_argument, reading_options
from babylon_cli.cli.parameters import WholeNumber
from babylon_cli.cli.run import Reading, answer_all
from babylon_cli.cli.speech import usage_error
from babylon_cli.cli.spoken import Spoken
from babylon_cli.games import DEFAULT_GAME
from babylon_cli.reading.other_reading import OtherReading
from babylon_cli.wording.message import Message

if TYPE_CHECKING:
    from babylon_cli.cli.pictures import Pictures
    from babylon_cli.printing.report import Report as AnyReport

HELP = """Draw the gardens and the quarry.

PATH is a file, a folder (every .yaml, .yml, .jsonl in it) or - for standard
input. Every garden is drawn from above unless its storeys are asked for. A
record is drawn as it stands at its end, and a file with a turn as it stands
before that turn.

Exit status: 0, or 2 where a file or an argument cannot be used. What breaks a
rule does not change it."""

EPILOG = """\b
Examples:
  babylon draw --player Ana --storeys --faults garden.yaml
  babylon draw garden.yaml -o garden.svg"""


@click.command("draw", cls=Spoken, help=HELP, epilog=EPILOG)
@paths_argument(required=True)
@option("--player", shell_complete=players, help="Draw this player's garden alone; with --quarry what it gives them.")
@option("--top", is_flag=True, help="Draw from above alone, as the terminal shows it anyway.")
@option("--storeys", is_flag=True, help="Draw from above, and then each storey with what is hidden in it.")
@option("--storey", type=WholeNumber(1), metavar="N", help="Draw this storey alone, with what is hidden in it.")
@option("--faults", is_flag=True, help="Mark what breaks a rule, numbered in the order of `babylon check`.")
@option("--quarry", is_flag=True, help="Draw the quarry alone, with what each tile gives and which edges give it.")
@option(
    "-o",
    "--output",
    metavar="FILE",
    type=click.Path(allow_dash=True, readable=False),
    help="Write a picture: FILE.svg, FILE.png, - for standard output as SVG, or FOLDER/ for one of each document. "
    "Unless told otherwise it has each garden from above and storey by storey.",
)
@reading_options(DEFAULT_GAME)
@colour_option
def command(  # noqa: PLR0913 - one argument an option
    paths: tuple[str, ...],
    player: str | None,
    storey: int | None,
    output: str | None,
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
    report: AnyReport[Any] = Report(screens.results) if output is None else _pictures(screens, output, paths)
    answer_all(reading, ask, report, screens.notices, beside="mistakes")


def _pictures(screens: Screens, output: str, paths: tuple[str, ...]) -> "Pictures":
    from babylon_cli.babylon.pages.drawn import picture_of  # noqa: PLC0415 - only for a picture in a file
    from babylon_cli.cli.pictures import pictures  # noqa: PLC0415

    return pictures(screens.files, picture_of, output, paths)


def _refuse_two(given: list[str]) -> None:
    """Raise a usage error where two options ask for different drawings."""
    if len(given) > 1:
        template = "{first} and {second} ask for different drawings: give one of the two."
        raise usage_error(Message(template, first=given[0], second=given[1]))
