"""What forbids a build whatever it costs."""

import pytest

from babylon_cli.babel.price.barriers import barriers
from tests.babel.tables import seated

FREE_CITY = "wonder: Ephesos A, free_city: true"
CRANES = "projects: [{age: 1, card: Cranes, joined: {%s}}]"
"""A green project."""


def found(keys: str, build: str, more: str = "", *, others: tuple[str, ...] = ("", "")) -> tuple[str, ...]:
    """The reasons against what Ana builds."""
    drawn = seated(keys, *others, more=f"build: {{player: Ana, {build}}}\n{more}")
    assert drawn.build is not None
    return tuple([str(reason) for reason in barriers(drawn, drawn.build)])


class TestWhatIsBuilt:
    """One of each name, and no more stages than there are."""

    def test_the_same_name_twice(self) -> None:
        assert found("cards: [Altar]", "card: Theater") == ()
        (reason,) = found("cards: [Altar]", "card: Altar")
        assert "Altar" in reason

    @pytest.mark.parametrize(("card", "first"), [("Altar", 1), ("Loom", 1), ("Temple", 2), ("Palace", 3)])
    def test_a_card_of_a_later_age(self, card: str, first: int) -> None:
        for age in (1, 2, 3):
            drawn = seated("", "", "", age=age, more=f"build: {{player: Ana, card: {card}}}")
            assert drawn.build is not None
            told = [str(reason) for reason in barriers(drawn, drawn.build)]
            assert told == ([f"{card} is a card of Age {first}, and the file is in Age {age}"] if age < first else [])

    def test_the_same_name_in_another_city(self) -> None:
        assert found("", "card: Altar", others=("cards: [Altar]", "")) == ()

    @pytest.mark.parametrize(
        ("wonder", "stages", "allowed"),
        [
            ("Gizah A", 2, True),
            ("Gizah A", 3, False),
            ("Gizah B", 3, True),
            ("Gizah B", 4, False),
            ("Rhodos B", 2, False),
        ],
    )
    def test_no_stage_left(self, wonder: str, stages: int, allowed: bool) -> None:
        reasons = found(f"wonder: {wonder}, stages: {stages}", "stage: true")
        assert (reasons == ()) is allowed
        assert len(reasons) <= 1

    def test_more_stages_written_than_there_are(self) -> None:
        assert len(found("wonder: Rhodos B, stages: 5", "stage: true")) == 1


class TestUse:
    """A token, Olympia A or Halikarnassus has to be there, and builds one sort of thing."""

    @pytest.mark.parametrize(
        ("keys", "build"),
        [
            ("tokens: {free_building: 1}", "card: Altar, use: free_building"),
            ("tokens: {free_stage: 1}", "stage: true, use: free_stage"),
            ("wonder: Olympia A, stages: 2", "card: Altar, use: olympia"),
            ("wonder: Halikarnassus A, stages: 2", "card: Altar, use: discard"),
            ("wonder: Halikarnassus B, stages: 1", "card: Altar, use: discard"),
        ],
    )
    def test_with_what_it_needs(self, keys: str, build: str) -> None:
        assert found(keys, build) == ()

    @pytest.mark.parametrize(
        ("keys", "build", "use"),
        [
            ("tokens: {free_stage: 1, any_colour: 1}", "card: Altar, use: free_building", "free_building"),
            ("tokens: {free_building: 1, stages: 1}", "stage: true, use: free_stage", "free_stage"),
            ("wonder: Olympia A, stages: 1", "card: Altar, use: olympia", "olympia"),
            ("wonder: Olympia B, stages: 3", "card: Altar, use: olympia", "olympia"),
            ("wonder: Halikarnassus A, stages: 1", "card: Altar, use: discard", "discard"),
            ("wonder: Halikarnassus B, stages: 0", "card: Altar, use: discard", "discard"),
            ("", "card: Altar, use: discard", "discard"),
        ],
    )
    def test_without_what_it_needs(self, keys: str, build: str, use: str) -> None:
        (reason,) = found(keys, build)
        assert f"`use: {use}` needs" in reason

    @pytest.mark.parametrize(
        ("keys", "build"),
        [
            ("tokens: {free_stage: 1}", "card: Altar, use: free_stage"),
            ("tokens: {free_building: 1}", "stage: true, use: free_building"),
            ("wonder: Olympia A, stages: 2", "stage: true, use: olympia"),
            ("wonder: Halikarnassus B, stages: 1", "stage: true, use: discard"),
        ],
    )
    def test_a_card_is_no_stage(self, keys: str, build: str) -> None:
        (reason,) = found(keys, build)
        assert " builds " in reason


class TestJoining:
    """E49 and E56: a card of the project's colour while there are markers."""

    @pytest.mark.parametrize("joined", ["", "Ana: 1", "Bo: 1"])
    def test_a_card_of_the_colour(self, joined: str) -> None:
        assert found("", "card: Workshop, join: true", CRANES % joined) == ()

    def test_who_does_not_join_needs_nothing(self) -> None:
        assert found("", "card: Altar, join: false", CRANES % "Ana: 2") == ()

    def test_another_colour(self) -> None:
        (reason,) = found("", "card: Altar, join: true", CRANES % "")
        assert "green" in reason
        assert "blue" in reason

    @pytest.mark.parametrize("joined", ["Ana: 1, Bo: 1", "Cas: 2", "Ana: 1, Bo: 1, Cas: 1"])
    def test_no_marker_left(self, joined: str) -> None:
        (reason,) = found("", "card: Workshop, join: true", CRANES % joined)
        assert "marker" in reason

    def test_more_players_have_more_markers(self) -> None:
        others = ("", "", "")
        assert found("", "card: Workshop, join: true", CRANES % "Ana: 2", others=others) == ()
        assert len(found("", "card: Workshop, join: true", CRANES % "Ana: 3", others=others)) == 1

    def test_a_token_for_any_colour(self) -> None:
        assert found("tokens: {any_colour: 1}", "card: Altar, join: any_colour", CRANES % "") == ()
        (reason,) = found("tokens: {free_building: 1}", "card: Altar, join: any_colour", CRANES % "")
        assert "token" in reason

    def test_e56_a_wonder_stage_lets_nobody_join(self) -> None:
        (reason,) = found("", "stage: true, join: true", CRANES % "")
        assert "stage" in reason
        assert len(found("tokens: {any_colour: 1}", "stage: true, join: any_colour", CRANES % "")) == 1

    @pytest.mark.parametrize(
        "more",
        ["", "projects: [{age: 2, card: Obelisk}]", CRANES % "" + "\nmodules: [tower]"],
        ids=["none written", "of another Age", "without the module"],
    )
    def test_no_project_of_the_age(self, more: str) -> None:
        (reason,) = found("", "card: Workshop, join: true", more)
        assert "Age 1" in reason

    def test_e47_the_free_city_takes_no_part(self) -> None:
        drawn = seated("", FREE_CITY, "", more="build: {player: Bo, card: Workshop, join: true}\n" + CRANES % "")
        assert drawn.build is not None
        (reason,) = barriers(drawn, drawn.build)
        assert "Free City" in str(reason)


def test_every_reason_is_told() -> None:
    """The name twice, the token that is not there, the wrong colour, no marker, no token for the colour."""
    build = "card: Altar, use: free_building, join: any_colour"
    assert len(found("cards: [Altar]", build, CRANES % "Bo: 2")) == 4
    assert len(found("cards: [Altar]", "card: Altar, use: free_stage, join: true", CRANES % "Bo: 2")) == 5
    assert len(found("stages: 3", "stage: true, use: olympia, join: true")) == 5
