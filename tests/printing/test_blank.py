"""The file that `babylon new` writes can be used as it is, and says what may stand in it."""

import pytest

from babylon_cli.printing.blank import blank_file
from tests.babylon.files.pictures import loaded

NAMES = ("Ana", "Bo", "Cleo", "Dan")
FLOWERS = ("white", "pink", "sun", "vine")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_a_table_for_so_many_players(players: int) -> None:
    (document,) = loaded(blank_file("babylon", players))
    assert document.problems == ()
    assert document.table is not None
    assert document.table.flowers == FLOWERS
    assert document.table.quarry is None
    assert tuple(player.name for player in document.table.players) == NAMES[:players]
    assert tuple(player.flower for player in document.table.players) == FLOWERS[:players]
    assert all(player.layout.garden.terraces for player in document.table.players)


def test_no_more_than_four_play() -> None:
    with pytest.raises(ValueError, match=r"^4$"):
        blank_file("babylon", 5)


def commented_out(key: str) -> str:
    """The line of a key that the file only shows, without its comment sign."""
    (line,) = [line for line in blank_file("babylon", 2).split("\n") if line.startswith(f"#   {key}:")]
    return line.removeprefix("#").strip()


def test_what_is_commented_out_can_be_used_as_well() -> None:
    filled_in = f"""\
{commented_out("rulings")}
players:
  - name: Ana
    flower: white
    {commented_out("tally")}
    {commented_out("score_pad")}
"""
    (document,) = loaded(filled_in)
    assert document.problems == ()
    assert document.table is not None
    (ana,) = document.table.players
    assert ana.tally is not None
    assert ana.tally.visible_holes == 40
    assert ana.score_pad == {"statues": 4, "total": 31}
    assert document.table.rulings.bridge_gap == "ground"


@pytest.mark.parametrize(("game", "schema"), [("babylon", "babylon.schema.json"), ("babel", "babel.schema.json")])
def test_it_leads_editors_to_a_schema_that_it_does_not_take_to_be_there(game: str, schema: str) -> None:
    lines = blank_file(game, 2).split("\n")
    assert not any(line.startswith("# yaml-language-server") for line in lines)
    assert f"`# yaml-language-server: $schema={schema}`" in lines[1]


def test_its_lines_fit() -> None:
    assert all(len(line) <= 100 for line in blank_file("babylon", 4).split("\n"))
