"""Where on the board each rule of the garden finds its faults: the cells, and the storey where they have one."""

import pytest

from babylon_cli.judging.finding import BoardPlace
from tests.drawing import finding_of, garden


@pytest.mark.parametrize(
    ("rule", "cells", "storey", "drawn"),
    [
        ("terrace-off-board", "H8", 1, "terraces: [{at: H8, level: 1}]"),
        ("terrace-off-board", "H1 H2", 1, "terraces: [{at: H1, level: 1}]"),
        ("terrace-off-board", "A8 B8", 1, "terraces: [{at: A8, level: 1}]"),
        ("terrace-collision", "D4 E4 D5 E5", 1, "terraces: [{at: C3, level: 1}, {at: D4, level: 1}]"),
        ("terrace-stacked", "C3 D3 C4 D4", 2, "terraces: [{at: C3, level: 1}, {at: C3, level: 2}]"),
        ("terrace-support", "C3 D3 C4 D4", 1, "terraces: [{at: C3, level: 1, pillars: {NW: none, SE: none}}]"),
        ("pillar-height", "C3", 3, "terraces: [{at: B2, level: 3, pillars: {NW: none, NE: none, SW: none}}]"),
        ("belvedere-corner", "D4", 1, "terraces: [{at: C3, level: 1, pillars: {SE: none}}]"),
        ("belvedere-corner", "D3", 1, "terraces: [{at: C3, level: 1, belvedere: NE, pillars: {NE: single, SE: none}}]"),
        ("storey-order", "C3 D3 C4 D4", 2, "terraces: [{at: C3, level: 2}]"),
        ("pillar-uncovered", "A1", 0, "bare_pillars: [A1@0]"),
        ("pillar-uncovered", "D4", 1, "terraces: [{at: C3, level: 1}]\nbare_pillars: [D4]"),
        ("spot-occupied", "C3", 1, "terraces: [{at: C3, level: 1}]\nstatues: [C3]\nbare_pillars: [C3]"),
        ("statue-pillar", "C3", 1, "terraces: [{at: C3, level: 1, pillars: {NW: statue}}]"),
        ("decoration-off-terrace", "A1", None, "statues: [A1]"),
        ("decoration-off-terrace", "A1", 2, "statues: [A1@2]"),
        ("decoration-icon", "D3", 1, "terraces: [{at: C3, level: 1, icons: S...}]\nstatues: [D3]"),
        ("decoration-diagonal", "C3 D4", 1, "terraces: [{at: C3, level: 1}]\nfountains: [C3-D4]"),
        ("fountain-link", "C3 D3", 1, "terraces: [{at: C3, level: 1}]\nfountains: [C3-D3]"),
        ("bridge-link", "C3 D3", 1, "terraces: [{at: C3, level: 1}]\nbridges: [C3-D3]"),
        ("staircase-link", "D3 F3", None, "terraces: [{at: C3, level: 1}, {at: F3, level: 2}]\nstaircases: [D3-F3]"),
        (
            "bridge-gap",
            "E3",
            1,
            "terraces: [{at: C3, level: 1}, {at: F3, level: 1}, {at: D2, level: 1}]\nbridges: [D3@1-F3@1]",
        ),
        ("statue-alignment", "F8", 1, "terraces: [{at: C3, level: 1}, {at: F7, level: 1}]\nstatues: [C3, F8]"),
    ],
)
def test_the_place_of_a_fault(rule: str, cells: str, storey: int | None, drawn: str) -> None:
    assert finding_of(rule, garden(drawn)).place == BoardPlace(tuple(cells.split()), storey)
