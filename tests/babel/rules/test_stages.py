"""No more stages than the wonder has."""

import pytest

from tests.babel.tables import faults, paths, seated

RULE = "babel-stages"


@pytest.mark.parametrize(("wonder", "most"), [("Gizah A", 3), ("Gizah B", 4), ("Rhodos A", 3), ("Rhodos B", 2)])
def test_the_stages_of_a_wonder(wonder: str, most: int) -> None:
    keys = f"wonder: {wonder}, stages:"
    assert paths(RULE, seated("wonder: Olympia A", f"{keys} {most}", "wonder: Babylon A")) == []
    drawn = seated("wonder: Olympia A", f"{keys} {most + 1}", "wonder: Babylon A")
    assert paths(RULE, drawn) == ["players.1.stages"]
    assert str(faults(RULE, drawn)[0].message) == f"Bo has built {most + 1} stages, and {wonder} has {most}"


def test_every_city_is_told() -> None:
    assert paths(RULE, seated("stages: 4", "free_city: true, stages: 5", "")) == [
        "players.0.stages",
        "players.1.stages",
    ]
