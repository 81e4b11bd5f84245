"""At setup 6, 3 or 0 clay terraces leave the quarry."""

import pytest

from tests.babylon.rules.turn.test_round_count import players
from tests.drawing import finding_of, found, message_of
from tests.turns import UNKNOWN, game, play_of

FULL = "  - [clay white > granite, clay, clay, clay]\n" * 4
SIX = ["A1", "B1", "C1", "D1", "A2", "B2"]


def removal(positions: list[str] | None, seats: int = 2, quarry: str = FULL) -> list[tuple[str, str]]:
    """What is found where clay is taken out at these positions; None where the file does not say."""
    keys = "title: removed\nremoved: " + ("" if positions is None else f"[{', '.join(positions)}]")
    return found(game("[]", players=players(seats), quarry=quarry, keys=keys))


@pytest.mark.parametrize(("seats", "number"), [(2, 6), (3, 3), (4, 0)])
def test_as_many_as_the_players_ask_for(seats: int, number: int) -> None:
    for removed in range(8):
        expected = [] if removed == number else [("quarry-removal", "removed")]
        assert removal([*SIX, "C2"][:removed], seats) == expected


@pytest.mark.parametrize(
    ("seats", "expected"), [(2, [("quarry-removal", "players")]), (3, [("quarry-removal", "players")]), (4, [])]
)
def test_a_file_that_does_not_say(seats: int, expected: list[tuple[str, str]]) -> None:
    assert removal(None, seats) == expected
    assert removal(None, seats, UNKNOWN) == []


@pytest.mark.parametrize("seats", [1, 5])
def test_no_game_of_so_few_or_so_many_has_a_number(seats: int) -> None:
    assert "quarry-removal" not in [rule for rule, _ in removal(["A1"], seats)]


def test_without_a_quarry_the_number_is_judged() -> None:
    assert removal(SIX, quarry=UNKNOWN) == []
    assert removal(SIX[:5], quarry=UNKNOWN) == [("quarry-removal", "removed")]
    assert removal([*SIX[:5], "A1"], quarry=UNKNOWN) == [("quarry-removal", "removed.5")]


def test_a_position_that_is_named_twice() -> None:
    assert removal([*SIX[:4], "A1", "a1"]) == [("quarry-removal", "removed.4"), ("quarry-removal", "removed.5")]


@pytest.mark.parametrize("stack", ["floor", "granite white > basalt", "basalt"])
def test_where_no_clay_lies(stack: str) -> None:
    quarry = FULL.replace("clay white > granite", stack, 1)
    assert removal(SIX, quarry=quarry) == [("quarry-layers", "quarry.0.0"), ("quarry-removal", "removed.0")]


def test_a_wrong_number_and_no_clay_are_two_faults() -> None:
    assert removal(["A1", "A1"]) == [("quarry-removal", "removed.1"), ("quarry-removal", "removed")]


def test_only_clay_is_taken_out() -> None:
    quarry = FULL.replace("clay white > granite", "basalt white", 1)
    keys = "title: x\nremoved: [A1, B1, B1, C1, D1, A2]"
    lying = play_of(game("[]", quarry=quarry, keys=keys)).closing.quarry
    assert lying is not None
    assert [len(pile) for pile in lying.piles] == [1, 2, 2, 2, 2, *[3] * 11]


def test_what_the_messages_say() -> None:
    few = finding_of("quarry-removal", game("[]", quarry=FULL, keys="title: x\nremoved: [A1]"))
    assert str(few.message) == "the record takes 1 clay terrace out of the quarry at setup, and with 2 players it is 6"
    assert str(few.where) == "the quarry at setup"
    assert str(few.help) == "list under `removed:` the positions from which clay was taken"
    keys = f"title: x\nremoved: [{', '.join([*SIX[:5], 'A1'])}]"
    assert message_of("quarry-removal", game("[]", quarry=FULL, keys=keys)) == (
        "clay is said to be taken out at A1, and by then no clay lies there"
    )
