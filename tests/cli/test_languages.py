"""The language of a run: what the line asks for, then the variable, then the locale, then English."""

import json

import click
import pytest

from babylon_cli.cli.speech import language_of_locale
from babylon_cli.cli.spoken import SpokenOption
from tests.cli.running import EXAMPLES, run, without_times

GAME = EXAMPLES / "games" / "two-players-fifteen-rounds.yaml"
ILLEGAL = next((EXAMPLES / "rules" / "bridge-gap").glob("illegal-statue*.yaml"))

WINS = {"en": "Maud wins", "fr": "Maud gagne", "nl": "Maud wint", "zh-Hant": "Maud", "zh-Hans": "Maud"}


@pytest.mark.parametrize(
    ("env", "code"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "nl_BE"}, "nl"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "nl_BE", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LC_ALL": "zh_HK"}, "zh-Hant"),
        ({"LC_ALL": "zh_CN.UTF-8"}, "zh-Hans"),
        ({"LC_ALL": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "fr_FR", "BABYLON_LANG": "nl"}, "nl"),
        ({"BABYLON_LANG": "ZH-hant"}, "zh-Hant"),
    ],
)
def test_the_language_of_a_run(env: dict[str, str], code: str) -> None:
    told = dict.fromkeys(("LANG", "LC_ALL", "LC_MESSAGES"), "") | env
    asked = run("score", "--lang", code, GAME, env=dict.fromkeys(told, ""))
    assert run("score", GAME, env=told) == asked
    assert WINS[code] in asked.output


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_option_stands_before_the_command_or_behind_it(place: int) -> None:
    line = ["score", str(GAME)]
    line[place:place] = ["--lang=fr"]
    assert WINS["fr"] in run(*line).output


def test_the_line_outdoes_the_variable() -> None:
    assert run("score", "--lang", "en", GAME, env={"BABYLON_LANG": "fr", "LC_ALL": "nl_NL"}) == run("score", GAME)


def test_an_unknown_language_is_a_mistake() -> None:
    ended = run("score", "--lang", "de", GAME)
    assert (ended.status, ended.output) == (2, "")
    assert "'--lang'" in ended.error
    assert "zh-Hant" in ended.error
    assert run("score", GAME, env={"BABYLON_LANG": "xx"}).status == 2


@pytest.mark.parametrize("format", ["json", "jsonl", "sarif", "github", "junit"])
def test_what_programs_read_is_english_unless_another_language_is_asked_for(format: str) -> None:
    english = run("check", "--format", format, ILLEGAL)
    other = run("check", "--format", format, ILLEGAL, env={"BABYLON_LANG": "fr", "LC_ALL": "nl_NL"})
    assert without_times(other.output) == without_times(english.output)
    french = run("check", "--format", format, "--lang", "fr", ILLEGAL)
    assert french.status == english.status
    assert without_times(french.output) != without_times(english.output)


def test_keys_are_the_same_in_every_language() -> None:
    english = json.loads(run("score", "--format", "json", GAME).output)
    french = json.loads(run("score", "--format", "json", "--lang", "fr", GAME).output)
    assert french["files"][0]["players"] == english["files"][0]["players"]
    csv = [run("score", "--format", "csv", *lang, GAME).output for lang in ([], ["--lang", "fr"])]
    assert csv[0].splitlines()[0] == csv[1].splitlines()[0]


@pytest.mark.parametrize("code", ["fr", "nl", "zh-Hant", "zh-Hans"])
def test_mistakes_and_helps_are_said(code: str) -> None:
    assert run("--help").output != run("--help", "--lang", code).output
    for arguments in (["score", "--nonsense"], ["scoer"], ["check", "--format", "pdf"], ["explain", "xyzzy"]):
        english, other = run(*arguments), run("--lang", code, *arguments)
        assert (other.status, other.output) == (2, "")
        assert other.error != english.error


def test_what_click_says_is_english_again_after_a_run_in_another_language() -> None:
    before = run("score", "--nonsense")
    run("score", "--nonsense", "--lang", "fr")
    assert run("score", "--nonsense") == before


def test_after_a_double_dash_nothing_is_an_option() -> None:
    assert "is no such file" in run("score", "--", "--lang", "fr").error.replace("there", "")


def test_a_file_to_fill_in_has_its_comments_in_the_language(tmp_path: object) -> None:
    for arguments in (["new"], ["new", "--record"], ["setup", "--seed", "7"], ["babel", "draft", "--seed", "7"]):
        assert run(*arguments, "--lang", "nl").output != run(*arguments).output


@pytest.mark.parametrize(
    ("name", "code"), [("fr_CA", "fr"), ("zh", "zh-Hans"), ("zh_Hant_CN", "zh-Hant"), ("nl@euro", "nl"), ("", "en")]
)
def test_locales(name: str, code: str) -> None:
    assert language_of_locale(name) == code


@pytest.mark.parametrize("form", ["text", "html"])
def test_a_place_in_the_base_game_is_said_as_a_heading_of_a_rulebook_is_not(form: str) -> None:
    told = run("explain", "E63", "--format", form, "--lang", "nl").output
    assert "de wereldwonderen" in told
    assert "the wonders" not in told
    assert "Tour de Babel" in told


@pytest.mark.parametrize("code", ["fr", "nl", "zh-Hant", "zh-Hans"])
def test_code_is_code_on_a_page_in_every_language(code: str) -> None:
    page = run("check", "--format", "html", "--lang", code, ILLEGAL).output
    assert "<code>babylon explain bridge-gap</code>" in page
    assert "&lt;code&gt;" not in page


def test_a_hidden_option_has_no_help() -> None:
    hidden = SpokenOption(["--secret"], hidden=True)
    assert hidden.get_help_record(click.Context(click.Command("x"))) is None
