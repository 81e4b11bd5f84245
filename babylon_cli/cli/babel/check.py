"""`babylon babel check`: whether a table could have arisen, with place, reason and rule id."""

import click

from babylon_cli.cli.bulk_options import Bulk, BulkCommand, bulk_options
from babylon_cli.cli.check import check_all
from babylon_cli.cli.options import Screens, colour_option, paths_argument, reading_options
from babylon_cli.cli.run import Reading
from babylon_cli.printing.formats import CHECK_FORMATS
from babylon_cli.reading.other_reading import OtherReading

HELP = """Find what cannot have arisen at a table of Babel, where and why.

Hands of tiles, actions, copies of cards, tokens and the players' own pads. It
changes no answer of the other commands. PATH is a file, a folder (every .yaml,
.yml, .jsonl in it) or - for standard input.

Exit status: 0 legal, 1 a rule is broken, 2 a file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon babel check examples/babel
  babylon babel check --format json table.yaml"""


@click.command("check", cls=BulkCommand, help=HELP, epilog=EPILOG)
@paths_argument(required=True, takes_lines=False)
@bulk_options(CHECK_FORMATS)
@reading_options("babel")
@colour_option
def command(paths: tuple[str, ...], bulk: Bulk, otherwise: OtherReading | None, screens: Screens) -> None:
    """Run `babylon babel check`."""
    check_all(Reading(paths, "babel", bulk.exclusion, otherwise, jobs=bulk.jobs), bulk, screens)
