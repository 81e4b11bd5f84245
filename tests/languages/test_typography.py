"""Signs are set as each language sets them: in what is translated, and in what Click puts together itself."""

import re
from collections.abc import Iterator

import pytest

from babylon_cli.cli.babel.group import COMMANDS as BABEL_COMMANDS
from babylon_cli.cli.main import COMMANDS
from tests.cli.running import EXAMPLES, run
from tests.languages.catalogues import FOLDER, OTHERS, translation
from tests.languages.test_catalogues import strings_of
from tests.languages.test_texts import texts_of
from tests.printing.widths import too_wide

CHINESE = "\u4e00-\u9fff"

WRONG = {
    "fr": r" [:;!?»](?:\s|$)|[\w)»}][;!?](?:\s|$)|«[^\u00a0]|[^\W\d_]'[^\W\d_]|''",
    "nl": r"[“”«»„]|[\w)}] [:;!?](?:\s|$)",
    "zh": rf"[{CHINESE}][,;:!?()\"]|[,;:!?()\"][{CHINESE}]|[，。；：！？、（）「」《》] (?! )"
    rf"|[{CHINESE}] [{CHINESE}{{]|}} [{CHINESE}]",
}
"""By language what it never has: a sign without its space or with one too many, or that of another script."""

QUOTED = re.compile(r"`[^`]*`|\{\{.*?\}\}")
"""What is typed so."""

A_SIGN_ALONE = re.compile(r"(?<![\w`)}])[,;!?](?![\w`])")
"""A sign in an English sentence that is about this sign, such as one that marks a fault in a picture."""


def wrong_in(text: str, language: str) -> list[str]:
    return re.findall(WRONG[language.partition("-")[0]], QUOTED.sub("Q", text), re.MULTILINE)


def translated(language: str) -> Iterator[tuple[str, str]]:
    """What is published in a language, each text after its name or its English; what is about signs is left out."""
    for message in translation(language):
        english = " ".join(message.id) if isinstance(message.id, list | tuple) else str(message.id)
        if english and not A_SIGN_ALONE.search(english):
            yield from [(english, text) for text in strings_of(message)]
    for name, text in texts_of(FOLDER / language).items():
        if name.endswith(".md"):
            yield name, text


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_translated(language: str) -> None:
    assert [(name, wrong) for name, text in translated(language) if (wrong := wrong_in(text, language))] == []


def test_what_is_wrong_would_be_noticed() -> None:
    for text in ("Erreur : non", "Quoi?", "C'est faux", "« non»"):
        assert wrong_in(text, "fr") != []
    assert wrong_in("“nee”", "nl") != []
    for text in ("錯誤:無", "錯誤： 無", "(預設)", "沒有 這個"):
        assert wrong_in(text, "zh-Hant") != []


MISTAKES = (
    ("scoer",),
    ("score", "--nonsense"),
    ("check", "--rule", "x"),
    ("check", "--color", "x"),
    ("check", "--jobs", "0"),
    ("check", "--ruling", "bridge_gap=x"),
    ("quarry",),
    ("setup", "--players", "x"),
    ("new", "/"),
    ("new", "/nowhere/at/all"),
    ("new", "a", "b"),
    ("explain", "xyzzy"),
    ("check", "nowhere.yaml"),
    ("replay", str(EXAMPLES / "scoring" / "illegal-garden-is-still-scored.yaml")),
    ("notation", "--line", "bab1/p"),
)
"""One of each kind."""

HELPS = ((), *[(name,) for name in COMMANDS], *[("babel", name) for name in BABEL_COMMANDS])

OF_CLICK = re.compile("Usage|Error|INTEGER|TEXT(?!E)|env var|default|Missing|Try |No such|one of")
"""English that Click has of its own."""

TYPED = re.compile(r"'[^']*'|\w+\.yaml[\d:]*")


def said(arguments: tuple[str, ...], language: str, columns: int = 80) -> str:
    env = {"COLUMNS": str(columns), "NO_COLOR": "1"}
    ended = run("--lang", language, *arguments, env=env, is_terminal=True)
    return ended.output + ended.error


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_said_of_mistakes(language: str) -> None:
    for arguments in MISTAKES:
        told = said(arguments, language, 60)
        assert [line for line in too_wide(told, 60) if " " in line.strip()] == []
        assert wrong_in(TYPED.sub("Q", told), language) == [], told
        assert OF_CLICK.findall(TYPED.sub("Q", told)) == [], told


def assert_help_is_typeset(arguments: tuple[str, ...], language: str, columns: int) -> None:
    told = said((*arguments, "--help"), language, columns)
    prose = re.sub(r"(?m)^ +babylon .*|^ {4}#.*", "", told)
    assert wrong_in(prose, language) == [], told
    assert OF_CLICK.findall(TYPED.sub("Q", told)) == [], told
    assert [line for line in too_wide(prose, columns) if " " in line.strip() and not line.startswith("  --")] == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_help_says(language: str) -> None:
    for arguments in ((), ("setup",), ("check",)):
        assert_help_is_typeset(arguments, language, 80)


@pytest.mark.thorough
@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("language", OTHERS)
def test_what_every_help_says_at_every_width(language: str, columns: int) -> None:
    for arguments in HELPS:
        assert_help_is_typeset(arguments, language, columns)
