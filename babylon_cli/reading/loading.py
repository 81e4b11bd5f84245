"""One document as a table of its game: the right shape, nothing contradicted, and then built."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from babylon_cli.reading.documents import LoadedDocument, RawDocument, not_told_yet
from babylon_cli.reading.nodes import Marked
from babylon_cli.reading.occasion import UNTOLD, occasion_of
from babylon_cli.reading.one_spelling import Change, respelled
from babylon_cli.reading.parts import Part
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.shape import Unsound, read_as, shape_of
from babylon_cli.reading.text import FileText


class Format(NamedTuple):
    """How the documents of one game become tables."""

    game: str
    """The word that a file tells the game by."""
    part_of: Callable[[PlainData], type[Part]]
    """The group of keys that plain data is read as."""
    contradictions: Callable[[PlainData, Marked], list[Problem]]
    """What is wrong whatever the shape."""
    spelled_otherwise: Callable[[Any, Any], Iterator[Change]]
    """The names in well-formed data that were first typed otherwise; the group that the data is read as helps."""
    build: Callable[[Any, Marked, list[Change]], tuple[Any, list[Problem]]]
    """The table of such a group in which each name is spelled in one way, and what only the table shows to be wrong."""
    builds_the_unsound: bool
    """Whether a document in which something is contradicted can be built, to find what else is wrong."""
    write_out: Callable[[PlainData, Marked, FileText], tuple[PlainData, Marked, list[Problem]]] | None = None
    """The data with a group in place of each text that stands for one; None where no text does."""


def loaded(raw: RawDocument, format: Format) -> LoadedDocument[Any, Any]:
    """One document as a table, or everything that keeps it from being one."""
    document = _judged(raw, format)
    if raw.root is None or not raw.text.may_be_cut_short:
        return document
    from babylon_cli.reading.comments import cut_short  # noqa: PLC0415 - only for such a comment

    notices = [raw.text.in_file(problem) for problem in cut_short(raw.root, raw.text.lines)]
    return document._replace(notices=tuple(notices))


def _judged(raw: RawDocument, format: Format) -> LoadedDocument[Any, Any]:
    if raw.root is None:
        return raw.settled(format.game, raw.problems)
    raw, root, part, shape_problems = _shaped(raw, raw.root, format)
    problems = [*raw.problems, *shape_problems]
    if not raw.problems:
        problems += format.contradictions(raw.data, root)
    if part is None or (problems and not format.builds_the_unsound):
        return raw.settled(format.game, problems)
    changes = list(format.spelled_otherwise(raw.data, part))
    if changes:
        part = read_as(type(part), respelled(raw.data, changes))
    table, table_problems = format.build(part, root, changes)
    expect, rulings = getattr(part, "expect", None), getattr(part, "rulings", None)
    document = raw.settled(format.game, [*problems, *table_problems], table, expect)
    occasion = occasion_of(part)
    if occasion is not UNTOLD:
        document = document._replace(occasion=occasion)
    edition = getattr(part, "edition", None)
    if edition is not None:
        document = document._replace(edition=edition)
    return document if rulings is None else document._replace(answers=rulings.answers())


def _shaped(raw: RawDocument, root: Marked, format: Format) -> tuple[RawDocument, Marked, Part | None, list[Problem]]:
    """The document, its marks, the group of keys that it is, and everything that keeps it from being one.

    A text that stands for a group is not sound as it is: so texts are looked for only in what is not.
    """
    with suppress(Unsound):
        return raw, root, read_as(format.part_of(raw.data), raw.data), []
    data, short_problems = raw.data, list[Problem]()
    if format.write_out is not None:
        data, root, short_problems = format.write_out(data, root, raw.text)
    part, shape_problems = shape_of(format.part_of(data), data, root)
    others = not_told_yet(shape_problems, [*raw.problems, *short_problems])
    return raw._replace(data=data, root=root), root, part, [*short_problems, *others]
