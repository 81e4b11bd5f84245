"""What stands on spots and in holes, apart from what is under terraces."""

from babylon_cli.babylon.rules.standing import pieces_by_spot, taken_spots
from babylon_cli.babylon.table.cells import CELL_NUMBERS
from tests.drawing import layout

DRAWN = layout("""
    terraces: [{at: C3, level: 1, icons: SF.B, belvedere: SW}, {at: E3, level: 1, icons: F...}]
    statues: [C3, A1]
    fountains: [D3-E3, A2-B2]
    bridges: [D4-F4, D4-B4]
    bare_pillars: [H8]
    """)
"""A statue, a fountain and one end of a bridge are on no terrace."""


def test_a_decoration_with_an_end_off_terrace_is_left_out() -> None:
    nouns = {spot: [piece.noun for piece in pieces] for spot, pieces in pieces_by_spot(DRAWN).items()}
    assert nouns == {
        (CELL_NUMBERS["C3"], 1): ["statue"],
        (CELL_NUMBERS["D3"], 1): ["fountain"],
        (CELL_NUMBERS["E3"], 1): ["fountain"],
        (CELL_NUMBERS["D4"], 1): ["bridge"],
        (CELL_NUMBERS["F4"], 1): ["bridge"],
        (CELL_NUMBERS["C4"], 1): ["belvedere"],
        (CELL_NUMBERS["H8"], 0): ["bare pillar"],
    }
    assert set(taken_spots(DRAWN)) == set(nouns)
