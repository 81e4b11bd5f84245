"""`babylon babel project`: success or failure of each Great Project, rewards and penalties."""

import click

from babylon_cli.babel.answers.project import project
from babylon_cli.cli.babel.answering import answer_each, formats_of
from babylon_cli.cli.options import Format, Screens, colour_option, format_option, paths_argument, reading_options
from babylon_cli.cli.spoken import Spoken
from babylon_cli.reading.other_reading import OtherReading

HELP = """Resolve the Great Projects: success or failure, rewards and penalties.

The file shows the table just before the project of its Age is resolved. A
penalty that cannot be met becomes a token of -1, -2 or -3 by Age. PATH is a
file, a folder (every .yaml, .yml, .jsonl in it) or - for standard input.

Exit status: 0, or 2 where a file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon babel project examples/babel/projects/2-war-mirror.yaml
  babylon babel project --format json table.yaml"""

FORMATS = formats_of("project")


@click.command("project", cls=Spoken, help=HELP, epilog=EPILOG)
@paths_argument(required=True, takes_lines=False)
@format_option(FORMATS)
@reading_options("babel")
@colour_option
def command(paths: tuple[str, ...], format: Format, otherwise: OtherReading | None, screens: Screens) -> None:
    """Run `babylon babel project`."""
    answer_each(paths, project, format, screens, otherwise)
