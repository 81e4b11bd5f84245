"""A built terrace shows as many icons as its material says."""

import pytest

from tests.drawing import finding_of, found
from tests.turns import game, turn

QUARRY = """\
  - [clay white STF., granite pink SF.., basalt white SFB., floor]
  - [clay white, granite pink, basalt white, floor]
  - [clay white ST.., granite pink SFB., "basalt white SFBT", floor]
  - [floor, floor, floor, floor]
"""

IN_THE_QUARRY = [("terrace-icons", f"quarry.0.{column}") for column in range(3)]

UNSEEN = QUARRY.replace("STF.,", ",").replace("SF..,", ",").replace("SFB., floor", ", floor")


@pytest.mark.parametrize("position", ["A1", "B1", "C1"])
def test_what_the_quarry_shows_is_told_once_whether_it_is_built_or_not(position: str) -> None:
    build = "build: [{from: dug, at: C3, level: 1}]"
    assert found(turn(f"dig: {position}\n{build}", "storage: {pillars: 6}", quarry=QUARRY)) == IN_THE_QUARRY
    assert found(turn(f"dig: {position}", quarry=QUARRY)) == IN_THE_QUARRY


@pytest.mark.parametrize(
    ("position", "icons", "fits"),
    [("A2", "ST..", True), ("A2", "STF.", False), ("B2", "STF.", True), ("B2", "ST..", False), ("C2", "STFB", True)],
)
def test_what_was_typed_where_the_quarry_does_not_tell(position: str, icons: str, fits: bool) -> None:
    build = f"build: [{{from: dug, at: C3, level: 1, icons: {icons}}}]"
    drawn = turn(f"dig: {position}\n{build}", "storage: {pillars: 6}", quarry=UNSEEN)
    assert found(drawn) == ([] if fits else [("terrace-icons", "turn.build.0.icons")])
    said = turn(f"dig: {position}\ndug: {{icons: {icons}}}", "storage: {pillars: 6}", quarry=UNSEEN)
    assert found(said) == ([] if fits else [("terrace-icons", "turn.dug.icons")])


def test_other_icons_than_those_that_are_known_are_the_source_alone() -> None:
    drawn = turn("dig: A3\nbuild: [{from: dug, at: C3, level: 1, icons: SFBT}]", quarry=UNSEEN)
    assert found(drawn) == [("build-source", "turn.build.0.icons")]


def test_a_stored_terrace_and_a_start_terrace() -> None:
    stored = "storage: {{pillars: 6, terrace: {{material: {}, icons: STFB}}}}"
    build = "dig: A1\nbuild: [{from: stored, at: C3, level: 1}]"
    for material in ("basalt", "start"):
        assert found(turn(build, stored.format(material))) == []
    in_the_notch = [("terrace-icons", "players.0.storage.terrace.icons")]
    assert found(turn(build, stored.format("clay"))) == in_the_notch  # told once


def test_a_stored_terrace_whose_icons_are_first_told_when_it_is_built() -> None:
    stored = "storage: {pillars: 6, terrace: {material: clay}}"
    assert found(turn("dig: A1\nbuild: [{from: stored, at: C3, level: 1, icons: STF.}]", stored)) == [
        ("terrace-icons", "turn.build.0.icons")
    ]


def test_in_a_game_what_the_file_says_was_dug() -> None:
    dug = "{player: Ana, dig: A1, dug: {material: clay, icons: STF.}, build: [{from: dug, at: C3, level: 1}]}"
    assert found(game(f"- turns: [{dug}]")) == [("terrace-icons", "rounds.0.turns.0.dug.icons")]


def test_what_the_message_says() -> None:
    build = "dig: A2\nbuild: [{from: dug, at: C3, level: 1, icons: STF.}]"
    finding = finding_of("terrace-icons", turn(build, quarry=UNSEEN))
    assert str(finding.message) == "the terrace at C3 on level 1 is clay and shows 3 icons; clay shows 2"
    assert (str(finding.where), finding.player) == ("C3 on level 1", "Ana")
    assert str(finding.help) == "look at the tile again, or correct its material"
    dug = finding_of("terrace-icons", turn("dig: A2\ndug: {icons: STF.}", quarry=UNSEEN))
    assert (str(dug.message), dug.player) == ("the dug terrace is clay and shows 3 icons; clay shows 2", "Ana")
    shown = finding_of("terrace-icons", turn("dig: A2", quarry=UNSEEN.replace("SFBT", "SFB.")))
    assert str(shown.message) == "a tile at C3 is basalt and shows 3 icons; basalt shows 4"
    assert (str(shown.where), shown.player) == ("C3 in the quarry", None)
