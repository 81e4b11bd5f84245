"""How the benchmarks measure: rivals take turns, so that a busy moment of the machine falls on all of them."""

import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median, quantiles


def seconds(action: Callable[[], object]) -> float:
    """How long an action takes."""
    begun = time.perf_counter()
    action()
    return time.perf_counter() - begun


def take_turns(actions: Mapping[str, Callable[[], object]], rounds: int) -> dict[str, list[float]]:
    """The seconds of every action in every round; each round runs each action once."""
    times: dict[str, list[float]] = {name: [] for name in actions}
    for _ in range(rounds):
        for name, action in actions.items():
            times[name].append(seconds(action))
    return times


COMPILED = tempfile.TemporaryDirectory()
"""Where the commands keep their compiled modules, so that a first run compiles and the others do not."""


def run(command: Sequence[str], folder: Path, allowed: Sequence[int] = (0,)) -> None:
    """Run a command in a folder, and complain unless it ends with an allowed status."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": COMPILED.name, "PYTHONDONTWRITEBYTECODE": ""}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False)
    if done.returncode not in allowed:
        raise SystemExit(f"{' '.join(command)} ended with {done.returncode}:\n{done.stderr.decode()}")


def spread(times: Sequence[float]) -> str:
    """The median of some seconds in milliseconds, and between which two values the middle half lies."""
    low, _, high = quantiles(times, n=4)
    return f"{median(times) * 1000:8.1f} ms ({low * 1000:.1f} to {high * 1000:.1f})"


def median_ratio(times: Sequence[float], base: Sequence[float]) -> float:
    """How many times the base something takes, each round held against itself."""
    return median([one / other for one, other in zip(times, base, strict=True)])
