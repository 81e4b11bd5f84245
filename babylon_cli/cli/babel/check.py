"""`babylon babel check`: whether a table could have arisen, with place, reason and rule id."""

import click

from babylon_cli.babel.answers.checked import CHECK_FORMATS, check_babel
from babylon_cli.babel.files.load import babel_documents_of
from babylon_cli.cli.exits import worst
from babylon_cli.cli.options import ColourChoice, colour_option, exclude_option, format_option, paints, paths_argument
from babylon_cli.cli.output import write_notice, write_result
from babylon_cli.printing.check.notice import skipped_notice
from babylon_cli.printing.checked import Totals
from babylon_cli.printing.formats import report_class
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.exclusion import Exclusion
from babylon_cli.reading.passed_over import PassedOver
from babylon_cli.reading.sources import sources

EPILOG = """\b
Examples:
  babylon babel check examples/babel
  babylon babel check --format json table.yaml"""


@click.command("check", epilog=EPILOG)
@paths_argument(required=True)
@format_option(CHECK_FORMATS, "BABYLON_BABEL_CHECK_FORMAT")
@exclude_option("BABYLON_BABEL_CHECK_EXCLUDE")
@colour_option
@click.pass_context
def command(
    ctx: click.Context,
    paths: tuple[str, ...],
    format_name: str,
    exclusion: Exclusion | None,
    colour: ColourChoice,
) -> None:
    """Find what cannot have arisen at a table of Babel, where and why.

    Hands of tiles, actions, copies of cards, tokens and the players' own pads. It
    changes no answer of the other commands. PATH is a file, a folder (every .yaml
    and .yml under it) or - for standard input.

    Exit status: 0 legal, 1 a rule is broken, 2 a file or an argument cannot be used.
    """
    report = report_class(CHECK_FORMATS, format_name)(Screen(colour=paints(colour)[0]))
    totals = Totals()
    passed_over = PassedOver()
    write_result(report.begin())
    for source in sources(paths, exclusion):
        for loaded in passed_over.keep(source, babel_documents_of(source)):
            checked = check_babel(loaded, tells_rulings=report.tells_rulings)
            totals.add(checked)
            write_result(report.entry(checked))
    write_result(report.end(totals))
    write_notice(skipped_notice(passed_over.files))
    ctx.exit(worst(broken=totals.errors > 0, unusable=totals.unusable > 0))
