"""The parts of an explanation as a page has them: a title, and sections in which like stands by like."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from babylon_cli.printing.explain.examples import Legend
from babylon_cli.printing.explain.parts import Heading, Page, Part, Title
from babylon_cli.wording.message import Fact


class Block(NamedTuple):
    """Parts of one kind that follow each other."""

    kind: str
    """How the template knows them: `paragraph`, `value` …."""
    parts: tuple[Part, ...]


class Section(NamedTuple):
    """What stands under a heading, or before the first one."""

    number: int
    heading: Fact
    blocks: tuple[Block, ...]


class Article(NamedTuple):
    """A whole explanation."""

    name: str
    """Its id; empty where a list or a search has none."""
    title: Fact
    sections: tuple[Section, ...]


def article_of(page: Page, title: Fact = "") -> Article:
    """An explanation as an article, given its title if it has none of its own."""
    first, rest = page[0], page[1:]
    if isinstance(first, Title):
        return Article(first.name, first.summary, tuple(_sections(rest)))
    if isinstance(first, Heading):
        return Article("", first.fact, tuple(_sections(rest)))
    return Article("", title, tuple(_sections(page)))


def _sections(parts: Sequence[Part]) -> Iterator[Section]:
    """What stands before the first heading, if anything does, and what stands under each."""
    found: list[tuple[Fact, list[Part]]] = [("", [])]
    for part in parts:
        if isinstance(part, Heading):
            found.append((part.fact, []))
        else:
            found[-1][1].append(part)
    for number, (heading, under) in enumerate(found):
        if heading or under:
            yield Section(number, heading, _blocks(under))


def _blocks(parts: Sequence[Part]) -> tuple[Block, ...]:
    """The parts, but for the legend of maps that are drawn as pictures."""
    shown = [part for part in parts if not isinstance(part, Legend)]
    return tuple([Block(kind.__name__.lower(), tuple(alike)) for kind, alike in groupby(shown, key=type)])
