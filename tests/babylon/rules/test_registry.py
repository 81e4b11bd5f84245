"""The table of rules: every published id once, each in a module of its name, with its text and its examples."""

from importlib import import_module
from pathlib import Path

import pytest

from babylon_cli.babylon.rules import garden as garden_package
from babylon_cli.babylon.rules import table as table_package
from babylon_cli.babylon.rules import turn as turn_package
from babylon_cli.babylon.rules.all_rules import ALL_RULES, RULES
from babylon_cli.babylon.rules.registry import GARDEN_RULES, POSITION_RULES, TABLE_RULES
from babylon_cli.babylon.rules.rule import GardenRule, TableRule
from babylon_cli.babylon.rules.turn.registry import RECORD_RULES, TURN_RULES
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS
from babylon_cli.judging.about import About
from babylon_cli.wording.texts import published
from tests.cases import for_each

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
    "pad-sum",
    "dig-required",
    "dig-visible",
    "dig-reward",
    "build-source",
    "build-order",
    "pillar-budget",
    "decoration-fresh",
    "storage-notch",
    "turn-order",
    "round-count",
    "token-count",
    "quarry-removal",
}
"""Ids are public and never change."""

EXAMPLES = Path(__file__).parents[3] / "examples" / "rules"


def package_of(rule: str) -> str:
    """The package of the module of a rule."""
    if RULES[rule] in GARDEN_RULES:
        return garden_package.__name__
    return (table_package if RULES[rule] in TABLE_RULES else turn_package).__name__


def test_the_ids_are_those_that_are_published() -> None:
    assert set(RULES) == PUBLISHED
    assert len(ALL_RULES) == len(PUBLISHED)


@for_each("rule", sorted(PUBLISHED))
def test_a_rule_is_a_module_of_its_name_and_the_module_begins_with_its_summary(rule: str) -> None:
    package = package_of(rule)
    module = import_module(f"{package}.{rule.replace('-', '_')}")
    assert module.RULE is RULES[rule]
    assert module.__doc__ is not None
    assert module.__doc__.splitlines()[0] == published("rules", rule).title


OTHER_MODULES_OF_TURNS = {"registry", "stages", "unknown"}


@pytest.mark.parametrize("package", [garden_package, table_package, turn_package])
def test_no_module_is_left_out_of_the_table(package: object) -> None:
    folder = Path(str(getattr(package, "__file__", ""))).parent
    modules = {path.stem.replace("_", "-") for path in folder.glob("*.py") if path.stem != "__init__"}
    rules = {rule for rule in RULES if package_of(rule) == getattr(package, "__name__", "")}
    assert modules == rules | (OTHER_MODULES_OF_TURNS if package is turn_package else set())


@pytest.mark.parametrize("rule", [rule.about.id for rule in TURN_RULES if rule is not RULES[rule.about.id]])
def test_what_is_judged_on_tables_and_in_turns_has_one_text(rule: str) -> None:
    module = import_module(f"{package_of(rule)}.{rule.replace('-', '_')}")
    (in_turns,) = [turn_rule for turn_rule in TURN_RULES if turn_rule.about.id == rule]
    assert in_turns is module.TURN_RULE
    assert in_turns.about is module.RULE.about


def test_a_rule_judges_turns_once() -> None:
    ids = [*(rule.about.id for rule in TURN_RULES), *(rule.about.id for rule in RECORD_RULES)]
    assert len(set(ids)) == len(ids)
    assert {rule for rule in RULES if about(rule).judges == "turn"} < set(ids)


def about(rule: str) -> About:
    """What is published about a rule."""
    return RULES[rule].about


@for_each("rule", sorted(PUBLISHED))
def test_a_rule_cites_its_place_in_each_rulebook(rule: str) -> None:
    assert {source.book for source in about(rule).sources} == {"fr", "nl", "zh-Hant", "zh-Hans"}
    assert all(source.section and source.item for source in about(rule).sources)
    text = published("rules", rule)
    assert text.body
    assert text.section("broken when")


def test_which_rules_ask_for_the_order_of_building() -> None:
    assert [rule for rule in RULES if about(rule).judges == "history"] == ["statue-alignment", "build-order"]


def test_every_open_question_is_asked_by_a_rule_and_no_other() -> None:
    asked = {ruling for rule in RULES for ruling in about(rule).rulings}
    assert asked == {question.name for question in OPEN_QUESTIONS}


@pytest.mark.parametrize("rule", POSITION_RULES.values(), ids=lambda rule: str(rule.about.id))
def test_what_a_rule_says_of_rulings_is_of_those_that_it_asks(rule: GardenRule | TableRule) -> None:
    values = {question.name: question.values for question in OPEN_QUESTIONS}
    assert set(rule.strictest) <= set(rule.about.rulings)
    assert all(value in values[ruling] for ruling, value in rule.strictest.items())
    if isinstance(rule, GardenRule):
        assert {*rule.strictest, *rule.can_matter} == set(rule.about.rulings)


@for_each("rule", sorted(PUBLISHED))
def test_a_rule_has_a_legal_and_an_illegal_example(rule: str) -> None:
    names = [path.name for path in (EXAMPLES / rule).glob("*.yaml")]
    assert [name for name in names if name.startswith("legal-")]
    assert [name for name in names if name.startswith("illegal-")]
