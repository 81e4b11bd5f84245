"""Each slip of the pen that is often made, and the mend that is told first."""

import re

import pytest

from tests.babylon.mends.mending import mends, of_ana

GARDEN = """\
terraces:
  - {at: C3, level: 1, icons: S..F}
  - {at: E3, level: 1, icons: .TF.}
  - {at: D2, level: 2, icons: S..T, pillars: {NE: none}, belvedere: NE}
statues: [C3]
fountains: [D4-E4]
staircases: [F3-E3]
"""

PILLAR = """\
terraces:
  - {at: C3, level: 1, icons: S..S}
  - {at: E3, level: 1, icons: .T..}
  - {at: D4, level: 2, icons: S..T, pillars: {NW: statue}}
statues: [C3]
"""

TALL = """\
terraces:
  - {at: A3, level: 1, icons: S..S}
  - {at: C3, level: 1, icons: SS..}
  - {at: C4, level: 2, icons: S...}
  - {at: B4, level: 3, icons: ..T., belvedere: SW}
"""
"""Nothing reaches from the board to level 3."""

SLIPS = {
    "a terrace typed by its south-east corner": ("at: E3", "at: F4", "terraces.1.at", "E3"),
    "a terrace typed by its north-east corner": ("at: D2", "at: E2", "terraces.2.at", "D2"),
    "a terrace typed by its south-west corner": ("at: E3", "at: E4", "terraces.1.at", "E3"),
    "a terrace with its digits swapped": ("at: E3", "at: C5", "terraces.1.at", "E3"),
    "a terrace that is far off": ("at: E3", "at: G7", "terraces.1.at", "E3"),
    "a terrace at the edge": ("at: E3", "at: H8", "terraces.1.at", "E3"),
    "a level one too low": ("at: D2, level: 2", "at: D2, level: 1", "terraces.2.level", 2),
    "a level one too high": ("at: E3, level: 1", "at: E3, level: 2", "terraces.1.level", 1),
    "a level that nobody reaches": ("at: D2, level: 2", "at: D2, level: 99", "terraces.2.level", 2),
    "icons typed clockwise": ("icons: S..F", "icons: S.F.", "terraces.0.icons", "S..F"),
    "icons typed from the other side": ("icons: .TF.", "icons: .FT.", "terraces.1.icons", ".TF."),
    "icons typed a quarter turn round": ("icons: .TF.", "icons: F..T", "terraces.1.icons", ".TF."),
    "icons as words": ("icons: S..F", "icons: [statue, none, fountain, none]", "terraces.0.icons", "S..F"),
    "a statue on the wrong cell": ("statues: [C3]", "statues: [C4]", "statues.0", "C3"),
    "a fountain with the digits of an end swapped": ("[D4-E4]", "[D4-D5]", "fountains.0", "D4-E4"),
    "a statue on the wrong storey": ("statues: [C3]", "statues: [C3@2]", "statues.0", "C3"),
    "a fountain on the wrong cell": ("[D4-E4]", "[D5-E4]", "fountains.0", "D4-E4"),
    "a staircase on the wrong storey": ("[F3-E3]", "[F3-E3@1]", "staircases.0", "F3-E3"),
    "a staircase typed the other way round": ("[F3-E3]", "[E3@1-F3]", "staircases.0", "E3-F3"),
    "a missing belvedere": (", belvedere: NE", "", "terraces.2.belvedere", "NE"),
    "a belvedere on the wrong corner": ("belvedere: NE", "belvedere: SW", "terraces.2.belvedere", "NE"),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_the_first_mend_undoes_a_slip(slip: str) -> None:
    right, typed, path, value = SLIPS[slip]
    assert right in GARDEN
    first = mends(of_ana(GARDEN.replace(right, typed)))[0]
    assert (first.path, first.value, first.leaves) == (f"players.0.{path}", value, 0), first
    assert first.removes > 0


@pytest.mark.parametrize("belvedere", ["", ", belvedere: NW", ", belvedere: SE"])
def test_a_corner_that_nothing_reaches_wants_its_belvedere(belvedere: str) -> None:
    first = mends(of_ana(TALL.replace(", belvedere: SW", belvedere)))[0]
    assert (first.path, first.value) == ("players.0.terraces.3.belvedere", "SW")


def test_a_statue_that_became_a_pillar_and_is_still_listed() -> None:
    typed = PILLAR.replace(", pillars: {NW: statue}", "").replace("[C3]", "[C3, D4@1]")
    first = mends(of_ana(typed))[0]
    assert first.path == "players.0"
    assert first.value["statues"] == ["C3"]
    assert first.value["terraces"][2]["pillars"] == {"NW": "statue"}
    told = "with the statue at D4 on level 1 as the pillar under the NW corner of the terrace at D4 on level 2"
    assert first.text == f"{told}, both faults would go"


def test_a_statue_that_was_built_over_and_is_listed_without_its_level() -> None:
    """Its spot now means the terrace on top, on which it would be on the wrong cell or the terrace elsewhere."""
    typed = PILLAR.replace(", pillars: {NW: statue}", "").replace("icons: S..T", "icons: .S.T").replace("[C3]", "[D4]")
    first = mends(of_ana(typed))[0]
    assert first.path == "players.0"
    assert first.value["statues"] == []
    assert first.value["terraces"][2]["pillars"] == {"NW": "statue"}
    told = "with the statue at D4 on level 1 as the pillar under the NW corner of the terrace at D4 on level 2"
    assert first.text == f"{told}, the fault would go"


def test_a_statue_under_an_open_corner_carries_it() -> None:
    """The belvedere goes with it."""
    typed = PILLAR.replace("pillars: {NW: statue}", "belvedere: NW").replace("[C3]", "[D4@1]")
    pillar = next(mend for mend in mends(of_ana(typed)) if mend.path == "players.0")
    assert pillar.value["statues"] == []
    terrace = {"at": "D4", "level": 2, "flower": "white", "icons": "S..T"}
    assert pillar.value["terraces"][2] == {**terrace, "pillars": {"NW": "statue"}}


def test_a_statue_that_became_a_pillar_and_is_not_told() -> None:
    """D4, on which a terrace rests, is in line with D2 and with F4, which are in line with nothing else."""
    typed = PILLAR.replace(", pillars: {NW: statue}", "").replace("[C3]", "[D2, F4]").replace(".T..", "...S")
    typed = typed.replace("terraces:\n", "terraces:\n  - {at: C1, level: 1, icons: ...S}\n")
    assert ("players.0.terraces.3.pillars", {"NW": "statue"}) in [
        (mend.path, mend.value) for mend in mends(of_ana(typed))
    ]


def test_a_belvedere_too_many_is_taken_away() -> None:
    typed = GARDEN.replace("icons: .TF.", "icons: .TF., belvedere: NW, pillars: {NW: single}")
    assert ("players.0.terraces.1.belvedere", None) in [(mend.path, mend.value) for mend in mends(of_ana(typed))]


def read_from_below(garden: str, offset: int) -> str:
    """Every row counted from the owner's side; a terrace is named by its upper row, or with an offset by its lower."""

    def turned(cell: re.Match[str]) -> str:
        column, row = cell.group()[0], cell.group()[1]
        is_terrace = garden[: cell.start()].endswith("at: ")
        return f"{column}{9 - int(row) - offset * is_terrace}"

    return re.sub("[A-H][1-8]", turned, garden)


@pytest.mark.parametrize("offset", [0, 1], ids=["by their upper row", "by their lower row"])
def test_rows_counted_from_below(offset: int) -> None:
    typed = read_from_below(GARDEN, offset)
    assert ("at: C6" if offset == 0 else "at: C5") in typed
    first = mends(of_ana(typed))[0]
    assert (first.path, first.leaves) == ("players.0", 0)
    assert [terrace["at"] for terrace in first.value["terraces"]] == ["C3", "E3", "D2"]
    assert (first.value["statues"], first.value["fountains"]) == (["C3"], ["D4-E4"])
    view = "with row 1 at the top, as the toolkit has it (write A8 for A1, A7 for A2 …),"
    by_its_corner = " and each terrace by its NW cell," if offset else ""
    assert first.text.startswith(f"{view}{by_its_corner} all ")
    assert first.text.endswith(" faults would go")


CORNERS = {"SE": ("D4", "F4", "E3"), "SW": ("C4", "E4", "D3"), "NE": ("D3", "F3", "E2")}


@pytest.mark.parametrize("corner", CORNERS)
def test_all_terraces_named_by_another_corner(corner: str) -> None:
    typed = GARDEN
    for right, cell in zip(("C3", "E3", "D2"), CORNERS[corner], strict=True):
        typed = typed.replace(f"at: {right}", f"at: {cell}")
    first = mends(of_ana(typed))[0]
    assert (first.path, first.leaves) == ("players.0", 0)
    assert [terrace["at"] for terrace in first.value["terraces"]] == ["C3", "E3", "D2"]
    assert first.text.startswith(f"with each terrace named by its NW cell, not by its {corner} cell, ")


def test_the_only_terrace_is_mended_where_it_is_typed() -> None:
    told = mends(of_ana("terraces:\n  - {at: D4, level: 1, icons: S...}\nstatues: [C3]\n"))
    assert ("players.0.terraces.0.at", "C3") in [(mend.path, mend.value) for mend in told]
    assert "players.0" not in [mend.path for mend in told]
