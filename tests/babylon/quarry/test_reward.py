"""What a dug tile gives: one pillar an edge, a bonus for the own flower, and what a token changes."""

import pytest

from babylon_cli.babylon.quarry.reward import Dig, Edge, dig, dig_everywhere
from babylon_cli.babylon.table.quarry import POSITION_NAMES, Quarry
from babylon_cli.babylon.table.turn import TOKENS, Token
from tests.drawing import table

LETTERS = {"c": "clay white", "g": "granite pink", "b": "basalt white", ".": "floor"}


def quarry(picture: str) -> Quarry:
    """A quarry from four words of four letters: c clay, g granite, b basalt, . floor."""
    rows = [f"[{', '.join(LETTERS[letter] for letter in row)}]" for row in picture.split()]
    drawn = table(f"quarry: [{', '.join(rows)}]").quarry
    assert drawn is not None
    return drawn


def at(picture: str, place: str) -> Dig:
    """What the tile at a place gives."""
    found = dig(quarry(picture), POSITION_NAMES.index(place))
    assert found is not None
    return found


FULL = "cccc cccc cccc cccc"
STEPS = "cgb. gbcg bcgb .gbc"


def edges(picture: str, place: str) -> dict[str, str]:
    """What lies beyond each edge; with a + where it gives a pillar."""
    return {edge.direction: edge.neighbour + ("+" if edge.gives else "") for edge in at(picture, place).edges}


def test_each_edge_of_a_tile_in_the_middle() -> None:
    assert edges("cccc cgbc c.gc cccc", "B2") == {"north": "clay", "east": "basalt+", "south": "floor+", "west": "clay"}
    assert edges("cccc cgbc c.gc cccc", "C3") == {"north": "basalt+", "east": "clay", "south": "clay", "west": "floor+"}


def test_the_border_counts_on_each_edge_of_a_corner_tile() -> None:
    clay = {"A1": ("north", "west"), "D1": ("north", "east"), "A4": ("south", "west"), "D4": ("south", "east")}
    for place, borders in clay.items():
        found = edges(FULL, place)
        assert tuple(side for side in found if found[side] == "border+") in (borders, borders[::-1])


def test_a_tile_of_the_same_layer_counts_and_a_higher_one_does_not() -> None:
    assert at("cccc cgcc cccc cccc", "B2").edge_pillars == 0
    assert at("cgcc gggc cgcc cccc", "B2").edge_pillars == 4
    assert at("cbcc bgbc cbcc cccc", "B2").edge_pillars == 4
    assert at("cgcc gbgc cgcc cccc", "B2").edge_pillars == 0
    assert at("cbcc bbbc cbcc cccc", "B2").edge_pillars == 4
    assert at("c.cc .b.c c.cc cccc", "B2").edge_pillars == 4


@pytest.mark.parametrize("picture", [FULL, STEPS, "cc.c .ccg gcbc cccc"])
def test_a_clay_tile_always_gives_four(picture: str) -> None:
    clay = [found for found in dig_everywhere(quarry(picture)) if found.tile.material.value == "clay"]
    assert clay
    assert {found.edge_pillars for found in clay} == {4}


def test_the_own_flower_gives_one_more() -> None:
    assert at(FULL, "B2").pillars("white") == 5
    assert at(FULL, "B2").pillars("pink") == 4
    assert at(FULL, "B2").pillars(None) == 4


def test_an_unknown_flower_is_nobodys_own() -> None:
    drawn = table("quarry: [[clay, floor, floor, floor]" + ", [floor, floor, floor, floor]" * 3 + "]").quarry
    assert drawn is not None
    found = dig(drawn, 0)
    assert found is not None
    assert found.pillars(None) == 4
    assert found.pillars("white") == 4


@pytest.mark.parametrize(
    ("token", "own", "other"),
    [
        ("none", 5, 4),
        ("single", 5, 4),
        ("double", 5, 4),
        ("icon-swap", 5, 4),
        ("blank-icon", 5, 4),
        ("flower-double", 6, 4),
        ("minus-one", 4, 3),
    ],
)
def test_every_token(token: Token, own: int, other: int) -> None:
    assert at(FULL, "B2").pillars("white", token) == own
    assert at(FULL, "B2").pillars("pink", token) == other


def test_the_tokens_are_those_of_the_box() -> None:
    assert len(TOKENS) == len(set(TOKENS)) == 7


def test_the_most_is_five_and_six_with_a_token() -> None:
    most = {token: max(found.pillars("white", token) for found in dig_everywhere(quarry(FULL))) for token in TOKENS}
    assert most["none"] == 5
    assert max(most.values()) == most["flower-double"] == 6


def test_the_least_is_nothing_and_never_less() -> None:
    surrounded = at("cccc cgcc cccc cccc", "B2")
    assert surrounded.pillars("white") == 0
    assert surrounded.pillars("white", "minus-one") == 0
    assert surrounded.pillars("pink", "minus-one") == 0
    assert surrounded.pillars("pink") == 1


def test_the_floor_gives_nothing() -> None:
    assert dig(quarry("cccc c.cc cccc cccc"), POSITION_NAMES.index("B2")) is None
    assert dig_everywhere(quarry(".... .... .... ....")) == ()


def test_everywhere_lists_every_visible_tile_from_a1_to_d4() -> None:
    found = dig_everywhere(quarry(STEPS))
    names = [POSITION_NAMES[one.position] for one in found]
    assert names == sorted(names, key=POSITION_NAMES.index)
    assert len(names) == 14
    assert "D1" not in names
    assert "A4" not in names


def test_only_the_top_of_a_stack_is_looked_at() -> None:
    drawn = table("""
        quarry:
          - [granite pink > basalt white, clay white > granite, floor, floor]
          - [basalt white, floor, floor, floor]
          - [floor, floor, floor, floor]
          - [floor, floor, floor, floor]
        """).quarry
    assert drawn is not None
    found = dig(drawn, 0)
    assert found is not None
    assert found.tile.flower == "pink"
    assert found.edges == (
        Edge("north", "border", gives=True),
        Edge("east", "clay", gives=False),
        Edge("south", "basalt", gives=True),
        Edge("west", "border", gives=True),
    )
    assert found.pillars("pink") == 4
