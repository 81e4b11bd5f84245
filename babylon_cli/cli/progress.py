"""A progress bar on standard error, for a run on a terminal that takes more than a second."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import click

Item = TypeVar("Item")

PATIENCE = 1.0
"""Seconds before the bar appears."""


def with_progress(items: Iterable[Item], how_many: Callable[[], int]) -> Iterator[Item]:
    """The items as they come; a bar shows how many, once the run takes long and if standard error is a terminal.

    They are counted only for the bar.
    """
    if not sys.stderr.isatty():
        yield from items
        return
    begun = time.monotonic()
    bar: Any = None
    done = 0
    try:
        for item in items:
            yield item
            done += 1
            if bar is not None:
                bar.update(1)
            elif time.monotonic() - begun > PATIENCE:
                bar = click.progressbar(length=how_many(), file=sys.stderr, label="verifying")
                bar.__enter__()
                bar.update(done)
    finally:
        if bar is not None:
            bar.__exit__(None, None, None)
