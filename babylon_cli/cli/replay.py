"""`babylon replay`: a game that was written down, told turn by turn."""

import re
from functools import partial

import click

from babylon_cli.babylon.answers.replay import ReplayQuestion, replay_of
from babylon_cli.babylon.pages.formats import REPLAY_FORMATS
from babylon_cli.babylon.play.replay import Moment
from babylon_cli.cli.options import (
    Format,
    Screens,
    colour_option,
    format_option,
    option,
    paths_argument,
    reading_options,
)
from babylon_cli.cli.output import speak_utf_8
from babylon_cli.cli.run import Beside, Reading, answer_all
from babylon_cli.cli.speech import said
from babylon_cli.cli.spoken import Spoken
from babylon_cli.games import DEFAULT_GAME
from babylon_cli.reading.other_reading import OtherReading
from babylon_cli.wording.message import Message

HELP = """Tell a game that was written down, turn by turn, with pillars and points.

PATH is a file, a folder (every .yaml, .yml, .jsonl in it) or - for standard
input. What breaks a rule is told where it happens, and the game goes on.
With --format yaml the table as it then stands is written, for `babylon check`
and `babylon score`.

Exit status: 0 legal, 1 a rule is broken, 2 a file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon replay game.yaml
  babylon replay --until 5.2 --format yaml game.yaml"""

BESIDE_A_TABLE: Beside = "faults"
BESIDE_THE_TURNS: Beside = "mistakes"
"""What standard error tells beside a table, or beside turns of which each is told with its faults."""

WHOLE_ROUND = 99
"""A round without a turn means its last one."""


def _moment(_ctx: click.Context, _parameter: click.Parameter, value: str | None) -> Moment | None:
    """Read `5` or `5.2`."""
    if value is None:
        return None
    found = re.fullmatch(r"([1-9][0-9]?)(?:\.([1-9][0-9]?))?", value)
    if found is None:
        template = "{value} is no moment of a game: write a round such as 5, or 5.2 for its second turn."
        raise click.BadParameter(said(Message(template, value=repr(value))))
    return Moment(int(found[1]), int(found[2] or WHOLE_ROUND))


@click.command("replay", cls=Spoken, help=HELP, epilog=EPILOG)
@paths_argument(required=True)
@option(
    "--until",
    metavar="R.T",
    callback=_moment,
    help="Stop after this turn: 5.2 is the second turn of round 5, 5 its last one.",
)
@format_option(REPLAY_FORMATS)
@reading_options(DEFAULT_GAME)
@colour_option
def command(
    paths: tuple[str, ...], until: Moment | None, format: Format, otherwise: OtherReading | None, screens: Screens
) -> None:
    """Run `babylon replay`."""
    as_table = format.name == "yaml"
    if as_table:
        speak_utf_8()
    ask, report = partial(replay_of, question=ReplayQuestion(until)), format.report(screens.results)
    reading, beside = Reading(paths, otherwise=otherwise), BESIDE_A_TABLE if as_table else BESIDE_THE_TURNS
    answer_all(reading, ask, report, screens.notices, beside=beside)
