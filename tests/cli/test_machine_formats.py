"""JUnit, SARIF, annotations, CSV and Markdown are what their readers expect."""

import csv
import io
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from babylon_cli.printing.repository import path_in_repository
from tests.cli.running import EXAMPLES, run, write
from tests.cli.tables import ILLEGAL, LEGAL, PROMISES, SEVERAL, TIED, UNUSABLE


def junit(*arguments: str | Path, encoding: str = "utf-8") -> ElementTree.Element:
    ended = run(arguments[0], "--format", "junit", *arguments[1:], encoding=encoding)
    return ElementTree.fromstring(ended.output.encode(encoding))


def test_junit_of_check(tmp_path: Path) -> None:
    root = junit("check", write(tmp_path, SEVERAL))
    assert root.tag == "testsuites"
    assert root.attrib == {"tests": "3", "failures": "1", "errors": "1"}
    (suite,) = root
    assert suite.tag == "testsuite"
    assert suite.attrib == {"name": "babylon check", "tests": "3", "failures": "1", "errors": "1"}
    passed, failed, unusable = suite
    assert [case.tag for case in suite] == ["testcase"] * 3
    assert passed.attrib["name"].endswith("garden.yaml (document 1)")
    assert len(passed) == 0
    assert failed[0].tag == "failure"
    assert failed[0].attrib == {"type": "storey-order", "message": "1 fault"}
    assert "storey-order" in (failed[0].text or "")
    assert unusable[0].tag == "error"
    assert unusable[0].attrib["type"] == "unusable"


def test_junit_of_verify(tmp_path: Path) -> None:
    for name, text in (("a.yaml", LEGAL), ("b.yaml", PROMISES), ("c.yaml", UNUSABLE)):
        write(tmp_path, text, name)
    root = junit("verify", tmp_path)
    assert root.attrib == {"tests": "3", "failures": "1", "errors": "1"}
    passed, failed, unusable = root[0]
    assert len(passed) == 0
    assert failed[0].attrib["type"] == "not as promised"
    assert len((failed[0].text or "").splitlines()) == 8
    assert unusable[0].tag == "error"


@pytest.mark.parametrize("name", ["check", "verify"])
def test_junit_is_xml_in_every_encoding(name: str, tmp_path: Path) -> None:
    root = junit(name, write(tmp_path, ILLEGAL.replace("Ana", "Zoë 😀 中文"), "Zoë 中文.yaml"), encoding="ascii")
    assert root[0][0].attrib["name"].endswith("Zoë 中文.yaml")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with an illegal table in a folder; the tests stand in its root."""
    root = tmp_path / "repository"
    (root / "sub").mkdir(parents=True)
    write(root / "sub", ILLEGAL, "bad.yaml")
    monkeypatch.chdir(root)
    return root


@pytest.mark.parametrize("path", ["sub/bad.yaml", "./sub/bad.yaml", "sub", "./sub", ".", "sub/../sub//bad.yaml"])
@pytest.mark.parametrize(("name", "form"), [("check", "github"), ("verify", "github"), ("check", "sarif")])
def test_annotations_name_a_file_as_the_repository_does(name: str, form: str, path: str, repository: Path) -> None:
    shown = run(name, "--format", form, path).output
    assert '"uri": "sub/bad.yaml"' in shown or "file=sub/bad.yaml," in shown


@pytest.mark.parametrize(
    ("workspace", "stands_in", "path", "named"),
    [
        ("repository", "repository/sub", "bad.yaml", "sub/bad.yaml"),
        ("repository", "repository/sub", "../sub/./bad.yaml", "sub/bad.yaml"),
        ("repository/", "repository", "{root}/sub/bad.yaml", "sub/bad.yaml"),
        ("repository", ".", "repository/sub", "sub/bad.yaml"),
        ("repository/sub", "repository", "sub", "bad.yaml"),
        ("elsewhere", "repository", "./sub", "sub/bad.yaml"),
        ("repo", "repository", "./sub", "sub/bad.yaml"),
        ("", "repository", "./sub", "sub/bad.yaml"),
    ],
)
def test_a_job_names_the_root_of_the_repository(
    workspace: str, stands_in: str, path: str, named: str, repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(repository.parent / stands_in)
    env = {"GITHUB_WORKSPACE": f"{repository.parent}/{workspace}" if workspace else ""}
    for name, form in (("check", "github"), ("verify", "github"), ("check", "sarif")):
        shown = run(name, "--format", form, path.format(root=repository), env=env).output
        assert f'"uri": "{named}"' in shown or f"file={named}," in shown


def test_other_names_stay(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_WORKSPACE", str(repository))
    assert [path_in_repository(name) for name in ("-", "/etc/passwd", "sub")] == ["-", "/etc/passwd", "sub"]
    gone = repository / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert path_in_repository("./bad.yaml") == "bad.yaml"


def sarif(*paths: str | Path) -> Any:
    return json.loads(run("check", "--format", "sarif", *paths).output)


def test_sarif(tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL)
    shown = sarif(path)
    assert shown["version"] == "2.1.0"
    assert "sarif" in shown["$schema"]
    (run_of_babylon,) = shown["runs"]
    driver = run_of_babylon["tool"]["driver"]
    assert driver["name"] == "babylon"
    ids = [rule["id"] for rule in driver["rules"]]
    assert len(set(ids)) == len(ids) >= 30
    for rule in driver["rules"]:
        assert rule["shortDescription"]["text"]
        assert rule["fullDescription"]["text"]
        assert rule["help"]["text"]
    assert run_of_babylon["invocations"][0]["executionSuccessful"] is True
    (result,) = run_of_babylon["results"]
    assert result["ruleId"] == "storey-order"
    assert result["level"] == "error"
    assert result["message"]["text"].startswith("Ana: ")
    (location,) = result["locations"]
    physical = location["physicalLocation"]
    assert physical["artifactLocation"]["uri"].endswith("/garden.yaml")
    assert physical["region"] == {"startLine": 5, "startColumn": 25}


def test_sarif_of_an_unusable_file(tmp_path: Path) -> None:
    shown = sarif(write(tmp_path, UNUSABLE), tmp_path / "a missing, file.yaml")
    invocation = shown["runs"][0]["invocations"][0]
    assert invocation["executionSuccessful"] is False
    assert shown["runs"][0]["results"] == []
    *mistakes, missing = invocation["toolExecutionNotifications"]
    for mistake in mistakes:
        assert mistake["level"] == "error"
        assert mistake["message"]["text"]
        assert mistake["locations"][0]["physicalLocation"]["region"]["startLine"] == 3
    physical = missing["locations"][0]["physicalLocation"]
    assert "region" not in physical
    assert physical["artifactLocation"]["uri"].endswith("a%20missing%2C%20file.yaml")


def test_sarif_has_related_places_and_warnings() -> None:
    shown = sarif(EXAMPLES / "rules" / "flower-unique", EXAMPLES / "rules" / "supply-limit")
    results = shown["runs"][0]["results"]
    related = [place for result in results for place in result.get("relatedLocations", [])]
    assert related
    for place in related:
        assert place["message"]["text"]
        assert place["physicalLocation"]["region"]["startLine"] >= 1
    assert {result["level"] for result in results} == {"error", "warning"}


@pytest.mark.parametrize("name", ["check", "verify"])
def test_annotations_stand_one_a_line(name: str, tmp_path: Path) -> None:
    write(tmp_path, PROMISES, "a,b:c.yaml")
    ended = run(name, "--format", "github", tmp_path, tmp_path / "missing.yaml")
    lines = ended.output.splitlines()
    assert all(line.startswith("::error file=") for line in lines)
    assert "a%2Cb%3Ac.yaml,line=" in lines[0]
    assert lines[-1].endswith("missing.yaml,title=unusable file::there is no such file")


def test_annotations_of_warnings(tmp_path: Path) -> None:
    ended = run("check", "--format", "github", write(tmp_path, "players: [{name: Ana, flower: white}]"))
    assert ended.output.startswith("::warning file=")
    assert ",line=1,col=10,title=player-count::" in ended.output


def cells(*arguments: str | Path) -> list[dict[str, str]]:
    ended = run("score", "--format", "csv", *arguments)
    return list(csv.DictReader(io.StringIO(ended.output)))


def test_csv_has_one_line_a_player(tmp_path: Path) -> None:
    ana, bo = cells(write(tmp_path, ILLEGAL))
    assert ana["player"] == "Ana"
    assert ana["document"] == "1"
    assert ana["total"] == "4"
    assert ana["winner"] == "yes"
    assert ana["legal"] == "no"
    assert bo["winner"] == "no"
    assert bo["rank"] == "2"


def test_csv_with_why_has_one_line_a_piece(tmp_path: Path) -> None:
    lines = cells("--why", write(tmp_path, LEGAL))
    assert [line["points"] for line in lines if line["player"] == "Ana" and line["row"] == "statues"] == ["1"]
    totals = {line["player"]: 0 for line in lines}
    for line in lines:
        totals[line["player"]] += int(line["points"])
    assert totals == {"Ana": 6, "Bo": 2}


def test_csv_counts_the_documents(tmp_path: Path) -> None:
    assert [line["document"] for line in cells(write(tmp_path, SEVERAL))] == ["1", "1", "2", "2"]


def test_csv_of_an_unusable_file_is_its_head(tmp_path: Path) -> None:
    path = write(tmp_path, UNUSABLE)
    assert cells(path) == []
    assert cells("--why", path) == []


def test_markdown_is_one_table(tmp_path: Path) -> None:
    ended = run("score", "--format", "markdown", write(tmp_path, TIED))
    table = [line for line in ended.output.splitlines() if line.startswith("|")]
    assert {line.count("|") for line in table} == {6}
    assert len(table) == 14
    assert table[2] == "|  |  | from the tally | from the tally | from the tally |"
    assert "**TOTAL**" in ended.output


def test_the_title_heads_the_pad(tmp_path: Path) -> None:
    path = write(tmp_path, LEGAL)
    assert "### Friday night" in run("score", "--format", "markdown", path).output
    assert "Friday night" in run("score", path).output.splitlines()[0]
