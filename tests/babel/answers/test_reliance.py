"""On which unresolved rulings an answer rests."""

import json
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings

from babylon_cli.babel.answers import price
from babylon_cli.babel.answers.check import check
from babylon_cli.babel.answers.conflict import conflict_answer
from babylon_cli.babel.answers.price import price_answer
from babylon_cli.babel.answers.project import project_answer
from babylon_cli.babel.answers.reliance import Reliance, reliances
from babylon_cli.babel.answers.score import score
from babylon_cli.babel.files.load import load
from babylon_cli.babel.price.answer import Price, price_of
from babylon_cli.babel.rules.verdict import judge
from babylon_cli.babel.scoring.settle import settle
from babylon_cli.babel.table.rulings import DEFAULT_RULINGS, VALUES, Rulings
from babylon_cli.babel.table.table import MODULES, Build, Laid, Table
from tests.babel.rules.test_properties import documents
from tests.babel.tables import Plain, seated, table_of
from tests.naive_babel.generate import disturb, random_city_table, random_table

OTHERS = [(name, values[0], values[1]) for name, values in VALUES.items()]


def resting(drawn: Table, ask: Callable[[Table], object]) -> list[Reliance]:
    """Every ruling on which what is asked rests."""
    return list(reliances(drawn, ask, ask(drawn), VALUES))


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

    assert resting(seated("", "", ""), ask) == [Reliance(ruling, default, other)]
    changed = seated("", "", "", more=f"rulings: {{{ruling}: {other}}}")
    assert resting(changed, ask) == [Reliance(ruling, other, default)]


def test_an_answer_that_rests_on_none() -> None:
    assert resting(seated("", "", ""), lambda drawn: drawn.age) == []


def test_all_of_them_in_the_order_of_the_rulings() -> None:
    found = resting(seated("", "", ""), lambda drawn: drawn.rulings)
    assert [(each.ruling, each.value, each.instead) for each in found] == OTHERS


def test_the_other_rulings_of_the_table_stay_in_force() -> None:
    """Each is changed alone: an answer that needs two changes at once rests on neither."""

    def ask(drawn: Table) -> object:
        return drawn.rulings.half_penalty == "partial" and drawn.rulings.last_card_tile == "forbidden"

    assert resting(seated("", "", ""), ask) == []
    half = seated("", "", "", more="rulings: {half_penalty: partial}")
    assert [each.ruling for each in resting(half, ask)] == ["last_card_tile"]


def test_what_cannot_matter_is_not_asked() -> None:
    asked: list[Rulings] = []

    def ask(drawn: Table) -> object:
        asked.append(drawn.rulings)
        return drawn.rulings

    drawn = seated("", "", "")
    found = list(reliances(drawn, ask, drawn.rulings, ("half_penalty", "infinite_for_sale")))
    assert [each.ruling for each in found] == ["infinite_for_sale", "half_penalty"]
    assert asked == [Rulings(infinite_for_sale="one"), Rulings(half_penalty="partial")]


def test_a_surcharge_goes_somewhere() -> None:
    """Wood for a Stockade from Bo under tile 12 costs 3."""
    more = "build: {player: Ana, card: Stockade}\ntower: [{Bo: %d}]"
    cities = ("coins: 3", "cards: [Lumber Yard]", "")
    dear, cheap = (price_answer(seated(*cities, more=more % tile)) for tile in (12, 11))
    assert [each.ruling for each in dear.rests_on] == ["surcharge_goes_to"]
    assert cheap.rests_on == ()


def test_one_victory_token_and_triumphal_arches() -> None:
    drawn = seated("military: {victory: [5]}", "", "", age=3, more="projects: [{age: 3, card: Triumphal Arches}]")
    assert project_answer(drawn).rests_on == (Reliance("half_penalty", "token", "partial"),)


def test_a_price_is_worked_out_once_and_once_for_each_ruling_that_can_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out: list[Rulings] = []

    def counted(drawn: Table, build: Build) -> Price:
        worked_out.append(drawn.rulings)
        return price_of(drawn, build)

    monkeypatch.setattr(price, "price_of", counted)
    build = "build: {player: Ana, card: Stockade}\n"
    price_answer(seated("", "", "", more=build)).data()
    assert worked_out == [DEFAULT_RULINGS]
    worked_out.clear()
    price_answer(seated("", "", "", more=f"{build}tower: [{{Bo: 12}}, {{Bo: 20}}]")).data()
    assert worked_out == [DEFAULT_RULINGS, Rulings(surcharge_goes_to="bank"), Rulings(infinite_for_sale="one")]


def resting_price(drawn: Table) -> list[Reliance]:
    """What the price of a table's build rests on, when every ruling is asked."""
    build = drawn.build
    assert build is not None

    def ask(asked: Table) -> object:
        found = price_of(asked, build)
        return found.legal, found.best and found.best.coins

    return resting(drawn, ask)


def among_free_cities(drawn: Table) -> Table:
    """The table with chains of the neighbours, who are free cities: random tables have few."""
    cities = [city._replace(free_city=True) for city in drawn.cities]
    return drawn._replace(cities=tuple(cities), tower=((Laid(0, 7),),), modules=frozenset(MODULES))


@pytest.mark.thorough
def test_a_ruling_that_cannot_matter_to_a_price_would_not_change_it() -> None:
    resting_on = set[str]()
    for seed in (*range(500), 2740):  # which buys without end where tile 20 is unlimited
        drawn = table_of(random_city_table(Random(seed)))
        for asked in (drawn, among_free_cities(drawn)):
            found = price_answer(asked).rests_on
            assert list(found) == resting_price(asked), seed
            resting_on.update([each.ruling for each in found])
    assert resting_on == {
        "tax_on_free_builds",
        "free_city_chains",
        "surcharge_goes_to",
        "infinite_for_sale",
        "free_token_waives_tax",
    }


def tables() -> list[Plain]:
    """Tables with projects: those that can have arisen, and those that cannot."""
    legal = [random_table(Random(seed)) for seed in range(60)]
    return [*legal, *[disturb(Random(seed), document) for seed, document in enumerate(legal)]]


def test_only_one_ruling_can_matter_to_penalties_and_none_to_conflicts() -> None:
    for document in tables():
        drawn = table_of(document)

        def projects_of(asked: Table) -> object:
            return [each.data() for each in project_answer(asked).projects]

        assert list(project_answer(drawn).rests_on) == resting(drawn, projects_of)
        assert resting(drawn, lambda asked: conflict_answer(asked).data()) == []


Fault = tuple[str, tuple[str | int, ...]]


def faults_of(drawn: Table) -> set[Fault]:
    """What breaks which rule where."""
    return {(finding.rule, finding.path) for finding in judge(drawn).findings}


def pads_of(drawn: Table) -> object:
    """Every number on the pad, and who wins."""
    result = settle(drawn)
    return [(standing.points, standing.choice, standing.rank) for standing in result.standings], result.winners


@pytest.mark.thorough
@settings(max_examples=25)
@given(documents())
def test_check_names_every_ruling_that_changes_the_verdict_and_no_ruling_changes_a_pad(document: Plain) -> None:
    drawn, now, expected = table_of(document), faults_of(table_of(document)), set[tuple[str, str, Fault]]()
    for name, values in VALUES.items():
        for other in set(values) - {getattr(drawn.rulings, name)}:
            answered = drawn._replace(rulings=drawn.rulings.answered({name: other}))
            expected |= {(name, other, fault) for fault in now ^ faults_of(answered)}
            assert pads_of(answered) == pads_of(drawn)
    (found,) = load("table.yaml", json.dumps({"game": "babel", **document}).encode())
    assert {(each.ruling, each.instead, (each.rule, each.path)) for each in check(found).rests_on} == expected
    assert score(found).rests_on == ()
    assert score(found).data()["rests_on"] == []
