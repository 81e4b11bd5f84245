"""What a turn digs and what it gets for it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.play.digging import digging, without_top
from babylon_cli.babylon.quarry.reward import dig
from babylon_cli.babylon.table.pieces import Material
from babylon_cli.babylon.table.quarry import Quarry, Tile
from babylon_cli.babylon.table.turn import TOKENS, Token, Turn
from tests.babylon.play.playing import played, tile
from tests.turns import QUARRY, UNKNOWN, turn


def dug(play: str, quarry: str = QUARRY, token: str = "none") -> tuple[str, tuple[int, ...], int | None]:
    """The dug tile, the pillars that it may give, and those that count as received."""
    found = played(turn(play, token=token, quarry=quarry)).digging
    return tile(found.terrace), found.rewards, found.pillars


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
        ("dig: D1", ("nothing", (), None)),
        ("dig: D1\npillars_taken: 4\ndug: {flower: white}", ("nothing", (), None)),
        ("pillars_taken: 4\ndug: {flower: white}", ("nothing", (), None)),
        ("", ("nothing", (), None)),
    ],
)
def test_in_a_quarry(play: str, expected: tuple[str, tuple[int, ...], int | None]) -> None:
    assert dug(play) == expected


@pytest.mark.parametrize(
    ("play", "expected"),
    [
        ("dig: A1", ("", (), None)),
        ("dig: A1\npillars_taken: 9", ("", (), 9)),
        ("dig: A1\ndug: {flower: sun, material: granite}", ("granite sun", (), None)),
        ("", ("nothing", (), None)),
    ],
)
def test_in_a_quarry_that_nobody_described(play: str, expected: tuple[str, tuple[int, ...], int | None]) -> None:
    assert dug(play, UNKNOWN) == expected


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
        assert set(outcome.rewards) == given_to
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
