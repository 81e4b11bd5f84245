"""The options and arguments that several commands share."""

import os
import sys
from collections.abc import Callable
from typing import Any, Literal

import click

from babylon_cli.cli.speech import language
from babylon_cli.printing.screen import Screen

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
