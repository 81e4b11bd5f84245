"""The exit statuses, the same for every command and every format.

0    all is well
1    a rule is broken or a promise not kept, and nothing else
2    a file or an argument cannot be used
3    a bug of ours
130  interrupted by Ctrl-C, silently
141  the reader of our output went away, silently
"""

from enum import IntEnum


class Exit(IntEnum):
    """How a command ends."""

    WELL = 0
    BROKEN = 1
    UNUSABLE = 2
    BUG = 3
    INTERRUPTED = 130
    CLOSED_PIPE = 141


def worst(*, broken: bool, unusable: bool) -> Exit:
    """The status of a run in which something may be broken and something unusable."""
    if unusable:
        return Exit.UNUSABLE
    return Exit.BROKEN if broken else Exit.WELL
