"""`--ruling` and `--edition`: another reading, whatever the files say, and said where it is not theirs."""

import json
from pathlib import Path
from typing import Any

import pytest

from babylon_cli.game import game_named
from babylon_cli.games import GAMES
from tests.babel.cli.tables import TABLE
from tests.cases import for_each
from tests.cli.plays import LEGAL_GAME, LEGAL_TURN
from tests.cli.running import run, write
from tests.cli.tables import QUARRY

FOUNTAIN = """\
players:
  - {name: Ana, flower: white, terraces: [{at: C3, level: 1, flower: white}], fountains: [C3-D3]}
  - {name: Bo, flower: pink}
"""
"""A fountain inside one terrace, which the edition zh-Hans allows."""


def entry_of(*arguments: str | Path) -> dict[str, Any]:
    (found,) = json.loads(run(*arguments, "--format", "json").output)["files"]
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(
    ("keys", "options", "status", "reading"),
    [
        ("", "", 1, None),
        ("", "--edition zh-Hans", 0, {"edition": "zh-Hans", "rulings": {}}),
        ("", "--ruling fountain_terraces=one", 0, {"rulings": {"fountain_terraces": "one"}}),
        ("", "--ruling fountain_terraces=two", 1, None),
        ("edition: zh-Hans\n", "", 0, None),
        ("edition: zh-Hans\n", "--edition zh-Hans", 0, None),
        ("edition: zh-Hans\n", "--edition nl", 1, {"edition": "nl", "rulings": {}}),
        ("edition: zh-Hans\n", "--ruling fountain_terraces=two", 1, {"rulings": {"fountain_terraces": "two"}}),
        ("rulings: {fountain_terraces: two}\n", "--edition zh-Hans", 1, {"edition": "zh-Hans", "rulings": {}}),
        (
            "rulings: {fountain_terraces: two}\n",
            "--edition zh-Hans --ruling fountain_terraces=one",
            0,
            {"edition": "zh-Hans", "rulings": {"fountain_terraces": "one"}},
        ),
        (
            "rulings: {fountain_terraces: one}\n",
            "--ruling fountain_terraces=two --ruling supply=limit",
            1,
            {"rulings": {"fountain_terraces": "two", "supply": "limit"}},
        ),
    ],
)
def test_the_presets_come_first_then_the_file_then_the_option(
    keys: str, options: str, status: int, reading: dict[str, Any] | None, tmp_path: Path
) -> None:
    path = write(tmp_path, keys + FOUNTAIN)
    for command in ("check", "score"):
        assert run(command, *options.split(), path).status == status
        assert entry_of(command, *options.split(), path).get("reading") == reading


@for_each(
    ("command", "form"),
    [
        *[("check", form) for form in ("text", "concise", "github", "junit", "sarif")],
        *[("score", form) for form in ("table", "csv", "markdown")],
    ],
)
def test_every_report_says_how_it_read(command: str, form: str, tmp_path: Path) -> None:
    path = write(tmp_path, FOUNTAIN)
    other = run(command, "--format", form, "--ruling", "bridge_gap=any", path)
    said = (other.output + other.error).replace("\\", "")
    assert "bridge_gap=any" in said
    own = run(command, "--format", form, "--ruling", "bridge_gap=clear", path)
    assert own == run(command, "--format", form, path)
    assert "bridge_gap=" not in own.output + own.error


@pytest.mark.parametrize(
    ("command", "text"), [("moves", LEGAL_TURN), ("quarry", QUARRY), ("replay", LEGAL_GAME), ("score", LEGAL_GAME)]
)
def test_other_commands_take_it_too(command: str, text: str, tmp_path: Path) -> None:
    path = write(tmp_path, text)
    ended = run(command, "--ruling", "superposed=adjacent", "--edition", "zh-Hant", path)
    assert ended.status == run(command, path).status == 0
    assert "(read with edition=zh-Hant and superposed=adjacent)" in ended.output
    assert entry_of(command, "--edition", "nl", path)["reading"]["edition"] == "nl"


def test_what_may_be_built_follows_the_ruling(tmp_path: Path) -> None:
    """Over the statue at C3 lies a corner of a terrace at B2, which one ruling lets be open."""
    text = """\
players:
  - name: Ana
    flower: white
    terraces: [{at: C3, level: 1, flower: white, icons: S..F, material: clay}]
    statues: [C3]
    storage: {pillars: 6}
  - {name: Bo, flower: pink}
turn: {player: Ana, dig: A1, dug: {flower: sun, icons: S.F.}, pillars_taken: 4}
"""
    path = write(tmp_path, text)
    own, other = [entry_of("moves", *more, path)["count"] for more in ([], ["--ruling", "statue_corner=open"])]
    assert own < other


def test_a_table_that_replay_writes_is_read_as_it_was(tmp_path: Path) -> None:
    written = run("replay", "--ruling", "superposed=adjacent", "--format", "yaml", write(tmp_path, LEGAL_GAME)).output
    assert "rulings: {superposed: adjacent}" in written


def test_each_document_takes_the_rulings_of_its_game(tmp_path: Path) -> None:
    write(tmp_path, FOUNTAIN, "a.yaml")
    write(tmp_path, TABLE, "b.yaml")
    options = ["--ruling", "fountain_terraces=one", "--ruling", "last_card_tile=forbidden", "--edition", "nl"]
    shown = json.loads(run("check", "--format", "json", *options, tmp_path).output)["files"]
    assert [entry["reading"] for entry in shown] == [
        {"edition": "nl", "rulings": {"fountain_terraces": "one"}},
        {"rulings": {"last_card_tile": "forbidden"}},
    ]
    assert not set(game_named("babylon").rulings) & set(game_named("babel").rulings)


def test_every_answer_on_babel_takes_it_that_can_rest_on_a_ruling(tmp_path: Path) -> None:
    path = write(tmp_path, TABLE)
    for command in ("price", "project", "check", "score"):
        entry = entry_of("babel", command, "--ruling", "surcharge_goes_to=bank", path)
        assert entry["reading"] == {"rulings": {"surcharge_goes_to": "bank"}}


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--ruling", "bridgegap=any", "There is no ruling 'bridgegap'. Did you mean bridge_gap?"),
        ("--ruling", "x=any", "There is no ruling 'x'. The rulings are superposed, bridge_gap, "),
        ("--ruling", "bridge_gap", "bridge_gap is clear, any or ground: write such as bridge_gap=ground."),
        ("--ruling", "bridge_gap=grund", "bridge_gap is clear, any or ground, not 'grund'. Did you mean ground?"),
        ("--ruling", "bridge_gap=x", "bridge_gap is clear, any or ground, not 'x'."),
        ("--edition", "de", "'de' is not one of 'fr', 'nl', 'zh-Hant', 'zh-Hans'."),
    ],
)
def test_what_nobody_knows_is_a_mistake(option: str, value: str, said: str, tmp_path: Path) -> None:
    for command in ("check", "score", "moves", "quarry", "replay"):
        ended = run(command, option, value, write(tmp_path, FOUNTAIN))
        assert (ended.status, ended.output) == (2, "")
        assert said in " ".join(ended.error.split())


def test_two_values_of_one_ruling_contradict_each_other(tmp_path: Path) -> None:
    path = write(tmp_path, FOUNTAIN)
    ended = run("check", "--ruling", "bridge_gap=any", "--ruling", "bridge_gap=ground", path)
    assert ended.status == 2
    assert "bridge_gap cannot be any and ground." in ended.error
    assert run("check", "--ruling", "bridge_gap=any", "--ruling", "bridge_gap=any", path).status == 1


@pytest.mark.parametrize(("command", "ruling"), [("quarry", "half_penalty=token"), ("babel price", "bridge_gap=any")])
def test_a_command_of_one_game_knows_only_its_rulings(command: str, ruling: str, tmp_path: Path) -> None:
    ended = run(*command.split(), "--ruling", ruling, write(tmp_path, FOUNTAIN))
    assert ended.status == 2
    assert "There is no ruling" in ended.error


def test_variables(tmp_path: Path) -> None:
    path = write(tmp_path, FOUNTAIN)
    env = {"BABYLON_SCORE_RULING": "fountain_terraces=one supply=limit", "BABYLON_SCORE_EDITION": "nl"}
    ended = run("score", path, env=env)
    assert ended.status == 0
    assert "(read with edition=nl, fountain_terraces=one and supply=limit)" in ended.output


def test_an_unusable_document_is_told_as_ever(tmp_path: Path) -> None:
    path = write(tmp_path, "players: 3\n")
    assert run("check", "--edition", "nl", path) == run("check", path)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_names_its_rulings_the_default_first(game: str) -> None:
    assert all(len(values) >= 2 for values in game_named(game).rulings.values())
