"""`babylon verify`: files and folders against what they promise under `expect:`."""

import click

from babylon_cli.cli.bulk_options import Bulk, BulkCommand, bulk_options
from babylon_cli.cli.options import Screens, colour_option, paths_argument
from babylon_cli.cli.run import QuestionOfAGame, Reading, answer_all
from babylon_cli.printing.formats import VERIFY_FORMATS

HELP = """Hold files against what they promise under `expect:`.

PATH is a file, a folder (every .yaml, .yml, .jsonl in it) or - for standard
input; without one the current folder is verified. A file without `expect:`
promises to be legal. Files with `game: babel` are held against the rules of
7 Wonders: Babel.

Exit status: 0 all as promised, 1 not, 2 a file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon verify examples
  babylon verify --jobs 4 --format junit --output babylon.xml examples"""


@click.command("verify", cls=BulkCommand, help=HELP, epilog=EPILOG)
@paths_argument(required=False)
@bulk_options(VERIFY_FORMATS)
@colour_option
def command(paths: tuple[str, ...], bulk: Bulk, screens: Screens) -> None:
    """Run `babylon verify`."""
    reading = Reading(paths or (".",), None, bulk.exclusion, jobs=bulk.jobs, shows_progress=True)
    question, report = QuestionOfAGame("verify", {"selection": bulk.selection}), bulk.reports(screens, reading.paths)
    answer_all(reading, question, report, screens.notices, beside="nothing", exit_zero=bulk.exit_zero)
