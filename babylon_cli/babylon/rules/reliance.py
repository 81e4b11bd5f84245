"""Which rulings a verdict rests on: each open question is answered otherwise, and the rules it touches asked again."""

from collections.abc import Callable, Iterable, Iterator

from babylon_cli.babylon.rules.registry import POSITION_RULES
from babylon_cli.babylon.rules.rulings import OPEN_QUESTIONS, OpenQuestion
from babylon_cli.babylon.rules.verdict import TableVerdict, findings_of, judge
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.finding import Finding, Path
from babylon_cli.judging.verdict import Reliance

Faults = dict[tuple[str, Path], Finding]
"""Faults by rule and path."""

BRIDGE, FOUNTAIN, STATUE = Icon.BRIDGE, Icon.FOUNTAIN, Icon.STATUE


def _has_same_place_twice(layout: Layout) -> bool:
    places = {terrace.at for terrace in layout.terraces}
    return len(places) < len(layout.terraces)


def _has_something_under_a_bridge(layout: Layout) -> bool:
    gaps = [bridge.gap_cell for bridge in layout.of_kind(BRIDGE)]
    return any([gap in layout.stacks for gap in gaps]) or bool(gaps and layout.garden.bare_pillars)


def _has_fountain_in_one_terrace(layout: Layout) -> bool:
    return any([fountain.ends[0].terraces == fountain.ends[1].terraces for fountain in layout.of_kind(FOUNTAIN)])


def _has_former_statue(layout: Layout) -> bool:
    return bool(layout.statue_footings) or _has_hidden_statue(layout)


def _has_hidden_statue(layout: Layout) -> bool:
    statues = [piece.ends[0] for piece in layout.of_kind(STATUE) if piece.on_terraces]
    return any([layout.hides(end.cell, end.height) for end in statues])


def _has_covered_open_corner(layout: Layout) -> bool:
    corners = [corner for corners in layout.open_corners.values() for corner in corners]
    return any([layout.hides(corner.cell, corner.terrace.level) for corner in corners])


CAN_MATTER: dict[str, Callable[[Layout], bool]] = {
    "superposed": _has_same_place_twice,
    "bridge_gap": _has_something_under_a_bridge,
    "fountain_terraces": _has_fountain_in_one_terrace,
    "hidden_corner": _has_covered_open_corner,
    "statue_restart": _has_former_statue,
    "statue_corner": _has_hidden_statue,
    "hidden_anchor": _has_hidden_statue,
}
"""What a garden must show before the answer to a question can matter to it."""


def reliances(table: Table, verdict: TableVerdict) -> tuple[Reliance, ...]:
    """Every fault that another single answer to an open question would take away or add to a verdict."""
    ask = _of_question if verdict.play is None else _of_question_in_play
    return tuple([reliance for question in OPEN_QUESTIONS for reliance in ask(question, table, verdict)])


def _of_question(question: OpenQuestion, table: Table, verdict: TableVerdict) -> Iterator[Reliance]:
    concerned = _concerned(question, table, verdict)
    rules = [POSITION_RULES[rule] for rule in question.rules if rule in POSITION_RULES]
    if not rules or concerned is None:
        return
    value = getattr(table.rulings, question.name)
    names = {player.name for player in concerned.players}
    now = _faults(
        finding
        for finding in verdict.findings
        if finding.rule in question.rules and (finding.player is None or finding.player in names)
    )
    for other in question.values:
        if other.name != value:
            answered = concerned._replace(rulings=table.rulings.answered({question.name: other.name}))
            then = _faults(finding for rule in rules for finding in findings_of(rule, answered))
            yield from _differences(question.name, value, other.name, now, then)


def _of_question_in_play(question: OpenQuestion, table: Table, verdict: TableVerdict) -> Iterator[Reliance]:
    """The same where the file tells of play: the whole of it is judged again under each other answer."""
    value = getattr(table.rulings, question.name)
    now = _faults(verdict.findings)
    for other in question.values:
        if other.name != value:
            answered = judge(table._replace(rulings=table.rulings.answered({question.name: other.name})))
            yield from _differences(question.name, value, other.name, now, _faults(answered.findings))


def _differences(ruling: str, value: str, instead: str, now: Faults, then: Faults) -> Iterator[Reliance]:
    for key, found in (now | then).items():
        if (key in now) != (key in then):
            yield Reliance(ruling, value, instead, found.rule, found.player, found.where, found.path, key in now)


def _concerned(question: OpenQuestion, table: Table, verdict: TableVerdict) -> Table | None:
    """The table with the players to whom the answer can matter; None where it can matter to nobody."""
    if question.name == "hidden_belvedere":
        return table if any([player.score_pad for player in table.players]) else None
    if question.name == "supply":
        too_much = any([found.rule == "supply-limit" for found in verdict.findings])
        return table if too_much or table.rulings.supply != "warn" else None
    out_of_line = any([found.rule == "statue-alignment" for found in verdict.findings])
    if question.name == "hidden_corner" and table.rulings.hidden_corner == "forbid" and not out_of_line:
        return None  # to allow more orders of building takes no fault away where there is none
    matters = CAN_MATTER.get(question.name)
    players = tuple([player for player in table.players if matters is not None and matters(player.layout)])
    return table._replace(players=players) if players else None


def _faults(findings: Iterable[Finding]) -> Faults:
    """The errors by rule and path.

    Statues out of line are one fault of a garden, whichever of them an order of building leaves over.
    """
    return {
        (finding.rule, finding.path[:2] if finding.rule == "statue-alignment" else finding.path): finding
        for finding in findings
        if finding.severity == "error"
    }
