"""Write seeded, legal tables of two to four gardens as a user would type them, for the other benchmarks."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import yaml

from tests.naive.generate import random_table

PLAYERS = (2, 2, 3, 3, 4)
"""How many gardens a table has, as often as it stands here."""

TERRACES = (10, 11, 12)
"""How many terraces each garden of a table has."""


def random_text(seed: int) -> str:
    """One table as text; the same seed gives the same bytes."""
    random = Random(seed)
    players, terraces = random.choice(PLAYERS), random.choice(TERRACES)
    return "".join(f"{line}\n" for line in table_lines(random_table(random, players=players, terraces=terraces)))


def table_lines(table: dict[str, Any]) -> Iterator[str]:
    """A table's lines: keys of the table and of a player in blocks, all else on one line in braces or brackets."""
    for key, value in table.items():
        if key == "players":
            yield "players:"
            for player in value:
                yield from player_lines(player)
        elif key == "quarry":
            yield "quarry:"
            yield from (f"  - {on_one_line(row)}" for row in value)
        else:
            yield f"{key}: {on_one_line(value)}"


def player_lines(player: dict[str, Any]) -> Iterator[str]:
    """A player's lines, with one line for each terrace."""
    lead = "  - "
    for key, value in player.items():
        if key == "terraces" and value:
            yield f"{lead}terraces:"
            yield from (f"      - {on_one_line(terrace)}" for terrace in value)
        else:
            yield f"{lead}{key}: {on_one_line(value)}"
        lead = "    "


def on_one_line(value: object) -> str:
    """A value in YAML's flow style."""
    text: str = yaml.safe_dump(value, default_flow_style=True, sort_keys=False, allow_unicode=True, width=10_000)
    return text.removesuffix("...\n").strip()


def write_tables(folder: Path, count: int, first_seed: int = 0) -> list[Path]:
    """Write tables into a folder, each with a seed of its own, and give their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for seed in range(first_seed, first_seed + count):
        path = folder / f"table-{seed:05}.yaml"
        path.write_text(random_text(seed), encoding="utf-8")
        paths.append(path)
    return paths


def main() -> None:
    """Write the tables and say how large they are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where to write")
    parser.add_argument("--count", type=int, default=1000, help="how many tables")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first table; each next one adds 1")
    arguments = parser.parse_args()
    paths = write_tables(arguments.folder, arguments.count, arguments.seed)
    sizes = [path.stat().st_size for path in paths]
    print(f"{len(paths)} tables, {sum(sizes) / len(sizes):.0f} bytes each on average")


if __name__ == "__main__":
    main()
