"""A terrace rests on at least three of its corners."""

import pytest

from tests.drawing import finding_of, found, garden, message_of

TOO_FEW = [("terrace-support", "players.0.terraces.0.pillars")]


def supported(keys: str) -> list[tuple[str, str]]:
    """What is found on a garden of one terrace on level 1."""
    return found(garden(f"terraces: [{{at: C3, level: 1, {keys}}}]"))


def test_four_and_three_supports_are_enough() -> None:
    assert supported("material: clay") == []
    assert supported("belvedere: NE") == []
    assert supported("belvedere: NE, pillars: {NE: none}") == []


@pytest.mark.parametrize(
    "keys",
    [
        "belvedere: NE, pillars: {SW: none}",
        "pillars: {NE: none, SW: none}",
        "pillars: {NW: none, NE: none, SW: none}",
        "belvedere: SE, pillars: {NW: none, NE: none, SW: none}",
        "pillars: {NW: none, NE: none, SW: none, SE: none}",
    ],
)
def test_two_supports_and_fewer_are_too_few(keys: str) -> None:
    assert supported(keys) == TOO_FEW


def test_a_corner_with_a_belvedere_and_a_written_support_counts_as_supported() -> None:
    two_open = "belvedere: NE, pillars: {NE: single, SW: none, SE: none}"
    one_open = "belvedere: NE, pillars: {NE: single, SW: none}"
    assert supported(two_open) == TOO_FEW
    assert supported(one_open) == [("belvedere-corner", "players.0.terraces.0.belvedere")]


def test_it_stands_for_the_belvedere_rule_too() -> None:
    assert supported("belvedere: NW, pillars: {NW: single, NE: none, SW: none}") == TOO_FEW


def test_a_support_that_is_too_short_counts_as_one() -> None:
    drawn = garden("terraces: [{at: A1, level: 1}, {at: C3, level: 2, belvedere: NE, pillars: {SW: single}}]")
    assert found(drawn) == [("pillar-height", "players.0.terraces.1.pillars.SW")]


def test_an_open_corner_may_hang_at_any_height() -> None:
    drawn = garden("""
        terraces:
          - {at: A1, level: 1}
          - {at: B2, level: 2}
          - {at: C2, level: 3, belvedere: NE, pillars: {NW: single, SW: single, SE: none}}
        """)
    assert found(drawn) == [("terrace-support", "players.0.terraces.2.pillars")]


def test_what_the_messages_say() -> None:
    two = finding_of("terrace-support", garden("terraces: [{at: D4, level: 1, pillars: {SW: none, SE: none}}]"))
    assert str(two.message) == (
        "the terrace at D4 on level 1 rests on 2 supports and needs at least 3: nothing stands under its SW and SE "
        "corners"
    )
    assert str(two.where) == "D4 on level 1"
    assert str(two.help) == "write the supports that stand there in `pillars`, or take out a `none` or the belvedere"
    one = garden("terraces: [{at: D4, level: 1, belvedere: NW, pillars: {SW: none, SE: none}}]")
    assert message_of("terrace-support", one) == (
        "the terrace at D4 on level 1 rests on 1 support and needs at least 3: nothing stands under its NW, SW and SE "
        "corners"
    )
    none = garden("terraces: [{at: D4, level: 1, pillars: {NW: none, NE: none, SW: none, SE: none}}]")
    assert message_of("terrace-support", none).startswith("the terrace at D4 on level 1 rests on 0 supports and")
