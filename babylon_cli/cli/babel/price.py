"""`babylon babel price`: may this player build this now, and what does it cost at least."""

from functools import partial

import click

from babylon_cli.babel.answers.price import price
from babylon_cli.cli.babel.answering import answer_each, formats_of
from babylon_cli.cli.options import ColourChoice, colour_option, format_option, paths_argument

EPILOG = """\b
Examples:
  babylon babel price examples/babel/rulebook/pantheon-for-6-coins.yaml
  babylon babel price --all --format json table.yaml"""

FORMATS = formats_of("price")


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
    answer_each(ctx, paths, (FORMATS, format_name), colour, partial(price, all_ways=all_ways))
