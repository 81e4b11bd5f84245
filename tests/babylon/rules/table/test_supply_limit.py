"""The table shows no more pieces than the box holds: a warning, by ruling a fault or nothing."""

import pytest

from babylon_cli.babylon.table.table import Table
from tests.drawing import finding_of, found, message_of, table, warned

WARNING = [("supply-limit", "players")]


def counted(tally: str, rulings: str = "{}") -> Table:
    """A table of two who counted: the first has what the text says, the second nothing."""
    return table(f"""
        rulings: {rulings}
        players:
          - {{name: Ana, flower: white, tally: {{{tally}, highest_terrace: 3, visible_holes: 20}}}}
          - {{name: Bo, flower: pink}}
        """)


@pytest.mark.parametrize(
    ("tally", "most"),
    [
        ("statues: {{1: 30, 2: {number}}}", 8),
        ("fountains: {{1: 10, 2: {number}}}", 5),
        ("bridges: {{1: 10, 2: {number}}}", 5),
        ("staircases: {{1-2: 10, 2-3: {number}}}", 5),
        ("belvederes: {number}", 38),
    ],
)
def test_pieces_that_are_counted(tally: str, most: int) -> None:
    assert warned(counted(tally.format(number=most))) == []
    assert warned(counted(tally.format(number=most + 1))) == WARNING


def stored(pillars: int, doubles: int = 0) -> Table:
    """A table at which single and double pillars are stored."""
    return table(f"""
        players:
          - {{name: Ana, flower: white, storage: {{pillars: {pillars}, doubles: {doubles}}}}}
          - {{name: Bo, flower: pink}}
        """)


def test_pillars_in_storage() -> None:
    assert warned(stored(148)) == []
    assert warned(stored(149)) == WARNING
    assert warned(stored(0, 60)) == []
    assert warned(stored(0, 61)) == WARNING


EVEN_CELLS = [f"{column}{row}" for row in (1, 3, 5, 7) for column in "ACEG"]


def garden_of(number: int, keys: str) -> str:
    """So many terraces side by side, each with these keys."""
    return ", ".join(f"{{at: {cell}, flower: white, {keys}}}" for cell in EVEN_CELLS[:number])


def built(ana: str, bo: str = "terraces: []", cas: str = "") -> Table:
    """A table of two or three with these keys."""
    third = f"  - {{name: Cas, flower: sun, {cas}}}\n" if cas else ""
    return table(f"players:\n  - {{name: Ana, flower: white, {ana}}}\n  - {{name: Bo, flower: pink, {bo}}}\n{third}")


def test_pillars_under_terraces_and_bare_ones() -> None:
    singles = f"terraces: [{garden_of(16, 'level: 1')}]"
    assert warned(built(f"{singles}, storage: {{pillars: 84}}")) == []
    assert warned(built(f"{singles}, storage: {{pillars: 85}}")) == WARNING
    assert warned(built(f"{singles}, storage: {{pillars: 84}}, bare_pillars: [A1]")) == WARNING


def test_doubles_under_terraces() -> None:
    fifteen = f"terraces: [{garden_of(15, 'level: 2')}]"
    assert warned(built(fifteen)) == []
    assert warned(built(fifteen, "storage: {doubles: 1}")) == WARNING


def test_a_corner_that_nothing_reaches_shows_no_pillar() -> None:
    assert warned(built(f"terraces: [{garden_of(16, 'level: 3')}]")) == []


def test_belvederes_and_statues_under_terraces() -> None:
    belvederes = f"terraces: [{garden_of(16, 'level: 1, belvedere: NW')}]"
    more = "tally: {belvederes: NUMBER, highest_terrace: 1, visible_holes: 0}"
    assert warned(built(belvederes, more.replace("NUMBER", "22"))) == []
    assert warned(built(belvederes, more.replace("NUMBER", "23"))) == WARNING
    carrying = "terraces: [{at: A1, level: 1, flower: white}, {at: A2, level: 2, flower: white, pillars: {NW: statue}}]"
    statues = "tally: {statues: {1: NUMBER}, highest_terrace: 1, visible_holes: 0}"
    assert warned(built(carrying, statues.replace("NUMBER", "37"))) == []
    assert warned(built(carrying, statues.replace("NUMBER", "38"))) == WARNING


@pytest.mark.parametrize("key", ["fountains", "bridges", "staircases"])
def test_typed_decorations_count_whether_or_not_they_are_in_their_place(key: str) -> None:
    assert warned(built(f"{key}: [{', '.join(['A1-C1'] * 15)}]")) == []
    assert warned(built(f"{key}: [{', '.join(['A1-C1'] * 16)}]")) == WARNING


def quarry_of(material: str, number: int) -> str:
    """A quarry with so many visible tiles of one material."""
    cells = [material] * number + ["floor"] * (16 - number)
    rows = [f"[{', '.join(cells[row * 4 : row * 4 + 4])}]" for row in range(4)]
    return f"quarry: [{', '.join(rows)}]\n"


PLAYERS = {
    1: "players: [{name: Ana, flower: white, KEYS}]\n",
    2: "players: [{name: Ana, flower: white, KEYS}, {name: Bo, flower: pink}]\n",
    3: "players: [{name: Ana, flower: white, KEYS}, {name: Bo, flower: pink}, {name: Cas, flower: sun}]\n",
    4: "players: [{name: Ana, flower: white, KEYS}"
    ", {name: Bo, flower: pink}, {name: Cas, flower: sun}, {name: Dee, flower: vine}]\n",
}
ONE_MORE = "storage: {terrace: {flower: white, material: MATERIAL}}"


@pytest.mark.parametrize(
    ("material", "players", "most"),
    [("clay", 1, 16), ("clay", 2, 10), ("clay", 3, 13), ("clay", 4, 16), ("granite", 2, 16), ("basalt", 4, 16)],
)
def test_terraces_of_a_material(material: str, players: int, most: int) -> None:
    keys = ONE_MORE.replace("MATERIAL", material)
    enough = table(PLAYERS[players].replace("KEYS", keys) + quarry_of(material, most - 1))
    too_many = table(PLAYERS[players].replace("KEYS", keys) + quarry_of(material, most))
    assert ("supply-limit", "players") not in warned(enough)
    assert ("supply-limit", "players") in warned(too_many)


def test_terraces_in_gardens_and_deeper_in_the_quarry_count() -> None:
    terraces = garden_of(4, "level: 1, material: granite")
    players = f"players: [{{name: Ana, flower: white, terraces: [{terraces}]}}, {{name: Bo, flower: pink}}]\n"
    nine_stacks = quarry_of("clay > granite", 9)
    assert warned(table(players + nine_stacks)) == []
    assert warned(table(players + nine_stacks.replace("floor", "granite", 3))) == []
    assert warned(table(players + nine_stacks.replace("floor", "granite", 4))) == WARNING


def test_without_players_it_is_reported_at_the_quarry() -> None:
    stack = "clay > granite > basalt > basalt"
    assert ("supply-limit", "quarry") in warned(table(quarry_of(stack, 9)))


def test_the_ruling_says_what_it_is() -> None:
    too_many = "statues: {1: 39}"
    assert (found(counted(too_many)), warned(counted(too_many))) == ([], WARNING)
    assert found(counted(too_many, "{supply: limit}")) == WARNING
    assert warned(counted(too_many, "{supply: limit}")) == []
    assert (found(counted(too_many, "{supply: ignore}")), warned(counted(too_many, "{supply: ignore}"))) == ([], [])


def test_what_the_messages_say() -> None:
    finding = finding_of("supply-limit", counted("statues: {1: 39}"))
    assert str(finding.message) == "the table shows 39 statues, and the game has 38"
    assert (str(finding.where), finding.player) == ("the table", None)
    assert str(finding.help) == "look for pieces that are typed twice; boxes may hold some spares"
    clay = table(PLAYERS[2].replace("KEYS", ONE_MORE.replace("MATERIAL", "clay")) + quarry_of("clay", 10))
    assert message_of("supply-limit", clay) == "the table shows 11 clay terraces, and the game has 10"
