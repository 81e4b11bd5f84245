"""Results go to standard output and everything else to standard error, as text that is already painted."""

import sys


def write_result(text: str) -> None:
    """Write a piece of the result as it is."""
    if text:
        sys.stdout.write(text)


def write_notice(text: str) -> None:
    """Write to standard error, after the result so far."""
    if text:
        sys.stdout.flush()
        sys.stderr.write(text)
        sys.stderr.flush()
