"""Digging gives one pillar for each free edge and one for the own flower."""

import pytest

from tests.drawing import finding_of, found, message_of
from tests.turns import CLAIM, UNKNOWN, game, judged, turn, unchecked

WRONG = [("dig-reward", "turn.pillars_taken")]


@pytest.mark.parametrize(
    ("position", "token", "gives"),
    [
        ("A1", "none", 5),
        ("A1", "flower-double", 6),
        ("A1", "minus-one", 4),
        ("A1", "single", 5),
        ("A1", "double", 5),
        ("A1", "icon-swap", 5),
        ("A1", "blank-icon", 5),
        ("B1", "none", 4),
        ("B1", "flower-double", 4),
        ("B1", "minus-one", 3),
        ("C1", "none", 4),
        ("A2", "none", 2),
        ("A2", "minus-one", 1),
    ],
)
def test_the_number_that_a_tile_gives_and_no_other(position: str, token: str, gives: int) -> None:
    for claim in range(8):
        drawn = turn(f"dig: {position}\npillars_taken: {claim}", token=token)
        assert found(drawn) == ([] if claim == gives else WRONG)
        assert judged(drawn).played.digging.pillars == gives


def test_never_below_nothing() -> None:
    walled_in = "  - [clay, clay, clay, clay]\n  - [clay, basalt pink, clay, clay]\n  - [clay, clay, clay, clay]\n"
    quarry = walled_in + "  - [clay, clay, clay, clay]\n"
    assert found(turn("dig: B2\npillars_taken: 0", quarry=quarry)) == []
    assert found(turn("dig: B2\npillars_taken: 0", quarry=quarry, token="minus-one")) == []
    assert found(turn("dig: B2\npillars_taken: 1", quarry=quarry, token="minus-one")) == WRONG


@pytest.mark.parametrize(
    ("token", "right"), [("none", {4, 5}), ("flower-double", {4, 6}), ("minus-one", {3, 4}), ("single", {4, 5})]
)
def test_a_tile_whose_flower_is_not_known_gives_one_of_two_numbers(token: str, right: set[int]) -> None:
    for claim in range(8):
        drawn = turn(f"dig: B2\npillars_taken: {claim}", token=token)
        assert found(drawn) == ([] if claim in right else WRONG)
        assert judged(drawn).played.digging.pillars == (claim if claim in right else None)


def test_without_a_claim_nothing_is_wrong() -> None:
    assert found(turn("dig: A1")) == []
    assert unchecked(turn("dig: A1")) == []
    assert unchecked(turn("dig: B2")) == [(("pillar-budget",), "the flower of the dug terrace is not known" + CLAIM)]


def test_a_quarry_that_is_left_out() -> None:
    claimed = turn("dig: A1\npillars_taken: 5", quarry=UNKNOWN)
    assert found(claimed) == []
    assert unchecked(claimed) == [(("dig-reward",), "the quarry is not known")]
    silent = turn("dig: A1", quarry=UNKNOWN)
    assert unchecked(silent) == [(("dig-reward", "pillar-budget"), "the quarry is not known" + CLAIM)]


def test_after_a_wrong_claim_the_turn_goes_on_with_what_the_tile_gives() -> None:
    assert judged(turn("dig: A1\npillars_taken: 1")).played.after.pillars == 5
    assert found(turn("dig: A1\npillars_taken: 6\nkeep: {pillars: 6}")) == [("pillar-budget", "turn.keep"), *WRONG]


def test_each_turn_of_a_game_with_the_quarry_as_it_then_lies() -> None:
    quarry = (
        "  - [clay white > granite pink, clay pink, clay white, clay pink]\n" + "  - [clay, clay, clay, clay]\n" * 3
    )
    drawn = game(
        """
        - turns: [{player: Ana, dig: A1, pillars_taken: 5}, {player: Bo, dig: A1, pillars_taken: 3}]
        - token: flower-double
          turns: [{player: Ana, dig: B1, pillars_taken: 4}, {player: Bo, dig: D1, pillars_taken: 5}]
        """,
        quarry=quarry,
    )
    assert found(drawn) == [("dig-reward", "rounds.1.turns.1.pillars_taken")]


@pytest.mark.parametrize(
    ("said", "token", "right"),
    [
        ("B2", "none", {0, 1, 2, 3, 4, 5}),
        ("B2", "minus-one", {0, 1, 2, 3, 4}),
        ("B2", "flower-double", {0, 1, 2, 3, 4, 5, 6}),
        ("B1", "none", {1, 2, 3, 4, 5}),
        ("A1", "none", {2, 3, 4, 5}),
        ("A1, dug: {flower: white}", "none", {3, 4, 5}),
        ("A1, dug: {flower: pink}", "none", {2, 3, 4}),
        ("A1, dug: {flower: white}", "flower-double", {4, 5, 6}),
        ("B2, dug: {material: clay}", "none", {4, 5}),
        ("B2, dug: {material: clay}", "flower-double", {4, 6}),
        ("B2, dug: {material: clay, flower: white}", "none", {5}),
        ("B2, dug: {material: clay, flower: white}", "minus-one", {4}),
        ("B2, dug: {material: clay, flower: pink}", "minus-one", {3}),
        ("B2, dug: {material: basalt}", "none", {0, 1, 2, 3, 4, 5}),
    ],
)
def test_what_a_tile_can_give_at_all(said: str, token: str, right: set[int]) -> None:
    for claim in (*range(8), 17):
        drawn = turn(
            "dig: " + said.replace(", dug", "\ndug") + f"\npillars_taken: {claim}", token=token, quarry=UNKNOWN
        )
        assert found(drawn) == ([] if claim in right else WRONG)
        open_rules = {rule for rules, _ in unchecked(drawn) for rule in rules}
        assert ("dig-reward" in open_rules) == (claim in right and len(right) > 1)


def test_a_game_without_its_quarry_knows_what_every_stack_begins_with() -> None:
    """Four players take nothing out: A1 is clay, B1 then lies beside the granite under it, C1 beside clay."""
    four = "".join(f"- {{name: {name}, flower: {name}}}\n" for name in ("Ana", "Bo", "Cy", "Di"))
    for digs, expected in (
        ("A1 3, B1 4, C1 5, D1 4", ["rounds.0.turns.0.pillars_taken"]),
        ("A1 4, A1 2, A1 2, A1 5", []),
        ("A1 4, A1 1, A1 4, A1 5", ["rounds.0.turns.1.pillars_taken", "rounds.0.turns.2.pillars_taken"]),
        ("A1 4, B1 4, A1 3, A1 3", []),
    ):
        played = [dig.split() for dig in digs.split(", ")]
        turns = [
            f"{{player: {who}, dig: {at}, pillars_taken: {claim}}}"
            for who, (at, claim) in zip(("Ana", "Bo", "Cy", "Di"), played, strict=True)
        ]
        drawn = game(f"- turns: [{', '.join(turns)}]", players=four)
        assert [place for rule, place in found(drawn) if rule == "dig-reward"] == expected


def test_a_round_without_its_token_allows_what_any_token_gives() -> None:
    for claim, expected in ((3, []), (6, []), (2, ["dig-reward"]), (7, ["dig-reward"])):
        drawn = game(
            f"- turns: []\n- turns: [{{player: Ana, dig: A1, pillars_taken: {claim}}}]",
            quarry="  - [clay, clay, clay, clay]\n" * 4,
        )
        assert [rule for rule, _ in found(drawn) if rule not in ("turn-order", "token-count")] == expected
        assert judged(drawn).played.after.pillars == (None if expected else claim)


def test_what_the_messages_say() -> None:
    clay = finding_of("dig-reward", turn("dig: A1\npillars_taken: 1"))
    assert str(clay.message) == (
        "the turn takes 1 single pillar, and the tile at A1 gives 5: "
        "4 for its edges (border, clay, basalt and border), 1 for the own flower"
    )
    assert str(clay.where) == "A1 in the quarry"
    assert str(clay.help) == "count the edges of the tile again as the quarry lies in this turn"
    assert message_of("dig-reward", turn("dig: A1\npillars_taken: 5", token="flower-double")) == (
        "the turn takes 5 single pillars, and the tile at A1 gives 6: "
        "4 for its edges (border, clay, basalt and border), 2 for the own flower"
    )
    assert message_of("dig-reward", turn("dig: B1\npillars_taken: 5", token="minus-one")) == (
        "the turn takes 5 single pillars, and the tile at B1 gives 3: "
        "4 for its edges (border, granite, clay and clay), 1 less for the round token, never below 0"
    )
    assert message_of("dig-reward", turn("dig: B2\npillars_taken: 1")) == (
        "the turn takes 1 single pillar, and the tile at B2 gives 4 or 5 (its flower is not known): "
        "4 for its edges (clay, basalt, floor and basalt)"
    )
    walled_in = (
        "  - [clay, clay, clay, clay]\n  - [clay, basalt pink, clay, clay]\n" + "  - [clay, clay, clay, clay]\n" * 2
    )
    assert message_of("dig-reward", turn("dig: B2\npillars_taken: 1", quarry=walled_in)) == (
        "the turn takes 1 single pillar, and the tile at B2 gives 0: 0 for its edges"
    )
    unseen = turn("dig: A1\ndug: {material: clay}\npillars_taken: 17", quarry=UNKNOWN)
    assert message_of("dig-reward", unseen) == (
        "the turn takes 17 single pillars, and the tile at A1 (clay) can give only 4 or 5 at all"
    )
    nowhere = turn("dug: {flower: pink}\npillars_taken: 5")
    assert message_of("dig-reward", nowhere) == (
        "the turn takes 5 single pillars, and a tile can give only 0, 1, 2, 3 or 4 at all"
    )
    assert str(finding_of("dig-reward", nowhere).where) == "the quarry"
