"""The schema of a file of Babel is current, draft-07, described throughout, and takes what the reader takes."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft7Validator

from babylon_cli.babel.facts.cards import CARDS, GUILDS
from babylon_cli.babel.facts.projects import PROJECTS
from babylon_cli.babel.facts.wonders import WONDERS
from babylon_cli.babel.files.load import load
from babylon_cli.babel.files.models import BabelDocument
from babylon_cli.babel.files.schema import schema
from babylon_cli.reading.kept_schema import kept_schema
from babylon_cli.reading.reader import Document, read_documents
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.schema import DRAFT, schema_text
from babylon_cli.reading.shape import shape_of
from tests.babel.files.test_pictures import EVERY_PICTURE
from tests.babylon.files.full_document import BAD_DATES, FullDocument, name_of
from tests.babylon.files.test_schema import groups_of_keys
from tests.cases import for_each
from tests.cli.kept import assert_as_it_was
from tests.examples import BABEL_EXAMPLES, ROOT
from tests.reading.plain import Steps, as_a_model_has_it, as_yaml, at, paths_in, read_quickly, replaced, without
from tests.reading.validating import validator_of

SCHEMA = schema()

VALIDATOR = validator_of(SCHEMA)

SOME = settings(max_examples=80, deadline=None, derandomize=True, database=None)

FULL = """\
game: babel
title: Friday
date: 2026-11-28T20:15:07Z
place: 7
notes: "a line\\nand another one"
age: 3
modules: [tower, projects]
rulings: {tax_on_free_builds: waived, discount_under_coin_tiles: ignored, free_city_chains: ignored,
  surcharge_goes_to: bank, infinite_for_sale: one, half_penalty: partial, free_token_waives_tax: "yes",
  last_card_tile: forbidden}
players:
  - name: Ana
    wonder: Olympia B
    free_city: false
    stages: 3
    cards: [Lumber Yard, Altar]
    coins: 5
    military: {victory: [1, 3, 5], defeat: 2}
    tiles: [4, 9, 12]
    tokens: {shields: 1, free_building: 1, free_stage: 1, any_colour: 1, science_sets: 1, guilds: 1, stages: 1,
      penalties: [-1, 2], lost_wonder: true}
    science: [gear]
    copied_guild: Spies Guild
    score_pad: {military: 1, coins: 1, wonder: 1, civil: 1, commerce: 1, guilds: 1, science: 1, tower: 2, projects: 1,
      total: 40}
  - {name: Bo, wonder: Rhodos A}
tower:
  - {Ana: 4, Bo: 5}
  - {Bo: [7, 8]}
projects:
  - {age: 1, card: Cranes, joined: {Ana: 1}}
build: {player: Bo, card: Temple, stage: false, join: any_colour, use: free_building}
expect:
  violations: [babel-stages]
  warnings: [babel-markers]
  active: [7, 5]
  points: {Ana: 2, Bo: 5}
  price: {legal: true, bank: 0, left: 2, right: 0, total: 2, gain: 0}
  projects: [{age: 1, card: Cranes, success: true, rewards: {Ana: 1}, penalties: {Bo: token}, victory: {Ana: [3]}}]
  conflicts: [{left: Bo, right: Ana, shields: [1, 0], tokens: {Bo: [1], Ana: [-1]}}]
  scores: {Ana: 41, Bo: {military: -1, coins: 1, wonder: 1, civil: 1, commerce: 1, guilds: 1, science: 1, tower: 2,
    projects: -1, total: 39}}
  winners: [Ana]
"""

NEEDED = ("game", "age", "players", "players.name", "players.wonder", "projects.card", "projects.age", "build.player")

PADS = ("military", "coins", "wonder", "civil", "commerce", "guilds", "science", "tower", "projects", "total")
TOKENS = ("shields", "free_building", "free_stage", "any_colour", "science_sets", "guilds", "stages")
NO_COUNT: list[Any] = [-1, 10_000, "many", True]
NO_POINTS: list[Any] = [-10_000, "many", True]
NO_TEXT: list[Any] = ["", True, [], {}]
NO_NAME: list[Any] = [3, True, [], {}]
NO_TILE: list[Any] = [0, 25, "seven", True, {}]
NO_SWITCH: list[Any] = ["yes", "NO", "truth", 0, 1, []]

BAD: dict[str, list[Any]] = {
    "game": ["bable", "babylon", "", 3, True, ["babel"], None],
    "title": NO_TEXT,
    "date": BAD_DATES,
    "place": NO_TEXT,
    "notes": NO_TEXT,
    "age": [0, 4, "4", "II", [], None],
    "modules": ["tower", 3, ["towers"], [None], {}],
    "rulings": ["bank", [], 3, {"leaders": "x"}],
    **{
        f"rulings.{key}": ["no such word", True, ["bank"]]
        for key in (
            *("tax_on_free_builds", "discount_under_coin_tiles", "free_city_chains", "surcharge_goes_to"),
            *("infinite_for_sale", "half_penalty", "free_token_waives_tax", "last_card_tile"),
        )
    },
    "players": [[], 3, {"name": "Ana"}, ["Ana"], [None], [[]], [{"name": "Ana"}], [{"wonder": "Gizah A"}], None],
    "players.0.name": [*NO_TEXT, None],
    "players.0.wonder": [*NO_NAME, None],
    "players.0.free_city": NO_SWITCH,
    "players.0.stages": NO_COUNT,
    "players.0.cards": ["Altar", 3, [3], [None], [["Altar"]], {"Altar": 1}],
    "players.0.coins": NO_COUNT,
    "players.0.military": [3, [], "none", {"victories": []}],
    "players.0.military.victory": [3, [0], [2], [-1], ["2"], [None], {}],
    "players.0.military.defeat": NO_COUNT,
    "players.0.tiles": [7, [25], [0], ["seven"], [None], [[7]], [True], {}, [7] * 101],
    "players.0.tokens": [3, [], "none", {"shield": 1}],
    **{f"players.0.tokens.{key}": NO_COUNT for key in TOKENS},
    "players.0.tokens.penalties": [-1, [0], [4], [-4], ["4"], [None], {}],
    "players.0.tokens.lost_wonder": NO_SWITCH,
    "players.0.science": ["gear", ["wheel"], ["Gears"], [3], [None], {}],
    "players.0.copied_guild": NO_NAME,
    "players.0.score_pad": [40, [], "none", {"sum": 3}],
    **{f"players.0.score_pad.{key}": NO_POINTS for key in PADS},
    "players.1.name": NO_TEXT,
    "players.1.wonder": NO_NAME,
    "tower": [4, {"Ana": 4}, [4], ["Ana"], [None], [[]], [{}] * 101],
    "tower.0.Ana": NO_TILE,
    "tower.0.Bo": NO_TILE,
    "tower.1.Bo": [[25], [0], [None], [[7]], "seven"],
    "projects": [3, {}, ["Cranes"], [None], [{"age": 1}], [{"card": "Cranes"}], [{"age": 1, "card": "x", "won": 1}]],
    "projects.0.age": [0, 4, "4", [], None],
    "projects.0.card": [*NO_NAME, None],
    "projects.0.joined": [3, ["Ana"], "Ana"],
    "projects.0.joined.Ana": NO_COUNT,
    "build": [3, [], "Altar", {"card": "Altar"}, {"player": "Ana", "who": "Ana"}],
    "build.player": [*NO_TEXT, None],
    "build.card": NO_NAME,
    "build.stage": NO_SWITCH,
    "build.join": ["any_color", "yes", "truth", 1, 0, []],
    "build.use": ["free", "", 3, True, []],
    "expect": [3, [], "none", {"tie_break": "none"}],
    "expect.violations": ["none", 3, ["Babel Stages"], [3], {}],
    "expect.warnings": ["none", 3, ["Babel"], [None]],
    "expect.active": [7, [25], ["25"], {}],
    "expect.points": [3, [], "none"],
    "expect.points.Ana": NO_POINTS,
    "expect.points.Bo": NO_POINTS,
    "expect.price": [3, [], "none", {"money": 1}],
    "expect.price.legal": NO_SWITCH,
    **{f"expect.price.{key}": NO_POINTS for key in ("bank", "left", "right", "total", "gain")},
    "expect.projects": [3, {}, ["Cranes"], [None], [{"won": True}]],
    "expect.projects.0.age": [0, 4, "4", []],
    "expect.projects.0.card": NO_NAME,
    "expect.projects.0.success": NO_SWITCH,
    "expect.projects.0.rewards": [3, [], "none"],
    "expect.projects.0.rewards.Ana": NO_COUNT,
    "expect.projects.0.penalties": [3, [], "token"],
    "expect.projects.0.penalties.Bo": NO_NAME,
    "expect.projects.0.victory": [3, [], "none"],
    "expect.projects.0.victory.Ana": [3, "none", ["x"], [None], {}],
    "expect.conflicts": [3, {}, ["Ana"], [None], [{"age": 1}]],
    "expect.conflicts.0.left": NO_TEXT,
    "expect.conflicts.0.right": NO_TEXT,
    "expect.conflicts.0.shields": [3, "none", ["x"], {}],
    "expect.conflicts.0.tokens": [3, [], "none"],
    "expect.conflicts.0.tokens.Bo": [3, "none", ["x"], [None], {}],
    "expect.conflicts.0.tokens.Ana": [3, "none", ["x"], [None], {}],
    "expect.scores": [3, [31], "none", {"Ana": "x"}, {"Ana": True}, {"Ana": [31]}, {"Ana": {"sum": 3}}],
    "expect.scores.Ana": ["many", True, []],
    "expect.scores.Bo": ["many", True, [], {"sum": 3}],
    **{f"expect.scores.Bo.{key}": NO_POINTS for key in PADS},
    "expect.winners": ["Ana", 3, [True], [""], [None], {}],
}
"""For every key what no table may hold there."""

(_DOCUMENT,) = read_documents(FULL)
FULL_TABLE = FullDocument(_DOCUMENT, NEEDED, BAD)

EXAMPLES = [
    (f"{path.relative_to(ROOT)} {number}", document)
    for path in BABEL_EXAMPLES
    for number, document in enumerate(read_documents(path.read_text(encoding="utf-8")), start=1)
]


def test_the_schema_that_is_kept_is_current() -> None:
    """With BABYLON_UPDATE_SNAPSHOTS=1 it is made anew."""
    assert_as_it_was(ROOT / "schemas" / "babel.schema.json", schema_text(schema()))
    assert kept_schema("babel") == schema_text(schema())


def test_its_text_is_its_data() -> None:
    assert json.loads(schema_text(schema())) == SCHEMA
    assert schema_text(schema()).endswith("}\n")


def test_it_is_draft_7() -> None:
    assert SCHEMA["$schema"] == DRAFT == "http://json-schema.org/draft-07/schema#"
    Draft7Validator.check_schema(SCHEMA)
    assert "$defs" not in schema_text(schema())


def test_its_title_and_description() -> None:
    assert SCHEMA["title"] == "7 Wonders: Babel"
    assert SCHEMA["description"] == "A table of 7 Wonders with Babel."


def test_every_group_and_every_key_is_described() -> None:
    groups = list(groups_of_keys(SCHEMA))
    assert len(groups) == len(SCHEMA["definitions"]) + 1
    for group in groups:
        assert group["description"].endswith(".")
        assert group["additionalProperties"] is False
        for key, described in group["properties"].items():
            assert described["description"].endswith("."), key


def test_it_has_no_noise() -> None:
    assert schema_text(schema()).count('"title": "') == 1
    assert '"default"' not in schema_text(schema())


def test_editors_complete_every_english_name() -> None:
    offered = [value for path, value in paths_in(SCHEMA) if path[-1:] == ("enum",)]
    for names in (
        [card.name for card in CARDS],
        [guild.name for guild in GUILDS],
        [wonder.title for wonder in WONDERS],
        [project.name for project in PROJECTS],
    ):
        assert names in offered


def test_the_full_document_has_every_key() -> None:
    used = {key for path in FULL_TABLE.key_paths() for key in path if isinstance(key, str)}
    for group in groups_of_keys(SCHEMA):
        assert set(group["properties"]) <= used


def agree(data: PlainData) -> bool:
    """Whether the schema and the reader take the data; they must not differ. Unknown names are no shape."""
    document = read_quickly(data)
    assert document.data == data
    return both_take(document)


def both_take(document: Document) -> bool:
    assert document.root is not None
    read, problems = shape_of(BabelDocument, document.data, document.root)
    assert (read is None) == bool(problems)
    by_schema = VALIDATOR.is_valid(document.data)
    assert (as_a_model_has_it(BabelDocument, document.data) is not None) == by_schema, as_yaml(document.data)
    return by_schema


def test_every_example_is_taken_by_both() -> None:
    assert len(EXAMPLES) > 200
    for name, document in EXAMPLES:
        assert document.problems == (), name
        assert both_take(document), name


TYPED: list[tuple[Steps, PlainData, PlainData]] = [
    (("game",), "Babel", "babel"),
    (("age",), "3", 3),
    (("modules", 0), "Tower", "tower"),
    (("rulings", "surcharge_goes_to"), "BANK", "bank"),
    (("players", 0, "free_city"), "False", False),
    (("players", 0, "stages"), "3", 3),
    (("players", 0, "coins"), "5", 5),
    (("players", 0, "military", "victory", 2), "5", 5),
    (("players", 0, "tiles", 2), "24", 24),
    (("players", 0, "tokens", "penalties", 0), "-1", -1),
    (("players", 0, "tokens", "lost_wonder"), "TRUE", True),
    (("players", 0, "science", 0), "Gear", "gear"),
    (("players", 0, "score_pad", "total"), "-40", -40),
    (("tower", 0, "Bo"), "7", 7),
    (("tower", 0, "Bo"), ["7", 8], [7, 8]),
    (("build", "join"), "Any_Colour", "any_colour"),
    (("build", "join"), "true", True),
    (("build", "use"), "Olympia", "olympia"),
]


@pytest.mark.parametrize(("path", "typed", "house"), TYPED)
def test_what_is_typed_is_read_as_the_house_spells_it(path: Steps, typed: PlainData, house: PlainData) -> None:
    data = replaced(FULL_TABLE.data, path, typed)
    assert agree(data)
    assert as_a_model_has_it(BabelDocument, data) == replaced(FULL_TABLE.data, path, house)


def test_the_full_document_is_taken_by_both_and_is_a_table() -> None:
    assert FULL_TABLE.document.problems == ()
    assert agree(FULL_TABLE.data)
    (loaded,) = load("full.yaml", FULL.encode())
    assert loaded.problems == ()
    assert loaded.table is not None


def test_every_picture() -> None:
    verdicts = [
        both_take(document)
        for picture in EVERY_PICTURE
        for document in read_documents(picture.text)
        if document.root is not None
    ]
    assert verdicts.count(True) > 20
    assert verdicts.count(False) > 30


EVERY_KEY = list(FULL_TABLE.key_paths())


def needed(path: Steps) -> bool:
    """Whether a key cannot be left out; what is promised can."""
    return path[0] != "expect" and FULL_TABLE.needs(path)


@for_each("path", EVERY_KEY)
def test_a_key_may_be_empty_or_left_out_unless_it_is_needed(path: Steps) -> None:
    assert agree(without(FULL_TABLE.data, path)) is not needed(path)
    names_a_player = path[:1] == ("expect",) and path[-1] in ("Ana", "Bo") and "scores" not in path
    assert agree(replaced(FULL_TABLE.data, path, None)) is not (needed(path) or names_a_player)


OPEN = ("tower", "joined", "points", "rewards", "penalties", "victory", "tokens", "scores")
"""Groups in which the players are keys."""


@for_each("path", [path for path, value in paths_in(FULL_TABLE.data) if isinstance(value, dict)])
def test_no_group_takes_a_key_that_it_does_not_know(path: Steps) -> None:
    keys = [step for step in path if isinstance(step, str)]
    takes_names = keys[-1:] and keys[-1] in OPEN and path != ("players", 0, "tokens")
    more: PlainData = ["no such tile"] if keys[-1:] == ["victory"] else {"no such key": 3}
    assert not agree(replaced(FULL_TABLE.data, (*path, "no such key"), more))
    if not takes_names:
        assert not agree(replaced(FULL_TABLE.data, (*path, "no such key"), 3))


@pytest.mark.thorough
@for_each("name", BAD)
def test_both_refuse_what_is_bad(name: str) -> None:
    path = tuple(int(step) if step.isdigit() else step for step in name.split("."))
    for value in BAD[name]:
        assert not agree(replaced(FULL_TABLE.data, path, value)), value


@pytest.mark.parametrize(
    "path",
    [
        ("age",),
        ("projects", 0, "age"),
        ("expect", "projects", 0, "age"),
        ("players", 0, "military", "victory", 0),
        ("players", 0, "tokens", "penalties", 0),
    ],
    ids=name_of,
)
def test_true_is_no_number(path: Steps) -> None:
    assert not agree(replaced(FULL_TABLE.data, path, value=True))


@for_each("path", EVERY_KEY)
def test_every_key_has_something_bad(path: Steps) -> None:
    assert name_of(path) in BAD


@pytest.mark.parametrize("data", [None, True, 3, "babel", [], {}, [{"game": "babel"}]])
def test_what_is_no_table(data: PlainData) -> None:
    assert not agree(data)


LEAVES: st.SearchStrategy[PlainData] = st.one_of(
    st.none(),
    st.integers(-4, 27),
    st.sampled_from([9999, 10_000, "", "Ana", "Altar", "gear", "tower", "bank", "token", "any_colour", "babel-stages"]),
)
ANYTHING: st.SearchStrategy[PlainData] = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["Ana", "age", "card", "name", "victory", "total"]), inner, max_size=3)
    ),
    max_leaves=5,
)
LENT = list(paths_in(FULL_TABLE.data))


@st.composite
def changed_documents(draw: st.DrawFn) -> PlainData:
    """The plain data of an example, or of the full document, with one or two things changed."""
    data = draw(st.sampled_from([FULL_TABLE.data, *[document.data for _, document in EXAMPLES[::4]]]))
    for _ in range(draw(st.integers(1, 2))):
        path = draw(st.sampled_from([path for path, _ in paths_in(data)]))
        change = draw(st.sampled_from(["replace", "delete", "borrow", "borrow"]))
        if change == "delete" and path:
            data = without(data, path)
        elif change == "borrow":
            like = [value for found, value in LENT if found[-1:] == path[-1:]]
            data = replaced(data, path, draw(st.sampled_from(like or [at(data, path)])))
        else:
            data = replaced(data, path, draw(ANYTHING))
    return data


def test_changed_documents() -> None:
    verdicts: list[bool] = []

    @SOME
    @given(changed_documents())
    def look(data: PlainData) -> None:
        verdicts.append(agree(data))

    look()
    assert verdicts.count(True) > 15
    assert verdicts.count(False) > 30
