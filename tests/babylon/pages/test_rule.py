"""What the page of a rule shows besides its text."""

import pytest

from babylon_cli.babylon.pages import example_pictures, rule
from babylon_cli.babylon.picture.text_map import LEGEND
from babylon_cli.babylon.rules.all_rules import RULES
from babylon_cli.reading.examples import pairs_of
from babylon_cli.wording.message import ENGLISH
from tests.cases import for_each


def test_the_page_of_a_rule_that_is_not_there() -> None:
    assert rule.rule_page("storey-ordr", ENGLISH) is None


def test_a_rule_without_examples_is_told_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule, "pairs_of", lambda _: [])
    page = rule.rule_page("storey-order", ENGLISH)
    assert page is not None
    assert page.sources
    assert page.example is None


@pytest.mark.parametrize("name", ["storey-order", "supply-limit", "statue-alignment", "pillar-budget", "storage-notch"])
def test_the_whole_garden_is_shown_where_no_part_of_it_tells_the_fault(name: str) -> None:
    page = rule.rule_page(name, ENGLISH)
    assert page is not None
    assert page.example is not None
    assert len(page.example.maps) == 9
    assert page.example.legend == str(LEGEND)


@pytest.mark.parametrize("name", ["bridge-gap", "pillar-height", "token-effect", "start-terrace", "build-source"])
def test_the_part_of_a_garden_that_a_fault_is_about_is_drawn(name: str) -> None:
    page = rule.rule_page(name, ENGLISH)
    assert page is not None
    assert page.example is not None
    assert page.example.legend.splitlines()[0] == str(example_pictures.LEGEND)
    assert any(["!" in illegal for _, illegal in page.example.maps])
    assert max([len(line) for both in page.example.maps for line in both]) <= 27
    assert len(page.example.maps) <= 14


def test_the_quarry_is_drawn_where_a_fault_concerns_it() -> None:
    page = rule.rule_page("dig-reward", ENGLISH)
    assert page is not None
    assert page.example is not None
    assert len(page.example.maps) == 5
    assert page.example.legend.startswith("the topmost tiles")


@pytest.mark.parametrize("name", ["turn-order", "flower-count", "player-count"])
def test_nothing_is_drawn_where_there_is_nothing_to_see(name: str) -> None:
    page = rule.rule_page(name, ENGLISH)
    assert page is not None
    assert page.example is not None
    assert (page.example.maps, page.example.legend) == ((), "")


@pytest.mark.thorough
@for_each("name", RULES)
def test_every_example_is_told(name: str) -> None:
    examples = rule.examples(name, ENGLISH)
    assert examples is not None
    assert [example.story for example in examples] == [pair.title for pair in pairs_of(name)]
    for example in examples:
        assert example.differences
        assert example.found


def test_there_are_no_examples_of_what_is_no_rule() -> None:
    assert rule.examples("babel-stages", ENGLISH) is None
