"""`babylon notation`: a table as one line, and a line as a table again."""

from functools import partial

import click

from babylon_cli.babylon.answers.notation import NotationQuestion, notation_of
from babylon_cli.babylon.pages.formats import NOTATION_FORMATS
from babylon_cli.cli.completion import players
from babylon_cli.cli.options import Format, Screens, colour_option, format_option, option, paths_argument
from babylon_cli.cli.output import speak_utf_8
from babylon_cli.cli.run import Reading, answer_all
from babylon_cli.cli.speech import usage_error
from babylon_cli.cli.spoken import Spoken
from babylon_cli.reading.given_lines import LINE, LineArgument
from babylon_cli.wording.message import Message

HELP = """Write a table as one line, which every command takes with --line.

The line has letters, digits and . - _ / only, so that shells, addresses, chats
and forums leave it alone. A whole table has one, legal or not, and so have a
garden (--player) and the quarry alone; a turn and a written-down game have
none. --yaml writes the file of a line.

PATH is a file, a folder (every .yaml, .yml, .jsonl in it) or - for standard
input.

Exit status: 0, or 2 where a file or an argument cannot be used."""

EPILOG = """\b
Examples:
  babylon notation --player Ana garden.yaml
  babylon notation --yaml bab1/o-white/p-Ana-w-C31wFC-sC3/z"""


@click.command("notation", cls=Spoken, help=HELP, epilog=EPILOG)
@paths_argument(required=False)
@option(
    "--yaml",
    multiple=True,
    metavar="LINE",
    help="Write this line, or those of standard input (-), as a file. May be given several times.",
)
@option("--player", shell_complete=players, help="Write this player's garden alone.")
@option("--quarry", is_flag=True, help="Write the quarry alone.")
@format_option(NOTATION_FORMATS)
@colour_option
def command(
    paths: tuple[str, ...], yaml: tuple[str, ...], player: str | None, format: Format, screens: Screens, *, quarry: bool
) -> None:
    """Run `babylon notation`."""
    ask = partial(notation_of, question=NotationQuestion(player, quarry))
    if yaml:
        _refuse_beside_yaml(paths, format)
        from babylon_cli.babylon.pages.notation import YamlReport  # noqa: PLC0415 - only for the way back

        speak_utf_8()
        lines = tuple([LineArgument(line) for line in yaml])
        answer_all(Reading(lines), ask, YamlReport(screens.results), screens.notices)
    elif paths:
        answer_all(Reading(paths), ask, format.report(screens.results), screens.notices)
    else:
        raise usage_error(Message("Nothing to write: name a file, or give a line to --yaml."))


def _refuse_beside_yaml(paths: tuple[str, ...], format: Format) -> None:
    """Raise a usage error where more is asked for than the files of lines."""
    if paths or format.name != "text":
        raise usage_error(Message("--yaml writes the file of a line: leave out {others}.", others=_others(paths)))


def _others(paths: tuple[str, ...]) -> str:
    """What cannot stand beside --yaml."""
    if not paths:
        return "--format"
    return LINE if isinstance(paths[0], LineArgument) else paths[0]
