"""JUnit, SARIF, annotations, CSV and Markdown are what their readers expect."""

import csv
import io
import json
import re
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


def without_time(element: ElementTree.Element) -> dict[str, str]:
    """The attributes of an element whose time is one."""
    assert re.fullmatch(r"[0-9]+\.[0-9]{3}", element.attrib["time"])
    return {name: value for name, value in element.attrib.items() if name != "time"}


def test_junit_of_check(tmp_path: Path) -> None:
    path = write(tmp_path, SEVERAL)
    root = junit("check", path)
    assert root.tag == "testsuites"
    assert without_time(root) == {"tests": "3", "failures": "1", "errors": "1"}
    (suite,) = root
    assert suite.tag == "testsuite"
    assert without_time(suite) == {"name": "babylon check", "tests": "3", "failures": "1", "errors": "1"}
    passed, failed, unusable = suite
    assert [case.tag for case in suite] == ["testcase"] * 3
    common = {"classname": "babylon check", "file": str(path)}
    assert without_time(passed) == {**common, "name": f"{path} (document 1)"}
    assert len(passed) == 0
    assert without_time(failed) == {**common, "name": f"{path} (document 2):19:25: storey-order", "line": "19"}
    assert failed[0].tag == "failure"
    assert failed[0].attrib["type"] == "storey-order"
    assert failed[0].attrib["message"].startswith("Ana: the terrace at C3 on level 2 has no storey")
    assert "help: " in (failed[0].text or "")
    assert unusable[0].tag == "error"
    assert unusable[0].attrib["type"] == "unusable"
    assert unusable.attrib["line"] == "27"


def test_junit_of_check_has_a_failure_for_each_fault_and_warnings_beside_it(tmp_path: Path) -> None:
    alone = ILLEGAL.partition("  - name: Bo")[0]
    text = f"{alone}      - {{at: H8, level: 1, flower: pink, icons: S..F}}\n    statues: [A1]\n"
    suite = junit("check", write(tmp_path, text))[0]
    assert len(suite) > 1
    assert [len(case.findall("failure")) for case in suite] == [1] * len(suite)
    assert [case.attrib["line"] for case in suite] == sorted([case.attrib["line"] for case in suite])
    assert [len(case.findall("system-out")) for case in suite] == [1] + [0] * (len(suite) - 1)
    assert "player-count" in suite[0].findtext("system-out", "")
    assert {case.attrib["time"] for case in suite[1:]} == {"0.000"}
    (only_warned,) = junit("check", write(tmp_path, "players: [{name: Ana, flower: white}]\n"))[0]
    assert [child.tag for child in only_warned] == ["system-out"]


def test_junit_of_verify(tmp_path: Path) -> None:
    for name, text in (("a.yaml", LEGAL), ("b.yaml", PROMISES), ("c.yaml", UNUSABLE), ("d.yaml", ILLEGAL)):
        write(tmp_path, text, name)
    root = junit("verify", tmp_path)
    assert without_time(root) == {"tests": "4", "failures": "2", "errors": "1"}
    passed, failed, unusable, unpromised = root[0]
    assert len(passed) == 0
    assert failed[0].attrib["type"] == "not as promised"
    assert len((failed[0].text or "").splitlines()) == 9
    assert failed.attrib["line"] == "5"
    assert failed[0].attrib["message"].startswith("5:25: storey-order: Ana: the terrace at C3")
    assert unusable[0].tag == "error"
    assert (unusable.attrib["line"], unusable.attrib["file"]) == ("3", str(tmp_path / "c.yaml"))
    assert unpromised.attrib["line"] == "5"
    assert "5:25: storey-order: Ana: the terrace" in (unpromised[0].text or "")


def test_junit_tells_how_long_each_document_took(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(100))
    monkeypatch.setattr("babylon_cli.cli.run.perf_counter", lambda: next(clock) / 4)
    root = junit("check", write(tmp_path, SEVERAL))
    assert [case.attrib["time"] for case in root[0]] == ["0.250", "0.250", "0.250"]
    assert root.attrib["time"] == root[0].attrib["time"] == "0.750"


@pytest.mark.parametrize("name", ["check", "verify"])
def test_junit_is_xml_in_every_encoding(name: str, tmp_path: Path) -> None:
    root = junit(name, write(tmp_path, ILLEGAL.replace("Ana", "Zoë 😀 中文"), "Zoë 中文.yaml"), encoding="ascii")
    assert root[0][0].attrib["file"].endswith("Zoë 中文.yaml")


@pytest.mark.parametrize(
    ("name", "form"), [("check", "json"), ("check", "junit"), ("check", "sarif"), ("verify", "json")]
)
def test_a_character_is_itself_where_the_stream_takes_it(name: str, form: str, tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL.replace("Ana", "Jürgen 花子"))
    assert "Jürgen 花子" in run(name, "--format", form, path).output
    for encoding in ("ascii", "cp1252"):
        assert "Jürgen 花子" not in run(name, "--format", form, path, encoding=encoding).output


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
    assert "missing.yaml,title=unusable file::there is no such file (check the name, " in lines[-1]


@pytest.mark.parametrize(
    ("promise", "marks"),
    [
        ("", [(5, 25, "storey-order")]),
        ("expect: {violations: []}", [(5, 25, "storey-order")]),
        ("expect: {violations: [storey-order], scores: {Ana: 9}}", [(10, 52, "not as promised")]),
        ("expect: {violations: [bridge-gap, storey-order]}", [(10, 22, "not as promised")]),
        ("expect: {violations: [bridge-gap]}", [(5, 25, "storey-order"), (10, 22, "not as promised")]),
        ("expect: {violations: [storey-order], quarry: [{take: A1, pillars: 4}]}", [(10, 67, "not as promised")]),
    ],
)
def test_annotations_of_promises(promise: str, marks: list[tuple[int, int, str]], tmp_path: Path) -> None:
    ended = run("verify", "--format", "github", write(tmp_path, f"{ILLEGAL}{promise}\n"))
    found = re.findall(r",line=(\d+),col=(\d+),title=([^:]*)::", ended.output)
    assert [(int(line), int(column), title) for line, column, title in found] == marks
    assert len(ended.output.splitlines()) == len(marks)
    told = run("check", "--format", "github", tmp_path).output.splitlines()[0]
    assert (told in ended.output) is (marks[0][2] == "storey-order")


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
