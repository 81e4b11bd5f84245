"""What a build would add to the pad now, added up by hand."""

from textwrap import dedent

import pytest

from babylon_cli.babylon.moves.builds import legal_moves
from babylon_cli.babylon.moves.decorations import Swap
from babylon_cli.babylon.moves.gain import Gain, gains_of, swap_left
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.pieces import CORNER_NAMES
from babylon_cli.babylon.table.table import Table
from tests.babylon.play.playing import LETTERS, played
from tests.turns import QUARRY, turn

RICH = "storage: {pillars: 6}\n"


def gain(drawn: Table, at: str, *, level: int = 1, icons: str = "", belvedere: str = "") -> Gain:
    """What a build is worth; the icons are those of the dug terrace unless they are given."""
    start = played(drawn)
    open_corner = CORNER_NAMES.index(belvedere) if belvedere else None
    found = [
        move
        for move in legal_moves(start)
        if (CELL_NAMES[move.stand.at], move.stand.level, move.stand.belvedere) == (at, level, open_corner)
        and (move.icons == move.choice.turns[0] if not icons else letters(move.icons) == icons)
    ]
    return next(gains_of(found[:1], start))


def letters(icons: object) -> str:
    """Icons as a file writes them."""
    return "" if icons is None else "".join(LETTERS[icon] for icon in icons)  # type: ignore[attr-defined]


def digs(icons: str, ana: str = "", *, token: str = "none", rulings: str = "{}") -> Table:
    """A turn that digs a white terrace with these icons and builds nothing yet."""
    quarry = QUARRY.replace("clay white ST..", f"clay white {icons}")
    return turn("dig: A1", RICH + dedent(ana), quarry=quarry, token=token, rulings=rulings)


def pieces(found: Gain) -> list[str]:
    """The decorations that a gain counts on, such as `statue C3@1`."""
    return sorted(
        f"{piece.kind.word} " + "-".join(f"{CELL_NAMES[end.cell]}@{end.level}" for end in piece.ends)
        for piece in found.pieces
    )


def test_the_first_terrace() -> None:
    """Two points for level 1, one for a statue, one for a belvedere."""
    assert gain(digs("T..."), "C3").points == 2
    found = gain(digs("S..."), "C3")
    assert (found.points, pieces(found)) == (3, ["statue C3@1"])
    assert gain(digs("S..."), "C3", belvedere="NE").points == 4


def test_a_belvedere_takes_the_spot_of_its_corner() -> None:
    found = gain(digs("S..."), "C3", belvedere="NW")
    assert (found.points, found.pieces) == (3, ())


def test_a_second_statue_is_placed_only_in_line() -> None:
    assert gain(digs("S..S"), "C3").points == 2 + 1
    assert gain(digs("SS.."), "C3").points == 2 + 2
    assert gain(digs("SS.S"), "C3").points == 2 + 3


OLD_STATUE = "terraces: [{at: A1, level: 1, icons: S...}]\nstatues: [A1]"


def test_old_statues_are_what_new_ones_are_in_line_with() -> None:
    """The highest terrace is worth two points already."""
    assert gain(digs("S...", OLD_STATUE), "A4").points == 1
    assert gain(digs("S...", OLD_STATUE), "D4").points == 0
    assert gain(digs("S..S", OLD_STATUE), "A4").points == 1
    assert gain(digs("S.S.", OLD_STATUE), "A4").points == 2


def test_statues_that_have_gone_are_a_question_for_a_ruling() -> None:
    """The statue at B2 came to carry the terrace there."""
    gone = "terraces: [{at: A1, level: 1, icons: ...S}, {at: B2, level: 2, pillars: {NW: statue}}]"
    for ruling, points in (("free", 1), ("aligned", 0)):
        found = gain(digs("S...", gone, rulings=f"{{statue_restart: {ruling}}}"), "F6")
        assert found.points == points
    assert gain(digs("S...", gone, rulings="{statue_restart: aligned}"), "F2").points == 1


NEIGHBOURS = """
terraces:
  - {at: C3, level: 1, icons: .FTB}
"""


@pytest.mark.parametrize(
    ("at", "level", "icons", "points", "expected"),
    [
        # Beside it: the fountain D3-E3 is worth 3.
        ("E3", 1, "F...", 3, ["fountain D3@1-E3@1"]),
        # One cell away: the bridge D4-F4 is worth 3.
        ("F3", 1, "..B.", 3, ["bridge D4@1-F4@1"]),
        # One level higher: 2 more for level 2; the staircase is worth 1 + 2.
        ("B5", 2, ".T..", 2 + 3, ["staircase C4@1-C5@2"]),
        ("A4", 2, ".T..", 2 + 3, ["staircase B4@2-C4@1"]),
        # The terrace itself fills the gap between D4 and F4.
        ("E3", 1, "...B", 0, []),
        # Side by side on one level is no staircase, and the next level is no fountain.
        ("B5", 1, ".T..", 0, []),
        ("E3", 2, "F...", 2, []),
        # Not in one line with it.
        ("E5", 1, "F...", 0, []),
    ],
)
def test_with_one_end_on_an_older_terrace(at: str, level: int, icons: str, points: int, expected: list[str]) -> None:
    found = gain(digs(icons, NEIGHBOURS), at, level=level)
    assert (found.points, pieces(found)) == (points, expected)


def test_two_decorations_for_one_spot() -> None:
    """E3 can be the end of one of two fountains: D3-E3 or E2-E3."""
    old = "terraces: [{at: C3, level: 1, icons: .F..}, {at: E1, level: 1, icons: ..F.}]"
    found = gain(digs("F...", old), "E3")
    assert found.points == 3
    assert pieces(found) in (["fountain D3@1-E3@1"], ["fountain E2@1-E3@1"])


def test_the_best_for_one_spot() -> None:
    """With the token the spot at D4 may be a statue on level 2 or a staircase of level 1 and level 2."""
    old = "terraces: [{at: C3, level: 1, icons: ...T}]"
    swapped = gain(digs("S...", old, token="icon-swap"), "D5", level=2)
    assert (swapped.points, pieces(swapped)) == (2 + 3, ["staircase D4@1-D5@2"])
    plain = gain(digs("S...", old), "D5", level=2)
    assert (plain.points, pieces(plain)) == (2 + 2, ["statue D5@2"])


@pytest.mark.parametrize(
    ("token", "icons", "points"),
    [
        ("none", "TT..", 2),
        ("icon-swap", "TT..", 3),
        ("icon-swap", "TTTT", 3),
        ("icon-swap", "ST..", 4),
        ("icon-swap", "....", 2),
        ("blank-icon", "TT..", 3),
        ("blank-icon", "TTTT", 2),
        ("blank-icon", "S...", 4),
        ("double", "TT..", 2),
    ],
)
def test_a_token_changes_one_spot(token: str, icons: str, points: int) -> None:
    assert gain(digs(icons, token=token), "C3").points == points


NOTCH = "storage: {pillars: 6, terrace: {icons: TT..}}"
FIRST = "dig: A1\nbuild: [{from: dug, at: A1, level: 1, counts_as: "


@pytest.mark.parametrize(
    ("token", "spot", "ruling", "expected"),
    [
        ("none", "{}", "turn", Swap()),
        ("icon-swap", "{}", "turn", Swap(icons=True)),
        ("icon-swap", "{NW: bridge}", "turn", Swap()),
        ("icon-swap", "{NW: bridge}", "terrace", Swap()),
        ("blank-icon", "{}", "turn", Swap(blanks=True)),
        ("blank-icon", "{SE: bridge}", "turn", Swap()),
        ("blank-icon", "{SE: bridge}", "terrace", Swap(blanks=True)),
    ],
)
def test_a_token_that_was_used_in_the_turn(token: str, spot: str, ruling: str, expected: Swap) -> None:
    drawn = turn(f"{FIRST}{spot}}}]", NOTCH, token=token, rulings=f"{{blank_per: {ruling}}}")
    assert swap_left(played(drawn)) == expected
    # In line with nothing the stored terrace, which shows no statue, has one by the token alone.
    assert gain(drawn, "C3").points == (1 if expected != Swap() else 0)


def test_an_icon_that_the_token_changed_on_the_first_terrace_counts_for_the_second() -> None:
    """B1 counts as a fountain for this turn, and C1 shows one."""
    drawn = turn(FIRST + "{NE: fountain}}]", "storage: {pillars: 6, terrace: {icons: F...}}", token="icon-swap")
    found = gain(drawn, "C1")
    assert (found.points, pieces(found)) == (3, ["fountain B1@1-C1@1"])


def test_a_changed_icon_of_an_earlier_turn_does_not_count() -> None:
    old = "terraces: [{at: C3, level: 1, icons: .T.., counts_as: {NE: fountain}}]"
    assert gain(digs("F...", old), "E3").points == 0


def test_to_hide_pieces_costs_their_points() -> None:
    """It brings 2 for level 2 and 1 for its belvedere, and hides the belvedere at D4."""
    old = "terraces: [{at: C3, level: 1, belvedere: SE}]"
    assert gain(digs("....", old), "D4", level=2, belvedere="NW").points == 2 + 1 - 1


def test_a_statue_that_becomes_a_pillar_is_lost() -> None:
    """2 points more for level 2, if it is the first there, and one for the statue less."""
    old = "terraces: [{at: C3, level: 1, icons: ...S}]\nstatues: [D4]"
    assert gain(digs("....", old), "D4", level=2).points == 2 - 1
    two_high = old.replace("[{at: C3", "[{at: F1, level: 1}, {at: F2, level: 2}, {at: C3")
    assert gain(digs("....", two_high), "D4", level=2).points == -1


def test_a_piece_that_stays_in_sight_by_one_cell_is_not_lost() -> None:
    """Over D3 the corner is the open one; the fountain's other end at C3 is still seen."""
    old = "terraces: [{at: C3, level: 1, icons: FF..}]\nfountains: [C3-D3]"
    allows = "{fountain_terraces: one}"
    assert gain(digs("....", old, rulings=allows), "D2", level=2, belvedere="SW").points == 2 + 1
    # From the west both are covered: C3 and D3 cannot both stay open.
    start = played(digs("....", old, rulings=allows))
    assert [move for move in legal_moves(start) if CELL_NAMES[move.stand.at] == "C2"] == []


def test_the_fourth_flower() -> None:
    """The highest terrace is on level 2 already, so that a white terrace alone makes four points more."""
    old = """
        terraces:
          - {at: A1, level: 1, flower: pink}
          - {at: C1, level: 1, flower: sun}
          - {at: D3, level: 1, flower: vine}
          - {at: D2, level: 2, flower: vine}
        """
    assert gain(digs("....", old), "G7").points == 4


def test_the_fourth_kind_of_decoration() -> None:
    """2 for level 2, 3 for the staircase and 4 for the set."""
    old = """
        terraces:
          - {at: A1, level: 1, icons: SF..}
          - {at: C1, level: 1, icons: F...}
          - {at: A4, level: 1, icons: .BT.}
          - {at: D4, level: 1, icons: B...}
        statues: [A1]
        fountains: [B1-C1]
        bridges: [B4-D4]
        """
    found = gain(digs("T...", old), "A6", level=2)
    assert (found.points, pieces(found)) == (2 + 3 + 4, ["staircase A5@1-A6@2"])


def test_a_bridge_and_a_staircase_over_the_spot_of_another() -> None:
    """A spot under a bridge is to stay empty, so that no staircase is to be placed there."""
    old = """
        terraces:
          - {at: B3, level: 1}
          - {at: D3, level: 1, icons: '..T.'}
          - {at: F3, level: 1}
          - {at: B4, level: 2, icons: .B.., belvedere: SW}
          - {at: E4, level: 2, icons: B..., belvedere: SE}
        bridges: [C4-E4]
        """
    found = gain(digs("..T.", old), "D2", level=2, belvedere="NE")
    assert (found.points, pieces(found)) == (1, [])


def test_what_it_would_be_worth_in_the_turn_so_far() -> None:
    """The first terrace of the turn has brought its points already."""
    start = "dig: A1\nbuild: [{from: dug, at: A1, level: 1}]\nstatues: [A1]"
    notch = "storage: {pillars: 6, terrace: {icons: S...}}"
    assert gain(turn(start, notch), "A3").points == 1
    assert gain(turn(start, notch), "C3").points == 0
    assert gain(turn(start, notch), "C3", belvedere="NE").points == 1
