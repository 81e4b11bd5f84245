"""The clauses of "One fault, one id" in the rules, each by a garden that could be reported twice and is not."""

import pytest

from tests.drawing import broken, finding_of, found, garden, points


def test_an_off_board_terrace_is_reported_once_and_left_out() -> None:
    drawn = garden("""
        terraces: [{at: H8, level: 3, material: clay, icons: SFBT, pillars: {NW: double, NE: none, SW: none}}]
        """)
    assert found(drawn) == [("terrace-off-board", "players.0.terraces.0.at")]
    assert points("total", drawn) == 0


def test_a_corner_is_open_if_it_is_the_belvederes_or_written_none() -> None:
    assert found(garden("terraces: [{at: C3, level: 1, belvedere: NE}]")) == []
    assert found(garden("terraces: [{at: C3, level: 1, belvedere: NE, pillars: {NE: none}}]")) == []
    assert broken(garden("terraces: [{at: C3, level: 1, pillars: {NE: none}}]")) == {"belvedere-corner"}


def test_every_other_corner_counts_as_supported_and_pillar_height_alone_says_that_it_does_not_fit() -> None:
    drawn = garden("""
        terraces:
          - {at: A1, level: 1}
          - {at: D4, level: 2}
          - {at: D3, level: 3}
        """)
    assert broken(drawn) == {"pillar-height"}


def test_where_a_support_does_not_fit_statue_pillar_and_spot_occupied_are_not_judged() -> None:
    statue_over_the_board = garden("terraces: [{at: A1, level: 1}, {at: C3, level: 2, pillars: {NE: statue}}]")
    single_over_a_statue = garden("""
        terraces:
          - {at: C3, level: 1}
          - {at: A1, level: 2}
          - {at: C5, level: 1}
          - {at: D4, level: 3, pillars: {NW: single, NE: none}, belvedere: NE}
          - {at: E5, level: 1}
        statues: [D4@1]
        """)
    assert broken(statue_over_the_board) == {"pillar-height"}
    assert broken(single_over_a_statue) == {"pillar-height"}


def test_with_fewer_than_three_supports_terrace_support_stands_for_belvedere_corner() -> None:
    assert broken(garden("terraces: [{at: C3, level: 1, pillars: {NE: none, SW: none}}]")) == {"terrace-support"}


def test_four_supports_and_a_belvedere_are_belvedere_corner() -> None:
    assert broken(garden("terraces: [{at: C3, level: 1, belvedere: SE, pillars: {SE: single}}]")) == {
        "belvedere-corner"
    }


def test_a_statue_support_on_a_taken_spot_is_statue_pillar() -> None:
    drawn = garden("""
        terraces: [{at: C3, level: 1}, {at: D4, level: 2, pillars: {NW: statue}}]
        statues: [D4@1]
        """)
    assert broken(drawn) == {"statue-pillar"}


@pytest.mark.parametrize("pillars", ["{}", "{NW: single}"])
def test_a_pillar_on_a_listed_statue_is_spot_occupied_and_its_help_names_the_statue_support(pillars: str) -> None:
    drawn = garden(f"""
        terraces: [{{at: C3, level: 1}}, {{at: D4, level: 2, pillars: {pillars}}}]
        statues: [D4@1]
        """)
    assert broken(drawn) == {"spot-occupied"}
    assert "`pillars: {NW: statue}`" in str(finding_of("spot-occupied", drawn).help)


def test_a_decoration_with_an_end_off_terrace_is_judged_no_further_than_its_other_ends_icon() -> None:
    drawn = garden("""
        terraces: [{at: C3, level: 1, icons: F...}]
        fountains: [C3-A1]
        bridges: [C3-A7]
        """)
    assert found(drawn) == [
        ("decoration-icon", "players.0.bridges.0"),
        ("decoration-off-terrace", "players.0.bridges.0"),
        ("decoration-off-terrace", "players.0.fountains.0"),
    ]


@pytest.mark.parametrize("key", ["staircases", "fountains", "bridges"])
def test_decoration_diagonal_stands_for_the_link_rule(key: str) -> None:
    drawn = garden(f"terraces: [{{at: A1, level: 1}}, {{at: G7, level: 1}}]\n{key}: [A1-H8]")
    assert broken(drawn) == {"decoration-diagonal"}


def test_a_broken_bridge_link_stands_for_bridge_gap() -> None:
    drawn = garden("""
        terraces: [{at: A1, level: 1}, {at: C1, level: 1}, {at: E1, level: 1}]
        bridges: [B1-E1]
        """)
    assert broken(drawn) == {"bridge-link"}


def test_a_bridges_gap_is_no_spot() -> None:
    drawn = garden("""
        terraces: [{at: A3, level: 1}, {at: D3, level: 1}]
        bridges: [B3-D3]
        bare_pillars: [C3]
        """)
    assert broken(drawn) == {"bridge-gap", "pillar-uncovered"}


def test_the_pad_counts_what_is_typed() -> None:
    crowded = garden("terraces: [{at: C3, level: 1, icons: F...}]\nstatues: [C3, C3, D4]")
    askew = garden("terraces: [{at: A1, level: 1}, {at: C3, level: 1}]\nfountains: [A1-C3]\nbridges: [A1-D4]")
    assert points("statues", crowded) == 3
    assert points("fountains", askew) == 3
    assert points("bridges", askew) == 3


def test_only_an_off_board_terrace_and_a_piece_that_is_not_on_a_terrace_spot_count_nothing() -> None:
    drawn = garden("""
        terraces: [{at: C3, level: 1}, {at: H3, level: 6, belvedere: NW}]
        statues: [A1, C3@2, H3]
        bridges: [C3-A3]
        """)
    assert points("total", drawn) == 2
