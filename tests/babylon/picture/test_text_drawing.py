"""Gardens as drawings of text."""

from dataclasses import replace
from textwrap import dedent

import pytest

from babylon_cli.babylon.picture.legend import SENTENCES, SIGNS
from babylon_cli.babylon.picture.seen import Seen
from babylon_cli.babylon.picture.sheet import WHOLE_BOARD, Drawing, Window
from babylon_cli.babylon.picture.standing_signs import PIECE_SIGNS
from babylon_cli.babylon.picture.text_drawing import garden_drawing
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.laying import lay_out
from babylon_cli.printing.letters import letters_of
from babylon_cli.printing.screen import PLAIN
from tests.cases import for_each
from tests.drawing import garden

UPPER_LEFT = Window(range(3), range(4))


def drawing(
    text: str,
    *,
    storey: int | None = None,
    window: Window = WHOLE_BOARD,
    faults: dict[int, tuple[int, ...]] | None = None,
    owner: str | None = None,
) -> Drawing:
    table = garden(text)
    signs = letters_of(table.known_flowers())
    seen = Seen(table.players[0].layout, storey)
    return garden_drawing(seen, signs, owner=owner, faults=faults or {}, window=window)


def looks(drawn: Drawing, expected: str) -> None:
    shown = "\n".join([line.rstrip() for line in drawn.lines(PLAIN)])
    assert shown.strip("\n") == dedent(expected).strip("\n")


def test_the_whole_board_has_its_axes_and_the_flower_of_its_owner() -> None:
    lines = drawing("terraces: []", owner="white").lines(PLAIN)
    assert lines[0] == "     A     B     C     D     E     F     G     H *W"
    assert lines[1] == "  ┌───────────────────────────────────────────────┐"
    assert lines[3] == "1 │  ·     ·     ·     ·     ·     ·     ·     ·  │"
    assert lines[-1] == "  └───────────────────────────────────────────────┘"
    assert len(lines) == 26
    assert {len(line) for line in lines} == {51}


def test_terraces_of_one_storey_are_parted_by_a_light_line_and_storeys_by_a_heavy_one() -> None:
    drawn = drawing(
        """
        terraces:
          - {at: A1, level: 1, icons: S..F}
          - {at: C1, level: 1, flower: pink}
          - {at: B2, level: 2, flower: vine}
        """,
        window=UPPER_LEFT,
    )
    looks(
        drawn,
        """
             A     B     C     D
          ┏━━━━━━━━━━━┯━━━━━━━━━━━┱
          ┃1W         │1P         ┃
        1 ┃  s        │           ┃
          ┃     ┏━━━━━┷━━━━━┓     ┃
          ┃     ┃2V         ┃     ┃
        2 ┃     ┃           ┃     ┃
          ┡━━━━━┫           ┣━━━━━┛
          │     ┃           ┃
        3 │  ·  ┃           ┃  ·
          │     ┗━━━━━━━━━━━┛
        """,
    )


def test_every_piece_has_its_sign_and_small_letters_are_icons() -> None:
    drawn = drawing(
        """
        terraces:
          - {at: A1, level: 1, icons: S..F}
          - {at: C1, level: 1, flower: pink, icons: B.FT, belvedere: NE}
        statues: [A1]
        fountains: [B2-C2]
        bare_pillars: [A3, D2@1]
        """,
        window=UPPER_LEFT,
    )
    looks(
        drawn,
        """
             A     B     C     D
          ┏━━━━━━━━━━━┯━━━━━━━━━━━┱
          ┃1W         │1P         ┃
        1 ┃  S        │  b     V  ┃
          ┃           │           ┃
          ┃           │           ┃
        2 ┃        F~~~~~F     I  ┃
          ┡━━━━━━━━━━━┷━━━━━━━━━━━┛
          │
        3 │  I     ·     ·     ·
          │
        """,
    )
    assert drawn.told == {"statue", "fountain", "belvedere", "bare pillar", "icon", "storey", "step"}


def test_links_lead_across_and_down_and_staircases_point_upwards() -> None:
    drawn = drawing(
        """
        terraces:
          - {at: A1, level: 1, icons: .TBF}
          - {at: C1, level: 2, flower: pink, icons: T.T.}
          - {at: A3, level: 1, flower: vine, icons: FT..}
          - {at: C3, level: 3, flower: sun, icons: T...}
          - {at: A5, level: 1, icons: ...T}
        staircases: [B1-C1, C2-C3, A5-B5]
        fountains: [B2-B3]
        bridges: [A2-A4]
        """,
        window=Window(range(5), range(3)),
    )
    looks(
        drawn,
        """
             A     B     C
          ┏━━━━━━━━━━━┳━━━━━━
          ┃1W         ┃2P
        1 ┃        T>>>>>T
          ┃           ┃
          ┃           ┃
        2 ┃  B     F  ┃  T
          ┠──║─────~──╊━━v━━━
          ┃1V║     ~  ┃3Sv
        3 ┃  ║     F  ┃  T
          ┃  ║        ┃
          ┃  ║        ┃
        4 ┃  B        ┃
          ┠───────────╊━━━━━━
          ┃1W         ┃
        5 ┃  T-----T  ┃  ·
          ┃           ┃
        """,
    )


def test_a_bridge_is_drawn_over_what_stands_in_its_gap() -> None:
    drawn = drawing(
        """
        terraces:
          - {at: A1, level: 2, icons: .B..}
          - {at: D1, level: 2, flower: pink, icons: B...}
          - {at: B1, level: 1, flower: vine, icons: .SST}
        statues: [C1]
        bridges: [B1-D1]
        """,
        window=Window(range(2), range(5)),
    )
    looks(
        drawn,
        """
             A     B     C     D     E
          ┏━━━━━━━━━━━┳━━━━━┳━━━━━━━━━━━┱
          ┃2W         ┃1V   ┃2P         ┃
        1 ┃        B═════S═════B        ┃
          ┃           ┃     ┃           ┃
          ┃           ┃     ┃           ┃
        2 ┃           ┃  t  ┃           ┃
          ┡━━━━━━━━━━━┻━━━━━┻━━━━━━━━━━━┛
        """,
    )


HIDDEN = """
terraces:
  - {at: A1, level: 1, icons: S..F}
  - {at: C1, level: 1, flower: pink, icons: ..F.}
  - {at: B1, level: 2, flower: vine, icons: B..T, belvedere: SE, pillars: {NW: statue}}
fountains: [B2@1-C2@1]
statues: [A1]
"""


def test_from_above_what_is_hidden_is_not_seen() -> None:
    looks(
        drawing(HIDDEN, window=Window(range(2), range(4))),
        """
             A     B     C     D
          ┏━━━━━┳━━━━━━━━━━━┳━━━━━┱
          ┃1W   ┃2V         ┃1P   ┃
        1 ┃  S  ┃  b        ┃     ┃
          ┃     ┃           ┃     ┃
          ┃     ┃           ┃     ┃
        2 ┃     ┃        V  ┃     ┃
          ┡━━━━━┻━━━━━━━━━━━┻━━━━━┛
        """,
    )


def test_a_storey_shows_all_that_lies_on_it_and_what_carries_it() -> None:
    lowest = drawing(HIDDEN, storey=1, window=Window(range(2), range(4)))
    looks(
        lowest,
        """
             A     B     C     D
          ┏━━━━━━━━━━━┯━━━━━━━━━━━┱
          ┃1W    ░░░░░│1P░░░      ┃
        1 ┃  S 1 ░░░░1│░░░░1     1┃
          ┃           │           ┃
          ┃      ░░░░░│░░░░░      ┃
        2 ┃    1 ░░F~1~~~F░1     1┃
          ┡━━━━━━━━━━━┷━━━━━━━━━━━┛
        """,
    )
    assert lowest.told == {"statue", "fountain", "support", "covered", "storey"}
    upper = drawing(HIDDEN, storey=2, window=Window(range(2), range(4)))
    looks(
        upper,
        """
             A     B     C     D
          ┌─────┲━━━━━━━━━━━┱─────┬
          │1W   ┃2V         ┃1P   │
        1 │     ┃  b S     1┃     │
          │     ┃           ┃     │
          │     ┃           ┃     │
        2 │     ┃    1   V -┃     │
          ├─────┺━━━━━━━━━━━┹─────┘
        """,
    )


def test_each_part_of_a_terrace_that_is_seen_has_its_tag() -> None:
    drawn = drawing(
        """
        terraces:
          - {at: A1, level: 1}
          - {at: B2, level: 2, flower: pink}
          - {at: C1, level: 3, flower: vine}
          - {at: A3, level: 3, flower: vine}
        """,
        window=Window(range(3), range(3)),
    )
    shown = "\n".join(drawn.lines(PLAIN))
    assert shown.count("1W") == 1
    assert shown.count("2P") == 2
    assert shown.count("3V") == 2


def test_colliding_terraces_share_a_tag_and_pieces_of_one_spot_a_cell() -> None:
    drawn = drawing(
        """
        terraces:
          - {at: A1, level: 1}
          - {at: B1, level: 1, flower: pink}
          - {at: B1, level: 1, flower: vine}
        statues: [C1, C1, C1, C1]
        """,
        window=Window(range(2), range(3)),
    )
    looks(
        drawn,
        """
             A     B     C
          ┏━━━━━┯━━━━━┯━━━━━┱
          ┃1W   │1WPV │1PV  ┃
        1 ┃     │     │ SSS ┃
          ┃     │     │     ┃
          ┃     │     │     ┃
        2 ┃     │     │     ┃
          ┡━━━━━┷━━━━━┷━━━━━┛
        """,
    )


def test_what_is_not_known_has_signs_of_its_own() -> None:
    drawn = drawing(
        """
        terraces:
          - {at: A1, level: 4, flower: 金, icons: F..., counts_as: {NE: bridge, NW: staircase}}
          - {at: C1, level: 12, flower: 紅}
        """,
        storey=4,
        window=Window(range(1), range(4)),
    )
    looks(
        drawn,
        """
             A     B     C     D
          ┏━━━━━━━━━━━┱────────────
          ┃4#2        ┃
        1 ┃ f/t?   /b?┃  ·     ·
          ┃           ┃
        """,
    )
    assert "other icon" in drawn.told
    assert "12#3" in "\n".join(drawing("terraces: [{at: C1, level: 12, flower: 紅}]").lines(PLAIN)).replace("#2", "#3")


def test_faults_stand_beside_the_tags_by_their_numbers() -> None:
    faults = {0: (3,), 1: (3, 4), 8: (7, 11), 9: (7, 11), 2: (20, 21), 10: (22, 23)}
    text = "terraces: [{at: A1, level: 1}, {at: C1, level: 12, flower: 紅}]"
    drawn = drawing(text, window=Window(range(2), range(4)), faults=faults)
    looks(
        drawn,
        """
             A     B     C     D
          ┏━━━━━━━━━━━┳━━━━━━━━━━━┱
          ┃1W !3   !4+┃12#2!      ┃
        1 ┃           ┃           ┃
          ┃           ┃           ┃
          ┃  !7+  !11+┃ !22+      ┃
        2 ┃           ┃           ┃
          ┡━━━━━━━━━━━┻━━━━━━━━━━━┛
        """,
    )
    assert "fault" in drawn.told
    marked = drawing(text, window=Window(range(2), range(4)), faults={0: ()})
    assert "1W  !" in marked.lines(PLAIN)[2]
    assert "place" in marked.told


def test_a_terrace_whose_flower_nobody_noted() -> None:
    text = """
    terraces:
      - {at: A1, level: 1, flower: white}
      - {at: A1, level: 2, flower: pink}
    """
    table = garden(text)
    (lower, upper) = table.players[0].layout.garden.terraces
    layout = lay_out(Garden((replace(lower, flower=None), upper)))
    drawn = garden_drawing(Seen(layout, 1), letters_of(["pink"]))
    assert "1?" in "\n".join(drawn.lines(PLAIN))
    assert "unknown flower" in drawn.told


@for_each("noun", PIECE_SIGNS)
def test_the_legend_tells_every_piece(noun: str) -> None:
    assert str(SIGNS[noun])[0] == PIECE_SIGNS[noun]  # type: ignore[index]


def test_the_legend_tells_each_sign_once() -> None:
    assert not SIGNS.keys() & SENTENCES.keys()
    assert len(set(map(str, [*SIGNS.values(), *SENTENCES.values()]))) == len(SIGNS) + len(SENTENCES)


@pytest.mark.parametrize(
    ("names", "signs"),
    [
        (["white", "pink", "sun", "vine"], "WPSV"),
        (["purple", "pink", "iris"], "PNI"),
        (["wit", "WIT2", "w"], "WI3"),
        (["紅", "金", "white"], "12W"),
        (["éclat", "œillet", "Ähre"], "EIA"),
        (["<script>", "_", "0"], "S23"),
        (["white", "white"], "W"),
    ],
)
def test_the_sign_of_a_flower_is_a_letter_that_no_other_has(names: list[str], signs: str) -> None:
    assert "".join(letters_of(names).values()) == signs
