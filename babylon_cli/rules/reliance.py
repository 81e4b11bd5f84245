"""Which rulings a verdict rests on: each open question is answered otherwise, and the rules it touches asked again."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from babylon_cli.rules.finding import Finding, Path
from babylon_cli.rules.registry import RULES
from babylon_cli.rules.rulings import OPEN_QUESTIONS, OpenQuestion
from babylon_cli.rules.verdict import findings_of
from babylon_cli.table.layout import Layout
from babylon_cli.table.pieces import Icon
from babylon_cli.table.table import Table

BRIDGE, FOUNTAIN, STATUE = Icon.BRIDGE, Icon.FOUNTAIN, Icon.STATUE


class Reliance(NamedTuple):
    """One fault, found or not, that another answer to an open question would take away or add."""

    ruling: str
    value: str
    """The value in force."""
    instead: str
    """The value that would change the verdict."""
    rule: str
    player: str | None
    where: str
    path: Path
    found: bool
    """Whether the fault is found under the value in force, and gone under the other; else the other way round."""


def _may_rest(layout: Layout, kind: Icon) -> bool:
    return any(piece.decoration.kind is kind for piece in layout.placed)


def _has_same_place_twice(layout: Layout) -> bool:
    places = {terrace.at for terrace in layout.terraces}
    return len(places) < len(layout.terraces)


def _has_former_statue(layout: Layout) -> bool:
    return bool(layout.statue_footings)


def _has_hidden_statue(layout: Layout) -> bool:
    statues = [piece.ends[0] for piece in layout.of_kind(STATUE) if piece.on_terraces]
    return any(layout.hides(end.cell, end.level or 0) for end in statues)


def _has_statue_under_open_corner(layout: Layout) -> bool:
    return bool(layout.open_corners) and _has_hidden_statue(layout)


def _has_covered_open_corner(layout: Layout) -> bool:
    corners = [corner for corners in layout.open_corners.values() for corner in corners]
    return any(layout.hides(corner.cell, corner.terrace.level) for corner in corners)


CAN_MATTER: dict[str, Callable[[Layout], bool]] = {
    "superposed": _has_same_place_twice,
    "bridge_gap": lambda layout: _may_rest(layout, BRIDGE),
    "fountain_terraces": lambda layout: _may_rest(layout, FOUNTAIN),
    "hidden_corner": _has_covered_open_corner,
    "statue_restart": _has_former_statue,
    "statue_corner": _has_statue_under_open_corner,
    "hidden_anchor": _has_hidden_statue,
}
"""What a garden must show before the answer to a question can matter to it."""


def reliances(table: Table) -> tuple[Reliance, ...]:
    """Every fault that another single answer to an open question would take away or add."""
    return tuple([reliance for question in OPEN_QUESTIONS for reliance in _of_question(question, table)])


def _of_question(question: OpenQuestion, table: Table) -> Iterator[Reliance]:
    if not question.rules or not _can_matter(question, table):
        return
    value = getattr(table.rulings, question.name)
    now = _faults(question, table)
    for other in question.values:
        if other.name != value:
            then = _faults(question, replace(table, rulings=table.rulings.answered({question.name: other.name})))
            for key, finding in (now | then).items():
                if (key in now) != (key in then):
                    yield Reliance(
                        question.name,
                        value,
                        other.name,
                        finding.rule,
                        finding.player,
                        finding.where,
                        finding.path,
                        found=key in now,
                    )


def _can_matter(question: OpenQuestion, table: Table) -> bool:
    if question.name == "hidden_belvedere":
        return any(player.score_pad for player in table.players)
    if question.name == "supply":
        return _shows_too_much(table)
    matters = CAN_MATTER[question.name]
    return any(matters(player.layout) for player in table.players)


def _shows_too_much(table: Table) -> bool:
    strict = replace(table, rulings=replace(table.rulings, supply="limit"))
    return any(True for _ in findings_of(RULES["supply-limit"], strict))


def _faults(question: OpenQuestion, table: Table) -> dict[tuple[str, Path], Finding]:
    """The errors of the rules that a question touches, by rule and path.

    Statues out of line are one fault of a garden, whichever of them an order of building leaves over.
    """
    findings = [finding for rule in question.rules for finding in findings_of(RULES[rule], table)]
    return {
        (finding.rule, finding.path[:2] if finding.rule == "statue-alignment" else finding.path): finding
        for finding in findings
        if finding.severity == "error"
    }
