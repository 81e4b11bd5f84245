"""`babylon explain`: a rule, a ruling, a row of the pad, a part of the game, the list of them all, or a search."""

from typing import Literal

import click

from babylon_cli.cli.completion import pages
from babylon_cli.cli.options import Screens, colour_option, option
from babylon_cli.cli.output import write_result
from babylon_cli.cli.speech import Mistake, usage_error
from babylon_cli.cli.spoken import Spoken
from babylon_cli.games import DEFAULT_GAME
from babylon_cli.pages import examples_page, explained, nearest_to, rules_found_on
from babylon_cli.printing.explain.parts import Page, printed
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Language, Message

HELP = """Explain a rule, its sources and the ruling taken, with examples.

WORD is the id of a rule, the name of a ruling, a row of the pad, a round
token such as icon-swap, a part of the game such as set-up or discards, or
one of rulings and settled; without it they are listed.
babel lists the ids of 7 Wonders: Babel, such as babel-card-age, E31,
surcharge_goes_to, tile-19 and project-war-mirror.

Any other word is searched for in all of these, and what is found is
listed: bridge, tie, guild, also as the rulebooks in French, Dutch and
Chinese have it, such as pont and brug.

With --format html -o DIR everything that can be explained is written, as
pages that lead to each other.

Exit status: 0, or 2 where nothing is found."""

EPILOG = """\b
Examples:
  babylon explain bridge-gap --examples
  babylon explain --format html -o rules"""

FORMATS = ("text", "html")


@click.command("explain", cls=Spoken, help=HELP, epilog=EPILOG)
@click.argument("words", nargs=-1, metavar="[WORD]...", shell_complete=pages)
@option("--examples", is_flag=True, help="Show every example of a rule: what is legal, and what is not.")
@option("--format", type=click.Choice(FORMATS), default="text", help="Print text, or one page with pictures.")
@option(
    "-o",
    "--output",
    type=click.Path(),
    metavar="DIR",
    help="Write the whole rule book into this folder, with --format html: one page each, and index.html.",
)
@colour_option
def command(
    words: tuple[str, ...], format: Literal["text", "html"], output: str | None, screens: Screens, *, examples: bool
) -> None:
    """Run `babylon explain`."""
    screen, query = screens.results, " ".join(words) if words else None
    if output is not None:
        _write_book(query, format, output, screen.language, examples=examples)
        return
    page = _page(query, screen.language, examples=examples)
    write_result(printed(page, screen) if format == "text" else _as_html(page, query or DEFAULT_GAME, screen))


def _page(query: str | None, language: Language, *, examples: bool) -> Page:
    """What is explained, without a word the list of it all; raises a usage error where nothing is found."""
    if query is None and examples:
        raise usage_error(Message("--examples shows those of a rule: `babylon explain bridge-gap --examples`, say."))
    asked = DEFAULT_GAME if query is None else query
    page = examples_page(asked, language) if examples else explained(asked, language)
    if page is None:
        raise _not_found(asked, language, examples=examples)
    return page


def _not_found(query: str, language: Language, *, examples: bool) -> Mistake:
    from babylon_cli.cli.unknown import no_examples, nothing_found  # noqa: PLC0415 - only for a mistake

    if examples:
        return usage_error(no_examples(query, rules_found_on(query, language)))
    return usage_error(nothing_found(query, nearest_to(query, language)))


def _as_html(page: Page, query: str, screen: Screen) -> str:
    """One page that needs nothing else."""
    from babylon_cli.illustrations import illustrated  # noqa: PLC0415 - only a page in HTML has pictures
    from babylon_cli.pages import title_of  # noqa: PLC0415
    from babylon_cli.printing.book.pages import Pages  # noqa: PLC0415
    from babylon_cli.printing.html.shell import as_taken  # noqa: PLC0415

    told = Pages(screen.language, illustrated).explanation(page, title_of(query, screen.language))
    return as_taken(told, takes_unicode=screen.takes_unicode)


def _write_book(query: str | None, format: str, folder: str, language: Language, *, examples: bool) -> None:
    """Write the pages; raises a usage error where that is not what was asked."""
    if format != "html":
        raise usage_error(Message("-o writes the rule book as pages in HTML: add --format html."))
    if query is not None:
        template = "-o writes all pages. One page goes to standard output: `babylon explain --format html {word}`."
        raise usage_error(Message(template, word=query))
    if examples:
        raise usage_error(Message("-o writes all pages, and each with all its examples: leave out --examples."))
    from babylon_cli.cli.book import write_book  # noqa: PLC0415 - only for the book

    write_book(folder, language)
