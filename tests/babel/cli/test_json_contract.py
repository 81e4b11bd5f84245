"""The JSON of every command of Babel: one document with exactly the keys of the contract and those that explain it."""

import json
from pathlib import Path
from typing import Any

import pytest

from babylon_cli.babel.facts.projects import PROJECTS
from tests.babel.cli.tables import CHEAP, DEAR, FAULTS, GARDEN, PROMISES, REFUSED, SEVERAL, TABLE, UNUSABLE
from tests.cli.running import run, write
from tests.cli.tables import LEGAL
from tests.cli.test_json_contract import DIFFERENCE
from tests.examples import ROOT

ROWS = ["military", "coins", "wonder", "civil", "commerce", "guilds", "science", "tower", "projects", "total"]

VIOLATION = {"rule", "severity", "player", "where", "message", "line", "column", "help", "sources", "path"}

COMMANDS = ("tower", "price", "project", "conflict", "score", "check")

KEYS = {
    "tower": ["active", "covered", "built", "points"],
    "price": ["legal", "coins", "gain", "reasons", "way", "rests_on"],
    "project": ["projects", "rests_on"],
    "conflict": ["age", "conflicts", "rests_on"],
    "score": ["players", "winners", "over", "rests_on"],
    "check": ["violations", "unchecked", "rests_on"],
}


def printed(name: str, *arguments: str | Path, stdin: bytes = b"") -> Any:
    """What a command prints as JSON."""
    return json.loads(run("babel", name, "--format", "json", *arguments, stdin=stdin).output)


def entry_of(name: str, text: str, *options: str) -> Any:
    """The one entry for one document."""
    shown = printed(name, *options, "-", stdin=text.encode())
    (entry,) = shown["files"]
    return entry


@pytest.mark.parametrize("name", COMMANDS)
def test_the_frame(name: str, tmp_path: Path) -> None:
    path = write(tmp_path, TABLE)
    shown = printed(name, path)
    totals = {"errors", "warnings"} if name == "check" else set()
    assert set(shown) == {"version", "files"} | totals
    assert shown["version"] == 1
    (entry,) = shown["files"]
    assert list(entry) == ["file", *KEYS[name]]
    assert entry["file"] == str(path)


@pytest.mark.parametrize("name", COMMANDS)
def test_several_documents_give_one_entry_each(name: str, tmp_path: Path) -> None:
    path = write(tmp_path, f"{TABLE}---\n{UNUSABLE}---\n{CHEAP}")
    missing = tmp_path / "missing.yaml"
    first, second, third, fourth, fifth = printed(name, path, missing, "-", stdin=TABLE.encode())["files"]
    assert list(first) == ["file", "document", *KEYS[name]]
    assert [entry["document"] for entry in (first, second, third)] == [1, 2, 3]
    assert set(second) == {"file", "document", "error", "errors"}
    assert second["error"]["message"] == "no card is called `Alter`"
    assert (second["error"]["line"], second["error"]["column"]) == (len(TABLE.splitlines()) + 5, 42)
    assert [error["message"] for error in second["errors"]] == [
        "no card is called `Alter`",
        "no wonder is called `Gizah`",
    ]
    assert set(fourth) == {"file", "error", "errors"}
    assert fourth["file"] == str(missing)
    assert fourth["error"]["message"] == "there is no such file"
    assert fifth["file"] == "-"
    assert "error" not in third
    assert "error" not in fifth


@pytest.mark.parametrize("name", COMMANDS)
def test_a_garden_is_an_error_and_the_others_are_still_done(name: str, tmp_path: Path) -> None:
    write(tmp_path, GARDEN, "a.yaml")
    write(tmp_path, TABLE, "b.yml")
    garden, table = printed(name, tmp_path)["files"]
    assert garden["error"]["message"] == "the document has no `game: babel`"
    assert list(table) == ["file", *KEYS[name]]


def test_tower() -> None:
    entry = entry_of("tower", TABLE)
    assert entry["active"] == [12, 19, 22]
    assert entry["covered"] == [4, 6]
    assert entry["built"] == {"Ana": 2, "Bo": 1, "Cleo": 2}
    assert entry["points"] == {"Ana": 5, "Bo": 2, "Cleo": 5}


def test_the_tower_names_every_player_and_no_free_city() -> None:
    entry = entry_of("tower", REFUSED)
    assert entry["built"] == entry["points"] == {"Ana": 0, "Bo": 0}
    without = entry_of("tower", TABLE.replace("age: 2\nplayers", "age: 2\nmodules: [projects]\nplayers"))
    assert (without["active"], without["covered"]) == ([], [])
    assert without["built"] == without["points"] == {"Ana": 0, "Bo": 0, "Cleo": 0}


def test_a_price_that_can_be_paid() -> None:
    entry = entry_of("price", TABLE)
    assert entry["legal"] is True
    assert entry["coins"] == {"bank": 2, "left": 4, "right": 2, "total": 8}
    assert (entry["gain"], entry["reasons"]) == (0, [])
    assert set(entry["way"]) == {"kind", "made", "lines", "gains"}
    assert sum(line["coins"] for line in entry["way"]["lines"]) == 8
    assert all(list(line) == ["coins", "to", "why"] for line in entry["way"]["lines"])
    assert entry["rests_on"] == [{"id": "E31", "ruling": "surcharge_goes_to", "value": "seller", "instead": "bank"}]


def test_only_money_is_short() -> None:
    entry = entry_of("price", DEAR)
    assert entry["legal"] is False
    assert entry["coins"] == {"bank": 0, "left": 6, "right": 0, "total": 6}
    assert entry["gain"] == 0
    assert len(entry["reasons"]) == 1
    assert "1 missing" in entry["reasons"][0]


ILLEGAL = {
    "name twice": ("cards: [Altar]", "card: Altar"),
    "no stage left": ("stages: 3", "stage: true"),
    "no resources": ("coins: 99", "card: Temple"),
    "wrong colour": ("coins: 99", "card: Altar, join: true"),
    "no token for any colour": ("coins: 99", "card: Altar, join: any_colour"),
    "no token for a building": ("coins: 99", "card: Altar, use: free_building"),
    "no token for a stage": ("coins: 99", "stage: true, use: free_stage"),
    "no Olympia": ("coins: 99", "card: Altar, use: olympia"),
    "no Halikarnassus": ("coins: 99", "card: Altar, use: discard"),
}


@pytest.mark.parametrize("kind", ILLEGAL)
def test_coins_are_null_where_more_than_money_is_missing(kind: str) -> None:
    city, build = ILLEGAL[kind]
    text = (
        f"game: babel\nage: 1\nplayers: [{{name: Ana, wonder: Gizah A, {city}}}]\n"
        f"projects: [{{age: 1, card: Double Walls}}]\nbuild: {{player: Ana, {build}}}\n"
    )
    entry = entry_of("price", text, "--all")
    assert entry["legal"] is False
    assert entry["coins"] is None
    assert entry["gain"] is None
    assert entry["way"] is None
    assert entry["ways"] == []
    assert entry["reasons"]


def test_each_reason_is_named() -> None:
    entry = entry_of("price", REFUSED)
    assert (entry["legal"], entry["coins"], entry["gain"]) == (False, None, None)
    assert len(entry["reasons"]) == 4


def test_all_adds_every_way_once_the_payable_first() -> None:
    entry = entry_of("price", CHEAP, "--all")
    assert list(entry) == ["file", *KEYS["price"], "ways"]
    for way in entry["ways"]:
        assert list(way) == ["kind", "bank", "left", "right", "total", "gain", "payable"]
        assert way["total"] == way["bank"] + way["left"] + way["right"]
    distinct = {(way["bank"], way["left"], way["right"], way["gain"]) for way in entry["ways"]}
    assert len(distinct) == len(entry["ways"]) > 1
    order = [(not way["payable"], way["total"] - way["gain"], way["total"], -way["bank"]) for way in entry["ways"]]
    assert order == sorted(order)
    assert [entry["ways"][0][key] for key in ("bank", "left", "right", "total")] == list(entry["coins"].values())
    assert entry["gain"] == entry["ways"][0]["gain"] == 3


def test_ways_that_are_too_dear_are_told_as_such() -> None:
    assert [way["payable"] for way in entry_of("price", DEAR, "--all")["ways"]] == [False]


def test_projects() -> None:
    entry = entry_of("project", TABLE)
    assert entry["projects"] == [
        {
            "age": 1,
            "card": "Factory",
            "success": False,
            "rewards": {},
            "penalties": {"Ana": "token", "Bo": "discard_card_grey"},
            "victory": {},
        },
        {
            "age": 2,
            "card": "War Mirror",
            "success": False,
            "rewards": {},
            "penalties": {"Ana": "discard_card_blue", "Cleo": "token"},
            "victory": {},
        },
    ]


def test_what_an_earlier_project_gave_under_a_tower_that_is_not_known() -> None:
    text = TABLE.replace("Factory, joined: {Cleo: 1}", "Double Walls, joined: {Cleo: 2}")
    walls = entry_of("project", text)["projects"][0]
    assert (walls["victory"], walls["victory_otherwise"]) == ({"Cleo": []}, {"Cleo": [1, 1]})
    walls = entry_of("project", text.replace("Cleo: 19", "Cleo: 18"))["projects"][0]
    assert walls["victory"] == {"Cleo": [1, 1]}
    assert "victory_otherwise" not in walls


def test_a_success_names_markers_and_what_tile_19_leaves() -> None:
    text = TABLE.replace("War Mirror, joined: {Bo: 1}", "War Mirror, joined: {Ana: 1, Bo: 1}")
    project = entry_of("project", text)["projects"][1]
    assert project["success"] is True
    assert project["rewards"] == {"Ana": 1, "Bo": 1}
    assert project["victory"] == {"Ana": [1], "Bo": [1]}
    assert project["penalties"] == {}


@pytest.mark.parametrize("project", PROJECTS, ids=lambda project: project.name)
def test_a_penalty_is_a_key_of_the_data_or_a_token(project: Any) -> None:
    city = "cards: [Stockade, Lumber Yard, Loom, Altar, School], coins: 3, military: {victory: [1, 1]}"
    text = (
        f"game: babel\nage: {project.age}\nplayers: [{{name: Ana, wonder: Gizah A, {city}}}, "
        f"{{name: Bo, wonder: Rhodos A, tokens: {{lost_wonder: true}}}}]\n"
        f"projects: [{{age: {project.age}, card: {project.name}}}]\n"
    )
    (told,) = entry_of("project", text)["projects"]
    bo = project.penalty if project.name == "Double Walls" else "token"
    assert told["penalties"] == {"Ana": project.penalty, "Bo": bo}


def test_conflicts() -> None:
    entry = entry_of("conflict", TABLE)
    assert entry["age"] == 2
    assert entry["conflicts"] == [
        {"left": "Bo", "right": "Ana", "shields": [4, 1], "tokens": {"Bo": [1], "Ana": [-1, -1]}},
        {"left": "Cleo", "right": "Bo", "shields": [0, 4], "tokens": {"Cleo": [-1, -1], "Bo": [1]}},
        {"left": "Ana", "right": "Cleo", "shields": [1, 0], "tokens": {"Ana": [1], "Cleo": [-1, -1]}},
    ]


def test_the_free_city_fights_too() -> None:
    pairs = entry_of("conflict", REFUSED)["conflicts"]
    assert [(pair["left"], pair["right"]) for pair in pairs] == [("the city", "Ana"), ("Bo", "the city"), ("Ana", "Bo")]


def test_score() -> None:
    entry = entry_of("score", TABLE)
    assert [player["name"] for player in entry["players"]] == ["Ana", "Bo", "Cleo"]
    for player in entry["players"]:
        assert list(player) == ["name", "score", "rank", "coins", "copied_guild", "symbols"]
        assert list(player["score"]) == ROWS
        assert sum(player["score"].values()) == 2 * player["score"]["total"]
        assert list(player["symbols"]) == ["compass", "tablet", "gear"]
    assert [player["rank"] for player in entry["players"]] == [1, 2, 3]
    assert entry["winners"] == ["Ana"]


def test_ranks_go_by_total_then_coins_and_equals_share_them() -> None:
    cities = ["wonder: Gizah A, coins: 1", "wonder: Rhodos A, coins: 1", "wonder: Olympia A", "wonder: Babylon A"]
    seats = ", ".join(f"{{name: P{seat}, {city}}}" for seat, city in enumerate(cities))
    entry = entry_of("score", f"game: babel\nage: 3\nplayers: [{seats}]\n")
    assert [player["rank"] for player in entry["players"]] == [1, 1, 3, 3]
    assert entry["winners"] == ["P0", "P1"]


def test_the_free_city_is_not_listed() -> None:
    entry = entry_of("score", REFUSED)
    assert [player["name"] for player in entry["players"]] == ["Ana", "Bo"]


def test_a_copied_guild_is_named() -> None:
    bo = entry_of("score", CHEAP)["players"][1]
    assert bo["copied_guild"] == "Scientists Guild"
    assert sum(bo["symbols"].values()) == 1


def test_why_adds_the_lines_that_make_each_number() -> None:
    entry = entry_of("score", TABLE, "--why")
    for player in entry["players"]:
        assert list(player["lines"]) == ROWS[:-1]
        for row in ROWS[:-1]:
            assert sum(line["points"] for line in player["lines"][row]) == player["score"][row]
            assert all(list(line) == ["points", "what", "reason"] for line in player["lines"][row])


def test_check() -> None:
    shown = printed("check", "-", stdin=FAULTS.encode())
    (entry,) = shown["files"]
    assert (shown["errors"], shown["warnings"]) == (len(entry["violations"]), 0)
    assert shown["errors"] > 10
    for violation in entry["violations"]:
        assert set(violation) == VIOLATION
        assert violation["rule"].startswith("babel-")
        assert violation["severity"] == "error"
        assert all(isinstance(violation[key], str) and violation[key] for key in ("where", "message", "help"))
    places = [(violation["line"], violation["column"]) for violation in entry["violations"]]
    assert places == sorted(places)
    assert {violation["player"] for violation in entry["violations"]} == {"Ana", "Bo", "Cleo", None}
    assert (entry["unchecked"], entry["rests_on"]) == ([], [])


def test_check_says_what_it_does_not_judge() -> None:
    text = "game: babel\nage: 1\nplayers: [{name: Ana, wonder: Gizah A}]\ntower: [{Ana: 3}]\n"
    (note,) = entry_of("check", text)["unchecked"]
    assert set(note) == {"player", "rules", "reason"}
    assert (note["player"], note["rules"]) == ("Ana", ["babel-tile-hand"])


def test_the_garden_commands_give_the_same_entries(tmp_path: Path) -> None:
    path = write(tmp_path, SEVERAL)
    assert printed("check", path) == json.loads(run("check", "--format", "json", path).output)


def test_verify(tmp_path: Path) -> None:
    kept = write(tmp_path, TABLE, "a.yaml")
    garden = write(tmp_path, LEGAL, "b.yaml")
    broken = write(tmp_path, PROMISES, "c.yaml")
    unusable = write(tmp_path, UNUSABLE, "d.yaml")
    shown = json.loads(run("verify", "--format", "json", tmp_path).output)
    assert set(shown) == {"version", "passed", "failed", "files"}
    assert (shown["version"], shown["passed"], shown["failed"]) == (1, 2, 2)
    good, also_good, bad, worse = shown["files"]
    assert good == {"file": str(kept), "ok": True, "differences": []}
    assert also_good == {"file": str(garden), "ok": True, "differences": []}
    assert set(bad) == {"file", "ok", "differences"}
    assert (bad["file"], bad["ok"]) == (str(broken), False)
    for difference in bad["differences"]:
        assert set(difference) == DIFFERENCE
    assert worse == printed("check", unusable)["files"][0]
    assert set(worse) == {"file", "error", "errors"}


def test_verify_gives_numbers_as_numbers() -> None:
    shown = json.loads(run("verify", "--format", "json", "-", stdin=PROMISES.encode()).output)
    told = {difference["what"]: difference for difference in shown["files"][0]["differences"]}
    assert (told["scores.Ana.total"]["expected"], told["scores.Ana.total"]["actual"]) == (30, 18)
    assert (told["points.Ana"]["expected"], told["points.Ana"]["actual"]) == (2, 5)


def test_a_path_is_told_as_it_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    (entry, *_) = printed("tower", "examples/babel/rulebook/placing-4-and-12.yaml")["files"]
    assert entry["file"] == "examples/babel/rulebook/placing-4-and-12.yaml"
