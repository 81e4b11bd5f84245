"""The single changes that take away most of a garden's faults and make none.

Likely slips come first: those of the terraces and pieces that the faults point at. Only where none of them takes away
all faults, every other change is tried, too.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from babylon_cli.babylon.mends import board_slips, piece_slips, terrace_slips
from babylon_cli.babylon.mends.change import Change
from babylon_cli.babylon.mends.focus import Focus, focus_of
from babylon_cli.babylon.mends.trial import Allowance, Trial, trial_of
from babylon_cli.babylon.rules.garden.statue_alignment import MOST_TERRACES_SEARCHED
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.laying import lay_out
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Finding
from babylon_cli.wording.message import Message

MOST_FAULTS = 40
"""More than one terrace or piece can have made: then only the whole board may have been read otherwise."""

MOST_GIVEN = 6
"""How many changes are handed on at most; among equals decides what the rules say of the whole table."""


class Mending(NamedTuple):
    """A change, and how many of the garden's faults it leaves."""

    change: Change
    leaves: int


def mendings(layout: Layout, rulings: Rulings, faults: Sequence[Finding], allowance: Allowance) -> list[Mending]:
    """The changes that leave fewer of a garden's faults than there are, the best first, and of equals the likeliest.

    Where one leaves none, only such are given. `faults` are all that the garden rules find.
    """
    if not 0 < len(layout.garden.terraces) <= MOST_TERRACES_SEARCHED:
        return []
    trial = trial_of(rulings, faults, allowance)
    focus = focus_of(layout, faults)
    if len(faults) > MOST_FAULTS:
        return _best(_useful(board_slips.read_otherwise(layout.garden), trial), focus)
    found = _useful(_likely_slips(layout, focus), trial)
    if all([mending.leaves for mending in found]):
        found += _useful(_all_slips(layout), trial)
    return _best(found, focus)


def views(gardens: Sequence[Garden], trials: Sequence[Trial]) -> Iterator[tuple[Message, list[Garden]]]:
    """Every other way to read all gardens of a table that makes no fault in any, and takes most of theirs away."""
    total = sum([trial.before.total() for trial in trials])
    for view in board_slips.VIEWS:
        seen = [garden for typed in gardens if (garden := board_slips.seen_by(view, typed)) is not None]
        if len(seen) == len(gardens):
            tried = [trial.faults_left(garden) for garden, trial in zip(seen, trials, strict=True)]
            left = [faults for faults in tried if faults is not None]
            if len(left) == len(gardens) and takes_most_away(sum(left), total):
                yield view.told, seen


def takes_most_away(left: int, total: int) -> bool:
    """Whether so few faults are left that the whole board was surely read otherwise."""
    return 2 * left < total


def _useful(changes: Iterator[Change], trial: Trial) -> list[Mending]:
    """The changes that leave fewer faults and make none: those that leave none, or else the best of the others.

    Orders of building take longest to look for, so that is done last, and only for what is worth it.
    """
    whole: list[Mending] = []
    waiting: list[Mending] = []
    for change in changes:
        if trial.allowance.is_spent:
            break
        total = trial.before.total()
        left = trial.quick_faults_of(change.garden, 0 if whole else total - 1)
        if left == 0 and trial.faults_of_history(lay_out(change.garden)) == 0:
            whole.append(Mending(change, 0))
        elif left is not None and (change.concerns or takes_most_away(left, total)):
            waiting.append(Mending(change, left))
    return whole or list(islice(_in_all(waiting, trial), MOST_GIVEN))


def _in_all(waiting: list[Mending], trial: Trial) -> Iterator[Mending]:
    """Changes with the faults of their order of building, the best first."""
    for change, left in sorted(waiting, key=lambda mending: mending.leaves):
        of_history = trial.faults_of_history(lay_out(change.garden))
        if of_history is not None and left + of_history < trial.before.total():
            yield Mending(change, left + of_history)


def _best(found: list[Mending], focus: Focus) -> list[Mending]:
    different: dict[Garden, Mending] = {}
    for mending in sorted(found, key=lambda mending: (mending.leaves, _doubt(mending.change, focus))):
        different.setdefault(mending.change.garden, mending)
    in_order = list(different.values())
    if in_order and in_order[0].change.concerns:  # then nobody need have read the whole board otherwise
        in_order = [mending for mending in in_order if mending.change.concerns]
    whole = [mending for mending in in_order if mending.leaves == 0]
    return (whole or in_order)[:MOST_GIVEN]


def _doubt(change: Change, focus: Focus) -> int:
    """How much is to be said against a slip: least where the faults name the piece, most against all of a garden."""
    if not change.concerns:
        return 2
    return 0 if change.concerns in focus.named else 1


def _likely_slips(layout: Layout, focus: Focus) -> Iterator[Change]:
    """The slips that are often made, where the faults point at."""
    garden, terraces = layout.garden, focus.terraces
    yield from board_slips.read_otherwise(garden)
    yield from _pillars(layout, focus.pieces)
    for slip in (
        terrace_slips.other_belvederes,
        terrace_slips.by_another_corner,
        terrace_slips.other_levels,
        terrace_slips.other_icons,
        terrace_slips.near_by,
    ):
        for terrace in terraces:
            yield from slip(garden, terrace)
    for piece in focus.pieces:
        yield from piece_slips.elsewhere(layout, piece)


def _all_slips(layout: Layout) -> Iterator[Change]:
    """Every slip of every terrace and piece. Icons are left out: only a fault at the terrace itself asks for others."""
    garden = layout.garden
    for terrace in garden.terraces:
        yield from terrace_slips.other_levels(garden, terrace)
        yield from terrace_slips.other_belvederes(garden, terrace)
    for terrace in garden.terraces:
        yield from terrace_slips.anywhere(garden, terrace)
    yield from _pillars(layout, layout.placed)
    for piece in layout.placed:
        yield from piece_slips.elsewhere(layout, piece)


def _pillars(layout: Layout, pieces: Sequence[Placed]) -> Iterator[Change]:
    """Statues that became pillars: of these pieces, and those that nobody listed."""
    for piece in pieces:
        if piece.decoration.kind is Icon.STATUE:
            yield from piece_slips.as_pillar(layout, piece)
    yield from piece_slips.unlisted_pillars(layout)
