"""What a turn digs and what it gets for it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.play.digging import digging, without_top
from babylon_cli.babylon.play.play import Setting, play_turn
from babylon_cli.babylon.play.seat import take_seat
from babylon_cli.babylon.quarry.reward import dig
from babylon_cli.babylon.quarry.unseen import UNSEEN
from babylon_cli.babylon.table.pieces import Material
from babylon_cli.babylon.table.quarry import Quarry, Tile
from babylon_cli.babylon.table.rulings import DEFAULT_RULINGS
from babylon_cli.babylon.table.turn import TOKENS, Token, Turn
from tests.babylon.play.playing import played, tile
from tests.turns import QUARRY, UNKNOWN, turn


def dug(play: str, quarry: str = QUARRY, token: str = "none") -> tuple[str, tuple[int, ...], int | None]:
    """The dug tile, the pillars that it may give, and those that count as received."""
    outcome = played(turn(play, token=token, quarry=quarry))
    found = outcome.digging
    return tile(found.terrace), found.rewards(outcome.setting.token), found.pillars


SEAT = take_seat(turn("dig: A1").players[0])
ANY, OWN, NOT_OWN = (0, 1, 2, 3, 4, 5), (1, 2, 3, 4, 5), (0, 1, 2, 3, 4)


@pytest.mark.parametrize(
    ("play", "expected"),
    [
        ("dig: A1", ("clay white ST..", (5,), 5)),
        ("dig: A1\npillars_taken: 2", ("clay white ST..", (5,), 5)),
        ("dig: B2", ("clay", (4, 5), None)),
        ("dig: B2\npillars_taken: 4", ("clay", (4, 5), 4)),
        ("dig: B2\npillars_taken: 5", ("clay", (4, 5), 5)),
        ("dig: B2\npillars_taken: 3", ("clay", (4, 5), None)),
        ("dig: B2\ndug: {flower: white, icons: 'S..F'}", ("clay white S..F", (5,), 5)),
        ("dig: B2\ndug: {flower: sun}", ("clay sun", (4,), 4)),
        ("dig: B2\ndug: {material: clay}", ("clay", (4, 5), None)),
        ("dig: A1\ndug: {flower: sun, material: basalt, icons: FFFF}", ("clay white ST..", (5,), 5)),
        ("dig: D1", ("nothing", ANY, None)),
        ("dig: D1\npillars_taken: 4\ndug: {flower: white}", ("white", OWN, 4)),
        ("dig: D1\npillars_taken: 5\ndug: {flower: sun}", ("sun", NOT_OWN, None)),
        ("pillars_taken: 4\ndug: {flower: white}", ("white", OWN, 4)),
        ("", ("nothing", ANY, None)),
    ],
)
def test_in_a_quarry(play: str, expected: tuple[str, tuple[int, ...], int | None]) -> None:
    assert dug(play) == expected


@pytest.mark.parametrize(
    ("play", "expected"),
    [
        ("dig: B2", ("", ANY, None)),
        ("dig: B2\npillars_taken: 3", ("", ANY, 3)),
        ("dig: B2\npillars_taken: 9", ("", ANY, None)),
        ("dig: B2\ndug: {flower: sun, material: granite}", ("granite sun", NOT_OWN, None)),
        ("dig: B2\ndug: {flower: white, material: basalt}", ("basalt white", OWN, None)),
        ("dig: B2\ndug: {flower: sun, material: clay}", ("clay sun", (4,), 4)),
        ("dig: B2\ndug: {flower: white, material: clay}", ("clay white", (5,), 5)),
        ("dig: B2\ndug: {material: clay}", ("clay", (4, 5), None)),
        ("dig: B1", ("", (1, 2, 3, 4, 5), None)),
        ("dig: D4\ndug: {material: granite}", ("granite", (2, 3, 4, 5), None)),
        ("dig: A1\ndug: {flower: white, material: basalt}", ("basalt white", (3, 4, 5), None)),
        ("", ("nothing", ANY, None)),
    ],
)
def test_in_a_quarry_that_nobody_described(play: str, expected: tuple[str, tuple[int, ...], int | None]) -> None:
    assert dug(play, UNKNOWN) == expected


@pytest.mark.parametrize(
    ("token", "expected"), [("none", (4, 5)), ("single", (4, 5)), ("minus-one", (3, 4)), ("flower-double", (4, 6))]
)
def test_a_round_token_moves_the_bounds(token: str, expected: tuple[int, ...]) -> None:
    assert dug("dig: A1\ndug: {material: clay}", UNKNOWN, token)[1] == expected


def test_under_a_round_token_that_nobody_noted() -> None:
    digs = [
        play_turn(Turn(0, (), 5, digs_listed=False, claim=claim), SEAT, UNSEEN, Setting(DEFAULT_RULINGS, None)).digging
        for claim in (None, 6, 7)
    ]
    assert [found.rewards(None)[-1] for found in digs] == [6, 6, 6]
    assert [found.pillars for found in digs] == [None, 6, None]


@pytest.mark.parametrize(
    ("said", "is_so"),
    [
        ("{}", True),
        ("{material: clay, flower: white, icons: .T.S}", True),
        ("{material: granite, flower: white}", False),
        ("{flower: sun, icons: ST..}", False),
        ("{icons: FFFF}", False),
        ("{icons: SST.}", False),
    ],
)
def test_what_is_said_of_it(said: str, is_so: bool) -> None:
    assert (played(turn(f"dig: A1\ndug: {said}")).digging.contradiction is None) is is_so


MATERIALS = st.sampled_from([Material.CLAY, Material.GRANITE, Material.BASALT])
TILES = st.builds(Tile, MATERIALS, st.sampled_from(["white", "pink", None]))
QUARRIES = st.lists(st.lists(TILES, max_size=3).map(tuple), min_size=16, max_size=16).map(
    lambda piles: Quarry(tuple(piles))
)


@settings(max_examples=30)
@given(QUARRIES, st.integers(0, 15), st.sampled_from(TOKENS), st.none() | st.integers(0, 7))
def test_the_reward_is_that_of_the_quarry_with_some_flower(
    quarry: Quarry, position: int, token: Token, claim: int | None
) -> None:
    outcome = digging(Turn(0, (), position, digs_listed=False, claim=claim), "white", quarry, token)
    found = dig(quarry, position)
    assert outcome.empty == (found is None)
    if found is not None:
        flowers = ["white", "pink"] if found.tile.flower is None else [found.tile.flower]
        given_to = {
            found._replace(tile=found.tile._replace(flower=flower)).pillars("white", token) for flower in flowers
        }
        assert set(outcome.rewards(token)) == given_to
        assert outcome.pillars in given_to | {None}
        assert (outcome.pillars is None) == (len(given_to) > 1 and claim not in given_to)


@settings(max_examples=30)
@given(QUARRIES, st.integers(0, 15))
def test_without_the_tile_on_top(quarry: Quarry, position: int) -> None:
    after = without_top(quarry, position)
    assert after.piles[position] == quarry.piles[position][1:]
    assert [pile for index, pile in enumerate(after.piles) if index != position] == [
        pile for index, pile in enumerate(quarry.piles) if index != position
    ]
