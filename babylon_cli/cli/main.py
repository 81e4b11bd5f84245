"""The command `babylon`: its commands, and the ways in which a run ends."""

import os
import sys
from contextlib import suppress
from gettext import gettext
from typing import Any, NoReturn, TextIO

import click

from babylon_cli.cli.exits import Exit
from babylon_cli.cli.lazy_group import LazyGroup
from babylon_cli.cli.output import OutputCannotBeWritten, flush_result
from babylon_cli.cli.speech import language, speak_as_asked
from babylon_cli.cli.spoken import SpokenOption

COMMANDS = {
    "check": ("babylon_cli.cli.check", "Find everything that breaks a rule, where and why."),
    "score": ("babylon_cli.cli.score", "Fill in the score pad and say who wins."),
    "stats": ("babylon_cli.cli.stats", "Tell what many plays came to, player by player."),
    "replay": ("babylon_cli.cli.replay", "Tell a game that was written down, turn by turn."),
    "draw": ("babylon_cli.cli.draw", "Draw the gardens and the quarry."),
    "setup": ("babylon_cli.cli.setup", "Set up a game at random, as a file to write it down in."),
    "moves": ("babylon_cli.cli.moves", "Find every legal build that could come next in a turn."),
    "quarry": ("babylon_cli.cli.quarry", "Tell what each tile of the quarry gives, edge by edge."),
    "notation": ("babylon_cli.cli.notation", "Write a table as one line, or a line as a table."),
    "verify": ("babylon_cli.cli.verify", "Hold example files against what they promise."),
    "explain": ("babylon_cli.cli.explain", "Explain a rule, its sources and the ruling taken."),
    "schema": ("babylon_cli.cli.schema", "Print the JSON Schema of a table file."),
    "new": ("babylon_cli.cli.new", "Write a commented file to fill in."),
    "babel": ("babylon_cli.cli.babel.group", "Settle and score games of 7 Wonders: Babel."),
}
"""Each command's module and one-line help, in the order of the help."""

COMPLETION = "_BABYLON_COMPLETE"
"""The variable by which a shell asks for a completion, or for the script that does."""

SHELLS = ("bash", "zsh", "fish")

HELP = """Settle and score games of Babylon.

Type what stands on the table into a YAML file (`babylon new` writes one to
fill in), then let `babylon score` fill in the pad and `babylon check` judge it.

Exit status: 0 all is well, 1 a rule is broken or a promise not kept, 2 a file
or an argument cannot be used, 3 a bug in babylon."""

EPILOG = """\b
Examples:
  babylon score garden.yaml
  babylon check examples/games"""


@click.group(
    cls=LazyGroup,
    table=COMMANDS,
    help=HELP,
    epilog=EPILOG,
    context_settings={"help_option_names": ["--help", "-h"], "auto_envvar_prefix": "BABYLON", "show_default": True},
    no_args_is_help=True,
)
@click.version_option(
    package_name="babylon-cli",
    prog_name="babylon",
    allow_from_autoenv=False,
    cls=SpokenOption,
    help="Show the version and exit.",
)
def babylon() -> None:
    """Run `babylon`."""


def main() -> NoReturn:
    """Run `babylon` and exit with one of the statuses of `exits`."""
    _prepare_streams()
    _pass_over_stale_completion()
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "true")  # looking for plugins takes time, and none belongs here
    status = _run()
    if status != Exit.INTERRUPTED:  # after Ctrl-C nothing more is written, least of all to a reader that does not read
        _let_go_of(sys.stdout)
        _let_go_of(sys.stderr)
    sys.exit(status)


def _prepare_streams() -> None:
    """A closed stream takes everything, and a terminal that cannot show a character gets its escape."""
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 - for the whole run
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _pass_over_stale_completion() -> None:
    """Only a shell asks for a completion: without arguments, and after it has told what is typed.

    Left in the environment, the variable would keep every command from running.
    """
    asked = os.environ.get(COMPLETION, "")
    shell, _, question = asked.partition("_")
    is_asked = question == "source" or (question == "complete" and "COMP_WORDS" in os.environ)
    if sys.argv[1:] or shell not in SHELLS or not is_asked:
        os.environ.pop(COMPLETION, None)


def _let_go_of(stream: TextIO) -> None:
    """Where a stream cannot be written, Python must not try again when it ends, and end with a status of its own."""
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _run() -> int:
    speak_as_asked(sys.argv[1:])
    try:
        status = babylon.main(prog_name="babylon", standalone_mode=False)
        flush_result()
    except click.ClickException as error:
        return _report_mistake(error)
    except (click.Abort, KeyboardInterrupt):
        return Exit.INTERRUPTED
    except BrokenPipeError:
        return Exit.CLOSED_PIPE
    except SystemExit as end:
        return int(end.code or 0)
    except OSError as error:
        return _report_mistake(OutputCannotBeWritten(error)) if _is_of_writing(error) else _report_bug()
    except Exception:  # noqa: BLE001 - the edge: a bug becomes a status and a report
        return _report_bug()
    return int(status or 0)


def _is_of_writing(error: OSError) -> bool:
    """Whether Click could not write to a stream: help on a full disk, say."""
    import traceback  # noqa: PLC0415 - only for a mistake

    *_, (frame, _) = traceback.walk_tb(error.__traceback__)
    return frame.f_code is click.echo.__code__


def _report_mistake(mistake: click.ClickException) -> Exit:
    """Where standard error takes nothing, the status alone tells of it."""
    with suppress(OSError):
        if sys.stderr.isatty():
            _show_wrapped(_as_shown(mistake))
        else:
            _as_shown(mistake).show()
    return Exit.UNUSABLE


def _show_wrapped(mistake: click.ClickException) -> None:
    """On a terminal no word is broken; elsewhere a message stays on one line."""
    from io import StringIO  # noqa: PLC0415 - only for a mistake

    from babylon_cli.printing.layout import display_width, wrapped  # noqa: PLC0415 - only for a mistake
    from babylon_cli.printing.page_width import page_width  # noqa: PLC0415 - only for a mistake

    shown, width = StringIO(), page_width(sys.stderr)
    mistake.show(file=shown)
    for line in shown.getvalue().splitlines():
        click.echo(wrapped(line, width, "") if display_width(line) > width else line, err=True)


class PlainMistake(click.ClickException):
    """A mistake that is said in a sentence of its own."""

    def show(self, file: Any = None) -> None:
        """Print the sentence."""
        click.echo(gettext("Error: {message}").format(message=self.message), file=file or sys.stderr)


def _as_shown(mistake: click.ClickException) -> click.ClickException:
    """The usage is shown only where it is what is wrong: an argument too many or too few, an unknown option."""
    from babylon_cli.cli.speech import Mistake  # noqa: PLC0415 - only for a mistake

    if isinstance(mistake, click.NoSuchOption):
        return _no_such_option(mistake)
    if isinstance(mistake, click.MissingParameter) and mistake.param is not None:
        return _missing(mistake, mistake.param)
    is_plain = isinstance(mistake, Mistake | click.BadParameter)
    return PlainMistake(_as_listed(mistake.format_message())) if is_plain else mistake


def _as_listed(text: str) -> str:
    """What Click says, with the names in it as the reader's language lists them."""
    return text.replace("', '", language().joined(["'", "'"], ""))


def _missing(mistake: click.MissingParameter, argument: click.Parameter) -> click.UsageError:
    """Click puts the name behind the sentence, and an ASCII full stop after it."""
    from babylon_cli.cli.speech import said  # noqa: PLC0415 - only for a mistake
    from babylon_cli.wording.message import Message  # noqa: PLC0415

    message = Message("Missing argument {name}.", name=argument.get_error_hint(mistake.ctx))
    return click.UsageError(said(message), mistake.ctx)


def _no_such_option(mistake: click.NoSuchOption) -> click.UsageError:
    """Click before 8.4 shows the name as it was typed, and it may steer a terminal."""
    from babylon_cli.cli.speech import said  # noqa: PLC0415 - only for a mistake
    from babylon_cli.wording.message import Message  # noqa: PLC0415
    from babylon_cli.wording.texts import joined  # noqa: PLC0415

    name, known = mistake.option_name, mistake.possibilities
    message = said(Message("No such option {name}.", name=repr(name)))
    guesses = click.NoSuchOption(name, message, known).format_message().removeprefix(message).strip()
    return click.UsageError(joined([message, *([_as_listed(guesses)] if guesses else [])]), mistake.ctx)


def _report_bug() -> Exit:
    with suppress(OSError):  # where no file can be opened, no module can be imported either
        import traceback  # noqa: PLC0415 - only for a bug

        from babylon_cli.printing.page_width import page_width  # noqa: PLC0415
        from babylon_cli.printing.screen import Screen  # noqa: PLC0415
        from babylon_cli.wording.message import Message  # noqa: PLC0415

        bug = Message(
            "This is a bug in babylon, not in your file. Please report it in the project's issue tracker, with the "
            "text above, the command that you ran and, if you can, the file."
        )
        traceback.print_exc()
        screen = Screen(colour=False, language=language(), width=page_width(sys.stderr))
        click.echo("\n" + screen.wrapped(bug, ""), err=True)
    return Exit.BUG
