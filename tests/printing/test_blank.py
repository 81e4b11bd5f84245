"""The file that `babylon new` writes can be used as it is, and says what may stand in it."""

import pytest

import babylon_cli as babylon
from babylon_cli.printing.blank import blank_file, with_schema
from tests.babylon.files.pictures import loaded, one_player

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
    assert not any(player.layout.garden.terraces for player in document.table.players)


def test_what_it_shows_can_be_typed_over() -> None:
    text = blank_file("babylon", 2).replace("      # - {at:", "      # {at:").replace("      # - ", "      - ")
    (document,) = loaded(text)
    assert document.table is not None
    ana, bo = document.table.players
    assert [terrace.level for terrace in ana.layout.garden.terraces] == [1, 1, 2]
    assert bo.layout.garden.terraces == ()
    assert babylon.check(document).findings == ()
    assert babylon.score(document).data()["players"][0]["score"]["total"] > 0
    (line,) = [line for line in blank_file("babylon", 2).split("\n") if "- {at:" in line]
    (document,) = loaded(one_player(f"terraces: [{line.partition('- ')[2]}]"))
    assert document.problems == ()


def test_it_says_which_way_is_up_and_what_the_pad_has() -> None:
    text = blank_file("babylon", 2)
    assert "rows 1 to 8 from the top, the far side, down to the owner. A1 is the far left" in text
    rows = ("statues", "fountains", "bridges", "staircases", "decorations", "flowers", "belvederes", "highest", "total")
    pad = text[text.index("score_pad: {") :]
    places = [pad.index(f"{row}: ") for row in rows]
    assert places == sorted(places)


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
"""
    (document,) = loaded(filled_in)
    assert document.problems == ()
    assert document.table is not None
    (ana,) = document.table.players
    assert ana.tally is not None
    assert ana.tally.visible_holes == 40
    assert document.table.rulings.bridge_gap == "ground"


@pytest.mark.parametrize(("game", "schema"), [("babylon", "babylon.schema.json"), ("babel", "babel.schema.json")])
def test_it_leads_editors_to_a_schema_that_it_does_not_take_to_be_there(game: str, schema: str) -> None:
    lines = blank_file(game, 2).split("\n")
    assert not any(line.startswith("# yaml-language-server") for line in lines)
    assert f"`# yaml-language-server: $schema={schema}`" in lines[5 if game == "babylon" else 6]


@pytest.mark.parametrize("game", ["babylon", "babel"])
def test_a_file_that_names_its_schema_does_not_say_how_to(game: str) -> None:
    text = blank_file(game, 2)
    first, rest = with_schema(text, "its.schema.json").split("\n", 1)
    assert first == "# yaml-language-server: $schema=its.schema.json"
    assert "yaml-language-server" not in rest
    assert set(text.split("\n")) - set(rest.split("\n")) == {
        line for line in text.split("\n") if "ditor" in line or "put this" in line
    }


def test_its_lines_fit() -> None:
    assert all(len(line) <= 100 for line in blank_file("babylon", 4).split("\n"))
