"""Whole games replayed and legal builds enumerated, beside python-chess's legal moves and Catanatron's random games."""

import argparse
import gc
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any

import yaml

from babylon_cli.__main__ import MANY_OBJECTS
from babylon_cli.babylon.files.load import load
from babylon_cli.babylon.moves.builds import legal_moves
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rules.verdict import judge, table_to_score
from babylon_cli.babylon.scoring.ranking import settle
from babylon_cli.babylon.table.table import Table
from benchmarks.timing import spread, take_turns
from tests.naive.game_generate import random_game, random_turn

GAMES_GOAL = 200
"""Games of four players a second, reading not counted."""

BUILDS_GOAL = 100_000
"""Legal builds a second."""


def read_back(document: dict[str, object]) -> Table | None:
    """The table of a generated document, as the package reads it."""
    return next(load("game.yaml", yaml.safe_dump(document, sort_keys=False).encode())).table


def games(number: int) -> list[Table]:
    """Random whole games of four players."""
    found = [read_back(random_game(Random(seed), 4, whole=True)) for seed in range(number)]
    return [table for table in found if table is not None]


def begun_turns(number: int) -> list[PlayedTurn]:
    """Turns somewhere in random games, of which only the dig is made."""
    found: list[PlayedTurn] = []
    seed = 0
    while len(found) < number:
        document = random_turn(Random(seed), 4)
        document["turn"] = {key: document["turn"][key] for key in ("player", "dig", "dug") if key in document["turn"]}
        table = read_back(document)
        play = judge(table).play if table is not None else None
        if play is not None:
            found.append(play.turns[0].played)
        seed += 1
    return found


def replay_all(tables: Sequence[Table]) -> None:
    """Play, judge and score every game."""
    for table in tables:
        settle(table_to_score(table, judge(table)))


def builds_of(turns: Sequence[PlayedTurn]) -> int:
    """Enumerate every legal build of every turn."""
    return sum(len(list(legal_moves(turn))) for turn in turns)


def chess_moves(number: int) -> tuple[Callable[[], object], int]:
    """Enumerate the legal moves of chess positions from random games, and how many these are."""
    import chess  # noqa: PLC0415 - it may not be installed

    random = Random(0)
    boards: list[Any] = []
    while len(boards) < number:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 80:
            boards.append(board.copy(stack=False))
            board.push(random.choice(list(board.legal_moves)))
    some = boards[:number]
    return lambda: [list(board.legal_moves) for board in some], sum(board.legal_moves.count() for board in some)


def settlers_games(number: int) -> Callable[[], object]:
    """Play random games of four players on Catanatron's board."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - it may not be installed

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return lambda: [Game([RandomPlayer(colour) for colour in colours], seed=seed).play() for seed in range(number)]


def main() -> None:
    """Time all four in turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=7)
    arguments = parser.parse_args()
    gc.set_threshold(MANY_OBJECTS)  # as the command does; the rivals run with it, too
    tables, turns = games(arguments.games), begun_turns(arguments.positions)
    counts = {"games replayed": len(tables), "legal builds": builds_of(turns)}
    actions: dict[str, Callable[[], object]] = {
        "games replayed": lambda: replay_all(tables),
        "legal builds": lambda: builds_of(turns),
    }
    if find_spec("chess") is not None:
        actions["chess moves"], counts["chess moves"] = chess_moves(2_000)
    if find_spec("catanatron") is not None:
        actions["Catanatron games"], counts["Catanatron games"] = settlers_games(10), 10
    take_turns(actions, 1)
    times = take_turns(actions, arguments.rounds)
    rates = {name: counts[name] / median(found) for name, found in times.items()}
    for name, found in times.items():
        print(f"{name:18} {counts[name]:7}: {spread(found)}, {rates[name]:10.0f} a second")
    print(f"goals: {GAMES_GOAL} games and {BUILDS_GOAL} builds a second")
    if "Catanatron games" in rates:
        print(f"games replayed / Catanatron games: {rates['games replayed'] / rates['Catanatron games']:.1f}")
    if "chess moves" in rates:
        print(f"legal builds / chess moves: {rates['legal builds'] / rates['chess moves']:.2f}")


if __name__ == "__main__":
    main()
