"""Turns of an Age, and builds from the discarded cards."""

import pytest

from babylon_cli.babel.rules.turns import discards_built, turns_of_an_age
from tests.babel.tables import seated


@pytest.mark.parametrize(
    ("wonder", "stages", "turns", "discards"),
    [
        ("Gizah A", 3, 6, 0),
        ("Babylon A", 3, 6, 0),
        ("Babylon B", 1, 6, 0),
        ("Babylon B", 2, 7, 0),
        ("Babylon B", 9, 7, 0),
        ("Halikarnassus A", 1, 6, 0),
        ("Halikarnassus A", 2, 6, 1),
        ("Halikarnassus B", 2, 6, 2),
    ],
)
def test_by_wonder_and_stages(wonder: str, stages: int, turns: int, discards: int) -> None:
    (city,) = seated(f"wonder: {wonder}, stages: {stages}").cities
    assert (turns_of_an_age(city), discards_built(city)) == (turns, discards)
