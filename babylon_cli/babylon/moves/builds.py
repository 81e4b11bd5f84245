"""Every legal way to build one terrace: its place, how it lies, what it stands on, and its belvedere."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.babylon.moves.gaps import keeps_gaps_clear
from babylon_cli.babylon.moves.ground import Ground, ground_for
from babylon_cli.babylon.play.building import Source, built_terrace, make_step
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.table.cells import CORNER_CELLS
from babylon_cli.babylon.table.layout import DOUBLE, Layout
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.terrace import OPEN, Corners, Icons, StoredTerrace, quarter_turns
from babylon_cli.babylon.table.turn import MOST_BUILDS, Build, Origin


class Stand(NamedTuple):
    """A place with its supports, for a terrace that may still be turned."""

    at: int
    level: int
    supports: Corners
    """The support of every corner; none is an open one."""
    belvedere: int | None
    cost: int
    """Single pillars that the supports cost, two for each double pillar that is not in hand."""


class Choice(NamedTuple):
    """A terrace that may be built, and the ways in which it can lie."""

    origin: Origin
    terrace: StoredTerrace
    turns: tuple[Icons | None, ...]
    """Its icons by quarter turns, equal ones once; a single None where they are not known."""


class Move(NamedTuple):
    """One legal build."""

    choice: Choice
    icons: Icons | None
    stand: Stand


class Hand(NamedTuple):
    """What the supports may cost."""

    singles: int
    """As many as there can be at all where nobody can know how many there are."""
    doubles: int

    def cost(self, singles: int, doubles: int) -> int:
        """Single pillars that some supports cost."""
        return singles + 2 * max(0, doubles - self.doubles)

    def after(self, stand: Stand) -> "Hand":
        """What is left once the supports of a build are paid."""
        return Hand(self.singles - stand.cost, max(0, self.doubles - stand.supports.count(DOUBLE)))

    def allows(self, cost: int) -> bool:
        """Whether it can be paid."""
        return cost <= self.singles


def choices(played: PlayedTurn) -> tuple[Choice, ...]:
    """The terraces that the turn so far leaves to be built: the dug one, then the stored one."""
    if len(played.steps) >= MOST_BUILDS:
        return ()
    found: list[Choice] = []
    if played.digging.terrace is not None and "dug" not in played.built:
        found.append(_choice("dug", played.digging.terrace))
    if played.before.notch and "stored" not in played.built:
        found.append(_choice("stored", played.before.notch[0]))
    return tuple(found)


def _choice(origin: Origin, terrace: StoredTerrace) -> Choice:
    if terrace.icons is None:
        return Choice(origin, terrace, (None,))
    return Choice(origin, terrace, tuple(dict.fromkeys(quarter_turns(terrace.icons))))


def hand(played: PlayedTurn) -> Hand:
    """What is left to build with."""
    budget = played.budget
    return Hand(budget.most_left, max(0, budget.doubles_in_hand - budget.doubles_used))


def legal_moves(played: PlayedTurn) -> Iterator[Move]:
    """Every legal build that could come next, by terrace, place, supports and quarter turn."""
    layout = played.after.layout
    open_choices = choices(played)
    if not open_choices:
        return
    stands = list(legal_stands(layout, hand(played), played.setting.rulings))
    for choice in open_choices:
        for stand in stands:
            for icons in choice.turns:
                yield Move(choice, icons, stand)


def count_builds(played: PlayedTurn, depth: int) -> int:
    """How many sequences of so many builds could come next in the turn, decorations left aside."""
    rulings = played.setting.rulings
    return _count(played.after.layout, hand(played), choices(played), depth, rulings)


def _count(layout: Layout, in_hand: Hand, left: tuple[Choice, ...], depth: int, rulings: Rulings) -> int:
    stands = list(legal_stands(layout, in_hand, rulings)) if left else []
    if depth == 1:
        return len(stands) * sum([len(choice.turns) for choice in left])
    total = 0
    for choice in left:
        others = tuple([other for other in left if other is not choice])
        for stand in stands if others else ():
            after = with_build(layout, as_build(stand, choice.origin), choice.terrace)
            total += len(choice.turns) * _count(after, in_hand.after(stand), others, depth - 1, rulings)
    return total


def legal_stands(layout: Layout, in_hand: Hand, rulings: Rulings) -> Iterator[Stand]:
    """Every place and set of supports on which a terrace can be built, whichever terrace it is."""
    gaps = {bridge.gap_cell for bridge in layout.of_kind(Icon.BRIDGE)}
    levels = {1, *[terrace.level + 1 for terrace in layout.terraces], *_levels_over_hidden_ones(layout)}
    taken_places = {(terrace.at, terrace.level) for terrace in layout.terraces}
    for level in sorted(levels):
        ground = ground_for(layout, level, rulings)
        barred = _places_taken(taken_places, level, rulings)
        for at, cells in enumerate(CORNER_CELLS):
            if not cells or at in barred:
                continue
            stands = _stands(at, level, [ground[cell] for cell in cells], in_hand)
            if gaps.isdisjoint(cells):
                yield from stands
            else:
                for stand in stands:
                    if keeps_gaps_clear(layout, with_build(layout, as_build(stand), None), rulings):
                        yield stand


def _levels_over_hidden_ones(layout: Layout) -> list[int]:
    """The levels over those of which a garden that was noted from above may leave out every terrace."""
    highest = max([terrace.level for terrace in layout.terraces], default=0)
    return [level for level in range(2, highest + 1) if layout.may_hide_storey(level - 1)]


def _places_taken(places: set[tuple[int, int]], level: int, rulings: Rulings) -> set[int]:
    """Where a terrace on this level would lie squarely over another one against the ruling in force."""
    return {at for at, other in places if rulings.superposed == "never" or abs(other - level) <= 1}


def _stands(at: int, level: int, grounds: list[Ground], in_hand: Hand) -> Iterator[Stand]:
    unsupported = [corner for corner, ground in enumerate(grounds) if ground.support is None]
    if not unsupported:
        yield from _stand(at, level, grounds, None, in_hand)
        for corner, ground in enumerate(grounds):
            if ground.may_be_open:
                yield from _stand(at, level, grounds, corner, in_hand)
    elif len(unsupported) == 1 and grounds[unsupported[0]].may_be_open:
        yield from _stand(at, level, grounds, unsupported[0], in_hand)


def _stand(at: int, level: int, grounds: list[Ground], open_corner: int | None, in_hand: Hand) -> Iterator[Stand]:
    singles = doubles = 0
    for corner, ground in enumerate(grounds):
        if corner != open_corner:
            singles += ground.singles
            doubles += ground.doubles
    cost = in_hand.cost(singles, doubles)
    if in_hand.allows(cost):
        supports = [ground.support for ground in grounds]
        if open_corner is not None:
            supports[open_corner] = OPEN
        north_west, north_east, south_west, south_east = supports
        yield Stand(at, level, (north_west, north_east, south_west, south_east), open_corner, cost)


def with_build(layout: Layout, build: Build, source: StoredTerrace | None) -> Layout:
    """The garden with a terrace built."""
    terrace = built_terrace(build, len(layout.garden.terraces), source)
    return make_step((), build, terrace, Source(source, None), layout)[1]


def as_build(stand: Stand, origin: Origin = "dug", icons: Icons | None = None) -> Build:
    """The build as a turn would list it; an open corner is the belvedere's."""
    north_west, north_east, south_west, south_east = [None if kind is OPEN else kind for kind in stand.supports]
    pillars = (north_west, north_east, south_west, south_east)
    return Build(0, origin, stand.at, stand.level, icons, stand.belvedere, pillars)
