"""The decorations that a new terrace makes possible, and every set of them that can be placed together."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from babylon_cli.babylon.moves.gaps import keeps_gaps_clear
from babylon_cli.babylon.play.alignment import Anchors, out_of_line
from babylon_cli.babylon.play.seat import next_number
from babylon_cli.babylon.rules.garden import bridge_link, fountain_link, staircase_link
from babylon_cli.babylon.rules.garden.decoration_icon import may_carry
from babylon_cli.babylon.rules.standing import taken_spots
from babylon_cli.babylon.table.cells import SIDE, distance
from babylon_cli.babylon.table.laying import decorate
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.pieces import Decoration, Icon, Spot
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.terrace import Terrace

STATUE, FOUNTAIN, BRIDGE, STAIRCASE = Icon.STATUE, Icon.FOUNTAIN, Icon.BRIDGE, Icon.STAIRCASE
KINDS = (STATUE, FOUNTAIN, BRIDGE, STAIRCASE)
LENGTHS = {FOUNTAIN: 1, BRIDGE: 2, STAIRCASE: 1}
LINK_RULES = {FOUNTAIN: fountain_link, BRIDGE: bridge_link, STAIRCASE: staircase_link}


class Possible(NamedTuple):
    """One decoration that could be placed with an end on the new terrace."""

    kind: Icon
    ends: tuple[Spot, ...]
    changed: Spot | None = None
    """The spot that counts as another icon by the round token, if one has to."""


class Swap(NamedTuple):
    """What the round token lets the new terrace's spots count as, if it still does."""

    icons: bool = False
    """A spot with an icon may count as another one."""
    blanks: bool = False
    """A spot without icon may count as any."""


def possible_decorations(layout: Layout, terrace: Terrace, swap: Swap, rulings: Rulings) -> list[Possible]:
    """Every single decoration with an end on a terrace that was just built, whichever others are placed."""
    taken = set(taken_spots(layout))
    found: list[Possible] = []
    for cell in terrace.cells:
        spot = Spot(cell, terrace.level)
        if (cell, terrace.level) in taken or layout.hides(cell, terrace.level):
            continue
        for kind in KINDS:
            for other in _other_ends(layout, spot, kind, taken):
                changed = _changed_spots([spot, *other], layout, terrace, kind, swap)
                possible = Possible(kind, _in_order((spot, *other)), next(iter(changed or ()), None))
                if changed is not None and _is_linked(layout, possible, rulings):
                    found.append(possible)
    return list(dict.fromkeys(found))


def _in_order(ends: tuple[Spot, ...]) -> tuple[Spot, ...]:
    return tuple(sorted(ends, key=lambda end: (end.cell, end.level or 0)))


def _other_ends(layout: Layout, spot: Spot, kind: Icon, taken: set[tuple[int, int]]) -> Iterator[tuple[Spot, ...]]:
    """For a statue one empty tuple; else every free visible spot at which its other end could be."""
    if kind is STATUE:
        yield ()
        return
    length = LENGTHS[kind]
    for cell in (spot.cell - length * SIDE, spot.cell - length, spot.cell + length, spot.cell + length * SIDE):
        stack = layout.stacks.get(cell)
        if stack is not None and distance(spot.cell, cell) == length and (cell, stack[-1].level) not in taken:
            yield (Spot(cell, stack[-1].level),)


def _changed_spots(spots: Sequence[Spot], layout: Layout, terrace: Terrace, kind: Icon, swap: Swap) -> set[Spot] | None:
    """The spots whose icon the token must change for this kind: none or one; None where it cannot be."""
    changed: set[Spot] = set()
    for spot in spots:
        owners = layout.find(spot).terraces
        if any([owner.icons is not None and may_carry(owner, spot.cell, kind) for owner in owners]):
            continue
        if not any([_may_change(owner, spot.cell, swap) for owner in owners if owner is terrace]):
            return None
        changed.add(spot)
    return changed if len(changed) <= 1 else None


def _may_change(terrace: Terrace, cell: int, swap: Swap) -> bool:
    if terrace.icons is None:
        return False
    blank = terrace.icons[terrace.corner_at(cell)] is Icon.NONE
    return swap.blanks if blank else swap.icons


def _is_linked(layout: Layout, possible: Possible, rulings: Rulings) -> bool:
    """Whether a decoration by itself breaks none of the rules on its link, and fills the gap of no bridge."""
    with_it = decorated(layout, [possible])
    if with_it.of_kind(BRIDGE) and not keeps_gaps_clear(layout, with_it, rulings):
        return False
    if possible.kind is STATUE:
        return True
    path = with_it.placed[-1].path
    return all([fault.path != path for fault in LINK_RULES[possible.kind].check(with_it, rulings)])


def decorated(layout: Layout, pieces: Sequence[Possible]) -> Layout:
    """The garden with some decorations placed."""
    new = [
        Decoration(piece.kind, next_number(layout.garden, piece.kind) + position, piece.ends)
        for position, piece in enumerate(pieces)
    ]
    return decorate(layout, tuple(new))


def largest_sets(possible: Sequence[Possible], anchors: Anchors, rulings: Rulings) -> list[tuple[Possible, ...]]:
    """Every set of decorations that can be placed together and to which none can be added.

    No two share a spot, the token changes one spot at most, and every statue is in line when it is placed. None fills
    the gap of another: each has an end on the new terrace, and only the spot from which a bridge starts is beside its
    gap.
    """
    sets = [chosen for chosen in _compatible(list(possible), ()) if _in_line(chosen, anchors, rulings)]
    as_sets = [frozenset(chosen) for chosen in sets]
    return [
        chosen
        for chosen, members in zip(sets, as_sets, strict=True)
        if not any([members < others for others in as_sets])
    ]


def _compatible(left: list[Possible], chosen: tuple[Possible, ...]) -> Iterator[tuple[Possible, ...]]:
    """Every choice that takes no spot twice and changes one spot at most."""
    if not left:
        yield chosen
        return
    first, rest = left[0], left[1:]
    yield from _compatible(rest, chosen)
    used = {spot for piece in chosen for spot in piece.ends}
    changes = [piece.changed for piece in (*chosen, first) if piece.changed is not None]
    if used.isdisjoint(first.ends) and len(changes) <= 1:
        yield from _compatible(rest, (*chosen, first))


def _in_line(chosen: tuple[Possible, ...], anchors: Anchors, rulings: Rulings) -> bool:
    cells = [piece.ends[0].cell for piece in chosen if piece.kind is STATUE]
    return not out_of_line(cells, anchors, rulings)
