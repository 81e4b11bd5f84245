"""`babylon babel schema`: the JSON Schema of a file of Babel."""

import click

from babylon_cli.cli.output import speak_utf_8, write_result
from babylon_cli.cli.spoken import Spoken
from babylon_cli.reading.kept_schema import kept_schema

HELP = """Print the JSON Schema of a file of Babel, draft-07.

Editors with YAML support read it: they complete keys and the names of cards,
wonders and projects, and mark mistakes as you type.

Exit status: 0."""

EPILOG = """\b
Examples:
  babylon babel schema
  babylon babel schema > babel.schema.json"""


@click.command("schema", cls=Spoken, help=HELP, epilog=EPILOG)
def command() -> None:
    """Run `babylon babel schema`."""
    speak_utf_8()
    write_result(kept_schema("babel"))
