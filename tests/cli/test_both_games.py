"""The commands that take files of either game, also beside each other in one folder."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from babylon_cli.babel.rules.registry import RULES as BABEL_RULES
from babylon_cli.babylon.rules.all_rules import RULES
from babylon_cli.printing.blank import blank_file
from tests.babel.cli.tables import FAULTS, TABLE
from tests.cases import for_each
from tests.cli.running import EXAMPLES, ROOT, run, write
from tests.cli.tables import ILLEGAL, LEGAL, UNUSABLE

GARDEN_HEAD = (
    "file,document,player,flower,statues,fountains,bridges,staircases,decoration_sets,flower_sets,belvederes,"
    "highest_terrace,total,visible_holes,rank,winner,legal,moment,rests_on,read_with,from"
)
BABEL_HEAD = (
    "file,document,player,board,military,coins,wonder,civil,commerce,guilds,science,tower,projects,total,"
    "coins_in_hand,rank,winner,legal,moment,rests_on,read_with,from"
)
HEAD_WHY = "file,document,player,row,points,what,where,reason,moment,read_with"

BABEL_CSV = f"""\
{BABEL_HEAD}
b.yaml,1,Ana,Babylon A,2,3,3,2,0,0,4,5,-1,18,9,1,yes,,,,,
b.yaml,1,Bo,Rhodos A,-1,1,3,3,0,0,0,2,0,8,3,2,no,,,,,
b.yaml,1,Cleo,Gizah B,-1,0,0,0,0,0,1,5,0,5,0,3,no,,,,,
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a garden and a table of Babel in it, which is the current one."""
    write(tmp_path, LEGAL, "a.yaml")
    write(tmp_path, TABLE, "b.yaml")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("command", ["score", "babel score"])
def test_csv_of_babel(command: str, folder: Path) -> None:
    ended = run(*command.split(), "--format", "csv", "b.yaml")
    assert ended == (0, BABEL_CSV, "")
    assert len(set(BABEL_HEAD.split(","))) == len(BABEL_HEAD.split(","))


def test_csv_of_babel_with_why_adds_up(folder: Path) -> None:
    ended = run("babel", "score", "--why", "--format", "csv", "b.yaml")
    totals = {"Ana": 0, "Bo": 0, "Cleo": 0}
    for line in csv.DictReader(io.StringIO(ended.output)):
        totals[line["player"]] += int(line["points"])
    assert totals == {"Ana": 18, "Bo": 8, "Cleo": 5}


def test_markdown_of_babel(folder: Path) -> None:
    ended = run("babel", "score", "--format", "markdown", "b.yaml")
    assert ended == run("score", "--format", "markdown", "b.yaml")
    lines = ended.output.splitlines()
    assert lines[:5] == [
        "### a table of three",
        "",
        "|  |  | Ana | Bo | Cleo |",
        "| --- | --- | ---: | ---: | ---: |",
        "| Military |  | 2 | -1 | -1 |",
    ]
    assert "| **TOTAL** |  | **18** | **8** | **5** |" in lines
    assert "**Ana leads with 18 points\\.**" in lines


def test_in_csv_each_kind_of_pad_has_its_head(folder: Path) -> None:
    write(folder, TABLE, "c.yaml")
    write(folder, LEGAL, "d.yaml")
    lines = run("score", "--format", "csv", "a.yaml", "b.yaml", "c.yaml", "d.yaml").output.splitlines()
    assert [line for line in lines if line.startswith("file,")] == [GARDEN_HEAD, BABEL_HEAD, GARDEN_HEAD]
    assert len(lines) == 3 + 2 + 3 + 3 + 2
    assert lines[:3] == run("score", "--format", "csv", "a.yaml").output.splitlines()


def test_with_why_there_is_one_head(folder: Path) -> None:
    lines = run("score", "--why", "--format", "csv", ".").output.splitlines()
    assert [line for line in lines if line.startswith("file,")] == [HEAD_WHY]
    assert {line.split(",")[0] for line in lines[1:]} == {"a.yaml", "b.yaml"}


def test_an_unusable_file_has_no_head_where_another_has_one(folder: Path) -> None:
    write(folder, UNUSABLE, "unusable.yaml")
    ended = run("score", "--format", "csv", "unusable.yaml", "b.yaml", "missing.yaml", "b.yaml")
    assert ended.status == 2
    assert ended.output == BABEL_CSV + BABEL_CSV.removeprefix(f"{BABEL_HEAD}\n")
    assert run("babel", "score", "--format", "csv", "missing.yaml").output == f"{BABEL_HEAD}\n"


def rules_of_sarif(*paths: str | Path) -> tuple[set[str], set[str]]:
    """The rules that are declared, and those of the results."""
    (told,) = json.loads(run("check", "--format", "sarif", *paths).output)["runs"]
    declared: list[str] = [rule["id"] for rule in told["tool"]["driver"]["rules"]]
    assert len(set(declared)) == len(declared)
    return set(declared), {result["ruleId"] for result in told["results"]}


def test_sarif_declares_the_rules_of_every_game_that_it_tells_of(tmp_path: Path) -> None:
    garden, babel = write(tmp_path, ILLEGAL, "a.yaml"), write(tmp_path, FAULTS, "b.yaml")
    assert rules_of_sarif(garden)[0] == set(RULES)
    declared, broken = rules_of_sarif(babel)
    assert declared == set(BABEL_RULES)
    assert len(broken) >= 5
    declared, broken = rules_of_sarif(tmp_path)
    assert declared == {*RULES, *BABEL_RULES}
    assert "storey-order" in broken


@pytest.mark.thorough
def test_sarif_declares_the_rule_of_every_result() -> None:
    declared, broken = rules_of_sarif(EXAMPLES)
    assert len(broken) >= 50
    assert broken <= declared


@pytest.mark.parametrize(("command", "status"), [("check", 0), ("score", 0), ("verify", 0)])
def test_each_file_is_asked_by_its_own_game(command: str, status: int, folder: Path) -> None:
    together = run(command, "--format", "json", ".")
    assert together.status == status
    files: list[dict[str, Any]] = [
        json.loads(run(command, "--format", "json", name).output)["files"][0] for name in ("a.yaml", "b.yaml")
    ]
    assert json.loads(together.output)["files"] == files


@pytest.mark.parametrize("command", ["check", "score"])
def test_a_command_of_babel_takes_no_garden(command: str, folder: Path) -> None:
    ended = run("babel", command, "a.yaml")
    assert ended.status == 2
    assert "the document has no `game: babel`" in ended.output + ended.error


@for_each("players", [2, 3, 4, 5, 6, 7])
def test_a_new_file_of_babel_is_valid_and_legal(players: int, tmp_path: Path) -> None:
    path = tmp_path / f"{players}.yaml"
    written = run("new", "--game", "babel", "--players", str(players), path)
    assert written == (0, "", f"Wrote {path}. Fill it in, then run: babylon score {path}\n")
    text = path.read_bytes().decode()
    assert text == blank_file("babel", players)
    assert max(len(line) for line in text.splitlines()) <= 110
    checked = run("check", path)
    assert checked.status == 0
    assert "0 errors, 0 warnings in 1 document" in checked.output
    scored = run("score", "--format", "csv", path)
    assert (scored.status, scored.error, len(scored.output.splitlines())) == (0, "", 1 + players)
    assert run("babel", "tower", path).status == 0
    assert run("babel", "project", path).status == 0
    assert run("babel", "conflict", path).status == 0


@pytest.mark.parametrize(("game", "most", "title"), [("babylon", 4, "Babylon"), ("babel", 7, "7 Wonders: Babel")])
def test_a_new_file_for_too_many(game: str, most: int, title: str, tmp_path: Path) -> None:
    path = tmp_path / "new.yaml"
    ended = run("new", "--game", game, "--players", str(most + 1), path)
    assert ended.status == 2
    assert f"--players says {most + 1}, and {title} has {most} at most." in ended.error
    assert not path.exists()


def test_the_schema_of_each_game() -> None:
    for arguments, name in (
        (["schema"], "babylon"),
        (["schema", "--game", "babylon"], "babylon"),
        (["schema", "--game", "babel"], "babel"),
        (["babel", "schema"], "babel"),
    ):
        committed = (ROOT / "schemas" / f"{name}.schema.json").read_bytes().decode()
        assert run(*arguments) == (0, committed, "")


NAMES = ("the", "round", "table", "Ana", "terrace", "a", "hand")


@for_each(("name", "text"), [(name, text) for name in NAMES for text in (ILLEGAL, FAULTS)])
def test_a_player_is_named_whatever_the_name(name: str, text: str, tmp_path: Path) -> None:
    """A sentence that says the word anyway, such as `the terrace …`, does not name the player by it."""
    path = tmp_path / "table.yaml"
    other = "ø" * len(name)
    path.write_text(text.replace("Ana", other), encoding="utf-8")
    expected = run("check", "--format", "concise", path).output
    path.write_text(text.replace("Ana", name), encoding="utf-8")
    assert run("check", "--format", "concise", path).output == expected.replace(other, name)
    assert other in expected


@pytest.mark.parametrize("command", ["check", "verify"])
@pytest.mark.parametrize(
    ("text", "promise", "mistake"),
    [
        (LEGAL, "{scores: {Zoe: 1}}", "no player is called Zoe"),
        (LEGAL, "{winners: [An]}", "no player is called An"),
        (LEGAL, "{violations: [storey-ordre]}", "storey-ordre"),
        (TABLE, "{scores: {Zoe: 1}}", "no player is called Zoe"),
        (TABLE, "{violations: [babel-stage]}", "babel-stage"),
    ],
)
def test_what_a_file_cannot_promise(command: str, text: str, promise: str, mistake: str, tmp_path: Path) -> None:
    ended = run(command, write(tmp_path, f"{text}expect: {promise}\n"))
    assert ended.status == 2
    assert mistake in ended.output


def test_verify_tells_of_an_unusable_file_what_check_tells(tmp_path: Path) -> None:
    path = write(tmp_path, UNUSABLE)
    (checked,) = json.loads(run("check", "--format", "json", path).output)["files"]
    (verified,) = json.loads(run("verify", "--format", "json", path).output)["files"]
    assert verified == checked
    assert verified["errors"]
