"""Small tables that the tests of the command line share."""

LEGAL = """\
title: Friday night
players:
  - name: Ana
    flower: white
    terraces:
      - {at: C3, level: 1, flower: white, icons: S..F}
      - {at: E3, level: 1, flower: pink, icons: .TF.}
    statues: [C3]
    fountains: [D4-E4]
  - name: Bo
    flower: pink
    terraces:
      - {at: A1, level: 1, flower: pink, icons: S..F}
"""

ILLEGAL = """\
players:
  - name: Ana
    flower: white
    terraces:
      - {at: C3, level: 2, flower: white, icons: S..F}
  - name: Bo
    flower: pink
    terraces:
      - {at: A1, level: 1, flower: pink}
"""
"""Ana breaks storey-order; the icons of Bo's terrace are missing."""

UNUSABLE = """\
players:
  - name: Ana
    flowr: white
"""
"""A key is misspelt, and with it one is missing."""

NO_PLAYERS = """\
quarry:
  - [clay white, clay pink, floor, granite white]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, basalt white]
"""

QUARRY = """\
flowers: [white, pink, sun, vine]
players:
  - {name: Ana, flower: white}
  - {name: Bo, flower: pink}
quarry:
  - [clay white S..F, granite pink, floor, basalt white]
  - [granite sun, basalt vine SFBT, floor, basalt]
  - [clay white, clay, floor, granite vine]
  - [floor, clay sun, basalt vine, floor]
"""

TIED = """\
players:
  - name: Ana
    flower: white
    tally: {statues: {1: 1}, highest_terrace: 1, visible_holes: 20}
  - name: Bo
    flower: pink
    tally: {statues: {1: 1}, highest_terrace: 1, visible_holes: 22}
  - name: Cleo
    flower: sun
    tally: {highest_terrace: 1, visible_holes: 30}
"""
"""Ana and Bo are level, and Ana has the fewer visible holes."""

SHARED = TIED.replace("visible_holes: 22", "visible_holes: 20")

SEVERAL = f"{LEGAL}---\n{ILLEGAL}---\n{UNUSABLE}"
"""Three documents: a legal one, an illegal one and one that cannot be used."""

PROMISES = """\
players:
  - name: Ana
    flower: white
    terraces:
      - {at: C3, level: 2, flower: white, icons: S..F}
  - {name: Bo, flower: pink}
quarry:
  - [clay white, floor, floor, floor]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
expect:
  violations: [terrace-support]
  warnings: [supply-limit]
  scores: {Ana: {highest_terrace: 3, total: 4}, Bo: 7}
  winners: [Bo]
  tie_break: shared
  quarry:
    - {take: A1, flower: white, token: minus-one, pillars: 5}
    - {take: B2, pillars: 4}
    - {take: a1, pillars: 4}
"""
"""Next to nothing is as promised."""
