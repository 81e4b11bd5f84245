"""`babylon check` beside yamllint and check-jsonschema (with our schema) on the same files, as commands, in turns."""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from benchmarks.tables import write_tables
from benchmarks.timing import median_ratio, run, spread, take_turns

PROJECT = Path(__file__).parents[1]
SCHEMA = PROJECT / "schemas" / "babylon.schema.json"
YAMLLINT_RULES = "{extends: default, rules: {document-start: disable, line-length: disable}}"


def rival(name: str) -> str | None:
    """Where a rival's command is: beside this Python, or else on the path; None where it is not installed."""
    return shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)


def commands(paths: Sequence[Path]) -> dict[str, list[str]]:
    """What is run on the files, by name; a rival that is not installed is left out with a word."""
    files = [str(path) for path in paths]
    found = {"babylon check": [sys.executable, "-m", "babylon_cli", "check", "--format", "concise", *files]}
    options = {"yamllint": ["-d", YAMLLINT_RULES], "check-jsonschema": ["--schemafile", str(SCHEMA)]}
    for name, arguments in options.items():
        command = rival(name)
        if command is None:
            print(f"{name} is not here: `pip install -e .[benchmark]` brings it")
        else:
            found[name] = [command, *arguments, *files]
    return found


def main() -> None:
    """Time one file, which shows the start, and many, which show the work."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=200, help="how many files at once")
    parser.add_argument("--rounds", type=int, default=5, help="how often each command runs")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        paths = write_tables(Path(name), arguments.files)
        for some in (paths[:1], paths):
            print(f"{len(some)} file{'s' if len(some) > 1 else ''}:")
            actions = {title: partial(run, line, PROJECT, (0, 1)) for title, line in commands(some).items()}
            take_turns(actions, 1)
            times = take_turns(actions, arguments.rounds)
            for title, found in times.items():
                print(f"  {title:18} {spread(found)}, {median_ratio(found, times['babylon check']):.1f} x babylon")


if __name__ == "__main__":
    main()
