"""Gardens as small maps of text."""

from textwrap import dedent

from babylon_cli.babylon.picture.text_map import LEGEND, SIGNS, text_map
from tests.drawing import layout


def drawn(text: str, picture: str) -> None:
    """The garden looks like the picture."""
    assert "\n".join(text_map(layout(text))) == dedent(picture).strip("\n")


def test_an_empty_garden_is_eight_by_eight_holes() -> None:
    drawn(
        "terraces: []",
        """
           A  B  C  D  E  F  G  H
        1  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        3  .  .  .  .  .  .  .  .
        4  .  .  .  .  .  .  .  .
        5  .  .  .  .  .  .  .  .
        6  .  .  .  .  .  .  .  .
        7  .  .  .  .  .  .  .  .
        8  .  .  .  .  .  .  .  .
        """,
    )


def test_every_piece_has_its_sign() -> None:
    drawn(
        """
        terraces:
          - {at: A1, level: 1, icons: S..F}
          - {at: C1, level: 1, icons: B.FT}
          - {at: F1, level: 1, icons: B...}
          - {at: C3, level: 1, icons: .T.., belvedere: SW}
          - {at: E3, level: 2, icons: T...}
          - {at: G7, level: 1}
        statues: [A1]
        fountains: [B2-C2]
        bridges: [D1-F1]
        staircases: [D3-E3]
        bare_pillars: [H8@1, A8]
        """,
        """
           A  B  C  D  E  F  G  H
        1  1S 1  1  1B .= 1B 1  .
        2  1  1F 1F 1  .  1  1  .
        3  .  .  1  1T 2T 2  .  .
        4  .  .  1v 1  2  2  .  .
        5  .  .  .  .  .  .  .  .
        6  .  .  .  .  .  .  .  .
        7  .  .  .  .  .  .  1  1
        8  .i .  .  .  .  .  1  1i
        """,
    )


def test_a_terrace_hides_what_lies_beneath() -> None:
    drawn(
        """
        terraces:
          - {at: A1, level: 1, icons: ...S}
          - {at: B2, level: 2}
        statues: [B2@1]
        """,
        """
           A  B  C  D  E  F  G  H
        1  1  1  .  .  .  .  .  .
        2  1  2  2  .  .  .  .  .
        3  .  2  2  .  .  .  .  .
        4  .  .  .  .  .  .  .  .
        5  .  .  .  .  .  .  .  .
        6  .  .  .  .  .  .  .  .
        7  .  .  .  .  .  .  .  .
        8  .  .  .  .  .  .  .  .
        """,
    )


def test_a_bridge_shows_the_terrace_in_its_gap_unless_that_hides_it() -> None:
    garden = """
        terraces:
          - {{at: A1, level: 2, icons: .B..}}
          - {{at: D1, level: 2, icons: B...}}
          - {{at: C1, level: {level}}}
        bridges: [B1@2-D1@2]
        """
    assert text_map(layout(garden.format(level=1)))[1].split() == ["1", "2", "2B", "1=", "2B", "2", ".", ".", "."]
    assert text_map(layout(garden.format(level=3)))[1].split() == ["1", "2", "2B", "3", "3", "2", ".", ".", "."]


def test_a_bridge_without_a_gap_shows_its_ends_alone() -> None:
    garden = """
        terraces:
          - {at: A1, level: 1, icons: .B..}
          - {at: C1, level: 1, icons: B...}
        bridges: [B1-C1]
        """
    assert text_map(layout(garden))[1].split() == ["1", "1", "1B", "1B", "1", ".", ".", ".", "."]


def test_storeys_past_nine_show_their_last_digit() -> None:
    assert text_map(layout("terraces: [{at: A1, level: 12}]"))[1].startswith("1  2  2  .")


def test_the_legend_explains_every_sign() -> None:
    for noun, sign in SIGNS.items():
        assert f"{sign} {noun}" in str(LEGEND)
    assert "= its gap" in str(LEGEND)
    assert ". hole" in str(LEGEND)
