"""There are four flowers; a fifth name is a fault, and a name one letter from another a warning."""

import pytest

from babylon_cli.babylon.table.table import Table
from tests.drawing import finding_of, found, table, warned


def named(*flowers: str) -> Table:
    """A table of two that declares these flowers."""
    return table(f"""
        flowers: [{", ".join(flowers)}]
        players: [{{name: Ana, flower: {flowers[0]}}}, {{name: Bo, flower: {flowers[1]}}}]
        """)


FOUR = ("white", "pink", "sun", "vine")


def test_four_names() -> None:
    assert found(named(*FOUR)) == []
    assert warned(named(*FOUR)) == []


def test_the_rarest_name_is_the_stray_one_and_the_last_of_those() -> None:
    assert found(named(*FOUR, "rose")) == [("flower-count", "flowers.4")]
    assert found(named(*FOUR, "rose", "lotus")) == [("flower-count", "flowers.5")]


def test_of_five_names_the_rarest_is_the_stray_one() -> None:
    drawn = table("""
        players:
          - {name: Ana, flower: rose, terraces: [{at: A1, level: 1, flower: white}, {at: C1, level: 1, flower: pink}]}
          - {name: Bo, flower: white, terraces: [{at: A1, level: 1, flower: sun}, {at: C1, level: 1, flower: vine}]}
          - {name: Cas, flower: pink, storage: {terrace: {flower: vine}}}
          - {name: Dee, flower: sun}
        """)
    assert found(drawn) == [("flower-count", "players.0.flower")]
    assert str(finding_of("flower-count", drawn).where) == "the flower rose"


@pytest.mark.parametrize(
    ("keys", "path"),
    [
        ("flower: rose", "flower"),
        (
            "flower: sun, terraces: [{at: A1, level: 2, flower: sun}, {at: D1, level: 1, flower: rose}]",
            "terraces.1.flower",
        ),
        ("flower: sun, storage: {terrace: {flower: rose}}", "storage.terrace.flower"),
        (
            "flower: sun, tally: {flowers: {sun: 1, rose: 2}, highest_terrace: 1, visible_holes: 9}",
            "tally.flowers.rose",
        ),
    ],
)
def test_every_place_that_names_a_flower_is_looked_at(keys: str, path: str) -> None:
    fourth = "vine" if keys.startswith("flower: sun") else "sun, vine"
    drawn = table(f"""
        flowers: [white, pink, {fourth}]
        players:
          - {{name: Ana, flower: white}}
          - {{name: Bo, {keys}}}
        """)
    assert [place for rule, place in found(drawn) if rule == "flower-count"] == [f"players.1.{path}"]


def test_the_quarry_names_flowers_too() -> None:
    drawn = table("""
        players: [{name: Ana, flower: white}, {name: Bo, flower: pink}]
        quarry:
          - [clay sun, clay vine, clay, floor]
          - [floor, floor, clay white > granite rose, floor]
          - [floor, floor, floor, floor]
          - [floor, floor, floor, floor]
        """)
    assert found(drawn) == [("flower-count", "quarry.1.2")]


@pytest.mark.parametrize("typed", ["whit", "whitee", "whyte", "White", "wihte", "hwite"])
def test_a_name_that_one_slip_separates_from_another_is_a_warning(typed: str) -> None:
    drawn = named("white", "pink", typed)
    assert found(drawn) == []
    assert warned(drawn) == [("flower-count", "flowers.2")]


@pytest.mark.parametrize("typed", ["whi", "wwhitee", "whyt", "ipkn", "blue", "kinp"])
def test_a_name_further_away_is_a_name_of_its_own(typed: str) -> None:
    assert warned(named("white", "pink", typed)) == []


def test_the_rarer_of_two_names_is_the_doubtful_one() -> None:
    drawn = table("""
        players:
          - name: Ana
            flower: whit
            terraces: [{at: A1, level: 1, flower: white}, {at: C1, level: 1, flower: white}]
          - {name: Bo, flower: pink}
        """)
    finding = finding_of("flower-count", drawn)
    assert warned(drawn) == [("flower-count", "players.0.flower")]
    assert str(finding.message) == "the flower whit is one letter away from white: did you mean white?"
    assert [place.path for place in finding.related] == [("players", 0, "terraces", 0, "flower")]


def test_the_warning_does_not_depend_on_the_count() -> None:
    drawn = named("white", "pink", "sun", "vine", "wine")
    assert found(drawn) == [("flower-count", "flowers.4")]
    assert warned(drawn) == [("flower-count", "flowers.4")]


def test_what_the_messages_say() -> None:
    too_many = finding_of("flower-count", named(*FOUR, "rose"))
    assert str(too_many.message) == ("the file names 5 flowers: white, pink, sun, vine and rose; the game has four")
    assert (str(too_many.where), str(too_many.help)) == (
        "the flower rose",
        "spell each of the four flowers in one way only",
    )
    look_alike = finding_of("flower-count", named("white", "pink", "pinc"))
    assert str(look_alike.message) == "the flower pinc is one letter away from pink: did you mean pink?"
    assert (str(look_alike.where), str(look_alike.help)) == ("the flower pinc", "spell each flower in one way only")
    assert [(place.path, str(place.caption)) for place in look_alike.related] == [(("flowers", 1), "the other name")]


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("lily", "lily is not one of your four flowers"),
        ("whit", "whit is not one of your four flowers: did you mean white?"),
        ("Rose", "Rose is not one of your four flowers: did you mean pink?"),
        ("geel", "geel is not one of your four flowers: did you mean Yellow?"),
        ("rood", "rood is not one of your four flowers"),
    ],
)
def test_a_flower_that_is_not_in_the_full_list_is_named(typed: str, message: str) -> None:
    drawn = table(f"""
        flowers: [white, pink, Yellow, bleu]
        players:
          - {{name: Ana, flower: white, terraces: [{{at: A1, level: 1, flower: {typed}}}]}}
          - {{name: Bo, flower: pink, terraces: [{{at: A1, level: 1, flower: {typed}}}]}}
        """)
    assert found(drawn) == [("flower-count", "players.0.terraces.0.flower")]
    assert warned(drawn) == []
    finding = finding_of("flower-count", drawn)
    assert (str(finding.message), str(finding.help)) == (message, "write white, pink, Yellow or bleu")


def test_every_flower_that_is_not_in_the_full_list_is_a_fault_of_its_own() -> None:
    drawn = table("""
        flowers: [white, pink, sun, vine]
        players:
          - {name: Ana, flower: white, terraces: [{at: A1, level: 1, flower: lily}]}
          - {name: Bo, flower: lotus, terraces: [{at: A1, level: 1, flower: lily}]}
        """)
    assert found(drawn) == [("flower-count", "players.0.terraces.0.flower"), ("flower-count", "players.1.flower")]


def test_a_flower_that_a_short_list_leaves_out_is_a_warning() -> None:
    drawn = table("""
        flowers: [white, pink, sun]
        players: [{name: Ana, flower: white}, {name: Bo, flower: vine}]
        """)
    assert found(drawn) == []
    assert warned(drawn) == [("flower-count", "players.1.flower")]
    finding = finding_of("flower-count", drawn)
    assert str(finding.message) == "`flowers` does not list vine"
    assert str(finding.help) == "write white, pink or sun, or add it to `flowers`"


def test_a_slip_beside_a_short_list_is_told_once() -> None:
    drawn = table("""
        flowers: [white, pink]
        players: [{name: Ana, flower: whit}, {name: Bo, flower: pinc}]
        """)
    assert warned(drawn) == [("flower-count", "players.0.flower"), ("flower-count", "players.1.flower")]


def test_five_flowers_beside_a_short_list_are_one_fault() -> None:
    drawn = table("""
        flowers: [white, pink, sun]
        players: [{name: Ana, flower: white}, {name: Bo, flower: vine, storage: {terrace: {flower: lily}}}]
        """)
    assert found(drawn) == [("flower-count", "players.1.storage.terrace.flower")]
    assert warned(drawn) == []
