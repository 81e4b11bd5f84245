"""Runs `babylon` in this process as a shell would, or for real in a process of its own."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import pytest

from babylon_cli.cli.main import main

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"

COLOUR_VARIABLES = ("NO_COLOR", "FORCE_COLOR", "TERM")


class Outcome(NamedTuple):
    """How a run ended, and what it wrote."""

    status: int
    output: str
    error: str


class Stream(io.TextIOWrapper):
    """Text over bytes in memory, which can say that it is a terminal."""

    def __init__(self, raw: bytes = b"", *, is_terminal: bool = False, encoding: str = "utf-8") -> None:
        super().__init__(io.BytesIO(raw), encoding=encoding, newline="\n")
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal

    def text(self) -> str:
        self.flush()
        buffer = self.buffer
        assert isinstance(buffer, io.BytesIO)
        return buffer.getvalue().decode(self.encoding)


def clean_environment(env: dict[str, str] | None = None) -> dict[str, str]:
    """The environment without what would steer babylon, and with what the test gives."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in (*COLOUR_VARIABLES, "COLUMNS") and not name.startswith(("BABYLON_", "_BABYLON", "GITHUB_"))
    }
    return {**kept, **(env or {})}


def run(
    *arguments: str | Path,
    stdin: bytes = b"",
    env: dict[str, str] | None = None,
    is_terminal: bool = False,
    encoding: str = "utf-8",
) -> Outcome:
    """Run `babylon` in this process."""
    output = Stream(is_terminal=is_terminal, encoding=encoding)
    error = Stream(is_terminal=is_terminal, encoding=encoding)
    with (
        patch.object(sys, "argv", ["babylon", *[str(argument) for argument in arguments]]),
        patch.object(sys, "stdin", Stream(stdin)),
        patch.object(sys, "stdout", output),
        patch.object(sys, "stderr", error),
        patch.dict(os.environ, clean_environment(env), clear=True),
        pytest.raises(SystemExit) as end,
    ):
        main()
    assert isinstance(end.value.code, int)
    return Outcome(int(end.value.code), output.text(), error.text())


def command(*arguments: str | Path) -> list[str]:
    """What a real process is started with."""
    return [sys.executable, "-m", "babylon_cli", *[str(argument) for argument in arguments]]


def run_process(*arguments: str | Path, stdin: bytes = b"", env: dict[str, str] | None = None) -> Outcome:
    """Run `babylon` in a process of its own, from the root of the checkout."""
    ended = subprocess.run(
        command(*arguments), input=stdin, env=clean_environment(env), cwd=ROOT, capture_output=True, check=False
    )
    return Outcome(ended.returncode, ended.stdout.decode(), ended.stderr.decode())


def without_times(text: str) -> str:
    """The same with every time that JUnit tells as none: only they differ from run to run."""
    return re.sub(r'(?<= time=")[0-9]+[.][0-9]{3}(?=")', "0", text)


def write(folder: Path, text: str, name: str = "garden.yaml") -> Path:
    """Write a file and give its path."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path
