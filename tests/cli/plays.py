"""Small turns and games that the tests of the command line share."""

LEGAL_TURN = """\
title: A move in dispute
players:
  - name: Ana
    flower: white
    terraces:
      - {at: C3, level: 1, flower: white, icons: S..F}
      - {at: E3, level: 1, flower: pink, icons: .TF.}
    statues: [C3]
    fountains: [D4-E4]
    storage: {pillars: 3, terrace: {flower: pink, icons: SF..}}
  - {name: Bo, flower: pink}
quarry:
  - [clay white, granite pink ST.B, floor, basalt white]
  - [clay white, granite white STB., floor, basalt white]
  - [clay white, granite pink, floor, basalt white]
  - [clay white, granite pink, floor, basalt white]
round: 5
token: single
turn:
  player: Ana
  dig: B2
  pillars_taken: 4
  build:
    - {from: dug, at: C5, level: 1}
    - {from: stored, at: F5, level: 1, icons: .S.F}
  statues: [C5, G5]
"""

TURN = LEGAL_TURN.replace("pillars: 3", "pillars: 2")
"""The supports cost one single pillar more than there is."""

BEGUN_TURN = LEGAL_TURN[: LEGAL_TURN.index("  build:")]

GAME = """\
title: The first two rounds
players:
  - {name: Ana, flower: white, start: S.FT}
  - {name: Bo, flower: pink, start: .SBF}
first_player: Bo
quarry:
  - [clay white S..F > granite pink SF.B > basalt vine SFBT, clay sun T.T., clay vine B..B, clay pink F..F]
  - [clay white .TF., clay sun S..S, clay vine .BB., clay pink T..F]
  - [clay white FF.., clay sun BB.., clay vine SS.., clay pink TT..]
  - [clay white .S.S, clay sun .T.T, clay vine .F.F, clay pink .B.B]
removed: [B1, C1, D1, B2, C2, D2]
rounds:
  - turns:
      - {player: Bo, dig: D3, pillars_taken: 5, build: [{from: stored, at: C3, level: 1}], statues: [D3]}
      - {player: Ana, dig: A1, build: [{from: stored, at: E5, level: 1}], statues: [E5]}
  - token: minus-one
    turns:
      - {player: Bo, dig: D4, build: [{from: stored, at: C5, level: 1}], keep: {pillars: 4}}
      - {player: Ana, dig: A1, build: [{from: dug, at: E5, level: 1}]}
"""
"""Bo keeps more than is left, and Ana builds where a terrace lies already."""

LEGAL_GAME = GAME.replace(", keep: {pillars: 4}", "").replace(", build: [{from: dug, at: E5, level: 1}]", "")
