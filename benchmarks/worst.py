"""The files found that take longest for their size, by each command that reads them; none may take two seconds."""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.processes import cpu_seconds

WORST = Path(__file__).parent / "worst"
MOST_SECONDS = 2.0
"""CPU seconds for any file of up to 20 KB, the start of the command among them."""

ROUNDS = 3

ANY_ANSWER = (0, 1, 2)
"""Some of the files cannot be used."""

COMMANDS = {
    "babel": ("babel check", "babel score", "babel price"),
    "record": ("check", "check --format json", "score --why", "replay", "verify"),
    "text": ("check", "check --fix"),
    "": ("check", "check --format json", "check --witness", "score --why", "moves", "verify"),
}
"""By the first word of a file's name; the last is for any other."""


ANY_GARDEN = "statues-in-any-garden.yaml"
BEFORE_A_TERRACE = "players:\n  - name: Ana\n    flower: white\n    terraces:\n      - "

TWO_TERRACES = BEFORE_A_TERRACE + "C3 1 white S..F\n      - C3 2 red B..F\n    statues: [C3, D4@2]\n"
"""A short document with faults that no single change mends."""

MOST_BYTES = 20_000


def written(folder: Path) -> Iterator[Path]:
    """Files of 20 KB that are quickly told: one thing many times."""
    garden = (WORST / ANY_GARDEN).read_text()
    texts = {
        "text-of-spaces": f"players:\n  -{' ' * (MOST_BYTES - 60)}Ana Bo\n    flower: white\n",
        "text-of-many-words": BEFORE_A_TERRACE + "A1 w " * ((MOST_BYTES - 100) // 5),
        "many-documents-of-statues-in-any-garden": "---\n".join([garden] * (MOST_BYTES // (len(garden) + 4))),
        "many-documents-of-two-terraces": "---\n".join([TWO_TERRACES] * (MOST_BYTES // (len(TWO_TERRACES) + 4))),
    }
    for name, text in texts.items():
        path = folder / f"{name}.yaml"
        path.write_text(text)
        yield path


def commands_for(path: Path) -> tuple[str, ...]:
    """The commands that are asked of a file."""
    return COMMANDS.get(path.stem.split("-", maxsplit=1)[0], COMMANDS[""])


def main() -> int:
    """Print the least of some rounds for each; 1 where one takes longer than it may."""
    longest = 0.0
    with tempfile.TemporaryDirectory() as folder:
        for path in [*sorted(WORST.glob("*.yaml")), *written(Path(folder))]:
            for command in commands_for(path):
                arguments = [sys.executable, "-m", "babylon_cli", *command.split(), str(path)]
                seconds = min([cpu_seconds(arguments, allowed=ANY_ANSWER) for _ in range(ROUNDS)])
                longest = max(longest, seconds)
                print(f"{seconds:6.2f} s  {path.stat().st_size:6} bytes  {command:20} {path.name}", flush=True)
    print(f"longest: {longest:.2f} s, goal {MOST_SECONDS:.2f} s: {'met' if longest <= MOST_SECONDS else 'missed'}")
    return 0 if longest <= MOST_SECONDS else 1


if __name__ == "__main__":
    sys.exit(main())
