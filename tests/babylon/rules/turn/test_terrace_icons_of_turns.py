"""A built terrace shows as many icons as its material says."""

import pytest

from tests.drawing import finding_of, found
from tests.turns import game, turn

QUARRY = """\
  - [clay white STF., granite pink SF.., basalt white SFB., floor]
  - [clay white, granite pink, basalt white, floor]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
"""


@pytest.mark.parametrize("position", ["A1", "B1", "C1"])
def test_what_was_dug(position: str) -> None:
    drawn = turn(f"dig: {position}\nbuild: [{{from: dug, at: C3, level: 1}}]", "storage: {pillars: 6}", quarry=QUARRY)
    assert found(drawn) == [("terrace-icons", "turn.build.0.at")]


@pytest.mark.parametrize(
    ("position", "icons", "fits"),
    [("A2", "ST..", True), ("A2", "STF.", False), ("B2", "STF.", True), ("B2", "ST..", False), ("C2", "STFB", True)],
)
def test_what_was_typed_where_the_quarry_does_not_tell(position: str, icons: str, fits: bool) -> None:
    drawn = turn(
        f"dig: {position}\nbuild: [{{from: dug, at: C3, level: 1, icons: {icons}}}]",
        "storage: {pillars: 6}",
        quarry=QUARRY,
    )
    assert found(drawn) == ([] if fits else [("terrace-icons", "turn.build.0.icons")])


def test_other_icons_than_those_that_are_known_are_the_source_alone() -> None:
    drawn = turn(
        "dig: A1\nbuild: [{from: dug, at: C3, level: 1, icons: SFBT}]",
        quarry=QUARRY.replace("clay white STF.", "clay white ST.."),
    )
    assert found(drawn) == [("build-source", "turn.build.0.icons")]


def test_a_stored_terrace_and_a_start_terrace() -> None:
    stored = "storage: {{pillars: 6, terrace: {{material: {}, icons: STFB}}}}"
    build = "dig: A1\nbuild: [{from: stored, at: C3, level: 1}]"
    for material in ("basalt", "start"):
        assert found(turn(build, stored.format(material))) == []
    in_the_notch = [("terrace-icons", "players.0.storage.terrace.icons")]
    assert found(turn(build, stored.format("clay"))) == in_the_notch  # told once


def test_what_was_dug_and_is_not_built_is_not_judged() -> None:
    assert found(turn("dig: A1", quarry=QUARRY)) == []


def test_in_a_game_what_the_file_says_was_dug() -> None:
    dug = "{player: Ana, dig: A1, dug: {material: clay, icons: STF.}, build: [{from: dug, at: C3, level: 1}]}"
    assert found(game(f"- turns: [{dug}]")) == [("terrace-icons", "rounds.0.turns.0.build.0.at")]


def test_what_the_message_says() -> None:
    finding = finding_of(
        "terrace-icons", turn("dig: A2\nbuild: [{from: dug, at: C3, level: 1, icons: STF.}]", quarry=QUARRY)
    )
    assert str(finding.message) == "the terrace at C3 on level 1 is clay and shows 3 icons; clay shows 2"
    assert (str(finding.where), finding.player) == ("C3 on level 1", "Ana")
    assert str(finding.help) == "look at the tile again, or correct its material"
