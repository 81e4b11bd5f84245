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


TWO_SPOTS = """
    terraces:
      - {{at: A1, level: 1, icons: {first}, counts_as: {{NE: {kind}}}}}
      - {{at: C1, level: 1, icons: {second}, counts_as: {{NW: {kind}}}}}
    fountains: [B1-C1]
    """


@pytest.mark.parametrize(
    ("first", "second", "kind", "ruling", "legal"),
    [
        ("SB..", "B..S", "fountain", "turn", False),
        ("SB..", "B..S", "fountain", "terrace", False),
        ("S..B", ".B.S", "fountain", "turn", False),
        ("S..B", ".B.S", "fountain", "terrace", True),
        ("S..B", "B..S", "fountain", "terrace", False),
        ("SF..", "B..S", "fountain", "turn", True),
        ("SB..", "F..S", "fountain", "turn", True),
    ],
)
def test_a_link_on_two_changed_spots(first: str, second: str, kind: str, ruling: str, legal: bool) -> None:
    drawn = garden(TWO_SPOTS.format(first=first, second=second, kind=kind), f"{{blank_per: {ruling}}}")
    assert found(drawn) == ([] if legal else [("token-effect", "players.0.fountains.0")])


def test_icons_that_are_not_known_may_be_blank() -> None:
    text = TWO_SPOTS.format(first="x", second="x", kind="fountain").replace("icons: x, ", "")
    assert found(garden(text)) == [("token-effect", "players.0.fountains.0")]
    assert found(garden(text, "{blank_per: terrace}")) == []


def test_two_spots_of_one_terrace_are_told_once() -> None:
    text = "terraces: [{at: A1, level: 1, icons: SB.B, counts_as: {NE: bridge, SE: fountain, NW: fountain}}]"
    drawn = garden(f"{text}\nfountains: [A1-B1]", "{fountain_terraces: one}")
    assert ("token-effect", "players.0.fountains.0") not in found(drawn)


def test_what_is_said_of_a_link() -> None:
    finding = finding_of("token-effect", garden(TWO_SPOTS.format(first="SB..", second="B..S", kind="fountain")))
    assert str(finding.message) == (
        "both ends of the fountain B1@1-C1@1 stand on spots that only a round token let count as its icon, "
        "and in the turn of a link the token changes one spot"
    )
    assert (str(finding.where), finding.player) == ("B1@1-C1@1", "Ana")


def test_what_the_message_says() -> None:
    finding = finding_of("token-effect", garden("terraces: [{at: C3, level: 1, counts_as: {NE: bridge, SE: statue}}]"))
    assert str(finding.message) == (
        "the terrace at C3 on level 1 says that its NE and SE spots counted as another icon: "
        "a round token lets one spot count as another icon"
    )
    assert (str(finding.where), finding.player) == ("C3 on level 1", "Ana")
    assert str(finding.help) == "keep the spot that the token was used for"
