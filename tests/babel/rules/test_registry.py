"""The table of rules: every published id once, in a module of its name, with its text, sources and rulings."""

from importlib import import_module

import pytest

from babylon_cli.babel.rules import registry
from babylon_cli.babel.rules.registry import RULES
from babylon_cli.wording.texts import published

PUBLISHED = (
    "babel-player-count",
    "babel-wonder-twice",
    "babel-tile-hand",
    "babel-turn-tile",
    "babel-actions",
    "babel-card-twice",
    "babel-card-copies",
    "babel-card-age",
    "babel-stages",
    "babel-project-order",
    "babel-join-colour",
    "babel-markers",
    "babel-tokens",
    "babel-science-choice",
    "babel-score",
)
"""Ids are public and never change."""


def test_the_ids_are_those_that_are_published_in_their_order() -> None:
    assert tuple(RULES) == PUBLISHED
    assert len(RULES) == len(PUBLISHED)
    assert "babel-storey-order" not in RULES


@pytest.mark.parametrize("rule", PUBLISHED)
def test_a_rule_is_a_module_of_its_name_that_begins_with_its_summary(rule: str) -> None:
    name = rule.removeprefix("babel-").replace("-", "_")
    module = import_module(f"{registry.__package__}.{name}")
    assert RULES[rule] is module.RULE
    about = RULES[rule].about
    assert about.id == rule
    assert (module.__doc__ or "").splitlines()[0] == published("rules", rule).title


@pytest.mark.parametrize("rule", PUBLISHED)
def test_a_rule_has_its_text_and_its_sources(rule: str) -> None:
    about, text = RULES[rule].about, published("rules", rule)
    assert text.body.endswith(".")
    assert list(text.sections) == ["broken when"]
    assert text.section("broken when").endswith(".")
    assert about.sources
    assert {source.book for source in about.sources} <= {"babel", "base"}
    numbers = [int(ruling.removeprefix("E")) for ruling in about.rulings]
    assert numbers == sorted(set(numbers))
    assert all([1 <= number <= 66 for number in numbers])
