"""The quarry as a drawing of text."""

from textwrap import dedent

from babylon_cli.babylon.picture.text_quarry import quarry_drawing
from babylon_cli.babylon.quarry.reward import dig_everywhere
from babylon_cli.printing.letters import letters_of
from babylon_cli.printing.screen import PLAIN
from tests.drawing import table

QUARRY = """
quarry:
  - [clay white S..F, granite pink SF.B, floor, basalt white SFBT]
  - [clay, granite 金, granite pink, floor]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, clay vine > granite pink]
"""


def looks(lines: list[str], expected: str) -> None:
    assert "\n".join([line.rstrip() for line in lines]).strip("\n") == dedent(expected).strip("\n")


def test_the_topmost_tiles_are_drawn_with_their_levels() -> None:
    drawn = table(QUARRY)
    assert drawn.quarry is not None
    drawing = quarry_drawing(drawn.quarry, letters_of(drawn.known_flowers()))
    looks(
        drawing.lines(PLAIN),
        """
             A     B     C     D
          ┏━━━━━┳━━━━━┱─────┲━━━━━┓
          ┃3W   ┃2P   ┃     ┃1W   ┃
        1 ┃S..F ┃SF.B ┃  ·  ┃SFBT ┃
          ┣━━━━━╋━━━━━╋━━━━━╋━━━━━┩
          ┃3?   ┃2#3  ┃2P   ┃     │
        2 ┃     ┃     ┃     ┃  ·  │
          ┡━━━━━╇━━━━━╇━━━━━╃─────┤
          │     │     │     │     │
        3 │  ·  │  ·  │  ·  │  ·  │
          ├─────┼─────┼─────╆━━━━━┪
          │     │     │     ┃3V   ┃
        4 │  ·  │  ·  │  ·  ┃     ┃
          └─────┴─────┴─────┺━━━━━┛
        """,
    )
    assert drawing.told == {"tile", "floor", "unknown flower"}


def test_rewards_stand_in_the_middle_and_at_the_edges_that_give_them() -> None:
    drawn = table(QUARRY)
    assert drawn.quarry is not None
    rewards = {found.position: (found, found.pillars("pink")) for found in dig_everywhere(drawn.quarry)}
    lines = quarry_drawing(drawn.quarry, letters_of(drawn.known_flowers()), rewards).lines(PLAIN)
    looks(
        lines[:10],
        """
                A           B           C           D
          ┏━━━━━━━━━━━┳━━━━━━━━━━━┱───────────┲━━━━━━━━━━━┓
          ┃3W   + S..F┃2P   + SF.B┃           ┃1W   + SFBT┃
        1 ┃+    4    +┃     4    +┃     ·     ┃+    4    +┃
          ┃     +     ┃     +     ┃           ┃     +     ┃
          ┣━━━━━━━━━━━╋━━━━━━━━━━━╋━━━━━━━━━━━╋━━━━━━━━━━━┩
          ┃3?   +     ┃2#3  +     ┃2P   +     ┃           │
        2 ┃+    4    +┃     3    +┃+    5    +┃     ·     │
          ┃     +     ┃     +     ┃     +     ┃           │
          ┡━━━━━━━━━━━╇━━━━━━━━━━━╇━━━━━━━━━━━╃───────────┤
        """,
    )
