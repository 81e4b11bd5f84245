"""A table that is written as a file and read back is the same table."""

from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.files.load import GardenDocument, load
from babylon_cli.babylon.files.values import FLOWER_PATTERN
from babylon_cli.babylon.files.written import written_table
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.laying import lay_out
from babylon_cli.babylon.table.pad_rows import PAD_ROWS
from babylon_cli.babylon.table.pieces import Decoration, Icon, Material, Spot, Support
from babylon_cli.babylon.table.quarry import Quarry, Tile
from babylon_cli.babylon.table.rulings import DEFAULT_RULINGS, EDITION_PRESETS
from babylon_cli.babylon.table.table import NOTHING_STORED, Player, Storage, Table, Tally
from babylon_cli.babylon.table.terrace import StoredTerrace, Terrace
from babylon_cli.babylon.table.turn import TOKENS
from tests.cases import for_each
from tests.drawing import table
from tests.reading.plain import EXAMPLES

FEW = settings(max_examples=30, deadline=None, derandomize=True, database=None)
MANY = settings(max_examples=80, deadline=None, derandomize=True, database=None)

Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def documents(text: str) -> list[GardenDocument]:
    """What the reader makes of a file."""
    return list(load("written.yaml", text.encode()))


def said(lying: Table) -> dict[str, Any]:
    """What a table says, in a form that can be compared: all else of a layout follows from its garden.

    Each name is written as it was first typed, so that other spellings are not.
    """
    players = [
        (
            *(player.index, player.name, player.flower, player.layout.garden, player.storage, player.tally),
            *(player.score_pad, player.only_pad),
        )
        for player in lying.players
    ]
    return {**lying._asdict(), "players": players, "other_spellings": ()}


def comes_back(lying: Table) -> None:
    """The table written and read is the same."""
    text = written_table(lying)
    (document,) = documents(text)
    assert document.table is not None, (document.problems, text)
    assert said(document.table) == said(lying), text


@pytest.mark.thorough
def test_every_example_as_it_lies_before_its_turns() -> None:
    tables = [
        lying.table._replace(turn=None, record=None)
        for path in EXAMPLES
        for lying in documents(path.read_text(encoding="utf-8"))
        if lying.table is not None
    ]
    assert len(tables) > 400
    for lying in tables:
        comes_back(lying)


EVERYTHING = """\
title: Friday night
date: '2026-11-28'
place: Ana's kitchen
notes: Bo's first game
edition: zh-Hans
rulings: {bridge_gap: clear, supply: ignore}
flowers: [white, pink]
round: 5
token: icon-swap
players:
- name: Ana
  flower: white
  terraces:
  - at: C3
    level: 2
    flower: white
    icons: S..F
    material: clay
    belvedere: NE
    pillars: {NW: single, NE: none, SW: double, SE: statue}
    counts_as: {SW: bridge}
  - {at: A1, level: 1, flower: pink}
  statues: [C3]
  fountains: [C4@2-D4]
  bridges: [C3-E3]
  staircases: [C3@2-A1@1]
  bare_pillars: [H8, C3@0]
  complete: false
  storage:
    pillars: 2
    doubles: 1
    terrace: {flower: pink, icons: SFBT, material: start}
  score_pad: {statues: 0, total: 21}
quarry:
- [floor, clay white S..F > granite pink > basalt, clay ...., floor]
- [floor, floor, floor, floor]
- [floor, floor, floor, floor]
- [floor, floor, floor, floor]
"""


def test_what_is_written_looks_as_a_player_would_write_it() -> None:
    assert written_table(table(EVERYTHING)) == EVERYTHING


def test_what_says_nothing_is_left_out() -> None:
    text = "players:\n- {name: Ana, flower: white}\n"
    full = """
        title:
        edition: fr
        rulings: {superposed: never}
        flowers: []
        players:
          - {name: Ana, flower: white, terraces: [], statues: [], complete: true, storage: {pillars: 0}, score_pad: {}}
        quarry:
        """
    assert written_table(table(full)) == text


@pytest.mark.parametrize("edition", EDITION_PRESETS)
@pytest.mark.parametrize("bridge_gap", ["clear", "any", "ground"])
def test_a_ruling_is_written_where_the_edition_does_not_say_it_already(edition: str, bridge_gap: str) -> None:
    preset = DEFAULT_RULINGS.answered(EDITION_PRESETS[edition])
    rulings = preset.answered({"bridge_gap": bridge_gap})
    lying = Table(players=(player("Ana"),), edition=edition, rulings=rulings)
    comes_back(lying)
    assert ("rulings" in written_table(lying)) is (rulings != preset)
    assert ("edition" in written_table(lying)) is (edition != "fr")


def test_a_table_without_anybody_is_still_a_table() -> None:
    comes_back(table("players: []"))
    comes_back(table("{title: Friday, players: []}"))


def test_a_player_who_only_counted() -> None:
    comes_back(
        table("""
        players:
          - name: Ana
            flower: white
            tally: {statues: {1: 2}, fountains: {1: 1}, bridges: {2: 1}, staircases: {1-2: 1}, flowers: {white: 3},
              belvederes: 2, highest_terrace: 3, visible_holes: 24}
          - {name: Bo, flower: pink, tally: {highest_terrace: 3}}
        """)
    )


@pytest.mark.parametrize("pad", ["{total: 40, highest: 6}", "[7, 3, 3, 8, 4, 8, 1, 6]"])
def test_a_pad_with_and_without_a_garden(pad: str) -> None:
    comes_back(table(f"players: [{{name: Ana, flower: white, score_pad: {pad}}}]"))
    empty = table(f"players: [{{name: Ana, flower: white, terraces: [], score_pad: {pad}}}]")
    assert "\n  terraces: []\n" in written_table(empty)
    comes_back(empty)


def test_a_terrace_in_the_notch_of_which_nothing_is_known() -> None:
    comes_back(table("players: [{name: Ana, flower: white, storage: {terrace: {}}}]"))


MISREAD = [
    *("NO", "y", "1:30", "012", "08", "0o14", "0x1F", "1e3", "1_000", "+5", "12", "~", "null", "Null", "True", ".inf"),
    *("2024-01-01", "=", "<<", "-", "?", ":", "#x", "!x", "&x", "*x", "@x", "`x", "%x", "|", "{x", "[x", "x,y", "x}"),
    *('"x"', "'x'", "x'y", "x:", "x#y", "---", "...", "é", "小明", "😀", "\ufeff", "\u200b", "\U0010ffff"),
]
"""Single words that one or another version of YAML takes for something else."""

PHRASES = [
    *("a: b", "a #b", "- a", "--- a", "a > b", " a", "a ", " ", "a\nb", "a\n", "\n a\n\nb ", "a\tb", "x " * 200),
    *("\x00", "\x1b[0m", "\x7f", "\x85", "a\x85b", "a\n\x85 b", "a\u2028b", "\u2029", "\xa0", "\r", "a\r\nb"),
]
"""What is no single word, and could come back otherwise than it was written."""

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12) | st.sampled_from(
    [*MISREAD, *PHRASES]
)
FLOWERS = st.from_regex(FLOWER_PATTERN, fullmatch=True).filter(lambda text: len(text.split()) == 1) | st.sampled_from(
    MISREAD
)


def player(name: str, flower: str = "white", storage: Storage = NOTHING_STORED) -> Player:
    """A player with an empty garden."""
    return Player(0, name, flower, lay_out(Garden()), storage)


def told(title: str, name: str, flower: str) -> Table:
    """A table that writes each of three texts wherever one such may stand."""
    terrace = Terrace(0, at=0, level=1, flower=flower)
    tiles = (Tile(Material.CLAY, flower, (Icon.NONE,) * 4), Tile(Material.BASALT))
    storage = Storage(terrace=StoredTerrace(flower))
    return Table(
        players=(Player(0, name, flower, lay_out(Garden((terrace,), noted=1)), storage),),
        quarry=Quarry((tiles,) * 16),
        title=title,
        date="2026-11-28 20:15 +01:00",
        place=name,
        notes=f"{title}\n{name}\n",
        flowers=(flower,),
    )


@for_each("text", [*MISREAD, *PHRASES])
def test_a_text_that_yaml_could_misread(text: str) -> None:
    comes_back(told(text, text, text if text in MISREAD else "white"))


@MANY
@given(TEXTS, TEXTS, FLOWERS)
def test_any_title_name_and_flower(title: str, name: str, flower: str) -> None:
    comes_back(told(title, name, flower))


@FEW
@given(TEXTS, TEXTS, FLOWERS)
def test_other_readers_of_yaml_see_the_same_texts(title: str, name: str, flower: str) -> None:
    data = yaml.load(written_table(told(title, name, flower)), Loader)
    assert (data["title"], data["flowers"], data["players"][0]["name"]) == (title, [flower], name)
    assert (data["date"], data["place"], data["notes"]) == ("2026-11-28 20:15 +01:00", name, f"{title}\n{name}\n")


def one_of_each(*values: Any) -> st.SearchStrategy[Any]:
    """A corner's value each."""
    return st.tuples(*[st.sampled_from(values)] * 4)


ICONS = st.none() | one_of_each(*Icon)
SPOTS = st.builds(Spot, st.integers(0, 63), st.none() | st.integers(0, 99))
WORDS = st.sampled_from(["white", "pink", "NO", "1:30"])


@st.composite
def decorations(draw: st.DrawFn) -> tuple[Decoration, ...]:
    """Some of each kind."""
    return tuple(
        [
            Decoration(kind, number, ends)
            for kind in (Icon.STATUE, Icon.FOUNTAIN, Icon.BRIDGE, Icon.STAIRCASE)
            for number, ends in enumerate(
                draw(st.lists(st.tuples(*[SPOTS] * (1 + (kind is not Icon.STATUE))), max_size=2))
            )
        ]
    )


@st.composite
def gardens(draw: st.DrawFn) -> Garden:
    """A garden that need not be legal."""
    terraces = [
        Terrace(
            number,
            at=draw(st.integers(0, 63)),
            level=draw(st.integers(1, 99)),
            flower=draw(WORDS),
            icons=draw(ICONS),
            material=draw(st.sampled_from([None, *Material])),
            belvedere=draw(st.sampled_from([None, 0, 1, 2, 3])),
            pillars=draw(one_of_each(None, *Support)),
            counts_as=draw(one_of_each(None, *[icon for icon in Icon if icon is not Icon.NONE])),
        )
        for number in range(draw(st.integers(0, 3)))
    ]
    bare_pillars = tuple(draw(st.lists(SPOTS, max_size=2)))
    return Garden(tuple(terraces), draw(decorations()), bare_pillars, draw(st.booleans()), noted=len(terraces))


COUNTS = st.integers(0, 9999)
STORED = st.builds(StoredTerrace, st.none() | WORDS, ICONS, st.sampled_from([None, *Material]))
STORAGES = st.builds(Storage, COUNTS, COUNTS, st.none() | STORED)
SOME = st.integers(0, 3)
BY_LEVEL = st.dictionaries(st.integers(1, 16), SOME, max_size=2)
STAIRCASES = st.dictionaries(st.integers(1, 15).map(lambda lower: (lower, lower + 1)), SOME, max_size=2)
TALLIES = st.builds(
    Tally,
    *(BY_LEVEL, BY_LEVEL, BY_LEVEL, STAIRCASES, st.dictionaries(WORDS, SOME, max_size=2), COUNTS),
    *(st.just(16), st.none() | st.integers(0, 40)),
)
PADS = st.dictionaries(st.sampled_from([*[row.key for row in PAD_ROWS], "total"]), COUNTS)
TILES = st.builds(Tile, st.sampled_from([m for m in Material if m is not Material.START]), st.none() | WORDS, ICONS)
QUARRIES = st.builds(Quarry, st.tuples(*[st.lists(TILES, max_size=2).map(tuple)] * 16))


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table that need not be legal."""
    edition = draw(st.sampled_from([*EDITION_PRESETS]))
    gap, supply = draw(st.sampled_from(["clear", "any", "ground"])), draw(st.sampled_from(["warn", "limit", "ignore"]))
    players = []
    for index, name in enumerate(draw(st.lists(WORDS, max_size=2, unique=True))):
        tally = draw(st.none() | TALLIES)
        garden = draw(gardens()) if tally is None else Garden()
        players.append(Player(index, name, draw(WORDS), lay_out(garden), draw(STORAGES), tally, draw(PADS)))
    return Table(
        tuple(players),
        draw(st.none() | QUARRIES),
        DEFAULT_RULINGS.answered({**EDITION_PRESETS[edition], "bridge_gap": gap, "supply": supply}),
        edition,
        title=draw(st.none() | WORDS),
        date=draw(st.sampled_from([None, "2026-11-28", "2026-11-28T20:15Z"])),
        place=draw(st.none() | WORDS),
        notes=draw(st.none() | WORDS),
        flowers=tuple(draw(st.lists(WORDS, max_size=2))),
        round=draw(st.none() | st.integers(1, 99)),
        token=draw(st.sampled_from([None, *TOKENS])),
    )


@FEW
@given(tables())
def test_any_table(lying: Table) -> None:
    comes_back(lying)
