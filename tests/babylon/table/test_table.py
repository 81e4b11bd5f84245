"""A table as it was typed: players, rulings, and every flower that it names."""

from babylon_cli.babylon.table.table import Storage
from tests.drawing import table
from tests.turns import UNKNOWN, turn

NAMED = """
    title: 2026
    edition: nl
    flowers: [white, pink]
    players:
      - name: Ana
        flower: white
        terraces:
          - {at: A1, level: 2, flower: pink}
          - {at: C1, level: 1, flower: sun}
        storage: {terrace: {flower: vine}}
      - name: 7
        flower: rose
        tally: {flowers: {lotus: 1, moss: 2}, highest_terrace: 1, visible_holes: 20}
    quarry:
      - [clay white > granite iris, floor, clay, floor]
      - [floor, floor, floor, floor]
      - [floor, basalt fern, floor, floor]
      - [floor, floor, floor, floor]
    """


def test_every_flower_in_the_order_of_the_file_with_its_place() -> None:
    places = [(flower, ".".join(str(step) for step in path)) for flower, path in table(NAMED).flower_places()]
    assert places == [
        ("white", "flowers.0"),
        ("pink", "flowers.1"),
        ("white", "players.0.flower"),
        ("pink", "players.0.terraces.0.flower"),
        ("sun", "players.0.terraces.1.flower"),
        ("vine", "players.0.storage.terrace.flower"),
        ("rose", "players.1.flower"),
        ("lotus", "players.1.tally.flowers.lotus"),
        ("moss", "players.1.tally.flowers.moss"),
        ("white", "quarry.0.0"),
        ("iris", "quarry.0.0"),
        ("fern", "quarry.2.1"),
    ]


def test_every_flower_once() -> None:
    known = table(NAMED).known_flowers()
    assert sorted(known) == ["fern", "iris", "lotus", "moss", "pink", "rose", "sun", "vine", "white"]
    assert set(known) == {flower for flower, _ in table(NAMED).flower_places()}


def test_the_flower_of_the_tile_that_a_turn_digs() -> None:
    drawn = turn("dig: A1\ndug: {flower: lily}", quarry=UNKNOWN)
    assert [".".join(str(step) for step in path) for flower, path in drawn.flower_places() if flower == "lily"] == [
        "turn.dug.flower"
    ]
    assert "lily" in drawn.known_flowers()


def test_what_is_left_out_is_left_out_of_the_flowers_too() -> None:
    drawn = table("""
        players:
          - name: Ana
            flower: white
            terraces:
              - {at: A3, level: 1, flower: white}
              - {at: E3, level: 1, flower: white}
              - {at: C3, level: 2}
              - {at: B3, level: 3, flower: white}
              - {at: D3, level: 3, flower: white}
            storage: {terrace: {material: clay}}
        """)
    assert drawn.known_flowers() == ("white",)
    assert {flower for flower, _ in drawn.flower_places()} == {"white"}


def test_a_table_keeps_what_was_typed() -> None:
    drawn = table(NAMED)
    ana, seven = drawn.players
    assert (drawn.title, drawn.edition, drawn.flowers) == ("2026", "nl", ("white", "pink"))
    assert [player.name for player in drawn.players] == ["Ana", "7"]
    assert (ana.tally, seven.storage) == (None, Storage())
    assert ana.storage.terrace is not None
