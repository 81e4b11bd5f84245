"""A terrace that hangs over the edge is one fault, and counts for nothing else."""

import pytest

from tests.drawing import finding_of, found, garden, message_of, points, table, warned

OVER_THE_EDGE = [("terrace-off-board", "players.0.terraces.0.at")]


@pytest.mark.parametrize("cell", ["A1", "G1", "A7", "G7"])
def test_the_four_corners_of_the_board_are_on_it(cell: str) -> None:
    assert found(garden(f"terraces: [{{at: {cell}, level: 1}}]")) == []


@pytest.mark.parametrize("cell", ["H1", "H4", "A8", "D8", "H8"])
def test_a_terrace_in_the_last_column_or_row_hangs_over(cell: str) -> None:
    assert found(garden(f"terraces: [{{at: {cell}, level: 1}}]")) == OVER_THE_EDGE


def test_it_is_reported_once_and_left_out_of_every_other_rule() -> None:
    drawn = garden("""
        terraces:
          - at: H3
            level: 7
            material: clay
            icons: SFBT
            belvedere: NW
            pillars: {NW: statue, NE: none, SW: none, SE: double}
            counts_as: {NW: bridge, NE: bridge}
          - {at: H3, level: 7, material: start, flower: pink}
        """)
    assert found(drawn) == [*OVER_THE_EDGE, ("terrace-off-board", "players.0.terraces.1.at")]


def test_it_is_no_storey_to_follow() -> None:
    drawn = garden("terraces: [{at: H1, level: 1}, {at: C3, level: 2}]")
    assert found(drawn) == [*OVER_THE_EDGE, ("storey-order", "players.0.terraces.1.level")]


def test_its_cells_are_no_terrace_spots() -> None:
    drawn = garden("""
        terraces: [{at: H1, level: 1, icons: SS..}]
        statues: [H1@1]
        """)
    assert found(drawn) == [("decoration-off-terrace", "players.0.statues.0"), *OVER_THE_EDGE]


def test_it_does_not_count_as_a_terrace_or_as_a_piece_of_the_box() -> None:
    sixteen = "\n".join(f"      - {{at: {cell}, level: 1, flower: white}}" for cell in EVEN_CELLS)
    drawn = table(f"""
players:
  - name: Ana
    flower: white
    terraces:
{sixteen}
      - {{at: H8, level: 1, flower: white, material: clay}}
  - {{name: Bo, flower: pink}}
""")
    assert found(drawn) == [("terrace-off-board", "players.0.terraces.16.at")]
    assert warned(drawn) == []


EVEN_CELLS = [f"{column}{row}" for column in "ACEG" for row in (1, 3, 5, 7)]


def test_its_flower_is_no_fifth_name() -> None:
    drawn = garden("terraces: [{at: H1, level: 1, flower: rose}]", rulings="{}")
    drawn_with_four = table("""
        flowers: [white, pink, sun, vine]
        players:
          - {name: Ana, flower: white, terraces: [{at: H1, level: 1, flower: rose}]}
        """)
    assert found(drawn) == OVER_THE_EDGE
    assert found(drawn_with_four) == OVER_THE_EDGE


def test_it_scores_nothing() -> None:
    drawn = garden("terraces: [{at: H1, level: 3, belvedere: NW}]")
    assert points("total", drawn) == 0


def test_what_the_messages_say() -> None:
    right = message_of("terrace-off-board", garden("terraces: [{at: H4, level: 1}]"))
    bottom = message_of("terrace-off-board", garden("terraces: [{at: C8, level: 2}]"))
    both = finding_of("terrace-off-board", garden("terraces: [{at: H8, level: 1}]"))
    assert right == (
        "the terrace at H4 on level 1 reaches over the right edge of the board: a terrace covers 2 x 2 of the 64 "
        "holes, so its north-west cell lies between A1 and G7"
    )
    assert bottom.startswith("the terrace at C8 on level 2 reaches over the bottom edge of the board:")
    assert str(both.message).startswith(
        "the terrace at H8 on level 1 reaches over the right and bottom edge of the board:"
    )
    assert str(both.where) == "H8 on level 1"
    assert (
        str(both.help)
        == "write the north-west cell of the terrace in `at`; the terrace counts for nothing else until then"
    )
