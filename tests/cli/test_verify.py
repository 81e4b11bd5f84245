"""`verify`: the same bytes whatever the number of processes, and a bar for those who wait."""

import json
import sys
from pathlib import Path

import pytest

from babylon_cli.cli import progress
from babylon_cli.cli.progress import with_progress
from babylon_cli.printing.formats import VERIFY_FORMATS
from tests.cli.running import EXAMPLES, Stream, run, run_process, without_times, write
from tests.cli.tables import ILLEGAL, LEGAL, PROMISES, UNUSABLE


@pytest.mark.thorough
def test_all_examples_are_as_promised() -> None:
    """One process finds so, and three find the same in the same bytes."""
    one = run("verify", "--format", "json", EXAMPLES)
    assert (one.status, one.error) == (0, "")
    assert json.loads(one.output)["failed"] == 0
    assert run("verify", "--format", "json", "--jobs", "3", EXAMPLES) == one


@pytest.mark.parametrize("form", VERIFY_FORMATS)
def test_three_processes_give_the_same_bytes(form: str, tmp_path: Path) -> None:
    for number in range(20):
        write(tmp_path, (LEGAL, ILLEGAL, UNUSABLE, PROMISES)[number % 4], f"{number:02}.yaml")
    arguments = ("verify", "--format", form, tmp_path, "-", tmp_path / "missing.yaml")
    one = run(*arguments, stdin=ILLEGAL.encode())
    three = run(*arguments, "--jobs", "3", stdin=ILLEGAL.encode())
    assert without_times(three.output) == without_times(one.output)
    assert three._replace(output=one.output) == one
    assert one.status == 2


def test_a_real_process_with_several(tmp_path: Path) -> None:
    for number in range(9):
        write(tmp_path, ILLEGAL, f"{number}.yaml")
    assert run_process("verify", "--jobs", "2", tmp_path) == run("verify", tmp_path)


def test_a_difference_is_said_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ended = run("verify", write(tmp_path, PROMISES, "a game.yaml").name)
    assert ended.status == 1
    head, more = "a game.yaml: not as promised\n", "    `babylon check 'a game.yaml'` tells more.\n"
    assert ended.output.startswith(head)
    assert more in ended.output
    lines = ended.output.removeprefix(head).replace(more, "").splitlines()
    assert lines == [
        "    13:15: violations: promised terrace-support, found storey-order",
        "      5:25: storey-order: Ana: the terrace at C3 on level 2 has no storey to",
        "        follow: the garden has no terrace on level 1, seen or hidden",
        "    14:13: warnings: promised supply-limit, found none",
        "    15:35: scores.Ana.highest_terrace: promised 3, found 4",
        "    15:53: scores.Bo.total: promised 7, found 0",
        "    16:12: winners: promised Bo, found Ana",
        "    17:14: tie_break: promised shared, found none",
        "    19:60: quarry.A1.white.minus-one: promised 5, found 4",
        "    20:27: quarry.B2: promised 4, found no tile",
        "",
        "0 passed, 1 failed",
    ]


def test_a_file_that_cannot_be_used_is_said_with_its_place(tmp_path: Path) -> None:
    lines = run("verify", write(tmp_path, UNUSABLE), tmp_path / "missing.yaml").output.splitlines()
    assert lines[0] == f"{tmp_path / 'garden.yaml'}: unusable"
    assert lines[1] == "    3:5: player 1 has an unknown key `flowr` (did you mean `flower`?)"
    assert f"{tmp_path / 'missing.yaml'}: unusable" in lines
    assert lines[-1] == "0 passed, 2 failed"


@pytest.mark.parametrize(
    ("promise", "status"),
    [
        ("{violations: [storey-order]}", 0),
        ("{violations: []}", 1),
        ("{}", 1),
        ("{violations: [storey-order], warnings: []}", 0),
        ("{violations: [storey-order], scores: {Ana: 4, Bo: {total: 2}}}", 0),
        ("{violations: [storey-order], scores: {Ana: {}}}", 0),
        ("{violations: [storey-order], winners: [Ana], tie_break: none}", 0),
        ("{violations: [storey-order], winners: [Ana, Bo]}", 1),
        ("{violations: [storey-order], quarry: [{take: A1, pillars: 4}]}", 1),
    ],
)
def test_what_a_file_may_promise(promise: str, status: int, tmp_path: Path) -> None:
    assert run("verify", write(tmp_path, f"{ILLEGAL}expect: {promise}\n")).status == status


def watched(monkeypatch: pytest.MonkeyPatch, *, is_terminal: bool, patience: float) -> str:
    """What stands on standard error after three items."""
    error = Stream(is_terminal=is_terminal)
    monkeypatch.setattr(sys, "stderr", error)
    monkeypatch.setattr(progress, "PATIENCE", patience)
    assert list(with_progress(iter("abc"), lambda: 3)) == ["a", "b", "c"]
    return error.text()


def test_a_bar_for_those_who_wait_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = watched(monkeypatch, is_terminal=True, patience=-1)
    assert "verifying" in shown
    assert "3/3" in shown or "100%" in shown


def test_no_bar_where_it_is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    assert watched(monkeypatch, is_terminal=True, patience=60) == ""


def test_no_bar_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert watched(monkeypatch, is_terminal=False, patience=-1) == ""


def test_the_bar_never_stands_in_the_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(4):
        write(tmp_path, LEGAL, f"{number}.yaml")
    monkeypatch.setattr(progress, "PATIENCE", -1)
    ended = run("verify", "--color", "never", tmp_path, is_terminal=True)
    assert ended.output == "4 passed, 0 failed\n"
    assert "verifying" in ended.error


def test_the_bar_is_taken_away_after_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    error = Stream(is_terminal=True)
    monkeypatch.setattr(sys, "stderr", error)
    monkeypatch.setattr(progress, "PATIENCE", -1)
    items = with_progress(iter("abc"), lambda: 3)
    assert next(items) == "a"
    assert next(items) == "b"
    items.close()  # type: ignore[attr-defined]
    assert "verifying" in error.text()
