"""The naive search for an order of building agrees with trying out every history of tiny gardens, event by event."""

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.naive.__main__ import read
from tests.naive.building_order import Piece, links_of, statues_of
from tests.naive.layout import Garden, Terrace
from tests.naive.order_generate import random_order_garden
from tests.naive.reading import gardens_of, rulings_of
from tests.naive.verdict import violations

RULES = Path(__file__).parent.parent / "examples" / "rules"
ORDER_RULES = ("build-order", "statue-alignment")
FEW = 60
MANY = 3_000

Plain = dict[str, Any]
Event = Terrace | Piece
Turn = list[Event]


def has_history(garden: Garden, rulings: dict[str, str], pieces: list[Piece]) -> bool:
    """Whether any way to cut any row of all terraces into turns, with the pieces in any place, breaks no rule."""
    for row in permutations(garden.terraces):
        if may_be_built(garden, rulings, list(row)):
            for turns in cuts(list(row)):
                if may_be_decorated(garden, rulings, pieces, [], turns):
                    return True
    return False


def cuts(row: list[Terrace]) -> Iterator[list[list[Terrace]]]:
    """Every way to build a row of terraces in turns of one or two."""
    if not row:
        yield []
    for length in (1, 2):
        if length <= len(row):
            for rest in cuts(row[length:]):
                yield [row[:length], *rest]


def may_be_built(garden: Garden, rulings: dict[str, str], row: list[Terrace]) -> bool:
    """Whether each terrace has a storey below it, and comes to lie under no other one but by an open corner."""
    levels = {0, *(terrace.level for terrace in garden.terraces)}
    for place, terrace in enumerate(row):
        earlier = row[:place]
        if terrace.level - 1 in levels - {0} and all(other.level != terrace.level - 1 for other in earlier):
            return False
        for other in earlier:
            if other.level > terrace.level and not may_slip(garden, rulings, terrace, other):
                return False
    return True


def may_slip(garden: Garden, rulings: dict[str, str], lower: Terrace, upper: Terrace) -> bool:
    """Whether the lower terrace may come after the upper one: they are apart, or an open corner slips under."""
    for corner, cell in lower.cells.items():
        if cell not in upper.cells.values():
            continue
        is_open = all((support.terrace, support.corner) != (lower, corner) for support in garden.supports)
        carries = any(
            support.terrace is upper and (*support.cell, support.surface) == (*cell, lower.level)
            for support in garden.supports
        )
        if rulings["hidden_corner"] == "forbid" or not is_open or carries:
            return False
    return True


def may_be_decorated(
    garden: Garden, rulings: dict[str, str], pieces: list[Piece], past: list[Event], turns: list[list[Terrace]]
) -> bool:
    """Whether the pieces can be placed in the turns that are left, each in the turn of its last terrace."""
    if not turns:
        return True
    built = [event for event in past if isinstance(event, Terrace)] + turns[0]
    left = [piece for piece in pieces if piece not in past]
    own = [piece for piece in left if all(stands_on(garden, built, spot) for spot in piece)]
    together: list[Event] = [*turns[0], *own]
    for row in permutations(together):
        events = list(row)
        follows = [event for event in events if isinstance(event, Terrace)] == turns[0]
        if not follows or not is_legal(garden, rulings, past, events):
            continue
        if may_be_decorated(garden, rulings, pieces, [*past, *events], turns[1:]):
            return True
    return False


def stands_on(garden: Garden, built: list[Terrace], spot: tuple[int, int, int]) -> Terrace | None:
    """The terrace of this spot, if it is built."""
    (owner,) = garden.terraces_of(spot)
    return owner if owner in built else None


def is_legal(garden: Garden, rulings: dict[str, str], past: list[Event], events: list[Event]) -> bool:
    """Whether each piece of a turn finds its spots built and in sight, and a statue its line."""
    for place, event in enumerate(events):
        if isinstance(event, Terrace):
            continue
        earlier = [*past, *events[:place]]
        built = [each for each in earlier if isinstance(each, Terrace)]
        for spot in event:
            if stands_on(garden, built, spot) is None or is_hidden(built, spot):
                return False
        if len(event) == 1 and not is_in_line(garden, rulings, earlier, event[0]):
            return False
    return True


def is_hidden(built: list[Terrace], spot: tuple[int, int, int]) -> bool:
    """Whether a built terrace lies over the spot."""
    return any(spot[:2] in terrace.cells.values() and terrace.level > spot[2] for terrace in built)


def is_in_line(garden: Garden, rulings: dict[str, str], earlier: list[Event], spot: tuple[int, int, int]) -> bool:
    """Whether a statue is a first one, or shares a row or a column with one that stands."""
    built = [event for event in earlier if isinstance(event, Terrace)]
    ever = [event[0] for event in earlier if not isinstance(event, Terrace) and len(event) == 1]
    standing = []
    for statue in ever:
        resting = [support for support in garden.supports if support.kind == "statue"]
        above = [support.terrace for support in resting if (*support.cell, support.surface) == statue]
        is_gone = any(terrace in built for terrace in above)
        is_ignored = rulings["hidden_anchor"] == "ignored" and is_hidden(built, statue)
        if not is_gone and not is_ignored:
            standing.append(statue)
    if not standing and rulings["statue_restart"] == "aligned":
        standing = ever
    return not standing or any(spot[0] == other[0] or spot[1] == other[1] for other in standing)


def by_trying_out(document: Plain) -> set[str]:
    """What trying out every history says of the two rules."""
    garden, rulings = gardens_of(document)[0], rulings_of(document)
    links = links_of(garden)
    if not has_history(garden, rulings, links):
        return {"build-order"}
    return set() if has_history(garden, rulings, links + statues_of(garden)) else {"statue-alignment"}


def tiny_gardens(number: int) -> Iterator[tuple[int, Plain]]:
    """Random gardens of at most five terraces and five pieces."""
    for seed in range(number):
        document = random_order_garden(Random(seed), terraces=3 + seed % 3)
        garden = gardens_of(document)[0]
        if len(links_of(garden) + statues_of(garden)) <= 5:
            yield seed, document


def disagreements(number: int) -> dict[int, tuple[set[str], set[str]]]:
    """By seed, what the search says and what trying out says, where they differ."""
    found = {}
    for seed, document in tiny_gardens(number):
        searched = violations(document) & set(ORDER_RULES)
        tried = by_trying_out(document)
        if searched != tried:
            found[seed] = (searched, tried)
    return found


def test_on_tiny_gardens() -> None:
    assert disagreements(FEW) == {}


@pytest.mark.slow
def test_on_many_tiny_gardens() -> None:
    assert disagreements(MANY) == {}


def test_on_the_examples() -> None:
    """The gardens of a few terraces that show the two rules, which know what is seldom met at random."""
    tried = 0
    for path in [path for rule in ORDER_RULES for path in sorted((RULES / rule).glob("*.yaml"))]:
        (document,) = read(path)
        tells_of_play = "turn" in document or "rounds" in document
        garden = gardens_of({"players": [] if tells_of_play else document["players"]})[:1]
        if garden and garden[0].complete and len(garden[0].terraces) <= 6:
            promised = set(document["expect"]["violations"])
            assert by_trying_out(document) == promised == violations(document), path
            tried += 1
    assert tried > 20


def test_links_alone_wait_for_each_other_only_by_staircases() -> None:
    """A fountain's or bridge's ends lie lower than what hides them; so does a staircase's top, but not its foot."""
    for seed in range(FEW):
        document = random_order_garden(Random(seed))
        document["players"][0]["staircases"] = []
        assert "build-order" not in violations(document)


def test_the_random_gardens_are_a_good_mix() -> None:
    """Enough of them have no order of building, and enough have one."""
    broken = [violations(random_order_garden(Random(seed))) for seed in range(FEW)]
    without = [each for each in broken if each & set(ORDER_RULES)]
    assert len(broken) * 0.3 <= len(without) <= len(broken) * 0.6
    assert any("build-order" in each for each in without)
    assert any("statue-alignment" in each for each in without)
