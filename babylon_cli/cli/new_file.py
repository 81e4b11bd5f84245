"""A text that goes into a new file, or to standard output where no file is named."""

import shlex
from pathlib import Path

import click

from babylon_cli.cli.output import write_notice, write_result
from babylon_cli.printing.safe import visible

file_argument = click.argument("file", required=False, type=click.Path(dir_okay=False, allow_dash=True))
"""The argument FILE: a file that does not exist yet, or - for standard output."""


def write_new_file(file: str | None, text: str, next_step: str) -> None:
    """Write the text, and say what to do next with the file; the next step ends with a command that takes it.

    Raises a usage error where the file exists or cannot be written.
    """
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
    write_notice(f"Wrote {visible(file)}. {next_step} {shlex.quote(visible(file))}\n")
