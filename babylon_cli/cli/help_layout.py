"""Helps in columns where characters are wide: Click counts characters and breaks lines at blanks alone."""

from collections.abc import Iterable
from gettext import gettext

import click

from babylon_cli.cli.speech import language
from babylon_cli.wording.message import Message

HEADING = Message("{caption}:")

KEPT = "\b\n"
"""How a paragraph begins whose lines stay as they are."""


class SpokenHelp(click.HelpFormatter):
    """Writes a help as Click does, and lays it out by columns where its text is not plain Latin."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write how the command is called; behind a colon that is wide stands no blank."""
        from babylon_cli.printing.layout import is_narrow  # noqa: PLC0415 - only for a help

        heading = gettext("Usage:") if prefix is None else prefix
        super().write_usage(prog, args, f"{heading} " if is_narrow(heading) else heading)

    def write_heading(self, heading: str) -> None:
        """Write what stands over a section."""
        told = language().translated(HEADING.template).format(caption=heading)
        self.write(f"{' ' * self.current_indent}{told}\n")

    def write_text(self, text: str) -> None:
        """Write paragraphs."""
        from babylon_cli.printing.layout import is_narrow  # noqa: PLC0415 - only for a help

        if is_narrow(text):
            super().write_text(text)
            return
        indent = " " * self.current_indent
        paragraphs = [_laid_out(paragraph, self.width, indent) for paragraph in text.strip("\n").split("\n\n")]
        self.write("\n\n".join(paragraphs) + "\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Write two columns, such as options and what they mean."""
        from babylon_cli.printing.layout import display_width, is_narrow, wrapped  # noqa: PLC0415 - only for a help

        rows = list(rows)
        if all([is_narrow(text) for row in rows for text in row]):
            super().write_dl(rows, col_max, col_spacing)
            return
        widest = min(max([display_width(first) for first, _ in rows]), col_max)
        indent, margin = " " * self.current_indent, " " * (self.current_indent + widest + col_spacing)
        for first, second in rows:
            lines = wrapped(second, self.width, margin) if second else ""
            if display_width(first) <= widest:
                gap = " " * (widest - display_width(first) + col_spacing)
                self.write(f"{indent}{first}{gap if lines else ''}{lines.removeprefix(margin)}\n")
            else:
                self.write("\n".join([f"{indent}{first}", *([lines] if lines else [])]) + "\n")


def _laid_out(paragraph: str, width: int, indent: str) -> str:
    from babylon_cli.printing.layout import is_narrow, wrapped  # noqa: PLC0415 - only for a help

    if paragraph.startswith(KEPT):
        return "\n".join([f"{indent}{line}" for line in paragraph.removeprefix(KEPT).split("\n")])
    first, *others = [line.strip() for line in paragraph.split("\n")]
    for line in others:
        first += line if not (is_narrow(first[-1:]) or is_narrow(line[:1])) else f" {line}"
    return wrapped(first, width, indent)
