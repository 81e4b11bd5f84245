"""What else than the house's spelling may be typed, by reader and schema alike, and how the house spells it."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.files.kinds import document_kind
from babylon_cli.babylon.files.load import write_out
from babylon_cli.babylon.files.schema import schema
from babylon_cli.babylon.files.values import STACK_AS_TYPED, USUAL_STACK, house_stack
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.shape import shape_of
from babylon_cli.reading.text import FileText
from tests.babylon.files.full_document import FULL_TABLE
from tests.babylon.files.full_play import FULL_GAME, FULL_TABLE_WITH_TURN
from tests.reading.plain import Steps, as_a_model_has_it, at, read_quickly, replaced
from tests.reading.validating import validator_of

VALIDATOR = validator_of(schema())

KINDS = {"table": FULL_TABLE, "turn": FULL_TABLE_WITH_TURN, "game": FULL_GAME}

TERRACE: Steps = ("players", 0, "terraces", 0)
BUILD: Steps = ("turn", "build", 0)
STACK: Steps = ("quarry", 0, 1)

TYPED: list[tuple[str, Steps, PlainData, PlainData]] = [
    ("table", (*TERRACE, "at"), "c3", "C3"),
    ("table", (*TERRACE, "at"), "6C", "C6"),
    ("table", (*TERRACE, "at"), "6c", "C6"),
    ("table", (*TERRACE, "level"), "1", 1),
    ("table", (*TERRACE, "level"), "99", 99),
    ("table", (*TERRACE, "icons"), "s..f", "S..F"),
    ("table", (*TERRACE, "icons"), "f.T.", "F.T."),
    ("table", (*TERRACE, "icons"), [".", "F", "b", "Staircase"], ["none", "fountain", "bridge", "staircase"]),
    ("table", (*TERRACE, "icons"), ["S", ".", ".", "F"], ["statue", "none", "none", "fountain"]),
    ("table", (*TERRACE, "icons"), ["Statue", "NONE", "none", "t"], ["statue", "none", "none", "staircase"]),
    ("table", (*TERRACE, "material"), "Clay", "clay"),
    ("table", (*TERRACE, "material"), "START", "start"),
    ("table", (*TERRACE, "belvedere"), "se", "SE"),
    ("table", (*TERRACE, "belvedere"), "Nw", "NW"),
    ("table", (*TERRACE, "pillars", "NW"), "Single", "single"),
    ("table", (*TERRACE, "counts_as", "NE"), "Bridge", "bridge"),
    ("table", (*TERRACE, "counts_as", "NE"), "b", "bridge"),
    ("table", (*TERRACE, "pillars"), {"nw": "double", "SE": "None"}, {"NW": "double", "SE": "none"}),
    ("table", (*TERRACE, "counts_as"), {"SW": "statue", "ne": "Bridge"}, {"SW": "statue", "NE": "bridge"}),
    ("turn", (*BUILD, "pillars"), {"se": "single"}, {"SE": "single"}),
    ("table", ("players", 0, "statues", 0), "6c@1", "C6@1"),
    ("table", ("players", 0, "bare_pillars", 0), "8H", "H8"),
    *[
        ("table", ("players", 0, "bridges", 0), pair, house)
        for pair, house in {
            "C5 - E5": "C5-E5",
            "C5 -E5": "C5-E5",
            "C5\u2013E5": "C5-E5",
            "C5 \u2014 E5": "C5-E5",
            "C5\u2012E5": "C5-E5",
            "C5\u2212E5": "C5-E5",
            "C5\u2011E5": "C5-E5",
            "C5\u2010E5": "C5-E5",
            "c5-e5@1": "C5-E5@1",
            "5C@2\u20135e@1": "C5@2-E5@1",
        }.items()
    ],
    ("table", ("game",), "Babylon", "babylon"),
    ("table", ("players", 0, "complete"), "False", False),
    ("table", ("players", 0, "complete"), "true", True),
    ("table", ("players", 0, "storage", "pillars"), "2", 2),
    ("table", ("players", 0, "score_pad", "total"), "0", 0),
    ("table", ("players", 1, "tally", "visible_holes"), "64", 64),
    ("table", ("players", 1, "tally", "statues", "1"), "2", 2),
    ("table", ("expect", "scores", "Ana"), "9999", 9999),
    ("table", ("players", 0, "storage", "terrace", "icons"), "sf..", "SF.."),
    ("table", ("players", 0, "storage", "terrace", "material"), "Start", "start"),
    ("table", ("edition",), "FR", "fr"),
    ("table", ("edition",), "zh-hant", "zh-Hant"),
    ("table", ("edition",), "ZH-HANS", "zh-Hans"),
    ("table", ("round",), "5", 5),
    ("table", ("token",), "Icon-Swap", "icon-swap"),
    ("table", ("rulings", "bridge_gap"), "Ground", "ground"),
    ("table", ("expect", "tie_break"), "Shared", "shared"),
    ("table", ("expect", "quarry", 0, "take"), "2b", "B2"),
    ("table", ("expect", "quarry", 0, "token"), "NONE", "none"),
    ("table", STACK, "Floor", "floor"),
    ("table", STACK, "Clay white s..f>granite pink", "clay white S..F > granite pink"),
    ("table", STACK, "CLAY  White", "clay White"),
    ("table", STACK, "clay s..f", "clay S..F"),
    ("table", STACK, "clay SFBT", "clay SFBT"),
    ("table", STACK, "clay sfbt", "clay sfbt"),
    ("table", STACK, "clay sfbt sfbt", "clay sfbt SFBT"),
    ("turn", ("turn", "dig"), "2b", "B2"),
    ("turn", ("turn", "dig"), ["b2", "A1"], ["B2", "A1"]),
    ("turn", ("turn", "dug", "material"), "Granite", "granite"),
    ("turn", ("turn", "dug", "icons"), "ssss", "SSSS"),
    ("turn", (*BUILD, "from"), "Dug", "dug"),
    ("turn", (*BUILD, "at"), "4d", "D4"),
    ("turn", (*BUILD, "level"), "2", 2),
    ("turn", (*BUILD, "belvedere"), "se", "SE"),
    ("turn", (*BUILD, "pillars", "SE"), "STATUE", "statue"),
    ("turn", (*BUILD, "counts_as", "NW"), "S", "statue"),
    ("turn", ("turn", "staircases", 0), "d4 \u2013 d6", "D4-D6"),
    ("turn", ("turn", "keep", "terrace"), "Both", "both"),
    ("game", ("players", 0, "start"), "s.ft", "S.FT"),
    ("game", ("removed", 1), "3b", "B3"),
    ("game", ("rounds", 1, "token"), "SINGLE", "single"),
]


@pytest.mark.parametrize(("kind", "path", "typed", "house"), TYPED)
def test_what_is_typed_is_read_as_the_house_spells_it(
    kind: str, path: Steps, typed: PlainData, house: PlainData
) -> None:
    wanted = replaced(in_house(KINDS[kind].data), path, house)
    assert in_house(replaced(KINDS[kind].data, path, typed)) == wanted
    assert in_house(wanted) == wanted


def in_house(data: PlainData) -> PlainData:
    """What a model makes of data that reader and schema take."""
    document = read_quickly(data)
    assert document.root is not None
    assert VALIDATOR.is_valid(document.data)
    data, root, problems = write_out(document.data, document.root, FileText(""))
    assert [*problems, *shape_of(document_kind(data), data, root)[1]] == []
    return as_a_model_has_it(document_kind(data), data)


def test_names_and_flowers_stay_as_they_are_typed() -> None:
    data = FULL_TABLE.data
    for path in (("players", 0, "name"), ("players", 0, "flower"), ("flowers", 0), ("title",), ("place",), ("notes",)):
        typed = replaced(data, path, "S..f")
        assert at(in_house(typed), path) == "S..f"


STACK_WORDS = st.sampled_from(
    [*("clay", "Clay", "granite", "argile", "floor", "white", "S..F", "s..f", "sfbt", "SFBT", "st.john", ".", "1"), ">"]
)


@settings(max_examples=400, deadline=None, derandomize=True, database=None)
@given(st.lists(STACK_WORDS, max_size=7), st.sampled_from([" ", "  ", "\n", "\t"]))
def test_a_usual_stack_is_spelled_by_the_house(words: list[str], blank: str) -> None:
    for beginning in ("", "clay ", "clay white > basalt "):
        typed = beginning + blank.join(words)
        if re.fullmatch(USUAL_STACK, typed):
            assert re.fullmatch(STACK_AS_TYPED, typed)
            assert house_stack(typed) == typed


@pytest.mark.parametrize("typed", ["clay", "clay white", "clay S..F", "clay white S..F > basalt sfbt", "granite 1"])
def test_most_stacks_are_usual(typed: str) -> None:
    assert re.fullmatch(USUAL_STACK, typed)
