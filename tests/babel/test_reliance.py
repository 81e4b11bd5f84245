"""On which unresolved rulings an answer rests."""

import pytest

from babylon_cli.babel.answers.reliance import Reliance, reliances
from babylon_cli.babel.play.conflicts import conflicts
from babylon_cli.babel.play.projects import outcomes
from babylon_cli.babel.price.answer import price_of
from babylon_cli.babel.table.rulings import DEFAULT_RULINGS, VALUES, Rulings
from babylon_cli.babel.table.table import Table
from tests.babel.tables import seated

OTHERS = [(name, values[0], values[1]) for name, values in VALUES.items()]


def coins_of(drawn: Table) -> object:
    """The coins of the price that a table asks for."""
    assert drawn.build is not None
    price = price_of(drawn, drawn.build)
    return price.legal, price.best and price.best.coins


def test_eight_rulings_of_two_values_the_default_first() -> None:
    assert len(VALUES) == 8
    assert {name: values[0] for name, values in VALUES.items()} == {
        name: getattr(DEFAULT_RULINGS, name) for name in VALUES
    }
    assert {len(set(values)) for values in VALUES.values()} == {2}


def test_a_ruling_answered_otherwise_leaves_the_others() -> None:
    assert DEFAULT_RULINGS.answered({"half_penalty": "partial"}) == Rulings(half_penalty="partial")
    assert DEFAULT_RULINGS.answered({}) == DEFAULT_RULINGS == Rulings()


@pytest.mark.parametrize(("ruling", "default", "other"), OTHERS)
def test_an_answer_that_rests_on_one_ruling_and_on_its_other_value(ruling: str, default: str, other: str) -> None:
    def ask(drawn: Table) -> object:
        return getattr(drawn.rulings, ruling)

    drawn = seated("", "", "")
    assert list(reliances(drawn, ask)) == [Reliance(ruling, default, other)]
    changed = seated("", "", "", more=f"rulings: {{{ruling}: {other}}}")
    assert list(reliances(changed, ask)) == [Reliance(ruling, other, default)]


def test_an_answer_that_rests_on_none() -> None:
    assert list(reliances(seated("", "", ""), lambda drawn: drawn.age)) == []
    assert list(reliances(seated("cards: [Stockade]", "", ""), conflicts)) == []


def test_all_of_them_in_the_order_of_the_rulings() -> None:
    found = reliances(seated("", "", ""), lambda drawn: drawn.rulings)
    assert [(each.ruling, each.value, each.instead) for each in found] == OTHERS


def test_the_other_rulings_of_the_table_stay_in_force() -> None:
    """Each is changed alone: an answer that needs two changes at once rests on neither."""

    def ask(drawn: Table) -> object:
        return drawn.rulings.half_penalty == "partial" and drawn.rulings.last_card_tile == "forbidden"

    assert list(reliances(seated("", "", ""), ask)) == []
    half = seated("", "", "", more="rulings: {half_penalty: partial}")
    assert [each.ruling for each in reliances(half, ask)] == ["last_card_tile"]


def test_a_surcharge_goes_somewhere() -> None:
    """Wood for a Stockade from Bo under tile 12 costs 3."""
    more = "build: {player: Ana, card: Stockade}\ntower: [{Bo: %d}]"
    cities = ("coins: 3", "cards: [Lumber Yard]", "")
    assert [each.ruling for each in reliances(seated(*cities, more=more % 12), coins_of)] == ["surcharge_goes_to"]
    assert list(reliances(seated(*cities, more=more % 11), coins_of)) == []


def test_one_victory_token_and_triumphal_arches() -> None:
    drawn = seated("military: {victory: [5]}", "", "", age=3, more="projects: [{age: 3, card: Triumphal Arches}]")
    assert list(reliances(drawn, outcomes)) == [Reliance("half_penalty", "token", "partial")]
