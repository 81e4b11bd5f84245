"""A round token lets one spot of a terrace count as another icon."""

import pytest

from tests.drawing import finding_of, found, garden


@pytest.mark.parametrize("counts_as", ["{}", "{NE: bridge}", "{SE: statue}"])
def test_one_spot_or_none(counts_as: str) -> None:
    assert found(garden(f"terraces: [{{at: C3, level: 1, counts_as: {counts_as}}}]")) == []


@pytest.mark.parametrize("counts_as", ["{NE: bridge, SW: bridge}", "{NW: bridge, NE: statue, SW: statue, SE: statue}"])
def test_more_than_one_spot(counts_as: str) -> None:
    assert found(garden(f"terraces: [{{at: C3, level: 1, counts_as: {counts_as}}}]")) == [
        ("token-effect", "players.0.terraces.0.counts_as")
    ]


def test_one_spot_on_each_of_two_terraces() -> None:
    drawn = garden("""
        terraces:
          - {at: A1, level: 1, counts_as: {NE: bridge}}
          - {at: C1, level: 1, counts_as: {NE: bridge}}
        """)
    assert found(drawn) == []


def test_what_the_message_says() -> None:
    finding = finding_of("token-effect", garden("terraces: [{at: C3, level: 1, counts_as: {NE: bridge, SE: statue}}]"))
    assert str(finding.message) == (
        "the terrace at C3 on level 1 says that its NE and SE spots counted as another icon: "
        "a round token lets one spot count as another icon"
    )
    assert (str(finding.where), finding.player) == ("C3 on level 1", "Ana")
    assert str(finding.help) == "keep the spot that the token was used for"
