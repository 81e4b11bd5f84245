"""A staircase links two neighbouring cells whose levels differ by one."""

import pytest

from tests.drawing import finding_of, found, garden

STEPS = """
    terraces:
      - {at: A1, level: 1}
      - {at: C1, level: 2}
      - {at: A3, level: 1}
      - {at: E1, level: 1}
      - {at: G1, level: 2}
      - {at: G3, level: 1}
      - {at: F2, level: 3, belvedere: SW}
    """


def staircase(ends: str) -> list[tuple[str, str]]:
    """What is found on the garden with one staircase."""
    return found(garden(STEPS + f"staircases: [{ends}]"))


LINK = [("staircase-link", "players.0.staircases.0")]


@pytest.mark.parametrize("ends", ["B1-C1", "C2-B2", "D1-E1", "G1-F1", "G1-G2", "F1-G1"])
def test_neighbours_one_level_apart(ends: str) -> None:
    assert staircase(ends) == []


@pytest.mark.parametrize("ends", ["A1-B1", "A2-A3", "C1-D1", "F1-F2", "F2-F1", "E2-F2"])
def test_neighbours_on_one_level_or_two_levels_apart(ends: str) -> None:
    assert staircase(ends) == LINK


@pytest.mark.parametrize("ends", ["A1-C1", "B1-D1", "B4-B1@1", "A1-A1", "A1-G1"])
def test_cells_that_are_no_neighbours(ends: str) -> None:
    assert staircase(ends) == LINK


def test_one_level_above_the_other_at_one_cell() -> None:
    assert LINK[0] in staircase("G2@2-G2@3")


@pytest.mark.parametrize(
    ("ends", "reasons"),
    [
        ("A1-C1", "its ends are not neighbouring cells"),
        ("A1-B1", "it goes from level 1 to level 1"),
        ("F1-F2", "it goes from level 1 to level 3"),
        ("A1-E1", "its ends are not neighbouring cells and it goes from level 1 to level 1"),
    ],
)
def test_what_the_message_says(ends: str, reasons: str) -> None:
    finding = finding_of("staircase-link", garden(STEPS + f"staircases: [{ends}]"))
    expected = " must link two neighbouring cells whose levels differ by exactly 1, but "
    assert str(finding.message).partition(expected)[2] == reasons
    several = "; at F2 terraces lie on the levels 1 and 3: write the level of the one that is meant, such as C3@1"
    expected = several if ends == "F1-F2" else "; each has only one terrace"
    assert str(finding.help) == f"check the two cells{expected}"


def test_the_message_names_the_staircase() -> None:
    finding = finding_of("staircase-link", garden(STEPS + "staircases: [A1-B1]"))
    assert str(finding.message).startswith("the staircase A1@1-B1@1 must link two neighbouring cells")
    assert str(finding.where) == "A1@1-B1@1"
