"""`babylon babel tower`: how the tiles lie, which laws are in force, who built what; as text or as a picture."""

from functools import partial

import click
from click.core import ParameterSource

from babylon_cli.babel.answers.tower import tower
from babylon_cli.cli.babel.answering import answer_each, formats_of
from babylon_cli.cli.options import Format, Screens, colour_option, format_option, option, paths_argument
from babylon_cli.cli.run import Reading, answer_all
from babylon_cli.cli.speech import usage_error
from babylon_cli.cli.spoken import Spoken
from babylon_cli.wording.message import Message

HELP = """Show how the tiles of the tower lie after every turn.

With a picture, the laws that are in force now, who built what, and the points.
PATH is a file, a folder (every .yaml, .yml, .jsonl in it) or - for standard input.

Exit status: 0, or 2 where a file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon babel tower examples/babel/rulebook/placing-4-and-12.yaml
  babylon babel tower --faults table.yaml -o pictures/"""

FORMATS = {**formats_of("tower"), "html": "babylon_cli.babel.pages.tower_html:Report"}


@click.command("tower", cls=Spoken, help=HELP, epilog=EPILOG)
@paths_argument(required=True, takes_lines=False)
@option("--faults", is_flag=True, help="Mark in the picture what breaks a rule, numbered in the order of `check`.")
@option(
    "-o",
    "--output",
    metavar="FILE",
    type=click.Path(allow_dash=True),
    help="Write a picture: FILE.svg, FILE.png, - for standard output as SVG, or FOLDER/ for one of each document.",
)
@format_option(FORMATS)
@colour_option
def command(paths: tuple[str, ...], output: str | None, format: Format, screens: Screens, *, faults: bool) -> None:
    """Run `babylon babel tower`."""
    if output is not None:
        if click.get_current_context().get_parameter_source("format") is ParameterSource.COMMANDLINE:
            template = "-o writes a picture, and --format {format} is none: give one of the two."
            raise usage_error(Message(template, format=format.name))
        _draw(paths, output, screens, faults=faults)
    elif faults:
        raise usage_error(Message("--faults marks what is wrong in a picture: add `-o tower.svg`, or ask `check`."))
    else:
        answer_each(paths, tower, format, screens)


def _draw(paths: tuple[str, ...], output: str, screens: Screens, *, faults: bool) -> None:
    from babylon_cli.babel.answers.drawn import drawn  # noqa: PLC0415 - only for a picture in a file
    from babylon_cli.babel.pages.drawn import picture_of  # noqa: PLC0415
    from babylon_cli.cli.pictures import pictures  # noqa: PLC0415

    report = pictures(screens.files, picture_of, output, paths)
    answer_all(Reading(paths, "babel"), partial(drawn, faults=faults), report, screens.notices, beside="mistakes")
