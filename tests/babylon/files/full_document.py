"""A table with every key that one may have, and for every key what none may hold there."""

from typing import Any, NamedTuple

from babylon_cli.reading.reader import Document, read_documents
from babylon_cli.reading.scalars import PlainData
from tests.reading.plain import Steps, paths_in

FULL = """\
game: babylon
title: Friday
date: 2026-11-28 20:15 +01:00
place: 7
notes: "a line\\nand another one"
round: 5
token: icon-swap
edition: zh-Hant
rulings: {superposed: never, bridge_gap: clear, fountain_terraces: two, hidden_belvedere: none, hidden_corner: forbid,
  statue_restart: free, statue_corner: supports, hidden_anchor: counts, blank_per: turn, supply: warn}
flowers: [white, pink]
players:
  - name: Ana
    flower: white
    terraces:
      - {at: C3, level: 1, flower: white, icons: S..F, material: clay, belvedere: NE,
         pillars: {NW: single, NE: none, SW: double, SE: statue},
         counts_as: {NW: statue, NE: fountain, SW: bridge, SE: staircase}}
    statues: [C3]
    fountains: [C4-D4]
    bridges: [C3-E3]
    staircases: [C3@1-C5@2]
    bare_pillars: [H8]
    complete: false
    storage: {pillars: 2, doubles: 1, terrace: {flower: pink, icons: SF.., material: start}}
    score_pad: {statues: 1, fountains: 3, bridges: 3, staircases: 3, decoration_sets: 4, flower_sets: 4, belvederes: 1,
      highest_terrace: 2, total: 21}
  - name: Bo
    flower: pink
    tally: {statues: {1: 2}, fountains: {1: 1}, bridges: {2: 1}, staircases: {1-2: 1}, flowers: {white: 3},
      belvederes: 2, highest_terrace: 3, visible_holes: 24}
quarry:
  - [floor, clay white, granite pink S..F, clay white > granite]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
expect:
  violations: [storey-order]
  warnings: [supply-limit]
  scores: {Ana: 31, Bo: {statues: 1, fountains: 3, bridges: 3, staircases: 3, decoration_sets: 4, flower_sets: 4,
    belvederes: 1, highest_terrace: 2, total: 21}}
  winners: [Ana]
  tie_break: visible_holes
  quarry: [{take: B2, flower: white, token: icon-swap, pillars: 4}]
"""
NEEDED = (
    *("players.name", "players.flower", "terraces.at", "terraces.level", "tally.highest_terrace"),
    *("quarry.take", "quarry.pillars"),
)
"""The keys that cannot be left out, each with the key of its group."""


class FullDocument(NamedTuple):
    """A document of one kind with every key that it may have."""

    document: Document
    needed: tuple[str, ...]
    """The keys that cannot be left out, each with the key of its group if it has one."""
    bad: dict[str, list[Any]]
    """For a key what no such document may hold there."""

    @property
    def data(self) -> PlainData:
        """What it holds."""
        return self.document.data

    def paths(self) -> list[Steps]:
        """Every path in it."""
        return [path for path, _ in paths_in(self.data) if path]

    def key_paths(self) -> list[Steps]:
        """The paths that end in a key."""
        return [path for path in self.paths() if isinstance(path[-1], str)]

    def needs(self, path: Steps) -> bool:
        """Whether a key cannot be left out."""
        keys = [str(step) for step in path if isinstance(step, str)]
        return ".".join(keys[-2:]) in self.needed


def name_of(path: Steps) -> str:
    """A path in one word, such as players.0.name."""
    return ".".join(str(step) for step in path)


def is_counted_by_key(path: Steps) -> bool:
    """Whether a key is a level or a flower of a tally, not a word of the format."""
    return len(path) == 5 and path[2] == "tally"


BAD_DATES: list[Any] = [
    *("28.11.2026", "11/28/2026", "2026-11-31", "2026-02-30", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-01"),
    *("2026-11-00", "26-11-28", "0926-11-28", "2026-11", "20261128", "2026-11-28 24:00", "2026-11-28 20:60"),
    *("2026-11-28T2015", "2026-11-28  20:15", "2026-11-28t20:15", "2026-11-28 20:15+1", "2026-11-28 20:15+0100"),
    *("2026-11-28 20:15 CET", "2026-11-28+01:00", "2026-11-28 20:15:00.5", " 2026-11-28", "2026-11-28 ", "tomorrow"),
    *("", 2026, 20261128, True, [], {}),
]
"""What is no date."""

BAD_EXPECTATIONS: dict[str, list[Any]] = {
    "expect": [3, "none", []],
    "expect.violations": ["none", 3, ["Storey Order"], [3], [""], ["storey_order"], ["-a"], {}],
    "expect.warnings": ["none", 3, ["Supply"], [None]],
    "expect.scores": [
        *(3, [31], "none", {"Ana": -1}, {"Ana": "x"}, {"Ana": True}, {"Ana": [31]}, {"Ana": {"sum": 3}}),
        *({"Ana": [1] * 10}, {"Ana": {"decorations": 4, "decoration_sets": 4}}),
    ],
    "expect.winners": ["Ana", 3, [True], [""], [None], {}],
    "expect.tie_break": ["holes", "", 3, True],
    "expect.quarry": [3, {"take": "B2"}, ["B2"], [{}], [{"take": "B2"}], [{"pillars": 3}]],
    "expect.quarry.0.take": ["E5", "B22", "b", None, 3],
    "expect.quarry.0.flower": ["red rose", "", True],
    "expect.quarry.0.token": ["swap", "", 3, True],
    "expect.quarry.0.pillars": [-1, "x", None, True],
}
"""What no document may promise; a pad among the expected scores is that of a player."""

BAD: dict[str, list[Any]] = {
    "game": ["chess", "", 3, True, []],
    "title": ["", True, [], {}],
    "date": BAD_DATES,
    "place": ["", True, [], {}],
    "notes": ["", True, [], {}],
    "round": [0, 100, -1, "0", "1 ", True, []],
    "token": ["swap", "", 3, True, []],
    "turn": [3, "Ana", [], {}, {"dig": "A1"}],
    "rounds": [3, "none", {}, [3], [{}]],
    "edition": ["de", "FRA", 3, []],
    "rulings": ["fr", [], 3],
    **{
        f"rulings.{key}": ["no such word", True, 3, ["never"], ""]
        for key in (
            *("superposed", "bridge_gap", "fountain_terraces", "hidden_belvedere", "hidden_corner"),
            *("statue_restart", "statue_corner", "hidden_anchor", "blank_per", "supply"),
        )
    },
    "flowers": ["white", ["red rose"], [True], [None], {"white": 1}, ["a>b"], [""]],
    "players": [3, {"name": "Ana"}, ["Ana"], [None], [[]]],
    "players.0.name": ["", True, None, ["Ana"], {}],
    "players.0.flower": ["", "red rose", True, None, ["white"], "a>b", "a\tb", "a\x1cb"],
    "players.0.terraces": [
        *(3, "C3", "C3 1 white", {"at": "C3"}, [None], ["C3"], [[]], [""], ["C3 white"], ["1 white"], ["C9 1 white"]),
        *(["C3 0 white"], ["C3 1 white pink"], ["C3 1 2 white"], ["C3 D3 1 white"], ["C3 1 white S.F"], ["C3 1 a>b"]),
        *(["C3 1 white S..F F..S"], ["C3 1 white NE NW"], ["C3 1 white clay basalt"], ["C3 1 white pillars"]),
        *(["C3 level:1 white"], ["C3 1 white NE=double"], ["C3 1 none"], ["dug C3 1 white"], ["C3 1 white, S..F"]),
    ],
    "players.0.terraces.0.at": ["I3", "C9", "C3@1", "C33", "", " C3", "C3 ", "33", "CC", 33, None, True, ["C3"]],
    "players.0.terraces.0.level": [0, 100, -1, "0", "01", "100", "one", None, True, [1]],
    "players.0.terraces.0.flower": ["", "red rose", True, ["white"]],
    "players.0.terraces.0.icons": [
        *("S.F", "S..FF", "s..x", "SXYZ", "", 3, True, {}),
        *(
            [],
            ["statue"],
            ["statue"] * 5,
            ["S", "..", ".", "F"],
            ["statue", "none", "none", None],
            ["statue"] * 3 + [True],
        ),
    ],
    "players.0.terraces.0.material": ["marble", "Clays", "", 3, True],
    "players.0.terraces.0.belvedere": ["N", "en", "", 3, True, ["NE"]],
    "players.0.terraces.0.pillars": ["single", 3, ["single"], {"NW": "single", "nw": "single"}, {"Nw": "single"}],
    "players.0.terraces.0.counts_as": ["bridge", 3, ["bridge"], {"ne": "none"}, {"se": "bridge", "SE": None}],
    **{
        f"players.0.terraces.0.{group}.{corner}": ["no such word", "", 3, True, ["single"]]
        for group in ("pillars", "counts_as")
        for corner in ("NW", "NE", "SW", "SE")
    },
    "players.0.statues": [3, "C3", ["C3-C4"], ["I9"], [3], [None], ["C3@"], ["C3@100"], ["C3@01"], {"C3": 1}],
    **{
        f"players.0.{key}": [
            3,
            "D4-E4",
            ["D4"],
            ["D4-E4-F4"],
            ["D4--E4"],
            ["D4 E4"],
            ["D4-I9"],
            ["D4@100-E4"],
            [None],
            {},
        ]
        for key in ("fountains", "bridges", "staircases")
    },
    "players.0.bare_pillars": [3, "H8", ["H9"], [None], [["H8"]]],
    "players.0.complete": ["NO", "yes", 1, 0, "truth", []],
    "players.0.tally": [3, "none", [], {}, {"highest_terrace": 1}, {"highest_terrace": 1, "visible_holes": 3}],
    "players.1.tally": [3, "none", [], {}, {"visible_holes": 1}],
    "players.0.storage": [3, "none", [], {"singles": 1}],
    "players.0.storage.pillars": [-1, 10_000, "two", True, []],
    "players.0.storage.doubles": [-1, "two", True],
    "players.0.storage.terrace": [3, "none", [], {"level": 1}],
    "players.0.storage.terrace.flower": ["red rose", "", True],
    "players.0.storage.terrace.icons": ["S", 3, ["statue"]],
    "players.0.storage.terrace.material": ["marble", 3],
    "players.0.score_pad": [
        *(3, "none", [], {"sum": 3}, [1] * 7, [1] * 10, ["x"] * 8, [None] * 8),
        *({"decorations": 4, "decoration_sets": 4}, {"flowers": 4, "flower_sets": 8}),
        {"highest": 4, "highest_terrace": 4},
    ],
    **{
        f"players.0.score_pad.{key}": [-1, 10_000, "many", True, "1e3", [], {}]
        for key in (
            *("statues", "fountains", "bridges", "staircases", "decoration_sets", "flower_sets", "belvederes"),
            *("highest_terrace", "total"),
        )
    },
    **{
        f"players.1.tally.{key}": [3, [], {"0": 1}, {"100": 1}, {"01": 1}, {"x": 1}, {"1": -1}, {"1": "x"}, {"1-2": 1}]
        for key in ("statues", "fountains", "bridges")
    },
    "players.1.tally.staircases": [3, [], {"1": 1}, {"1-": 1}, {"1-2-3": 1}, {"0-1": 1}, {"1-2": True}],
    "players.1.tally.flowers": [3, [], ["white"], {"red rose": 1}, {"": 1}, {"a>b": 1}, {"white": "x"}, {"a\x1cb": 1}],
    "players.1.tally.belvederes": [-1, "x", True],
    "players.1.tally.highest_terrace": [-1, None, "x", True],
    "players.1.tally.visible_holes": [-1, 65, "x", True],
    "players.1.terraces": [[], [{"at": "C3", "level": 1, "flower": "white"}]],
    **{f"players.1.{key}": [[]] for key in ("statues", "fountains", "bridges", "staircases", "bare_pillars")},
    "players.1.complete": [True, False],
    "quarry": [
        *(3, "floor", [], {}, [["floor"] * 4] * 3, [["floor"] * 4] * 5, [["floor"] * 3] * 4, [["floor"] * 5] * 4),
        *([3] * 4, [[stack] * 4 for stack in ("start", "clay ", " clay", "clay>", "clay > floor")], [[3] * 4] * 4),
        *([["clay white S..F pink"] * 4] * 4, [["clay white s"] * 4] * 4, [["clay\twhite"] * 4] * 4, [[None] * 4] * 4),
    ],
    **BAD_EXPECTATIONS,
}
"""For every key what no table may hold there."""

(_DOCUMENT,) = read_documents(FULL)
FULL_TABLE = FullDocument(_DOCUMENT, NEEDED, BAD)
