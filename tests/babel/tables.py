"""Tables of Babel drawn in a few lines of YAML and read by the real reader, and what the rules find on them."""

import json
import re
from textwrap import dedent
from typing import Any

from babylon_cli.babel.files.load import TowerDocument, load
from babylon_cli.babel.rules.registry import RULES
from babylon_cli.babel.table.table import Table
from babylon_cli.documents import Document, loaded
from babylon_cli.judging.finding import Fault
from babylon_cli.reading.documents import raw_documents

Plain = dict[str, Any]
"""A document as plain data."""

NAMES = ("Ana", "Bo", "Cas", "Dee", "Eva", "Fay", "Gus", "Hal", "Ida")

WONDERS = ("Gizah A", "Rhodos A", "Ephesos A", "Alexandria A", "Olympia A", "Halikarnassus A", "Babylon A")
"""One of each board; a table of more has to repeat them."""


def documents(text: str) -> list[Document]:
    """The documents of a text, read as the commands of Babel read them."""
    return [loaded(raw, "babel") for raw in raw_documents("drawn.yaml", text.encode())]


def document(text: str) -> TowerDocument:
    """A document that is read."""
    (found,) = load("drawn.yaml", dedent(text).encode())
    return found


def table(text: str) -> Table:
    """The table that a document describes."""
    found = document(text)
    assert found.table is not None, [str(problem.message) for problem in found.problems]
    return found.table


def table_of(plain: Plain) -> Table:
    """The table that plain data describes; `game: babel` goes without saying."""
    return table(json.dumps({"game": "babel", **plain}))


def seated(*keys: str, age: int = 1, more: str = "") -> Table:
    """A table with one player for each text of keys, such as `cards: [Altar]`, and more keys of the document.

    A player has a wonder of one side A, unless the keys name another.
    """
    return table(seated_text(*keys, age=age, more=more))


def seated_text(*keys: str, age: int = 1, more: str = "") -> str:
    """The document of such a table."""
    entries = [f"  - {{name: {NAMES[seat]}, {_with_wonder(seat, text)}}}" for seat, text in enumerate(keys)]
    return "\n".join(["game: babel", f"age: {age}", "players:", *entries, dedent(more)])


def _with_wonder(seat: int, keys: str) -> str:
    return keys if re.search("wonder: [A-Z]", keys) else f"wonder: {WONDERS[seat % len(WONDERS)]}, {keys}"


def faults(rule: str, drawn: Table) -> list[Fault]:
    """What one rule finds."""
    return list(RULES[rule].check(drawn))


def paths(rule: str, drawn: Table) -> list[str]:
    """The places of what one rule finds, such as `players.0.cards.1`."""
    return [dotted(fault.path) for fault in faults(rule, drawn)]


def related(rule: str, drawn: Table) -> list[list[str]]:
    """The related places of each fault of a rule."""
    return [[dotted(place.path) for place in fault.related] for fault in faults(rule, drawn)]


def broken(drawn: Table) -> list[str]:
    """The ids of all rules that find something, in the order in which they are published."""
    return [rule for rule in RULES if faults(rule, drawn)]


def dotted(path: tuple[str | int, ...]) -> str:
    """A path as text."""
    return ".".join(map(str, path))
