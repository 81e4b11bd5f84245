"""What a message suggests can be typed: its reader knows the word, and the reader of files takes it."""

import json
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from babylon_cli.babylon.files import other_languages
from babylon_cli.babylon.files.load import write_out
from babylon_cli.babylon.files.values import (
    Corner,
    IconWord,
    Material,
    QuarryMaterial,
    SupportWord,
    TokenIcon,
    TokenWord,
)
from babylon_cli.reading.hints import hint_on
from babylon_cli.reading.passages import Passage, in_words
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.suggesting import to_type
from babylon_cli.reading.text import FileText
from babylon_cli.reading.values import Spelled, meanings
from babylon_cli.wording.languages import language_named
from babylon_cli.wording.message import ENGLISH, LANGUAGES, Language, Message, Text
from babylon_cli.wording.spelling import is_one_edit_away
from tests.cases import for_each
from tests.cli.running import run
from tests.reading.plain import read_back

SPOKEN = [language_named(code) for code in LANGUAGES]

KINDS = [IconWord, TokenIcon, Material, QuarryMaterial, Corner, SupportWord, TokenWord]
"""All kinds of value whose words may be in any language."""

SOME_FIRST = [Material, *[pytest.param(kind, marks=pytest.mark.thorough) for kind in KINDS if kind is not Material]]


def passage_with(typed: str, kind: Any) -> Passage:
    return Passage((), {"key": typed}, [dict[str, kind]]).at(("key",))


def spelled(kind: Any) -> Spelled:
    return next(mark for mark in get_args(kind) if isinstance(mark, Spelled))


def slips(word: str) -> Iterator[str]:
    """The word with a letter left out, doubled or changed, and two letters swapped."""
    for place in range(len(word)):
        before, letter, after = word[:place], word[place], word[place + 1 :]
        yield from (before + after, before + letter + letter + after, f"{before}x{after}")
        yield before + after[:1] + letter + after[1:]


def suggestion(help: Text, language: Language) -> str | None:
    """The word that a help suggests to readers of a language; None if it suggests none."""
    guess = help.facts.get("guess") if isinstance(help, Message) else None
    return None if guess is None else language.say(guess)


@pytest.mark.parametrize("kind", SOME_FIRST)
def test_what_is_suggested_for_a_slip_is_taken(kind: Any) -> None:
    told = 0
    for word in [*spelled(kind).elsewhere, *meanings(spelled(kind).elsewhere)]:
        for slip in slips(word):
            if spelled(kind).takes(slip):
                continue
            help = hint_on(passage_with(slip, kind))
            for language in SPOKEN:
                suggested = suggestion(help, language)
                assert suggested is None or spelled(kind).takes(suggested), (slip, suggested)
                told += suggested is not None
    assert told > 100


@pytest.mark.parametrize("kind", SOME_FIRST)
def test_a_slip_in_a_word_of_the_readers_language_is_answered_in_it(kind: Any) -> None:
    for position, language in enumerate(SPOKEN[1:]):
        own = " ".join([others[position] for others in spelled(kind).elsewhere.values()]).split()
        for word in [word for word in own if len(word) >= 5]:
            for slip in [slip for slip in slips(word) if not spelled(kind).takes(slip)]:
                suggested = suggestion(hint_on(passage_with(slip, kind)), language)
                assert suggested in own or suggested in spelled(kind).elsewhere, (slip, suggested)
                assert suggested in own or is_one_edit_away(slip, str(suggested).lower()), (slip, suggested)


@for_each(
    ("kind", "typed", "suggested"),
    [
        (IconWord, "fontane", ["fountain", "fontaine", "fontein", "噴泉", "喷泉"]),
        (IconWord, "fountan", ["fountain", "fountain", "fountain", "fountain", "fountain"]),
        (IconWord, "Brunnen", ["fountain", "fontaine", "fontein", "噴泉", "喷泉"]),
        (IconWord, "escalir", ["staircase", "escalier", "trap", "階梯", "阶梯"]),
        (IconWord, "stair", ["staircase", "escalier", "trap", "階梯", "阶梯"]),
        (IconWord, "standbeld", ["statue", "statue", "standbeeld", "雕像", "雕塑"]),
        (Material, "klay", ["clay", "clay", "clay", "clay", "clay"]),
        (Material, "granit", ["granite", "granite", "graniet", "花崗岩", "花岗岩"]),
        (Corner, "nordwest", ["NW", "nord-ouest", "noordwest", "西北", "西北"]),
        (TokenWord, "moin-un", ["minus-one", "moins-un", "min-één", "減一", "减一"]),
        (Material, "粘士", ["clay", "argile", "klei", "黏土", "粘土"]),
        (Material, "花岗石", ["granite", "granite", "graniet", "花崗岩", "花岗岩"]),
        (IconWord, "小乔", ["bridge", "pont", "brug", "橋樑", "小桥"]),
        (IconWord, "xyzzy", [None, None, None, None, None]),
    ],
)
def test_suggestions_by_language(kind: Any, typed: str, suggested: list[str | None]) -> None:
    help = hint_on(passage_with(typed, kind))
    assert [suggestion(help, language) for language in SPOKEN] == suggested


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", SPOKEN)
def test_a_list_of_words_names_them_as_the_reader_types_them(kind: Any, language: Language) -> None:
    expected = language.say(in_words(passage_with("", kind).kinds))
    for word in spelled(kind).elsewhere:
        assert language.say(to_type(word, spelled(kind).elsewhere)) in expected
    assert language is not ENGLISH or all([word in expected for word in spelled(kind).elsewhere])


def problems_with(text: str, flowers: list[str]) -> list[Problem]:
    """What is wrong with a terrace in one line, in a document that has these flowers."""
    data: Any = {"flowers": flowers, "players": [{"name": "Ana", "flower": "lotus", "terraces": [text]}]}
    return write_out(data, read_back(data).root, FileText(""))[2]  # type: ignore[arg-type]


@pytest.mark.thorough
def test_what_is_suggested_in_one_line_is_read_there() -> None:
    told = 0
    for word in [*meanings(other_languages.MATERIALS), *meanings(other_languages.CORNERS)]:
        for slip in slips(word):
            for flowers in (["white"], ["argile", "nord-est"]):
                for problem in problems_with(f"C3 1 white {slip}", flowers):
                    for suggested in {suggestion(problem.help, language) for language in SPOKEN} - {None}:
                        mended = f"C3 1 white {suggested}"
                        assert problems_with(mended, flowers) == [], (slip, suggested)
                        told += 1
    assert told > 500


@for_each(
    ("text", "flowers", "suggested"),
    [
        ("C3 1 white argil", ["white"], ["clay", "argile", "klei", "黏土", "粘土"]),
        ("C3 1 argil white", [], ["clay", "argile", "klei", "黏土", "粘土"]),
        ("C3 1 white nordouest", ["white"], ["NW", "nord-ouest", "noordwest", "西北", "西北"]),
        ("C3 1 white argil", ["argile"], ["clay", "clay", "clay", "clay", "clay"]),
        ("C3 1 klei argil", ["klei"], ["clay", "clay", "clay", "clay", "clay"]),
        ("C3 1 klei zo", ["klei"], ["SE", "SE", "SE", "SE", "SE"]),
    ],
)
def test_suggestions_in_one_line_by_language(text: str, flowers: list[str], suggested: list[str]) -> None:
    (problem,) = problems_with(text, flowers)
    assert [suggestion(problem.help, language) for language in SPOKEN] == suggested


@for_each("typed", ["geen", "rien", "無", "没有", "none"])
def test_a_word_for_nothing_where_a_list_or_a_count_should_stand(typed: str) -> None:
    listed = Passage((), {"key": typed}, [dict[str, list[str]]]).at(("key",))
    assert str(hint_on(listed)) == "write [] for none, or leave it out"


SLIP = "players: [{name: Ana, flower: white, terraces: [{at: C3, level: 1, icons: [fontane, none, none, none]}]}]"


def test_programs_are_told_in_english_unless_they_ask_for_a_language() -> None:
    asked: list[tuple[list[str], dict[str, str], str]] = [
        ([], {}, "did you mean fountain?"),
        ([], {"BABYLON_LANG": "nl"}, "did you mean fountain?"),
        (["--lang", "nl"], {}, "bedoel je fontein?"),
    ]
    for arguments, variables, help in asked:
        told = run("check", "--format", "json", *arguments, "-", stdin=SLIP.encode(), env=variables).output
        assert f'"help": {json.dumps(help)}' in told
