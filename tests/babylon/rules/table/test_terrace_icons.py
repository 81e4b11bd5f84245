"""Clay shows two icons, granite three and basalt four."""

import pytest

from tests.drawing import finding_of, found, garden

ICONS = {0: "....", 1: "S...", 2: "S..F", 3: "SF.B", 4: "SFBT"}


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize(("material", "right"), [("clay", 2), ("granite", 3), ("basalt", 4)])
def test_the_number_of_icons_is_that_of_the_material(material: str, right: int, number: int) -> None:
    drawn = garden(f"terraces: [{{at: C3, level: 1, material: {material}, icons: {ICONS[number]}}}]")
    wrong = [("terrace-icons", "players.0.terraces.0.icons")]
    assert found(drawn) == ([] if number == right else wrong)


@pytest.mark.parametrize("number", range(5))
def test_a_start_terrace_and_one_of_unknown_material_show_any_number(number: int) -> None:
    start = garden(f"terraces: [{{at: C3, level: 1, material: start, icons: {ICONS[number]}}}]")
    unknown = garden(f"terraces: [{{at: C3, level: 1, icons: {ICONS[number]}}}]")
    assert found(start) == []
    assert found(unknown) == []


def test_icons_that_are_left_out_are_not_judged() -> None:
    assert found(garden("terraces: [{at: C3, level: 1, material: basalt}]")) == []


def test_a_changed_icon_is_no_further_icon() -> None:
    drawn = garden("terraces: [{at: C3, level: 1, material: clay, icons: S..F, counts_as: {NE: bridge}}]")
    assert found(drawn) == []


def test_icons_may_be_words() -> None:
    drawn = garden("terraces: [{at: C3, level: 1, material: clay, icons: [statue, none, none, none]}]")
    assert found(drawn) == [("terrace-icons", "players.0.terraces.0.icons")]


@pytest.mark.parametrize("number", range(5))
def test_the_terrace_in_the_notch(number: int) -> None:
    drawn = garden(f"storage: {{terrace: {{flower: pink, material: granite, icons: {ICONS[number]}}}}}")
    assert found(drawn) == ([] if number == 3 else [("terrace-icons", "players.0.storage.terrace.icons")])


def test_the_notch_may_say_nothing_of_material_or_icons() -> None:
    assert found(garden("storage: {terrace: {flower: pink, icons: SFB.}}")) == []
    assert found(garden("storage: {terrace: {flower: pink, material: clay}}")) == []
    assert found(garden("storage: {terrace: {flower: white, material: start, icons: SFB.}}")) == []


def test_what_the_message_says() -> None:
    several = finding_of("terrace-icons", garden("terraces: [{at: C3, level: 1, material: clay, icons: SFB.}]"))
    assert str(several.message) == "the terrace at C3 on level 1 is clay and shows 3 icons; clay shows 2"
    assert str(several.where) == "C3 on level 1"
    assert str(several.help) == "look at the tile again, or correct its material"
    one = finding_of("terrace-icons", garden("terraces: [{at: C3, level: 1, material: clay, icons: S...}]"))
    assert str(one.message) == "the terrace at C3 on level 1 is clay and shows 1 icon; clay shows 2"
    notch = finding_of("terrace-icons", garden("storage: {terrace: {material: basalt, icons: SFB.}}"))
    assert str(notch.message) == "the terrace in the notch is basalt and shows 3 icons; basalt shows 4"
    assert (str(notch.where), notch.player) == ("the notch", "Ana")
