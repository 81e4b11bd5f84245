"""The schema takes a document exactly where the reader does, as far as its shape goes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.files.schema import schema
from babylon_cli.reading.reader import read_documents
from babylon_cli.reading.scalars import PlainData
from tests.babylon.files.full_document import FULL_TABLE, is_counted_by_key, name_of
from tests.babylon.files.full_play import FULL_GAME, FULL_TABLE_WITH_TURN
from tests.babylon.files.pictures import pictures
from tests.cases import for_each
from tests.reading.plain import (
    Steps,
    as_yaml,
    at,
    example_documents,
    has_the_shape,
    paths_in,
    read_quickly,
    replaced,
    without,
)
from tests.reading.validating import validator_of

VALIDATOR = validator_of(schema())

SOME = settings(max_examples=200, deadline=None, derandomize=True, database=None)

EXAMPLES = example_documents()

KINDS = {"table": FULL_TABLE, "turn": FULL_TABLE_WITH_TURN, "game": FULL_GAME}


EVERY_PATH = [(kind, path) for kind, full in KINDS.items() for path in full.paths()]
EVERY_KEY = [(kind, path) for kind, full in KINDS.items() for path in full.key_paths()]
EVERY_GROUP = [
    (kind, path) for kind, full in KINDS.items() for path, value in paths_in(full.data) if isinstance(value, dict)
]
EVERY_BAD_VALUE = [
    (kind, name, value) for kind, full in KINDS.items() for name, values in full.bad.items() for value in values
]


def agree(data: PlainData) -> bool:
    """Whether the schema and the reader take the data; they must not differ. The schema sees what the reader read."""
    document = read_quickly(data)
    assert document.data == data
    by_schema = VALIDATOR.is_valid(document.data)
    assert has_the_shape(document) == by_schema, as_yaml(data)
    return by_schema


def test_every_example_is_taken_by_both() -> None:
    assert len(EXAMPLES) > 250
    for name, _, document in EXAMPLES:
        assert VALIDATOR.is_valid(document.data), name
        assert has_the_shape(document), name


def test_every_picture() -> None:
    verdicts = []
    for picture in [picture for name in ("reader", "shape", "short", "table", "play") for picture in pictures(name)]:
        for document in read_documents(picture.text):
            if document.root is not None:
                by_schema = VALIDATOR.is_valid(document.data)
                assert has_the_shape(document) == by_schema, picture.name
                verdicts.append(by_schema)
    assert verdicts.count(True) > 20
    assert verdicts.count(False) > 30


@pytest.mark.parametrize("kind", KINDS)
def test_the_full_documents(kind: str) -> None:
    full = KINDS[kind]
    assert full.document.problems == ()
    assert agree(full.data)


def test_a_full_table_may_have_a_turn() -> None:
    turn = at(FULL_TABLE_WITH_TURN.data, ("turn",))
    assert agree(replaced(FULL_TABLE.data, ("turn",), turn))
    assert not agree(replaced(FULL_TABLE.data, ("turn",), replaced(turn, ("player",), None)))
    assert not agree(replaced(replaced(FULL_TABLE.data, ("turn",), turn), ("players", 1, "name"), None))


@pytest.mark.thorough
@for_each(("kind", "path"), EVERY_KEY)
def test_a_key_may_be_empty_or_left_out_unless_it_is_needed(kind: str, path: Steps) -> None:
    full = KINDS[kind]
    assert agree(without(full.data, path)) is not full.needs(path)
    assert agree(replaced(full.data, path, None)) is not full.needs(path)


@for_each(("kind", "path"), EVERY_GROUP)
def test_no_group_takes_a_key_that_it_does_not_know(kind: str, path: Steps) -> None:
    full = KINDS[kind]
    takes_any_name = path == ("expect", "scores")
    assert agree(replaced(full.data, (*path, "no such key"), 3)) is takes_any_name


@pytest.mark.thorough
@for_each(("kind", "path"), EVERY_PATH)
def test_a_value_of_another_kind(kind: str, path: Steps) -> None:
    full = KINDS[kind]
    values: list[PlainData] = [-1, ["no such word"], {"a": "b"}]
    for value in values:
        assert not agree(replaced(full.data, path, value)) or is_a_text(path, value)


def is_a_text(path: Steps, value: PlainData) -> bool:
    """Whether the value may stand there all the same: a title, a name or a flower is nearly any text or number."""
    last = path[-1] if isinstance(path[-1], str) else path[-2]
    if isinstance(value, list):
        return path in (("flowers",), ("expect", "winners"))
    texts = ("title", "place", "notes", "name", "winners", "flower", "flowers", "player", "first_player")
    return last in texts and isinstance(value, int)


@pytest.mark.thorough
@for_each(("kind", "name", "value"), EVERY_BAD_VALUE)
def test_both_refuse_what_is_bad(kind: str, name: str, value: PlainData) -> None:
    full = KINDS[kind]
    path = tuple(int(step) if step.isdigit() else step for step in name.split("."))
    assert not agree(replaced(full.data, path, value))


@for_each(("kind", "path"), EVERY_KEY)
def test_every_key_has_something_bad(kind: str, path: Steps) -> None:
    full = KINDS[kind]
    name = name_of(path)
    of_another_player = name in ("players.1.name", "players.1.flower", "players.1.tally")
    elsewhere = name.startswith("expect.scores.") or of_another_player
    assert name in full.bad or elsewhere or is_counted_by_key(path), name


def test_something_has_to_be_described() -> None:
    nothing: list[PlainData] = [
        {},
        {"title": "x"},
        {"players": None},
        {"quarry": None},
        {"players": None, "quarry": None},
    ]
    for data in nothing:
        assert not agree(data)
    floor: PlainData = ["floor"] * 4
    assert agree({"players": []})
    assert agree({"players": [], "quarry": None})
    assert agree({"players": None, "quarry": [floor] * 4})


def test_what_makes_a_game_and_what_makes_a_turn() -> None:
    turn: PlainData = {"player": "Ana", "dig": "A1"}
    seat: PlainData = {"name": "Ana", "flower": "white"}
    starts: PlainData = {"name": "Ana", "flower": "white", "start": "S.FT"}
    stores: PlainData = {"name": "Ana", "flower": "white", "storage": {"pillars": 2}}
    assert agree({"players": [seat], "turn": turn})
    assert agree({"players": [stores], "turn": turn, "rounds": None})
    assert not agree({"players": [starts], "turn": turn})
    assert not agree({"turn": turn})
    assert agree({"players": [seat], "rounds": []})
    assert agree({"players": [starts], "rounds": [{"turns": [turn]}], "turn": None})
    assert not agree({"players": [stores], "rounds": []})
    assert not agree({"players": [seat], "rounds": [], "turn": turn})
    assert not agree({"rounds": []})
    assert not agree({"players": None, "rounds": []})


@pytest.mark.parametrize(("key", "value"), [("first_player", "Ana"), ("removed", [])])
def test_keys_of_games_alone(key: str, value: PlainData) -> None:
    seat: PlainData = {"name": "Ana", "flower": "white"}
    assert agree({"players": [seat], "rounds": [], key: value})
    assert not agree({"players": [seat], "turn": {"player": "Ana"}, key: value})
    assert not agree({"players": [seat], "turn": {"player": "Ana"}, key: None})


@pytest.mark.parametrize(("key", "value"), [("round", 3), ("token", "single")])
def test_keys_of_tables_alone(key: str, value: PlainData) -> None:
    seat: PlainData = {"name": "Ana", "flower": "white"}
    assert agree({"players": [seat], "turn": {"player": "Ana"}, key: value})
    assert not agree({"players": [seat], "rounds": [], key: value})


def test_what_is_no_group_of_keys() -> None:
    documents: list[PlainData] = [None, True, 3, "players", [], [{"players": []}]]
    for data in documents:
        assert not agree(data)


def test_keys_beside_a_tally() -> None:
    player: dict[str, PlainData] = {
        "name": "Ana",
        "flower": "white",
        "tally": {"highest_terrace": 1, "visible_holes": 60},
    }
    assert agree({"players": [player]})
    assert agree({"players": [{**player, "terraces": None, "complete": None, "storage": {"pillars": 1}}]})
    assert agree({"players": [{**player, "tally": None, "terraces": [], "complete": True}]})
    for key in ("terraces", "statues", "fountains", "bridges", "staircases", "bare_pillars"):
        assert not agree({"players": [{**player, key: []}]})
    assert not agree({"players": [{**player, "complete": False}]})


WORDS = st.sampled_from(
    [
        *(
            "C3",
            "c3@1",
            "I9",
            "C3-C5",
            "c3@2-D3",
            "S..F",
            "clay",
            "granite white S..F",
            "floor",
            "clay > basalt",
            "none",
        ),
        *("NW", "single", "double", "statue", "statues", "at", "level", "flower", "name", "tally", "terraces", "total"),
        *("turn", "rounds", "turns", "player", "dig", "build", "from", "keep", "round", "token", "first_player"),
        *(
            "zh-Hant",
            "never",
            "white",
            "red rose",
            "a>b",
            "",
            "storey-order",
            "B2",
            "icon-swap",
            "1",
            "1-2",
            "shared",
            "x",
            "6c",
            "6C \u2013 7c@1",
            "s..f",
            "Icon-Swap",
            "Clay white s..f>granite",
            "se",
            "T",
            "FALSE",
            "64",
            "dug",
            "both",
        ),
    ]
)
LEAVES: st.SearchStrategy[PlainData] = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 101), st.integers(0, 10_001), WORDS
)
ANYTHING: st.SearchStrategy[PlainData] = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=3), max_leaves=6
)


SHORT_EXAMPLES = [document.data for _, text, document in EXAMPLES if len(text) < 3000]

LENT = [entry for full in KINDS.values() for entry in paths_in(full.data)]
"""Everything that a full document holds, with its path."""


@st.composite
def changed_documents(draw: st.DrawFn) -> PlainData:
    """The plain data of an example, or of a full document, with one or two things changed."""
    data = draw(st.sampled_from([full.data for full in KINDS.values()]) | st.sampled_from(SHORT_EXAMPLES))
    for _ in range(draw(st.integers(1, 2))):
        path = draw(st.sampled_from([path for path, _ in paths_in(data)]))
        change = draw(st.sampled_from(["replace", "delete", "add", "borrow", "borrow"]))
        if change == "delete" and path:
            data = without(data, path)
        elif change == "add":
            data = replaced(data, path, with_more(at(data, path), draw(WORDS), draw(ANYTHING)))
        elif change == "borrow":
            like = [value for found, value in LENT if found[-1:] == path[-1:]]
            data = replaced(data, path, draw(st.sampled_from(like or [None])))
        else:
            data = replaced(data, path, draw(ANYTHING))
    return data


def with_more(value: PlainData, key: str, more: PlainData) -> PlainData:
    """A group with a key more, a list with an entry more, or a list of two."""
    if isinstance(value, dict):
        return {**value, key: more}
    return [*value, more] if isinstance(value, list) else [value, more]


@pytest.mark.thorough
def test_changed_documents() -> None:
    verdicts: list[bool] = []
    kinds: set[str] = set()

    @SOME
    @given(changed_documents())
    def look(data: PlainData) -> None:
        verdicts.append(agree(data))
        if verdicts[-1] and isinstance(data, dict):
            kinds.add("game" if data.get("rounds") is not None else "turn" if data.get("turn") is not None else "table")

    look()
    assert kinds == set(KINDS)
    assert verdicts.count(True) > 30
    assert verdicts.count(False) > 100


def test_rows_of_a_pad_under_both_of_their_names() -> None:
    player: dict[str, PlainData] = {"name": "Ana", "flower": "white"}
    for one, other in (("decorations", "decoration_sets"), ("flowers", "flower_sets"), ("highest", "highest_terrace")):
        for pad, is_taken in (({one: 4, other: 4}, False), ({one: 4, other: None}, True), ({one: None}, True)):
            written: PlainData = dict(pad)
            assert agree({"players": [{**player, "score_pad": written}]}) is is_taken
            assert agree({"players": [player], "expect": {"scores": {"Ana": written}}}) is is_taken


@pytest.mark.parametrize("length", range(7, 11))
def test_columns_of_a_pad(length: int) -> None:
    player: dict[str, PlainData] = {"name": "Ana", "flower": "white"}
    column: PlainData = [0] * length
    assert agree({"players": [{**player, "score_pad": column}]}) is (length in (8, 9))
    assert agree({"players": [player], "expect": {"scores": {"Ana": column}}}) is (length in (8, 9))
