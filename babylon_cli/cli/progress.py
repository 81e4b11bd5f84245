"""A progress bar on standard error, for a run on a terminal that takes more than a second."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

import click

Item = TypeVar("Item")

PATIENCE = 1.0
"""Seconds before the bar appears."""


def with_progress(items: Iterable[Item], length: int) -> Iterator[Item]:
    """The items as they come; a bar shows how many, once the run takes long and if standard error is a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    begun = time.monotonic()
    bar = click.progressbar(length=length, file=sys.stderr, label="verifying")
    done = 0
    shown = False
    try:
        for item in items:
            yield item
            done += 1
            if shown:
                bar.update(1)
            elif time.monotonic() - begun > PATIENCE:
                shown = True
                bar.__enter__()
                bar.update(done)
    finally:
        if shown:
            bar.__exit__(None, None, None)
