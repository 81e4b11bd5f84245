"""`--jobs`: how many processes share the work of a command, and from how many files on."""

import os
from typing import NamedTuple

import click

from babylon_cli.cli.options import option
from babylon_cli.cli.speech import said
from babylon_cli.wording.message import Message

MOST_JOBS = 64

PAYS_FROM = 500
"""How many files or lines there must be before `auto` takes more than one process."""


class Jobs(NamedTuple):
    """How many processes share the work."""

    most: int = 1
    pays_from: int = 0
    """Fewer sources than these are worked out by one process."""


def _jobs(_ctx: click.Context, _parameter: click.Parameter, given: str) -> Jobs:
    """A number of processes; `auto` is as many as there are processors to run on, where there is enough to do."""
    if given == "auto":
        has_affinity = hasattr(os, "sched_getaffinity")
        processors = len(os.sched_getaffinity(0)) if has_affinity else os.cpu_count() or 1
        return Jobs(min(MOST_JOBS, processors), PAYS_FROM)
    if given.isascii() and given.isdecimal() and len(given) < 3 and 1 <= int(given) <= MOST_JOBS:
        return Jobs(int(given))
    template = "{given} is neither a number from 1 to {most} nor auto."
    raise click.BadParameter(said(Message(template, given=repr(given), most=MOST_JOBS)))


jobs_option = option(
    "--jobs",
    metavar="N|auto",
    default="1",
    callback=_jobs,
    help="How many processes to use; auto: one up to 500 files, else as many as processors. The output is the same.",
)
