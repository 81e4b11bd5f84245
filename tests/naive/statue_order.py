"""Looks for an order of building in which every statue could be placed, by trying all of them."""

from __future__ import annotations

from itertools import product

from .decoration_rules import statue_supports
from .layout import Garden, Spot, Terrace

Built = frozenset[int]
Placed = frozenset[Spot]


def order_exists(garden: Garden, rulings: dict[str, str]) -> bool:
    """Whether some sequence of turns of one or two terraces lets every statue be placed by the rule of alignment."""
    carrying = {support.spot() for support in statue_supports(garden) if support.surface > 0}
    statues = sorted({statue.ends[0] for statue in garden.standing("statue")} | carrying)
    if len(statues) < 2:
        return True
    owners = [[garden.terraces.index(terrace) for terrace in garden.terraces_of(statue)] for statue in statues]
    # Only terraces that collide give a statue a choice of owner.
    return any(Orders(garden, rulings, dict(zip(statues, choice, strict=True))).exist() for choice in product(*owners))


class Orders:
    """All orders of building of one garden, each statue with the terrace that it stands on."""

    def __init__(self, garden: Garden, rulings: dict[str, str], owner_of: dict[Spot, int]) -> None:
        """Prepare what must come before each terrace, and what each terrace does to the statues."""
        self.rulings = rulings
        self.owner_of = owner_of
        self.count = len(garden.terraces)
        self.levels = [terrace.level for terrace in garden.terraces]
        self.before = [terraces_before(garden, terrace, rulings) for terrace in garden.terraces]
        self.hidden_by: dict[Spot, set[int]] = {}
        self.carries: dict[Spot, set[int]] = {}
        for statue in owner_of:
            above = [terrace for terrace in garden.terraces_at(statue[:2]) if terrace.level > statue[2]]
            self.hidden_by[statue] = {garden.terraces.index(terrace) for terrace in above}
            resting = [support.terrace for support in statue_supports(garden) if support.spot() == statue]
            self.carries[statue] = {garden.terraces.index(terrace) for terrace in resting}

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
        """Add every terrace that can be built and has no statue on it or below it: its own turn can come at once."""
        touched = {*self.owner_of.values()}.union(*self.hidden_by.values())
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
        """The terraces after this turn, or nothing if its statues cannot all be placed in it."""
        earlier = frozenset(statue for statue, owner in self.owner_of.items() if owner in built)
        wanted = earlier | {statue for statue, owner in self.owner_of.items() if owner in turn}
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
            placeable = [statue for statue in wanted - placed if self.may_place(statue, now, placed)]
            waiting.extend((now, placed | {statue}) for statue in placeable)
        return []

    def may_place(self, statue: Spot, built: Built, placed: Placed) -> bool:
        """Whether the statue's spot is there, still in sight, and in line with a statue then standing."""
        if self.owner_of[statue] not in built or self.hidden_by[statue] & built:
            return False
        standing = [other for other in placed if self.stands(other, built)]
        if not standing and (not placed or self.rulings["statue_restart"] == "free"):
            return True
        return any(statue[0] == other[0] or statue[1] == other[1] for other in standing or placed)

    def stands(self, statue: Spot, built: Built) -> bool:
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
