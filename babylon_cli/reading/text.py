"""The text of a file and its lines, split only when a message needs one."""

import re
from functools import cached_property

from babylon_cli.reading.nodes import LINE_BREAK
from babylon_cli.reading.problem import Problem

LOST = re.compile(r"(?<=\S )#(?=[^\s#])")
"""What begins a comment and may have been meant as text."""


class FileText:
    """A text that several documents of one file share, one line of a stream, or a line of notation."""

    def __init__(self, whole: str, of_stream: int | None = None, *, is_notation: bool = False) -> None:
        """Keep the text as it is; a line of a stream with its number there, from 1."""
        self.whole = whole
        self.of_stream = of_stream
        self.is_notation = is_notation
        self.first_line = of_stream or 1

    def line(self, number: int) -> str:
        """A line of the file, from 1, without its end; empty where the text has none of this number."""
        own = number - self.first_line
        return self.lines[own] if 0 <= own < len(self.lines) else ""

    def in_file(self, problem: Problem) -> Problem:
        """A problem whose lines are those of the text, with those of the file."""
        before = self.first_line - 1
        related = tuple([(caption, line + before, column) for caption, line, column in problem.related])
        return problem._replace(line=problem.line + before, related=related) if before and problem.line else problem

    @cached_property
    def lines(self) -> list[str]:
        """The lines without their ends."""
        return LINE_BREAK.split(self.whole)

    @cached_property
    def may_be_cut_short(self) -> bool:
        """Whether a comment somewhere in it may have been meant as text."""
        return "#" in self.whole and LOST.search(self.whole) is not None
