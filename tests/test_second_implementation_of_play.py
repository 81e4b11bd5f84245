"""Turns, whole games and possible builds, judged by the package and by the naive implementation."""

import json
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from babylon_cli.babylon.files.load import load
from babylon_cli.babylon.moves.builds import Move, legal_moves
from babylon_cli.babylon.rules.verdict import TableVerdict, judge, table_to_score
from babylon_cli.babylon.scoring.ranking import settle
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.pieces import CORNER_NAMES, ICON_LETTERS
from babylon_cli.babylon.table.table import Table
from tests.naive.game_accounts import conserved_pillars, conserved_tiles
from tests.naive.game_generate import random_game, random_turn
from tests.naive.game_judging import judge as naive_verdict
from tests.naive.game_planting import GAME_RULES, change_game, plant_game_fault
from tests.naive.moves import count_builds, legal_builds
from tests.share import share_of

FEW = 12
MANY = share_of(2_000)

Plain = dict[str, Any]
LETTERS = {icon: letter for letter, icon in ICON_LETTERS.items()}


def text_of(document: Plain) -> str:
    """A document as the text of a file; JSON is YAML, too, and quicker to write."""
    told = {key: value for key, value in document.items() if key != "expect"}
    return json.dumps(told, ensure_ascii=False)


def table_of(document: Plain) -> Table | None:
    """The table that the package reads; None where a visible terrace has no flower, as after a quarry left out."""
    return next(load("table.yaml", text_of(document).encode())).table


def accounts_of(verdict: TableVerdict) -> list[tuple[Any, ...]]:
    """Round, player, stored, dug, token, spent, kept and returned of every turn."""
    turns = [turn.played for turn in verdict.play.turns] if verdict.play is not None else []
    return [(played.setting.round, played.before.player.name, *played.budget.account().values()) for played in turns]


def naive_accounts_of(document: Plain, judged: Plain) -> list[tuple[Any, ...]]:
    keys = ("stored", "dug", "token", "spent", "kept", "returned")
    number = "round" if "rounds" in document else "no round"
    return [(account.get(number), account["player"], *[account[key] for key in keys]) for account in judged["accounts"]]


def differences(document: Plain, table: Table | None = None) -> Plain:
    """What the two implementations say differently of one document."""
    table = table or table_of(document)
    if table is None:
        return {}
    verdict, naive = judge(table), naive_verdict(document)
    found: dict[str, set[str]] = {"error": set(), "warning": set()}
    for finding in verdict.findings:
        found[finding.severity].add(finding.rule)
    pairs = {
        "violations": (found["error"], set(naive["violations"])),
        "warnings": (found["warning"], set(naive["warnings"])),
        "accounts": (accounts_of(verdict), naive_accounts_of(document, naive)),
    }
    if "rounds" in document:
        standings = settle(table_to_score(table, verdict)).standings
        pairs["scores"] = ({standing.player.name: standing.points for standing in standings}, naive["scores"])
    return {what: pair for what, pair in pairs.items() if pair[0] != pair[1]}


def disagreements(documents: Iterator[tuple[int, Plain]]) -> dict[int, Plain]:
    """The seeds of the documents on which the two differ, with what differs."""
    found = {seed: differences(document) for seed, document in documents}
    assert found
    return {seed: difference for seed, difference in found.items() if difference}


@lru_cache(maxsize=FEW)
def played(seed: int) -> tuple[Plain, tuple[Any, ...]]:
    """A game, and where the chance that it was drawn with stands after it; whoever changes it changes a copy."""
    random = Random(seed)
    return random_game(random), random.getstate()


def game_and_chance(seed: int) -> tuple[Plain, Random]:
    """A game, and the chance to go on with."""
    document, state = played(seed)
    random = Random()
    random.setstate(state)
    return document, random


def games(number: int) -> Iterator[tuple[int, Plain]]:
    for seed in range(number):
        yield seed, played(seed)[0]


def turns(number: int) -> Iterator[tuple[int, Plain]]:
    for seed in range(number):
        yield seed, random_turn(Random(seed))


def faulty_games(number: int) -> Iterator[tuple[int, Plain]]:
    """Games and turns with one planted fault; the naive implementation agrees that there is exactly this one."""
    for seed in range(number):
        document, random = game_and_chance(seed)
        planted = plant_game_fault(random, document, GAME_RULES[seed % len(GAME_RULES)])
        if planted is not None:
            yield seed, planted[0]


def changed_games(number: int) -> Iterator[tuple[int, Plain]]:
    """Games with a change that may break no rule, one or several."""
    for seed in range(number):
        document, random = game_and_chance(seed)
        changed = change_game(random, document, GAME_RULES[seed % len(GAME_RULES)])
        if changed is not None:
            yield seed, changed


def test_on_whole_games() -> None:
    assert disagreements(games(FEW)) == {}


def test_on_single_turns() -> None:
    assert disagreements(turns(FEW)) == {}


def test_on_games_with_a_planted_fault() -> None:
    assert disagreements(faulty_games(FEW)) == {}


def test_on_changed_games() -> None:
    assert disagreements(changed_games(FEW)) == {}


def check_conservation(number: int) -> None:
    """Random games break no rule, and no pillar and no tile is lost in them."""
    for seed, document in games(number):
        judged = naive_verdict(document)
        assert judged["violations"] == set(), seed
        assert conserved_pillars(judged), seed
        assert conserved_tiles(document, judged), seed


def test_pillars_and_tiles_are_conserved() -> None:
    check_conservation(FEW // 4)


@pytest.mark.slow
def test_pillars_and_tiles_are_conserved_in_many_games() -> None:
    check_conservation(MANY)


@pytest.mark.slow
def test_on_many_whole_games() -> None:
    assert disagreements(games(MANY)) == {}


@pytest.mark.slow
def test_on_many_single_turns() -> None:
    assert disagreements(turns(MANY)) == {}


@pytest.mark.slow
def test_on_many_games_with_a_planted_fault() -> None:
    assert disagreements(faulty_games(MANY)) == {}


@pytest.mark.slow
def test_on_many_changed_games() -> None:
    assert disagreements(changed_games(MANY)) == {}


def begun_turns(number: int) -> Iterator[tuple[int, Plain]]:
    """Turns of which nothing was built yet, or one terrace, or as much as the generator built."""
    for seed in range(number):
        document = random_turn(Random(seed))
        turn = dict(document["turn"])
        builds = turn.get("build") or []
        if seed % 3 < 2:
            pieces = ("build", "statues", "fountains", "bridges", "staircases", "keep", "bare_pillars")
            turn = {key: value for key, value in turn.items() if key not in pieces}
            turn["build"] = builds[: seed % 3]
        yield seed, {**document, "turn": turn}


def as_the_naive_one_says(move: Move) -> tuple[Any, ...]:
    stand = move.stand
    return (
        move.choice.origin,
        CELL_NAMES[stand.at],
        stand.level,
        None if move.icons is None else "".join(LETTERS[icon] for icon in move.icons),
        tuple(support.value for support in stand.supports if support is not None),
        None if stand.belvedere is None else CORNER_NAMES[stand.belvedere],
    )


def builds_of_the_package(table: Table) -> list[tuple[Any, ...]]:
    verdict = judge(table)
    assert verdict.play is not None
    turn = verdict.play.turns[0]
    if any(finding.severity == "error" for finding in turn.findings):
        return []
    return [as_the_naive_one_says(move) for move in legal_moves(turn.played)]


def check_builds(number: int) -> None:
    for seed, document in begun_turns(number):
        table = table_of(document)
        if table is not None:
            found = builds_of_the_package(table)
            assert len(found) == len(set(found)), seed
            assert set(found) == legal_builds(document), seed


@pytest.mark.thorough
def test_on_every_legal_build() -> None:
    check_builds(FEW // 6)


@pytest.mark.slow
def test_on_every_legal_build_of_many_turns() -> None:
    check_builds(MANY // 10)


def test_the_naive_count_is_that_of_its_builds() -> None:
    document = {
        "players": [{"name": "Ana", "flower": "white"}],
        "quarry": [["floor"] * 4, ["floor", "clay pink S..F", "floor", "floor"], ["floor"] * 4, ["floor"] * 4],
        "turn": {"player": "Ana", "dig": "B2"},
    }
    table = table_of(document)
    assert table is not None
    assert count_builds(document, 1) == len(legal_builds(document)) == len(builds_of_the_package(table))
