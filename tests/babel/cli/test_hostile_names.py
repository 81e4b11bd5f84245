"""Names in a file of Babel are data: whatever they hold, they steer no terminal, XML reader or runner."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from babylon_cli.cli.babel.price import FORMATS
from babylon_cli.cli.babel.score import FORMATS as SCORE_FORMATS
from babylon_cli.cli.babel.tower import FORMATS as TOWER_FORMATS
from babylon_cli.printing.formats import CHECK_FORMATS, VERIFY_FORMATS
from babylon_cli.printing.safe import STEERS
from tests.cli.once import reading_once
from tests.cli.running import run
from tests.cli.test_hostile_names import HOSTILE, assert_harmless, quoted

HOSTILE_NAMES = {**HOSTILE, "wide": "中文" * 30, "long": "x" * 95, "accents": "e\u0301" * 40}

ANSWERS = ("tower", "price", "project", "conflict", "score")

EVERY = [
    *[
        ("babel", name, form)
        for name in ANSWERS
        for form in {"score": SCORE_FORMATS, "tower": TOWER_FORMATS}.get(name, FORMATS)
    ],
    *[("babel", "check", form) for form in CHECK_FORMATS],
    *[("", "verify", form) for form in VERIFY_FORMATS],
    ("", "check", "text"),
]


def hostile_text(name: str, *, usable: bool = True) -> str:
    """A document whose title and players are all called the same hostile things; the first breaks rules."""
    first, second = quoted(name), quoted(name + "2")
    return f"""\
title: {first}
game: babel
age: 2
players:
  - name: {first}
    wonder: Olympia B
    stages: 3
    cards: [Altar, Altar, Spies Guild, Scientists Guild, Stockade, West Trading Post]
    coins: 9
    military: {{victory: [1, 5], defeat: 3}}
    tiles: [12, 19]
    tokens: {{shields: 2, guilds: 1, penalties: [-1]}}
    score_pad: {{total: 99}}
  - {{name: {second}, wonder: Rhodos A, cards: [Scientists Guild, Ore Vein], tiles: [22, 4, 6]}}
  - {{name: {quoted(name + "3")}, wonder: Olympia A, cards: [Glassworks]}}
tower:
  - {{{first}: [12, 19], {second}: 22}}
  - {{{second}: 12}}
projects:
  - {{age: 1, card: Cranes, joined: {{{first}: 3}}}}
  - {{age: 2, card: War Mirror, joined: {{{first}: 2}}}}
build: {{player: {first}, card: Training Ground, join: true}}
{"" if usable else "tower: 3"}
{"" if usable else first + ": 1"}
expect:
  points: {{{first}: 7, {quoted(name + "3")}: 1}}
  scores: {{{first}: 7, {quoted(name + "3")}: 1}}
  projects: [{{rewards: {{{first}: 1}}}}, {{penalties: {{{first}: token}}}}]
  conflicts: [{{left: {first}}}, {{tokens: {{{first}: [1]}}}}, {{}}]
  winners: [{second}, {quoted(name + "3")}]
"""


def unknown_names(name: str) -> str:
    """A document that calls everything by hostile names which nobody knows."""
    word = quoted(name)
    return f"""\
game: babel
age: 1
players:
  - {{name: Ana, wonder: {word}, cards: [{word}], copied_guild: {word}}}
tower: [{{{word}: 4}}]
projects: [{{age: 1, card: {word}, joined: {{{word}: 1}}}}]
build: {{player: {word}, card: {word}}}
expect:
  violations: [{word}]
  points: {{{word}: 1}}
  projects: [{{card: {word}, rewards: {{{word}: 1}}}}]
  conflicts: [{{left: {word}, tokens: {{{word}: [1]}}}}]
  scores: {{{word}: 1}}
  winners: [{word}]
"""


def wrong_values(name: str) -> str:
    """A document in which hostile text stands where none belongs."""
    word = quoted(name)
    return f"""\
game: {word}
age: {word}
players: [{{name: [], wonder: Gizah A, coins: {word}, science: [{word}], {word}: 1}}]
tower: [{{{word}: {word}}}]
rulings: {{{word}: {word}}}
build: {{player: Ana, use: {word}}}
"""


def arguments_of(group: str, name: str, form: str) -> list[str]:
    return [*([group] if group else []), name, "--format", form, "-"]


@pytest.mark.parametrize(("group", "name", "form"), EVERY)
@reading_once()
def test_nothing_unsafe_is_printed(group: str, name: str, form: str) -> None:
    arguments = arguments_of(group, name, form)
    for hostile in HOSTILE_NAMES.values():
        usable = run(*arguments, stdin=hostile_text(hostile).encode())
        assert_harmless(usable)
        assert usable.status == (0 if name in ("tower", "project", "conflict", "score") else 1)
        texts = (hostile_text(hostile, usable=False), unknown_names(hostile), wrong_values(hostile))
        unusable = run(*arguments, stdin="---\n".join(texts).encode())
        assert_harmless(unusable)
        assert unusable.status == 2


@pytest.mark.parametrize("kind", HOSTILE_NAMES)
@reading_once()
def test_more_is_told_and_nothing_unsafe(kind: str) -> None:
    raw = hostile_text(HOSTILE_NAMES[kind]).encode()
    for arguments in (("price", "--all"), ("score", "--why"), ("score", "--why", "--format", "json")):
        ended = run("babel", *arguments, "-", stdin=raw)
        assert_harmless(ended)
        assert ended.output


@pytest.mark.parametrize("kind", HOSTILE_NAMES)
def test_json_holds_the_names_as_they_are(kind: str) -> None:
    name = HOSTILE_NAMES[kind]
    ended = run("babel", "score", "--format", "json", "-", stdin=hostile_text(name).encode())
    (entry,) = json.loads(ended.output)["files"]
    assert [player["name"] for player in entry["players"]] == [name, f"{name}2", f"{name}3"]
    assert not re.search(STEERS, ended.output.replace("\n", ""))
    in_ascii = run("babel", "score", "--format", "json", "-", stdin=hostile_text(name).encode(), encoding="ascii")
    assert json.loads(in_ascii.output) == json.loads(ended.output)


@pytest.mark.parametrize("arguments", [("babel", "check"), ("verify",)], ids=" ".join)
@reading_once()
def test_xml_parses_and_annotations_stay_on_one_line(arguments: tuple[str, ...]) -> None:
    for hostile in HOSTILE_NAMES.values():
        for text in (hostile_text(hostile), unknown_names(hostile)):
            root = ElementTree.fromstring(run(*arguments, "--format", "junit", "-", stdin=text.encode()).output)
            (suite,) = root
            assert len(suite) == 1 or arguments[-1] == "check"
            assert all(len(case) == 1 for case in suite)
            lines = run(*arguments, "--format", "github", "-", stdin=text.encode()).output.splitlines()
            assert lines
            for line in lines:
                assert re.fullmatch(r"::error file=([^:,]*),line=\d+,col=\d+,title=([^:,]*)::(.*)", line), line


@pytest.mark.parametrize("name", [*ANSWERS, "check"])
def test_no_line_of_text_is_a_workflow_command(name: str, tmp_path: Path) -> None:
    for hostile in HOSTILE_NAMES.values():
        path = tmp_path / (hostile[:40].replace("/", "_").replace("\x00", "_") + ".yaml")
        path.write_text(hostile_text(hostile), encoding="utf-8")
    ended = run("babel", name, tmp_path)
    assert_harmless(ended)
    assert len(list(tmp_path.iterdir())) == len(HOSTILE_NAMES)
    for line in (ended.output + ended.error).splitlines():
        assert not line.lstrip().startswith(("::", "##["))


@pytest.mark.parametrize("kind", HOSTILE)
def test_names_in_arguments(kind: str, tmp_path: Path) -> None:
    text = HOSTILE[kind].replace("\x00", "")
    for arguments in (
        (f"x{text}",),
        ("tower", "--format", text, "x"),
        ("tower", f"--{text}"),
        ("draft", "--players", text),
        ("draft", "--seed", text),
    ):
        ended = run("babel", *arguments)
        assert_harmless(ended)
        assert ended.status == 2
    path = tmp_path / text.replace("/", "_")
    for status in (0, 2):
        ended = run("babel", "draft", path)
        assert_harmless(ended)
        assert ended.status == status
