"""A decoration is at least partly on a terrace of the same turn."""

import pytest

from tests.drawing import broken, finding_of, found
from tests.turns import game, turn

OLD = """
storage: {pillars: 6}
terraces:
  - {at: C3, level: 1, icons: SFSF}
  - {at: E3, level: 1, icons: F.SB}
"""


@pytest.mark.parametrize(
    ("decoration", "is_fresh"),
    [
        ("fountains: [C5-C6]", True),
        ("fountains: [C4-C5]", True),
        ("fountains: [C5-C4]", True),
        ("statues: [D6]", True),
        ("fountains: [D3-E3]", False),
        ("statues: [C3]", False),
    ],
)
def test_wholly_or_partly_on_a_new_terrace(decoration: str, is_fresh: bool) -> None:
    drawn = turn(f"dig: B1\nbuild: [{{from: dug, at: C5, level: 1}}]\n{decoration}", OLD)
    assert ("decoration-fresh" in broken(drawn)) is not is_fresh


def test_an_end_on_a_new_terrace_is_enough() -> None:
    drawn = turn("dig: B1\nbuild: [{from: dug, at: D5, level: 1, icons: F..B}]\nfountains: [D4-D5]", OLD)
    assert found(drawn) == []


@pytest.mark.parametrize("play", ["dig: A1", "dig: A1\nbuild: [{from: dug, at: A7, level: 1}]"])
def test_what_was_not_done_in_its_turn_is_lost(play: str) -> None:
    drawn = turn(f"{play}\nstatues: [C3, C4]\nfountains: [D3-E3]", OLD)
    assert found(drawn) == [
        ("decoration-fresh", "turn.fountains.0"),
        ("decoration-fresh", "turn.statues.0"),
        ("decoration-fresh", "turn.statues.1"),
    ]


def test_it_stands_for_an_older_terrace_that_hides_the_spot() -> None:
    """D3 is under the open corner of a higher terrace."""
    old = OLD + "  - {at: C2, level: 2, belvedere: SE}\n"
    assert found(turn("dig: A1\nfountains: [D3@1-E3@1]", old)) == [("decoration-fresh", "turn.fountains.0")]


def test_off_terrace_is_another_fault() -> None:
    assert found(turn("dig: A1\nstatues: [H8]", OLD)) == [("decoration-off-terrace", "turn.statues.0")]


def test_a_terrace_of_the_turn_is_new_whichever_it_is() -> None:
    drawn = turn(
        "dig: A1\nbuild: [{from: dug, at: A1, level: 1}, {from: stored, at: G1, level: 1}]\nstatues: [A1, G1]",
        "storage: {pillars: 6, terrace: {icons: STF.}}",
    )
    assert found(drawn) == []


def test_a_later_turn_of_a_game() -> None:
    drawn = game("""
        - turns: [{player: Ana, dig: A1, build: [{from: stored, at: C3, level: 1}]}, {player: Bo, dig: A2}]
        - {token: none, turns: [{player: Ana, dig: A1, statues: [C3]}]}
        """)
    assert found(drawn) == [("decoration-fresh", "rounds.1.turns.0.statues.0")]


def test_what_the_message_says() -> None:
    finding = finding_of("decoration-fresh", turn("dig: A1\nfountains: [D3-E3]", OLD))
    assert str(finding.message) == "the fountain D3@1-E3@1 lies on no terrace that this turn builds"
    assert (str(finding.where), finding.player) == ("D3@1-E3@1", "Ana")
    assert str(finding.help) == (
        "a decoration is placed in the turn of its terrace; check the cells, or in which turn it was placed"
    )
