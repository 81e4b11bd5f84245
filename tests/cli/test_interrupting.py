"""Ctrl-C, once or more and at any moment: silence, 130, and no process left; nor does another signal leave one."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from babylon_cli import __main__ as entry
from babylon_cli.cli import main
from tests.cli.running import ROOT, clean_environment, run, write
from tests.cli.tables import ILLEGAL

TOLD = """\
import os, sys

def tell(event, named):
    if event == "import" and named[0] == "babylon_cli.cli.main":
        os.write({pipe}, b".")

sys.addaudithook(tell)
from babylon_cli.__main__ import main
main()
"""
"""Runs `babylon`, and tells when it hears Ctrl-C: Python itself has started, and nothing else is imported."""

FILES = 300
MOMENTS = [(random.Random(seed).uniform(0, 0.4), times) for seed, times in enumerate([1, 2, 5] * 4)]
"""When Ctrl-C comes, in seconds from the start, and how often: on a quiet machine they fall all over a run."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Many files that break their promise, each of which gives some lines."""
    folder = tmp_path_factory.mktemp("many")
    for number in range(FILES):
        write(folder, ILLEGAL, f"{number:03}.yaml")
    return folder


@pytest.fixture(scope="module")
def whole(folder: Path) -> str:
    return run("verify", folder).output


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """A file that nobody ever writes: a run that reads it has no end of its own."""
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)
    return pipe


def started(*arguments: str | Path, output: Path) -> subprocess.Popen[bytes]:
    """`babylon` in a session of its own, once it hears Ctrl-C."""
    reader, writer = os.pipe()
    with output.open("wb") as stdout:
        process = subprocess.Popen(
            [sys.executable, "-c", TOLD.format(pipe=writer), *map(str, arguments)],
            stdout=stdout,
            stderr=subprocess.PIPE,
            env=clean_environment(),
            cwd=ROOT,
            pass_fds=[writer],
            start_new_session=True,
        )
    os.close(writer)
    assert os.read(reader, 1) == b"."
    os.close(reader)
    return process


def ended(process: subprocess.Popen[bytes]) -> tuple[int, bytes]:
    """The status, and standard error, which has no end before the last process of the session has ended.

    Whatever happens, none of them is left: a test that waits for one would never end.
    """
    try:
        _, error = process.communicate(timeout=20)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        raise
    return process.returncode, error


def writer_of(pipe: Path, process: subprocess.Popen[bytes]) -> int:
    """The other end of a pipe, once the run reads it; a run that ends before never does."""
    while process.poll() is None:
        with suppress(OSError):  # nobody reads it yet
            return os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
        time.sleep(0.001)
    pytest.fail("the run has ended, and has not read the pipe")


def press_ctrl_c(process: subprocess.Popen[bytes], times: int) -> None:
    """The terminal sends the signal to all processes; none may be left by then."""
    for _ in range(times):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        time.sleep(0.002)


@pytest.mark.usefixtures("hearing_signals")
@pytest.mark.parametrize(
    ("moment", "times"), [*MOMENTS[:3], *[pytest.param(*each, marks=pytest.mark.thorough) for each in MOMENTS[3:]]]
)
def test_ctrl_c_at_any_moment(moment: float, times: int, folder: Path, whole: str, pipe: Path, tmp_path: Path) -> None:
    process = started("verify", "--jobs", "4", folder, pipe, output=tmp_path / "output")
    time.sleep(moment)
    press_ctrl_c(process, times)
    assert ended(process) == (130, b"")
    output = (tmp_path / "output").read_text()
    assert whole.startswith(output)
    assert output == "" or output.endswith("\n")


@pytest.mark.usefixtures("hearing_signals")
@pytest.mark.parametrize("times", [1, 5])
def test_ctrl_c_while_a_run_ends(times: int, folder: Path, whole: str, tmp_path: Path) -> None:
    output = tmp_path / "output"
    process = started("verify", "--jobs", "4", folder, output=output)
    while output.stat().st_size < len(whole.encode()):
        time.sleep(0.001)
    press_ctrl_c(process, times)
    status, error = ended(process)
    assert status in {1, 130, -signal.SIGINT}  # once Python itself has gone, the signal ends the process: a shell's 130
    assert error == b""
    assert output.read_text() == whole


@pytest.mark.usefixtures("hearing_signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_no_signal_leaves_a_worker(number: signal.Signals, folder: Path, pipe: Path, tmp_path: Path) -> None:
    process = started("verify", "--jobs", "2", pipe, folder, output=tmp_path / "output")
    writer = writer_of(pipe, process)
    process.send_signal(number)
    assert ended(process) == (-number, b"")
    os.close(writer)


@pytest.mark.usefixtures("hearing_signals")
def test_ctrl_c_is_silent(pipe: Path, tmp_path: Path) -> None:
    """The signal comes while the process reads a pipe into which nobody writes."""
    process = started("check", pipe, output=tmp_path / "output")
    writer = writer_of(pipe, process)
    time.sleep(0.1)  # between opening and reading Python would take note of the signal only after the reading
    press_ctrl_c(process, 1)
    assert ended(process) == (130, b"")
    assert (tmp_path / "output").read_bytes() == b""
    os.close(writer)


def run_while(happens: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> tuple[object, list[int]]:
    """How the entry ends where this happens during the run, and with which statuses it left without tidying up."""
    left: list[int] = []
    monkeypatch.setattr(os, "_exit", left.append)
    monkeypatch.setattr(main, "main", happens)
    with pytest.raises(SystemExit) as end:
        entry.main()
    return end.value.code, left


def ctrl_c() -> None:
    signal.raise_signal(signal.SIGINT)


@pytest.mark.usefixtures("hearing_signals")
def test_the_first_ctrl_c_lets_a_command_tidy_up(monkeypatch: pytest.MonkeyPatch) -> None:
    tidied = []

    def happens() -> None:
        try:
            ctrl_c()
        finally:
            tidied.append("up")

    assert run_while(happens, monkeypatch) == (130, [130])
    assert tidied == ["up"]
    assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN


@pytest.mark.usefixtures("hearing_signals")
def test_the_second_ctrl_c_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    def happens() -> None:
        try:
            ctrl_c()
        finally:
            ctrl_c()

    assert run_while(happens, monkeypatch) == (130, [130, 130])


class Freed:
    """Something that happens while Python frees an object, where an error can only be printed."""

    def __init__(self, happens: Callable[[], object]) -> None:
        self.happens = happens

    def __del__(self) -> None:
        self.happens()


@pytest.mark.usefixtures("hearing_signals")
def test_ctrl_c_where_it_could_only_be_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def happens() -> None:
        Freed(ctrl_c)
        sys.exit(0)

    assert run_while(happens, monkeypatch) == (0, [130])
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("hearing_signals")
def test_a_bug_there_is_printed_as_ever(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def happens() -> None:
        Freed(lambda: int("a bug"))
        sys.exit(0)

    assert run_while(happens, monkeypatch) == (0, [])
    assert "ValueError: invalid literal" in capsys.readouterr().err


@pytest.mark.usefixtures("hearing_signals")
def test_where_ctrl_c_is_ignored_it_stays_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def happens() -> None:
        ctrl_c()
        sys.exit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    assert run_while(happens, monkeypatch) == (0, [])
