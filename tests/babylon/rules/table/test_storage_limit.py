"""The storage zone has six places for single pillars."""

import pytest

from tests.drawing import finding_of, found, garden


@pytest.mark.parametrize("kept", [0, 1, 6])
def test_six_places(kept: int) -> None:
    assert found(garden(f"storage: {{pillars: {kept}}}")) == []


@pytest.mark.parametrize("kept", [7, 12])
def test_more_than_six(kept: int) -> None:
    assert found(garden(f"storage: {{pillars: {kept}}}")) == [("storage-limit", "players.0.storage.pillars")]


def test_what_the_message_says() -> None:
    finding = finding_of("storage-limit", garden("storage: {pillars: 7}"))
    assert str(finding.message) == "the storage zone holds 7 single pillars, and has 6 places"
    assert (str(finding.where), finding.player) == ("the storage zone of Ana", "Ana")
    assert str(finding.help) == "what is over goes back to the reserve at the end of the turn"
