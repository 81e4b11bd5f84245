"""The garden rules in the course of a turn: asked after every build, each fault told when it first arises."""

from collections.abc import Iterator

from babylon_cli.babylon.play.play import PlayedTurn, Stage
from babylon_cli.babylon.play.seat import Seat
from babylon_cli.babylon.rules.garden.build_order import barred_corners
from babylon_cli.babylon.rules.registry import GARDEN_RULES
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Fault, Path, Related
from babylon_cli.wording.message import Message

STAGE_CHECKS = tuple([(rule.about.id, rule.check) for rule in GARDEN_RULES if rule.about.judges != "history"])
"""In a turn the order of building is known, so the rules that look for one are asked of the turn, not of the garden."""

Key = tuple[str, Path]
"""One fault of a garden: the rule, and the path in the garden."""


def standing_faults(layout: Layout, rulings: Rulings) -> set[Key]:
    """The faults that a garden has before a turn."""
    return {(name, fault.path) for name, check in STAGE_CHECKS for fault in check(layout, rulings)}


def faults_of_stages(played: PlayedTurn, known: set[Key]) -> Iterator[tuple[str, Fault]]:
    """Every fault of the garden that this turn brings about, with its rule; `known` is brought up to date.

    Faults have paths of the document. One that concerns an older piece is told at the build that causes it; if that
    build is out of order itself, `build-order` stands for what it does to older pieces.
    """
    rulings = played.setting.rulings
    for stage in played.stages:
        new = []
        for name, check in STAGE_CHECKS:
            new += [(name, fault) for fault in check(stage.layout, rulings) if (name, fault.path) not in known]
        if new:
            known |= {(name, fault.path) for name, fault in new}
            yield from _told(played, stage, new)


def _told(played: PlayedTurn, stage: Stage, new: list[tuple[str, Fault]]) -> Iterator[tuple[str, Fault]]:
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
    places = [fault.path, *[place.path for place in fault.related]]
    mine = next((path for path in places if path[:2] in own), None)
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
