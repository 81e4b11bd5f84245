"""How long a command takes from a cold start, as a multiple of Python itself and of importing the libraries."""

import argparse
import sys
import tempfile
from functools import partial
from pathlib import Path

from benchmarks.tables import write_tables
from benchmarks.timing import beside_goal, median_ratio, run, spread, take_turns

HELP_GOAL = 5.0
"""`babylon --help`, times `python -c pass`."""

SCORE_GOAL = 1.25
"""`babylon score` on one file, times importing the libraries alone."""

LIBRARIES = "import click, yaml, tabulate; from pydantic import BaseModel"
WITHOUT_LIBRARIES = """
import sys
sys.argv = ["babylon", "--help"]
from babylon_cli.cli.main import main
try:
    main()
except SystemExit:
    pass
loaded = [name for name in ("yaml", "pydantic", "tabulate") if name in sys.modules]
sys.exit(f"--help imports {loaded}" if loaded else 0)
"""


def commands(table: Path) -> dict[str, list[str]]:
    """What is run, by name."""
    python = sys.executable
    return {
        "python -c pass": [python, "-c", "pass"],
        "babylon --help": [python, "-m", "babylon_cli", "--help"],
        "the libraries alone": [python, "-c", LIBRARIES],
        "babylon score": [python, "-m", "babylon_cli", "score", str(table)],
    }


def main() -> None:
    """Run the commands in turns and hold them against the goals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=40, help="how often each command runs")
    rounds: int = parser.parse_args().rounds
    project = Path(__file__).parents[1]
    run([sys.executable, "-c", WITHOUT_LIBRARIES], project)
    print("babylon --help imports none of yaml, pydantic and tabulate")
    with tempfile.TemporaryDirectory() as name:
        (table,) = write_tables(Path(name), 1)
        actions = {title: partial(run, command, project) for title, command in commands(table).items()}
        take_turns(actions, 1)
        times = take_turns(actions, rounds)
    for title in times:
        print(f"{title:20} {spread(times[title])}, {median_ratio(times[title], times['python -c pass']):.2f} x python")
    print("help: ", beside_goal(median_ratio(times["babylon --help"], times["python -c pass"]), HELP_GOAL))
    print("score:", beside_goal(median_ratio(times["babylon score"], times["the libraries alone"]), SCORE_GOAL))


if __name__ == "__main__":
    main()
