"""An ordinary install of the project in an environment of its own: an editable one takes longer to start."""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).parents[1]


class Installed(NamedTuple):
    """Where the install is."""

    folder: Path

    @property
    def python(self) -> str:
        """Its Python."""
        return str(self.folder / "bin" / "python")

    def babylon(self, *arguments: str) -> list[str]:
        """The command `babylon` with these arguments, as a user starts it."""
        return [str(self.folder / "bin" / "babylon"), *arguments]


def install(folder: Path) -> Installed:
    """Install the project with what it needs, all modules compiled, without pip itself, whose start-up file costs."""
    installed = Installed(folder)
    for command in (
        [sys.executable, "-m", "venv", "--without-pip", str(folder)],
        [sys.executable, "-m", "pip", "--python", installed.python, "install", "--quiet", str(PROJECT)],
        [installed.python, "-m", "compileall", "-q", str(folder / "lib")],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise SystemExit(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return installed
