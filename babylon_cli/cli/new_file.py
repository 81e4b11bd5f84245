"""A text that goes into a new file, or to standard output where none is named, with its schema beside it if asked."""

import shlex
from pathlib import Path

import click

from babylon_cli.cli.options import option
from babylon_cli.cli.output import speak_utf_8, write_notice, write_result
from babylon_cli.cli.speech import cannot_write, said, usage_error
from babylon_cli.printing.blank import with_schema
from babylon_cli.printing.safe import visible
from babylon_cli.reading.kept_schema import kept_schema
from babylon_cli.wording.message import Message

file_argument = click.argument("file", required=False, type=click.Path(dir_okay=False, allow_dash=True))
"""The argument FILE: a file that does not exist yet, or - for standard output."""

schema_option = option(
    "--schema",
    is_flag=True,
    help="Put the JSON Schema beside the file, and the line into it by which an editor finds it.",
)
"""The option that also writes the schema; a file names it only where it is there."""

EXISTS = "{file} exists already, and nothing was written. Give another name."

OTHER_SCHEMA = (
    "{file} exists already and is not the schema of this version, and nothing was written. "
    "Take it away, or leave --schema out."
)


def write_new_file(file: str | None, text: str, next_step: Message, game: str, *, schema: bool) -> None:
    """Write the text, and say what to do next with the file; the next step ends with a command that takes it.

    Raises a usage error where the file exists or cannot be written, and then has written nothing.
    """
    to_output = file is None or file == "-"
    beside = (Path() if to_output else Path(str(file)).parent) / f"{game}.schema.json"
    missing = schema and _is_missing(beside, game)
    if schema or beside.is_file():
        text = with_schema(text, beside.name)
    if to_output:
        speak_utf_8()
        write_result(text)
    else:
        _write(Path(str(file)), text)
    if missing:
        try:
            _write(beside, kept_schema(game))
        except click.UsageError:
            if not to_output:
                Path(str(file)).unlink()
            raise
        write_notice(said(Message("Wrote {file}.", file=str(beside))) + "\n")
    if not to_output:
        name = shlex.quote(visible(str(file)))
        told = Message("Wrote {file}. {next_step} {name}", file=str(file), next_step=next_step, name=name)
        write_notice(said(told) + "\n")


def _is_missing(schema: Path, game: str) -> bool:
    """Whether the schema is still to be written; raises a usage error where something else stands in its place."""
    try:
        there = schema.read_bytes()
    except FileNotFoundError:
        return True
    except OSError as error:
        raise cannot_write(schema, error) from None
    if there != kept_schema(game).encode():
        raise usage_error(Message(OTHER_SCHEMA, file=str(schema)))
    return False


def _write(path: Path, text: str) -> None:
    try:
        with path.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
    except FileExistsError:
        raise usage_error(Message(EXISTS, file=str(path))) from None
    except OSError as error:
        raise cannot_write(path, error) from None
