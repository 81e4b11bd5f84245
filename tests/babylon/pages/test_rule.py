"""What the page of a rule shows besides its text."""

import pytest

from babylon_cli.babylon.pages import rule
from babylon_cli.wording.message import ENGLISH


def test_the_page_of_a_rule_that_is_not_there() -> None:
    assert rule.rule_page("storey-ordr", ENGLISH) is None


def test_a_rule_without_examples_is_told_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule, "pairs_of", lambda _: [])
    page = rule.rule_page("storey-order", ENGLISH)
    assert page is not None
    assert page.sources
    assert page.example is None


def test_a_rule_of_the_garden_is_shown_on_maps_and_another_is_not() -> None:
    garden, table = rule.rule_page("storey-order", ENGLISH), rule.rule_page("supply-limit", ENGLISH)
    assert garden is not None
    assert garden.example is not None
    assert garden.example.maps
    assert table is not None
    assert table.example is not None
    assert not table.example.maps
