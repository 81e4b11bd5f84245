"""What makes a file unusable: each mistake with its place and how to mend it."""

from typing import NamedTuple

from babylon_cli.wording.message import Text


class Problem(NamedTuple):
    """One mistake in a file, or in what was asked of it.

    Lines and columns count from 1, columns in characters; 0 where there is no place.
    """

    message: Text
    """What was found and what was expected, in one sentence."""
    line: int = 0
    column: int = 0
    width: int = 1
    """How many characters the caret line marks."""
    help: Text = ""
    """How to mend it; empty where the message says it."""
    related: tuple[tuple[Text, int, int], ...] = ()
    """Other places: caption, line, column."""
    is_of_question: bool = False
    """Whether what was asked is wrong, and not the file."""
