"""Nothing is put on a spot that a terrace hides."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from babylon_cli.babylon.rulebooks import HIDDEN_SPOTS, TERRACES, cited
from babylon_cli.babylon.rules.plain_order import a_plain_order_works
from babylon_cli.babylon.rules.precedence import can_be_built_by_storeys, precedence_of
from babylon_cli.babylon.rules.rule import GardenRule, TurnRule
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.pieces import CORNER_NAMES
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.terms import at_ends, on, piece_name, terrace_name, terrace_place, together
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

if TYPE_CHECKING:
    from babylon_cli.babylon.play.building import Step
    from babylon_cli.babylon.play.play import PlayedTurn
    from babylon_cli.babylon.rules.circle import Need

ABOUT = About(
    id="build-order",
    subject="storeys",
    sources=cited(HIDDEN_SPOTS, TERRACES.at("2nd paragraph")),
    rulings=("hidden_corner",),
    judges="history",
)


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """A garden that no order of building can give without putting a link on a hidden spot."""
    if not is_broken(layout, rulings):
        return
    from babylon_cli.babylon.rules.circle import smallest_circle  # noqa: PLC0415 - only where there is one

    circle = smallest_circle(precedence_of(layout, rulings))
    links = [need.link for need in circle if need.link is not None]
    yield Fault(
        links[0].path,
        links[0].place,
        Message(
            "no order of building gives this garden: {needs}", needs=_in_a_row([_in_words(need) for need in circle])
        ),
        Message(
            "what a terrace hides is never used again, and a fountain, bridge or staircase is placed in the turn of "
            "the later of its two terraces; check its cells and levels, and those of the terraces over it"
        ),
        place=together([at_ends(link) for link in links]),
    )


def is_broken(layout: Layout, rulings: Rulings) -> bool:
    """Whether no order of building gives the garden, links alone considered."""
    if not layout.garden.complete or can_be_built_by_storeys(layout) or a_plain_order_works(layout):
        return False
    return bool(precedence_of(layout, rulings).never_built)


def _in_a_row(needs: Sequence[Message]) -> Message:
    first, *others = needs
    return Message("{first}, and {others}", first=first, others=_in_a_row(others)) if others else first


def _in_words(need: "Need") -> Message:
    before, after = terrace_name(need.before), terrace_place(need.after)
    if need.link is None:
        return Message("the terrace at {after} needs {before} before it", after=after, before=before)
    link = piece_name(need.link)
    if need.before == need.after:
        return Message("{link} lies under {terrace}, which must be built before it", link=link, terrace=before)
    return Message("{link} needs {before} before the one at {after}", link=link, before=before, after=after)


def has_hidden_open_corner(layout: Layout) -> bool:
    """Whether a terrace lies over an open corner of another, so that either may have come first by a house rule."""
    open_corners = [(terrace, corner) for terrace in layout.terraces for corner in terrace.open_corners]
    return any([layout.hides(terrace.cells[corner], terrace.level) for terrace, corner in open_corners])


def check_turn(played: "PlayedTurn") -> Iterator[Fault]:
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


def barred_corners(step: "Step", rulings: Rulings) -> tuple[int, ...]:
    """The corners of a build that lie under an existing terrace against the rule."""
    if rulings.hidden_corner == "forbid":
        return step.hidden_corners
    return tuple([corner for corner in step.hidden_corners if not step.terrace.is_open(corner)])


def _fault_of_build(step: "Step", layout: Layout, corner: int) -> Fault:
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


RULE = GardenRule(ABOUT, check, can_matter={"hidden_corner": has_hidden_open_corner})
TURN_RULE = TurnRule(ABOUT, check_turn)
