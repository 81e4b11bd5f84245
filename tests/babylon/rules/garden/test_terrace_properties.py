"""One property for each rule on terraces and pillars: a legal garden changed so that it must break, or must not."""

from hypothesis import assume, given
from hypothesis import strategies as st

from babylon_cli.babylon.scoring.ranking import settle
from babylon_cli.babylon.table.cells import CELL_NAMES
from tests.drawing import Plain, found, table_of
from tests.legal_gardens import CORNERS, ana, choices, documents, examples, open_corners, paths_of, picked


@examples
@given(documents, st.sampled_from(["H1", "H4", "A8", "H8"]), st.integers(1, 9))
def test_terrace_off_board_is_all_that_a_terrace_over_the_edge_breaks(document: Plain, cell: str, level: int) -> None:
    before = settle(table_of(document)).standings[0]
    ana(document)["terraces"].append({"at": cell, "level": level, "flower": "nowhere", "belvedere": "NW"})
    after = settle(table_of(document)).standings[0]
    assert found(table_of(document)) == [
        ("terrace-off-board", f"players.0.terraces.{len(ana(document)['terraces']) - 1}.at")
    ]
    assert (after.points, after.pad.visible_holes) == (before.points, before.pad.visible_holes)


@examples
@given(documents, choices, st.integers(-1, 1), st.integers(-1, 1))
def test_terrace_collision_wherever_a_second_terrace_shares_a_cell(
    document: Plain, choice: int, right: int, down: int
) -> None:
    terrace = picked(choice, ana(document)["terraces"])
    column, row = "ABCDEFGH".index(terrace["at"][0].upper()) + right, int(terrace["at"][1]) + down
    assume(0 <= column <= 6 and 1 <= row <= 7)
    other = {"at": f"{'ABCDEFGH'[column]}{row}", "level": terrace["level"], "flower": ana(document)["flower"]}
    ana(document)["terraces"].append(other)
    assert f"players.0.terraces.{len(ana(document)['terraces']) - 1}.at" in paths_of("terrace-collision", document)


@examples
@given(documents, choices, st.integers(1, 3), st.sampled_from(["never", "adjacent"]))
def test_terrace_stacked_wherever_a_second_terrace_lies_on_the_same_cells(
    document: Plain, choice: int, up: int, ruling: str
) -> None:
    terraces = ana(document)["terraces"]
    terrace = picked(choice, terraces)
    others = [other["level"] for other in terraces if other["at"].upper() == terrace["at"].upper()]
    level = max(others) + up
    terraces.append({"at": terrace["at"], "level": level, "flower": ana(document)["flower"]})
    document["rulings"] = {**(document.get("rulings") or {}), "superposed": ruling}
    stacked = f"players.0.terraces.{len(terraces) - 1}.at" in paths_of("terrace-stacked", document)
    assert stacked == (ruling == "never" or up == 1)


@examples
@given(documents, choices, st.sets(st.sampled_from(CORNERS)))
def test_terrace_support_and_belvedere_corner_by_the_number_of_open_corners(
    document: Plain, choice: int, corners: set[str]
) -> None:
    terraces = ana(document)["terraces"]
    terrace = picked(choice, terraces)
    number = terraces.index(terrace)
    terrace.pop("belvedere", None)
    terrace["pillars"] = dict.fromkeys(sorted(corners), "none")
    assert (f"players.0.terraces.{number}.pillars" in paths_of("terrace-support", document)) == (len(corners) > 1)
    assert (f"players.0.terraces.{number}.belvedere" in paths_of("belvedere-corner", document)) == (len(corners) == 1)


@examples
@given(documents, st.integers(3, 5))
def test_pillar_height_at_every_supported_corner_of_a_terrace_that_is_lifted_too_high(document: Plain, up: int) -> None:
    terraces = ana(document)["terraces"]
    highest = max(terraces, key=lambda terrace: terrace["level"])
    supported = 4 - len(open_corners(highest))
    highest["level"] += up
    number = terraces.index(highest)
    heights = [path for path in paths_of("pillar-height", document) if path.startswith(f"players.0.terraces.{number}.")]
    assert len(heights) == supported


@examples
@given(documents, choices, st.sampled_from(CORNERS))
def test_belvedere_corner_wherever_it_stands_on_another_than_the_open_one(
    document: Plain, choice: int, corner: str
) -> None:
    terraces = ana(document)["terraces"]
    terrace = picked(choice, [terrace for terrace in terraces if terrace.get("belvedere")])
    moved = corner != terrace["belvedere"]
    terrace["pillars"] = {**(terrace.get("pillars") or {}), terrace["belvedere"]: "none"}
    if moved:
        terrace["pillars"].setdefault(corner, "single")
    terrace["belvedere"] = corner
    assert (
        f"players.0.terraces.{terraces.index(terrace)}.belvedere" in paths_of("belvedere-corner", document)
    ) == moved


@examples
@given(documents, choices)
def test_storey_order_breaks_when_a_whole_level_goes_and_not_when_the_highest_does(
    document: Plain, choice: int
) -> None:
    highest = max(terrace["level"] for terrace in ana(document)["terraces"])
    gone = choice % highest + 1
    ana(document)["terraces"] = [terrace for terrace in ana(document)["terraces"] if terrace["level"] != gone]
    for terrace in ana(document)["terraces"]:
        terrace.setdefault("flower", ana(document)["flower"])
    floating = [
        f"players.0.terraces.{number}.level"
        for number, terrace in enumerate(ana(document)["terraces"])
        if terrace["level"] == gone + 1
    ]
    assert paths_of("storey-order", document) == floating
    assert bool(floating) == (gone < highest)


@examples
@given(documents, st.lists(st.sampled_from(CELL_NAMES), min_size=1, max_size=4))
def test_pillar_uncovered_once_for_every_bare_pillar(document: Plain, cells: list[str]) -> None:
    ana(document)["bare_pillars"] = cells
    assert paths_of("pillar-uncovered", document) == [
        f"players.0.bare_pillars.{number}" for number in range(len(cells))
    ]


@examples
@given(documents, choices)
def test_spot_occupied_by_any_piece_that_is_typed_twice(document: Plain, choice: int) -> None:
    keys = [key for key in ("statues", "fountains", "bridges", "staircases") if ana(document).get(key)]
    key = picked(choice, keys)
    pieces = ana(document)[key]
    pieces.append(pieces[0])
    ends = 1 if key == "statues" else 2
    assert paths_of("spot-occupied", document) == [f"players.0.{key}.{len(pieces) - 1}"] * ends


@examples
@given(documents, choices, st.sampled_from(CORNERS))
def test_statue_pillar_under_every_terrace_that_stands_on_the_board(document: Plain, choice: int, corner: str) -> None:
    terraces = ana(document)["terraces"]
    terrace = picked(choice, [terrace for terrace in terraces if terrace["level"] == 1])
    assume(corner not in open_corners(terrace))
    terrace["pillars"] = {**(terrace.get("pillars") or {}), corner: "statue"}
    assert f"players.0.terraces.{terraces.index(terrace)}.pillars.{corner}" in paths_of("statue-pillar", document)
