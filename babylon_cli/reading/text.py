"""The text of a file and its lines, split only when a message needs one."""

from functools import cached_property

from babylon_cli.reading.nodes import LINE_BREAK


class FileText:
    """A text that several documents of one file share."""

    def __init__(self, whole: str) -> None:
        """Keep the text as it is."""
        self.whole = whole

    @cached_property
    def lines(self) -> list[str]:
        """The lines without their ends."""
        return LINE_BREAK.split(self.whole)
