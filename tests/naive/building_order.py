"""Looks for an order of building in which every link and every statue could be placed, by trying all of them."""

from __future__ import annotations

from .decoration_rules import statue_supports
from .layout import Garden, Spot, Terrace

Built = frozenset[int]
# A statue has one spot, a fountain, bridge or staircase has two.
Piece = tuple[Spot, ...]
Placed = frozenset[Piece]


def link_order_exists(garden: Garden, rulings: dict[str, str]) -> bool:
    """Whether some order of building puts no fountain, bridge or staircase on a spot that is hidden already."""
    links = links_of(garden)
    return not links or any_order_exists(garden, rulings, links)


def order_exists(garden: Garden, rulings: dict[str, str]) -> bool:
    """Whether some order of building lets every link and every statue be placed as the rules ask."""
    pieces = links_of(garden) + statues_of(garden)
    return not pieces or any_order_exists(garden, rulings, pieces)


def links_of(garden: Garden) -> list[Piece]:
    """The ends of every fountain, bridge and staircase of which both are on a terrace."""
    links = [each for each in garden.sound_decorations() if each.kind != "statue"]
    return sorted({tuple(sorted(link.ends)) for link in links})


def statues_of(garden: Garden) -> list[Piece]:
    """The spot of every statue on a terrace, those that carry another terrace included."""
    carrying = {support.spot() for support in statue_supports(garden) if support.surface > 0}
    return [(spot,) for spot in sorted({statue.ends[0] for statue in garden.standing("statue")} | carrying)]


def any_order_exists(garden: Garden, rulings: dict[str, str], pieces: list[Piece]) -> bool:
    """Whether an order exists for these pieces; where terraces collide, a spot is that of the first in the file."""
    spots = {spot for piece in pieces for spot in piece}
    owner_of = {spot: garden.terraces.index(garden.terraces_of(spot)[0]) for spot in spots}
    return Orders(garden, rulings, pieces, owner_of).exist()


class Orders:
    """All orders of building of one garden, each spot with the terrace that it is on."""

    def __init__(self, garden: Garden, rulings: dict[str, str], pieces: list[Piece], owner_of: dict[Spot, int]) -> None:
        """Prepare what must come before each terrace, what each piece stands on, and what each terrace hides."""
        self.rulings = rulings
        self.count = len(garden.terraces)
        self.levels = [terrace.level for terrace in garden.terraces]
        self.before = [terraces_before(garden, terrace, rulings) for terrace in garden.terraces]
        self.pieces = pieces
        self.needed_by = {piece: {owner_of[spot] for spot in piece} for piece in pieces}
        self.hiding: dict[Piece, set[int]] = {piece: set() for piece in pieces}
        self.resting_on: dict[Piece, set[int]] = {piece: set() for piece in pieces}
        for piece in pieces:
            for spot in piece:
                above = [terrace for terrace in garden.terraces_at(spot[:2]) if terrace.level > spot[2]]
                self.hiding[piece] |= {garden.terraces.index(terrace) for terrace in above}
                resting = [support.terrace for support in statue_supports(garden) if support.spot() == spot]
                self.resting_on[piece] |= {garden.terraces.index(terrace) for terrace in resting}
        statues = [piece for piece in pieces if len(piece) == 1]
        self.harmless = set(range(self.count)).difference(*self.hiding.values())
        self.harmless = self.harmless.difference(*(self.needed_by[statue] for statue in statues))

    def exist(self) -> bool:
        """Whether the whole garden can be reached, turn by turn.

        What a turn leaves behind depends on the terraces alone: every piece is placed in the turn of its last terrace.
        """
        finished = frozenset(range(self.count))
        seen: set[Built] = set()
        waiting: list[Built] = [frozenset()]
        while waiting:
            built = self.with_bystanders(waiting.pop())
            if built == finished:
                return True
            if built is None or built in seen:
                continue
            seen.add(built)
            playable = [turn for turn in self.turns(built) if self.can_turn_be_played(built, turn)]
            waiting.extend(built.union(turn) for turn in playable)
        return False

    def with_bystanders(self, built: Built) -> Built | None:
        """Add every terrace without a statue that hides no piece, each in a turn of its own; None if that is too late.

        It can wait for nothing: it hides no spot, changes no line of statues, and its links find no more spots in
        sight later than now.
        """
        while True:
            bystanders = [terrace for terrace in self.buildable(built) if terrace in self.harmless]
            if not bystanders:
                return built
            if not self.can_turn_be_played(built, bystanders[:1]):
                return None
            built = built | {bystanders[0]}

    def buildable(self, built: Built) -> list[int]:
        """The terraces that may be built next."""
        reached = {self.levels[terrace] + 1 for terrace in built} | {1}
        # A garden without any terrace of the level before breaks storey-order, and that alone.
        missing = {level for level in self.levels if level - 1 not in self.levels}
        left = [terrace for terrace in range(self.count) if terrace not in built]
        return [each for each in left if self.before[each] <= built and self.levels[each] in reached | missing]

    def turns(self, built: Built) -> list[list[int]]:
        """Every turn of one or two terraces that may come next."""
        alone = [[first] for first in self.buildable(built)]
        return alone + [[first, second] for (first,) in alone for second in self.buildable(built | {first})]

    def can_turn_be_played(self, built: Built, turn: list[int]) -> bool:
        """Whether every piece of this turn can be placed in it, before, between or after what is left to build."""
        placed_before = frozenset(piece for piece in self.pieces if self.needed_by[piece] <= built)
        wanted = frozenset(piece for piece in self.pieces if self.needed_by[piece] <= built | set(turn))
        seen: set[tuple[Built, Placed]] = set()
        waiting: list[tuple[Built, Placed]] = [(built, placed_before)]
        while waiting:
            now, placed = waiting.pop()
            if (now, placed) in seen or self.is_any_lost(now, placed):
                continue
            seen.add((now, placed))
            to_build = [terrace for terrace in turn if terrace not in now]
            if not to_build and placed == wanted:
                return True
            if to_build:
                waiting.append((now | {to_build[0]}, placed))
            placeable = [piece for piece in wanted - placed if self.may_place(piece, now, placed)]
            waiting.extend((now, placed | {piece}) for piece in placeable)
        return False

    def is_any_lost(self, built: Built, placed: Placed) -> bool:
        """Whether a spot was hidden before its piece was placed; terraces are never taken away again."""
        return any(self.hiding[piece] & built for piece in self.pieces if piece not in placed)

    def may_place(self, piece: Piece, built: Built, placed: Placed) -> bool:
        """Whether the piece's terraces are there, and a statue is in line; what is not lost is in sight."""
        return self.needed_by[piece] <= built and (len(piece) == 2 or self.is_in_line(piece[0], built, placed))

    def is_in_line(self, spot: Spot, built: Built, placed: Placed) -> bool:
        """Whether a statue here is the first one, or in line with one that stands."""
        statues = [piece for piece in placed if len(piece) == 1]
        standing = [piece for piece in statues if self.stands(piece, built)]
        if not standing and (not statues or self.rulings["statue_restart"] == "free"):
            return True
        return any(spot[0] == other[0] or spot[1] == other[1] for (other,) in standing or statues)

    def stands(self, statue: Piece, built: Built) -> bool:
        """Whether a placed statue still stands: it carries nothing, and is in sight if the ruling asks for that."""
        if self.resting_on[statue] & built:
            return False
        return self.rulings["hidden_anchor"] == "counts" or not self.hiding[statue] & built


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
