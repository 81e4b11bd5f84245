"""The supports cost no more pillars than are in hand."""

import pytest

from tests.drawing import finding_of, found, message_of
from tests.turns import CLAIM, QUARRY, UNKNOWN, game, judged, turn, unchecked

SPENT = [("pillar-budget", "turn.build")]
KEPT = [("pillar-budget", "turn.keep")]
FOUR_SINGLES = "build: [{from: dug, at: C3, level: 1}]"


@pytest.mark.parametrize(("stored", "expected"), [(0, SPENT), (1, SPENT), (2, []), (6, [])])
def test_what_is_stored_and_dug(stored: int, expected: list[tuple[str, str]]) -> None:
    """A2 gives 2, and a terrace on the board rests on 4."""
    assert found(turn(f"dig: A2\n{FOUR_SINGLES}", f"storage: {{pillars: {stored}}}")) == expected


@pytest.mark.parametrize(("token", "expected"), [("none", SPENT), ("single", []), ("double", SPENT)])
def test_the_single_pillar_of_a_token(token: str, expected: list[tuple[str, str]]) -> None:
    assert found(turn(f"dig: A2\n{FOUR_SINGLES}", "storage: {pillars: 1}", token=token)) == expected


def test_an_open_corner_costs_nothing() -> None:
    three = "build: [{from: dug, at: C3, level: 1, belvedere: NE}]"
    assert found(turn(f"dig: A2\n{three}", "storage: {pillars: 1}")) == []
    assert found(turn(f"dig: A2\n{three}")) == SPENT


ON_ONE_CORNER = "terraces: [{at: C3, level: 1}]"
"""A terrace at D4 on level 2 rests on one single and three double pillars, or two with a belvedere."""
UP = "build: [{from: dug, at: D4, level: 2}]"


@pytest.mark.parametrize(
    ("stored", "token", "expected"),
    [
        (4, "none", SPENT),
        (5, "none", []),
        (2, "double", SPENT),
        (3, "double", []),
        (4, "single", []),
        (3, "single", SPENT),
    ],
)
def test_a_double_pillar_is_two_singles_and_that_of_a_token_free(
    stored: int, token: str, expected: list[tuple[str, str]]
) -> None:
    drawn = turn(f"dig: A2\n{UP}", f"storage: {{pillars: {stored}}}\n{ON_ONE_CORNER}", token=token)
    assert found(drawn) == expected


def test_a_statue_costs_nothing() -> None:
    old = "terraces: [{at: C3, level: 1, icons: ...S}]\nstatues: [D4]\nstorage: {pillars: 4}"
    assert found(turn(f"dig: A2\n{UP}", old)) == []
    assert judged(turn(f"dig: A2\n{UP}", old)).played.budget.spent == 6


def test_the_supports_of_both_builds_are_paid_together() -> None:
    both = "build: [{from: dug, at: A1, level: 1}, {from: stored, at: C1, level: 1}]"
    for stored, expected in ((5, SPENT), (6, [])):
        storage = f"storage: {{pillars: {stored}, terrace: {{}}}}"
        assert found(turn(f"dig: A2\n{both}", storage)) == expected


def test_a_written_support_costs_what_is_written() -> None:
    wrong = "build: [{from: dug, at: C3, level: 1, pillars: {NW: double}}]"
    for stored, expected in ((2, SPENT), (3, [])):
        faults = found(turn(f"dig: A2\n{wrong}", f"storage: {{pillars: {stored}}}"))
        assert faults == [("pillar-height", "turn.build.0.pillars.NW"), *expected]


@pytest.mark.parametrize(("kept", "expected"), [(0, []), (4, []), (5, KEPT), (6, KEPT)])
def test_what_is_kept_must_be_left(kept: int, expected: list[tuple[str, str]]) -> None:
    assert found(turn(f"dig: A2\n{FOUR_SINGLES}\nkeep: {{pillars: {kept}}}", "storage: {pillars: 6}")) == expected


@pytest.mark.parametrize(
    ("keep", "token", "fits"),
    [
        ("{doubles: 1, pillars: 0}", "none", True),
        ("{doubles: 2, pillars: 0}", "none", False),
        ("{doubles: 1, pillars: 1}", "none", False),
        ("{doubles: 1, pillars: 2}", "double", True),
        ("{doubles: 1, pillars: 3}", "double", False),
        ("{doubles: 2, pillars: 0}", "double", True),
        ("{doubles: 2, pillars: 1}", "double", False),
    ],
)
def test_a_double_pillar_that_is_kept_costs_two_unless_the_token_gave_it(keep: str, token: str, fits: bool) -> None:
    """Two singles are left; that a double is kept at all is another fault."""
    drawn = turn(f"dig: A2\nkeep: {keep}", token=token)
    assert found(drawn) == [("storage-double", "turn.keep.doubles"), *([] if fits else KEPT)]


def test_doubles_never_turn_into_singles() -> None:
    assert found(turn("dig: A2\nkeep: {pillars: 3}", token="double")) == KEPT


def test_one_fault_a_turn() -> None:
    assert found(turn(f"dig: A2\n{FOUR_SINGLES}\nkeep: {{pillars: 3}}")) == SPENT


def test_without_keep_up_to_six_are_kept() -> None:
    for stored, left in ((0, 2), (4, 6), (5, 6), (6, 6)):
        budget = judged(turn("dig: A2", f"storage: {{pillars: {stored}}}")).played.budget
        assert (budget.kept, budget.returned) == (left, stored + 2 - left)


def test_keep_without_pillars_keeps_them_all() -> None:
    assert judged(turn("dig: A2\nkeep: {terrace: none}")).played.after.pillars == 2


def test_what_was_typed_is_kept_even_if_it_cannot_be() -> None:
    assert judged(turn("dig: A2\nkeep: {pillars: 5}")).played.after.pillars == 5
    assert judged(turn(f"dig: A2\n{FOUR_SINGLES}")).played.after.pillars == 0


@pytest.mark.parametrize(
    ("play", "quarry", "reason"),
    [
        ("dig: B2\npillars_taken: 9", QUARRY, "the flower of the dug terrace is not known"),
        ("dig: B2", UNKNOWN, "the quarry is not known" + CLAIM),
        ("dig: B2\ndug: {material: clay}", UNKNOWN, "the flower of the dug terrace is not known" + CLAIM),
        ("", QUARRY, "what the turn dug is not known" + CLAIM),
    ],
)
def test_what_cannot_be_counted_is_judged_by_the_most_that_it_can_be(play: str, quarry: str, reason: str) -> None:
    for stored, is_too_much in ((1, False), (0, True)):
        told = f"{play}\nbuild: [{{from: stored, at: C3, level: 1}}]\nkeep: {{pillars: 2}}"
        drawn = turn(told, f"storage: {{pillars: {stored}, terrace: {{}}}}", quarry=quarry)
        assert ("pillar-budget", "turn.keep") in found(drawn) or not is_too_much
        left_open = [rule for rules, _ in unchecked(drawn) for rule in rules]
        assert ("pillar-budget" in left_open) == (not is_too_much)
        assert reason in [reason for _, reason in unchecked(drawn)] or is_too_much


def test_what_was_kept_of_pillars_that_nobody_counted_is_six_at_most() -> None:
    turns = """
      - turns: [{{player: Ana, dig: A1, build: [{{from: stored, at: C3, level: 1{corner}}}]}}, {{player: Bo, dig: B1}}]
      - token: none
        turns: [{{player: Ana, dig: B2, build: [{{from: dug, at: E3, level: 2}}]}}]
        """
    spent = ("pillar-budget", "rounds.1.turns.0.build")
    assert spent in found(game(turns.format(corner="")))
    assert spent in found(game(turns.format(corner=", belvedere: SE")))
    drawn = game(turns.format(corner=", pillars: {SE: none, SW: none}"))
    assert spent not in found(drawn)
    assert message_of("pillar-budget", game(turns.format(corner=""))) == (
        "the supports cost 8 single pillars (4 doubles at 2 each), and there can be at most 6: 1 stored + 5 dug"
    )


@pytest.mark.parametrize(
    ("builds", "is_too_much"),
    [
        ("level: 1", False),
        ("level: 2, pillars: {NW: single, NE: single}", False),
        ("level: 2, pillars: {NW: single}", False),
        ("level: 2, belvedere: SE", False),
        ("level: 2", True),
    ],
)
def test_under_a_token_that_nobody_noted_the_one_that_gives_most_is_allowed(builds: str, is_too_much: bool) -> None:
    """White A1 gives Ana 6 under the token for flowers, and 5 and a double under that; of five pillars none is kept."""
    quarry = "  - [clay white, clay, clay, clay]\n" + "  - [clay, clay, clay, clay]\n" * 3
    drawn = game(
        f"- turns: []\n- turns: [{{player: Ana, dig: A1, build: [{{from: stored, at: C3, {builds}}}]}}]", quarry=quarry
    )
    assert ("pillar-budget" in [rule for rule, _ in found(drawn)]) == is_too_much


def test_a_claim_counts_where_the_quarry_is_left_out() -> None:
    for claim, expected in ((3, SPENT), (4, [])):
        assert found(turn(f"dig: A1\npillars_taken: {claim}\n{FOUR_SINGLES}", quarry=UNKNOWN)) == expected


def test_pillars_go_on_from_turn_to_turn() -> None:
    turns = """
        - turns: [{{player: Ana, dig: A1, pillars_taken: 4, keep: {{pillars: {kept}}}}}, {{player: Bo, dig: B1}}]
        - {{token: none, turns: [{{player: Ana, dig: C2, pillars_taken: 1, build: [{{from: dug, at: C3, level: 1}}]}}]}}
        """
    for kept, expected in ((3, []), (2, [("pillar-budget", "rounds.1.turns.0.build")])):
        assert found(game(turns.format(kept=kept))) == expected


def test_pillars_that_nobody_knows_leave_the_next_turn_open() -> None:
    drawn = game("""
        - turns: [{player: Ana, dig: A1}, {player: Bo, dig: B1}]
        - {token: none, turns: [{player: Ana, dig: C3, pillars_taken: 0, build: [{from: dug, at: C3, level: 1}]}]}
        """)
    assert found(drawn) == []
    left_open = [rule for rules, reason in unchecked(drawn) for rule in rules if "2" in reason.split(":")[0]]
    assert {"dig-reward", "pillar-budget"} <= set(left_open)


def test_what_the_messages_say() -> None:
    spent = finding_of("pillar-budget", turn(f"dig: A2\n{FOUR_SINGLES}", "storage: {pillars: 1}"))
    assert str(spent.message) == "the supports cost 4 single pillars, and there are 3: 1 stored + 2 dug"
    assert str(spent.where) == "the turn of Ana"
    assert (
        str(spent.help) == "check the storage zone, the levels and the supports; a statue under a corner costs nothing"
    )
    doubles = turn(f"dig: A2\n{UP}", f"storage: {{pillars: 1}}\n{ON_ONE_CORNER}", token="double")
    assert message_of("pillar-budget", doubles) == (
        "the supports cost 5 single pillars (1 single and 3 doubles at 2 each, 1 already in hand), and there are 3: "
        "1 stored + 2 dug"
    )
    single = turn(f"dig: A2\n{UP}", f"storage: {{pillars: 1}}\n{ON_ONE_CORNER}", token="single")
    assert message_of("pillar-budget", single) == (
        "the supports cost 7 single pillars (1 single and 3 doubles at 2 each), and there are 4: "
        "1 stored + 2 dug + 1 from the round token"
    )
    kept = finding_of("pillar-budget", turn("dig: A2\nkeep: {pillars: 2, doubles: 1}"))
    assert str(kept.message) == (
        "the turn keeps 2 single pillars and 1 double one and has 2 left: 0 stored + 2 dug, 0 spent"
    )
    assert str(kept.help) == "keep no more than is left"
    unseen = turn("dig: A1\nkeep: {pillars: 6}", quarry=UNKNOWN)
    assert message_of("pillar-budget", unseen) == (
        "the turn keeps 6 single pillars and can have at most 5 left: 0 stored + 5 dug, 0 spent"
    )


@pytest.mark.parametrize(("stored", "left"), [(0, "0"), (1, "1")])
def test_what_is_left_is_told_down_to_nothing(stored: int, left: str) -> None:
    three = "build: [{from: dug, at: C3, level: 1, belvedere: NE}]"
    drawn = turn(f"dig: A2\n{three}\nkeep: {{pillars: 2}}", f"storage: {{pillars: {stored + 1}}}")
    assert f"the turn keeps 2 single pillars and has {left} left" in message_of("pillar-budget", drawn)
