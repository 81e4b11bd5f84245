"""A fountain links two neighbouring cells of two terraces on one level."""

import pytest

from tests.drawing import finding_of, found, garden

POOLS = """
    terraces:
      - {at: A1, level: 1}
      - {at: C1, level: 1}
      - {at: A3, level: 1}
      - {at: D2, level: 2}
      - {at: F1, level: 1}
    """
LINK = [("fountain-link", "players.0.fountains.0")]


def fountain(ends: str, rulings: str = "{}", edition: str = "fr") -> list[tuple[str, str]]:
    """What is found on the garden with one fountain."""
    return found(garden(POOLS + f"fountains: [{ends}]", rulings, edition))


@pytest.mark.parametrize("ends", ["B1-C1", "C2-B2", "A2-A3", "B3-B2"])
def test_neighbours_of_two_terraces_on_one_level(ends: str) -> None:
    assert fountain(ends) == []


@pytest.mark.parametrize("ends", ["B1-D1", "B1-F1", "A1-A3", "B1-B1", "A1-A4"])
def test_cells_that_are_no_neighbours(ends: str) -> None:
    assert fountain(ends) == LINK
    assert fountain(ends, "{fountain_terraces: one}") == LINK


@pytest.mark.parametrize("ends", ["C2-D2", "E2-F2", "D1-D2"])
def test_ends_on_two_levels(ends: str) -> None:
    assert fountain(ends) == LINK
    assert fountain(ends, "{fountain_terraces: one}") == LINK


def test_one_end_above_the_other_at_one_cell() -> None:
    assert LINK[0] in fountain("D2@1-D2@2")


def test_both_ends_on_one_terrace_is_a_matter_of_ruling() -> None:
    assert fountain("A1-B1") == LINK
    assert fountain("A1-B1", "{fountain_terraces: one}") == []


def test_the_simplified_chinese_edition_asks_only_for_one_level() -> None:
    assert fountain("A1-B1", edition="zh-Hans") == []
    assert fountain("A1-B1", "{fountain_terraces: two}", edition="zh-Hans") == LINK
    assert fountain("A1-B1", edition="zh-Hant") == LINK


def test_corner_to_corner_on_one_terrace_is_diagonal() -> None:
    assert fountain("A1-B2") == [("decoration-diagonal", "players.0.fountains.0")]


def test_two_ends_that_two_colliding_terraces_share_may_be_on_two_terraces() -> None:
    drawn = garden("""
        terraces: [{at: C3, level: 1}, {at: D3, level: 1}]
        fountains: [D3-D4]
        """)
    assert found(drawn) == [("terrace-collision", "players.0.terraces.1.at")]


@pytest.mark.parametrize(
    ("ends", "reasons"),
    [
        ("B1-F1", "its ends are not neighbouring cells"),
        ("D1-D2", "its ends are on level 1 and level 2"),
        ("A1-B1", "both ends are on the terrace at A1 on level 1"),
        ("B1-B1", "its ends are not neighbouring cells and both ends are on the terrace at A1 on level 1"),
        ("B2-D2", "its ends are not neighbouring cells and its ends are on level 1 and level 2"),
    ],
)
def test_what_the_message_says(ends: str, reasons: str) -> None:
    finding = finding_of("fountain-link", garden(POOLS + f"fountains: [{ends}]"))
    assert (
        str(finding.message).partition(" must link two neighbouring cells of two terraces on one level, but ")[2]
        == reasons
    )


def test_the_message_names_the_fountain() -> None:
    finding = finding_of("fountain-link", garden(POOLS + "fountains: [A1-B1]"))
    assert str(finding.message).startswith("the fountain A1@1-B1@1 must link two neighbouring cells")
    assert str(finding.where) == "A1@1-B1@1"
    assert str(finding.help) == "check the two cells; each has only one terrace"


def test_a_message_of_the_other_ruling() -> None:
    drawn = garden(POOLS + "fountains: [B1-D1]", edition="zh-Hans")
    assert str(finding_of("fountain-link", drawn).message) == (
        "the fountain B1@1-D1@1 must link two neighbouring cells on one level, but its ends are not neighbouring cells"
    )
