"""Several processes give what one gives, and where they cannot, the one gives it."""

import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from typing import cast

import pytest

from babylon_cli.cli import workers
from babylon_cli.cli.workers import in_order, work
from tests.cli.running import ROOT, clean_environment, command, write
from tests.cli.tables import LEGAL

NUMBERS = range(-4, 5)


def square(number: int) -> int:
    return number * number


def inverse(number: int) -> float:
    return 1 / number


def inverse_or_death(number: int) -> float:
    """As if the system ended a worker for want of memory."""
    if number == 0 and parent_process() is not None:
        os.kill(os.getpid(), signal.SIGKILL)
    return inverse(number or 1)


def named_by_a_worker(number: int) -> tuple[int, bool]:
    return number, parent_process() is not None


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
def test_the_order_is_kept(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "CONTEXT", get_context(method))
    named = list(in_order(named_by_a_worker, NUMBERS, 2, 2))
    assert named == [(number, (number, True)) for number in NUMBERS]


@pytest.mark.parametrize(
    ("items", "jobs", "chunk"), [(0, 3, 4), (1, 3, 4), (4, 3, 4), (5, 3, 4), (9, 2, 1), (40, 3, 4), (3, 8, 1)]
)
def test_each_item_is_worked_out_once(items: int, jobs: int, chunk: int) -> None:
    assert list(in_order(square, range(items), jobs, chunk)) == [(item, square(item)) for item in range(items)]


def test_one_task_needs_no_second_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "CONTEXT", None)
    assert list(in_order(square, NUMBERS, 2, 9)) == [(number, square(number)) for number in NUMBERS]


def test_an_error_is_raised_where_its_answer_would_stand() -> None:
    answers = in_order(inverse, NUMBERS, 2, 1)
    assert [next(answers) for _ in range(4)] == [(number, inverse(number)) for number in range(-4, 0)]
    with pytest.raises(ZeroDivisionError):
        next(answers)


def test_what_a_killed_worker_owes_is_worked_out_here() -> None:
    answers = list(in_order(inverse_or_death, NUMBERS, 2, 1))
    assert answers == [(number, inverse(number or 1)) for number in NUMBERS]


def test_items_are_taken_as_they_are_needed() -> None:
    taken = []

    def items() -> Iterator[int]:
        for item in range(10_000):
            taken.append(item)
            yield item

    answers = in_order(square, items(), 2, 3)
    assert [next(answers) for _ in range(30)] == [(item, square(item)) for item in range(30)]
    assert len(taken) < 30 + 2 * 2 * 3 + 3


def repeated(text: str) -> str:
    return text * 3


@pytest.mark.parametrize("size", [1, 20_000, 400_000])
def test_large_tasks_and_answers_never_wait_for_each_other(size: int) -> None:
    texts = [str(number) * size for number in range(9)]
    mixed = [text for pair in zip(texts, "abcdefghi", strict=True) for text in pair]
    assert list(in_order(repeated, mixed, 2, 1)) == [(text, repeated(text)) for text in mixed]


class Short:
    """A system that has handles for so many pipes, and no semaphores."""

    def __init__(self, error: Exception, pipes: int) -> None:
        self.error = error
        self.pipes = pipes
        self.Process = get_context("fork").Process

    def get_start_method(self) -> str:
        return "fork"

    def Pipe(self) -> tuple[Connection, Connection]:  # noqa: N802 - as multiprocessing has it
        if not self.pipes:
            raise self.error
        self.pipes -= 1
        return get_context("fork").Pipe()


@pytest.mark.parametrize("pipes", [0, 1, 2])
@pytest.mark.parametrize("error", [OSError("too many open files"), ImportError("no module _multiprocessing")])
def test_where_no_pool_starts_one_process_does_it(
    error: Exception, pipes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "CONTEXT", Short(error, pipes))
    assert list(in_order(named_by_a_worker, NUMBERS, 3, 1)) == [(number, (number, False)) for number in NUMBERS]


def test_where_ctrl_c_cannot_be_held_back_one_process_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(signal, "pthread_sigmask")
    assert list(in_order(named_by_a_worker, NUMBERS, 3, 1)) == [(number, (number, False)) for number in NUMBERS]


class Parent:
    """Gives a worker its tasks, and takes its answers, up to so many."""

    def __init__(self, tasks: list[list[int]], most: int) -> None:
        self.tasks = tasks
        self.most = most
        self.answers: list[object] = []

    def recv(self) -> list[int]:
        if not self.tasks:
            raise EOFError
        return self.tasks.pop(0)

    def send(self, answer: object) -> None:
        if len(self.answers) == self.most:
            raise BrokenPipeError
        self.answers.append(answer)


@pytest.mark.parametrize(
    ("function", "most", "answers"),
    [(square, 9, [[4, 1], [0, 1]]), (square, 1, [[4, 1]]), (inverse, 9, [[-0.5, -1.0]])],
)
def test_a_worker_ends_silently(
    function: Callable[[int], float], most: int, answers: list[list[float]], capfd: pytest.CaptureFixture[str]
) -> None:
    parent = Parent([[-2, -1], [0, 1]], most)
    work(function, cast("Connection", parent))
    assert parent.answers == answers
    assert capfd.readouterr() == ("", "")


def test_a_worker_ends_with_its_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    class Parent:
        def join(self) -> None:
            ended.append("the parent")

    ended: list[object] = []
    monkeypatch.setattr(workers, "parent_process", Parent)
    monkeypatch.setattr(os, "_exit", ended.append)
    workers._end_with_parent()
    assert ended == ["the parent", 1]


@pytest.mark.parametrize("handles", [8, 12, 24])
def test_few_file_handles_give_the_same_bytes(handles: int, tmp_path: Path) -> None:
    for number in range(40):
        write(tmp_path, LEGAL, f"{number}.yaml")
    limited = ["sh", "-c", f'ulimit -n {handles}; exec "$@"', "sh", *command("verify", "--jobs", "8", tmp_path)]
    ended = subprocess.run(limited, capture_output=True, env=clean_environment(), cwd=ROOT, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"40 passed, 0 failed\n", b"")
