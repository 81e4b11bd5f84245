"""Processes that share the work of one command, and that never outlive it."""

import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import chain, islice
from multiprocessing import get_context, parent_process
from multiprocessing.reduction import ForkingPickler
from typing import TYPE_CHECKING, Any, TypeVar

from babylon_cli.cli.output import flush_result

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

Item = TypeVar("Item")
Result = TypeVar("Result")

CONTEXT = get_context("fork") if sys.platform == "linux" else get_context()
"""How workers start: a process of one thread may fork, and they have nothing to import; else the system's own way."""


MOST_WAITING = 2
"""How many tasks each worker has at most, the one that it works at among them."""

SMALL = 16 * 1024
"""How many bytes of a task a pipe takes at least while nobody reads it."""


def in_order(
    function: Callable[[Item], Result], items: Iterable[Item], jobs: int, chunk: int
) -> Iterator[tuple[Item, Result]]:
    """Each item with what `function` gives for it, in order; each of `jobs` processes takes `chunk` items at a time.

    Items are taken as they are needed, so that few are kept at a time. A worker only saves time: what none answers,
    because the system starts none, one is killed or `function` fails, is worked out here, where an error of
    `function` is then raised. Raises as flush_result does.
    """
    tasks = _tasks(iter(items), chunk)
    first = list(islice(tasks, jobs))
    several = len(first) > 1 and hasattr(signal, "pthread_sigmask")  # without it, Ctrl-C could not be held back
    with ExitStack() as ending:
        workers = _start(function, len(first), ending) if several else []
        for task, answer in _answered(chain(first, tasks), workers):
            yield from zip(task, map(function, task) if answer is None else answer, strict=True)


def _tasks(items: Iterator[Item], chunk: int) -> Iterator[list[Item]]:
    while task := list(islice(items, chunk)):
        yield task


def _answered(tasks: Iterable[list[Item]], workers: "list[Worker]") -> Iterator[tuple[list[Item], list[Any] | None]]:
    """Each task with the answer of a worker, or with None where there is none."""
    given: deque[tuple[list[Item], Worker]] = deque()
    for number, task in enumerate(tasks):
        if not workers:
            yield task, None
            continue
        if len(given) == MOST_WAITING * len(workers):
            earlier, worker = given.popleft()
            yield earlier, worker.answer()
        workers[number % len(workers)].give(task)
        given.append((task, workers[number % len(workers)]))
    for task, worker in given:
        yield task, worker.answer()


class Worker:
    """A process, as it is seen from here: it answers its tasks in order."""

    def __init__(self, connection: "Connection") -> None:
        """Begin without a task."""
        self.connection = connection
        self.waiting = 0
        self.kept: deque[list[Any] | None] = deque()
        """Answers that were taken before someone asked for them."""

    def give(self, task: list[Any]) -> None:
        """Give it one task more; a large one only when it has no other, or each might wait for the other to read."""
        message = ForkingPickler.dumps(task)
        while self.waiting and len(message) > SMALL:
            self.kept.append(self._next())
        self.waiting += 1
        with suppress(OSError):  # its answers end, too
            self.connection.send_bytes(message)

    def answer(self) -> list[Any] | None:
        """The answer on the first task that has none yet, or None when the worker has ended."""
        return self.kept.popleft() if self.kept else self._next()

    def _next(self) -> list[Any] | None:
        self.waiting -= 1
        try:
            answer: list[Any] = self.connection.recv()
        except (EOFError, OSError):
            return None
        return answer


def _start(function: Callable[[Any], Any], jobs: int, ending: ExitStack) -> list[Worker]:
    """The workers; all of them or, where the system is short of something, none."""
    flush_result()  # or each worker might write it again
    workers: list[Worker] = []
    try:
        with _holding_back_ctrl_c():
            for _ in range(jobs):
                ours, theirs = CONTEXT.Pipe()
                workers.append(Worker(ending.enter_context(ours)))
                with theirs:
                    process = CONTEXT.Process(target=work, args=(function, theirs), daemon=True)
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


def _end(process: "BaseProcess") -> None:
    process.kill()
    process.join()


def work(function: Callable[[Any], Any], parent: "Connection") -> None:
    """Answer one task after the other, as a worker; end silently where one fails, which the parent then meets."""
    with suppress(Exception):
        threading.Thread(target=_end_with_parent, daemon=True).start()
        while True:
            parent.send([function(item) for item in parent.recv()])


def _end_with_parent() -> None:
    """Whatever ended the parent, even SIGKILL: nobody waits for the answers any more."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
