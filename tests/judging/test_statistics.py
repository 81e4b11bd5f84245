"""What many plays came to is what one finds who keeps all of them and counts again."""

import statistics
from collections.abc import Iterable
from fractions import Fraction
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import babylon_cli as babylon
from babylon_cli.judging.scored import Scored, ScoredPlayer, Sheet
from babylon_cli.judging.statistics import RowSum, Statistics, rounded
from babylon_cli.reading.occasion import Occasion
from tests.babel.cli.tables import TABLE
from tests.cli.plays import BEGUN_TURN, GAME
from tests.cli.tables import ILLEGAL, LEGAL, UNUSABLE
from tests.examples import ROOT
from tests.random_tables import legal_table

SOME = settings(max_examples=25, deadline=None, derandomize=True, database=None)

OVER = TABLE.replace("age: 2", "age: 3").split("build:")[0]
"""A table of Babel at its end."""


def scored(text: str) -> list[Scored]:
    return [babylon.score(document) for document in babylon.read(text.encode())]


def counted(answers: Iterable[Scored]) -> Statistics:
    summed = Statistics()
    for answer in answers:
        summed.add(answer)
    return summed


def data_of(answers: Iterable[Scored]) -> list[dict[str, Any]]:
    return [game.data() for game in counted(answers).games]


def mean(numbers: list[int]) -> float | None:
    return None if not numbers else float(round(Fraction(statistics.mean(map(Fraction, numbers))), 2))


def naively(answers: list[Scored]) -> dict[str, dict[str, dict[str, Any]]]:
    """By game and lower-case name what a player came to, counted from lists of everything."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for answer in answers:
        entry = answer.data()
        if "error" in entry:
            continue
        last = entry.get("after_turn", entry)
        players = last["players"]
        if not last["over"] or len(players) == 1:
            continue
        winners = {player["name"] for player in players if player["rank"] == 1}
        for player in players:
            told = found.setdefault(answer.document.game, {}).setdefault(
                player["name"].casefold(), {"plays": 0, "wins": 0, "shared_wins": 0, "rows": {}}
            )
            told["plays"] += 1
            told["wins"] += player["name"] in winners
            told["shared_wins"] += player["name"] in winners and len(winners) > 1
            for row, points in player["score"].items():
                told["rows"].setdefault(row, [])
                told["rows"][row] += [] if points is None else [points]
    return found


def agree(answers: list[Scored]) -> None:
    found, told = naively(answers), {game["game"]: game for game in data_of(answers)}
    assert set(found) == {game for game in told if told[game]["plays"]}
    for game, by_name in found.items():
        players = {player["name"].casefold(): player for player in told[game]["players"]}
        assert set(players) == set(by_name)
        for name, player in players.items():
            naive = by_name[name]
            assert [player[key] for key in ("plays", "wins", "shared_wins")] == [
                naive[key] for key in ("plays", "wins", "shared_wins")
            ]
            for row, points in naive["rows"].items():
                best = max(points, default=None)
                assert player["rows"][row] == {"average": mean(points), "best": best}, (name, row)
            assert player["average"] == player["rows"]["total"]["average"]
            assert player["best"]["points"] == player["rows"]["total"]["best"]


@pytest.mark.parametrize("folder", ["games", "scoring", "babel/cities", "disputes"])
def test_the_examples_as_counted_again(folder: str) -> None:
    answers = [babylon.score(document) for document in babylon.read(ROOT / "examples" / folder)]
    assert naively(answers)
    agree(answers)


def test_random_tables_as_counted_again() -> None:
    answers = [babylon.score(document) for seed in range(12) for document in babylon.read(legal_table(seed))]
    assert naively(answers)
    agree(answers)


class Play(NamedTuple):
    """Points by name; a name keeps its letter case."""

    points: dict[str, list[int | None]]
    is_over: bool
    day: str | None


NAMES = ["Ana", "ANA", "Bo", "Zoë", "桥"]
PLAYERS = st.dictionaries(
    st.sampled_from(NAMES), st.lists(st.none() | st.integers(-5, 60), min_size=8, max_size=8), min_size=1, max_size=4
).filter(lambda players: len({name.casefold() for name in players}) == len(players))
PLAYS = st.lists(
    st.builds(Play, PLAYERS, st.booleans(), st.sampled_from([None, "2026-11-28", "2025-01-01"])), max_size=8
)

(BARE,) = scored("players: [{name: Ana, flower: white}]")


def as_scored(play: Play) -> Scored:
    """A play as the pad would have it."""
    keys = [row.key for row in BARE.form.rows]
    totals = {name: sum([each or 0 for each in points]) for name, points in play.points.items()}
    players = []
    for name, points in play.points.items():
        rows = {**dict(zip(keys, points, strict=True)), "total": totals[name]}
        rank = 1 + sum([total > totals[name] for total in totals.values()])
        entry = {"name": name, "score": rows, "rank": rank}
        players.append(ScoredPlayer(name, "white", {}, rows, None, rank, entry))
    sheet = Sheet(tuple(players), {}, lambda _: "", in_progress=not play.is_over)
    return Scored(BARE.document._replace(occasion=Occasion(play.day)), BARE.form, (sheet,))


@SOME
@given(PLAYS)
def test_any_plays_as_counted_again(plays: list[Play]) -> None:
    answers = [as_scored(play) for play in plays]
    agree(answers)
    for game in data_of(answers):
        over = [play for play in plays if play.is_over]
        days = sorted([play.day for play in over if play.day and len(play.points) > 1])
        assert (game["first"], game["last"]) == ((days[0], days[-1]) if days else (None, None))
        assert game["unfinished"] == len(plays) - len(over)
        assert game["alone"] == len([play for play in over if len(play.points) == 1])
        assert game["plays"] + game["unfinished"] + game["alone"] == len(plays)


@SOME
@given(PLAYS)
def test_everyone_is_all_players_together(plays: list[Play]) -> None:
    for game in counted([as_scored(play) for play in plays]).games:
        for number, key in enumerate([*game.row_keys()][:-1]):
            known = [
                points[number]
                for play in plays
                if play.is_over and len(play.points) > 1
                for points in play.points.values()
                if points[number] is not None
            ]
            everyone = game.everyone(key)
            numbers = [each for each in known if each is not None]
            assert game.data()["everyone"][key] == {"average": mean(numbers), "best": max(numbers, default=None)}
            assert everyone.plays == len(known)


def test_a_play_that_breaks_a_rule_counts_and_is_told() -> None:
    (game,) = data_of([*scored(ILLEGAL), *scored(LEGAL)])
    assert (game["plays"], game["broken"]) == (2, 1)
    assert [player["plays"] for player in game["players"]] == [2, 2]


def test_what_is_no_play() -> None:
    alone = "players: [{name: Ana, flower: white}]"
    games = data_of([*scored(GAME), *scored(BEGUN_TURN), *scored(alone), *scored(UNUSABLE), *scored(TABLE)])
    assert [(game["game"], game["plays"], game["unfinished"], game["alone"]) for game in games] == [
        ("babel", 0, 1, 0),
        ("babylon", 0, 2, 1),
    ]
    assert all([game["players"] == [] for game in games])


def test_each_game_has_its_own_sums() -> None:
    games = data_of([*scored(LEGAL), *scored(OVER)])
    assert [(game["game"], [player["name"] for player in game["players"]]) for game in games] == [
        ("babel", ["Ana", "Bo", "Cleo"]),
        ("babylon", ["Ana", "Bo"]),
    ]


def test_names_of_any_letter_case_are_one_shown_as_it_was_typed_first() -> None:
    (game,) = data_of([*scored(LEGAL), *scored(LEGAL.replace("Ana", "ANA").replace("Bo", "bo"))])
    assert [(player["name"], player["plays"]) for player in game["players"]] == [("Ana", 2), ("Bo", 2)]


def test_a_victory_that_is_shared() -> None:
    tally = "tally: {highest_terrace: 2, visible_holes: 40}"
    shared = f"players: [{{name: Ana, flower: white, {tally}}}, {{name: Bo, flower: pink, {tally}}}]"
    (game,) = data_of([*scored(shared), *scored(LEGAL)])
    assert [(player["name"], player["wins"], player["shared_wins"]) for player in game["players"]] == [
        ("Ana", 2, 1),
        ("Bo", 1, 1),
    ]


def test_the_best_play_is_named() -> None:
    texts = [f"date: 2026-11-2{day} 20:15\n{LEGAL.replace('Friday night', f'Evening {day}')}" for day in (8, 7)]
    texts.append(texts[0].replace("statues: [C3]", "statues: []"))
    (game,) = data_of([answer for text in texts for answer in scored(text)])
    assert game["players"][0]["best"] == {"points": 6, "title": "Evening 8", "day": "2026-11-28"}
    (game,) = data_of(scored(LEGAL.replace("title: Friday night\n", "")))
    assert game["players"][0]["best"] == {"points": 6, "title": "<data>", "day": None}


def test_who_won_most_comes_first_then_who_has_more_points_then_the_name() -> None:
    def play(**totals: int) -> Scored:
        return as_scored(Play({name: [total, *[0] * 7] for name, total in totals.items()}, is_over=True, day=None))

    answers = [play(Dee=9, Cas=3, Bo=5), play(Ana=5, Dee=9), play(Cas=9, Eva=1)]
    (game,) = counted(answers).games
    assert [player.name for player in game.players] == ["Dee", "Cas", "Ana", "Bo", "Eva"]


def test_a_row_that_nobody_knows() -> None:
    row = RowSum()
    assert (row.average, rounded(row.average)) == (None, None)
    row.add(-3)
    row.add(-5)
    assert (row.best, row.average) == (-3, Fraction(-4))


def test_nothing_is_counted_twice_or_kept() -> None:
    summed = counted([answer for text in [LEGAL] * 50 for answer in scored(text)])
    (game,) = summed.games
    assert [player.plays for player in game.players] == [50, 50]
    assert len(game.by_name) == 2
    assert len(game.by_name["ana"].rows) == 9
