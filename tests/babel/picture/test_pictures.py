"""The tower of a table as a picture: every tile once, whoever built it and whatever the players are called."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babel.files.load import load
from babylon_cli.babel.picture.pictures import pictures
from babylon_cli.babel.play.tower import tower_points
from babylon_cli.babel.rules.verdict import judge
from babylon_cli.babel.table.table import Table
from babylon_cli.printing.picture import Picture
from babylon_cli.printing.safe import STEERS
from babylon_cli.printing.svg.strokes import strokes
from tests.babel.tables import Plain, seated, seated_text, table, table_of
from tests.cases import for_each
from tests.cli.kept import assert_as_it_was
from tests.cli.running import EXAMPLES
from tests.cli.test_hostile_names import HOSTILE, quoted
from tests.naive_babel.generate import disturb, random_table
from tests.pseudo import PseudoLanguage

SNAPSHOT = Path(__file__).parent / "tower.svg"

FIVE = "tower: [{Ana: 4, Bo: 5}, {Bo: 7}, {Ana: 12}, {Cas: [3, 20]}]"


def picture(drawn: Table) -> Picture:
    """The one picture of a table, with all that is found there."""
    (found,) = pictures(drawn, judge(drawn).findings)
    return found


def paths(found: Picture) -> list[str]:
    """Where the file has each thing that is drawn."""
    root = ElementTree.fromstring(found.svg)
    return [entry.attrib["data-path"] for entry in root.iter() if "data-path" in entry.attrib]


def texts(found: Picture) -> list[str]:
    """All lines of real text."""
    return [str(entry.text) for entry in ElementTree.fromstring(found.svg).iter() if entry.tag.endswith("}text")]


def paths_expected(drawn: Table) -> Counter[str]:
    """The paths of all tiles that were laid and of those in hands, told a second time."""
    found = Counter[str]()
    for number, turn in enumerate(drawn.tower):
        for city in drawn.cities:
            tiles = [laid for laid in turn if laid.seat == city.seat]
            entry = f"tower.{number}.{city.name}"
            found.update([entry] if len(tiles) == 1 else [f"{entry}.{index}" for index in range(len(tiles))])
    for city in drawn.cities:
        found.update([f"players.{city.seat}.tiles.{index}" for index in range(len(city.tiles))])
    return found


def tables_of_examples() -> Iterator[tuple[str, Table]]:
    """Every table of an example in which tiles are laid."""
    for path in sorted([*EXAMPLES.glob("babel/**/*.yaml"), *EXAMPLES.glob("rules/babel-*/*.yaml")]):
        raw = path.read_bytes()
        if b"tower:" in raw:
            yield from [(path.name, document.table) for document in load(str(path), raw) if document.table is not None]


def test_every_tile_of_every_example_is_drawn_once() -> None:
    tiles = 0
    for name, drawn in tables_of_examples():
        expected = paths_expected(drawn) if "tower" in drawn.modules else Counter[str]()
        assert Counter([path for found in pictures(drawn) for path in paths(found)]) == expected, name
        tiles += expected.total()
    assert tiles > 300


@settings(max_examples=15)
@given(st.integers(0, 10**6))
def test_every_tile_of_a_random_table_is_drawn_once(seed: int) -> None:
    random = Random(seed)
    plain: Plain = random_table(random)
    drawn = table_of(disturb(random, plain) if random.random() < 0.5 else plain)
    if "tower" in drawn.modules:
        assert Counter(paths(picture(drawn))) == paths_expected(drawn)


def test_where_the_tower_is_not_played_there_is_no_picture() -> None:
    assert pictures(seated("", "", "", more="modules: [projects]")) == ()


def test_a_picture_has_a_title_a_place_and_the_tower_as_text() -> None:
    found = picture(seated("", "", "", more=FIVE))
    assert (found.title, found.path, found.numbers) == ("The Tower of Babel", ("tower",), (1,))
    title, description = ElementTree.fromstring(found.svg)[:2]
    assert title.text == "The Tower of Babel"
    lines = str(description.text).split("\n")
    assert [line.split() for line in lines] == [
        ["(1)", "12", "on", "4", "->", "(2)", "3", "on", "5"],
        ["^", "|"],
        ["+----------", "<-", "(3)", "20", "on", "7"],
    ]


def test_the_numbers_of_the_tiles_are_strokes() -> None:
    found = picture(seated("", "", "", more="tower: [{Ana: 4}, {Bo: 20}]"))
    shapes = [entry.attrib.get("d") for entry in ElementTree.fromstring(found.svg).iter()]
    assert strokes("4", 68, 78, 42) in shapes
    assert strokes("20", 274, 78, 42) in shapes


def test_the_legend_tells_laws_builders_turns_and_points() -> None:
    told = texts(picture(seated("", "", "", age=2, more=FIVE)))
    assert " ".join(told).startswith("Laws in force raw materials cost 1 coin more from a neighbour Ana, turn 3 ")
    covered = told.index("Covered")
    assert covered < [line.startswith("the Trading Posts, ") for line in told].index(True)
    assert told.index("Ana, turn 1") > covered
    assert "building a blue card brings 2 coins" in " ".join(told)
    assert told[-4:] == ["Built", "Ana: 2 tiles, 5 points", "Bo: 2 tiles, 5 points", "Cas: 2 tiles, 5 points"]


def test_an_empty_tower_has_no_law() -> None:
    assert texts(picture(seated("", ""))) == [
        "Laws in force",
        "none",
        "Built",
        *[f"{name}: 0 tiles, 0 points" for name in ("Ana", "Bo")],
    ]


def test_a_free_city_is_told_only_where_it_has_tiles() -> None:
    free = "wonder: Rhodos A, free_city: true"
    assert not [line for line in texts(picture(seated("", free, "wonder: Gizah A"))) if "Bo" in line]
    builds = seated("", free, "wonder: Gizah A", more="tower: [{Bo: 4}]")
    assert "Bo: 1 tile, 0 points" in texts(picture(builds))
    holds = seated("", f"{free}, tiles: [4]", "wonder: Gizah A")
    assert "Bo: 0 tiles, 0 points" in texts(picture(holds))


def test_a_tile_of_a_hand_is_dashed_until_it_is_built() -> None:
    (before, after) = [
        picture(seated("tiles: [4, 9, 12]", "", "", more=more)).svg.count('stroke-dasharray="4 3"')
        for more in ("", "tower: [{Ana: 9}]")
    ]
    assert (before, after) == (3, 2)


@for_each("name", [*HOSTILE.values(), "<script>alert(1)</script>", '"]]>', "葡萄牙" * 30, "\u200f", "x" * 95, "👩‍🌾"])
def test_names_break_nothing_and_steer_nothing(name: str) -> None:
    word = quoted(name)
    drawn = table(f"""
        title: {word}
        game: babel
        age: 3
        players:
          - {{name: {word}, wonder: Gizah A, tiles: [4, 5], score_pad: {{tower: 9}}}}
          - {{name: {quoted(name + "2")}, wonder: Rhodos A}}
          - {{name: {quoted(name + "3")}, wonder: Olympia A}}
        tower: [{{{word}: [4, 5], {quoted(name + "2")}: 7}}]
        """)
    found = picture(drawn)
    root = ElementTree.fromstring(found.svg.encode())
    assert {entry.tag.partition("}")[2] for entry in root.iter()} == {
        "svg",
        "title",
        "desc",
        "rect",
        "path",
        "g",
        "circle",
        "text",
    }
    assert re.search(STEERS, found.svg.replace("\n", "")) is None
    assert sum(paths_expected(drawn).values()) == len(paths(found))


def test_it_needs_no_style_no_script_no_font_and_nothing_from_outside() -> None:
    svg = picture(seated("tiles: [1, 2, 3]", "", "", more=FIVE)).svg
    for word in ("style=", "<script", "href", "url(", "@", "class=", " id=", ' width="100%'):
        assert word not in svg
    assert set(re.findall(r'font-family="([^"]*)"', svg)) == {"sans-serif"}
    assert re.match(r'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-26 -26 436 [0-9.]+" role="img">', svg)


def test_another_language_says_it_all() -> None:
    drawn = seated("", "", "", more=FIVE)
    (found,) = pictures(drawn, (), PseudoLanguage())
    assert found.title != "The Tower of Babel"
    plain = set(texts(picture(drawn)))
    assert not [line for line in texts(found) if line in plain]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_same_bytes_each_time(players: int) -> None:
    text = seated_text(*[""] * players, more="tower: [{Ana: 4, Bo: 5}, {Bo: 7}]")
    assert picture(table(text)).svg == picture(table(text)).svg


def test_it_is_as_it_was() -> None:
    drawn = seated("tiles: [4, 12, 1]", "tiles: [5, 7, 2]", more="tower: [{Ana: 4, Bo: 5}, {Bo: 7, Ana: 8}]")
    assert_as_it_was(SNAPSHOT, picture(drawn).svg.replace("<g ", "\n<g "))


def test_the_points_are_those_that_count() -> None:
    drawn = seated("", "", "", more="tower: [{Ana: 4}, {Ana: 5}, {Ana: 6}, {Bo: 7}]")
    assert tower_points(drawn) == {"Ana": 10, "Bo": 2, "Cas": 0}
    assert texts(picture(drawn))[-3:] == ["Ana: 3 tiles, 10 points", "Bo: 1 tile, 2 points", "Cas: 0 tiles, 0 points"]
