"""`babylon new`: a commented file to fill in."""

import shlex
from pathlib import Path

import click

from babylon_cli.cli.output import write_notice, write_result
from babylon_cli.files.blank import blank_file
from babylon_cli.report.safe import visible

EPILOG = """\b
Examples:
  babylon new garden.yaml
  babylon new --players 4 > garden.yaml"""


@click.command("new", epilog=EPILOG)
@click.argument("file", required=False, type=click.Path(dir_okay=False, allow_dash=True))
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
    text = blank_file(players)
    if file is None or file == "-":
        write_result(text)
        return
    try:
        with Path(file).open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
    except FileExistsError:
        raise click.UsageError(f"{visible(file)} exists already, and nothing was written. Give another name.") from None
    except OSError as error:
        raise click.UsageError(f"{visible(file)} cannot be written: {error.strerror}.") from None
    write_notice(f"Wrote {visible(file)}. Fill it in, then run: babylon score {shlex.quote(visible(file))}\n")
