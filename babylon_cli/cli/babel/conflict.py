"""`babylon babel conflict`: the military conflicts of the Age, after its project."""

import click

from babylon_cli.babel.answers.conflict import conflict
from babylon_cli.cli.babel.answering import answer_each, formats_of
from babylon_cli.cli.options import Format, Screens, colour_option, format_option, paths_argument
from babylon_cli.cli.spoken import Spoken

HELP = """Resolve the conflicts of the Age, after its project.

Shields just won and red cards just lost by the project count, and tiles 19 and
22 change the tokens. PATH is a file, a folder (every .yaml, .yml, .jsonl in it)
or - for standard input.

Exit status: 0, or 2 where a file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon babel conflict examples/babel/tiles/22-double-defeats.yaml
  babylon babel conflict --format json table.yaml"""

FORMATS = formats_of("conflict")


@click.command("conflict", cls=Spoken, help=HELP, epilog=EPILOG)
@paths_argument(required=True, takes_lines=False)
@format_option(FORMATS)
@colour_option
def command(paths: tuple[str, ...], format: Format, screens: Screens) -> None:
    """Run `babylon babel conflict`."""
    answer_each(paths, conflict, format, screens)
