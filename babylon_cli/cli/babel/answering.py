"""What the commands that only Babel has share: their formats, and how they are run."""

import click

from babylon_cli.cli.options import ColourChoice, screens
from babylon_cli.cli.run import Ask, Output, Reading, answer_all
from babylon_cli.printing.formats import report_class


def formats_of(page: str) -> dict[str, str]:
    """Where each format of a command is printed."""
    return {"text": f"babylon_cli.babel.pages.{page}:Report", "json": "babylon_cli.printing.json_text:JsonReport"}


def answer_each(
    ctx: click.Context, paths: tuple[str, ...], form: tuple[dict[str, str], str], colour: ColourChoice, ask: Ask
) -> None:
    """Print the answer on every document of Babel, in one of the command's formats."""
    screen, notices = screens(colour)
    report = report_class(*form)(screen)
    answer_all(ctx, Reading(paths, "babel"), ask, Output(report, notices))
