"""Terraces in one line are read as their long form is, each word at its place; schema and reader take the same ones."""

import json
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import babylon_cli as babylon
from babylon_cli.babylon.files.load import write_out
from babylon_cli.babylon.files.or_short import OrShort
from babylon_cli.babylon.files.other_languages import CORNERS, MATERIALS
from babylon_cli.babylon.files.schema import schema
from babylon_cli.babylon.files.short import house_text
from babylon_cli.babylon.files.short_flowers import named_flowers
from babylon_cli.babylon.files.short_meant import AS_LETTERS
from babylon_cli.reading import short_texts
from babylon_cli.reading.nodes import Mark
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.short_texts import Whole
from babylon_cli.reading.text import FileText
from babylon_cli.reading.values import meanings
from tests.babylon.files.pictures import loaded, one_player, problems_of
from tests.babylon.files.shortened import LETTERS, shortened
from tests.babylon.files.test_written import said
from tests.cases import for_each
from tests.naive.game_generate import random_game, random_turn
from tests.naive.generate import plant_fault
from tests.naive.short import spelled_out
from tests.random_tables import legal_table
from tests.reading.plain import Steps, as_yaml, at, example_documents, has_the_shape, read_back, read_quickly
from tests.reading.validating import validator_of

FEW = settings(max_examples=25, deadline=None, derandomize=True, database=None)
SOME = settings(max_examples=400, deadline=None, derandomize=True, database=None)

VALIDATOR = validator_of(schema())


def without_places(told: Any) -> Any:
    """An answer without lines and columns, and without what a mend writes, which is a whole line of one."""
    if isinstance(told, list):
        return [without_places(entry) for entry in told]
    if isinstance(told, dict):
        left_out = ("line", "column", *(("path", "value") if "removes" in told else ()))
        return {key: without_places(value) for key, value in told.items() if key not in left_out}
    return told


def told_of(text: str) -> list[Any]:
    """The tables of a text, and all that is said of them."""
    told: list[Any] = []
    for document in babylon.read(text.encode()):
        told.append(without_places([str(problem.message) for problem in document.problems]))
        told.append(None if document.table is None else said(document.table))
        if document.table is not None:
            told += [without_places(ask(document).data()) for ask in (babylon.check, babylon.score)]
    return told


def reads_alike(data: PlainData, seed: int) -> int:
    """Hold the long form of a document against a short and a mixed one; how many terraces were in one line."""
    long, random = told_of(json.dumps(data)), Random(seed)
    short, mixed = [shortened(data, random, share) for share in (1.0, 0.5)]
    for text in (as_yaml(short), json.dumps(mixed, ensure_ascii=False)):
        assert told_of(text) == long, text
    return count_texts(short) + count_texts(mixed)


def count_texts(data: Any) -> int:
    """How many places of a document hold a text in place of a group."""
    written, _, problems = write_out(data, read_back(data).root, FileText(""))  # type: ignore[arg-type]
    assert not problems
    return count_groups(written) - count_groups(data)


def count_groups(data: Any) -> int:
    if isinstance(data, list):
        return sum([count_groups(entry) for entry in data])
    return 1 + sum([count_groups(entry) for entry in data.values()]) if isinstance(data, dict) else 0


def test_random_tables_read_alike_long_short_and_mixed() -> None:
    written: list[int] = []

    @FEW
    @given(st.integers(0, 5_000))
    def look(seed: int) -> None:
        written.append(reads_alike(legal_table(seed), seed))

    look()
    assert sum(written) > 300


def test_random_faulty_tables_read_alike() -> None:
    for seed in range(12):
        document, _ = plant_fault(Random(seed), legal_table(seed)) or (legal_table(seed), "")
        reads_alike(document, seed)


def test_random_turns_and_games_read_alike() -> None:
    written = [reads_alike(random_turn(Random(seed)), seed) for seed in range(6)]
    written += [reads_alike(random_game(Random(seed), 2), seed) for seed in range(3)]
    assert sum(written) > 40


PARTS = [0, *[pytest.param(part, marks=pytest.mark.thorough) for part in (1, 2, 3, 4, 5)]]


@pytest.mark.parametrize("part", PARTS)
def test_every_example_reads_alike(part: int) -> None:
    examples = list(enumerate(example_documents()))[part :: len(PARTS)]
    assert sum([reads_alike(document.data, number) for number, (_, _, document) in examples]) > 60


def test_examples_of_both_kinds_use_the_short_form() -> None:
    used = [name for name, _, document in example_documents() if count_texts(document.data) > 0]
    assert [name for name in used if "/legal-" in name]
    assert [name for name in used if "/illegal-" in name]


def test_the_naive_implementation_reads_them_alike() -> None:
    for seed in range(40):
        data = random_game(Random(seed), 2, whole=False) if seed % 4 == 0 else legal_table(seed)
        assert as_the_model_has_it(spelled_out(shortened(data, Random(seed), 1.0))) == as_the_model_has_it(data)


def as_the_model_has_it(data: Any) -> Any:
    """Plain data with icons in letters, whatever they were written in, cells in capitals, and without what is empty."""
    if isinstance(data, dict):
        cell = {"at": data["at"].upper()} if "at" in data else {}
        return {key: as_the_model_has_it(value) for key, value in {**data, **cell}.items() if value is not None}
    if isinstance(data, list) and len(data) == 4 and all([isinstance(word, str) and word in LETTERS for word in data]):
        return "".join([LETTERS[word] for word in data])
    return [as_the_model_has_it(entry) for entry in data] if isinstance(data, list) else data


# Good and bad texts

GOOD = st.sampled_from(
    [
        *("C3", "h8", "6C", "1", "99", "white", "Blé", "ぼたん", "o'hara", "S..F", "f.t.", "NE", "sw", "clay"),
        *("klei", "Argile", "DÉPART", "depart", "花崗岩", "zo", "nord-est", "東南", "graniet"),
    ]
)
ODD = st.sampled_from(
    [
        *(
            "start",
            "dug",
            "stored",
            "none",
            "BFST",
            "sfb",
            "S.F",
            "S....",
            "I9",
            "C3@1",
            "D4-E4",
            "C9",
            "0",
            "100",
            "01",
        ),
        *(
            "1.5",
            "-1",
            "level",
            "level:1",
            "NW=double",
            "pillars",
            "counts_as",
            "a>b",
            "(x)",
            "x,",
            "_x",
            "-x",
            "9x",
            "é",
        ),
        *("granit", "Granite", "BASALT", "at", "double", "S:F.", "=", ":", "x.y", "x\u200by", "N", "\u0660", "\u2460"),
        *("fontein", "geen", "\u212alei", "de\u0301part", "dubbel"),
    ]
)
SPACES = st.sampled_from([" ", " ", " ", "  ", "\t", "\n", "\u00a0", "\u2003"])


FIT = st.sampled_from(
    [
        *(["C3", "1"], ["h8", "12", "white"], ["6c", "2", "Blé", "s.f."], ["C3", "1", "white", "S..F", "NE", "clay"]),
        *(["dug", "D4", "2"], ["Stored", "D4", "2", "ST.B"], ["dug", "D4", "2", "ST.B", "se"]),
        *(["white"], ["pink", "SF.."], ["Clay"], ["start", "pink", "SFBT"], ["white", "granite", "SF.B"], []),
        *(["C3", "1", "white", "klei"], ["zo", "C3", "white", "argile", "1"], ["dug", "D4", "2", "noordwest"]),
        *(["white", "黏土"], ["klei", "zo"], ["C3", "1", "klei", "\u212alei"], ["white", "depart", "S..F"]),
    ]
)


@st.composite
def texts(draw: st.DrawFn) -> str:
    """The words of a terrace, a build or a tile in any order, often with a word or two too many, too few or changed."""
    words = list(draw(FIT))
    for _ in range(draw(st.sampled_from([0, 0, 1, 2]))):
        place = draw(st.integers(0, len(words)))
        words[place : place + draw(st.integers(0, 1))] = draw(st.lists(GOOD | ODD, max_size=1))
    text = "".join([word + draw(SPACES) for word in draw(st.permutations(words))])
    return text if draw(st.booleans()) else text.strip()


def documents_with(text: str) -> list[PlainData]:
    """Documents in which a text stands for a terrace, a stored one, a build and what was dug."""
    player: dict[str, PlainData] = {"name": "Ana", "flower": "lotus"}
    return [
        {"players": [{**player, "terraces": [text]}]},
        {"players": [{**player, "storage": {"terrace": text}}]},
        {"players": [player], "turn": {"player": "Ana", "build": [text]}},
        {"players": [player], "rounds": [{"turns": [{"player": "Ana", "dug": text}]}]},
    ]


@pytest.mark.thorough
def test_schema_and_reader_agree_on_texts() -> None:
    verdicts: list[tuple[int, bool]] = []

    @SOME
    @given(texts())
    def look(text: str) -> None:
        for place, data in enumerate(documents_with(text)):
            by_schema = VALIDATOR.is_valid(data)
            assert has_the_shape(read_quickly(data)) == by_schema, (place, text)
            verdicts.append((place, by_schema))

    look()
    for place in range(4):
        for verdict in (True, False):
            assert verdicts.count((place, verdict)) > 15, (place, verdict)


@for_each("text", ["C3 1 white S..F", "C3 1", "1 c3", " white\tC3  1 ", "C3 1 Clay", "C3 1 ne .... f"])
def test_texts_that_both_take(text: str) -> None:
    (data, *_) = documents_with(text)
    assert VALIDATOR.is_valid(data)
    assert has_the_shape(read_quickly(data))


# Words of other languages


PATHS: list[Steps] = [
    ("players", 0, "terraces", 0),
    ("players", 0, "storage", "terrace"),
    ("turn", "build", 0),
    ("rounds", 0, "turns", 0, "dug"),
]
"""Where the text stands in each of the documents that have it."""


def read_as_a_group(place: int, text: str, **more: Any) -> tuple[Any, list[str]]:
    """What a text stands for in one of the documents that have it, and what is said against it."""
    data: Any = {**cast("dict[str, Any]", documents_with(text)[place]), **more}
    written, _, problems = write_out(data, read_back(data).root, FileText(""))  # type: ignore[arg-type]
    return at(written, PATHS[place]), [f"{problem.message}: {problem.help}" for problem in problems]


@for_each("word", [*meanings(MATERIALS), *meanings(CORNERS)])
def test_a_word_of_another_language_is_read_beside_a_flower_and_alone_is_one(word: str) -> None:
    key = "material" if word in meanings(MATERIALS) else "belvedere"
    for typed in (word, word.upper(), word.capitalize()):
        for text in (f"C3 1 white {typed}", f"{typed} C3 white 1"):
            assert read_as_a_group(0, text) == ({"at": "C3", "level": 1, "flower": "white", key: typed}, [])
        assert read_as_a_group(0, f"C3 1 {typed}") == ({"at": "C3", "level": 1, "flower": typed}, [])
        if key == "belvedere":
            assert read_as_a_group(2, f"dug D4 2 {typed}") == (
                {"from": "dug", "at": "D4", "level": 2, "belvedere": typed},
                [],
            )
        elif typed.lower() not in meanings({"start": MATERIALS["start"]}):
            assert read_as_a_group(3, f"white {typed}") == ({"flower": "white", "material": typed}, [])


TWO_FLOWERS = "terrace 1 has two words that could be its flower, "
NAMES_A_KEY = "`material=klei` names a key, and terrace 1 is written in one line"


@for_each(
    ("text", "said"),
    [
        (
            "C3 1 klei zo",
            TWO_FLOWERS + "klei and zo: write clay for `klei` and SE for `zo`, but leave the one that is its flower",
        ),
        (
            "C3 1 white klei argile",
            "terrace 1 has two materials, klei and argile: take one out, such as C3 1 white clay",
        ),
        ("C3 1 white zo se", "terrace 1 has two corners, zo and se: take one out, such as C3 1 white SE"),
        ("C3 1 white pink klei", TWO_FLOWERS + "white and pink: take one out, such as C3 1 white clay"),
        ("C3 1 white Fontein", TWO_FLOWERS + f"white and Fontein: {AS_LETTERS}"),
        ("C3 1 white statu", TWO_FLOWERS + f"white and statu: {AS_LETTERS}"),
        ("C3 1 小桥 white", TWO_FLOWERS + f"小桥 and white: {AS_LETTERS}"),
        ("C3 1 white geen", TWO_FLOWERS + "white and geen: leave it out where there is none"),
        ("C3 1 material=klei", f"{NAMES_A_KEY}: leave the names of keys out, such as C3 1 clay"),
    ],
)
def test_what_is_said_of_words_of_other_languages_that_cannot_be_read(text: str, said: str) -> None:
    assert read_as_a_group(0, text)[1] == [said]


def test_a_flower_of_the_file_is_never_taken_for_another_word() -> None:
    for flowers in (["klei"], ["KLEI", "white"]):
        group, said = read_as_a_group(0, "C3 1 white klei", flowers=flowers)
        assert said
        assert "material" not in group
    assert read_as_a_group(0, "C3 1 white klei", flowers=["zo", "white"])[1] == []
    assert read_as_a_group(0, "C3 1 white zo", flowers=["klei", "white"])[1] == []


def test_a_word_that_is_the_flower_of_another_terrace_is_not_taken_for_a_material() -> None:
    others: list[dict[str, Any]] = [
        {"players": [{"flower": "x", "terraces": ["C3 1 white klei", "E3 1 Klei"]}]},
        {"players": [{"flower": "x", "terraces": ["C3 1 white klei", {"at": "E3", "flower": "klei"}]}]},
        {"players": [{"flower": "x", "terraces": ["C3 1 white klei"], "storage": {"terrace": "klei SF.."}}]},
        {"players": [{"flower": "x", "terraces": ["C3 1 white klei"]}], "turn": {"dug": "klei"}},
    ]
    for data in others:
        _, _, problems = write_out(data, read_back(data).root, FileText(""))  # type: ignore[arg-type]
        assert [str(problem.help) for problem in problems] == [
            "write clay for `klei`, here and wherever else it is no flower"
        ]
    sound = {"players": [{"terraces": ["C3 1 white klei", "E3 1 pink klei", "G3 1", None, 3], "storage": 3}], "turn": 3}
    assert write_out(sound, read_back(sound).root, FileText(""))[2] == []  # type: ignore[arg-type]


def test_what_is_found_in_a_document_is_looked_for_once() -> None:
    asked: list[Any] = []
    whole = Whole({"flowers": ["klei"]})
    for _ in range(2):
        assert whole.once(named_flowers) == {"klei"}
        assert whole.once(asked.append) is None
    assert asked == [{"flowers": ["klei"]}]


def test_a_key_and_its_word_of_another_language_as_a_group() -> None:
    (problem,) = problems_of(one_player("terraces: [C3 1 white material: klei]"))
    assert str(problem.help) == "leave the names of keys out, such as C3 1 white clay"
    *_, problem = problems_of(one_player("terraces: [C3 1 material: klei]"))
    assert str(problem.help) == "leave the names of keys out, such as C3 1 clay"


# Where the words stand


def places(text: str) -> list[tuple[str, int, int, int]]:
    """Line, column and width of each wrong value of a text, with the key that the message names."""
    return [
        (str(problem.message).split("`")[1], problem.line, problem.column, problem.width)
        for problem in problems_of(text)
    ]


def test_every_word_has_its_own_place() -> None:
    assert places(one_player("terraces: [S.F C9 white 0, C9 1 pink]")) == [
        ("icons", 1, 49, 3),
        ("at", 1, 53, 2),
        ("level", 1, 62, 1),
        ("at", 1, 65, 2),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("      - white\n        C9 0", [("at", 5, 9, 2), ("level", 5, 12, 1)]),
        ("      - white\n\n        C9 0", [("at", 6, 9, 2), ("level", 6, 12, 1)]),
        ('      - "white C9\n         0"', [("at", 4, 16, 2), ("level", 5, 10, 1)]),
        ("      - 'white C9 0'", [("at", 4, 16, 2), ("level", 4, 19, 1)]),
        ("      - |\n        white\n        C9 0\n", [("at", 6, 9, 2), ("level", 6, 12, 1)]),
        ('      - "\\u0043\\x39 0 white"', [("at", 4, 9, 20), ("level", 4, 9, 20)]),
        ("      - 'o''hara C9 0'", [("at", 4, 18, 2), ("level", 4, 21, 1)]),
        ("      - 白い C9 0", [("at", 4, 12, 2), ("level", 4, 15, 1)]),
    ],
)
def test_words_in_quotes_and_on_several_lines(text: str, expected: list[tuple[str, int, int, int]]) -> None:
    written = f"players:\n  - {{name: Ana, flower: white}}\n  - {{name: Bo, flower: pink}}\n{text}\n"
    written = written.replace("{name: Bo, flower: pink}", "name: Bo\n    flower: pink\n    terraces:")
    assert [(key, line - 2, column, width) for key, line, column, width in places(written)] == expected


def test_a_fault_of_a_rule_points_at_the_word() -> None:
    (document,) = loaded(one_player("terraces: [C3 2 white S..F], statues: [C3]"))
    (finding,) = [finding for finding in babylon.check(document).findings if finding.rule == "storey-order"]
    assert (finding.line, finding.column) == (1, 52)


def test_a_flower_that_differs_in_case_is_the_same() -> None:
    (document,) = loaded(one_player("terraces: [C3 1 WHITE, E3 1 Pink, G3 1 pink]"))
    assert document.table is not None
    terraces = document.table.players[0].layout.garden.terraces
    assert [terrace.flower for terrace in terraces] == ["white", "Pink", "Pink"]
    assert [spelling[:2] for spelling in document.table.other_spellings] == [
        (("players", 0, "terraces", 0, "flower"), "WHITE"),
        (("players", 0, "terraces", 2, "flower"), "pink"),
    ]


@for_each(
    ("kind", "typed", "house"),
    [
        ("terrace", "ne clay S..f  white 1 3c", "C3 1 white S..F NE clay"),
        ("terrace", "C3 1 white S..F NE clay", "C3 1 white S..F NE clay"),
        ("terrace", "1 b2", "B2 1"),
        ("build", "se st.b 2 d4 Dug", "dug D4 2 ST.B SE"),
        ("dug", "SF.B Granite white", "white granite SF.B"),
        ("stored", "sf.. pink", "pink SF.."),
        ("terrace", "C3 1 Klei white ZO", "C3 1 white SE clay"),
        ("terrace", "C3 1 klei", "C3 1 klei"),
        ("terrace", "西北 C3 1 白 起始 S..F", "C3 1 白 S..F NW start"),
        ("build", "dug d4 2 noordwest", "dug D4 2 NW"),
        ("stored", "DEPART pink", "pink start"),
        ("dug", "pink argile", "pink clay"),
    ],
)
def test_how_the_house_writes_a_text(kind: str, typed: str, house: str) -> None:
    assert house_text(kind, typed) == house
    assert OrShort(kind, "").house(typed) == house
    assert house_text(kind, house) == house


def test_each_character_of_a_long_text_is_passed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word is placed from the last one on, so that thousands of words take no longer than as many texts."""
    place, passed = short_texts._position, []

    def counted(start: Mark, whole: str, index: int) -> short_texts.Position:
        passed.append(index - start.index)
        return place(start, whole, index)

    monkeypatch.setattr(short_texts, "_position", counted)
    text = one_player("terraces: [" + "A1 w\n        w " * 1_000 + "]")
    assert problems_of(text)
    assert 1_000 < sum(passed) <= len(text)
