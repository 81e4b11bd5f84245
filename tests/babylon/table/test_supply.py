"""How many pieces and terraces a table shows."""

from babylon_cli.babylon.table.supply import count_pieces, count_terraces
from tests.drawing import table

FULL = """
    players:
      - name: Ana
        flower: white
        terraces:
          - {at: A1, level: 1, flower: white, material: clay, belvedere: NE}
          - {at: A2, level: 2, flower: white, material: granite, pillars: {NW: statue}}
          - {at: H1, level: 1, flower: white, material: basalt, belvedere: NW}
          - {at: E5, level: 3, flower: white, material: start, pillars: {NW: double}}
        statues: [B3, H8]
        fountains: [A1-B1]
        bridges: [A1-C1, A1-D1]
        staircases: [A1-B2]
        bare_pillars: [H8]
        storage: {pillars: 3, doubles: 1, terrace: {material: basalt}}
      - name: Bo
        flower: pink
        tally:
          statues: {1: 2, 3: 1}
          fountains: {1: 1}
          bridges: {2: 1, 3: 2}
          staircases: {1-2: 2}
          belvederes: 5
          highest_terrace: 3
          visible_holes: 20
    quarry:
      - [clay > granite > basalt, clay, floor, floor]
      - [floor, granite, floor, floor]
      - [floor, floor, floor, floor]
      - [floor, floor, floor, floor]
    """


def test_every_piece_of_gardens_tallies_and_storages() -> None:
    assert count_pieces(table(FULL)) == {
        "single pillar": 3 + 1 + 1 + 3,
        "double pillar": 2 + 1 + 1,
        "belvedere": 1 + 5,
        "statue": 2 + 1 + 3,
        "fountain": 1 + 1,
        "bridge": 2 + 3,
        "staircase": 1 + 2,
    }


def test_terraces_of_the_three_materials_wherever_they_lie() -> None:
    assert count_terraces(table(FULL)) == {"clay terrace": 3, "granite terrace": 3, "basalt terrace": 2}


def test_in_a_garden_noted_from_above_only_written_doubles_are_certain() -> None:
    doubles = "terraces: [{at: A1, level: 2, flower: white, pillars: {NW: double}}]"
    noted = f"players: [{{name: Ana, flower: white, complete: COMPLETE, {doubles}}}]"
    assert count_pieces(table(noted.replace("COMPLETE", "true")))["double pillar"] == 4
    assert count_pieces(table(noted.replace("COMPLETE", "false")))["double pillar"] == 1
