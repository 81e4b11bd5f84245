"""Squares, sets, and symbols of free choice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from babylon_cli.babel.facts.cards import SYMBOLS
from babylon_cli.babel.scoring.science import Symbols, free_symbols, placements, printed_symbols, science_lines
from babylon_cli.babel.scoring.settle import Standing, settle
from babylon_cli.babel.table.table import City
from babylon_cli.wording.message import ENGLISH
from tests.babel.tables import seated

numbers = st.integers(0, 6)


def city(keys: str) -> City:
    """Ana's city."""
    return seated(keys, "", "").cities[0]


def standing(*keys: str) -> Standing:
    """Ana's pad."""
    return settle(seated(*(keys if len(keys) > 1 else (*keys, "", "")), age=3)).standings[0]


@pytest.mark.parametrize(
    ("symbols", "sets", "points"),
    [
        (Symbols(), 0, 0),
        (Symbols(1, 0, 0), 0, 1),
        (Symbols(2, 1, 0), 0, 5),
        (Symbols(1, 1, 1), 1, 10),
        (Symbols(3, 2, 1), 1, 21),
        (Symbols(2, 2, 2), 2, 26),
        (Symbols(0, 0, 4), 0, 16),
        (Symbols(4, 4, 4), 4, 76),
    ],
)
def test_squares_and_seven_for_each_set(symbols: Symbols, sets: int, points: int) -> None:
    assert symbols.sets == sets
    assert symbols.points == points


@given(numbers, numbers, numbers, st.integers(0, 2))
def test_lines_add_up_to_the_points(compass: int, tablet: int, gear: int, free: int) -> None:
    symbols = Symbols(compass, tablet, gear)
    lines = list(science_lines(symbols, free))
    assert sum(line.points for line in lines) == symbols.points
    shown = [name for name, number in zip(SYMBOLS, symbols, strict=True) if number]
    assert [ENGLISH.say(line.what) for line in lines] == shown + ["sets"] * (symbols.sets > 0)
    assert all(line.points > 0 for line in lines)


def test_the_symbols_of_green_cards() -> None:
    assert printed_symbols(city("cards: [Academy, Lodge, Library, Study, Altar, Scientists Guild]")) == Symbols(2, 1, 1)
    assert printed_symbols(city("cards: [Altar]")) == Symbols()


def test_one_more_of_a_symbol() -> None:
    assert [Symbols(1, 1, 1).plus(symbol) for symbol in SYMBOLS] == [
        Symbols(2, 1, 1),
        Symbols(1, 2, 1),
        Symbols(1, 1, 2),
    ]


@pytest.mark.parametrize(
    ("keys", "free"),
    [
        ("", 0),
        ("cards: [Scientists Guild]", 1),
        ("wonder: Babylon A, stages: 1", 0),
        ("wonder: Babylon A, stages: 2", 1),
        ("wonder: Babylon B, stages: 2", 0),
        ("wonder: Babylon B, stages: 3", 1),
        ("wonder: Babylon A, stages: 3, cards: [Scientists Guild]", 2),
    ],
)
def test_symbols_of_choice(keys: str, free: int) -> None:
    assert free_symbols(city(keys)) == free


@pytest.mark.parametrize(
    ("written", "free", "expected"),
    [
        ("", 0, [Symbols()]),
        ("", 1, [Symbols(1, 0, 0), Symbols(0, 1, 0), Symbols(0, 0, 1)]),
        (
            "",
            2,
            [
                Symbols(2, 0, 0),
                Symbols(1, 1, 0),
                Symbols(1, 0, 1),
                Symbols(0, 2, 0),
                Symbols(0, 1, 1),
                Symbols(0, 0, 2),
            ],
        ),
        ("gear", 1, [Symbols(0, 0, 1)]),
        ("gear", 2, [Symbols(1, 0, 1), Symbols(0, 1, 1), Symbols(0, 0, 2)]),
        ("gear, tablet", 2, [Symbols(0, 1, 1)]),
        ("gear, tablet", 1, [Symbols(0, 0, 1)]),
        ("gear", 0, [Symbols()]),
    ],
)
def test_placements_most_compasses_first_then_most_tablets(written: str, free: int, expected: list[Symbols]) -> None:
    assert list(placements(city(f"science: [{written}]"), free)) == expected


@pytest.mark.parametrize(
    ("cards", "symbols"),
    [
        ("", Symbols(1, 0, 0)),
        ("Study", Symbols(0, 0, 2)),
        ("Library, Study", Symbols(1, 1, 1)),
        ("Library, School, Study", Symbols(1, 2, 1)),
        ("Library, School, University, Study", Symbols(1, 3, 1)),
        ("Library, School, University, Scriptorium, Study", Symbols(0, 5, 1)),
        ("Library, School, University, Scriptorium", Symbols(0, 5, 0)),
    ],
)
def test_the_best_symbol_is_found(cards: str, symbols: Symbols) -> None:
    assert standing(f"wonder: Babylon A, stages: 2, cards: [{cards}]").choice.symbols == symbols


def test_what_is_written_is_taken_even_if_another_is_better() -> None:
    keys = "wonder: Babylon A, stages: 2, cards: [Library, Study]"
    assert standing(keys).points["science"] == 10
    written = standing(f"{keys}, science: [gear]")
    assert written.choice.symbols == Symbols(0, 1, 2)
    assert written.points["science"] == 5


def test_a_symbol_beyond_the_free_ones_is_not_taken() -> None:
    pad = standing("cards: [Library], science: [tablet]")
    assert pad.choice.symbols == Symbols(0, 1, 0)
    assert pad.choice.free == 0


def test_science_set_tokens_turn_the_choice() -> None:
    """With 5, 1 and 2 symbols a sixth compass brings 11, a second tablet 3 and a set of 7, and 3 more with a token."""
    compasses = "Apothecary, Apothecary, Dispensary, Academy, Lodge"
    keys = f"wonder: Babylon A, stages: 2, cards: [{compasses}, Library, Workshop, Study]"
    assert standing(keys).choice.symbols == Symbols(6, 1, 2)
    with_token = standing(f"{keys}, tokens: {{science_sets: 1}}")
    assert with_token.choice.symbols == Symbols(5, 2, 2)
    assert with_token.points["projects"] == 6
