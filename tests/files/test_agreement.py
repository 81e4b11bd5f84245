"""The schema takes a document exactly where the reader does, as far as its shape goes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft7Validator

from babylon_cli.files.reader import PlainData, read_documents
from babylon_cli.files.schema import table_schema
from tests.files.full_document import (
    BAD,
    EVERY_KEY,
    EVERY_PATH,
    FULL_DATA,
    FULL_DOCUMENT,
    is_counted_by_key,
    is_needed,
    name_of,
)
from tests.files.pictures import pictures
from tests.files.plain import (
    Steps,
    as_yaml,
    at,
    example_documents,
    has_the_shape,
    paths_in,
    read_back,
    replaced,
    without,
)

VALIDATOR = Draft7Validator(table_schema())

SOME = settings(max_examples=200, deadline=None, derandomize=True, database=None)

EXAMPLES = example_documents()


def agree(data: PlainData) -> bool:
    """Whether the schema and the reader take the data; they must not differ. The schema sees what the reader read."""
    document = read_back(data)
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
    for picture in [*pictures("reader"), *pictures("shape"), *pictures("table")]:
        for document in read_documents(picture.text):
            if document.root is not None:
                by_schema = VALIDATOR.is_valid(document.data)
                assert has_the_shape(document) == by_schema, picture.name
                verdicts.append(by_schema)
    assert verdicts.count(True) > 20
    assert verdicts.count(False) > 30


def test_the_full_document() -> None:
    assert FULL_DOCUMENT.problems == ()
    assert agree(FULL_DATA)


@pytest.mark.parametrize("path", EVERY_KEY, ids=name_of)
def test_a_key_may_be_empty_or_left_out_unless_it_is_needed(path: Steps) -> None:
    assert agree(without(FULL_DATA, path)) is not is_needed(path)
    assert agree(replaced(FULL_DATA, path, None)) is not is_needed(path)


@pytest.mark.parametrize("path", [path for path, value in paths_in(FULL_DATA) if isinstance(value, dict)], ids=name_of)
def test_no_group_takes_a_key_that_it_does_not_know(path: Steps) -> None:
    takes_any_name = path == ("expect", "scores")
    assert agree(replaced(FULL_DATA, (*path, "no such key"), 3)) is takes_any_name


@pytest.mark.parametrize("path", EVERY_PATH, ids=name_of)
def test_a_value_of_another_kind(path: Steps) -> None:
    values: list[PlainData] = [-1, ["no such word"], {"a": "b"}]
    for value in values:
        assert not agree(replaced(FULL_DATA, path, value)) or is_a_text(path, value)


def is_a_text(path: Steps, value: PlainData) -> bool:
    """Whether the value may stand there all the same: a title, a name or a flower is nearly any text or number."""
    last = path[-1] if isinstance(path[-1], str) else path[-2]
    if isinstance(value, list):
        return path in (("flowers",), ("expect", "winners"))
    return last in ("title", "name", "winners", "flower", "flowers") and isinstance(value, int)


@pytest.mark.parametrize(
    ("name", "value"), [pytest.param(name, value, id=f"{name}={value!r}") for name in BAD for value in BAD[name]]
)
def test_both_refuse_what_is_bad(name: str, value: PlainData) -> None:
    path = tuple(int(step) if step.isdigit() else step for step in name.split("."))
    assert not agree(replaced(FULL_DATA, path, value))


def test_every_key_has_something_bad() -> None:
    for path in EVERY_KEY:
        name = name_of(path)
        elsewhere = name.startswith("expect.scores.") or name in (
            "players.1.name",
            "players.1.flower",
            "players.1.tally",
        )
        assert name in BAD or elsewhere or is_counted_by_key(path), name


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
        ),
    ]
)
LEAVES: st.SearchStrategy[PlainData] = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 101), st.integers(0, 10_001), WORDS
)
ANYTHING: st.SearchStrategy[PlainData] = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)


@st.composite
def changed_documents(draw: st.DrawFn) -> PlainData:
    """The plain data of an example, or of the full document, with one or two things changed."""
    data = draw(st.sampled_from([FULL_DATA, FULL_DATA, *(document.data for _, _, document in EXAMPLES)]))
    for _ in range(draw(st.integers(1, 2))):
        path = draw(st.sampled_from([path for path, _ in paths_in(data)]))
        change = draw(st.sampled_from(["replace", "delete", "add", "borrow", "borrow"]))
        if change == "delete" and path:
            data = without(data, path)
        elif change == "add":
            data = replaced(data, path, with_more(at(data, path), draw(WORDS), draw(ANYTHING)))
        elif change == "borrow":
            like = [value for found, value in paths_in(FULL_DATA) if found[-1:] == path[-1:]]
            data = replaced(data, path, draw(st.sampled_from(like or [None])))
        else:
            data = replaced(data, path, draw(ANYTHING))
    return data


def with_more(value: PlainData, key: str, more: PlainData) -> PlainData:
    """A group with a key more, a list with an entry more, or a list of two."""
    if isinstance(value, dict):
        return {**value, key: more}
    return [*value, more] if isinstance(value, list) else [value, more]


def test_changed_documents() -> None:
    verdicts: list[bool] = []

    @SOME
    @given(changed_documents())
    def look(data: PlainData) -> None:
        verdicts.append(agree(data))

    look()
    assert verdicts.count(True) > 30
    assert verdicts.count(False) > 100
