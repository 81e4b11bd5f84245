"""What a turn or a game leaves open, and why."""

import pytest

from tests.turns import CLAIM, QUARRY, UNKNOWN, game, turn, unchecked

NOT_ALL = ("dig-reward", "pillar-budget")
ICONS = ("terrace-icons", "decoration-icon")


@pytest.mark.parametrize(
    ("play", "quarry", "expected"),
    [
        ("dig: A1", True, []),
        ("dig: B2\npillars_taken: 4", True, [(("dig-reward",), "the flower of the dug terrace is not known")]),
        ("dig: B2\ndug: {flower: white}", True, []),
        ("dig: B2", True, [(("pillar-budget",), "the flower of the dug terrace is not known" + CLAIM)]),
        ("", True, [(NOT_ALL, "what the turn dug is not known" + CLAIM)]),
        ("dig: D1", True, [(NOT_ALL, "what the turn dug is not known" + CLAIM)]),
        ("dig: A1", False, [(NOT_ALL, "the quarry is not known" + CLAIM)]),
        ("dig: A1\npillars_taken: 4", False, [(("dig-reward",), "the quarry is not known")]),
        ("dig: A1\nbuild: [{from: stored, at: C3, level: 1}]", True, [(ICONS, "1 terrace without icons")]),
        (
            "dig: A1\nbuild: [{from: stored, at: C3, level: 1, icons: SFBT}]",
            True,
            [(("build-source",), "the icons of 1 terrace before building are not known")],
        ),
    ],
)
def test_one_turn(play: str, quarry: bool, expected: list[tuple[tuple[str, ...], str]]) -> None:
    drawn = turn(play, "storage: {pillars: 6, terrace: {}}", quarry=QUARRY if quarry else UNKNOWN)
    assert unchecked(drawn) == expected


def test_what_the_table_leaves_open_is_told_as_well() -> None:
    drawn = turn("dig: A1", "complete: false\nterraces: [{at: C3, level: 1}]")
    assert [rules[0] for rules, _ in unchecked(drawn)] == ["terrace-support", "terrace-icons"]


def test_a_source_that_is_not_there_is_not_unknown() -> None:
    builds = "{from: stored, at: C3, level: 1, icons: SFBT}, {from: stored, at: E3, level: 1, icons: SFBT}"
    assert unchecked(turn(f"dig: A1\nbuild: [{builds}]")) == []


def test_a_game_by_player_and_reason_with_its_rounds() -> None:
    turns = "turns: [{player: Ana, dig: A1}, {player: Bo, dig: B1, pillars_taken: 3}]"
    drawn = game(f"- {{{turns}}}\n- {{token: none, {turns}}}\n- {{{turns}}}\n- {{{turns}}}")
    assert unchecked(drawn) == [
        (NOT_ALL, "rounds 1 and 2: the quarry is not known" + CLAIM),
        (("dig-reward",), "rounds 1 and 2: the quarry is not known"),
        ((*NOT_ALL, "token-effect"), "rounds 3 and 4: the token of the round is not known"),
        ((*NOT_ALL, "token-effect"), "rounds 3 and 4: the token of the round is not known"),
    ]


@pytest.mark.parametrize(
    ("tokens", "rounds"),
    [
        ("n", "round 1"),
        ("nn", "rounds 1 and 2"),
        ("nnn", "rounds 1 to 3"),
        ("nn-n", "rounds 1, 2 and 4"),
        ("nnn-n", "rounds 1, 2, 3 and 5"),
    ],
)
def test_rounds_in_a_row_are_told_from_the_first_to_the_last(tokens: str, rounds: str) -> None:
    """A round of which the token is not known has another reason."""
    told = {"n": "token: none, ", "-": ""}
    drawn = game(
        "\n".join(
            f"- {{{told[token]}turns: [{{player: Ana, dig: {column}1}}]}}"
            for column, token in zip("ABCDA", tokens, strict=False)
        )
    )
    reasons = [reason for _, reason in unchecked(drawn)]
    assert f"{rounds}: the quarry is not known{CLAIM}" in reasons


def test_a_start_terrace_without_icons() -> None:
    players = "- {name: Ana, flower: white}\n- {name: Bo, flower: pink}"
    build = "{from: stored, at: C3, level: 1}"
    drawn = game(f"- turns: [{{player: Ana, dig: A1, pillars_taken: 4, build: [{build}]}}]", players=players)
    assert unchecked(drawn) == [
        (("dig-reward",), "round 1: the quarry is not known"),
        (ICONS, "round 1: 1 terrace without icons"),
    ]


def test_pillars_that_nobody_knows() -> None:
    """The first tile has no flower, so that nobody knows what is in storage when the second is dug."""
    quarry = "  - [clay, clay white, clay pink, clay]\n" + "  - [clay, clay, clay, clay]\n" * 3
    drawn = game(
        """
        - turns: [{player: Ana, dig: A1}, {player: Bo, dig: C1}]
        - {token: none, turns: [{player: Ana, dig: B1}]}
        """,
        quarry=quarry,
    )
    assert unchecked(drawn) == [
        (("pillar-budget",), "round 1: the flower of the dug terrace is not known" + CLAIM),
        (("pillar-budget",), "round 2: the pillars in storage are not known"),
    ]


def test_a_game_without_turns() -> None:
    assert unchecked(game("[]")) == []
