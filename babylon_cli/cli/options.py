"""The options and arguments that several commands share."""

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import click

from babylon_cli.cli.speech import language, said
from babylon_cli.printing.formats import report_class
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Message

if TYPE_CHECKING:
    from babylon_cli.printing.report import Report
    from babylon_cli.reading.exclusion import Exclusion

ColourChoice = Literal["auto", "always", "never"]

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

option = partial(click.option, show_envvar=True)
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


def paths_argument(*, required: bool) -> Decorator:
    """The argument PATH…: files, folders, or - for standard input."""
    metavar = "PATH..." if required else "[PATH]..."
    return click.argument("paths", nargs=-1, required=required, metavar=metavar, type=click.Path(allow_dash=True))


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


def _screens(_ctx: click.Context, _parameter: click.Parameter, choice: ColourChoice) -> Screens:
    painted = [wants_colour(choice, is_terminal=stream.isatty()) for stream in (sys.stdout, sys.stderr)]
    return Screens(*[Screen(colour=colour, language=language()) for colour in painted])


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
