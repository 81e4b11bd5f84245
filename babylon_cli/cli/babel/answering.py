"""What the commands that only Babel has share: their formats, and how they are run."""

from babylon_cli.cli.options import Format, Screens
from babylon_cli.cli.run import Ask, Reading, answer_all
from babylon_cli.reading.other_reading import OtherReading


def formats_of(page: str) -> dict[str, str]:
    """Where each format of a command is printed."""
    return {"text": f"babylon_cli.babel.pages.{page}:Report", "json": "babylon_cli.printing.json_text:JsonReport"}


def answer_each(
    paths: tuple[str, ...], ask: Ask, format: Format, screens: Screens, otherwise: OtherReading | None = None
) -> None:
    """Print the answer on every document of Babel."""
    answer_all(Reading(paths, "babel", otherwise=otherwise), ask, format.report(screens.results), screens.notices)
