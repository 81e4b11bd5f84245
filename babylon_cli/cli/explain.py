"""`babylon explain`: a rule, a ruling, a row of the pad, a part of the game, the list of them all, or a search."""

import click

from babylon_cli.cli.completion import pages
from babylon_cli.cli.options import Screens, colour_option, option
from babylon_cli.cli.output import write_result
from babylon_cli.cli.spoken import Spoken
from babylon_cli.games import DEFAULT_GAME
from babylon_cli.pages import examples_page, explained, nearest_to, rules_found_on
from babylon_cli.wording.message import Message

HELP = """Explain a rule, its sources and the ruling taken, with examples.

WORD is the id of a rule, the name of a ruling, a row of the pad, a round
token such as icon-swap, a part of the game such as set-up or discards, or
one of rulings and settled; without it they are listed.
babel lists the ids of 7 Wonders: Babel, such as babel-card-age, E31,
surcharge_goes_to, tile-19 and project-war-mirror.

Any other word is searched for in all of these, and what is found is
listed: bridge, tie, guild, also as the rulebooks in French, Dutch and
Chinese have it, such as pont and brug.

Exit status: 0, or 2 where nothing is found."""

EPILOG = """\b
Examples:
  babylon explain bridge-gap --examples
  babylon explain pont"""


@click.command("explain", cls=Spoken, help=HELP, epilog=EPILOG)
@click.argument("words", nargs=-1, metavar="[WORD]...", shell_complete=pages)
@option("--examples", is_flag=True, help="Show every example of a rule: what is legal, and what is not.")
@colour_option
def command(words: tuple[str, ...], examples: bool, screens: Screens) -> None:  # noqa: FBT001 - what Click calls
    """Run `babylon explain`."""
    screen, query = screens.results, " ".join(words) if words else DEFAULT_GAME
    page = examples_page(query, screen) if examples else explained(query, screen)
    if page is None:
        from babylon_cli.cli.speech import usage_error  # noqa: PLC0415 - only for a mistake
        from babylon_cli.cli.unknown import no_examples, nothing_found  # noqa: PLC0415 - only for a mistake

        if examples and not words:
            raise usage_error(
                Message("--examples shows those of a rule: `babylon explain bridge-gap --examples`, say.")
            )
        if examples:
            raise usage_error(no_examples(query, rules_found_on(query, screen.language)))
        raise usage_error(nothing_found(query, nearest_to(query)))
    write_result(page)
