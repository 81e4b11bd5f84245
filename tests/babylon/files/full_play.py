"""A table with a turn and a written-down game, each with every key, and for every key what none may hold there."""

from typing import Any

from babylon_cli.reading.reader import read_documents
from tests.babylon.files.full_document import BAD_EXPECTATIONS, FULL_TABLE, FullDocument

FULL_TURN = """\
  player: Ana
  dig: B2
  dug: {flower: white, material: clay, icons: S..F}
  pillars_taken: 3
  build:
    - {from: dug, at: D4, level: 2, icons: ST.B, belvedere: SE,
       pillars: {NW: single, NE: none, SW: double, SE: statue},
       counts_as: {NW: statue, NE: fountain, SW: bridge, SE: staircase}}
  statues: [D4]
  fountains: [D4-E4@1]
  bridges: [D4-F4]
  staircases: [D4-D6]
  keep: {pillars: 2, doubles: 0, terrace: both}
  bare_pillars: [C3@1]
"""
"""A turn with every key that there is."""

TABLE_BEFORE = """\
round: 5
token: icon-swap
players:
  - {name: Ana, flower: white}
turn:
"""
"""A small table: what may stand on one is tried on tables without a turn."""

_FULL_RECORD = """\
title: Friday
date: 2026-11-28
place: 7
notes: "a line\\nand another one"
edition: nl
rulings: {superposed: adjacent}
flowers: [white, pink]
players:
  - {name: Ana, flower: white, start: S.FT, score_pad: {decorations: 4, flowers: 4, highest: 2, total: 21}}
  - {name: 7, flower: pink, start: [statue, fountain, none, none]}
first_player: 7
quarry:
  - [floor, clay white, granite pink S..F, clay white > granite]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
removed: [A1, b3]
rounds:
  - turns:
      - {player: 7, dig: [A1, B2]}
  - token: single
    turns:
      - @TURN
expect: {violations: [storey-order], scores: {Ana: 31}}
"""

FULL_RECORD = _FULL_RECORD.replace("@TURN", FULL_TURN.strip().replace("\n  ", "\n        "))
"""A written-down game with every key that there is."""


BAD_TURN: dict[str, list[Any]] = {
    "": [3, "Ana", [], {}, {"dig": "A1"}],
    "player": ["", True, None, ["Ana"], {}],
    "dig": ["E5", "B22", "b", "", 3, True, {}, ["E5"], [3], [None], [["A1"]]],
    "dug": [3, "white pink", "C3 white", "none", "white start", "", "  ", [], {"level": 1}],
    "dug.flower": ["red rose", "", True],
    "dug.material": ["start", "Start", "", 3],
    "dug.icons": ["S", 3, ["statue"], {}],
    "pillars_taken": [-1, 10_000, "many", True, []],
    "build": [
        *(3, "D4", {}, [3], [{}], [{"from": "dug", "at": "D4"}], [{"at": "D4", "level": 1}], [None]),
        *(["D4"], ["dug D4"], ["D4 1"], ["dug D4 1 white"], ["dug stored D4 1"], ["dug D4 1 clay"], ["dug D4 1 S.F"]),
    ],
    "build.0.from": ["quarry", "", "dig", 3, None, True, ["dug"]],
    "build.0.at": ["I3", "C9", "C3@1", 33, None, ["C3"]],
    "build.0.level": [0, 100, "x", None, True],
    "build.0.icons": ["S.F", "s,,f", 3, ["statue"], {}],
    "build.0.belvedere": ["N", "n e", "", 3, ["NE"]],
    "build.0.pillars": ["single", 3, ["single"], {"N": "single"}],
    "build.0.counts_as": ["bridge", 3, ["bridge"], {"NE": "none"}],
    **{
        f"build.0.{group}.{corner}": ["no such word", "", 3, True, ["single"]]
        for group in ("pillars", "counts_as")
        for corner in ("NW", "NE", "SW", "SE")
    },
    "statues": [3, "D4", ["D4-E4"], ["I9"], [None], {"D4": 1}],
    **{key: [3, "D4-E4", ["D4"], ["D4-I9"], [None], {}] for key in ("fountains", "bridges", "staircases")},
    "keep": [3, "dug", [], {"notch": "dug"}],
    "keep.pillars": [-1, 10_000, "two", True, []],
    "keep.doubles": [-1, "two", True],
    "keep.terrace": ["neither", "start", "", 3, True, ["dug"], {"flower": "white"}],
    "bare_pillars": [3, "H8", ["H9"], [None]],
}
"""For every key of a turn what none may hold there; under no key at all, what is no turn."""


def _under(place: str, bad: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """What is bad in a group, by paths from the document."""
    return {f"{place}.{name}" if name else place: values for name, values in bad.items()}


BAD_RECORD: dict[str, list[Any]] = {
    **{name: FULL_TABLE.bad[name] for name in ("title", "date", "place", "notes", "edition", "flowers")},
    **{name: FULL_TABLE.bad[name] for name in ("rulings", "rulings.superposed")},
    "players": [3, {"name": "Ana"}, ["Ana"], [{"name": "Ana"}], [{"name": "Ana", "flower": "white", "terraces": []}]],
    **{f"players.0.{key}": FULL_TABLE.bad[f"players.0.{key}"] for key in ("name", "flower", "score_pad")},
    **{f"players.1.{key}": FULL_TABLE.bad[f"players.0.{key}"] for key in ("name", "flower")},
    "players.0.start": ["S.F", "s.f", 3, True, ["statue"], {}],
    "players.1.start": [["statue"] * 5],
    **{
        f"players.0.score_pad.{key}": [-1, "many", True, [], {}]
        for key in ("decorations", "flowers", "highest", "total")
    },
    "first_player": ["", True, ["Ana"], {}],
    "quarry": FULL_TABLE.bad["quarry"],
    "removed": [3, "A1", ["E1"], [3], [None], {"A1": 1}],
    "rounds": [3, "none", {}, [3], [None], [{"turn": []}], [{"turns": [], "round": 1}]],
    "rounds.0.turns": [3, {"player": "Ana"}, ["Ana"], [None], [{}]],
    "rounds.1.turns": [[{"dig": "A1"}]],
    "rounds.0.turns.0.player": [None, ""],
    "rounds.0.turns.0.dig": [["A1", "E5"]],
    "rounds.1.token": ["swap", "", 3, True, []],
    **_under("rounds.1.turns.0", {**BAD_TURN, "": [3, "Ana", [], {}, None]}),
    "turn": [3, "Ana", [], {}, {"player": "Ana"}],
    **{name: BAD_EXPECTATIONS[name] for name in ("expect", "expect.violations", "expect.scores")},
}
"""For every key of a written-down game what none may hold there."""


ON_THE_TABLE_BEFORE = ("round", "token", "players", "players.0.name", "players.0.flower")
BAD_ON_THE_TABLE_BEFORE = {name: FULL_TABLE.bad[name] for name in ON_THE_TABLE_BEFORE}

(_TURN,) = read_documents(TABLE_BEFORE + FULL_TURN)
FULL_TABLE_WITH_TURN = FullDocument(
    _TURN,
    ("players", "players.name", "players.flower", "turn.player", "build.from", "build.at", "build.level"),
    {**BAD_ON_THE_TABLE_BEFORE, **_under("turn", BAD_TURN)},
)

(_RECORD,) = read_documents(FULL_RECORD)
FULL_GAME = FullDocument(
    _RECORD,
    ("players", "rounds", "players.name", "players.flower", "turns.player", "build.from", "build.at", "build.level"),
    BAD_RECORD,
)
