"""The text of a file and its lines, split only when a message needs one."""

import re
from functools import cached_property

from babylon_cli.reading.nodes import LINE_BREAK

LOST = re.compile(r"(?<=\S )#(?=[^\s#])")
"""What begins a comment and may have been meant as text."""


class FileText:
    """A text that several documents of one file share."""

    def __init__(self, whole: str) -> None:
        """Keep the text as it is."""
        self.whole = whole

    @cached_property
    def lines(self) -> list[str]:
        """The lines without their ends."""
        return LINE_BREAK.split(self.whole)

    @cached_property
    def may_be_cut_short(self) -> bool:
        """Whether a comment somewhere in it may have been meant as text."""
        return LOST.search(self.whole) is not None
