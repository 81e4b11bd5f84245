"""How much the search for an order of building looks at, in gardens that are hard for it."""

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
import yaml

from babylon_cli.babylon.rules import building_order
from babylon_cli.babylon.rules.building_order import Search
from babylon_cli.babylon.rules.most_statues import MostStatues
from babylon_cli.babylon.rules.precedence import precedence_of
from babylon_cli.babylon.rules.reliance import reliances
from babylon_cli.babylon.rules.statue_turns import NOTHING_BUILT, StatueTurns
from babylon_cli.babylon.rules.statues import statues_of
from babylon_cli.babylon.rules.verdict import judge
from tests.drawing import Plain, garden, table_of

EIGHT_TOWERS = "A1 A2 NW, D1 D2 NW, G1 G2 NW, A4 A5 NW, D4 D5 NW, G4 G5 NW, B7 A7 NE, E7 D7 NE"
"""For each tower the lower terrace, the upper one, and the corner of it that stands on the statue."""


def towers(statues: str) -> str:
    """Sixteen terraces: eight on level 1, and on the statue of each of them another on level 2."""
    terraces = []
    for tower in EIGHT_TOWERS.split(", "):
        lower, upper, corner = tower.split()
        terraces.append(f"  - {{at: {lower}, level: 1}}")
        terraces.append(f"  - {{at: {upper}, level: 2, pillars: {{{corner}: statue}}}}")
    return "\n".join(["terraces:", *terraces, f"statues: [{statues}]"])


THREE_CLUSTERS = """
terraces:
  - {at: B2, level: 1}
  - {at: A1, level: 2, pillars: {SE: statue}}
  - {at: C1, level: 2, pillars: {SW: statue}}
  - {at: A3, level: 2, pillars: {NE: statue}}
  - {at: C3, level: 2, pillars: {NW: statue}}
  - {at: F2, level: 1}
  - {at: E1, level: 2, pillars: {SE: statue}}
  - {at: G1, level: 2, pillars: {SW: statue}}
  - {at: E3, level: 2, pillars: {NE: statue}}
  - {at: G3, level: 2, pillars: {NW: statue}}
  - {at: B6, level: 1}
  - {at: A5, level: 2, pillars: {SE: statue}}
  - {at: C5, level: 2, pillars: {SW: statue}}
  - {at: A7, level: 2, pillars: {NE: statue}}
  - {at: C7, level: 2, pillars: {NW: statue}}
  - {at: G7, level: 1}
statues: [D4, H8]
"""
"""Sixteen terraces: three with a statue at each corner, which carries another terrace, and one apart."""


def search(text: str) -> tuple[bool, int]:
    """Whether an order exists, and how many sets of built terraces the search had to look at."""
    drawn = garden(text)
    layout = drawn.players[0].layout
    statues = statues_of(layout, hiding_ends_it=False)
    looking = Search(precedence_of(layout, drawn.rulings), statues, drawn.rulings)
    return looking.reaches_the_end(), len(looking.most.found)


class TestTheWorstGardens:
    """Sixteen terraces whose statues become pillars: the search looks at few of the 65,536 sets before it knows."""

    def test_where_an_order_exists_it_is_found_at_once(self) -> None:
        legal, seen = search(towers(""))
        assert legal
        assert seen <= 32

    def test_where_a_statue_lasts_there_is_little_to_choose(self) -> None:
        legal, seen = search(towers("C8, G8, H4"))
        assert not legal
        assert seen <= 32

    def test_two_statues_that_are_in_line_with_no_other(self) -> None:
        """Neither leads to any other statue, so one of the two stays over, whatever is built first."""
        legal, seen = search(towers("C8, H4"))
        assert not legal
        assert seen <= 32

    def test_three_clusters_of_statues_that_all_carry(self) -> None:
        """Two lasting statues that nothing connects: which of them stays over is known at once."""
        legal, seen = search(THREE_CLUSTERS)
        assert not legal
        assert seen <= 32


WORST = Path(__file__).parents[3] / "benchmarks" / "worst"


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("statues-in-any-garden", 20),
        ("statues-in-a-garden-of-legal-shape", 20),
        ("more-statues-in-any-garden", 2_100),
        ("more-statues-in-a-garden-of-legal-shape", 1_100),
    ],
)
@pytest.mark.parametrize("restart", ["free", "aligned"])
@pytest.mark.parametrize("anchor", ["counts", "ignored"])
def test_the_worst_gardens_that_a_hill_climber_found(name: str, most: int, restart: str, anchor: str) -> None:
    """What is counted is every set of terraces that was met, before and after what can only help was built."""
    document = yaml.safe_load((WORST / f"{name}.yaml").read_text())
    drawn = table_of({**document, "rulings": {"statue_restart": restart, "hidden_anchor": anchor}})
    layout = drawn.players[0].layout
    statues = statues_of(layout, hiding_ends_it=anchor == "ignored")
    looking = Search(precedence_of(layout, drawn.rulings), statues, drawn.rulings)
    looking.reaches_the_end()
    assert len(looking.most.found) <= most


class TestOneSearchForAllThatAskTheSame:
    """How many searches it takes to judge a table and to tell what the verdict rests on."""

    @pytest.mark.parametrize(
        ("name", "searches"), [("statues-in-a-garden-of-legal-shape", 1), ("statues-in-any-garden", 2)]
    )
    def test_of_one_garden(self, name: str, searches: int) -> None:
        """Not under `aligned`, where no order is found that `free` does not have; and once for both hidden corners."""
        assert self._searches(yaml.safe_load((WORST / f"{name}.yaml").read_text())) == searches

    def test_of_one_garden_at_four_seats(self) -> None:
        document = yaml.safe_load((WORST / "statues-in-a-garden-of-legal-shape.yaml").read_text())
        (player,) = document["players"]
        seats = [{**player, "name": f"P{seat}", "flower": f"f{seat}"} for seat in range(4)]
        assert self._searches({**document, "players": seats}) == 1

    def _searches(self, document: dict[str, object]) -> int:
        drawn = table_of(document)
        building_order._searched.cache_clear()
        reliances(drawn, judge(drawn))
        return building_order._searched.cache_info().misses


class TestStatuesOfSeveralGroups:
    """A terrace with two statues that no row or column connects."""

    def test_one_terrace_cannot_begin_two_groups(self) -> None:
        legal, seen = search("""
            terraces: [{at: A1, level: 1}, {at: C3, level: 1}]
            statues: [A1, B2, C3]
            """)
        assert not legal
        assert seen <= 4

    def test_but_in_a_turn_with_one_that_takes_away_what_it_placed_first(self) -> None:
        legal, _ = search("""
            terraces: [{at: C3, level: 1}, {at: B2, level: 2, pillars: {SE: statue}}]
            statues: [D4]
            """)
        assert legal


def most_by_trying_all(turns: StatueTurns) -> int:
    """How many statues any order of building places, found by taking every turn at every set of terraces."""
    waiting, seen = [NOTHING_BUILT], {NOTHING_BUILT.built}
    most = 0
    while waiting:
        site = waiting.pop()
        most = max(most, site.placed.bit_count())
        for turn in turns.turns(site, turns.all_terraces):
            then = turns.after_turn(site, turn)
            if then.built not in seen:
                seen.add(then.built)
                waiting.append(then)
    return most


TOWERS = (("B1", "A2", "NE"), ("D1", "E2", "NW"), ("A4", "A5", "NE"), ("D4", "D5", "NW"), ("G4", "G5", "NW"))


def drawn_towers(random: Random) -> Plain:
    """Some towers and statues on their upper terraces, most of which stay."""
    terraces: list[Plain] = []
    for lower, upper, corner in random.sample(TOWERS, 4):
        terraces.append({"at": lower, "level": 1, "flower": "w"})
        terraces.append({"at": upper, "level": 2, "flower": "w", "pillars": {corner: "statue"}})
    cells = [str(terrace["at"]) for terrace in terraces]
    statues = [f"{cell}@{random.choice((1, 2))}" for cell in random.sample(cells, 5)]
    rulings = {
        "statue_restart": random.choice(("free", "aligned")),
        "hidden_anchor": random.choice(("counts", "ignored")),
    }
    return {"rulings": rulings, "players": [{"name": "Ana", "flower": "w", "terraces": terraces, "statues": statues}]}


def differing(numbers: Iterable[int]) -> list[int]:
    """The gardens of which the search says otherwise than trying all."""
    found = []
    for number in numbers:
        drawn = table_of(drawn_towers(Random(number)))
        statues = statues_of(drawn.players[0].layout, hiding_ends_it=drawn.rulings.hidden_anchor == "ignored")
        turns = StatueTurns(precedence_of(drawn.players[0].layout, drawn.rulings), statues, drawn.rulings)
        if MostStatues(turns).after(NOTHING_BUILT) != most_by_trying_all(turns):
            found.append(number)
    return found


def test_no_fact_leaves_out_an_order_that_places_more() -> None:
    assert differing(range(15)) == []


@pytest.mark.thorough
def test_nor_in_many_gardens() -> None:
    assert differing(range(15, 400)) == []
