"""The file that `babylon new` writes: commented, valid and legal, to be filled in."""

from babylon_cli.babylon.table.stand_ins import FLOWERS, PLAYER_NAMES

HEAD = """\
# yaml-language-server: $schema=babylon.schema.json
# A table of Babylon. `babylon schema > babylon.schema.json` lets your editor help you.
# When the game is over, type what stands on the table, then run:
#   babylon score FILE      the score pad and the winner
#   babylon check FILE      what breaks a rule, where and why

title: Game night

# The rulebook that you played by: fr, nl, zh-Hant or zh-Hans.
edition: fr

# The four flower names, so that a misspelt one is found.
flowers: [white, pink, sun, vine]

players:
"""

FIRST_PLAYER = """\
  - name: Ana
    flower: white             # the flower at the top right of the board
    terraces:                 # in any order
      # at: the cell under the terrace's north-west corner (A to H, 1 to 8)
      # level: the storey, 1 is the lowest
      # icons: NW NE SW SE as it lies: S statue F fountain B bridge T staircase . none
      - {at: C3, level: 1, flower: white, icons: S..F}
      - {at: E3, level: 1, flower: pink, icons: .TF.}
      # three supports: the open corner carries a belvedere
      - {at: D2, level: 2, flower: vine, icons: ST.B, belvedere: SE}
      # A corner stands on a single pillar where the surface lies 1 level below, on a
      # double where it lies 2. Write only what differs, such as  pillars: {NW: statue}
    statues: [C3]             # a spot is a cell, its topmost terrace meant
    fountains: []             # two ends: [D4-E4]
    bridges: []               # two ends with one cell between: [D4-F4]
    staircases: []            # two ends; a level where it is not the topmost: [E2@2-F3@1]
    storage: {pillars: 0}     # what is kept on the board; it scores nothing
"""

NEXT_PLAYER = """\

  - name: {name}
    flower: {flower}
    terraces:
      - {{at: C3, level: 1, flower: {flower}, icons: S..F}}
    statues: [C3]
"""

TAIL = """\

# What the players wrote on the pad can stand under a player, and is compared row by row:
#   score_pad: {statues: 4, total: 31}
# A player who only counted writes a tally in place of terraces and pieces:
#   tally: {statues: {1: 2}, flowers: {white: 3}, highest_terrace: 2, visible_holes: 40}
# Where your table plays otherwise, see `babylon explain rulings`:
#   rulings: {bridge_gap: ground}
# Everything else: `babylon explain`.
"""


MOST_PLAYERS = 4


def blank_file(players: int) -> str:
    """The text of a file for 2 players or more; ValueError tells how many play at most."""
    if players > MOST_PLAYERS:
        raise ValueError(MOST_PLAYERS)
    seats = list(zip(PLAYER_NAMES, FLOWERS, strict=True))[1:players]
    others = [NEXT_PLAYER.format(name=name, flower=flower) for name, flower in seats]
    return "".join([HEAD, FIRST_PLAYER, *others, TAIL])
