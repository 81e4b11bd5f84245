"""The data of an answer is what the command prints of the document."""

import json
from pathlib import Path
from typing import Any

import pytest

from babylon_cli.babylon.answers.moves import MovesQuestion, moves_of
from babylon_cli.babylon.answers.quarry import QuarryQuestion, quarry_of
from babylon_cli.babylon.answers.replay import ReplayQuestion, replay_of
from babylon_cli.babylon.files.load import GardenDocument, load
from tests.cli.plays import BEGUN_TURN, GAME, TURN
from tests.cli.running import run, write

FILES = {"a game": GAME, "a turn": BEGUN_TURN, "an illegal turn": TURN, "no table": "players: 3\n"}


def document(folder: Path, text: str) -> GardenDocument:
    path = write(folder, text)
    (loaded,) = load(str(path), Path(path).read_bytes())
    return loaded


def printed(folder: Path, text: str, command: str, *options: str) -> Any:
    """The entry of a file in the JSON of a command."""
    (entry,) = json.loads(run(command, "--format", "json", *options, write(folder, text)).output)["files"]
    return entry


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
def test_moves(text: str, tmp_path: Path) -> None:
    answer = moves_of(document(tmp_path, text), MovesQuestion(best=True, limit=3))
    assert answer.data() == printed(tmp_path, text, "moves", "--best", "--limit", "3")


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
def test_quarry(text: str, tmp_path: Path) -> None:
    answer = quarry_of(document(tmp_path, text), QuarryQuestion(player="Ana", token="minus-one"))
    assert answer.data() == printed(tmp_path, text, "quarry", "--player", "Ana", "--token", "minus-one")


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
def test_replay(text: str, tmp_path: Path) -> None:
    assert replay_of(document(tmp_path, text), ReplayQuestion()).data() == printed(tmp_path, text, "replay")


def test_a_game_has_its_points_and_its_faults_turn_by_turn(tmp_path: Path) -> None:
    answer = replay_of(document(tmp_path, GAME), ReplayQuestion())
    assert [(turn.moment.round, turn.moment.turn, turn.points) for turn in answer.turns] == [
        (1, 1, 3),
        (1, 2, 3),
        (2, 1, 3),
        (2, 2, 3),
    ]
    assert [{finding.rule for finding in turn.findings} for turn in answer.turns] == [
        set(),
        set(),
        {"pillar-budget"},
        {"pillar-budget", "terrace-collision", "terrace-stacked"},
    ]
    assert answer.findings_outside() == []
