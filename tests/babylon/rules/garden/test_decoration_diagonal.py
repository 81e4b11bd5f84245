"""A staircase, a fountain or a bridge lies in one row or in one column."""

import pytest

from tests.drawing import finding_of, found, garden

TERRACES = """
    terraces: [{at: A1, level: 1}, {at: C3, level: 1}, {at: C1, level: 2, belvedere: SE}, {at: E5, level: 1}]
    """


@pytest.mark.parametrize("key", ["fountains", "bridges", "staircases"])
@pytest.mark.parametrize("ends", ["B2-C3", "C3-B2", "B2-C1", "A1-C3", "A2-D1"])
def test_ends_in_no_common_row_or_column(key: str, ends: str) -> None:
    drawn = garden(TERRACES + f"{key}: [{ends}]")
    assert found(drawn) == [("decoration-diagonal", f"players.0.{key}.0")]


@pytest.mark.parametrize(
    ("key", "ends"), [("fountains", "B1-C1"), ("bridges", "A1-B1"), ("staircases", "A1-D1"), ("bridges", "C1-C3")]
)
def test_ends_in_one_row_or_column_are_judged_by_the_link_rules(key: str, ends: str) -> None:
    drawn = garden(TERRACES + f"{key}: [{ends}]")
    assert found(drawn) == [(f"{key.removesuffix('s')}-link", f"players.0.{key}.0")]


def test_a_wrong_icon_at_an_end_is_another_fault() -> None:
    drawn = garden("terraces: [{at: A1, level: 1, icons: ...T}, {at: C3, level: 1, icons: F...}]\nfountains: [B2-C3]")
    assert found(drawn) == [
        ("decoration-diagonal", "players.0.fountains.0"),
        ("decoration-icon", "players.0.fountains.0"),
    ]


def test_what_the_message_says() -> None:
    finding = finding_of("decoration-diagonal", garden(TERRACES + "bridges: [B2-D4]"))
    assert str(finding.message) == "the bridge B2@1-D4@1 lies askew: its two ends are in no common row or column"
    assert str(finding.where) == "B2@1-D4@1"
    assert str(finding.help) == "check the two cells; a decoration that links two spots is never diagonal"
