"""Nothing is put on a spot that a terrace hides."""

from collections.abc import Iterator

from babylon_cli.babylon.play.building import Step
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rulebooks import HIDDEN_SPOTS, TERRACES, cited
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.pieces import CORNER_NAMES
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.terms import at_ends, on, piece_name, terrace_name, terrace_place
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="build-order",
    subject="storeys",
    sources=cited(HIDDEN_SPOTS, TERRACES.at("2nd paragraph")),
    rulings=("hidden_corner",),
    judges="turn",
)


def check(played: PlayedTurn) -> Iterator[Fault]:
    """Every build and every decoration that comes to lie on a hidden cell."""
    for stage in played.stages:
        if stage.step is not None:
            for corner in barred_corners(stage.step, played.setting.rulings)[:1]:
                yield _fault_of_build(stage.step, stage.layout, corner)
        for ornament in stage.ornaments:
            if ornament.hidden is not None and ornament.fresh and ornament.placed.on_terraces:
                cell = CELL_NAMES[ornament.hidden]
                above = stage.layout.stacks[ornament.hidden][-1]
                yield Fault(
                    ornament.path,
                    ornament.placed.place,
                    Message(
                        "{piece} is put on {cell}, which {terrace} hides",
                        piece=piece_name(ornament.placed),
                        cell=cell,
                        terrace=terrace_name(above),
                    ),
                    Message("what a terrace hides is never used again: place the piece elsewhere, or check its level"),
                    place=at_ends(ornament.placed),
                )


def barred_corners(step: Step, rulings: Rulings) -> tuple[int, ...]:
    """The corners of a build that lie under an existing terrace against the rule."""
    if rulings.hidden_corner == "forbid":
        return step.hidden_corners
    return tuple([corner for corner in step.hidden_corners if not step.terrace.is_open(corner)])


def _fault_of_build(step: Step, layout: Layout, corner: int) -> Fault:
    terrace = step.terrace
    cell = terrace.cells[corner]
    above = layout.stacks[cell][-1]
    return Fault(
        (*step.path, "at"),
        terrace_place(terrace),
        Message(
            "the {corner} corner of {terrace} comes to lie at {cell}, which {other} hides",
            corner=CORNER_NAMES[corner],
            terrace=terrace_name(terrace),
            cell=CELL_NAMES[cell],
            other=terrace_name(above),
        ),
        Message("what a terrace hides is never used again: check the cell, the level and the order of the builds"),
        place=on(terrace),
    )


RULE = TurnRule(ABOUT, check)
