"""How fast many tables are read and checked in one process, beside PyYAML's C loader alone on the same files."""

import argparse
import gc
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from functools import partial
from pathlib import Path
from statistics import median

import yaml

from babylon_cli.babylon.files.build import build_table
from babylon_cli.babylon.files.kinds import document_kind
from babylon_cli.babylon.files.models import Document as Model
from babylon_cli.babylon.rules.registry import GARDEN_RULES
from babylon_cli.babylon.rules.reliance import reliances
from babylon_cli.babylon.rules.verdict import TableVerdict, judge
from babylon_cli.babylon.scoring.pad import score_player
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.cli.main import main as babylon
from babylon_cli.judging.verdict import Reliance
from babylon_cli.reading.nodes import Marked
from babylon_cli.reading.reader import Document, decode, read_documents
from babylon_cli.reading.shape import shape_of
from benchmarks.tables import write_tables
from benchmarks.timing import beside_goal, seconds

CHECK_GOAL = 1.0
"""The whole of `check`, times CSafeLoader alone."""

GARDEN_GOAL = 100.0
"""Microseconds to check one loaded garden, and to score it."""

PART = 25
"""How many files are timed at once: the fewer, the less a busy moment of the machine spoils."""

PEAK = """
import sys
from pathlib import Path
from babylon_cli.cli.main import main
try:
    main()
finally:
    status = Path("/proc/self/status").read_text().split()
    print(status[status.index("VmHWM:") + 1], file=sys.stderr)
"""


def check(paths: Sequence[Path]) -> None:
    """Run the command on some files in this process."""
    sys.argv = ["babylon", "check", "--format", "concise", *[str(path) for path in paths]]
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
        try:
            babylon()
        except SystemExit as end:
            if end.code not in (0, 1):
                raise


def load_alone(texts: Sequence[str]) -> None:
    """What PyYAML needs for the plain data, the text being in memory already."""
    for text in texts:
        yaml.load(text, yaml.CSafeLoader)


class Times:
    """The seconds of each action on each part of the files, in every round."""

    def __init__(self) -> None:
        """Begin with nothing timed."""
        self.of: dict[str, dict[int, list[float]]] = {}

    def time(self, name: str, part: int, action: Callable[[], object]) -> None:
        """Time an action on a part of the files."""
        self.of.setdefault(name, {}).setdefault(part, []).append(seconds(action))

    def best(self, name: str) -> float:
        """The sum of an action's best times over all parts: what it takes when the machine is left alone."""
        return sum([min(times) for times in self.of[name].values()])

    def ratios(self, name: str, base: str) -> list[float]:
        """An action's seconds over those of another, round by round."""
        rounds = [[sum(times) for times in zip(*self.of[one].values(), strict=True)] for one in (name, base)]
        return [time / other for time, other in zip(*rounds, strict=True)]


def time_check(paths: Sequence[Path], rounds: int) -> Times:
    """Every part of the files by the loader alone and by the whole of `check`, in turns."""
    times = Times()
    for _ in range(rounds):
        for part in range(0, len(paths), PART):
            some = paths[part : part + PART]
            texts = [path.read_text(encoding="utf-8") for path in some]
            times.time("CSafeLoader", part, partial(load_alone, texts))
            times.time("check", part, partial(check, some))
    return times


Shaped = tuple[Model, Marked]


def parsed(raws: Sequence[bytes]) -> list[Document]:
    """The documents of some files."""
    return [document for raw in raws for document in read_documents(decode(raw)[0])]


def parse_and_forget(raws: Sequence[bytes]) -> None:
    """Parse one file after the other, as `check` does: none is kept when the next one is read."""
    for raw in raws:
        read_documents(decode(raw)[0])


def shaped(documents: Sequence[Document]) -> list[Shaped]:
    """The documents in their right shape, each with where everything stands."""
    models = []
    for document in documents:
        if document.root is not None:
            model, _ = shape_of(document_kind(document.data), document.data, document.root)
            if model is not None:
                models.append((model, document.root))
    return models


def built(models: Sequence[Shaped]) -> list[Table]:
    """Tables that nobody has looked at yet."""
    return [build_table(model, root)[0] for model, root in models]


def judged(tables: Sequence[Table]) -> list[tuple[Table, TableVerdict]]:
    """Every table with what is found on it."""
    return [(table, judge(table)) for table in tables]


def rested(verdicts: Sequence[tuple[Table, TableVerdict]]) -> list[tuple[Reliance, ...]]:
    """The rulings that every verdict rests on."""
    return [reliances(table, verdict) for table, verdict in verdicts]


def gardens(tables: Sequence[Table]) -> list[tuple[Player, Rulings]]:
    """Every garden of some tables with the rulings of its table; a tally is none."""
    return [(player, table.rulings) for table in tables for player in table.players if player.tally is None]


def check_gardens(loaded: Sequence[tuple[Player, Rulings]]) -> None:
    """Apply every garden rule to every garden."""
    for player, rulings in loaded:
        for rule in GARDEN_RULES:
            list(rule.check(player.layout, rulings))


def score_gardens(loaded: Sequence[tuple[Player, Rulings]]) -> None:
    """Score every garden."""
    for player, rulings in loaded:
        score_player(player, rulings)


def time_stages(paths: Sequence[Path], rounds: int) -> Times:
    """What each stage of `check` takes on every part of the files; what a stage needs is made before it."""
    times = Times()
    for _ in range(rounds):
        for part in range(0, len(paths), PART):
            raws = [path.read_bytes() for path in paths[part : part + PART]]
            texts = [raw.decode() for raw in raws]
            times.time("CSafeLoader", part, partial(load_alone, texts))
            times.time("decode and parse", part, partial(parse_and_forget, raws))
            documents = parsed(raws)
            times.time("shape", part, partial(shaped, documents))
            models = shaped(documents)
            times.time("build the table", part, partial(built, models))
            times.time("judge", part, partial(judged, built(models)))
            times.time("rulings it rests on", part, partial(rested, judged(built(models))))
            fresh = gardens(built(models))
            times.time("gardens checked", part, partial(check_gardens, fresh))
            times.time("gardens scored", part, partial(score_gardens, fresh))
    return times


def peak_and_seconds(folder: Path) -> tuple[int, float]:
    """The peak memory in KiB and the seconds of `check` on a folder, in a process of its own.

    Linux tells the peak of the process itself; what `getrusage` tells begins with that of the one that started it.
    """
    command = [sys.executable, "-c", PEAK, "check", "--format", "concise", str(folder)]
    outcome: list[str] = []

    def once() -> None:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        outcome.append(done.stderr.split()[-1])

    took = seconds(once)
    return int(outcome[0]), took


def show_growth(paths: Sequence[Path], folder: Path, counts: Sequence[int]) -> None:
    """Check more and more files, each count in a process of its own."""
    for count in counts:
        many = folder / f"{count}-files"
        many.mkdir()
        for number in range(count):
            shutil.copyfile(paths[number % len(paths)], many / f"{number:05}.yaml")
        peak, took = min([peak_and_seconds(many) for _ in range(3)], key=lambda pair: pair[1])
        print(f"{count:6} files: {took:.2f} s, {took / count * 1000:.2f} ms a file; at most {peak / 1024:.1f} MiB")


def show(paths: Sequence[Path], rounds: int) -> None:
    """Print the ratio to the loader alone, and how it is made up."""
    check(paths[:PART])
    print(f"collector thresholds for both: {gc.get_threshold()}")
    whole, stages = time_check(paths, rounds), time_stages(paths, rounds)
    base = whole.best("CSafeLoader")
    each = sorted(whole.ratios("check", "CSafeLoader"))
    print(f"CSafeLoader alone: {base / len(paths) * 1000:.3f} ms a file")
    print(f"check: {whole.best('check') / len(paths) * 1000:.3f} ms a file")
    print(f"  the best of each part: {beside_goal(whole.best('check') / base, CHECK_GOAL)}")
    print(f"  whole rounds: {median(each):.2f} x ({each[0]:.2f} to {each[-1]:.2f})")
    for name in ("decode and parse", "shape", "build the table", "judge", "rulings it rests on"):
        print(f"  {name:20} {stages.best(name) / stages.best('CSafeLoader'):.2f} x")
    number = len(gardens(built(shaped(parsed([path.read_bytes() for path in paths])))))
    for name in ("gardens checked", "gardens scored"):
        print(f"{number} {name}: {stages.best(name) / number * 1e6:.0f} µs each, goal {GARDEN_GOAL:.0f}")


def main() -> None:
    """Write the tables, time them, and let the number of files grow."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=1000, help="how many tables")
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is timed")
    parser.add_argument(
        "--growth", type=int, nargs="*", default=[100, 1000, 10_000], help="numbers of files to compare"
    )
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        paths = write_tables(Path(name) / "tables", arguments.files)
        show(paths, arguments.rounds)
        show_growth(paths, Path(name), arguments.growth)


if __name__ == "__main__":
    main()
