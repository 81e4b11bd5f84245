"""`babylon check`: every violation, with place, reason and rule id."""

import click

from babylon_cli.babylon.files.load import RawDocument, load_document
from babylon_cli.cli.exits import worst
from babylon_cli.cli.options import ColourChoice, colour_option, exclude_option, format_option, paints, paths_argument
from babylon_cli.cli.output import write_notice, write_result
from babylon_cli.printing.check.notice import skipped_notice
from babylon_cli.printing.checked import Checked, Totals, check_document
from babylon_cli.printing.formats import CHECK_FORMATS, report_class
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.exclusion import Exclusion
from babylon_cli.reading.passed_over import PassedOver
from babylon_cli.reading.sources import raw_documents_of, sources

EPILOG = """\b
Examples:
  babylon check garden.yaml
  babylon check --format github examples"""


@click.command("check", epilog=EPILOG)
@paths_argument(required=False)
@format_option(CHECK_FORMATS, "BABYLON_CHECK_FORMAT")
@exclude_option("BABYLON_CHECK_EXCLUDE")
@colour_option
@click.pass_context
def command(
    ctx: click.Context,
    paths: tuple[str, ...],
    format_name: str,
    exclusion: Exclusion | None,
    colour: ColourChoice,
) -> None:
    """Find everything that breaks a rule, where and why.

    PATH is a file, a folder (every .yaml and .yml under it) or - for standard
    input; without one the current folder is checked. Files with `game: babel` are
    judged by the rules of 7 Wonders: Babel.

    Exit status: 0 legal, 1 a rule is broken, 2 a file or an argument cannot be used.
    """
    report = report_class(CHECK_FORMATS, format_name)(Screen(colour=paints(colour)[0]))
    totals = Totals()
    passed_over = PassedOver()
    write_result(report.begin())
    for source in sources(paths or (".",), exclusion):
        for document in passed_over.keep(source, raw_documents_of(source)):
            checked = _checked(document, tells_rulings=report.tells_rulings)
            totals.add(checked)
            write_result(report.entry(checked))
    write_result(report.end(totals))
    write_notice(skipped_notice(passed_over.files))
    ctx.exit(worst(broken=totals.errors > 0, unusable=totals.unusable > 0))


def _checked(document: RawDocument, *, tells_rulings: bool) -> Checked:
    """One document of either game, judged by its own rules."""
    if not document.is_babel:
        return check_document(load_document(document), tells_rulings=tells_rulings)
    from babylon_cli.babel.answers.checked import check_babel  # noqa: PLC0415
    from babylon_cli.babel.files.load import load_babel_document  # noqa: PLC0415 - only for that game

    return check_babel(load_babel_document(document), tells_rulings=tells_rulings)
