"""The decorations that a new terrace makes possible, and every set of them that can be placed together."""

import pytest

from babylon_cli.babylon.moves.decorations import Possible, Swap, decorated, largest_sets, possible_decorations
from babylon_cli.babylon.play.alignment import Anchors
from babylon_cli.babylon.table.cells import CELL_NAMES, CELL_NUMBERS, bit
from babylon_cli.babylon.table.pieces import Icon, Spot
from babylon_cli.babylon.table.rulings import DEFAULT_RULINGS
from tests.drawing import garden

NO_SWAP = Swap()
ALL = Swap(icons=True, blanks=True)


def possible(text: str, swap: Swap = NO_SWAP, **rulings: str) -> list[str]:
    """The decorations with an end on the last terrace of a garden, in words; a spot that is changed has a star."""
    drawn = garden(text).players[0].layout
    newest = max(drawn.terraces, key=lambda terrace: terrace.number)
    found = possible_decorations(drawn, newest, swap, DEFAULT_RULINGS.answered(rulings))
    assert len(set(found)) == len(found)
    return sorted(in_words(piece) for piece in found)


def in_words(piece: Possible) -> str:
    """A decoration such as `bridge D4@1-F4@1*`."""
    ends = [f"{CELL_NAMES[end.cell]}@{end.level}{'*' if end == piece.changed else ''}" for end in piece.ends]
    return f"{piece.kind.word} {'-'.join(ends)}"


def test_on_a_terrace_alone() -> None:
    assert possible("terraces: [{at: C3, level: 1, icons: SFBT}]") == ["statue C3@1"]
    assert possible("terraces: [{at: C3, level: 1, icons: S.SS}]") == ["statue C3@1", "statue C4@1", "statue D4@1"]
    assert possible("terraces: [{at: C3, level: 1, icons: '....'}]") == []
    assert possible("terraces: [{at: C3, level: 1}]") == []


def test_a_fountain_within_one_terrace_is_a_question_for_a_ruling() -> None:
    text = "terraces: [{at: C3, level: 1, icons: FF.F}]"
    assert possible(text) == []
    assert possible(text, fountain_terraces="one") == ["fountain C3@1-D3@1", "fountain D3@1-D4@1"]


OLD = """
terraces:
  - {at: C3, level: 1, icons: .FTB}
  - {at: F4, level: 1, icons: B.T., belvedere: NE}
"""
"""D3 and C4 and D4, and F4 and F5 show something; the belvedere is on G4."""


@pytest.mark.parametrize(
    ("new", "expected"),
    [
        ("{at: E2, level: 1, icons: ..F.}", ["fountain D3@1-E3@1"]),
        ("{at: C1, level: 1, icons: ..FF}", ["fountain D2@1-D3@1"]),
        ("{at: C1, level: 1, icons: SFS.}", ["statue C1@1", "statue C2@1"]),
        # D4-F4 is between two old terraces.
        ("{at: D5, level: 2, icons: B..., belvedere: SE}", []),
        ("{at: F6, level: 2, icons: T...}", ["staircase F5@1-F6@2"]),
        ("{at: F6, level: 1, icons: T...}", []),
        ("{at: B5, level: 2, icons: .T..}", ["staircase C4@1-C5@2"]),
        ("{at: A4, level: 2, icons: .T..}", ["staircase B4@2-C4@1"]),
        ("{at: D6, level: 1, icons: B...}", ["bridge D4@1-D6@1"]),
        ("{at: C6, level: 1, icons: .B..}", ["bridge D4@1-D6@1"]),
        ("{at: D6, level: 2, icons: B..., pillars: {NW: double}}", []),
        ("{at: F1, level: 1, icons: ..B.}", ["bridge F2@1-F4@1"]),
        ("{at: D7, level: 1, icons: B...}", []),
    ],
)
def test_with_an_older_terrace(new: str, expected: list[str]) -> None:
    assert possible(f"{OLD}  - {new}") == expected


def test_an_older_fault_is_no_fault_of_a_new_decoration() -> None:
    """The fountain F4-F5 lies on one terrace."""
    text = f"{OLD}  - {{at: E2, level: 1, icons: '..F.'}}\nfountains: [F4-F5]"
    assert possible(text) == ["fountain D3@1-E3@1"]


def test_no_line_goes_round_the_edge_of_the_board() -> None:
    text = "terraces: [{at: G1, level: 1, icons: .F.B}, {at: A2, level: 1, icons: FB..}]"
    assert possible(text) == []


def test_a_spot_that_is_taken() -> None:
    assert possible("terraces: [{at: C3, level: 1, icons: FF.F, belvedere: NW}]", fountain_terraces="one") == [
        "fountain D3@1-D4@1"
    ]
    new = "  - {at: E2, level: 1, icons: '..F.'}\n"
    assert possible(f"{OLD}{new}statues: [D3]") == []
    assert possible(f"{OLD}{new}fountains: [E3-F3]") == []


def test_a_spot_that_is_hidden() -> None:
    """The new terrace has slipped under the open corner at D4."""
    text = """
        terraces:
          - {at: E5, level: 1}
          - {at: D4, level: 2, belvedere: NW}
          - {at: C3, level: 1, icons: S..S, belvedere: SE}
        """
    assert possible(text) == ["statue C3@1"]
    older = """
        terraces:
          - {at: C3, level: 1, icons: '...F'}
          - {at: D4, level: 2, belvedere: NW}
          - {at: B5, level: 1, icons: .F..}
          - {at: E3, level: 1, icons: '..F.'}
        """
    assert possible(older) == []


def test_a_spot_changed_by_the_token() -> None:
    one = "terraces: [{at: C3, level: 1, icons: T...}]"
    assert possible(one, Swap(icons=True)) == ["statue C3@1*"]
    assert possible(one, Swap(blanks=True)) == ["statue C4@1*", "statue D3@1*", "statue D4@1*"]
    assert possible(one.replace("T...", "S..."), Swap(icons=True)) == ["statue C3@1"]
    assert possible(one.replace(", icons: T...", ""), ALL) == []


def test_only_a_spot_of_the_new_terrace_is_changed() -> None:
    """E3 may count as a fountain, D3 may not."""
    assert "fountain D3@1-E3@1*" in possible(OLD + "  - {at: E2, level: 1, icons: '..B.'}", Swap(icons=True))
    without = OLD.replace(".FTB", ".STB") + "  - {at: E2, level: 1, icons: '..F.'}"
    assert "fountain D3@1-E3@1" not in possible(without, ALL)


def test_one_decoration_changes_one_spot() -> None:
    text = "terraces: [{at: C3, level: 1, icons: TT..}]"
    fountains = [found for found in possible(text, Swap(icons=True), fountain_terraces="one") if "fountain" in found]
    assert fountains == []
    half = possible(text.replace("TT..", "FT.."), Swap(icons=True), fountain_terraces="one")
    assert "fountain C3@1-D3@1*" in half


def sets_of(text: str, **rulings: str) -> list[list[str]]:
    """The largest sets of decorations with an end on the last terrace of a garden."""
    drawn = garden(text).players[0].layout
    newest = max(drawn.terraces, key=lambda terrace: terrace.number)
    answered = DEFAULT_RULINGS.answered(rulings)
    found = largest_sets(possible_decorations(drawn, newest, NO_SWAP, answered), NOTHING, answered)
    return sorted(sorted(in_words(piece) for piece in chosen) for chosen in found)


NOTHING = Anchors(0, 0)
"""No statue was ever placed."""

GAP = """
terraces:
  - {at: C3, level: 1, icons: '...B'}
  - {at: F4, level: 1, icons: B...}
"""
"""Between D4 and F4 is E4."""


def test_a_bridge_needs_an_empty_gap() -> None:
    assert sets_of(GAP) == [["bridge D4@1-F4@1"]]
    assert sets_of(f"{GAP}bare_pillars: [E4]") == [[]]
    assert sets_of(f"{GAP}bare_pillars: [E4]", bridge_gap="any") == [["bridge D4@1-F4@1"]]


def test_under_every_ruling_no_two_bridges_cross() -> None:
    text = """
        terraces:
          - {at: E2, level: 1, icons: '..B.'}
          - {at: E5, level: 1, icons: B...}
          - {at: C3, level: 1, icons: '...B'}
          - {at: F4, level: 1, icons: B...}
        """
    for ruling in ("clear", "any", "ground"):
        assert sets_of(text, bridge_gap=ruling) == [["bridge D4@1-F4@1"]]
        assert sets_of(f"{text}bridges: [E3-E5]", bridge_gap=ruling) == [[]]


def test_a_piece_in_the_gap_of_an_older_bridge() -> None:
    """The bridge C4-E4 passes over D4, on which the staircase would stand."""
    text = """
terraces:
  - {at: B3, level: 1}
  - {at: D3, level: 1, icons: '..T.'}
  - {at: F3, level: 1}
  - {at: B4, level: 2, icons: .B..}
  - {at: E4, level: 2, icons: B...}
  - {at: D2, level: 2, icons: '..TS'}
"""
    statue, staircase = "statue E3@2", "staircase D3@2-D4@1"
    assert sets_of(text) == [[staircase, statue]]
    bridged = f"{text}bridges: [C4-E4]"
    assert sets_of(bridged) == [[statue]]
    assert sets_of(bridged, bridge_gap="any") == [[staircase, statue]]


def test_an_older_bridge_over_a_piece_forbids_no_other_piece() -> None:
    """That fault stood before."""
    text = GAP + "  - {at: A1, level: 1, icons: S...}\nbridges: [D4-F4]\nbare_pillars: [E4]"
    assert sets_of(text) == [["statue A1@1"]]


C, D, E = (Spot(CELL_NUMBERS[name], 1) for name in ("C3", "D3", "E5"))
STATUES = [Possible(Icon.STATUE, (spot,)) for spot in (C, D, E)]
FOUNTAIN = Possible(Icon.FOUNTAIN, (C, D))


def sets(pieces: list[Possible], standing: int = 0, ever: int = 0, **rulings: str) -> list[list[str]]:
    """The largest sets, in words."""
    found = largest_sets(pieces, Anchors(standing, standing | ever), DEFAULT_RULINGS.answered(rulings))
    return sorted(sorted(in_words(piece) for piece in chosen) for chosen in found)


def test_of_nothing_the_empty_set() -> None:
    assert sets([]) == [[]]


def test_statues_in_line_with_each_other() -> None:
    """C3 and D3 are in one row, E5 is in line with neither."""
    assert sets(STATUES) == [["statue C3@1", "statue D3@1"], ["statue E5@1"]]


def test_statues_in_line_with_older_ones() -> None:
    assert sets(STATUES, bit(CELL_NUMBERS["H8"])) == [[]]
    assert sets(STATUES, bit(CELL_NUMBERS["D8"])) == [["statue C3@1", "statue D3@1"]]
    assert sets(STATUES, bit(CELL_NUMBERS["E3"])) == [["statue C3@1", "statue D3@1", "statue E5@1"]]
    gone = bit(CELL_NUMBERS["H5"])
    assert sets(STATUES, 0, gone, statue_restart="aligned") == [["statue E5@1"]]
    assert len(sets(STATUES, 0, gone)) == 2


def test_no_spot_twice() -> None:
    assert sets([FOUNTAIN, *STATUES[:2]]) == [["fountain C3@1-D3@1"], ["statue C3@1", "statue D3@1"]]
    assert sets([FOUNTAIN, STATUES[2]]) == [["fountain C3@1-D3@1", "statue E5@1"]]


def test_one_changed_spot() -> None:
    first, second = [piece._replace(changed=piece.ends[0]) for piece in STATUES[:2]]
    assert sets([first, second]) == [["statue C3@1*"], ["statue D3@1*"]]
    assert sets([first, STATUES[1]]) == [["statue C3@1*", "statue D3@1"]]


def test_a_garden_with_some_of_them_placed() -> None:
    drawn = garden("terraces: [{at: C3, level: 1, icons: SSS.}]\nstatues: [C4]").players[0].layout
    after = decorated(drawn, STATUES[:2])
    assert [piece.place for piece in after.of_kind(Icon.STATUE)] == ["C4@1", "C3@1", "D3@1"]
    assert len({piece.path for piece in after.placed}) == 3
