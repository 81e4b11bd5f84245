"""One project an Age, in order, with a card of that Age."""

from babylon_cli.babel.table.table import Table
from tests.babel.tables import paths, related, seated

RULE = "babel-project-order"

CARDS = {1: "Cranes", 2: "Smelter", 3: "Archives"}


def ages(*numbers: int, age: int = 3, more: str = "") -> Table:
    """A table with a project of each of these Ages."""
    entries = ", ".join([f"{{age: {number}, card: {CARDS[number]}}}" for number in numbers])
    return seated("", "", "", age=age, more=f"projects: [{entries}]\n{more}")


def test_in_order_and_with_an_age_left_out() -> None:
    for numbers in ((), (1,), (1, 2, 3), (1, 3), (2, 3), (3,)):
        assert paths(RULE, ages(*numbers)) == []


def test_out_of_order_and_twice() -> None:
    assert paths(RULE, ages(2, 1, 3)) == ["projects.1.age"]
    assert paths(RULE, ages(1, 1)) == ["projects.1.age"]
    drawn = ages(3, 1, 2)
    assert paths(RULE, drawn) == ["projects.1.age", "projects.2.age"]
    assert related(RULE, drawn) == [["projects.0.age"]] * 2
    assert paths(RULE, ages(1, 3, 2, 3)) == ["projects.2.age", "projects.3.age"]


def test_an_age_to_come() -> None:
    drawn = ages(1, 2, 3, age=1)
    assert paths(RULE, drawn) == ["projects.1.age", "projects.2.age"]
    assert related(RULE, drawn) == [["age"]] * 2
    assert paths(RULE, ages(1, 2, age=2)) == []


def test_a_card_of_another_age() -> None:
    drawn = seated("", "", "", age=2, more="projects: [{age: 1, card: Smelter}, {age: 2, card: Archives}]")
    assert paths(RULE, drawn) == ["projects.0.card", "projects.1.card"]
    assert related(RULE, drawn) == [["projects.0.age"], ["projects.1.age"]]


def test_everything_that_is_wrong_with_one_entry() -> None:
    drawn = seated("", "", "", age=1, more="projects: [{age: 2, card: Smelter}, {age: 2, card: Cranes}]")
    assert paths(RULE, drawn) == ["projects.0.age", "projects.1.age", "projects.1.age", "projects.1.card"]


def test_without_the_module_nothing_is_looked_at() -> None:
    assert paths(RULE, ages(3, 1, age=1, more="modules: [tower]")) == []
