"""`babylon schema`: the JSON Schema of a table file."""

import click

from babylon_cli.cli.options import option
from babylon_cli.cli.output import speak_utf_8, write_result
from babylon_cli.cli.spoken import Spoken
from babylon_cli.games import DEFAULT_GAME, GAMES
from babylon_cli.reading.kept_schema import kept_schema

HELP = """Print the JSON Schema of a table file, draft-07.

Editors with YAML support read it: they complete keys and mark mistakes as
you type. A file names its schema in its first line, a comment:

\b
  # yaml-language-server: $schema=babylon.schema.json

`babylon new --schema FILE` writes a file that does, and the schema beside it.

Exit status: 0."""

EPILOG = """\b
Examples:
  babylon schema
  babylon schema > babylon.schema.json"""


@click.command("schema", cls=Spoken, help=HELP, epilog=EPILOG)
@option(
    "--game",
    type=click.Choice(list(GAMES)),
    default=DEFAULT_GAME,
    help="Whose files it describes: babel is 7 Wonders: Babel.",
)
def command(game: str) -> None:
    """Run `babylon schema`."""
    speak_utf_8()
    write_result(kept_schema(game))
