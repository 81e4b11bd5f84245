"""Small files with nothing wrong in them, into which slips are planted."""

TABLE = """\
title: Friday night
edition: fr
flowers: [white, pink, yellow, blue]
players:
  - name: Léa
    flower: white
    terraces:
      - {at: C3, level: 1, flower: white, icons: S..F}
      - {at: E3, level: 1, flower: pink, icons: FTF.}
      - {at: D5, level: 1, flower: blue, icons: .B.T}
      - {at: D4, level: 2, flower: yellow, icons: S..T, belvedere: SE, pillars: {SE: none}}
    statues: [C3]
    storage: {pillars: 2, terrace: {flower: pink, icons: SF..}}
  - name: Jürgen
    flower: pink
    terraces:
      - {at: B2, level: 1, flower: pink, icons: S.BF}
      - {at: D2, level: 1, flower: yellow, icons: .FFT}
    statues: [B2]
    fountains: [C3-D3]
"""
"""Two gardens; the terrace at D4 covers the fountains' ends."""

TALLY = """\
players:
  - name: Ana
    flower: white
    tally:
      statues: {1: 2, 3: 1}
      staircases: {1-2: 1}
      flowers: {white: 3, pink: 2}
      highest_terrace: 3
      visible_holes: 30
  - {name: Bo, flower: pink, complete: false}
"""

TURN = """\
flowers: [white, pink, sun, vine]
players:
  - name: Ana
    flower: white
    terraces:
      - {at: C3, level: 1, flower: white, icons: S..F}
    storage: {pillars: 3, terrace: {flower: pink, icons: .S.F, material: clay}}
  - {name: Bo, flower: pink}
quarry:
  - [clay white S..F, clay pink .T.B, floor, clay vine .BT.]
  - [granite pink S.FT, granite white STB., granite sun, clay vine B..F]
  - [clay white, floor, clay sun, granite vine]
  - [floor, clay pink, floor, clay sun]
round: 3
token: single
turn:
  player: Ana
  dig: B2
  pillars_taken: 4
  build:
    - {from: dug, at: C5, level: 1, icons: STB.}
  statues: [C5]
  keep: {pillars: 3, terrace: stored}
"""

RECORD = """\
title: Friday night
players:
  - {name: Ana, flower: white, start: S.FT}
  - {name: Bo, flower: pink, start: .SBF}
first_player: Ana
quarry:
  - [clay white S..F, clay pink .T.B, clay sun F..S, clay vine .BT.]
  - [clay pink S.F., clay white S..B, clay sun .S.T, clay vine B..F]
  - [clay white S..T, clay pink FB.., clay sun T..B, clay vine ..SF]
  - [clay white BT.., clay pink ..ST, clay sun S.B., clay vine F.T.]
removed: [A1, B1, C1, D1, A2, D4]
rounds:
  - turns:
      - {player: Ana, dig: B2, build: [{from: stored, at: C3, level: 1, icons: S.FT}], statues: [C3]}
      - {player: Bo, dig: C2}
  - token: single
    turns:
      - {player: Ana, dig: B3}
      - {player: Bo, dig: C3}
"""

EXPECT = """\
flowers: [white, pink, sun, vine]
players:
  - name: Ana
    flower: white
    terraces:
      - {at: C3, level: 1, flower: white, icons: S..F}
    statues: [C3]
  - {name: Bo, flower: pink}
quarry:
  - [clay white, floor, floor, floor]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
expect:
  violations: []
  scores: {Ana: 3, Bo: {total: 0, statues: 0}}
  winners: [Ana]
  tie_break: none
  quarry: [{take: A1, flower: white, token: none, pillars: 5}]
"""

BABEL = """\
game: babel
title: Friday night
age: 2
players:
  - name: Ana
    wonder: Gizah A
    stages: 1
    cards: [Altar, Workshop]
    coins: 5
    military: {victory: [1], defeat: 0}
    tiles: [4, 12, 20]
  - name: Bo
    wonder: Rhodos B
    cards: [Theater]
    coins: 3
    tiles: [5, 7, 9]
  - {name: Cleo, wonder: Ephesos A, coins: 4, tiles: [1, 2, 3]}
tower:
  - {Ana: 4, Bo: 5}
projects:
  - {age: 1, card: Cranes, joined: {Ana: 1}}
build: {player: Ana, card: Statue}
"""

GOOD_FILES = {"table": TABLE, "tally": TALLY, "turn": TURN, "record": RECORD, "expect": EXPECT, "babel": BABEL}
