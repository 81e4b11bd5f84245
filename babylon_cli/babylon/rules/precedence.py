"""What was built before what, as far as a finished garden shows it (rules `build-order` and `statue-alignment`).

A terrace comes after everything beneath it at its cells, and after a terrace of the storey before. A fountain, bridge
or staircase is placed in the turn of the later of its two terraces, so a terrace over one of its spots comes after
both. Sets of terraces are bits by their position in the layout, where they stand lowest level first.
"""

from collections.abc import Sequence
from dataclasses import field
from functools import cached_property, lru_cache
from typing import NamedTuple

from babylon_cli.babylon.rules.statues import statues_of
from babylon_cli.babylon.table.cells import COVER, bit, numbers_in, set_of
from babylon_cli.babylon.table.frozen import dataclass
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.terrace import Terrace


class HiddenLink(NamedTuple):
    """A fountain, bridge or staircase with terraces over its spots."""

    link: Placed
    terraces: int
    """Those that it lies on."""
    above: int
    """Those that hide one of its spots."""


@dataclass(frozen=True)
class Precedence:
    """For each terrace, by position, what must lie before it can be built; equal where the same is needed."""

    terraces: tuple[Terrace, ...] = field(compare=False)
    after_all: tuple[int, ...]
    """All of these: what lies beneath, and the terraces of the links that it hides."""
    after_one: tuple[int, ...]
    """One of these, the storey before; 0 where there is none, which `storey-order` reports."""
    hidden_links: tuple[HiddenLink, ...] = field(compare=False)

    @property
    def everything(self) -> int:
        """All terraces."""
        return bit(len(self.terraces)) - 1

    def allows(self, position: int, built: int) -> bool:
        """Whether a terrace may be built next, where these lie."""
        if built >> position & 1 or self.after_all[position] & ~built:
            return False
        storey_before = self.after_one[position]
        return not storey_before or bool(storey_before & built)

    @cached_property
    def never_built(self) -> list[int]:
        """The terraces that no order of building reaches: each waits for another of them."""
        built = self.all_that_follow(0)
        return [position for position in range(len(self.terraces)) if not built >> position & 1]

    @cached_property
    def always_after(self) -> list[int]:
        """For each terrace those that come after it in every order of building."""
        return [
            self.everything & ~self.all_that_follow(0, bit(position)) & ~bit(position)
            for position in range(len(self.terraces))
        ]

    def all_that_follow(self, built: int, barred: int = 0) -> int:
        """Where these lie: all that are built in the end if none but the barred ones are left out."""
        waiting = [position for position in range(len(self.terraces)) if not (built | barred) >> position & 1]
        while waiting:
            left = []
            for position in waiting:
                if self.allows(position, built):
                    built |= bit(position)
                else:
                    left.append(position)
            if len(left) == len(waiting):
                break
            waiting = left
        return built


def precedence_of(layout: Layout, rulings: Rulings) -> Precedence:
    """What must be built before what, by the ruling on hidden corners."""
    return _precedence(layout, slips_under=rulings.hidden_corner == "allow")


@lru_cache(maxsize=8)
def _precedence(layout: Layout, *, slips_under: bool) -> Precedence:
    """What must be built before what; `slips_under` where an open corner may come to lie under a terrace."""
    after_all, after_one = _below(layout)
    if slips_under:
        pairs = zip(layout.terraces, after_all, strict=True)
        after_all = [_without_what_slips(layout, beneath, terrace) for terrace, beneath in pairs]
    links = hidden_links(layout)
    for position, terraces in linked_beneath(links).items():
        after_all[position] |= terraces
    return Precedence(layout.terraces, tuple(after_all), tuple(after_one), links)


def _below(layout: Layout) -> tuple[list[int], list[int]]:
    """For each terrace those beneath it at its cells, and for each those of the storey before."""
    covers = [COVER[terrace.at] for terrace in layout.terraces]
    lowest: dict[int, int] = {}  # the position of the first terrace of each storey, whose terraces stand in a row
    for position, terrace in enumerate(layout.terraces):
        lowest.setdefault(terrace.level, position)
    beneath, storey_before = [], []
    for terrace, cover in zip(layout.terraces, covers, strict=True):
        first = lowest[terrace.level]
        beneath.append(set_of([position for position in range(first) if covers[position] & cover]))
        before = lowest.get(terrace.level - 1)
        storey_before.append(0 if before is None else bit(first) - bit(before))
    return beneath, storey_before


def _without_what_slips(layout: Layout, beneath: int, upper: Terrace) -> int:
    """The terraces beneath one at its cells, but for what may slip under it later."""
    positions = numbers_in(beneath)
    return set_of([position for position in positions if not _may_slip(layout, layout.terraces[position], upper)])


def _may_slip(layout: Layout, lower: Terrace, upper: Terrace) -> bool:
    """Whether the lower of two terraces may come later, by each of the cells that they share."""
    return all([_may_slip_at(layout, lower, upper, cell) for cell in lower.cells if cell in upper.cells])


def _may_slip_at(layout: Layout, lower: Terrace, upper: Terrace, cell: int) -> bool:
    """Whether the lower terrace may come later: its corner at the cell is open and carries nothing of the upper one."""
    if not _is_open(lower, cell):
        return False
    carries = layout.surface_below(cell, upper.level) == lower and not _is_open(upper, cell)
    statues = statues_of(layout, hiding_ends_it=False)
    taken = any(statue.cell == cell and statue.level == lower.level for statue in statues)
    return not carries and not taken


def _is_open(terrace: Terrace, cell: int) -> bool:
    return terrace.is_open(terrace.corner_at(cell))


def can_be_built_by_storeys(layout: Layout) -> bool:
    """Whether what hides a link lies higher than both its terraces, so that it can come after them, by storeys."""
    for piece in layout.placed:
        first, last = piece.ends[0], piece.ends[-1]
        if first.level != last.level and first.terraces and last.terraces:
            lower, upper = (first, last) if first.height < last.height else (last, first)
            if any([lower.height < each.level <= upper.height for each in layout.stacks[lower.cell]]):
                return False
    return True


def hidden_links(layout: Layout) -> tuple[HiddenLink, ...]:
    """The links with terraces over their spots."""
    hidden = [link for link in links_of(layout) if any([layout.hides(end.cell, end.height) for end in link.ends])]
    if not hidden:
        return ()
    bits = {terrace.number: bit(position) for position, terrace in enumerate(layout.terraces)}
    return tuple([_hidden_link(layout, link, bits) for link in hidden])


def _hidden_link(layout: Layout, link: Placed, bits: dict[int, int]) -> HiddenLink:
    above = [terrace for end in link.ends for terrace in layout.stacks[end.cell] if terrace.level > end.height]
    return HiddenLink(link, _set_of([end.terraces[0] for end in link.ends], bits), _set_of(above, bits))


def linked_beneath(links: Sequence[HiddenLink]) -> dict[int, int]:
    """By the position of each terrace that hides a link: the terraces of these links, which come before it."""
    before: dict[int, int] = {}
    for link in links:
        for position in numbers_in(link.above):
            before[position] = before.get(position, 0) | link.terraces
    return before


def links_of(layout: Layout) -> list[Placed]:
    """The fountains, bridges and staircases whose ends all lie on terraces that the file has."""
    return [
        piece for piece in layout.placed if len(piece.ends) > 1 and piece.ends[0].terraces and piece.ends[1].terraces
    ]


def _set_of(terraces: list[Terrace], bits: dict[int, int]) -> int:
    members = 0
    for terrace in terraces:
        members |= bits[terrace.number]
    return members
