"""A double pillar is never stored."""

from tests.drawing import finding_of, found, garden, message_of


def test_none_is_kept() -> None:
    assert found(garden("storage: {doubles: 0}")) == []
    assert found(garden("storage: {pillars: 6}")) == []


def test_any_is_a_fault() -> None:
    double = ("storage-double", "players.0.storage.doubles")
    assert found(garden("storage: {doubles: 1}")) == [double]
    assert found(garden("storage: {doubles: 2, pillars: 7}")) == [
        double,
        ("storage-limit", "players.0.storage.pillars"),
    ]


def test_what_the_messages_say() -> None:
    finding = finding_of("storage-double", garden("storage: {doubles: 1}"))
    assert str(finding.message) == "the storage zone holds 1 double pillar, and a double pillar is never stored"
    assert (str(finding.where), finding.player) == ("the storage zone of Ana", "Ana")
    assert (
        str(finding.help) == "double pillars that were not used go back to the reserve; they do not turn into singles"
    )
    assert message_of("storage-double", garden("storage: {doubles: 3}")).startswith(
        "the storage zone holds 3 double pillars, and"
    )
