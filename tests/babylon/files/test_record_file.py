"""The file that `new --record` writes: players and empty rounds; its lines become turns as they are filled in."""

import pytest

import babylon_cli as babylon
from babylon_cli.babylon.files.record_file import record_file
from babylon_cli.babylon.table.table import Table
from tests.babylon.files.pictures import loaded


def table_of(text: str) -> Table:
    (document,) = loaded(text)
    assert document.problems == ()
    assert document.table is not None
    assert babylon.check(document).findings == ()
    return document.table


@pytest.mark.parametrize(("players", "rounds"), [(2, 15), (3, 13), (4, 11)])
def test_players_first_player_and_empty_rounds(players: int, rounds: int) -> None:
    text = record_file(players)
    table = table_of(text)
    assert [player.name for player in table.players] == ["Ana", "Bo", "Cleo", "Dan"][:players]
    assert table.quarry is None
    assert table.record is not None
    assert table.record.first_player == 0
    assert [played.turns for played in table.record.rounds] == [()]
    assert f"# round {rounds}\n" in text
    assert f"# round {rounds + 1}\n" not in text
    assert max([len(line) for line in text.split("\n")]) <= 90


def test_no_more_than_four_play() -> None:
    with pytest.raises(ValueError, match=r"^4$"):
        record_file(5)


def test_a_line_without_its_sign_is_a_turn() -> None:
    text = record_file(2)
    (example,) = [line for line in text.split("\n") if "dug: pink" in line]
    text = text.replace("  #   - {player: Ana, dig: }", example.replace("#", " ", 1), 1)
    text = text.replace("  #   - {player: Bo, dig: }", "    - {player: Bo, dig: B4, keep: {terrace: dug}}", 1)
    text = text.replace("  # - token: none", "  - token: single", 1).replace("  #   turns:", "    turns:", 1)
    text = text.replace("  #   - {player: Ana, dig: }", "    - {player: Ana, dig: C3, build: [C3 1 dug]}", 1)
    record = table_of(text.replace("build: [stored C3 1]", "build: [stored F3 1], keep: {terrace: dug}")).record
    assert record is not None
    assert [len(played.turns) for played in record.rounds] == [2, 1]
