"""A text that goes into a new file, or to standard output where no file is named."""

import shlex
from pathlib import Path

import click

from babylon_cli.cli.output import speak_utf_8, write_notice, write_result
from babylon_cli.cli.speech import said, usage_error
from babylon_cli.printing.safe import visible
from babylon_cli.wording.message import Message

file_argument = click.argument("file", required=False, type=click.Path(dir_okay=False, allow_dash=True))
"""The argument FILE: a file that does not exist yet, or - for standard output."""


def write_new_file(file: str | None, text: str, next_step: Message) -> None:
    """Write the text, and say what to do next with the file; the next step ends with a command that takes it.

    Raises a usage error where the file exists or cannot be written.
    """
    if file is None or file == "-":
        speak_utf_8()
        write_result(text)
        return
    try:
        with Path(file).open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
    except FileExistsError:
        raise usage_error(
            Message("{file} exists already, and nothing was written. Give another name.", file=file)
        ) from None
    except OSError as error:
        raise usage_error(
            Message("{file} cannot be written: {reason}.", file=file, reason=error.strerror or "")
        ) from None
    name = shlex.quote(visible(file))
    write_notice(said(Message("Wrote {file}. {next_step} {name}", file=file, next_step=next_step, name=name)) + "\n")
