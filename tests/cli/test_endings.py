"""The ways in which a run ends that are not the command's own: a bug, a closed pipe, a full disk."""

import os
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn
from unittest.mock import patch

import click
import pytest

from babylon_cli import documents
from babylon_cli.cli import main
from babylon_cli.cli.exits import Exit, worst
from babylon_cli.reading.documents import RawDocument
from babylon_cli.reading.recognition import Keys
from babylon_cli.reading.sources import Source
from tests.cli.running import ROOT, clean_environment, command, run, run_process, write
from tests.cli.tables import ILLEGAL, LEGAL

FULL = Path("/dev/full")


def raising(error: BaseException) -> NoReturn:
    raise error


def failing(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    """Let `check` fail where it reads its first document."""

    def raw_documents_of(source: Source, keys: Keys) -> Iterator[RawDocument]:
        raising(error)

    monkeypatch.setattr(documents, "raw_documents_of", raw_documents_of)


def test_the_statuses() -> None:
    assert {status.name: int(status) for status in Exit} == {
        "WELL": 0,
        "BROKEN": 1,
        "UNUSABLE": 2,
        "BUG": 3,
        "INTERRUPTED": 130,
        "CLOSED_PIPE": 141,
    }


@pytest.mark.parametrize(
    ("broken", "unusable", "status"), [(False, False, 0), (True, False, 1), (False, True, 2), (True, True, 2)]
)
def test_the_worst_decides(broken: bool, unusable: bool, status: int) -> None:
    assert worst(broken=broken, unusable=unusable) == status


def test_a_bug_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    failing(monkeypatch, ZeroDivisionError("a bug of ours"))
    ended = run("check", "x.yaml")
    assert ended.status == 3
    assert "Traceback (most recent call last)" in ended.error
    assert "ZeroDivisionError: a bug of ours" in ended.error
    assert "This is a bug in babylon, not in your file. Please report it" in ended.error
    assert "Traceback" not in ended.output


@pytest.mark.parametrize(
    ("error", "status"),
    [(KeyboardInterrupt(), 130), (BrokenPipeError(), 141), (SystemExit(1), 1), (SystemExit(), 0), (click.Abort(), 130)],
)
def test_other_endings_are_silent(error: BaseException, status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    failing(monkeypatch, error)
    ended = run("check", "x.yaml")
    assert ended.status == status
    assert ended.output == ""
    assert ended.error == ""


@pytest.mark.parametrize(("error", "status"), [(KeyboardInterrupt(), 130), (BrokenPipeError(), 141)])
def test_before_a_command_they_are_silent_too(
    error: BaseException, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main.babylon, "main", lambda **_: raising(error))
    ended = run("check", "x.yaml")
    assert ended == (status, "", "")


def test_a_pipe_that_closes_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is still in the buffer cannot be written, and Python must not try again."""
    reader, writer = os.pipe()
    os.close(reader)
    monkeypatch.setattr(sys, "argv", ["babylon", "explain", "tie-break"])
    with (
        open(writer, "w", encoding="utf-8", closefd=False) as output,
        patch.object(sys, "stdout", output),
        pytest.raises(SystemExit) as end,
    ):
        main.main()
    assert end.value.code == 141
    assert os.write(writer, b"goes nowhere, and is no error any more")
    os.close(writer)


def test_streams_without_reconfigure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Streams that a test or an editor puts in place may be plain."""

    class Plain:
        def __init__(self) -> None:
            self.written = ""

        def write(self, text: str) -> int:
            self.written += text
            return len(text)

        def flush(self) -> None:
            assert self.written

    plain = Plain()
    monkeypatch.setattr(sys, "argv", ["babylon", "schema"])
    monkeypatch.setattr(sys, "stdout", plain)
    with pytest.raises(SystemExit) as end:
        main.main()
    assert end.value.code == 0
    assert plain.written.startswith("{")


@pytest.mark.usefixtures("hearing_signals")
def test_python_m_is_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["babylon", "check", str(write(tmp_path, ILLEGAL))])
    monkeypatch.delitem(sys.modules, "babylon_cli.__main__", raising=False)
    with pytest.raises(SystemExit) as end:
        runpy.run_module("babylon_cli", run_name="__main__")
    assert end.value.code == 1
    assert "main" in runpy.run_module("babylon_cli.__main__", run_name="imported")


@pytest.mark.parametrize(("text", "status"), [(LEGAL, 0), (ILLEGAL, 1), ("", 2)])
def test_a_real_process_ends_with_the_same_status_and_bytes(text: str, status: int) -> None:
    real = run_process("score", "-", stdin=text.encode())
    assert real.status == status
    assert real == run("score", "-", stdin=text.encode())


def test_the_installed_command_is_the_same() -> None:
    installed = Path(sys.executable).with_name("babylon")
    ended = subprocess.run([installed, "--version"], capture_output=True, check=True, env=clean_environment())
    assert ended.stdout.decode() == run("--version").output


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_reader_that_goes_away_is_no_fault(jobs: str) -> None:
    """There is more to write than a buffer holds."""
    with subprocess.Popen(
        command("verify", "--jobs", jobs, "--format", "json", "examples/babel"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=clean_environment(),
        cwd=ROOT,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        error = process.stderr.read()
        process.wait(timeout=20)
    assert process.returncode == 141
    assert error == b""


@pytest.mark.skipif(not FULL.exists(), reason="the system has no device that is always full")
@pytest.mark.parametrize("arguments", [("check", "examples/babel"), ("schema",), ("--help",)])
def test_a_full_disk_is_said(arguments: tuple[str, ...]) -> None:
    with FULL.open("wb") as full:
        ended = subprocess.run(
            command(*arguments), stdout=full, stderr=subprocess.PIPE, env=clean_environment(), cwd=ROOT, check=False
        )
    assert ended.returncode == 2
    assert b"Traceback" not in ended.stderr
    assert b"cannot be written: No space left on device" in ended.stderr


@pytest.mark.parametrize("arguments", [("--help",), ("check", "--help"), ("--version",), ("schema",), ("babel", "-h")])
def test_a_pipe_without_a_reader_is_no_fault(arguments: tuple[str, ...]) -> None:
    assert ended_into(closed_pipe(), arguments, "stdout") == 141


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (("check", "-"), 1),
        (("score", "-"), 1),
        (("verify", "--jobs", "2", "-"), 1),
        (("score", "missing.yaml"), 2),
        (("bogus",), 2),
        (("new", "garden.yaml"), 0),
        (("--help",), 0),
    ],
)
@pytest.mark.parametrize("stream", ["a closed pipe", "a full disk"])
def test_standard_error_never_changes_the_status(
    stream: str, arguments: tuple[str, ...], status: int, tmp_path: Path
) -> None:
    if stream == "a full disk" and not FULL.exists():
        pytest.skip("the system has no device that is always full")
    error = closed_pipe() if stream == "a closed pipe" else os.open(FULL, os.O_WRONLY)
    assert ended_into(error, arguments, "stderr", tmp_path) == status


def closed_pipe() -> int:
    """A pipe whose reader went away."""
    reader, writer = os.pipe()
    os.close(reader)
    return writer


def ended_into(stream: int, arguments: tuple[str, ...], name: str, folder: Path = ROOT) -> int:
    """The status of a run on an illegal table, one of whose streams is this one; the other takes everything."""
    stdout, stderr = (stream, subprocess.DEVNULL) if name == "stdout" else (subprocess.DEVNULL, stream)
    table, environment = ILLEGAL.encode(), {**clean_environment(), "PYTHONPATH": str(ROOT)}
    ended = subprocess.run(
        command(*arguments), input=table, stdout=stdout, stderr=stderr, env=environment, cwd=folder, check=False
    )
    os.close(stream)
    return ended.returncode


def test_a_bug_that_cannot_be_told_is_one_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no file can be opened, no module can be imported that would tell it."""
    failing(monkeypatch, OSError(24, "Too many open files", "shape.py"))
    monkeypatch.setattr("traceback.print_exc", lambda: raising(OSError(24, "Too many open files", "traceback.py")))
    assert run("check", "x.yaml") == (3, "", "")


@pytest.mark.parametrize("left", ["x", "1", "bash_complete", "csh_complete", "csh_source", "zsh_source", ""])
@pytest.mark.parametrize("arguments", [("score", "-"), ("--version",)])
def test_a_variable_of_completion_that_was_left_set_is_passed_over(left: str, arguments: tuple[str, ...]) -> None:
    env = {"_BABYLON_COMPLETE": left}
    assert run(*arguments, stdin=LEGAL.encode(), env=env) == run(*arguments, stdin=LEGAL.encode())


@pytest.mark.parametrize("left", ["bash_complete", "csh_source"])
def test_without_what_is_typed_nothing_is_completed(left: str) -> None:
    assert run(env={"_BABYLON_COMPLETE": left}) == run()


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", ">&- 2>&-"])
def test_closed_streams_are_no_bug(closed: str, tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL)
    subject = "-" if "<" in closed else str(path)
    ended = subprocess.run(
        ["sh", "-c", f"'{sys.executable}' -m babylon_cli score '{subject}' {closed}"],
        capture_output=True,
        env=clean_environment(),
        cwd=ROOT,
        check=False,
    )
    assert b"Traceback" not in ended.stderr
    assert ended.returncode == (2 if subject == "-" else 1)
    if subject == "-":
        assert b"standard input is closed" in ended.stderr


@pytest.mark.skipif(not FULL.exists(), reason="the system has no device that is always full")
@pytest.mark.parametrize(
    ("arguments", "status"), [(("bogus",), 2), (("check", "missing.yaml"), 2), (("score", "-"), 2), (("--version",), 2)]
)
def test_where_nothing_can_be_written_the_status_tells(arguments: tuple[str, ...], status: int) -> None:
    with FULL.open("wb") as full:
        ended = subprocess.run(
            command(*arguments), input=LEGAL.encode(), stdout=full, stderr=full, env=clean_environment(), check=False
        )
    assert ended.returncode == 2
