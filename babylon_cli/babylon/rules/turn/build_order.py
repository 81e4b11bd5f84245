"""Nothing is put on a spot that a terrace hides."""

from collections.abc import Iterator

from babylon_cli.babylon.play.building import Step
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.babylon.table.cells import CELL_NAMES, CORNER_CELLS
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.pieces import CORNER_NAMES
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.terms import at_ends, on, piece_name, terrace_name, terrace_place
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="build-order",
    subject="storeys",
    summary="Nothing is put on a spot that a terrace hides.",
    text=(
        "Once a terrace hides a spot, seen from above, the spot is lost: no pillar and no decoration may "
        "be put there any more. So a terrace cannot be pushed under one that lies higher, and a bridge "
        "cannot be laid under one. Two terraces built in one turn follow each other, and decorations may "
        "come between them."
    ),
    broken_when=(
        "When it is built, a terrace has a corner on a cell that an existing terrace on a higher level "
        "covers; or a decoration is put there, with an end or, for a bridge, with its gap. For a corner "
        "without pillar the ruling `hidden_corner` decides."
    ),
    sources=(
        Source("fr", "B. Construire, 2. Éléments de décor", "Important"),
        Source("fr", "B. Construire, 1. Tuile Terrasse", "2nd paragraph"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "Belangrijk"),
        Source("nl", "B. Bouwen, 1. Terrastegels", "2nd paragraph"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "重要"),
        Source("zh-Hant", "B. 建造, 1. 露臺板塊", "2nd paragraph"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "重要"),
        Source("zh-Hans", "B. 建造, 1. 露台板块", "2nd paragraph"),
    ),
    editions=(
        "The French, the Dutch and the traditional Chinese book bar pillars and decorations from hidden "
        "spots; the simplified Chinese book bars every plastic piece, and so the belvedere."
    ),
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
    cell = (CORNER_CELLS[terrace.at] or ())[corner]
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
