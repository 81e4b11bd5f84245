"""Symbols of choice, and the guild that Olympia B copies."""

import pytest

from tests.babel.tables import faults, paths, seated

RULE = "babel-science-choice"

OLYMPIA = "wonder: Olympia B, stages: 3"
SCIENTISTS = "cards: [Scientists Guild]"


@pytest.mark.parametrize(
    ("keys", "most"),
    [
        ("cards: [Apothecary]", 0),
        (SCIENTISTS, 1),
        ("wonder: Babylon A, stages: 1", 0),
        ("wonder: Babylon A, stages: 2", 1),
        ("wonder: Babylon B, stages: 2", 0),
        ("wonder: Babylon B, stages: 3", 1),
        (f"wonder: Babylon B, stages: 3, {SCIENTISTS}", 2),
        (OLYMPIA, 0),
    ],
)
def test_as_many_symbols_as_are_of_choice(keys: str, most: int) -> None:
    symbols = ["gear"] * (most + 2)
    assert paths(RULE, seated("", f"{keys}, science: [{', '.join(symbols[:most])}]", "", age=3)) == []
    drawn = seated("", f"{keys}, science: [{', '.join(symbols)}]", "", age=3)
    assert paths(RULE, drawn) == [f"players.1.science.{most}", f"players.1.science.{most + 1}"]
    assert {fault.player for fault in faults(RULE, drawn)} == {1}


def test_a_copied_scientists_guild_gives_a_symbol() -> None:
    copied = f"{OLYMPIA}, science: [gear], copied_guild:"
    assert paths(RULE, seated(f"{copied} Scientists Guild", SCIENTISTS, "", age=3)) == []
    other = "cards: [Scientists Guild, Spies Guild]"
    assert paths(RULE, seated(f"{copied} Spies Guild", other, "", age=3)) == ["players.0.science.0"]


def test_where_no_copy_is_written_the_scientists_guild_may_be_copied() -> None:
    keys = f"{OLYMPIA}, science: [gear]"
    assert paths(RULE, seated(keys, "", SCIENTISTS, age=3)) == []
    assert paths(RULE, seated(keys, "", "", SCIENTISTS, age=3)) == []
    assert paths(RULE, seated(keys, "", SCIENTISTS, "", age=3)) == ["players.0.science.0"]
    assert paths(RULE, seated("wonder: Olympia B, stages: 2, science: [gear]", SCIENTISTS, "", age=3)) == [
        "players.0.science.0"
    ]


def test_a_guild_is_copied_from_either_neighbour() -> None:
    copied = f"{OLYMPIA}, copied_guild: Spies Guild"
    spies = "cards: [Spies Guild]"
    assert paths(RULE, seated(copied, spies, "", "", age=3)) == []
    assert paths(RULE, seated(copied, "", "", spies, age=3)) == []
    assert paths(RULE, seated(copied, f"free_city: true, {spies}", "", age=3)) == []
    assert paths(RULE, seated(copied, "", spies, "", age=3)) == ["players.0.copied_guild"]
    assert paths(RULE, seated(f"{copied}, {spies}", "", "", age=3)) == ["players.0.copied_guild"]


@pytest.mark.parametrize("wonder", ["Olympia B, stages: 2", "Olympia A, stages: 3", "Gizah A, stages: 3"])
def test_only_the_third_stage_of_olympia_b_copies(wonder: str) -> None:
    keys = f"wonder: {wonder}, copied_guild: Spies Guild"
    drawn = seated("cards: [Spies Guild], wonder: Ephesos B", keys, "wonder: Babylon A", age=3)
    assert paths(RULE, drawn) == ["players.1.copied_guild"]
    assert faults(RULE, drawn)[0].player == 1


def test_both_may_be_wrong_with_one_copy() -> None:
    drawn = seated("copied_guild: Spies Guild", "", "", age=3)
    assert paths(RULE, drawn) == ["players.0.copied_guild"] * 2
    assert [str(fault.help) for fault in faults(RULE, drawn)] == [
        "check the wonder and its stages",
        "check the guilds of both neighbours",
    ]
