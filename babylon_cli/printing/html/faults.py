"""What is wrong, as a page lists it: numbered as in the pictures, with the line of the file and how to mend it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from babylon_cli.judging.finding import Finding, Severity
from babylon_cli.judging.verdict import Reliance
from babylon_cli.printing.check.concise import heading_of, placed
from babylon_cli.printing.check.told import help_told, ruling_told
from babylon_cli.printing.html.excerpt import Excerpt, excerpts
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.reading.nodes import Place
from babylon_cli.wording.message import Fact, Message, Term, Text

RelianceOf = Callable[[Finding], Sequence[Reliance]]
"""The rulings that a finding rests on."""


class ShownFault(NamedTuple):
    """One entry of the list."""

    number: int
    """From 1, as the pictures number it."""
    severity: Severity
    heading: Fact
    """How bad it is, or what it makes of the file."""
    rule: str
    told: Text
    place: str
    """The file with line and column."""
    lines: tuple[Excerpt, ...]
    notes: tuple[Message, ...]
    """How to mend it, what it rests on, and where more is told."""


def shown_faults(
    document: LoadedDocument[Any, Any], findings: Sequence[Finding], rests_on: RelianceOf = lambda _: ()
) -> tuple[ShownFault, ...]:
    """Everything found, numbered from 1."""
    return tuple([_shown(document, number, found, rests_on(found)) for number, found in enumerate(findings, start=1)])


def _shown(
    document: LoadedDocument[Any, Any], number: int, finding: Finding, rests_on: Sequence[Reliance]
) -> ShownFault:
    from babylon_cli.printing.check.rulebook import rulebook_told  # noqa: PLC0415 - only where there is a fault

    places: list[tuple[Place, Text]] = [(Place(finding.line, finding.column, finding.width), "")]
    places += [(Place(each.line, each.column, each.width), each.caption) for each in finding.related]
    pages = dict.fromkeys([finding.rule, *[reliance.ruling for reliance in rests_on]])
    return ShownFault(
        number,
        finding.severity,
        Term(finding.severity),
        finding.rule,
        finding.told,
        f"{document.file}:{finding.line}:{finding.column}",
        tuple(excerpts(document, places)),
        (help_told(finding.help), *map(ruling_told, rests_on), rulebook_told(finding, list(pages))),
    )


def shown_problems(document: LoadedDocument[Any, Any]) -> tuple[ShownFault, ...]:
    """Every mistake that makes a document unusable."""
    return tuple(_problems(document))


def _problems(document: LoadedDocument[Any, Any]) -> Iterator[ShownFault]:
    for number, problem in enumerate(document.problems, start=1):
        places: list[tuple[Place, Text]] = [(Place(problem.line, problem.column, problem.width), "")]
        places += [(Place(line, column), caption) for caption, line, column in problem.related]
        place, lines = document.file + placed(problem), tuple(excerpts(document, places))
        notes = (help_told(problem.help),) if problem.help else ()
        yield ShownFault(number, "error", heading_of(problem), "", problem.message, place, lines, notes)
