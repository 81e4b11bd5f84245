"""`babylon schema`: the JSON Schema of a table file."""

import click

from babylon_cli.babylon.files.schema import schema_text
from babylon_cli.cli.output import write_result

EPILOG = """\b
Examples:
  babylon schema
  babylon schema > babylon.schema.json"""


@click.command("schema", epilog=EPILOG)
def command() -> None:
    """Print the JSON Schema of a table file, draft-07.

    Editors with YAML support read it: they complete keys and mark mistakes as
    you type. A file names its schema in its first line, a comment:

    \b
      # yaml-language-server: $schema=babylon.schema.json

    Exit status: 0.
    """  # noqa: D301 - Click keeps the lines after \b as they are
    write_result(schema_text())
