"""`babylon explain`: a rule, a ruling, a row of the pad, a part of the game, or the list of them all."""

import click

from babylon_cli.cli.completion import pages
from babylon_cli.cli.options import Screens, colour_option
from babylon_cli.cli.output import write_result
from babylon_cli.games import DEFAULT_GAME
from babylon_cli.pages import page_of, topics

HELP = """Explain a rule, its sources and the ruling taken, with examples.

RULE is the id of a rule, the name of a ruling, a row of the pad, a round
token such as icon-swap, a part of the game such as set-up or discards, or
one of rulings and settled; without it they are listed.
babel lists the ids of 7 Wonders: Babel, such as babel-card-age, E31,
surcharge_goes_to, tile-19 and project-war-mirror.

Exit status: 0, or 2 where there is no such rule."""

EPILOG = """\b
Examples:
  babylon explain storey-order
  babylon explain rulings"""


@click.command("explain", help=HELP, epilog=EPILOG)
@click.argument("rule", required=False, shell_complete=pages)
@colour_option
def command(rule: str | None, screens: Screens) -> None:
    """Run `babylon explain`."""
    page = page_of(DEFAULT_GAME if rule is None else rule, screens.results)
    if page is None:
        from babylon_cli.cli.speech import usage_error  # noqa: PLC0415 - only for a mistake
        from babylon_cli.cli.unknown import unknown_rule  # noqa: PLC0415 - only for a mistake

        raise usage_error(unknown_rule(rule or "", topics()))
    write_result(page)
