"""Whom a finding concerns, and when."""

import pytest

from babylon_cli.judging.finding import Finding
from babylon_cli.wording.message import Message


@pytest.mark.parametrize(
    ("number", "player", "told"),
    [
        (None, None, "something is wrong"),
        (None, "Ana", "Ana: something is wrong"),
        (3, None, "round 3: something is wrong"),
        (3, "Ana", "round 3, Ana: something is wrong"),
    ],
)
def test_whom_a_finding_concerns(number: int | None, player: str | None, told: str) -> None:
    found = Finding("storey-order", "error", player, "", Message("something is wrong"), "", ("players",), round=number)
    assert str(found.told) == told
