"""How commands are measured as whole processes: by the processor time that they use, which other work falsifies least.

It is that of user and system together. Each round runs every command once, so that a busy moment of the machine falls
on all of them, and what counts is the least of all rounds.
"""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

Command = list[str]

ALLOWED = (0, 1)
"""The statuses of a command that did its work; 1 is a verdict."""

ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "BABYLON", "COV"))}
"""Nothing that makes Python slower, such as not to keep what it compiles, and no option of ours."""

PEAK_FILE = "BENCHMARK_PEAK_FILE"

WITH_PEAK = f"""
import os
from babylon_cli.__main__ import main
try:
    main()
finally:
    with open("/proc/self/status") as status, open(os.environ[{PEAK_FILE!r}], "w") as peak:
        peak.write(next(line.split()[1] for line in status if line.startswith("VmHWM:")))
"""
"""What runs `babylon` and keeps its peak; that of the system's account begins with the process that started it."""


def cpu_seconds(
    command: Command, environment: Mapping[str, str] = ENVIRONMENT, allowed: Sequence[int] = ALLOWED
) -> float:
    """Run a command that prints into nothing, and give the processor time that it took."""
    nowhere = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_WRONLY, 0) for stream in (1, 2)]
    process = os.posix_spawn(command[0], command, environment, file_actions=nowhere)
    _, ended, used = os.wait4(process, 0)
    status = os.waitstatus_to_exitcode(ended)
    if status not in allowed:
        raise SystemExit(f"{' '.join(command)[:200]} ended with {status}")
    return used.ru_utime + used.ru_stime


def least_seconds(commands: Mapping[str, Command], rounds: int) -> dict[str, float]:
    """The least time of each command by its name; before the rounds that count, each runs once."""
    times: dict[str, list[float]] = {name: [] for name in commands}
    for each in range(rounds + 1):
        for name, command in commands.items():
            seconds = cpu_seconds(command)
            if each > 0:
                times[name].append(seconds)
    return {name: min(found) for name, found in times.items()}


def peak_and_seconds(python: str, arguments: Sequence[str], kept: Path) -> tuple[float, float]:
    """The peak memory of a run of `babylon` in MiB, and its processor time; a file keeps the peak meanwhile."""
    seconds = cpu_seconds([python, "-c", WITH_PEAK, *arguments], {**ENVIRONMENT, PEAK_FILE: str(kept)})
    return int(kept.read_text()) / 1024, seconds
