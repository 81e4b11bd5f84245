"""A whole game, turn by turn: the quarry, the tokens, what is left of it; and that tiles and pillars are conserved."""

from random import Random

import pytest

from babylon_cli.babylon.play.replay import Game, Moment, replay
from babylon_cli.babylon.quarry.unseen import Unseen
from babylon_cli.babylon.table.quarry import POSITION_NAMES, Quarry
from babylon_cli.babylon.table.table import Table
from tests.babylon.play.playing import lies, tile
from tests.drawing import broken, table, table_of
from tests.naive.game_generate import random_game
from tests.turns import game

STACKS = (
    "  - [clay white > granite pink > basalt sun, clay pink, granite white, floor]\n"
    + "  - [clay, clay, clay, clay]\n" * 3
)


def piles(quarry: Quarry | None) -> dict[str, list[str]]:
    """The first four stacks of a quarry in words."""
    assert quarry is not None
    return {POSITION_NAMES[position]: [tile_words(pile) for pile in quarry.piles[position]] for position in range(4)}


def tile_words(pile: object) -> str:
    """A tile in a quarry, such as `clay white`."""
    material, flower = getattr(pile, "material", None), getattr(pile, "flower", None)
    return " ".join(word for word in (getattr(material, "value", ""), flower) if word)


OPENED = {
    "A1": ["clay white", "granite pink", "basalt sun"],
    "B1": ["clay pink", "granite", "basalt"],
    "C1": ["granite white", "basalt"],
    "D1": [],
}


def test_every_stack_reaches_down_to_the_floor() -> None:
    opened = replay(game("[]", quarry=STACKS, keys="removed: []")).quarry
    assert piles(opened) == OPENED


def test_clay_that_is_taken_out_at_setup() -> None:
    opened = replay(game("[]", quarry=STACKS, keys="removed: [A1, A1, C1, D1]")).quarry
    assert piles(opened) == {**OPENED, "A1": ["granite pink", "basalt sun"]}


def test_a_quarry_that_nobody_described_stays_so() -> None:
    ended = replay(game("- turns: [{player: Ana, dig: A1}, {player: Bo, dig: A1}]", keys="removed: [A1]"))
    assert ended.quarry is None
    assert len(ended.turns) == 2


THREE_ROUNDS = """
- turns: [{player: Ana, dig: A1}, {player: Bo, dig: A1}]
- {token: single, turns: [{player: Ana, dig: A1}, {player: Bo, dig: B1}]}
- turns: [{player: Ana, dig: C1}]
"""


def test_each_dug_tile_uncovers_the_next() -> None:
    ended = replay(game(THREE_ROUNDS, quarry=STACKS))
    assert [tile(played.digging.terrace) for played in ended.turns] == [
        "clay white",
        "granite pink",
        "basalt sun",
        "clay pink",
        "granite white",
    ]
    assert piles(ended.quarry) == {"A1": [], "B1": ["granite", "basalt"], "C1": ["basalt"], "D1": []}


def test_each_round_has_its_token_and_the_first_has_none() -> None:
    drawn = game(
        "- {token: double, turns: [{player: Ana, dig: A1}]}"
        + THREE_ROUNDS.replace("- turns: [{player: Ana, dig: A1}, {player: Bo, dig: A1}]", "")
    )
    settings = [(played.setting.round, played.setting.token) for played in replay(drawn).turns]
    assert settings == [(1, "none"), (2, "single"), (2, "single"), (3, None)]


def test_it_goes_on_after_a_dig_at_the_floor() -> None:
    ended = replay(game(THREE_ROUNDS.replace("dig: B1", "dig: D1"), quarry=STACKS))
    assert [played.digging.empty for played in ended.turns] == [False, False, False, True, False]
    assert ended.seats[1] == ended.turns[3].after
    assert (ended.seats[1].pillars, ended.seats[1].most_pillars) == (None, 6)
    assert piles(ended.quarry) == {"A1": [], "B1": ["clay pink", "granite", "basalt"], "C1": ["basalt"], "D1": []}


def test_what_may_be_left_of_a_quarry_that_nobody_described() -> None:
    four = "".join(f"- {{name: P{seat}, flower: f{seat}}}\n" for seat in range(4))
    for players, removed, expected in (
        (four, "", [{3}, {2}, {0}]),
        ("", "removed: [A1, A2, A3, A4, B1, B2]", [{2}, {1}, {0}]),
        ("", "", [{2, 3}, {1, 2}, {0}]),
        ("", "removed: []", [{3}, {2}, {0}]),
    ):
        who = "P0" if players else "Ana"
        digs = [[], ["A1"], ["A1", "A1", "A1", "A1"]]
        for dug, levels in zip(digs, expected, strict=True):
            turns = ", ".join(f"{{player: {who}, dig: {position}}}" for position in dug)
            ground = replay(game(f"- turns: [{turns}]", players=players, keys=removed)).ground
            assert isinstance(ground, Unseen)
            assert ground.levels[0] == levels


def test_what_a_turn_says_of_its_terrace_tells_of_the_stack() -> None:
    said = "- turns: [{{player: Ana, dig: A1, dug: {{material: {}}}}}]"
    for material, level in (("clay", {2}), ("granite", {1}), ("basalt", {1, 2})):
        ground = replay(game(said.format(material))).ground
        assert isinstance(ground, Unseen)
        assert ground.levels[0] == level


@pytest.mark.parametrize(
    ("moment", "turns"),
    [
        ((1, 0), 0),
        ((1, 1), 1),
        ((1, 2), 2),
        ((1, 3), 2),
        ((2, 1), 3),
        ((2, 2), 4),
        ((3, 1), 5),
        ((3, 2), 5),
        ((4, 1), 5),
    ],
)
def test_until_some_moment(moment: tuple[int, int], turns: int) -> None:
    assert len(replay(game(THREE_ROUNDS), Moment(*moment)).turns) == turns


def test_the_table_as_it_then_stands() -> None:
    drawn = game(
        """
        - turns:
          - {player: Ana, dig: A1, build: [{from: stored, at: C3, level: 1}], statues: [C3]}
          - {player: Bo, dig: B1}
        - {token: icon-swap, turns: [{player: Ana, dig: B1, keep: {terrace: none, pillars: 2}}]}
        """,
        quarry=STACKS,
    )
    closing = replay(drawn).closing_table()
    assert (closing.round, closing.token, closing.record, closing.turn) == (2, "icon-swap", None, None)
    ana, bo = closing.players
    assert (ana.storage.pillars, ana.storage.terrace, bo.storage.pillars) == (2, None, 5)
    assert [lies(terrace) for terrace in ana.layout.terraces] == ["C3@1"]
    assert tile(bo.storage.terrace) == "start pink .SBF"
    assert closing.quarry is not None


def test_before_the_first_turn() -> None:
    ended = replay(game("[]"))
    closing = ended.closing_table()
    assert (ended.turns, closing.round, closing.token) == ((), None, None)
    assert [tile(player.storage.terrace) for player in closing.players] == ["start white S.FT", "start pink .SBF"]


def test_a_game_is_over_when_everyone_has_played_in_every_round() -> None:
    both = "turns: [{player: Ana, dig: A1}, {player: Bo, dig: B1}]"
    rounds = f"- {{{both}}}\n" + f"- {{token: none, {both}}}\n" * 13
    assert not replay(game("[]")).is_over
    assert not replay(game(rounds)).is_over
    assert not replay(game(rounds + "- {token: none, turns: [{player: Ana, dig: A1}]}")).is_over
    assert replay(game(rounds + f"- {{token: none, {both}}}")).is_over
    assert not replay(game(rounds + f"- {{token: none, {both}}}"), Moment(15, 1)).is_over


def test_a_table_without_a_record_is_a_game_without_turns() -> None:
    ended = replay(table("players: [{name: Ana, flower: white}]"))
    assert ended.turns == ()


def random_games(number: int) -> list[Table]:
    """Legal games, drawn at random."""
    return [table_of(random_game(Random(seed))) for seed in range(number)]


RANDOM_GAMES = 8


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Random games, played."""
    return [replay(drawn) for drawn in random_games(RANDOM_GAMES)]


def test_random_games_are_legal(games: list[Game]) -> None:
    for ended in games:
        assert not broken(ended.table)


@pytest.mark.parametrize("forgotten", [("quarry",), ("quarry", "removed")])
def test_what_nobody_wrote_down_makes_no_game_illegal(forgotten: tuple[str, ...]) -> None:
    for seed in range(RANDOM_GAMES):
        told = {key: value for key, value in random_game(Random(seed)).items() if key not in forgotten}
        assert not broken(table_of(told)), seed


def test_pillars_go_on_from_turn_to_turn_and_none_is_lost(games: list[Game]) -> None:
    known = 0
    for ended in games:
        kept = dict.fromkeys(range(len(ended.seats)), 0)
        for played in ended.turns:
            budget = played.budget
            assert played.before.known_pillars == kept[played.turn.player]
            kept[played.turn.player] = budget.kept
            if budget.left is not None and budget.stored is not None and budget.dug is not None:
                known += 1
                assert budget.stored + budget.dug + budget.token == budget.spent + budget.kept + (budget.returned or 0)
    assert known > 50


def test_tiles_are_neither_made_nor_lost(games: list[Game]) -> None:
    """48 and the start terraces lie in gardens, notches, the quarry, or were taken out or discarded."""
    whole = 0
    for ended in games:
        before = ended.table.quarry
        if before is None or ended.quarry is None:
            continue
        in_quarry = sum(len(pile) for pile in ended.quarry.piles)
        removed = len(ended.table.record.removed or ()) if ended.table.record is not None else 0
        assert in_quarry + len(ended.turns) + removed == 48
        discarded = 0
        for played in ended.turns:
            came = len(played.before.notch) + 1
            stays = len(played.after.notch) + len(played.steps)
            assert came >= stays
            discarded += came - stays
        in_gardens = sum(len(seat.layout.garden.terraces) for seat in ended.seats)
        in_notches = sum(len(seat.notch) for seat in ended.seats)
        assert in_gardens + in_notches + discarded + in_quarry + removed == 48 + len(ended.seats)
        whole += 1
    assert whole > 1


def test_each_turn_begins_where_the_last_of_the_player_ended(games: list[Game]) -> None:
    for ended in games:
        seats = {played.turn.player: played.before for played in reversed(ended.turns)}
        for played in ended.turns:
            assert seats[played.turn.player] is played.before
            seats[played.turn.player] = played.after
        assert [seats.get(index, seat) for index, seat in enumerate(ended.seats)] == list(ended.seats)


def test_any_beginning_of_a_game_is_the_beginning_of_its_replay(games: list[Game]) -> None:
    for ended in games[:3]:
        last = ended.turns[len(ended.turns) // 2]
        record = ended.table.record
        assert record is not None
        assert last.setting.round is not None
        turns = record.rounds[last.setting.round - 1].turns
        moment = Moment(last.setting.round, turns.index(last.turn) + 1)
        part = replay(ended.table, moment)
        assert [played.budget for played in part.turns] == [
            played.budget for played in ended.turns[: len(ended.turns) // 2 + 1]
        ]
