"""The goals of the toolkit's speed, each a ratio of what was measured in one run."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import yaml

from benchmarks.installed import PROJECT, Installed
from benchmarks.processes import Command, least_seconds, peak_and_seconds
from benchmarks.tables import write_tables
from tests.naive.game_generate import random_game


class Goal(NamedTuple):
    """What is measured, and what it may be at most."""

    what: str
    most: float
    measured: float
    unit: str = ""

    @property
    def is_met(self) -> bool:
        """Whether it is at most what it may be, as far as both are shown."""
        return round(self.measured, 2) <= self.most

    def row(self) -> str:
        """A row of the table."""
        verdict = "met" if self.is_met else "**missed**"
        return f"| {self.what} | {self.most:g}{self.unit} | {self.measured:.2f}{self.unit} | {verdict} |"


HEAD = "| what | goal | measured | |\n| --- | --- | --- | --- |"

# How long a command takes from a cold start

NOTHING, LIBRARIES, SCORE = "`python -c pass`", "importing click, yaml, tabulate and BaseModel", "`score`"

IMPORTS = "import click, yaml, tabulate; from pydantic import BaseModel"

STARTS = (
    "check examples/games/three-players-a-close-finish.yaml",
    "verify examples/games/three-players-a-close-finish.yaml",
    "score --format json examples/games/three-players-a-close-finish.yaml",
    "quarry examples/quarry/the-least-is-nothing.yaml",
    "moves --limit 1 examples/disputes/settled-a-decoration-after-the-second-build.yaml",
    "replay examples/rules/turn-order/legal-first-player-of-the-game.yaml",
    "setup",
    "new",
    "schema",
    "explain",
    "explain statue",
    "babel tower examples/babel/cities/three-players.yaml",
    "babel price examples/babel/prices/a-card-of-an-age-to-come.yaml",
    "babel project examples/babel/cities/three-players.yaml",
    "babel conflict examples/babel/cities/three-players.yaml",
    "babel check examples/babel/cities/three-players.yaml",
    "babel score examples/babel/cities/three-players.yaml",
    "babel draft",
    "babel schema",
    "--version",
)
"""Every other command, on a file that gives it little to do."""

SCORE_FILE = "examples/games/three-players-a-close-finish.yaml"


def cold_starts(installed: Installed, rounds: int) -> Iterator[Goal]:
    """One run of each command on one small file."""
    commands: dict[str, Command] = {
        NOTHING: [installed.python, "-c", "pass"],
        LIBRARIES: [installed.python, "-c", IMPORTS],
        SCORE: installed.babylon("score", _in_project(SCORE_FILE)),
        "--help": installed.babylon("--help"),
        "explain storey-order": installed.babylon("explain", "storey-order"),
    }
    others = {start: installed.babylon(*[_in_project(word) for word in start.split()]) for start in STARTS}
    times = least_seconds({**commands, **others}, rounds)
    yield Goal(f"cold `score` on one file ÷ {LIBRARIES}", 1.0, times[SCORE] / times[LIBRARIES])
    yield Goal(f"`explain storey-order` ÷ {NOTHING}", 8.0, times["explain storey-order"] / times[NOTHING])
    yield Goal(f"`--help` ÷ {NOTHING}", 5.5, times["--help"] / times[NOTHING])
    for start in others:
        named = " ".join([word for word in start.split() if not word.startswith("examples/")])
        yield Goal(f"`{named}` ÷ cold `score`", 1.2, times[start] / times[SCORE])


def _in_project(word: str) -> str:
    return str(PROJECT / word) if word.startswith("examples/") else word


# How long many files take, beside the loader alone

LOAD = """
import os, sys
import yaml
for name in sorted(os.listdir(sys.argv[1])):
    with open(os.path.join(sys.argv[1], name), encoding="utf-8") as file:
        yaml.load(file.read(), yaml.CSafeLoader)
"""
"""PyYAML's C loader alone, as anyone would call it."""


def many_files(installed: Installed, tables: Path, games: Path, rounds: int) -> Iterator[Goal]:
    """A folder of tables and one of whole games, in one process each."""

    def load(folder: Path) -> Command:
        return [installed.python, "-c", LOAD, str(folder)]

    times = least_seconds(
        {
            "load": load(tables),
            "check": installed.babylon("check", "--format", "concise", str(tables)),
            "score": installed.babylon("score", "--format", "json", str(tables)),
            "load games": load(games),
            "check games": installed.babylon("check", str(games)),
            "draw": installed.babylon("draw", str(tables), "-o", f"{tables.parent}/pictures/"),
        },
        rounds,
    )
    number, played = len(list(tables.iterdir())), len(list(games.iterdir()))
    yield Goal(f"`check` of {number:,} tables ÷ CSafeLoader alone", 0.95, times["check"] / times["load"])
    yield Goal(f"`score --format json` of {number:,} tables ÷ CSafeLoader alone", 1.0, times["score"] / times["load"])
    yield Goal(f"`draw -o FOLDER/` of {number:,} tables ÷ CSafeLoader alone", 6.5, times["draw"] / times["load"])
    yield Goal(
        f"`check` of {played} whole games of four ÷ CSafeLoader alone", 13.0, times["check games"] / times["load games"]
    )


def write_games(folder: Path, number: int) -> None:
    """Random whole games of four players, each in a file."""
    folder.mkdir()
    for seed in range(number):
        text = yaml.safe_dump(random_game(Random(seed), 4, whole=True), sort_keys=False)
        (folder / f"game-{seed:02}.yaml").write_text(text, encoding="utf-8")


# How memory and time grow with the number of files

FILES_A_FOLDER = 1000

GROWTH = 1.0
"""MiB by which the peak may differ between few files and many."""

LINEAR = 1.1
"""Times as long as before that a file may take among many."""


def growth(installed: Installed, tables: Sequence[Path], room: Path, counts: Sequence[int]) -> Iterator[Goal]:
    """`check` on more and more files, the same ones again and again, a thousand in a folder, in a process each."""
    few, many = counts[0], counts[-1]
    found = {count: _peak_and_seconds(installed, _copies(tables[:few], room, count), room) for count in counts}
    for count, (peak, seconds) in found.items():
        print(f"{count:>7,} files: {seconds:.2f} s, at most {peak:.1f} MiB", file=sys.stderr)
    highest = max([peak for peak, _ in found.values()])
    yield Goal(f"peak of `check` on {few:,} to {many:,} files", 25.0, highest, " MiB")
    yield Goal(f"peak at {many:,} files − peak at {few:,} files", GROWTH, found[many][0] - found[few][0], " MiB")
    middle = counts[-2]
    times = {count: found[count][1] / count for count in (middle, many)}
    yield Goal(f"time a file at {many:,} files ÷ at {middle:,} files", LINEAR, times[many] / times[middle])


def _copies(tables: Sequence[Path], room: Path, count: int) -> Path:
    """A folder with so many files, which are links to the tables."""
    folder = room / f"{count}-files"
    for number in range(count):
        below = folder / f"{number // FILES_A_FOLDER:03}"
        below.mkdir(parents=True, exist_ok=True)
        (below / f"{number:06}.yaml").hardlink_to(tables[number % len(tables)])
    return folder


def _peak_and_seconds(installed: Installed, folder: Path, room: Path) -> tuple[float, float]:
    arguments = ("check", "--format", "concise", str(folder))
    return peak_and_seconds(installed.python, arguments, room / "peak")


class Size(NamedTuple):
    """How much is measured."""

    rounds: int
    tables: int
    games: int
    counts: tuple[int, ...]


WHOLE = Size(6, 1000, 60, (100, 1000, 10_000, 100_000))

QUICK = Size(2, 100, 6, (100, 1000))
"""For a look."""

ROUNDS_OF_A_START = 3
"""A start is short: it is measured in so many times as many rounds."""


def all_goals(installed: Installed, room: Path, size: Size) -> Iterator[Goal]:
    """Measure everything; what it takes is written into a folder."""
    yield from cold_starts(installed, size.rounds * ROUNDS_OF_A_START)
    tables = write_tables(room / "tables", size.tables)
    write_games(room / "games", size.games)
    yield from many_files(installed, room / "tables", room / "games", size.rounds)
    yield from growth(installed, tables, room, size.counts)
