"""`python -m benchmarks`: the table of goals, measured in one run; leaves with 1 where one is missed."""

import argparse
import os
import platform
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.goals import HEAD, QUICK, WHOLE, all_goals
from benchmarks.installed import install


def main() -> int:
    """Install the project, measure, and print each goal as soon as it is known."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer files and rounds, for a look")
    parser.add_argument("--rounds", type=int, help="how often everything is measured")
    arguments = parser.parse_args()
    size = QUICK if arguments.quick else WHOLE
    if arguments.rounds is not None:
        size = size._replace(rounds=arguments.rounds)
    begun, missed = time.monotonic(), 0
    with tempfile.TemporaryDirectory() as name:
        installed = install(Path(name) / "installed")
        print(
            f"Python {platform.python_version()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}, ", end=""
        )
        print(f"least of {size.rounds} rounds:\n\n{HEAD}", flush=True)
        for goal in all_goals(installed, Path(name), size):
            print(goal.row(), flush=True)
            missed += not goal.is_met
    print(f"\n{missed} missed; {(time.monotonic() - begun) / 60:.0f} minutes", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
