"""A player between two turns."""

from babylon_cli.babylon.play.seat import next_number, take_seat
from babylon_cli.babylon.table.cells import CELL_NUMBERS, names_of
from babylon_cli.babylon.table.pieces import Icon
from tests.babylon.play.playing import pieces, played, tile
from tests.drawing import garden, table
from tests.turns import turn

ANA = """
storage: {pillars: 3, doubles: 1, terrace: {flower: pink, icons: S...}}
terraces:
  - {at: C3, level: 1, icons: SSS., counts_as: {SE: fountain}}
  - {at: B2, level: 2, pillars: {SE: statue}}
  - {at: A7, level: 1}
statues: [D3, A7, H8]
bare_pillars: [G1]
"""


def test_what_lies_on_the_table() -> None:
    seat = take_seat(garden(ANA).players[0])
    assert (seat.pillars, seat.known_pillars, seat.doubles) == (3, 3, 1)
    assert [tile(stored) for stored in seat.notch] == [tile(seat.first_in_notch)] == ["pink S..."]
    assert pieces(seat.layout, Icon.STATUE) == ["D3@1", "A7@1", "H8"]
    assert names_of(seat.statues_ever) == ["C3", "D3", "A7"]
    assert all(terrace.counts_as == (None,) * 4 for terrace in seat.layout.terraces)
    assert set(seat.changed) == {0}


def test_an_empty_garden_and_an_empty_notch() -> None:
    seat = take_seat(garden("terraces: []").players[0])
    assert (seat.pillars, seat.notch, seat.first_in_notch, seat.statues_ever) == (0, (), None, 0)
    assert seat.layout is seat.player.layout


def test_a_player_sits_down_and_stands_up_again() -> None:
    """As the table shows the player, but that every spot has its level."""
    drawn = garden(ANA).players[0]
    again = take_seat(drawn).as_player()
    assert again.storage == drawn.storage
    assert again.layout.garden.terraces == drawn.layout.garden.terraces
    assert again.layout.garden.bare_pillars == drawn.layout.garden.bare_pillars
    assert [placed.ends for placed in again.layout.placed] == [placed.ends for placed in drawn.layout.placed]
    assert take_seat(again).as_player().layout.garden == again.layout.garden


def test_pillars_that_nobody_knows_are_none_on_a_table() -> None:
    seat = take_seat(garden(ANA).players[0])._replace(pillars=None)
    assert (seat.known_pillars, seat.as_player().storage.pillars) == (0, 0)


def test_a_tally_and_a_pad_stay() -> None:
    drawn = table("""
        players: [{name: Ana, flower: white, tally: {highest_terrace: 1, visible_holes: 60}, score_pad: {total: 3}}]
        """).players[0]
    assert take_seat(drawn).as_player() == drawn


def test_an_older_decoration_keeps_its_level_under_a_new_terrace() -> None:
    drawn = turn(
        "dig: A1\nbuild: [{from: dug, at: D4, level: 2, belvedere: NW}]",
        "storage: {pillars: 6}\nterraces: [{at: C3, level: 1, icons: SSSS}]\nstatues: [D4]",
    )
    assert pieces(played(drawn).after.as_player().layout, Icon.STATUE) == ["D4@1"]


def test_where_the_document_describes_a_piece() -> None:
    seat = take_seat(garden(ANA).players[0])
    assert seat.where(("terraces", 2)) == ("players", 0, "terraces", 2)
    after = played(turn("dig: A1\nbuild: [{from: dug, at: G7, level: 1}]\nstatues: [G7]", ANA)).after
    assert after.where(("terraces", 3)) == ("turn", "build", 0)
    assert after.where(("statues", 3)) == ("turn", "statues", 0)
    assert after.where(("statues", 0)) == ("players", 0, "statues", 0)


def test_the_next_number() -> None:
    layout = garden(ANA).players[0].layout
    assert next_number(layout.garden, Icon.STATUE) == 3
    assert next_number(layout.garden, Icon.BRIDGE) == 0
    fewer = layout.garden._replace(decorations=layout.garden.decorations[1:])
    assert next_number(fewer, Icon.STATUE) == 3
    assert CELL_NUMBERS["A7"] == 48
