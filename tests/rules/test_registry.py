"""The table of rules: every published id once, each in a module of its name, with its text and its examples."""

from importlib import import_module
from pathlib import Path

import pytest

from babylon_cli.rules import garden as garden_package
from babylon_cli.rules import table as table_package
from babylon_cli.rules.about import About
from babylon_cli.rules.registry import GARDEN_RULES, RULES, TABLE_RULES
from babylon_cli.rules.rulings import OPEN_QUESTIONS

PUBLISHED = {
    "terrace-off-board",
    "terrace-collision",
    "terrace-stacked",
    "terrace-support",
    "pillar-height",
    "belvedere-corner",
    "storey-order",
    "pillar-uncovered",
    "spot-occupied",
    "statue-pillar",
    "terrace-icons",
    "decoration-off-terrace",
    "decoration-icon",
    "decoration-diagonal",
    "staircase-link",
    "fountain-link",
    "bridge-link",
    "bridge-gap",
    "statue-alignment",
    "player-count",
    "flower-unique",
    "flower-count",
    "start-terrace",
    "terrace-count",
    "supply-limit",
    "storage-limit",
    "storage-double",
    "token-effect",
    "quarry-layers",
    "score-pad",
}
"""Ids are public and never change."""

EXAMPLES = Path(__file__).parents[2] / "examples" / "rules"


def test_the_ids_are_those_that_are_published() -> None:
    assert set(RULES) == PUBLISHED
    assert len(GARDEN_RULES) + len(TABLE_RULES) == len(PUBLISHED)


@pytest.mark.parametrize("rule", sorted(PUBLISHED))
def test_a_rule_is_a_module_of_its_name_and_the_module_begins_with_its_summary(rule: str) -> None:
    package = garden_package if RULES[rule] in GARDEN_RULES else table_package
    module = import_module(f"{package.__name__}.{rule.replace('-', '_')}")
    assert module.RULE is RULES[rule]
    assert module.__doc__ is not None
    assert module.__doc__.splitlines()[0] == RULES[rule].about.summary


@pytest.mark.parametrize("package", [garden_package, table_package])
def test_no_module_is_left_out_of_the_table(package: object) -> None:
    folder = Path(str(getattr(package, "__file__", ""))).parent
    modules = {path.stem.replace("_", "-") for path in folder.glob("*.py") if path.stem != "__init__"}
    rules = GARDEN_RULES if package is garden_package else TABLE_RULES
    assert modules == {rule.about.id for rule in rules}


def about(rule: str) -> About:
    """What is published about a rule."""
    return RULES[rule].about


@pytest.mark.parametrize("rule", sorted(PUBLISHED))
def test_a_rule_cites_its_place_in_each_rulebook(rule: str) -> None:
    assert {source.edition for source in about(rule).sources} == {"fr", "nl", "zh-Hant", "zh-Hans"}
    assert all(source.section and source.item for source in about(rule).sources)
    assert about(rule).text
    assert about(rule).broken_when


def test_only_the_line_of_statues_asks_for_the_order_of_building() -> None:
    assert [rule for rule in RULES if about(rule).judges == "history"] == ["statue-alignment"]


@pytest.mark.parametrize("question", OPEN_QUESTIONS, ids=lambda question: question.name)
def test_rules_and_rulings_name_each_other(question: object) -> None:
    name, rules = str(getattr(question, "name", "")), getattr(question, "rules", ())
    assert set(rules) <= PUBLISHED
    assert {rule for rule in RULES if name in about(rule).rulings} == set(rules)


@pytest.mark.parametrize("rule", sorted(PUBLISHED))
def test_a_rule_has_a_legal_and_an_illegal_example(rule: str) -> None:
    names = [path.name for path in (EXAMPLES / rule).glob("*.yaml")]
    assert [name for name in names if name.startswith("legal-")]
    assert [name for name in names if name.startswith("illegal-")]
