"""Compares files that hold an `expect:` block with the naive implementation: `python -m tests.naive FILE...`."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from .digging import pillars
from .game_judging import judge
from .reading import read_pad
from .short import spelled_out

if TYPE_CHECKING:
    from .reading import Document


class PlainLoader(yaml.CSafeLoader):
    """Reads scalars as YAML 1.2 does: everything is text but true, false, null and decimal integers."""


PlainLoader.yaml_implicit_resolvers = {}
PlainLoader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(true|false)$"), list("tf"))
PlainLoader.add_implicit_resolver("tag:yaml.org,2002:null", re.compile(r"^(null|)$"), ["n", ""])
PlainLoader.add_implicit_resolver("tag:yaml.org,2002:int", re.compile(r"^-?(0|[1-9][0-9]*)$"), list("-0123456789"))


def read(path: Path) -> list[Document]:
    """All documents of one file that hold anything."""
    documents = yaml.load_all(path.read_text(encoding="utf-8-sig"), PlainLoader)
    return [spelled_out(document) for document in documents if document]


def differences(document: Document) -> list[str]:
    """Everything that the document's `expect:` block says and the naive implementation does not."""
    expect = document.get("expect") or {}
    result = judge(document)
    found: list[str] = []

    def compare(what: str, expected: Any, actual: Any) -> None:
        if expected != actual:
            found.append(f"{what}: expected {expected}, found {actual}")

    compare("violations", sorted(expect.get("violations") or []), sorted(result["violations"]))
    if expect.get("warnings") is not None:
        compare("warnings", sorted(expect["warnings"]), sorted(result["warnings"]))
    for name, promised in (expect.get("scores") or {}).items():
        actual = result["scores"].get(str(name), {})
        rows = {"total": promised} if isinstance(promised, int) else read_pad(promised)
        for row, points in rows.items():
            compare(f"{name}'s {row}", points, actual.get(row))
    if expect.get("winners") is not None:
        compare("winners", [str(name) for name in expect["winners"]], result["winners"])
    if expect.get("tie_break") is not None:
        compare("tie_break", expect["tie_break"], result["tie_break"])
    for promise in expect.get("quarry") or []:
        reward = pillars(document["quarry"], promise["take"], promise.get("flower"), promise.get("token"))
        compare(f"pillars for {promise}", promise["pillars"], reward)
    return found


def main(paths: list[str]) -> int:
    """Print every difference of every file; 1 if there is any."""
    found = checked = 0
    for path in paths:
        for number, document in enumerate(read(Path(path)), start=1):
            checked += 1
            for difference in differences(document):
                found += 1
                sys.stdout.write(f"{path} (document {number}): {difference}\n")
    sys.stdout.write(f"{checked} documents, {found} differences\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
