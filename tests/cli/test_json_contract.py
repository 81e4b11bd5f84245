"""The JSON of every command: one document with exactly the keys of the contract."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import EXAMPLES, run, write
from tests.cli.tables import ILLEGAL, LEGAL, NO_PLAYERS, PROMISES, QUARRY, SEVERAL, SHARED, TIED, UNUSABLE

VIOLATION = {"rule", "severity", "player", "where", "message", "line", "column", "help"}
DIFFERENCE = {"what", "expected", "actual", "message", "line", "column", "violations"}
RELIANCE = {"ruling", "value", "instead", "other", "changes", "text", "rule", "player", "where", "found", "sources"}
WON_BY_A_RULING = """\
players:
  - name: Ana
    flower: white
    terraces: [{at: C3, level: 1, flower: white, belvedere: SE}, {at: D4, level: 2, flower: pink, belvedere: NW}]
  - name: Bo
    flower: pink
    terraces: [{at: C3, level: 1, flower: white}, {at: D4, level: 2, flower: pink, belvedere: NW}]
"""
SCORE = [
    "statues",
    "fountains",
    "bridges",
    "staircases",
    "decoration_sets",
    "flower_sets",
    "belvederes",
    "highest_terrace",
    "total",
]


def printed(*arguments: str | Path, stdin: bytes = b"") -> Any:
    """What a command prints as JSON."""
    name, *others = arguments
    ended = run(name, "--format", "json", *others, stdin=stdin)
    return json.loads(ended.output)


def test_check(tmp_path: Path) -> None:
    shown = printed("check", write(tmp_path, ILLEGAL))
    assert set(shown) == {"version", "files", "errors", "warnings"}
    assert (shown["version"], shown["errors"], shown["warnings"]) == (1, 1, 0)
    (entry,) = shown["files"]
    assert set(entry) == {"file", "violations", "unchecked", "rests_on", "mends"}
    assert entry["file"] == str(tmp_path / "garden.yaml")
    (violation,) = entry["violations"]
    assert set(violation) == VIOLATION | {"path", "place", "sources"}
    assert violation["sources"][0] == {
        "edition": "fr",
        "section": "B. Construire, 1. Tuile Terrasse",
        "item": "Attention, 2nd point",
    }
    assert violation["place"].keys() == {"cells", "storey"}
    assert violation["place"]["storey"] == 2
    assert violation["rule"] == "storey-order"
    assert violation["severity"] == "error"
    assert violation["player"] == "Ana"
    assert (violation["line"], violation["column"]) == (5, 25)
    assert all(isinstance(violation[key], str) and violation[key] for key in ("where", "message", "help"))
    (note,) = entry["unchecked"]
    assert note == {"player": "Bo", "rules": ["terrace-icons", "decoration-icon"], "reason": "1 terrace without icons"}


def test_check_of_a_warning(tmp_path: Path) -> None:
    shown = printed("check", write(tmp_path, "players:\n  - {name: Ana, flower: white}\n"))
    assert (shown["errors"], shown["warnings"]) == (0, 1)
    (violation,) = shown["files"][0]["violations"]
    assert violation["severity"] == "warning"
    assert violation["player"] is None


def test_check_says_what_rests_on_a_ruling() -> None:
    shown = printed("check", EXAMPLES / "disputes" / "bridge-gap-a-statue-in-the-gap.yaml")
    rests = [reliance for entry in shown["files"] for reliance in entry["rests_on"]]
    assert {reliance["found"] for reliance in rests} == {True, False}
    for reliance in rests:
        assert set(reliance) == RELIANCE
        assert (reliance["ruling"], reliance["changes"]) == ("bridge_gap", "verdict")
        assert reliance["other"] == reliance["instead"]
        assert reliance["text"].startswith(f"with bridge_gap: {reliance['other']} it ")


def test_check_and_score_say_where_the_winner_rests_on_a_ruling(tmp_path: Path) -> None:
    path = write(tmp_path, WON_BY_A_RULING)
    told = {"ruling": "hidden_belvedere", "value": "none", "other": "counts", "changes": "winner"}
    text = "with hidden_belvedere: counts Ana wins with 6 points."
    assert printed("score", path)["files"][0]["rests_on"] == [{**told, "text": text}]
    (in_check,) = printed("check", path)["files"][0]["rests_on"]
    assert set(in_check) == RELIANCE
    assert in_check.items() >= {**told, "text": text, "rule": None, "player": None, "found": False}.items()


def test_the_winner_before_and_after_a_turn_rests_on_a_ruling(tmp_path: Path) -> None:
    path = write(tmp_path, f"{WON_BY_A_RULING}turn: {{player: Ana, dig: A1}}\n")
    for command in ("check", "score"):
        rests_on = printed(command, path)["files"][0]["rests_on"]
        assert [(entry["changes"], entry["moment"]) for entry in rests_on] == [
            ("winner", "before"),
            ("winner", "after"),
        ]
    told = " ".join(run("check", path).output.split())
    for moment in ("before", "after"):
        assert f"ruling: who is first {moment} the turn rests on hidden_belvedere: none, a ruling that" in told


def test_check_without_any_file_to_list(tmp_path: Path) -> None:
    shown = printed("check", tmp_path)
    (entry,) = shown["files"]
    assert entry["file"] == str(tmp_path)
    assert entry["error"]["message"] == "the folder has no .yaml, .yml or .jsonl file in it"


def test_score(tmp_path: Path) -> None:
    shown = printed("score", write(tmp_path, LEGAL))
    assert set(shown) == {"version", "files"}
    (entry,) = shown["files"]
    assert set(entry) == {"file", "players", "winners", "tie_break", "over", "rests_on", "violations"}
    assert [player["name"] for player in entry["players"]] == ["Ana", "Bo"]
    for player in entry["players"]:
        assert set(player) == {"name", "flower", "score", "visible_holes", "rank"}
        assert list(player["score"]) == SCORE
        assert sum(player["score"].values()) == 2 * player["score"]["total"]
    assert entry["players"][0]["score"]["total"] == 6
    assert entry["winners"] == ["Ana"]
    assert entry["tie_break"] == "none"
    assert entry["over"] is True
    assert entry["violations"] == []
    assert entry["rests_on"] == []


def test_score_shows_the_violations_as_check_does(tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL)
    assert printed("score", path)["files"][0]["violations"] == printed("check", path)["files"][0]["violations"]


@pytest.mark.parametrize(
    ("text", "winners", "tie_break", "ranks"),
    [
        (TIED, ["Ana"], "visible_holes", [1, 2, 3]),
        (SHARED, ["Ana", "Bo"], "shared", [1, 1, 3]),
        ("players: [{name: Ana, flower: white}]", ["Ana"], "none", [1]),
    ],
)
def test_who_wins(text: str, winners: list[str], tie_break: str, ranks: list[int], tmp_path: Path) -> None:
    (entry,) = printed("score", write(tmp_path, text))["files"]
    assert entry["winners"] == winners
    assert entry["tie_break"] == tie_break
    assert [player["rank"] for player in entry["players"]] == ranks


def test_why_adds_the_lines_that_make_each_number(tmp_path: Path) -> None:
    (entry,) = printed("score", "--why", write(tmp_path, LEGAL))["files"]
    for player in entry["players"]:
        for key in SCORE[:-1]:
            assert sum(line["points"] for line in player["lines"][key]) == player["score"][key]
            for line in player["lines"][key]:
                assert {"points", "what", "where", "reason"} <= set(line)


def test_quarry(tmp_path: Path) -> None:
    shown = printed("quarry", write(tmp_path, QUARRY))
    assert set(shown) == {"version", "files"}
    (entry,) = shown["files"]
    assert set(entry) == {"file", "player", "token", "tiles"}
    assert (entry["player"], entry["token"]) == (None, "none")
    tiles = {tile["take"]: tile for tile in entry["tiles"]}
    assert list(tiles) == ["A1", "B1", "D1", "A2", "B2", "D2", "A3", "B3", "D3", "B4", "C4"]
    for tile in tiles.values():
        assert set(tile) == {"take", "material", "flower", "edges", "reasons", "pillars"}
        assert list(tile["reasons"]) == ["north", "east", "south", "west"]
        assert tile["edges"] == sum(reason is not None for reason in tile["reasons"].values())
    assert tiles["B2"]["reasons"] == {"north": None, "east": "floor", "south": None, "west": None}
    assert tiles["B2"]["pillars"] == {"white": 1, "pink": 1, "sun": 1, "vine": 2}
    assert tiles["B3"]["flower"] is None
    assert tiles["A1"]["reasons"] == {"north": "border", "east": "granite", "south": "granite", "west": "border"}


def test_quarry_for_one_player_and_one_tile(tmp_path: Path) -> None:
    path = write(tmp_path, QUARRY)
    (entry,) = printed("quarry", "--player", "Ana", "--take", "A1", "--token", "flower-double", path)["files"]
    (tile,) = entry["tiles"]
    assert tile["pillars"] == {"white": 6}
    (entry,) = printed("quarry", "--flower", "vine", "--token", "minus-one", path)["files"]
    assert entry["tiles"][4]["pillars"] == {"vine": 1}


def test_verify(tmp_path: Path) -> None:
    kept, promises = write(tmp_path, LEGAL, "a.yaml"), write(tmp_path, PROMISES, "b.yaml")
    shown = printed("verify", tmp_path)
    assert set(shown) == {"version", "passed", "failed", "files"}
    assert (shown["version"], shown["passed"], shown["failed"]) == (1, 1, 1)
    good, bad = shown["files"]
    assert good == {"file": str(kept), "ok": True, "differences": []}
    assert set(bad) == {"file", "ok", "differences"}
    assert bad["file"] == str(promises)
    assert bad["ok"] is False
    assert [difference["what"] for difference in bad["differences"]] == [
        "violations",
        "warnings",
        "scores.Ana.highest_terrace",
        "scores.Bo.total",
        "winners",
        "tie_break",
        "quarry.A1.white.minus-one",
        "quarry.B2",
    ]
    for difference in bad["differences"]:
        assert set(difference) == DIFFERENCE
    violations, scores = bad["differences"][0], bad["differences"][3]
    (unpromised,) = violations.pop("violations")
    assert violations == {
        "what": "violations",
        "expected": ["terrace-support"],
        "actual": ["storey-order"],
        "message": "violations: promised terrace-support, found storey-order",
        "line": 13,
        "column": 15,
    }
    assert set(unpromised) == VIOLATION | {"path", "place", "sources"}
    assert (unpromised["rule"], unpromised["line"], unpromised["column"]) == ("storey-order", 5, 25)
    assert scores == {
        "what": "scores.Bo.total",
        "expected": 7,
        "actual": 0,
        "message": "scores.Bo.total: promised 7, found 0",
        "line": 15,
        "column": 53,
        "violations": [],
    }


@pytest.mark.parametrize("name", ["check", "score", "verify", "notation"])
def test_several_documents_give_one_entry_each(name: str, tmp_path: Path) -> None:
    entries = printed(name, write(tmp_path, SEVERAL))["files"]
    assert [entry["document"] for entry in entries] == [1, 2, 3]
    assert "error" in entries[2]
    assert "error" not in entries[0]
    assert "error" not in entries[1]


def test_several_documents_with_a_quarry(tmp_path: Path) -> None:
    entries = printed("quarry", write(tmp_path, f"{QUARRY}---\n{NO_PLAYERS}---\n{LEGAL}"))["files"]
    assert [entry["document"] for entry in entries] == [1, 2, 3]
    assert entries[1]["tiles"][0]["pillars"] == {"white": 5, "pink": 4}
    assert entries[2]["error"]["message"] == "the document has no `quarry`"


@pytest.mark.parametrize("name", ["check", "score", "quarry", "verify", "notation"])
def test_a_file_that_cannot_be_read_has_an_error_in_its_place(name: str, tmp_path: Path) -> None:
    usable = write(tmp_path, QUARRY, "usable.yaml")
    unusable = write(tmp_path, UNUSABLE, "unusable.yaml")
    missing = tmp_path / "missing.yaml"
    first, second, third = printed(name, missing, unusable, usable)["files"]
    assert first["file"] == str(missing)
    assert set(first["error"]) == {"message", "line", "column"}
    assert first["error"]["message"] == "there is no such file"
    assert second["file"] == str(unusable)
    assert second["error"]["message"] == "player 1 has an unknown key `flowr`"
    assert (second["error"]["line"], second["error"]["column"]) == (3, 5)
    assert third["file"] == str(usable)
    assert "error" not in third


@pytest.mark.parametrize("name", ["check", "score", "quarry"])
def test_all_mistakes_of_a_file_are_listed(name: str, tmp_path: Path) -> None:
    (entry,) = printed(name, write(tmp_path, UNUSABLE))["files"]
    assert entry["errors"]
    assert entry["errors"][0]["message"] == entry["error"]["message"]
    assert set(entry["errors"][0]) == {"message", "line", "column", "help"}


def test_standard_input_is_named_by_its_dash() -> None:
    (entry,) = printed("check", "-", stdin=LEGAL.encode())["files"]
    assert entry["file"] == "-"


@pytest.mark.parametrize("name", ["check", "score", "quarry", "verify"])
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_it_is_json_in_every_encoding(name: str, encoding: str, tmp_path: Path) -> None:
    text = QUARRY.replace("Ana", "Zoë 😀 中文")
    ended = run(name, "--format", "json", write(tmp_path, text), encoding=encoding)
    shown = json.loads(ended.output)
    if name == "score":
        assert shown["files"][0]["players"][0]["name"] == "Zoë 😀 中文"
