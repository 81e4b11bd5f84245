"""From a document of the right shape to a table: every key arrives where it belongs."""

import pytest

from babylon_cli.babylon.files.build import build_pile, build_tile
from babylon_cli.babylon.table.cells import CELL_NAMES, CELL_NUMBERS
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.pieces import Decoration, Icon, Material, Spot, Support
from babylon_cli.babylon.table.quarry import Tile
from babylon_cli.babylon.table.rulings import DEFAULT_RULINGS, Rulings
from babylon_cli.babylon.table.table import Player, Storage, Table, Tally
from babylon_cli.babylon.table.terrace import StoredTerrace, Terrace
from tests.babylon.files.pictures import loaded, one_player, problems_of
from tests.cases import for_each

STATUE, FOUNTAIN, BRIDGE, STAIRCASE, NO_ICON = Icon.STATUE, Icon.FOUNTAIN, Icon.BRIDGE, Icon.STAIRCASE, Icon.NONE
CLAY, GRANITE, BASALT = Material.CLAY, Material.GRANITE, Material.BASALT

FRIDAY = """\
title: Friday night
edition: nl
rulings: {bridge_gap: ground}
flowers: [white, pink, sun, vine]

players:
  - name: Ana
    flower: white
    terraces:
      - {at: C3, level: 1, flower: white, icons: S..F}
      - {at: E3, level: 1, flower: pink,  icons: .TF., material: clay}
      - {at: D2, level: 2, flower: vine,  icons: [statue, none, bridge, staircase], belvedere: NE,
         pillars: {NW: double}}
      - {at: a7, level: 1, flower: sun, counts_as: {NE: bridge}}
    statues: [C3]
    fountains: [D4-E4]
    bridges: []
    staircases: [E3@2-F3]
    bare_pillars: [B7, C3@1]
    storage: {pillars: 2, doubles: 0, terrace: {flower: pink, icons: SF..}}
    score_pad: {statues: 1, total: 12}
"""


def table_of(text: str) -> Table:
    (document,) = loaded(text)
    assert document.problems == ()
    assert document.table is not None
    return document.table


def player_of(body: str) -> Player:
    (player,) = table_of(one_player(body)).players
    return player


def spot(text: str) -> Spot:
    cell, _, level = text.partition("@")
    return Spot(CELL_NAMES.index(cell), int(level) if level else None)


def test_a_table() -> None:
    table = table_of(FRIDAY)
    assert table.title == "Friday night"
    assert table.edition == "nl"
    assert table.rulings == Rulings(bridge_gap="ground")
    assert table.flowers == ("white", "pink", "sun", "vine")
    assert table.quarry is None
    (ana,) = table.players
    assert (ana.index, ana.name, ana.flower, ana.tally) == (0, "Ana", "white", None)
    assert ana.score_pad == {"statues": 1, "total": 12}
    assert ana.storage == Storage(2, 0, StoredTerrace("pink", (STATUE, FOUNTAIN, NO_ICON, NO_ICON), None))


def test_its_garden() -> None:
    (ana,) = table_of(FRIDAY).players
    garden = ana.layout.garden
    assert garden.complete
    assert garden.terraces == (
        Terrace(0, CELL_NUMBERS["C3"], 1, "white", (STATUE, NO_ICON, NO_ICON, FOUNTAIN)),
        Terrace(1, CELL_NUMBERS["E3"], 1, "pink", (NO_ICON, STAIRCASE, FOUNTAIN, NO_ICON), CLAY),
        Terrace(
            2,
            CELL_NUMBERS["D2"],
            2,
            "vine",
            (STATUE, NO_ICON, BRIDGE, STAIRCASE),
            belvedere=1,
            pillars=(Support.DOUBLE, None, None, None),
        ),
        Terrace(3, CELL_NUMBERS["A7"], 1, "sun", counts_as=(None, BRIDGE, None, None)),
    )
    assert garden.decorations == (
        Decoration(STATUE, 0, (spot("C3"),)),
        Decoration(FOUNTAIN, 0, (spot("D4"), spot("E4"))),
        Decoration(STAIRCASE, 0, (spot("E3@2"), spot("F3"))),
    )
    assert garden.bare_pillars == (spot("B7"), spot("C3@1"))


def test_what_is_left_out() -> None:
    table = table_of("players: [{name: Ana, flower: white}]")
    assert (table.title, table.edition, table.rulings, table.flowers) == (None, "fr", DEFAULT_RULINGS, ())
    (ana,) = table.players
    assert ana.layout.garden == Garden((), (), (), complete=True)
    assert (ana.storage, ana.tally, ana.score_pad) == (Storage(), None, {})


PLAYER_KEYS = (
    "terraces statues fountains bridges staircases bare_pillars complete tally storage score_pad".split()  # noqa: SIM905
)


def test_a_key_without_a_value_is_a_key_left_out() -> None:
    empty = ", ".join(f"{key}: " for key in PLAYER_KEYS)
    text = f"title:\nedition:\nrulings:\nflowers:\nquarry:\nexpect:\n{one_player(empty)}"
    assert repr(table_of(text)) == repr(table_of("players: [{name: Ana, flower: white}]"))
    terrace = "at: C3, level: 1, flower: white"
    left_out = "icons: , material: , belvedere: , pillars: , counts_as: "
    for keys in (left_out, "pillars: {NW: , NE: null}", "counts_as: {SE: }"):
        (typed,) = player_of(f"terraces: [{{{terrace}, {keys}}}]").layout.garden.terraces
        assert typed == Terrace(0, CELL_NUMBERS["C3"], 1, "white")
    assert player_of("storage: {pillars: , doubles: , terrace: }").storage == Storage()
    assert player_of("storage: {terrace: {flower: , icons: , material: }}").storage.terrace == StoredTerrace()
    assert player_of("score_pad: {total: , statues: 3}").score_pad == {"statues": 3}


def test_whole_numbers_are_taken_as_text() -> None:
    table = table_of("title: 2024\nflowers: [1, 02]\nplayers: [{name: -7, flower: 1, storage: {terrace: {flower: 3}}}]")
    assert (table.title, table.flowers) == ("2024", ("1", "02"))
    (player,) = table.players
    assert (player.name, player.flower) == ("-7", "1")
    assert player.storage.terrace == StoredTerrace("3")


@pytest.mark.parametrize("typed", ["NO", "1:30", "012", "~", "True", "0x1F", "1e3", "+5", "-0", "y", "2024-01-31"])
def test_names_stay_what_was_typed(typed: str) -> None:
    table = table_of(f"title: {typed}\nplayers: [{{name: {typed}, flower: {typed}}}]")
    (player,) = table.players
    assert (table.title, player.name, player.flower) == (typed, typed, typed)


def test_cells_in_either_case_and_with_levels() -> None:
    player = player_of("statues: [c3, H8, a1@1, B2@0, C3@12], fountains: [d4@1-e4], bare_pillars: [h1]")
    garden = player.layout.garden
    statues = [decoration.ends[0] for decoration in garden.decorations if decoration.kind is STATUE]
    assert statues == [spot("C3"), spot("H8"), spot("A1@1"), spot("B2@0"), spot("C3@12")]
    assert garden.decorations[-1] == Decoration(FOUNTAIN, 0, (spot("D4@1"), spot("E4")))
    assert garden.bare_pillars == (spot("H1"),)


def test_every_cell_has_two_spellings() -> None:
    for cell, name in enumerate(CELL_NAMES):
        text = f"terraces: [{{at: {name}, level: 1, flower: a}}, {{at: {name.lower()}, level: 1, flower: a}}]"
        assert [terrace.at for terrace in player_of(text).layout.garden.terraces] == [cell, cell]


def test_a_place_that_leads_off_the_board_is_a_cell() -> None:
    layout = player_of("terraces: [{at: H3, level: 1, flower: white}, {at: A8, level: 1, flower: white}]").layout
    assert len(layout.off_board) == 2


@pytest.mark.parametrize(
    ("typed", "icons"),
    [
        ("SFBT", (STATUE, FOUNTAIN, BRIDGE, STAIRCASE)),
        ("....", (NO_ICON, NO_ICON, NO_ICON, NO_ICON)),
        ("'.S..'", (NO_ICON, STATUE, NO_ICON, NO_ICON)),
        ("[bridge, none, staircase, fountain]", (BRIDGE, NO_ICON, STAIRCASE, FOUNTAIN)),
        ("[none, none, none, statue]", (NO_ICON, NO_ICON, NO_ICON, STATUE)),
    ],
)
def test_icons_by_letters_and_by_words(typed: str, icons: tuple[Icon, Icon, Icon, Icon]) -> None:
    player = player_of(
        f"terraces: [{{at: C3, level: 1, flower: white, icons: {typed}}}], storage: {{terrace: {{icons: {typed}}}}}"
    )
    assert player.layout.garden.terraces[0].icons == icons
    assert player.storage.terrace == StoredTerrace(icons=icons)


def test_supports_and_tokens_by_corner() -> None:
    written = "pillars: {NW: single, NE: double, SW: statue, SE: none}, counts_as: {NW: statue, SE: staircase}"
    (terrace,) = player_of(f"terraces: [{{at: C3, level: 1, flower: white, {written}}}]").layout.garden.terraces
    assert terrace.pillars == (Support.SINGLE, Support.DOUBLE, Support.STATUE, Support.NONE)
    assert terrace.counts_as == (STATUE, None, None, STAIRCASE)


@pytest.mark.parametrize("corner", ["NW", "NE", "SW", "SE"])
@pytest.mark.parametrize("material", ["clay", "granite", "basalt", "start"])
def test_belvedere_and_material(corner: str, material: str) -> None:
    text = f"terraces: [{{at: C3, level: 1, flower: white, belvedere: {corner}, material: {material}}}]"
    (terrace,) = player_of(text).layout.garden.terraces
    assert terrace.belvedere == ("NW", "NE", "SW", "SE").index(corner)
    assert terrace.material is Material(material)


def test_decorations_are_numbered_by_kind() -> None:
    player = player_of("statues: [A1, A2], bridges: [A1-A3], fountains: [A1-A2, B1-B2], staircases: [C1-C2]")
    found = [(decoration.kind, decoration.number) for decoration in player.layout.garden.decorations]
    assert found == [(STATUE, 0), (STATUE, 1), (FOUNTAIN, 0), (FOUNTAIN, 1), (BRIDGE, 0), (STAIRCASE, 0)]


@pytest.mark.parametrize(("typed", "complete"), [("true", True), ("false", False), ("", True)])
def test_complete(typed: str, complete: bool) -> None:
    assert player_of(f"complete: {typed}").layout.garden.complete is complete


@pytest.mark.parametrize(
    ("keys", "only_pad"),
    [
        ("score_pad: {total: 9}", True),
        ("score_pad: [0, 0, 0, 0, 0, 0, 0, 0]", True),
        ("score_pad: {total: 9}, terraces: , statues: , complete: , tally: , storage: {pillars: 2}", True),
        ("score_pad: {total: 9}, terraces: []", False),
        ("score_pad: {total: 9}, bridges: []", True),
        ("score_pad: {total: 9}, terraces: , statues: [], fountains: [], bridges: [], staircases: []", True),
        ("score_pad: {total: 9}, terraces: [], statues: [], fountains: [], bridges: [], staircases: []", False),
        ("score_pad: {total: 9}, terraces: , statues: [C3]", False),
        ("score_pad: {total: 9}, statues: [], complete: true", False),
        ("score_pad: {total: 9}, complete: false", False),
        ("score_pad: {total: 9}, tally: {highest_terrace: 1, visible_holes: 60}", False),
        ("score_pad: {total: }", False),
        ("score_pad: {}", False),
        ("score_pad: ", False),
        ("", False),
    ],
)
def test_whether_only_the_pad_was_kept(keys: str, only_pad: bool) -> None:
    assert player_of(keys).only_pad is only_pad


def test_the_rows_of_a_pad_in_every_spelling() -> None:
    ana = player_of("score_pad: {total: 9, highest: 2, flower_sets: 4, decorations: 3}")
    assert list(ana.score_pad.items()) == [
        ("decoration_sets", 3),
        ("flower_sets", 4),
        ("highest_terrace", 2),
        ("total", 9),
    ]
    assert [ana.pad_path(row)[-1] for row in ana.score_pad] == ["decorations", "flower_sets", "highest", "total"]
    ana = player_of("score_pad: [7, 3, 3, 8, 4, 8, 1, 6, 41]")
    assert (ana.score_pad["highest_terrace"], ana.score_pad["total"]) == (6, 41)
    assert ana.pad_path("total") == ("players", 0, "score_pad", 8)
    assert "total" not in player_of("score_pad: [7, 3, 3, 8, 4, 8, 1, 6]").score_pad


def test_a_tally() -> None:
    tally = player_of("tally: {statues: {1: 9}, highest_terrace: 1}").tally
    assert tally == Tally({1: 9}, {}, {}, {}, {}, 0, 1, None)
    tally = player_of("tally: {statues: {1: 2, 3: 1}, highest_terrace: 3, visible_holes: 24}").tally
    assert tally == Tally({1: 2, 3: 1}, {}, {}, {}, {}, 0, 3, 24)
    tally = player_of(
        "tally: {statues: , fountains: {1: 1}, bridges: {2: 1}, staircases: {1-2: 1, 4-3: 2}, "
        "flowers: {white: 3, 7: 2}, belvederes: 2, highest_terrace: 4, visible_holes: 0}"
    ).tally
    assert tally == Tally({}, {1: 1}, {2: 1}, {(1, 2): 1, (3, 4): 2}, {"white": 3, "7": 2}, 2, 4, 0)


def test_a_staircase_may_be_counted_from_either_end() -> None:
    tally = player_of("tally: {staircases: {1-2: 1, 2-1: 3, 2-3: 1}, highest_terrace: 3, visible_holes: 24}").tally
    assert tally is not None
    assert tally.staircases == {(1, 2): 4, (2, 3): 1}


def test_an_empty_count_is_left_out() -> None:
    empty = "statues: {1: }, fountains: {1: , 2: 1}, bridges: {1: }, staircases: {1-2: }, flowers: {white: }"
    tally = player_of(f"tally: {{{empty}, belvederes: , highest_terrace: 2, visible_holes: 50}}").tally
    assert tally == Tally({}, {2: 1}, {}, {}, {}, 0, 2, 50)


def test_rulings_over_those_of_the_edition() -> None:
    assert table_of("players: []\nedition: zh-Hans").rulings == Rulings(
        superposed="adjacent", bridge_gap="any", fountain_terraces="one"
    )
    assert table_of("players: []\nedition: zh-Hans\nrulings: {bridge_gap: clear, supply: }").rulings == Rulings(
        superposed="adjacent", fountain_terraces="one"
    )
    for edition in ("fr", "nl", "zh-Hant"):
        assert table_of(f"players: []\nedition: {edition}\nrulings: {{}}").rulings == DEFAULT_RULINGS


def test_a_quarry() -> None:
    table = table_of("""\
quarry:
  - [clay white, granite pink S.FB, floor, basalt]
  - ["clay white > granite pink > basalt vine SFBT", clay>granite, granite  sun   .T.., basalt]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, clay 7]
""")
    assert table.players == ()
    assert table.quarry is not None
    assert table.quarry.piles == (
        (Tile(CLAY, "white"),),
        (Tile(GRANITE, "pink", (STATUE, NO_ICON, FOUNTAIN, BRIDGE)),),
        (),
        (Tile(BASALT),),
        (Tile(CLAY, "white"), Tile(GRANITE, "pink"), Tile(BASALT, "vine", (STATUE, FOUNTAIN, BRIDGE, STAIRCASE))),
        (Tile(CLAY), Tile(GRANITE)),
        (Tile(GRANITE, "sun", (NO_ICON, STAIRCASE, NO_ICON, NO_ICON)),),
        (Tile(BASALT),),
        *[()] * 7,
        (Tile(CLAY, "7"),),
    )


def test_stacks_and_tiles() -> None:
    assert build_pile("floor") == ()
    assert build_pile("clay>granite > basalt") == (Tile(CLAY), Tile(GRANITE), Tile(BASALT))
    assert build_tile(["clay"]) == Tile(CLAY)
    assert build_tile(["clay", "white"]) == Tile(CLAY, "white")
    assert build_tile(["clay", "S..F"]) == Tile(CLAY, None, (STATUE, NO_ICON, NO_ICON, FOUNTAIN))
    assert build_tile(["clay", "SFBT", "SFBT"]) == Tile(CLAY, "SFBT", (STATUE, FOUNTAIN, BRIDGE, STAIRCASE))


@for_each("code", [*range(0x20), 0x7F, 0x85, 0xA0, 0x2028, 0x3000])
def test_a_flower_has_no_blank_and_no_control_character(code: int) -> None:
    """Such a character can be written as an escape in double quotes."""
    flower = f'"a\\u{code:04x}b"'
    quarry = f'quarry: [["clay a\\u{code:04x}b", floor, floor, floor]' + ", [floor, floor, floor, floor]" * 3 + "]"
    for text in (
        f"players: [{{name: Ana, flower: {flower}}}]",
        one_player(f"terraces: [{{at: C3, level: 1, flower: {flower}}}]"),
        one_player(f"tally: {{highest_terrace: 1, visible_holes: 2, flowers: {{{flower}: 1}}}}"),
        quarry,
    ):
        (problem,) = problems_of(text)
        assert "expected a flower" in str(problem.message) or "`quarry`, row 1, stack 1" in str(problem.message)
