"""Colours for a terminal, or none."""

from typing import Literal

import click

Role = Literal["error", "warning", "good", "place", "name", "faint"]

STYLES: dict[Role, dict[str, str | bool]] = {
    "error": {"fg": "red", "bold": True},
    "warning": {"fg": "yellow", "bold": True},
    "good": {"fg": "green", "bold": True},
    "place": {"bold": True},
    "name": {"fg": "cyan"},
    "faint": {"dim": True},
}


class Paint:
    """Paints words by their role; without colour it gives them back as they are."""

    def __init__(self, *, colour: bool) -> None:
        """Paint in colour, or plainly."""
        self.colour = colour

    def __call__(self, text: str, role: Role) -> str:
        """The text in the style of its role."""
        return click.style(text, **STYLES[role]) if self.colour else text  # type: ignore[arg-type]


PLAIN = Paint(colour=False)
