"""`babylon babel tower`: how the tiles lie, which laws are in force, who built what."""

import click

from babylon_cli.babel.answers.tower import tower
from babylon_cli.cli.babel.answering import answer_each, formats_of
from babylon_cli.cli.options import Format, Screens, colour_option, format_option, paths_argument
from babylon_cli.cli.spoken import Spoken

HELP = """Show how the tiles of the tower lie after every turn.

With a picture, the laws that are in force now, who built what, and the points.
PATH is a file, a folder (every .yaml, .yml, .jsonl in it) or - for standard input.

Exit status: 0, or 2 where a file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon babel tower examples/babel/rulebook/placing-4-and-12.yaml
  babylon babel tower --format json table.yaml"""

FORMATS = formats_of("tower")


@click.command("tower", cls=Spoken, help=HELP, epilog=EPILOG)
@paths_argument(required=True)
@format_option(FORMATS)
@colour_option
def command(paths: tuple[str, ...], format: Format, screens: Screens) -> None:
    """Run `babylon babel tower`."""
    answer_each(paths, tower, format, screens)
