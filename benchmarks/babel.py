"""Prices of builds in 7 Wonders: Babel a second, beside the brute force of the tests and the reading of the files."""

import argparse
import gc
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from typing import Any

import yaml

from babylon_cli.__main__ import MANY_OBJECTS
from babylon_cli.babel.files.load import load
from babylon_cli.babel.price.answer import price_of
from babylon_cli.babel.rules.verdict import judge
from babylon_cli.babel.scoring.settle import settle
from babylon_cli.babel.table.table import Build, Table
from benchmarks.timing import spread, take_turns
from tests.naive_babel import price as naive
from tests.naive_babel.generate import random_city_table, random_table


def written(document: dict[str, Any]) -> bytes:
    """A generated document as a file."""
    return yaml.safe_dump(document, sort_keys=False).encode()


def read_all(files: Sequence[bytes]) -> list[Table]:
    """The table of every file, as the package reads it."""
    return [loaded.table for file in files for loaded in load("table.yaml", file) if loaded.table is not None]


def price_all(asked: Sequence[tuple[Table, Build]]) -> None:
    """The price of every build, with all its ways in order."""
    for table, build in asked:
        price_of(table, build)


def main() -> None:
    """Measure in turns, and print how many a second."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="how many random tables")
    parser.add_argument("--rounds", type=int, default=7)
    arguments = parser.parse_args()
    gc.set_threshold(MANY_OBJECTS)
    documents = [random_city_table(Random(seed)) for seed in range(arguments.count)]
    files = [written(document) for document in documents]
    tables = read_all(files)
    asked = [(table, table.build) for table in tables if table.build is not None]
    finals = read_all([written(random_table(Random(seed))) for seed in range(arguments.count // 10)])
    actions: dict[str, tuple[int, Callable[[], object]]] = {
        "prices": (len(asked), lambda: price_all(asked)),
        "prices by brute force": (len(documents), lambda: [naive.price(document) for document in documents]),
        "files read": (len(files), lambda: read_all(files)),
        "tables judged": (len(finals), lambda: [judge(table) for table in finals]),
        "tables scored": (len(finals), lambda: [settle(table) for table in finals]),
    }
    times = take_turns({name: action for name, (_, action) in actions.items()}, arguments.rounds)
    for name, (number, _) in actions.items():
        print(f"{name:<22} {number / median(times[name]):>9.0f} a second  {spread(times[name])} for {number}")


if __name__ == "__main__":
    main()
