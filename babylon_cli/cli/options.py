"""The options and arguments that several commands share."""

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial, wraps
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TextIO

import click

from babylon_cli.cli.speech import SPEECH, said, usage_error
from babylon_cli.cli.spoken import SpokenOption
from babylon_cli.game import game_named
from babylon_cli.games import DEFAULT_GAME
from babylon_cli.printing.formats import report_class
from babylon_cli.printing.page_width import page_width
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.given_lines import STANDARD_INPUT, LineArgument
from babylon_cli.reading.other_reading import OtherReading
from babylon_cli.wording.message import Message

if TYPE_CHECKING:
    from babylon_cli.printing.report import Report
    from babylon_cli.reading.exclusion import Exclusion

ColourChoice = Literal["auto", "always", "never"]

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

option = partial(click.option, cls=SpokenOption, show_envvar=True)
"""An option whose help names its variable; Click makes that of the names of the command and of the option."""


class Format(NamedTuple):
    """One of a command's formats."""

    name: str
    formats: dict[str, str]

    def report(self, screen: Screen, **settings: Any) -> "Report[Any]":
        """What prints in it; it is imported only now."""
        report: Report[Any] = report_class(self.formats, self.name)(screen, **settings)
        return report


def format_option(formats: dict[str, str]) -> Decorator:
    """The option --format of a command, which gives it a Format; the first one is the default."""
    return option(
        "--format",
        type=click.Choice(list(formats)),
        default=next(iter(formats)),
        callback=lambda _ctx, _parameter, name: Format(name, formats),
        help="How to print the result. It never changes the exit status.",
    )


def _exclusion(_ctx: click.Context, _parameter: click.Parameter, globs: Sequence[str]) -> "Exclusion | None":
    from babylon_cli.reading.exclusion import Exclusion  # noqa: PLC0415 - only for a command that takes globs

    for glob in globs:
        try:
            Exclusion([glob])
        except ValueError:
            mistake = Message("{glob} cannot stand in a .gitignore.", glob=repr(glob))
            raise click.BadParameter(said(mistake)) from None
    return Exclusion(globs) if globs else None


exclude_option = option(
    "--exclude",
    multiple=True,
    metavar="GLOB",
    callback=_exclusion,
    help="Leave out of folders what matches, as a line of .gitignore would. May be given several times.",
)
"""The option --exclude of a command, which gives it an Exclusion or None; in its variable spaces part the globs."""


def _rulings_of(games: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """The rulings of some games and their values; they are looked up only when one is given."""
    return {name: values for game in games for name, values in game_named(game).rulings.items()}


def _rulings(games: Sequence[str], given: Sequence[str]) -> dict[str, str]:
    """The values by name, of words such as `bridge_gap=any`; two values of one ruling contradict each other."""
    from babylon_cli.cli.unknown import unknown_ruling  # noqa: PLC0415 - only for a ruling

    chosen: dict[str, str] = {}
    for word in given:
        name, _, value = word.partition("=")
        mistake = unknown_ruling(name, value, _rulings_of(games))
        if mistake is None and chosen.setdefault(name, value) != value:
            mistake = Message("{ruling} cannot be {value} and {other}.", ruling=name, value=chosen[name], other=value)
        if mistake is not None:
            raise click.BadParameter(said(mistake))
    return chosen


def _offered(games: Sequence[str], typed: str) -> list[str]:
    """The rulings of some games with their values that begin as typed."""
    from babylon_cli.cli.completion import rulings  # noqa: PLC0415 - only for a shell

    return rulings(_rulings_of(games), typed)


def reading_options(*games: str) -> Decorator:
    """The options --ruling and --edition of a command on documents of some games: an OtherReading, or None."""
    editions = game_named(DEFAULT_GAME).editions if DEFAULT_GAME in games else ()  # the rulebook of Babel has one

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(command)
        def read_otherwise(*, ruling: dict[str, str], edition: str | None = None, **given: Any) -> Any:
            asked = OtherReading(edition, ruling)
            return command(otherwise=asked if asked != OtherReading() else None, **given)

        by_rulings = option(
            "--ruling",
            multiple=True,
            metavar="NAME=VALUE",
            callback=lambda _ctx, _parameter, given: _rulings(games, given) if given else {},
            shell_complete=lambda _ctx, _parameter, typed: _offered(games, typed),
            help="Read the files by this ruling, whatever they say. May be given several times.",
        )
        by_edition = option(
            "--edition",
            type=click.Choice(editions),
            help="Read the files by this edition, whatever they say; their rulings stay.",
        )
        return by_rulings(by_edition(read_otherwise) if editions else read_otherwise)

    return decorate


def paths_argument(*, required: bool, takes_lines: bool = True) -> Decorator:
    """The argument PATH…: files, folders, or - for standard input; with takes_lines, lines of notation after them."""
    metavar = "PATH..." if required else "[PATH]..."
    argument = partial(click.argument, "paths", nargs=-1, metavar=metavar, type=click.Path(allow_dash=True))
    if not takes_lines:
        return argument(required=required)

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(command)
        def read_lines_too(*, paths: tuple[str, ...], line: tuple[str, ...], **given: Any) -> Any:
            everything = (*paths, *map(LineArgument, line))
            if required and not everything:
                raise _no_path()
            if STANDARD_INPUT in line and everything.count(STANDARD_INPUT) > 1:
                raise usage_error(Message("Standard input can be read only once: write - in one place."))
            return command(paths=everything, **given)

        return argument(required=False)(line_option(read_lines_too))

    return decorate


line_option = option(
    "--line",
    multiple=True,
    metavar="LINE",
    help="Read this line of `babylon notation`, or those of standard input (-). May be given several times.",
)
"""The option --line of a command, which stands in place of a path."""


def _no_path() -> click.MissingParameter:
    """What is wrong where a command has nothing to read."""
    context = click.get_current_context()
    (argument,) = [parameter for parameter in context.command.params if parameter.name == "paths"]
    return click.MissingParameter(ctx=context, param=argument)


def wants_colour(choice: ColourChoice, *, is_terminal: bool) -> bool:
    """Whether to paint: --color, then a non-empty NO_COLOR, FORCE_COLOR, TERM=dumb, and then the terminal."""
    if choice != "auto":
        return choice == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return os.environ.get("TERM") != "dumb" and is_terminal


class Screens(NamedTuple):
    """Where a command prints, in the reader's language, painted or not."""

    results: Screen
    """Standard output."""
    notices: Screen
    """Standard error."""
    files: Screen
    """What goes to no stream of the run; painted only where that is said outright."""


def _screens(_ctx: click.Context, _parameter: click.Parameter, choice: ColourChoice) -> Screens:
    speech = SPEECH.get()
    files = Screen(
        colour=choice == "always",
        language=speech.language,
        width=page_width(None),
        language_of_programs=speech.of_programs,
    )
    return Screens(screen_of(sys.stdout, choice), screen_of(sys.stderr, choice), files)


UNICODE = ("utf-8", "utf8", "utf-8-sig")
"""The encodings that have every character, and in which JSON and XML are read without being told."""


def screen_of(stream: TextIO, choice: ColourChoice) -> Screen:
    """A stream as a screen that is painted if that is wanted."""
    is_terminal, speech = stream.isatty(), SPEECH.get()
    return Screen(
        colour=wants_colour(choice, is_terminal=is_terminal),
        language=speech.language,
        width=page_width(stream),
        is_terminal=is_terminal,
        takes_unicode=(stream.encoding or "").lower() in UNICODE,
        language_of_programs=speech.of_programs,
    )


colour_option = option(
    "--color",
    "screens",
    type=click.Choice(["auto", "always", "never"]),
    default="auto",
    callback=_screens,
    envvar="BABYLON_COLOR",
    allow_from_autoenv=False,
    help="Colour the output. Without it NO_COLOR, FORCE_COLOR and TERM=dumb are honoured.",
)
"""The option --color of every command, which gives it Screens."""
