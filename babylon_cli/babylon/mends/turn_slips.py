"""The single changes of a turn that take away most of its faults and make none: of its builds and its decorations."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from babylon_cli.babylon.mends import piece_slips, terrace_slips
from babylon_cli.babylon.mends.change import Change
from babylon_cli.babylon.play.building import Step
from babylon_cli.babylon.play.decorating import Ornament
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rules.garden.statue_alignment import MOST_TERRACES_SEARCHED
from babylon_cli.babylon.rules.play_verdict import JudgedTurn, judge_turn_of
from babylon_cli.babylon.rules.registry import GARDEN_RULES
from babylon_cli.babylon.rules.turn import decoration_fresh
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import MOST_BUILDS, Turn
from babylon_cli.judging.finding import Finding, Path
from babylon_cli.wording.message import Message

MOST_DECORATIONS = 8
"""Two terraces have eight spots."""

MOST_JUDGED = 200
"""How many changes of a turn are tried; it takes several times as long to play one as to lay out a garden."""

MOST_GIVEN = 6


OF_A_PLACE = frozenset([*[rule.about.id for rule in GARDEN_RULES], decoration_fresh.ABOUT.id])
"""The rules that a piece can break by lying where it does; what a turn digs, pays or keeps is another matter."""


class TurnChange(NamedTuple):
    """One value of a turn typed otherwise."""

    path: Path
    """Where the document holds the value."""
    turn: Turn
    told: Message
    changed: Garden
    """A garden of nothing but the terrace or the decoration, as it then is."""


def turn_mendings(table: Table, judged: JudgedTurn) -> list[TurnChange]:
    """The changes of a turn that leave fewest of its faults, in the order in which they are likely."""
    played = judged.played
    before = _errors(judged.findings)
    if not any([rule in OF_A_PLACE for rule, _ in before]) or not _can_be_searched(played):
        return []
    found: dict[Turn, tuple[int, TurnChange]] = {}
    for change in islice(_slips(played), MOST_JUDGED):
        (then,) = judge_turn_of(table, change.turn, played.setting).turns
        errors = _errors(then.findings)
        if not errors - before and errors.total() < before.total():
            found.setdefault(change.turn, (errors.total(), change))
    least = min([left for left, _ in found.values()], default=0)
    return [change for left, change in found.values() if left == least][:MOST_GIVEN]


def _errors(findings: Sequence[Finding]) -> Counter[tuple[str, Path]]:
    return Counter([(finding.rule, finding.path) for finding in findings if finding.severity == "error"])


def _can_be_searched(played: PlayedTurn) -> bool:
    """Whether the turn and the garden are no larger than a game makes them."""
    turn, terraces = played.turn, played.after.layout.garden.terraces
    is_small = len(turn.builds) <= MOST_BUILDS and len(turn.decorations) <= MOST_DECORATIONS
    return is_small and len(terraces) <= MOST_TERRACES_SEARCHED


def _slips(played: PlayedTurn) -> Iterator[TurnChange]:
    garden = played.after.layout.garden
    for slip in (
        terrace_slips.other_belvederes,
        terrace_slips.by_another_corner,
        terrace_slips.other_levels,
        terrace_slips.other_icons,
        terrace_slips.near_by,
    ):
        for step in played.steps:
            yield from [_of_build(played.turn, step, change) for change in slip(garden, step.terrace)]
    for ornament in played.ornaments:
        yield from _of_decoration(played, ornament)
    for step in played.steps:
        yield from [_of_build(played.turn, step, change) for change in terrace_slips.anywhere(garden, step.terrace)]


def _of_build(turn: Turn, step: Step, change: Change) -> TurnChange:
    (terrace,) = [each for each in change.garden.terraces if each.number == step.terrace.number]
    icons = step.build.icons if terrace.icons == step.terrace.icons else terrace.icons
    build = step.build._replace(at=terrace.at, level=terrace.level, icons=icons, belvedere=terrace.belvedere)
    builds = tuple([build if each.number == build.number else each for each in turn.builds])
    path = (*step.path, *change.path[2:])
    return TurnChange(path, turn._replace(builds=builds), change.told, Garden(terraces=(terrace,)))


def _of_decoration(played: PlayedTurn, ornament: Ornament) -> Iterator[TurnChange]:
    turn = played.turn
    kind, number = ornament.placed.decoration.kind, ornament.path[-1]
    for moved, told in piece_slips.other_places(played.after.layout, ornament.placed):
        decorations = tuple(
            [
                each._replace(ends=moved.ends) if each.kind is kind and each.number == number else each
                for each in turn.decorations
            ]
        )
        yield TurnChange(ornament.path, turn._replace(decorations=decorations), told, Garden(decorations=(moved,)))
