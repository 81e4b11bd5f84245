"""`babylon new`: a commented file to fill in."""

import click

from babylon_cli.babylon.files.blank import blank_file
from babylon_cli.cli.new_file import file_argument, write_new_file

EPILOG = """\b
Examples:
  babylon new garden.yaml
  babylon new --players 4 > garden.yaml"""


@click.command("new", epilog=EPILOG)
@file_argument
@click.option(
    "--players",
    type=click.IntRange(2, 4),
    default=2,
    show_default=True,
    envvar="BABYLON_NEW_PLAYERS",
    show_envvar=True,
    help="How many players the table has.",
)
def command(file: str | None, players: int) -> None:
    """Write a commented, valid file to fill in after a game.

    FILE must not exist yet; without it the text goes to standard output.

    Exit status: 0, or 2 where the file cannot be written.
    """
    write_new_file(file, blank_file(players), "Fill it in, then run: babylon score")
