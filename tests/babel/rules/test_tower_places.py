"""The tiles of the tower with their places."""

from babylon_cli.babel.rules.tower_places import tower_places
from tests.babel.tables import dotted, seated


def test_in_the_order_of_the_file() -> None:
    drawn = seated("", "", "", more="tower: [{Bo: 9, Ana: [4, 2]}, {}, {Cas: 1}]")
    found = [(place.tile, place.builder.name, dotted(place.path), str(place.where)) for place in tower_places(drawn)]
    assert found == [
        (9, "Bo", "tower.0.Bo", "turn 1 of the tower"),
        (4, "Ana", "tower.0.Ana", "turn 1 of the tower"),
        (2, "Ana", "tower.0.Ana", "turn 1 of the tower"),
        (1, "Cas", "tower.2.Cas", "turn 3 of the tower"),
    ]
