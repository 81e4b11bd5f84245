"""`explain RULE --examples`: every example with its pictures."""

import re

import pytest

from babylon_cli.reading.examples import pairs_of
from babylon_cli.wording.texts import names_of
from tests.cli.running import run
from tests.printing.widths import too_wide

RULES = names_of("rules")
PARTS = [0, *[pytest.param(part, marks=pytest.mark.thorough) for part in (1, 2, 3)]]


@pytest.mark.parametrize("part", PARTS)
def test_every_example_of_a_rule_is_shown(part: int) -> None:
    for rule in RULES[part::4]:
        ended = run("explain", rule, "--examples")
        assert (ended.status, ended.error) == (0, "")
        assert too_wide(ended.output) == []
        pairs = pairs_of(rule)
        heads = re.findall(r"^Example (\d+) of (\d+): ", ended.output, re.MULTILINE)
        assert heads == [(str(number), str(len(pairs))) for number in range(1, len(pairs) + 1)]
        words = " ".join(ended.output.split())
        assert all(f": {pair.title} " in words for pair in pairs)
        assert len(re.findall(r"^  illegal: ", ended.output, re.MULTILINE)) >= len(pairs)


def test_both_gardens_stand_side_by_side() -> None:
    shown = run("explain", "Bridge-Gap", "--examples").output
    assert shown.startswith("bridge-gap: The cell under the middle of a bridge is an empty space.\n\nExample 1 of 7: ")
    assert "\n  3    B═══════════B              3    B═════║═════B\n" in shown
    words = " ".join(shown.split())
    assert words.count("number and letter: storey and flower;") == 1
    assert words.count("hatched: covered by a higher storey;") == 1


def test_a_whole_garden_stands_where_a_part_of_it_does_not_tell_the_fault() -> None:
    shown = run("explain", "storey-order", "--examples").output
    assert "\n     A  B  C  D  E  F  G  H          A  B  C  D  E  F  G  H\n" in shown


def test_a_terminal_without_unicode_gets_plain_outlines() -> None:
    shown = run("explain", "bridge-gap", encoding="latin-1").output
    assert "\n  3    B===========B              3    B=====" in shown
    assert "\\u25" not in shown  # as the boxes would be


def test_a_picture_that_both_have_in_common_stands_once() -> None:
    shown = run("explain", "--examples", "token-effect").output
    assert "\n  legal and illegal, which look the same:\n       D     E     F     G\n" in shown


def test_the_quarry_and_the_tower_are_drawn() -> None:
    quarry = run("explain", "quarry-layers", "--examples").output
    assert "\n     A  B  C  D" in quarry
    assert "the topmost tiles of the quarry: c clay, g granite, b basalt, . floor\n" in quarry
    tower = run("explain", "babel-turn-tile", "--examples").output
    assert re.search(r"^    \(1\) .*<?->  \(2\) .*    \(1\) ", tower, re.MULTILINE)


def test_a_page_says_how_to_see_them_all() -> None:
    assert "\n  `babylon explain bridge-gap --examples` shows them all.\n" in run("explain", "bridge-gap").output
    assert "--examples" not in run("explain", "babel-card-age").output  # it has one, which is shown


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("pont", "'pont' is none. Did you mean bridge-link, bridge-gap or decoration-diagonal?"),
        ("bridge_gap", "'bridge_gap' is none. Did you mean bridge-gap?"),
        ("xyzzy", "'xyzzy' is none: `babylon explain bridge-gap --examples`, say."),
        ("rulings", "'rulings' is none: `babylon explain bridge-gap --examples`, say."),
    ],
)
def test_only_a_rule_has_examples(word: str, told: str) -> None:
    ended = run("explain", word, "--examples")
    assert ended.status == 2
    assert f"Examples are shown of a rule, and {told}" in ended.error


def test_a_rule_has_to_be_named() -> None:
    ended = run("explain", "--examples")
    assert (ended.status, ended.output) == (2, "")
    assert ended.error == "Error: --examples shows those of a rule: `babylon explain bridge-gap --examples`, say.\n"


def test_a_text_without_a_rule_has_no_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("babylon_cli.pages.names_of", lambda _: ["no-such-rule"])
    assert run("explain", "no-such-rule", "--examples").status == 2


def test_a_package_without_its_examples_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("babylon_cli.babylon.pages.rule.pairs_of", lambda _: [])
    shown = run("explain", "bridge-gap", "--examples").output
    assert shown.endswith("an empty space.\n\n  The examples are not installed here.\n")


def test_a_tower_in_which_no_tile_is_built_is_not_drawn() -> None:
    assert "<-  (3)" not in run("explain", "babel-card-age", "--examples").output
