"""Looks for an order of building in which every link, and every statue, could be placed, by trying all of them."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from .decoration_rules import statue_supports
from .layout import Garden, Spot, Terrace

Built = frozenset[int]


class Link(NamedTuple):
    """A fountain, bridge or staircase."""

    number: int
    ends: tuple[Spot, Spot]


Piece = Spot | Link
"""A statue by its spot, or a link."""
Placed = frozenset[Piece]


def order_for_links_exists(garden: Garden, rulings: dict[str, str]) -> bool:
    """Whether some sequence of turns lets every fountain, bridge and staircase be placed on spots still in sight."""
    links = links_of(garden)
    return not links or any_order_exists(garden, rulings, [], links)


def links_of(garden: Garden) -> list[Link]:
    """The links of which both ends are on terraces that are there, and one of which will be hidden."""
    both = [each for each in garden.decorations if len(each.ends) == 2 and all(map(garden.terraces_of, each.ends))]
    links = [Link(number, (each.ends[0], each.ends[1])) for number, each in enumerate(both)]
    return [link for link in links if not all(garden.is_visible(end) for end in link.ends)]


def order_exists(garden: Garden, rulings: dict[str, str]) -> bool:
    """Whether some sequence of turns of one or two terraces lets every statue be placed by the rule of alignment.

    The links are placed in the same turns.
    """
    carrying = {support.spot() for support in statue_supports(garden) if support.surface > 0}
    statues = sorted({statue.ends[0] for statue in garden.standing("statue")} | carrying)
    return len(statues) < 2 or any_order_exists(garden, rulings, statues, links_of(garden))


def any_order_exists(garden: Garden, rulings: dict[str, str], statues: list[Spot], links: list[Link]) -> bool:
    """Whether an order exists, whichever of colliding terraces a piece may stand on."""
    ends = [*statues, *[end for link in links for end in link.ends]]
    owners = [[garden.terraces.index(terrace) for terrace in garden.terraces_of(end)] for end in ends]
    for choice in product(*owners):
        owners_of: dict[Piece, set[int]] = {statue: {choice[number]} for number, statue in enumerate(statues)}
        for number, link in enumerate(links):
            first = len(statues) + 2 * number
            owners_of[link] = {choice[first], choice[first + 1]}
        if Orders(garden, rulings, owners_of).exist():
            return True
    return False


class Orders:
    """All orders of building of one garden, each piece with the terraces that it stands on."""

    def __init__(self, garden: Garden, rulings: dict[str, str], owners_of: dict[Piece, set[int]]) -> None:
        """Prepare what must come before each terrace, and what each terrace does to the pieces."""
        self.rulings = rulings
        self.owners_of = owners_of
        self.count = len(garden.terraces)
        self.levels = [terrace.level for terrace in garden.terraces]
        self.before = [terraces_before(garden, terrace, rulings) for terrace in garden.terraces]
        self.hidden_by: dict[Piece, set[int]] = {}
        self.carries: dict[Piece, set[int]] = {}
        for piece in owners_of:
            spots = piece.ends if isinstance(piece, Link) else (piece,)
            above = [
                terrace
                for *cell, level in spots
                for terrace in garden.terraces_at((cell[0], cell[1]))
                if terrace.level > level
            ]
            self.hidden_by[piece] = {garden.terraces.index(terrace) for terrace in above}
            resting = [support.terrace for support in statue_supports(garden) if support.spot() == piece]
            self.carries[piece] = {garden.terraces.index(terrace) for terrace in resting}

    def exist(self) -> bool:
        """Whether the whole garden can be reached, turn by turn; what a turn leaves behind depends on the terraces."""
        finished = frozenset(range(self.count))
        seen: set[Built] = set()
        waiting: list[Built] = [frozenset()]
        while waiting:
            built = self.with_bystanders(waiting.pop())
            if built == finished:
                return True
            if built in seen:
                continue
            seen.add(built)
            for first in self.buildable(built):
                waiting.extend(self.after_turn(built, [first]))
                for second in self.buildable(built | {first}):
                    waiting.extend(self.after_turn(built, [first, second]))
        return False

    def with_bystanders(self, built: Built) -> Built:
        """Add every terrace that can be built and has no piece on it or below it: its own turn can come at once."""
        touched: set[int] = set().union(*self.owners_of.values(), *self.hidden_by.values())
        while True:
            bystanders = set(self.buildable(built)) - touched
            if not bystanders:
                return built
            built = built | bystanders

    def buildable(self, built: Built) -> list[int]:
        """The terraces that may be built next."""
        reached = {self.levels[terrace] + 1 for terrace in built} | {1}
        # A garden without any terrace of the level before breaks storey-order, and that alone.
        missing = {level for level in self.levels if level - 1 not in self.levels}
        left = [terrace for terrace in range(self.count) if terrace not in built]
        return [each for each in left if self.before[each] <= built and self.levels[each] in reached | missing]

    def after_turn(self, built: Built, turn: list[int]) -> list[Built]:
        """The terraces after this turn, or nothing if its pieces cannot all be placed in it.

        A link belongs to the turn in which the later of its terraces is built.
        """
        earlier = frozenset(piece for piece, owners in self.owners_of.items() if owners <= built)
        wanted = frozenset(piece for piece, owners in self.owners_of.items() if owners <= built | {*turn})
        seen: set[tuple[Built, Placed]] = set()
        waiting: list[tuple[Built, Placed]] = [(built, earlier)]
        while waiting:
            now, placed = waiting.pop()
            if (now, placed) in seen:
                continue
            seen.add((now, placed))
            to_build = [terrace for terrace in turn if terrace not in now]
            if not to_build and placed == wanted:
                return [now]
            if to_build:
                waiting.append((now | {to_build[0]}, placed))
            placeable = [piece for piece in wanted - placed if self.may_place(piece, now, placed)]
            waiting.extend((now, placed | {piece}) for piece in placeable)
        return []

    def may_place(self, piece: Piece, built: Built, placed: Placed) -> bool:
        """Whether the piece's spots are there and still in sight, and a statue in line with one then standing."""
        if not self.owners_of[piece] <= built or self.hidden_by[piece] & built:
            return False
        if isinstance(piece, Link):
            return True
        statues = [other for other in placed if not isinstance(other, Link)]
        standing = [other for other in statues if self.stands(other, built)]
        if not standing and (not statues or self.rulings["statue_restart"] == "free"):
            return True
        return any(piece[0] == other[0] or piece[1] == other[1] for other in standing or statues)

    def stands(self, statue: Piece, built: Built) -> bool:
        """Whether a placed statue still stands: it carries nothing, and is in sight if the ruling asks for that."""
        if self.carries[statue] & built:
            return False
        return self.rulings["hidden_anchor"] == "counts" or not self.hidden_by[statue] & built


def terraces_before(garden: Garden, terrace: Terrace, rulings: dict[str, str]) -> set[int]:
    """The terraces that lie below this one at one of its cells and so were built before it."""
    before = set()
    feet = {support.cell for support in garden.supports if support.terrace is terrace}
    for cell in terrace.cells.values():
        for below in garden.terraces_at(cell):
            if below.level >= terrace.level:
                continue
            corner_is_open = all(support.terrace is not below or support.cell != cell for support in garden.supports)
            stands_on_it = cell in feet and below.level == garden.surface(cell, terrace.level)
            if corner_is_open and not stands_on_it and rulings["hidden_corner"] == "allow":
                continue
            before.add(garden.terraces.index(below))
    return before
