"""A bridge spans exactly one cell between two spots of one level."""

import pytest

from tests.drawing import finding_of, found, garden

BANKS = """
    terraces:
      - {at: A1, level: 1}
      - {at: D1, level: 1}
      - {at: A4, level: 1}
      - {at: G1, level: 1}
      - {at: C6, level: 2}
    """
LINK = [("bridge-link", "players.0.bridges.0")]


def bridge(ends: str) -> list[tuple[str, str]]:
    """What is found on the garden with one bridge."""
    return found(garden(BANKS + f"bridges: [{ends}]"))


@pytest.mark.parametrize("ends", ["B1-D1", "D2-B2", "A2-A4", "B4-B2", "E1-G1"])
def test_one_cell_between_the_ends(ends: str) -> None:
    assert bridge(ends) == []


@pytest.mark.parametrize("ends", ["A1-B1", "B1-B1", "A1-D1", "A1-A4", "B1-G1", "A2-A5"])
def test_any_other_length(ends: str) -> None:
    assert bridge(ends) == LINK


def test_ends_on_two_levels() -> None:
    drawn = garden("terraces: [{at: A1, level: 1}, {at: D1, level: 2}]\nbridges: [B1-D1]")
    assert found(drawn) == LINK


def test_where_it_is_broken_the_gap_is_not_judged() -> None:
    drawn = garden("""
        terraces: [{at: A1, level: 1}, {at: C1, level: 1}, {at: E1, level: 2}]
        bridges: [C1-E1, A1-D1]
        """)
    assert found(drawn) == [LINK[0], ("bridge-link", "players.0.bridges.1")]


@pytest.mark.parametrize(
    ("ends", "reasons"),
    [
        ("A1-B1", "no cell lies between its ends"),
        ("B1-B1", "no cell lies between its ends"),
        ("A1-D1", "there are 2 cells between its ends"),
        ("B1-G1", "there are 4 cells between its ends"),
        ("A4-A1", "there are 2 cells between its ends"),
        ("D1-D6", "there are 4 cells between its ends and its ends are on level 1 and level 2"),
    ],
)
def test_what_the_message_says(ends: str, reasons: str) -> None:
    finding = finding_of("bridge-link", garden(BANKS + f"bridges: [{ends}]"))
    assert (
        str(finding.message).partition(" must span exactly one cell between two spots of one level, but ")[2] == reasons
    )
    assert str(finding.help) == "check the two cells; each has only one terrace"


def test_the_message_names_the_bridge() -> None:
    finding = finding_of("bridge-link", garden(BANKS + "bridges: [A1-D1]"))
    assert str(finding.message).startswith("the bridge A1@1-D1@1 must span exactly one cell")
    assert str(finding.where) == "A1@1-D1@1"
