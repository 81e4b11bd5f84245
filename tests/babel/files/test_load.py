"""What a file of Babel becomes: cities in a ring, the tower turn by turn, tokens, and one build."""

import pytest

from babylon_cli.babel.files.load import TowerDocument, load
from babylon_cli.babel.table.rulings import DEFAULT_RULINGS
from babylon_cli.babel.table.table import Build, City, Laid, Military, Table, Tokens
from babylon_cli.documents import Document
from babylon_cli.documents import loaded as loaded_as
from babylon_cli.games import TOP_LEVEL_KEYS
from babylon_cli.reading.documents import not_told_yet, raw_documents, unreadable
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import MOST_BYTES
from babylon_cli.reading.sources import Source, raw_documents_of
from tests.babel.tables import seated, table

TABLE = """\
game: babel
title: Friday
age: 2
modules: [tower]
rulings: {surcharge_goes_to: bank, last_card_tile: forbidden}
players:
  - {name: Ana, wonder: gizeh a, stages: 9, cards: [Chantier, Altar, altar], coins: 5, free_city: false,
     military: {victory: [1, 3, 3], defeat: 2}, tiles: [12, 4, 9], science: [gear, tablet], copied_guild: Spies Guild,
     tokens: {shields: 1, free_building: 2, free_stage: 3, any_colour: 4, science_sets: 5, guilds: 6, stages: 7,
       penalties: [-1, 2, -3], lost_wonder: true},
     score_pad: {military: 5, total: 40, coins: }}
  - {name: 7, wonder: Rhodos B, free_city: true}
tower:
  - {Ana: 4, 7: [5, 6]}
  -
    Ana:
  - {}
  - {7: 7}
projects:
  - {age: 1, card: Cranes, joined: }
  - {age: 2, card: Miroir de guerre, joined: {7: 2, Ana: }}
build: {player: 7, card: Temple, join: any_colour, use: free_building}
expect: {winners: [Ana]}
"""


def loaded(text: str) -> list[TowerDocument]:
    return list(load("a.yaml", text.encode()))


def test_a_table_in_full() -> None:
    (document,) = loaded(TABLE)
    read = document.table
    assert read is not None
    assert (read.age, read.title, read.modules) == (2, "Friday", frozenset({"tower"}))
    assert read.rulings == DEFAULT_RULINGS.answered({"surcharge_goes_to": "bank", "last_card_tile": "forbidden"})
    ana, seven = read.cities
    assert ana.copied_guild is not None
    cards = ana.cards
    assert ana == City(
        seat=0,
        name="Ana",
        wonder=ana.wonder,
        stages=9,
        cards=cards,
        coins=5,
        military=Military((1, 3, 3), 2),
        tiles=(12, 4, 9),
        tokens=Tokens(1, 2, 3, 4, 5, 6, 7, (-1, -2, -3), lost_wonder=True),
        science=("gear", "tablet"),
        copied_guild=ana.copied_guild,
        free_city=False,
        score_pad={"military": 5, "total": 40},
    )
    assert ana.wonder.title == "Gizah A"
    assert ana.copied_guild.name == "Spies Guild"
    assert [card.name for card in cards] == ["Lumber Yard", "Altar", "Altar"]
    assert seven == City(seat=1, name="7", wonder=seven.wonder, free_city=True)
    assert seven.wonder.title == "Rhodos B"
    assert read.tower == ((Laid(0, 4), Laid(1, 5), Laid(1, 6)), (), (), (Laid(1, 7),))
    assert [(entry.age, entry.project.name, entry.joined) for entry in read.projects] == [
        (1, "Cranes", {}),
        (2, "War Mirror", {1: 2, 0: 0}),
    ]
    assert read.build is not None
    assert read.build.card is not None
    assert read.build == Build(1, read.build.card, "any_colour", "free_building")
    assert read.build.card.name == "Temple"
    assert document.expect is not None
    assert document.expect.winners == ["Ana"]


def test_what_is_left_out_is_nothing() -> None:
    read = table("game: babel\nage: 1\nplayers: [{name: Ana, wonder: Gizah A}]")
    assert read == Table(1, (City(0, "Ana", read.cities[0].wonder),))
    assert read.modules == {"tower", "projects"}


def test_no_module_is_not_both() -> None:
    assert table("game: babel\nage: 1\nmodules: []\nplayers: [{name: Ana, wonder: Gizah A}]").modules == frozenset()


@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_penalty_is_a_minus_however_it_was_written(value: int) -> None:
    minus, plus = [seated(f"tokens: {{penalties: [{sign}{value}]}}").cities[0].tokens for sign in ("-", "")]
    assert minus == plus == Tokens(penalties=(-value,))


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("card: Altar", ("Altar", "no", "")),
        ("card: Altar, join: false", ("Altar", "no", "")),
        ("card: Altar, join: true", ("Altar", "colour", "")),
        ("card: Altar, stage: false, use: olympia", ("Altar", "no", "olympia")),
        ("card: Altar, use: discard, join: any_colour", ("Altar", "any_colour", "discard")),
        ("stage: true", (None, "no", "")),
        ("stage: true, use: free_stage", (None, "no", "free_stage")),
    ],
)
def test_builds(written: str, read: tuple[str | None, str, str]) -> None:
    build = seated("coins: 1", more=f"build: {{player: Ana, {written}}}").build
    assert build is not None
    assert (build.card and build.card.name, build.join, build.use) == read


def test_two_players_of_one_name_are_told_though_all_else_is_right() -> None:
    text = "game: babel\nage: 1\nplayers: [{name: Ana, wonder: Gizah A}, {name: Ana, wonder: Rhodos A}]\n"
    (document,) = loaded(text)
    assert document.table is None
    assert document.expect is None
    assert [str(problem.message) for problem in document.problems] == ["two players are called Ana"]


def test_several_documents_are_numbered_and_each_stands_for_itself() -> None:
    good = "game: babel\nage: 1\nplayers: [{name: Ana, wonder: Gizah A}]\n"
    documents = loaded(f"{good}---\n{good.replace('age: 1', 'age: 7')}---\n{good}")
    assert [document.number for document in documents] == [1, 2, 3]
    assert [document.table is None for document in documents] == [False, True, False]
    assert [document.number for document in loaded(good)] == [None]


def test_a_document_may_be_refused_for_what_is_asked_of_it() -> None:
    (document,) = loaded("# a comment\ngame: babel\nage: 1\nplayers: [{name: Ana, wonder: Gizah A}]\n")
    refused = document.refused("it has no build", "write one")
    assert refused.table is None
    assert refused.expect is None
    assert refused.problems == (Problem("it has no build", 2, 1, 1, "write one"),)


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"", "the file is empty"),
        (b"# nothing\n", "the file is empty"),
        (b"game: babel\xff", "the file is not UTF-8: the byte 0xFF stands here"),
        (b"game: babel\x00", "the character U+0000 cannot stand in a text file"),
        (b"#" * (MOST_BYTES + 1), "the file is larger than 1,048,576 bytes (1 MiB)"),
    ],
    ids=["empty", "comment", "bytes", "nul", "large"],
)
def test_what_cannot_be_read_at_all(raw: bytes, message: str) -> None:
    (document,) = load("a.yaml", raw)
    assert document.table is None
    assert str(document.problems[0].message) == message


def test_a_file_that_is_not_there() -> None:
    (raw,) = raw_documents_of(Source("no such folder/a.yaml"), TOP_LEVEL_KEYS)
    document = loaded_as(raw, "babel")
    assert [str(problem.message) for problem in document.problems] == ["there is no such file"]
    refused = loaded_as(unreadable("a.yaml", Problem("it is torn")), "babel")
    assert (refused.table, refused.expect) == (None, None)
    assert refused.place(("players",))[:2] == (1, 1)


def asked_of(text: str, game: str | None) -> Document:
    """The only document of a file, read by a command of one game or by one of both."""
    (raw,) = raw_documents("a.yaml", text.encode())
    return loaded_as(raw, game)


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("game: babel", "babel"),
        ("game: Babel", "babel"),
        ("game: BABYLON", "babylon"),
        ("age: 1", "babylon"),
        ("game: babylon", "babylon"),
        ("game: [babel]", "babylon"),
        ("- game: babel", "babylon"),
        ("babel", "babylon"),
        ("", "babylon"),
    ],
)
def test_which_game_a_document_tells_of(text: str, game: str) -> None:
    assert asked_of(text, None).game == game


def test_the_gardens_refuse_a_document_of_babel_at_the_word() -> None:
    document = asked_of(f"# a comment\n{TABLE}", "babylon")
    assert document.table is None
    (problem,) = document.problems
    assert (problem.line, problem.column, problem.width) == (2, 7, 5)
    assert str(problem.message) == "the document tells of 7 Wonders: Babel"
    assert "`babylon babel check`" in str(problem.help)


def test_a_document_of_babel_that_is_no_yaml_is_refused_once() -> None:
    """What is wrong with its YAML is for those to tell who read the game."""
    document = asked_of("game: babel\ntitle: &x y\n", "babylon")
    assert [str(problem.message) for problem in document.problems] == ["the document tells of 7 Wonders: Babel"]


def test_true_and_false_in_quotes_or_capitals() -> None:
    seats = "players: [{name: Ana, wonder: Gizah A}, {name: Bo, wonder: Rhodos A, free_city: 'True'}]"
    for build, problems in (("card: Altar, stage: False", 0), ("stage: 'true'", 0), ("stage: FALSE", 1)):
        document = asked_of(f"game: babel\nage: 1\n{seats}\nbuild: {{player: Ana, {build}}}\n", None)
        assert len(document.problems) == problems, build
    document = asked_of(f"game: babel\nage: 1\n{seats}\nexpect: {{scores: {{Bo: 3}}}}\n", None)
    assert ["no player" in str(problem.message) for problem in document.problems] == [True]


def test_a_garden_is_read_as_before() -> None:
    document = asked_of("game: babylon\nplayers: [{name: Ana, flower: white}]\n", "babylon")
    assert document.problems == ()
    assert document.table is not None


def test_a_garden_that_is_no_yaml_is_told_once() -> None:
    document = asked_of("game: babylon\nplayers: *them\n", "babylon")
    assert document.table is None
    assert [str(problem.message) for problem in document.problems] == ["the alias *them is used"]


def test_one_place_is_told_once() -> None:
    told, again, other = Problem("a", 1, 2), Problem("b", 1, 2), Problem("c", 1, 3)
    assert not_told_yet([again, other], [told]) == [other]
    assert not_told_yet([again, other], []) == [again, other]
    (document,) = loaded("game: babel\nage: *one\nplayers: [{name: Ana, wonder: Gizah A}]\n")
    assert [str(problem.message) for problem in document.problems] == ["the alias *one is used"]


def test_the_mistakes_stand_in_the_order_of_the_file() -> None:
    (document,) = loaded(
        "game: babel\nagee: 1\nplayers: [{name: A, wonder: 3}, {name: A, coins: x}]\ntitle: &t y\ntower: 3\n"
    )
    places = [(problem.line, problem.column) for problem in document.problems]
    assert len(places) == 6
    assert places == sorted(places)
