"""A turn in words: its account of pillars, and the terraces that it names."""

import pytest

from babylon_cli.babylon.answers.turn_words import (
    build_words,
    dig_words,
    discard_words,
    notch_words,
    pillar_words,
    what_it_leaves,
)
from babylon_cli.babylon.table.pieces import Icon, Material
from babylon_cli.babylon.table.terrace import StoredTerrace
from babylon_cli.babylon.terms import tile_name
from babylon_cli.wording.message import ENGLISH
from tests.turns import judged, turn

ICONS = (Icon.STATUE, Icon.NONE, Icon.NONE, Icon.FOUNTAIN)


@pytest.mark.parametrize(
    ("terrace", "words"),
    [
        (StoredTerrace("white", ICONS, Material.CLAY), "clay white S..F"),
        (StoredTerrace("white", None, Material.CLAY), "clay white"),
        (StoredTerrace("white", ICONS), "white S..F"),
        (StoredTerrace("white"), "white"),
        (StoredTerrace(material=Material.START), "start"),
        (StoredTerrace(), "a terrace that nobody noted"),
    ],
)
def test_a_terrace_is_named_as_far_as_it_is_known(terrace: StoredTerrace, words: str) -> None:
    assert ENGLISH.say(tile_name(terrace)) == words


ANA = "storage: {pillars: 2, terrace: {flower: pink, icons: SF..}}"


@pytest.mark.parametrize(
    ("play", "ana", "token", "words"),
    [
        ("dig: A1", ANA, "none", "2 stored + 5 dug - 0 spent = 7; keeps 6, 1 to the reserve"),
        ("dig: A1", "", "single", "0 stored + 5 dug + 1 from the token - 0 spent = 6; keeps 6"),
        (
            "dig: C1\nkeep: {doubles: 1}",
            "",
            "double",
            "0 stored + 4 dug + 1 double in hand - 0 spent = 4; keeps 4, 1 double pillar",
        ),
        ("dig: B2", "", "none", "0 stored + ? dug - 0 spent = ?; keeps ?"),
        ("dig: B2\nkeep: {pillars: 3}", "", "none", "0 stored + ? dug - 0 spent = ?; keeps 3"),
    ],
)
def test_the_account_of_pillars(play: str, ana: str, token: str, words: str) -> None:
    assert str(pillar_words(judged(turn(play, ana, token=token)).played)) == words


def test_what_is_dug_kept_and_discarded() -> None:
    played = judged(turn("dig: A1\nkeep: {terrace: stored}", ANA)).played
    assert str(dig_words(played)) == "Ana digs A1: clay white ST.., 5 pillars"
    assert [str(line) for line in discard_words(played)] == ["discards clay white ST.."]
    assert str(notch_words(played.after)) == "notch: pink SF.."
    assert str(dig_words(judged(turn("dig: []")).played)) == "Ana digs nothing"


def test_what_is_built_and_placed() -> None:
    played = judged(
        turn(
            """
            dig: A1
            build:
              - {from: dug, at: C1, level: 1, belvedere: SE, counts_as: {NW: bridge}}
            statues: [D1]
            fountains: [B2-C2]
            bridges: [A1-C1]
            staircases: [E1-D1]
            """,
            "terraces: [{at: A1, level: 1, icons: BF.F}, {at: E1, level: 2, icons: T...}]",
            token="icon-swap",
        )
    ).played
    assert [ENGLISH.say(line) for line in build_words(played)] == [
        "builds the dug terrace at C1 on level 1, ST.., on 3 single pillars, belvedere SE, NW counts as bridge",
        "places a statue at D1@1",
        "places a fountain over B2@1-C2@1",
        "places a bridge over A1@1-C1@1",
        "places a staircase over E1@2-D1@1",
    ]


def test_a_turn_in_short_ends_with_the_garden() -> None:
    lines = [ENGLISH.say(line) for line in what_it_leaves(judged(turn("dig: A1", ANA)).played)]
    assert lines[:3] == [
        "Ana digs A1: clay white ST.., 5 pillars",
        "discards clay white ST..",
        "2 stored + 5 dug - 0 spent = 7; keeps 6, 1 to the reserve",
    ]
    assert lines[-1].startswith("row 1 is the far side of the board and row 8 its owner's; number: storey; ")
    assert len(lines) == 3 + 2 + 9 + 1
