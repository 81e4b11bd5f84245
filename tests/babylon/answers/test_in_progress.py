"""A table in the middle of a game leads; the end of a game wins."""

import pytest

from babylon_cli.babylon.answers.score import score
from babylon_cli.judging.scored import Sheet
from babylon_cli.wording.message import ENGLISH
from tests.babylon.files.pictures import loaded

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve")


def sheet(players: int, more: str) -> Sheet:
    """The first pad of a table with so many players, of whom Ana has a terrace."""
    entries = [f"  - {{name: {name}, flower: f{name}, terraces: []}}\n" for name in NAMES[:players]]
    entries[0] = entries[0].replace("[]", "[{at: C3, level: 1, flower: fAna}]")
    (document,) = loaded(f"players:\n{''.join(entries)}{more}")
    return score(document).sheets[0]


@pytest.mark.parametrize(
    ("players", "more", "is_over"),
    [
        (2, "", True),
        (2, "token: single\n", True),
        (2, "round: 1\n", False),
        (2, "round: 14\n", False),
        (2, "round: 15\n", True),
        (2, "round: 16\n", True),
        (3, "round: 12\n", False),
        (3, "round: 13\n", True),
        (4, "round: 10\n", False),
        (4, "round: 11\n", True),
        (5, "round: 1\n", True),  # no game has so many players, and so many rounds
        (2, "turn: {player: Bo, dig: A1}\n", False),
        (2, "round: 15\nturn: {player: Bo, dig: A1}\n", False),
        (2, "round:\nturn:\n", True),
    ],
)
def test_who_leads_and_who_wins(players: int, more: str, is_over: bool) -> None:
    found = sheet(players, more)
    assert str(found.outcome) == ("Ana wins with 2 points." if is_over else "Ana leads with 2 points.")
    data = found.data(ENGLISH, why=False)
    assert (data["over"], data["winners"], data["tie_break"]) == (is_over, ["Ana"], "none")


@pytest.mark.parametrize(("more", "is_over"), [("", True), ("round: 14\n", False), ("round: 15\n", True)])
def test_a_garden_alone(more: str, is_over: bool) -> None:
    found = sheet(1, more)
    assert str(found.outcome) == "Ana scores 2 points."
    assert found.data(ENGLISH, why=False)["over"] is is_over
