"""Processes that share the work of one command, and that never outlive it."""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING, TypeVar

from babylon_cli.cli.output import flush_result

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

Item = TypeVar("Item")
Result = TypeVar("Result")

CONTEXT = get_context("fork") if sys.platform == "linux" else get_context()
"""How workers start: a process of one thread may fork, and they have nothing to import; else the system's own way."""


def in_order(function: Callable[[Item], Result], items: Sequence[Item], jobs: int, chunk: int) -> Iterator[Result]:
    """What `function` gives for each item, in order; each of `jobs` processes works `chunk` items out at a time.

    A worker only saves time: what none answers, because the system starts none, one is killed or `function` fails,
    is worked out here, where an error of `function` is then raised. Raises as flush_result does.
    """
    tasks = [items[begin : begin + chunk] for begin in range(0, len(items), chunk)]
    several = len(tasks) > 1 and hasattr(signal, "pthread_sigmask")  # without it, Ctrl-C could not be held back
    with ExitStack() as ending:
        workers = _start(function, tasks, min(jobs, len(tasks)), ending) if several else []
        for number, task in enumerate(tasks):
            answer: list[Result] | None = _answer(workers[number % len(workers)]) if workers else None
            yield from map(function, task) if answer is None else answer


def _start(
    function: Callable[[Item], Result], tasks: list[Sequence[Item]], jobs: int, ending: ExitStack
) -> list["Connection"]:
    """Where the answers of each worker are read; all of them or, where the system is short of something, none."""
    flush_result()  # or each worker might write it again
    workers: list[Connection] = []
    try:
        with _holding_back_ctrl_c():
            for number in range(jobs):
                reader, writer = CONTEXT.Pipe(duplex=False)
                workers.append(ending.enter_context(reader))
                with writer:
                    process = CONTEXT.Process(target=work, args=(function, tasks[number::jobs], writer), daemon=True)
                    process.start()
                ending.callback(_end, process)
    except (ImportError, OSError):
        ending.close()
        return []
    return workers


@contextmanager
def _holding_back_ctrl_c() -> Iterator[None]:
    """Keep Ctrl-C until all have started; a worker is born deaf to it and stays so, since its parent hears it."""
    if CONTEXT.get_start_method() != "fork":
        from multiprocessing import resource_tracker  # noqa: PLC0415 - only for those ways to start

        resource_tracker.ensure_running()  # it would let Ctrl-C through again where it starts along with a worker
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _answer(worker: "Connection") -> list[Result] | None:
    """The next answer of a worker, or None when it has ended."""
    try:
        answer: list[Result] = worker.recv()
    except (EOFError, OSError):
        return None
    return answer


def _end(process: "BaseProcess") -> None:
    process.kill()
    process.join()


def work(function: Callable[[Item], Result], tasks: Sequence[Sequence[Item]], answers: "Connection") -> None:
    """Answer one task after the other, as a worker; end silently where one fails, which the parent then meets."""
    with suppress(Exception):
        threading.Thread(target=_end_with_parent, daemon=True).start()
        for task in tasks:
            answers.send([function(item) for item in task])


def _end_with_parent() -> None:
    """Whatever ended the parent, even SIGKILL: nobody waits for the answers any more."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
