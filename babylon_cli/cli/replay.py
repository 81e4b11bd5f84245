"""`babylon replay`: a game that was written down, told turn by turn."""

import re
from functools import partial

import click

from babylon_cli.babylon.answers.replay import ReplayQuestion, replay_of
from babylon_cli.babylon.pages.formats import REPLAY_FORMATS
from babylon_cli.babylon.play.replay import Moment
from babylon_cli.cli.options import ColourChoice, colour_option, format_option, paths_argument, screens
from babylon_cli.cli.run import Output, Reading, answer_all
from babylon_cli.cli.speech import said
from babylon_cli.printing.formats import report_class
from babylon_cli.wording.message import Message

EPILOG = """\b
Examples:
  babylon replay game.yaml
  babylon replay --until 5.2 --format yaml game.yaml"""

WHOLE_ROUND = 99
"""A round without a turn means its last one."""


class MomentType(click.ParamType[Moment]):
    """A round, or a round and a turn in it."""

    name = "R.T"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> Moment:
        """Read `5` or `5.2`."""
        found = re.fullmatch(r"([1-9][0-9]?)(?:\.([1-9][0-9]?))?", value)
        if found is None:
            template = "{value} is no moment of a game: write a round such as 5, or 5.2 for its second turn."
            self.fail(said(Message(template, value=repr(value))), param, ctx)
        return Moment(int(found[1]), int(found[2] or WHOLE_ROUND))


@click.command("replay", epilog=EPILOG)
@paths_argument(required=True)
@click.option(
    "--until",
    type=MomentType(),
    envvar="BABYLON_REPLAY_UNTIL",
    show_envvar=True,
    help="Stop after this turn: 5.2 is the second turn of round 5, 5 its last one.",
)
@format_option(REPLAY_FORMATS, "BABYLON_REPLAY_FORMAT")
@colour_option
@click.pass_context
def command(
    ctx: click.Context, paths: tuple[str, ...], until: Moment | None, format_name: str, colour: ColourChoice
) -> None:
    """Tell a game that was written down, turn by turn, with pillars and points.

    PATH is a file, a folder (every .yaml and .yml under it) or - for standard
    input. What breaks a rule is told where it happens, and the game goes on.
    With --format yaml the table as it then stands is written, for `babylon check`
    and `babylon score`.

    Exit status: 0 legal, 1 a rule is broken, 2 a file or an argument cannot be used.
    """
    screen, notices = screens(colour)
    question = ReplayQuestion(until, as_table=format_name == "yaml")
    report = report_class(REPLAY_FORMATS, format_name)(screen)
    answer_all(
        ctx,
        Reading(paths),
        partial(replay_of, question=question),
        Output(report, notices, tells_findings=format_name == "yaml"),  # the others tell a fault in its turn
    )
