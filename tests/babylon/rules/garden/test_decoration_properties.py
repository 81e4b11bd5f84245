"""One property for each rule on decorations: a legal garden changed so that it must break, or must not."""

from hypothesis import assume, given
from hypothesis import strategies as st

from babylon_cli.babylon.table.cells import CELL_NAMES
from tests.drawing import Plain
from tests.legal_gardens import ana, cells_of, choices, documents, examples, paths_of, picked, spot


@examples
@given(documents, st.sampled_from(CELL_NAMES))
def test_decoration_off_terrace_wherever_no_terrace_lies(document: Plain, cell: str) -> None:
    statues = ana(document)["statues"] = [*(ana(document).get("statues") or []), cell]
    covered = {name for terrace in ana(document)["terraces"] for name in cells_of(terrace).values()}
    expected = [] if cell in covered else [f"players.0.statues.{len(statues) - 1}"]
    assert paths_of("decoration-off-terrace", document) == expected


@examples
@given(documents)
def test_decoration_icon_at_every_end_when_all_icons_are_blank(document: Plain) -> None:
    player = ana(document)
    carrying = 0
    for terrace in player["terraces"]:
        terrace["icons"] = "...."
        terrace.pop("counts_as", None)
        terrace.pop("material", None)
        carrying += list((terrace.get("pillars") or {}).values()).count("statue")
    links = sum(len(player.get(key) or []) for key in ("fountains", "bridges", "staircases"))
    paths = [path for path in paths_of("decoration-icon", document) if path.startswith("players.0.")]
    assert len(paths) == 2 * links + len(player.get("statues") or []) + carrying


@examples
@given(documents, choices, st.sampled_from(["fountains", "bridges", "staircases"]), st.booleans())
def test_decoration_diagonal_from_corner_to_corner_of_any_terrace(
    document: Plain, choice: int, key: str, falling: bool
) -> None:
    terrace = picked(choice, ana(document)["terraces"])
    ends = ("NW", "SE") if falling else ("NE", "SW")
    pieces = ana(document)[key] = [*(ana(document).get(key) or []), "-".join(spot(terrace, end) for end in ends)]
    path = f"players.0.{key}.{len(pieces) - 1}"
    assert paths_of("decoration-diagonal", document) == [path]
    assert path not in paths_of(f"{key.removesuffix('s')}-link", document)


def along_one_side(document: Plain, choice: int, key: str) -> str:
    """Add a piece along the north side of a terrace, and tell its path."""
    terrace = picked(choice, ana(document)["terraces"])
    side = f"{spot(terrace, 'NW')}-{spot(terrace, 'NE')}"
    pieces = ana(document)[key] = [*(ana(document).get(key) or []), side]
    return f"players.0.{key}.{len(pieces) - 1}"


@examples
@given(documents, choices)
def test_staircase_link_along_one_side_of_any_terrace(document: Plain, choice: int) -> None:
    path = along_one_side(document, choice, "staircases")
    assert paths_of("staircase-link", document) == [path]


@examples
@given(documents, choices, st.sampled_from(["two", "one"]))
def test_fountain_link_along_one_side_of_any_terrace_is_a_matter_of_ruling(
    document: Plain, choice: int, ruling: str
) -> None:
    document["rulings"] = {**(document.get("rulings") or {}), "fountain_terraces": ruling}
    path = along_one_side(document, choice, "fountains")
    assert paths_of("fountain-link", document) == ([path] if ruling == "two" else [])


@examples
@given(documents, choices)
def test_bridge_link_along_one_side_of_any_terrace(document: Plain, choice: int) -> None:
    path = along_one_side(document, choice, "bridges")
    assert paths_of("bridge-link", document) == [path]


@examples
@given(documents)
def test_bridge_gap_wherever_a_bridge_is_laid_a_second_time(document: Plain) -> None:
    bridges = ana(document).get("bridges") or []
    assume(bridges)
    ana(document)["bridges"] = [*bridges, *bridges]
    second = range(len(bridges), 2 * len(bridges))
    paths = [path for path in paths_of("bridge-gap", document) if path.startswith("players.0.")]
    assert paths == [f"players.0.bridges.{number}" for number in second]


@examples
@given(documents)
def test_statue_alignment_holds_for_every_part_of_the_statues_in_sight_of_one_line(document: Plain) -> None:
    """Statues of one row are in line whatever is built when."""
    for terrace in ana(document)["terraces"]:
        terrace["pillars"] = {
            corner: support for corner, support in (terrace.get("pillars") or {}).items() if support != "statue"
        }
    row = picked(len(ana(document)["terraces"]), ana(document)["terraces"])["at"][1]
    spots = {
        spot(terrace, corner)
        for terrace in ana(document)["terraces"]
        for corner, cell in cells_of(terrace).items()
        if cell[1] == row
    }
    ana(document)["statues"] = sorted(spots)
    assert "players.0" not in {path[:9] for path in paths_of("statue-alignment", document)}
