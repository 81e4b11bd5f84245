"""`babylon score`: the score pad of all players side by side, the winner and the tie-break."""

import click

from babylon_cli.babylon.answers.scored import score_document
from babylon_cli.cli.exits import worst
from babylon_cli.cli.options import ColourChoice, colour_option, format_option, paints, paths_argument
from babylon_cli.cli.output import write_notice, write_result
from babylon_cli.printing.check.notice import notice, skipped_notice
from babylon_cli.printing.checked import Totals
from babylon_cli.printing.formats import SCORE_FORMATS, report_class
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.passed_over import PassedOver
from babylon_cli.reading.sources import documents_of, sources

EPILOG = """\b
Examples:
  babylon score garden.yaml
  babylon score --why --format markdown garden.yaml"""


@click.command("score", epilog=EPILOG)
@paths_argument(required=True)
@click.option(
    "--why", is_flag=True, envvar="BABYLON_SCORE_WHY", show_envvar=True, help="Show where every point comes from."
)
@format_option(SCORE_FORMATS, "BABYLON_SCORE_FORMAT")
@colour_option
@click.pass_context
def command(ctx: click.Context, paths: tuple[str, ...], why: bool, format_name: str, colour: ColourChoice) -> None:  # noqa: FBT001 - a click flag
    """Fill in the score pad of all players and say who wins.

    PATH is a file, a folder (every .yaml and .yml under it) or - for standard
    input. What breaks a rule goes to standard error; the pad is printed all the same.

    Exit status: 0 legal, 1 a rule is broken, 2 a file or an argument cannot be used.
    """
    on_output, on_error = paints(colour)
    report = report_class(SCORE_FORMATS, format_name)(Screen(colour=on_output), why=why)
    notices = Screen(colour=on_error)
    totals = Totals()
    passed_over = PassedOver()
    write_result(report.begin())
    for source in sources(paths):
        for document in passed_over.keep(source, documents_of(source)):
            scored = score_document(document)
            totals.add(scored.checked)
            write_result(report.entry(scored))
            write_notice(notice(scored.checked, notices))
    write_result(report.end())
    write_notice(skipped_notice(passed_over.files))
    ctx.exit(worst(broken=totals.errors > 0, unusable=totals.unusable > 0))
