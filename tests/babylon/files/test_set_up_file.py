"""The file that `babylon setup` writes: the same bytes for a seed, legal at once, and ready to be filled in."""

import os
import re
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from babylon_cli.babylon.files.set_up_file import set_up_file
from babylon_cli.babylon.play.set_up import set_up
from babylon_cli.babylon.table.pieces import Material
from babylon_cli.babylon.table.stand_ins import FLOWERS, PLAYER_NAMES
from babylon_cli.babylon.table.supply import CLAY_REMOVED
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import ROUNDS
from tests.babylon.files.pictures import loaded
from tests.drawing import broken, found

KEPT = Path(__file__).parent / "set_ups"

PLAYERS = (2, 3, 4)


def written(players: int, seed: int = 7) -> str:
    """The file of a seed."""
    return set_up_file(set_up(players, seed), PLAYER_NAMES[:players])


def read(text: str) -> Table:
    """The set-up that a file describes."""
    (document,) = loaded(text)
    assert document.problems == ()
    assert document.table is not None
    return document.table


def played(text: str, rounds: int) -> str:
    """The file with the prepared lines of the first rounds put to use."""
    beginning, later = text.split("rounds:\n")
    lines = []
    for line in later.splitlines():
        number = re.search(r"# round (\d+)", line)
        if number is not None and int(number[1]) > rounds:
            break
        lines.append(line.replace("# ", "", 1) if line.startswith("  # ") else line)
    return f"{beginning}rounds:\n" + "\n".join(lines) + "\n"


@pytest.mark.parametrize("players", PLAYERS)
def test_a_seed_gives_the_same_bytes_everywhere(players: int) -> None:
    kept = KEPT / f"{players}-players-seed-7.yaml"
    if os.environ.get("BABYLON_UPDATE_SNAPSHOTS"):
        kept.write_bytes(written(players).encode())
    assert written(players).encode() == kept.read_bytes()


def test_no_kept_file_is_left_over() -> None:
    assert sorted(path.name for path in KEPT.iterdir()) == [f"{players}-players-seed-7.yaml" for players in PLAYERS]


@given(st.sampled_from(PLAYERS), st.integers(0, 2**40))
def test_it_is_the_legal_beginning_of_a_game(players: int, seed: int) -> None:
    drawn = set_up(players, seed)
    table = read(written(players, seed))
    assert broken(table) == set()
    assert table.quarry == drawn.quarry
    assert table.flowers == FLOWERS
    assert [player.name for player in table.players] == list(PLAYER_NAMES[:players])
    assert tuple(player.storage.terrace for player in table.players) == drawn.starts
    assert table.record is not None
    assert table.record.first_player == drawn.first_player
    assert table.record.removed == drawn.removed
    assert [played_round.turns for played_round in table.record.rounds] == [()]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_reader_of_yaml_reads_it(players: int) -> None:
    data = yaml.safe_load(written(players))
    assert list(data) == ["edition", "flowers", "players", "first_player", "quarry", "removed", "rounds"]
    assert [len(row) for row in data["quarry"]] == [4, 4, 4, 4]
    assert len(data["removed"]) == CLAY_REMOVED[players]
    assert data["rounds"] == [{"turns": None}]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_prepared_rounds_are_those_of_a_whole_game(players: int) -> None:
    drawn = set_up(players, 7)
    table = read(played(written(players), ROUNDS[players]))
    assert table.record is not None
    assert [played_round.token for played_round in table.record.rounds] == [None, *drawn.tokens]
    clockwise = [(drawn.first_player + step) % players for step in range(players)]
    assert all([turn.player for turn in each.turns] == clockwise for each in table.record.rounds)
    assert broken(table) == {"dig-required"}
    assert len(found(table)) == players * ROUNDS[players]


def test_the_rounds_can_be_put_to_use_one_by_one() -> None:
    for rounds in range(1, ROUNDS[3] + 1):
        assert broken(read(played(written(3), rounds))) == {"dig-required"}


@given(st.sampled_from(PLAYERS), st.integers(0, 2**40))
def test_the_turn_that_it_shows_is_legal(players: int, seed: int) -> None:
    beginning, later = written(players, seed).split("rounds:\n")
    (shown,) = re.findall(r"^#   (- \{player: .*\})$", beginning, re.MULTILINE)
    first, rest = later.split("\n", 1)
    table = read(f"{beginning}rounds:\n{first}\n    {shown}\n{rest}")
    assert broken(table) == set()
    assert table.record is not None
    (turn,) = table.record.rounds[0].turns
    assert turn.builds[0].origin == "stored"
    assert turn.dig is not None
    assert turn.dig not in (table.record.removed or ())
    top = table.quarry.visible(turn.dig) if table.quarry is not None else None
    assert top is not None
    assert top.material is Material.CLAY


@pytest.mark.parametrize("players", PLAYERS)
def test_every_line_fits_and_every_assumption_is_told(players: int) -> None:
    text = written(players)
    lines = text.splitlines()
    assert max(len(line) for line in lines) <= 100
    assert all(line == line.rstrip() for line in lines)
    head, body = text.split("\nedition: fr\n")
    for assumed in ("flower names", "flowers", "icons", "start terraces", "tokens", "boards", "clay taken out"):
        assert f"#   {assumed} " in head
    assert body.count("ssumed") == 4
    assert f"#   babylon setup --players {players} --seed 7\n" in head


def test_names_stand_in_the_file_and_in_its_command() -> None:
    names = ("O'Hara", "No", "Bo {x}")
    text = set_up_file(set_up(3, 7), names)
    table = read(played(text, 2))
    assert tuple(player.name for player in table.players) == names
    assert broken(table) == {"dig-required"}
    assert """#   babylon setup --players 3 --seed 7 --names 'O'"'"'Hara,No,Bo {x}'\n""" in text
