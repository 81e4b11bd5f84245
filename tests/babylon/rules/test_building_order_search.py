"""How much the search for an order of building looks at, in gardens that are hard for it."""

from pathlib import Path

import pytest
import yaml

from babylon_cli.babylon.rules import building_order
from babylon_cli.babylon.rules.building_order import Search
from babylon_cli.babylon.rules.precedence import precedence_of
from babylon_cli.babylon.rules.reliance import reliances
from babylon_cli.babylon.rules.statues import statues_of
from babylon_cli.babylon.rules.verdict import judge
from tests.drawing import garden, table_of

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


@pytest.mark.parametrize("name", ["statues-in-any-garden", "statues-in-a-garden-of-legal-shape"])
@pytest.mark.parametrize("restart", ["free", "aligned"])
@pytest.mark.parametrize("anchor", ["counts", "ignored"])
def test_the_worst_gardens_that_a_hill_climber_found(name: str, restart: str, anchor: str) -> None:
    """What is counted is every set of terraces that was met, before and after what can only help was built."""
    document = yaml.safe_load((WORST / f"{name}.yaml").read_text())
    drawn = table_of({**document, "rulings": {"statue_restart": restart, "hidden_anchor": anchor}})
    layout = drawn.players[0].layout
    statues = statues_of(layout, hiding_ends_it=anchor == "ignored")
    looking = Search(precedence_of(layout, drawn.rulings), statues, drawn.rulings)
    looking.reaches_the_end()
    assert len(looking.most.found) <= 4_000


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
