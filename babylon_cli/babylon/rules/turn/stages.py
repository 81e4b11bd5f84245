"""The garden rules in the course of a turn: asked after every build, each fault told in the turn that makes it."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from babylon_cli.babylon.play.play import PlayedTurn, Stage
from babylon_cli.babylon.play.seat import Seat
from babylon_cli.babylon.rules.garden.build_order import barred_corners
from babylon_cli.babylon.rules.registry import GARDEN_RULES
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Fault, Path, Related
from babylon_cli.wording.message import Message

StageChecks = tuple[tuple[str, Callable[[Layout, Rulings], Iterator[Fault]]], ...]
"""Rules of a garden by id."""

STAGE_CHECKS: StageChecks = tuple(
    [(rule.about.id, rule.check) for rule in GARDEN_RULES if rule.about.judges != "history"]
)
"""In a turn the order of building is known, so the rules that look for one are asked of the turn, not of the garden."""


NamedFault = tuple[str, Fault]
"""A fault with the rule that it breaks."""

StandingFaults = dict[tuple[str, Path], frozenset[Path]]
"""The faults of a garden, by rule and by path in the garden: the pieces that take part in each."""


def standing_faults(layout: Layout, rulings: Rulings, checks: StageChecks = STAGE_CHECKS) -> StandingFaults:
    """The faults that a garden has, each made by a turn that is over."""
    return _with_their_pieces(_faults_of(layout, rulings, checks))


def _faults_of(layout: Layout, rulings: Rulings, checks: StageChecks) -> list[NamedFault]:
    return [(name, fault) for name, check in checks for fault in check(layout, rulings)]


def _with_their_pieces(faults: list[NamedFault]) -> StandingFaults:
    return {(rule, fault.path): _pieces_of(fault) for rule, fault in faults}


def _pieces_of(fault: Fault) -> frozenset[Path]:
    return frozenset([path[:2] for path in _paths_of(fault)])


def _paths_of(fault: Fault) -> list[Path]:
    return [fault.path, *[place.path for place in fault.related]]


class JudgedStages(NamedTuple):
    """What the garden rules say of a turn."""

    told: tuple[NamedFault, ...]
    """The faults that the turn makes, with paths of the document."""
    standing: StandingFaults
    """The faults that the garden has after it."""


def judge_stages(played: PlayedTurn, standing: StandingFaults, checks: StageChecks = STAGE_CHECKS) -> JudgedStages:
    """Find every fault of the garden that this turn makes; those that stood before it were made by others.

    One that concerns an older piece is told at the build that causes it; if that build is out of order itself,
    `build-order` stands for what it does to older pieces.
    """
    rulings, known, layout = played.setting.rulings, standing, played.before.layout
    told: list[NamedFault] = []
    for stage in played.stages:
        layout = stage.layout
        found = _faults_of(layout, rulings, checks)
        standing = _with_their_pieces(found)
        new = [(rule, fault) for rule, fault in found if not _is_known(rule, fault, known)]
        if new:
            known = {**known, **standing}
            told += _told(played, stage, new)
    if played.after.layout is not layout:
        standing = standing_faults(played.after.layout, rulings, checks)
    return JudgedStages(tuple(told), standing)


def _is_known(rule: str, fault: Fault, known: StandingFaults) -> bool:
    """Whether a fault is one of these, or what is left of one when some of its pieces have gone."""
    if (rule, fault.path) in known:
        return True
    pieces = _pieces_of(fault)
    return any([rule == known_rule and pieces <= others for (known_rule, _), others in known.items()])


def _told(played: PlayedTurn, stage: Stage, new: list[NamedFault]) -> Iterator[NamedFault]:
    """The new faults of a stage that are told, with paths of the document."""
    own = _paths_of_stage(played, stage)
    out_of_order = stage.step is not None and bool(barred_corners(stage.step, played.setting.rulings))
    for name, fault in new:
        moved = _told_here(fault, own, played.after)
        if moved is not None and not _was_judged_before(name, fault.path):
            yield name, moved
        elif moved is None and stage.step is not None and not out_of_order and name != "decoration-icon":
            yield name, _caused_by(stage, fault, played.after)


def _was_judged_before(rule: str, path: Path) -> bool:
    """Whether it is the icon of a statue under a terrace: that was judged when the statue was placed."""
    return rule == "decoration-icon" and path[0] == "terraces"


def _paths_of_stage(played: PlayedTurn, stage: Stage) -> dict[Path, Path]:
    """Where the document describes the pieces of this turn that lie on the garden now, by their paths there."""
    paths = {ornament.placed.path: ornament.path for ornament in stage.ornaments}
    if stage.step is not None:
        paths[stage.step.terrace.path] = stage.step.path
    old = len(played.before.layout.garden.bare_pillars)
    for number in range(len(played.turn.bare_pillars)):
        paths["bare_pillars", old + number] = (*played.turn.path, "bare_pillars", number)
    return paths


def _told_here(fault: Fault, own: dict[Path, Path], seat: Seat) -> Fault | None:
    """The fault with paths of the document, if a piece of this turn takes part in it."""
    mine = next((path for path in _paths_of(fault) if path[:2] in own), None)
    if mine is None:
        return None
    related = [
        place._replace(path=_in_document(place.path, own, seat)) for place in fault.related if place.path != mine
    ]
    if mine != fault.path:
        related.insert(0, Related(_in_document(fault.path, own, seat), Message("the older piece")))
    return fault._replace(path=_in_document(mine, own, seat), related=tuple(related))


def _in_document(path: Path, own: dict[Path, Path], seat: Seat) -> Path:
    piece = path[:2]
    return (*(own.get(piece) or seat.where(piece)), *path[2:])


def _caused_by(stage: Stage, fault: Fault, seat: Seat) -> Fault:
    """A fault of an older piece, told at the build that brings it about."""
    step = stage.step
    place = step.path if step is not None else ()
    older = Related(_in_document(fault.path, {}, seat), Message("the piece that it concerns"))
    return fault._replace(path=(*place, "at"), related=(older,))
