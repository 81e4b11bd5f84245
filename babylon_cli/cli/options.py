"""The options and arguments that several commands share."""

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, Literal

import click

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


def _exclusion(_ctx: click.Context, _parameter: click.Parameter, globs: Sequence[str]) -> Exclusion | None:
    for glob in globs:
        try:
            Exclusion([glob])
        except ValueError:
            raise click.BadParameter(f"{glob!r} cannot stand in a .gitignore.") from None
    return Exclusion(globs) if globs else None


def paths_argument(*, required: bool) -> Decorator:
    """The argument PATH…: files, folders, or - for standard input."""
    metavar = "PATH..." if required else "[PATH]..."
    return click.argument("paths", nargs=-1, required=required, metavar=metavar, type=click.Path(allow_dash=True))


def wants_colour(choice: ColourChoice, *, is_terminal: bool) -> bool:
    """Whether to screen: --color, then a non-empty NO_COLOR, FORCE_COLOR, TERM=dumb, and then the terminal."""
    if choice != "auto":
        return choice == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return os.environ.get("TERM") != "dumb" and is_terminal


def paints(choice: ColourChoice) -> tuple[bool, bool]:
    """Whether standard output and standard error are to be painted."""
    return (
        wants_colour(choice, is_terminal=sys.stdout.isatty()),
        wants_colour(choice, is_terminal=sys.stderr.isatty()),
    )
