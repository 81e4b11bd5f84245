"""Names are one whatever their letter case and however an accent is written, everywhere, and shown as first typed."""

import unicodedata
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from babylon_cli import questions
from babylon_cli.wording.spelling import folded, is_one_name, seen

COMPOSED, DECOMPOSED = "Zoë", unicodedata.normalize("NFD", "Zoë")

FLOOR = "[floor, floor, floor, floor]"


def one(text: str) -> Any:
    """The one document of a text."""
    (document,) = questions.read(text.encode())
    return document


@given(st.text())
def test_folding_is_done_once_for_all_and_knows_one_way_of_writing_an_accent(name: str) -> None:
    assert folded(folded(name)) == folded(name)
    assert folded(unicodedata.normalize("NFD", name)) == folded(unicodedata.normalize("NFC", name)) == folded(name)
    assert unicodedata.is_normalized("NFC", folded(name))


@pytest.mark.parametrize(
    ("first", "second"), [("White", "wHITE"), (COMPOSED, DECOMPOSED), ("STRASSE", "straße"), ("ΌΣΟΣ", "όσος")]
)
def test_one_name(first: str, second: str) -> None:
    assert is_one_name(first, second)


@pytest.mark.parametrize(("first", "second"), [("Zoe", "Zoë"), ("白", "桃"), ("Ana", "Anna"), ("Ana", "An\u200ba")])
def test_two_names(first: str, second: str) -> None:
    assert not is_one_name(first, second)


@pytest.mark.parametrize(
    "second", ["ana b", "An\u200ba B", "Ana\u00a0B", " Ana B", "Ana  B", "A\u00adna B", "Ana B\ufe0f"]
)
def test_two_players_of_one_visible_name_are_refused_at_the_second(second: str) -> None:
    assert seen(second) == seen("Ana B")
    for game, flowers in (("", ("flower: white", "flower: pink")), ("game: babel\nage: 1\n", ("wonder: Gizah A",) * 2)):
        text = f'{game}players:\n  - {{name: Ana B, {flowers[0]}}}\n  - {{name: "{second}", {flowers[1]}}}\n'
        (problem,) = one(text).problems
        assert str(problem.message).startswith("two players are called Ana B: letter case")
        assert problem.line == text.count("\n")


PLAYERS = """\
players:
  - {name: Zoë, flower: white, start: S.FT}
  - {name: Bo, flower: Pink, start: .SBF}
"""


def test_play_and_promises_name_players_in_any_spelling() -> None:
    text = f"""\
{PLAYERS}first_player: BO
rounds:
  - turns: [{{player: bo, dig: A1}}, {{player: {DECOMPOSED.upper()}, dig: A2}}]
expect: {{scores: {{zoË: 0, BO: 0}}, winners: [zOË, bO], tie_break: shared}}
"""
    document = one(text)
    assert [finding.message for finding in questions.check(document).findings] == []
    assert questions.verify(document).ok
    assert [player["name"] for player in questions.score(document).data()["players"]] == ["Zoë", "Bo"]


def test_a_turn_names_its_player_and_what_it_dug_in_any_spelling() -> None:
    text = f"""\
players: [{{name: Ana, flower: white, storage: {{pillars: 0}}}}, {{name: Bo, flower: pink}}]
turn: {{player: ANA, dig: A1, dug: {{flower: WHITE}}, pillars_taken: 5}}
quarry: [[clay, floor, floor, floor], {FLOOR}, {FLOOR}, {FLOOR}]
"""
    assert [(each.rule, each.severity) for each in questions.check(one(text)).findings] == [("flower-count", "warning")]
    fewer = questions.check(one(text.replace("taken: 5", "taken: 4"))).findings
    assert [each.rule for each in fewer if each.severity == "error"] == ["dig-reward"]


@pytest.mark.parametrize(
    ("keys", "rows"),
    [
        ("terraces: [{at: A1, level: 1, flower: WHITE}, {at: C1, level: 1, flower: vine}]", "flower_sets"),
        ("tally: {flowers: {White: 2, PINK: 1, sun: 1}, highest_terrace: 1, visible_holes: 9}", "flower_sets"),
    ],
)
def test_flowers_of_two_spellings_are_no_set(keys: str, rows: str) -> None:
    document = one(f"flowers: [white, pink, sun, vine]\nplayers: [{{name: Ana, flower: white, {keys}}}]\n")
    assert questions.score(document).data()["players"][0]["score"][rows] == 0


def test_every_place_of_a_flower_is_read_as_first_typed() -> None:
    text = f"""\
flowers: [white, PINK, Sun, vine]
players:
  - name: Ana
    flower: WHITE
    terraces: [{{at: A1, level: 1, flower: SUN}}]
    storage: {{terrace: {{flower: pink}}}}
  - {{name: Bo, flower: pinK, tally: {{flowers: {{VINE: 1}}, highest_terrace: 1, visible_holes: 9}}}}
quarry:
  - [clay White > granite  VINE S.FB, "clay SUN", basalt SFBT, clay]
  - {FLOOR}
  - {FLOOR}
  - {FLOOR}
expect: {{quarry: [{{take: A1, flower: WHITE, pillars: 5}}]}}
"""
    document = one(text)
    assert document.table.known_flowers() == ("white", "PINK", "Sun", "vine")
    assert questions.verify(document).ok
    tiles = questions.quarry(document).data()["tiles"]
    assert [(tile["flower"], tile["pillars"]["white"]) for tile in tiles[:2]] == [("white", 5), ("Sun", 4)]


def test_letters_that_would_be_icons_stay_as_they_are_typed() -> None:
    text = "flowers: [SFBT]\nquarry:\n  - [clay sfbt, clay sfbt S..F, floor, floor]\n" + f"  - {FLOOR}\n" * 3
    document = one(text)
    assert [pile[0].flower for pile in document.table.quarry.piles[:2]] == ["sfbt", "SFBT"]


@pytest.mark.parametrize(
    ("asked", "flowers"),
    [({"flower": "WHITE"}, ["white"]), ({"player": "ANA"}, ["white"]), ({"flower": "Lis"}, ["Lis"])],
)
def test_a_question_names_a_player_or_a_flower_in_any_spelling(asked: dict[str, Any], flowers: list[str]) -> None:
    document = one(
        "players: [{name: Ana, flower: white}]\nquarry:\n  - [clay WHITE, floor, floor, floor]\n" + f"  - {FLOOR}\n" * 3
    )
    assert list(questions.quarry(document, **asked).data()["tiles"][0]["pillars"]) == flowers


ONE_PLAYER = "players: [{name: Ana, flower: white"
ONE_CITY = "game: babel\nage: 1\nplayers: [{name: Ana, wonder: Gizah A}]\n"


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        (
            f"{ONE_PLAYER}, tally: {{flowers: {{sun: 1, SUN: 2}}, highest_terrace: 1, visible_holes: 9}}}}]",
            ("SUN", "sun"),
        ),
        (f"{ONE_PLAYER}}}]\nexpect: {{scores: {{ana: 0, ANA: 0}}}}", ("ANA", "ana")),
        (f"{ONE_CITY}tower: [{{Ana: 4, aNA: 5}}]", ("aNA", "Ana")),
        (f"{ONE_CITY}expect: {{points: {{Ana: 0, aNA: 0}}}}", ("aNA", "Ana")),
    ],
)
def test_one_name_is_no_key_twice(text: str, keys: tuple[str, str]) -> None:
    (problem,) = one(text).problems
    assert str(problem.message) == f"the key `{keys[0]}` is written twice: `{keys[1]}` is the same name"
    assert problem.related


def test_cities_of_babel_are_named_in_any_spelling() -> None:
    document = one("""\
game: babel
age: 1
players: [{name: Ana, wonder: Gizah A, coins: 3}, {name: Bo, wonder: Rhodos A}, {name: Cas, wonder: Olympia A}]
tower: [{ANA: 4}]
projects: [{age: 1, card: Cranes, joined: {bO: 1}}]
build: {player: bo, card: Altar}
expect:
  points: {ana: 1}
  scores: {BO: {tower: 0}, ana: {coins: 1}}
  projects: [{rewards: {BO: 0}}]
""")
    assert document.table.tower[0][0].seat == 0
    assert document.table.projects[0].joined == {1: 1}
    assert document.table.build.seat == 1
    assert [difference.what for difference in questions.verify(document).differences][:1] != ["scores.BO"]
