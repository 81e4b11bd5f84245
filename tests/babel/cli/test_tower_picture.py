"""`babylon babel tower -o`: the tower as a picture in a file."""

from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.babel.cli.tables import FAULTS, TABLE, UNUSABLE
from tests.babel.cli.test_hostile_names import HOSTILE_NAMES, hostile_text
from tests.cases import for_each
from tests.cli.running import EXAMPLES, run, write
from tests.cli.test_hostile_names import assert_harmless

PLACING = EXAMPLES / "babel/rulebook/placing-4-and-12.yaml"

WITHOUT_TOWER = TABLE.replace("age: 2", "age: 2\nmodules: [projects]", 1)


def lines_of(svg: str) -> list[str]:
    """All real text in a picture, and its title first."""
    root = ElementTree.fromstring(svg)
    return [str(entry.text) for entry in root.iter() if entry.tag.endswith(("}title", "}text"))]


def rules_in(svg: str) -> list[str]:
    """The rules of what is marked, by number."""
    found = [entry.attrib for entry in ElementTree.fromstring(svg).iter() if "data-rule" in entry.attrib]
    return [f"{entry['data-number']} {entry['data-rule']}" for entry in found]


def test_a_picture_is_written_and_told_of(tmp_path: Path) -> None:
    table, picture = write(tmp_path, TABLE), tmp_path / "tower.svg"
    ended = run("babel", "tower", table, "-o", picture)
    assert (ended.status, ended.output, ended.error) == (0, "", f"Wrote {picture}.\n")
    svg = picture.read_text(encoding="utf-8")
    assert lines_of(svg)[:3] == ["a table of three", "a table of three", "The Tower of Babel"]
    assert rules_in(svg) == []


def test_on_standard_output_it_is_the_same(tmp_path: Path) -> None:
    table, picture = write(tmp_path, TABLE), tmp_path / "tower.svg"
    run("babel", "tower", table, "-o", picture)
    ended = run("babel", "tower", "-", "--output", "-", stdin=TABLE.encode())
    assert (ended.status, ended.error) == (0, "")
    assert ended.output == picture.read_text(encoding="utf-8")


def test_faults_are_numbered_as_check_finds_them(tmp_path: Path) -> None:
    table = write(tmp_path, FAULTS)
    told = run("babel", "check", "--format", "concise", table).output.splitlines()
    ended = run("babel", "tower", "--faults", table, "-o", "-")
    assert ended.status == 0
    marked = rules_in(ended.output)
    assert len(marked) >= 4
    for entry in marked:
        number, rule = entry.split()
        assert rule in told[int(number) - 1]
    words = " ".join(lines_of(ended.output))
    assert f"{len(told)} error:" in words


def test_a_table_without_faults_says_so(tmp_path: Path) -> None:
    ended = run("babel", "tower", "--faults", PLACING, "-o", tmp_path / "pictures")
    assert ended.status == 2
    ended = run("babel", "tower", "--faults", PLACING, "-o", f"{tmp_path}/pictures/")
    assert ended.status == 0
    for picture in (tmp_path / "pictures").iterdir():
        assert "Nothing breaks a rule." in lines_of(picture.read_text(encoding="utf-8"))


def test_a_folder_has_a_picture_of_each_document(tmp_path: Path) -> None:
    table = write(tmp_path, f"{TABLE}---\n{FAULTS}", "two.yaml")
    ended = run("babel", "tower", table, "-o", f"{tmp_path}/pictures/")
    assert ended.status == 0
    assert sorted(path.name for path in (tmp_path / "pictures").iterdir()) == ["two-1.svg", "two-2.svg"]


def test_one_file_takes_one_picture(tmp_path: Path) -> None:
    table, picture = write(tmp_path, f"{TABLE}---\n{FAULTS}"), tmp_path / "tower.svg"
    ended = run("babel", "tower", table, "-o", picture)
    assert ended.status == 2
    assert "second document" in ended.error
    assert not picture.exists()


def test_where_the_tower_is_not_played_nothing_is_written(tmp_path: Path) -> None:
    table, picture = write(tmp_path, WITHOUT_TOWER), tmp_path / "tower.svg"
    ended = run("babel", "tower", table, "-o", picture)
    assert (ended.status, ended.output) == (2, "")
    assert "the tower is not played here" in ended.error
    assert "modules: [projects]" in ended.error
    assert not picture.exists()
    assert run("babel", "tower", table).status == 0


def test_an_unusable_file_is_told(tmp_path: Path) -> None:
    ended = run("babel", "tower", write(tmp_path, UNUSABLE), "-o", tmp_path / "tower.svg")
    assert ended.status == 2
    assert "Alter" in ended.error


def test_faults_are_for_a_picture(tmp_path: Path) -> None:
    ended = run("babel", "tower", "--faults", write(tmp_path, FAULTS))
    assert (ended.status, ended.output) == (2, "")
    assert "add `-o tower.svg`" in ended.error


def test_a_picture_has_no_format(tmp_path: Path) -> None:
    ended = run("babel", "tower", "--format", "json", write(tmp_path, TABLE), "-o", tmp_path / "tower.svg")
    assert (ended.status, ended.output) == (2, "")
    assert "-o writes a picture, and --format json is none: give one of the two." in ended.error
    environment = {"BABYLON_BABEL_TOWER_FORMAT": "json"}
    assert run("babel", "tower", write(tmp_path, TABLE), "-o", "-", env=environment).output.startswith("<svg")


@pytest.mark.skipif(find_spec("resvg_py") is None, reason="the extra png is not installed")
def test_a_png_is_written(tmp_path: Path) -> None:
    picture = tmp_path / "tower.png"
    assert run("babel", "tower", write(tmp_path, TABLE), "-o", picture).status == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


@for_each("name", HOSTILE_NAMES.values())
def test_hostile_names_are_harmless(name: str) -> None:
    ended = run("babel", "tower", "--faults", "-", "-o", "-", stdin=hostile_text(name).encode())
    assert ended.status == 0
    assert_harmless(ended)
    assert len(rules_in(ended.output)) >= 3
