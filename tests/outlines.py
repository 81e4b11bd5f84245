"""The outlines of the rulebooks: their sections and items by name, and how many sentences an item has; no words.

An outline is a file of indented lines: a section, its items, and their parts. A number is that of the sentences of an
item, each of which is a part. A citation names an item or several, such as `1st and 2nd paragraphs`, `steps 3 to 5`
or `step 5, 4th sentence`, and stands for all their parts.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from babylon_cli.judging.about import Source

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th")

SEVERAL = re.compile(
    r"(?P<before>(?:(?! and ).)*?)"
    r"(?P<numbers>\d[a-z]{2}(?:(?:, | and | to )\d[a-z]{2})+) (?P<noun>paragraph|point|sentence)s?"
)
SEVERAL_BY_NUMBER = re.compile(
    r"(?P<before>(?:(?! and ).)*?)(?P<noun>step|item)s (?P<numbers>\d+(?:(?:, | and | to )\d+)+)"
)


class Outline(NamedTuple):
    """One rulebook."""

    sections: dict[str, dict[str, frozenset[str]]]
    """The items of each section by name, each with those of its parts that have no parts."""

    def places(self) -> set[tuple[str, str]]:
        """Every section and smallest part."""
        return {(name, part) for name, items in self.sections.items() for parts in items.values() for part in parts}

    def cited(self, source: Source) -> frozenset[tuple[str, str]]:
        """The smallest parts that a citation stands for; none where the book has no such place."""
        items = self.sections.get(source.section, {})
        named = [items.get(name) for name in names_in(source.item, items)]
        if None in named:
            return frozenset()
        return frozenset([(source.section, part) for parts in named for part in parts or ()])


def names_in(item: str, known: Iterable[str]) -> list[str]:
    """The names of the single items that a citation names."""
    if item in known:
        return [item]
    several = SEVERAL.fullmatch(item)
    if several:
        return [f"{several['before']}{number} {several['noun']}" for number in _numbers(several["numbers"], ORDINALS)]
    several = SEVERAL_BY_NUMBER.fullmatch(item)
    if several:
        digits = [str(number) for number in range(1, 100)]
        return [f"{several['before']}{several['noun']} {number}" for number in _numbers(several["numbers"], digits)]
    first, joined, rest = item.partition(" and ")
    return [*names_in(first, known), *names_in(rest, known)] if joined else [item]


def _numbers(text: str, all_numbers: Iterable[str]) -> Iterator[str]:
    """Those that `1st, 2nd and 5th` or `3 to 5` names."""
    ordered = [*all_numbers]
    for each in re.split(", | and ", text):
        first, _, last = each.partition(" to ")
        yield from ordered[ordered.index(first) : ordered.index(last or first) + 1]


def read_outline(path: Path) -> Outline:
    """An outline from its file."""
    sections: dict[str, dict[str, set[str]]] = {}
    above: list[str] = []
    items: dict[str, set[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        name, _, sentences = line.strip().partition(": ") if re.search(r": \d$", line) else (line.strip(), "", "")
        if depth == 0:
            items = sections.setdefault(name, {})
            continue
        above[depth - 1 :] = [name]
        parts = [f"{name}, {number} sentence" for number in ORDINALS[: int(sentences)]] if sentences else [name]
        assert name not in items, (path.name, name)
        for part in parts:
            for each in (*above, part):
                items.setdefault(each, set()).add(part)
    return Outline({section: _finished(items) for section, items in sections.items()})


def _finished(items: dict[str, set[str]]) -> dict[str, frozenset[str]]:
    """The items without themselves among their parts, where they have others."""
    return {name: frozenset(parts - {name} or parts) for name, parts in items.items()}
