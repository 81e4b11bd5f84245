"""`babylon babel price`: may this player build this now, and what does it cost at least."""

from functools import partial

import click

from babylon_cli.babel.answers.price import price
from babylon_cli.cli.babel.answering import answer_each, formats_of
from babylon_cli.cli.options import (
    Format,
    Screens,
    colour_option,
    format_option,
    option,
    paths_argument,
    reading_options,
)
from babylon_cli.cli.spoken import Spoken
from babylon_cli.reading.other_reading import OtherReading

HELP = """Say whether a build is allowed and what it costs at least.

The file names it under `build:`. Every coin is explained: to the bank, to the
left, to the right, and which tile of the tower did what. PATH is a file, a
folder (every .yaml, .yml, .jsonl in it) or - for standard input.

Exit status: 0 legal, 1 not, 2 a file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon babel price examples/babel/rulebook/pantheon-for-6-coins.yaml
  babylon babel price --all --format json table.yaml"""

FORMATS = formats_of("price")


@click.command("price", cls=Spoken, help=HELP, epilog=EPILOG)
@paths_argument(required=True, takes_lines=False)
@option("--all", is_flag=True, help="List the other ways to pay, too, the best first.")
@format_option(FORMATS)
@reading_options("babel")
@colour_option
def command(
    paths: tuple[str, ...],
    all: bool,  # noqa: FBT001 - a click flag
    format: Format,
    otherwise: OtherReading | None,
    screens: Screens,
) -> None:
    """Run `babylon babel price`."""
    answer_each(paths, partial(price, all_ways=all), format, screens, otherwise)
