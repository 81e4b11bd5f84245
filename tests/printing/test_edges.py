"""Corners of the reports that no ordinary file comes to."""

from pathlib import Path

import pytest

from babylon_cli.babylon.answers.score import score
from babylon_cli.babylon.files.load import load
from babylon_cli.babylon.pages.rule import rule_page
from babylon_cli.cli.lazy_group import LazyGroup
from babylon_cli.cli.main import COMMANDS, babylon
from babylon_cli.documents import loaded as loaded_as
from babylon_cli.printing.explain.parts import printed
from babylon_cli.printing.explain.rule import explain_rule
from babylon_cli.printing.screen import PLAIN
from babylon_cli.reading.documents import unreadable
from babylon_cli.reading.examples import Pair
from babylon_cli.reading.problem import Problem
from babylon_cli.wording.message import ENGLISH
from tests.cli.running import run, write
from tests.cli.tables import ILLEGAL, LEGAL


def test_a_key_that_stands_twice_shows_both_places(tmp_path: Path) -> None:
    ended = run("check", write(tmp_path, "title: one\ntitle: two\nplayers: []\n"))
    assert ended.status == 2
    assert "  2 | title: two" in ended.output
    assert "  1 | title: one" in ended.output


def test_what_the_parser_puts_past_the_end_stands_on_the_last_line(tmp_path: Path) -> None:
    ended = run("check", "--format", "concise", write(tmp_path, 'players: [a\ntitle: "x'))
    assert ended.status == 2
    assert all(int(line.removeprefix(str(tmp_path)).split(":")[1]) <= 2 for line in ended.output.splitlines())


def test_broken_yaml_is_told_alone_where_its_places_meet() -> None:
    (document,) = load("x", b"players: [{name: Ana, flower: white, flower: pink}]\n")
    assert document.table is None
    assert len(document.problems) == 1


def test_nothing_is_marked_on_what_cannot_be_used() -> None:
    assert score(loaded_as(unreadable("x", Problem("it is torn")))).marks == ()


def test_examples_that_cannot_be_read_are_left_out_of_the_maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = write(tmp_path, "title: [", "broken.yaml")
    pair = Pair("a-broken-example", broken, broken)
    monkeypatch.setattr("babylon_cli.babylon.pages.rule.pairs_of", lambda _: [pair])
    page = rule_page("storey-order", ENGLISH)
    assert page is not None
    shown = printed(explain_rule("storey-order", page, ENGLISH), PLAIN)
    assert "Example: a broken example" in shown
    assert "A  B  C" not in shown


def test_a_promise_left_empty_promises_nothing(tmp_path: Path) -> None:
    text = f"{ILLEGAL}expect:\n  violations: [storey-order]\n  scores:\n    Ana:\n    Bo: 2\n"
    assert run("verify", write(tmp_path, text)).status == 0


def test_the_group_lists_its_commands() -> None:
    assert isinstance(babylon, LazyGroup)
    assert babylon.list_commands(babylon.make_context("babylon", ["check"])) == list(COMMANDS)
    assert babylon.get_command(babylon.make_context("babylon", ["check"]), "nothing") is None


@pytest.mark.parametrize(
    "error", [FileNotFoundError(2, "No such file or directory", "rules.txt"), OSError(28, "No space left on device")]
)
def test_what_fails_and_is_no_output_is_a_bug(error: OSError, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**_: bool) -> None:
        raise error

    monkeypatch.setattr("babylon_cli.cli.run.worst", fail)
    ended = run("check", write(tmp_path, LEGAL))
    assert ended.status == 3
    assert "The output cannot be written" not in ended.error


def test_a_stream_that_takes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    from babylon_cli.cli import output  # noqa: PLC0415 - its stream is replaced

    class Full:
        def write(self, _: str) -> int:
            raise OSError(28, "No space left on device")

        flush = write

    monkeypatch.setattr("sys.stdout", Full())
    with pytest.raises(output.OutputCannotBeWritten, match="No space left on device"):
        output.write_result("x")
    output.write_result("")
    output.write_notice("")
