"""The options and arguments that several commands share."""

import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

import click

from babylon_cli.cli.speech import language, said
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Message

if TYPE_CHECKING:
    from babylon_cli.reading.exclusion import Exclusion

ColourChoice = Literal["auto", "always", "never"]

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

colour_option = click.option(
    "--color",
    "colour",
    type=click.Choice(["auto", "always", "never"]),
    default="auto",
    show_default=True,
    envvar="BABYLON_COLOR",
    show_envvar=True,
    help="Colour the output. Without it NO_COLOR, FORCE_COLOR and TERM=dumb are honoured.",
)


def format_option(formats: dict[str, str], variable: str) -> Decorator:
    """The option --format of a command with its variable, the first format being the default."""
    return click.option(
        "--format",
        "format_name",
        type=click.Choice(list(formats)),
        default=next(iter(formats)),
        show_default=True,
        envvar=variable,
        show_envvar=True,
        help="How to print the result. It never changes the exit status.",
    )


def exclude_option(variable: str) -> Decorator:
    """The option --exclude of a command with its variable, in which spaces part the globs."""
    return click.option(
        "--exclude",
        "exclusion",
        multiple=True,
        metavar="GLOB",
        callback=_exclusion,
        envvar=variable,
        show_envvar=True,
        help="Leave out of folders what matches, as a line of .gitignore would. May be given several times.",
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


def screens(choice: ColourChoice) -> tuple[Screen, Screen]:
    """Standard output and standard error as screens: in the reader's language, painted or not."""
    spoken = language()
    return (
        Screen(colour=wants_colour(choice, is_terminal=sys.stdout.isatty()), language=spoken),
        Screen(colour=wants_colour(choice, is_terminal=sys.stderr.isatty()), language=spoken),
    )
