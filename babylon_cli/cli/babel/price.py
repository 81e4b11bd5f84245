"""`babylon babel price`: may this player build this now, and what does it cost at least."""

from collections.abc import Iterator
from typing import Any, cast

import click

from babylon_cli.babel.files.load import BabelLoaded
from babylon_cli.babel.pages.formats import FORMATS
from babylon_cli.babel.pages.price import price_data, price_lines
from babylon_cli.babel.price.answer import price_of
from babylon_cli.babel.table.table import Build, Table
from babylon_cli.cli.babel.run import answer_all
from babylon_cli.cli.options import ColourChoice, colour_option, format_option, paths_argument
from babylon_cli.printing.screen import Screen

EPILOG = """\b
Examples:
  babylon babel price examples/babel/rulebook/pantheon-for-6-coins.yaml
  babylon babel price --all --format json table.yaml"""


@click.command("price", epilog=EPILOG)
@paths_argument(required=True)
@click.option(
    "--all",
    "all_ways",
    is_flag=True,
    envvar="BABYLON_BABEL_PRICE_ALL",
    show_envvar=True,
    help="List the other ways to pay, too, the best first.",
)
@format_option(FORMATS, "BABYLON_BABEL_PRICE_FORMAT")
@colour_option
@click.pass_context
def command(
    ctx: click.Context,
    paths: tuple[str, ...],
    all_ways: bool,  # noqa: FBT001 - a click flag
    format_name: str,
    colour: ColourChoice,
) -> None:
    """Say whether a build is allowed and what it costs at least.

    The file names it under `build:`. Every coin is explained: to the bank, to the
    left, to the right, and which tile of the tower did what. PATH is a file, a
    folder (every .yaml and .yml under it) or - for standard input.

    Exit status: 0 legal, 1 not, 2 a file or an argument cannot be used.
    """

    def lines(table: Table, screen: Screen) -> Iterator[str]:
        return price_lines(table, build_of(table), screen, all_ways=all_ways)

    def data(table: Table) -> dict[str, Any]:
        return price_data(table, build_of(table), all_ways=all_ways)

    answer_all(ctx, paths, (format_name, colour), lines, data, accept=with_build, is_well=is_legal)


def build_of(table: Table) -> Build:
    """What is to be priced, in a table that `with_build` took."""
    return cast("Build", table.build)


def with_build(loaded: BabelLoaded) -> BabelLoaded:
    """Refuse a document that names no build."""
    if loaded.table is not None and loaded.table.build is None:
        help = "write such as `build: {player: Ana, card: Temple}`, or `stage: true` in place of a card"
        return loaded.refused("the document has no `build` to price", help)
    return loaded


def is_legal(table: Table) -> bool:
    """Whether the build is legal."""
    return price_of(table, build_of(table)).legal
