"""When the output is painted: --color, then NO_COLOR, FORCE_COLOR, TERM=dumb, and then the terminal."""

import os
import pty
import subprocess
from pathlib import Path

import pytest

from babylon_cli.babylon.pages.formats import QUARRY_FORMATS
from babylon_cli.printing.formats import CHECK_FORMATS, SCORE_FORMATS, VERIFY_FORMATS
from babylon_cli.printing.screen import Screen
from tests.cli.running import ROOT, clean_environment, command, run, without_times, write
from tests.cli.tables import ILLEGAL, LEGAL, QUARRY

ESCAPE = "\x1b["

CASES: list[tuple[str | None, dict[str, str], bool, bool]] = [
    (None, {}, True, True),
    (None, {}, False, False),
    ("auto", {}, True, True),
    ("always", {}, False, True),
    ("always", {"NO_COLOR": "1", "TERM": "dumb"}, False, True),
    ("never", {}, True, False),
    ("never", {"FORCE_COLOR": "1"}, True, False),
    (None, {"NO_COLOR": "1"}, True, False),
    (None, {"NO_COLOR": ""}, True, True),
    (None, {"NO_COLOR": "", "FORCE_COLOR": "1"}, False, True),
    (None, {"NO_COLOR": "1", "FORCE_COLOR": "1"}, True, False),
    (None, {"FORCE_COLOR": "1"}, False, True),
    (None, {"FORCE_COLOR": "1", "TERM": "dumb"}, False, True),
    (None, {"FORCE_COLOR": ""}, False, False),
    (None, {"TERM": "dumb"}, True, False),
    (None, {"TERM": "xterm"}, True, True),
    (None, {"BABYLON_COLOR": "always"}, False, True),
    (None, {"BABYLON_COLOR": "never", "FORCE_COLOR": "1"}, True, False),
    ("never", {"BABYLON_COLOR": "always"}, True, False),
]


@pytest.mark.parametrize(("choice", "env", "is_terminal", "painted"), CASES)
def test_when_it_is_painted(
    choice: str | None, env: dict[str, str], is_terminal: bool, painted: bool, tmp_path: Path
) -> None:
    options = [] if choice is None else ["--color", choice]
    ended = run("check", *options, write(tmp_path, ILLEGAL), env=env, is_terminal=is_terminal)
    assert (ESCAPE in ended.output) is painted


@pytest.mark.parametrize("name", ["check", "score", "quarry", "draw", "verify", "explain"])
def test_every_command_that_paints_does_so(name: str, tmp_path: Path) -> None:
    subject: str | Path = "storey-order" if name == "explain" else write(tmp_path, QUARRY)
    plain = run(name, "--color", "never", subject)
    painted = run(name, "--color", "always", subject)
    assert ESCAPE not in plain.output
    assert ESCAPE in painted.output
    assert painted.status == plain.status == 0


def test_what_stands_beside_the_pad_is_painted_too(tmp_path: Path) -> None:
    ended = run("score", "--color", "always", write(tmp_path, ILLEGAL))
    assert ESCAPE in ended.error


@pytest.mark.parametrize("topic", ["rulings", "settled", "digging", "tie-break", "statues", "bridge_gap", None])
def test_colour_changes_no_word_of_an_explanation(topic: str | None) -> None:
    arguments = ["explain"] if topic is None else ["explain", topic]
    painted = run(*arguments, "--color", "always").output
    assert ESCAPE in painted
    assert without_colour(painted) == run(*arguments).output


def without_colour(text: str) -> str:
    parts = text.split(ESCAPE)
    return parts[0] + "".join(part.split("m", 1)[1] for part in parts[1:])


@pytest.mark.parametrize(
    ("name", "form"),
    [
        (name, form)
        for name, formats in (
            ("check", CHECK_FORMATS),
            ("score", SCORE_FORMATS),
            ("quarry", QUARRY_FORMATS),
            ("verify", VERIFY_FORMATS),
        )
        for form in formats
    ],
)
def test_colour_changes_no_word(name: str, form: str, tmp_path: Path) -> None:
    path = write(tmp_path, f"{QUARRY}---\n{ILLEGAL}")
    plain = run(name, "--format", form, path)
    painted = run(name, "--format", form, "--color", "always", path)
    assert without_colour(without_times(painted.output)) == without_times(plain.output)
    assert without_colour(painted.error) == plain.error
    if form not in {"text", "table", "concise"}:
        assert without_times(painted.output) == without_times(plain.output)


def test_a_real_terminal_is_painted(tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL)
    leader, follower = pty.openpty()
    with subprocess.Popen(
        command("check", path), stdout=follower, env=clean_environment({"TERM": "xterm"}), cwd=ROOT
    ) as process:
        os.close(follower)
        assert process.wait() == 1
    shown = os.read(leader, 100_000).decode()
    os.close(leader)
    assert ESCAPE in shown
    assert "storey-order" in shown


WARNING = "players: [{name: Ana, flower: white}]\n"


def painted(colour: int, text: str, *, bold: bool = True) -> str:
    return f"{ESCAPE}{colour}m{f'{ESCAPE}1m' if bold else ''}{text}{ESCAPE}0m"


def test_a_warning_is_yellow_down_to_its_caret(tmp_path: Path) -> None:
    warned = run("check", "--color", "always", write(tmp_path, WARNING)).output
    assert painted(33, "warning") in warned
    assert painted(33, "^") in warned
    assert f"{ESCAPE}31m" not in warned
    broken = run("check", "--color", "always", write(tmp_path, ILLEGAL)).output
    assert painted(31, "^") in broken


def test_what_helps_is_set_off() -> None:
    shown = run("check", "--color", "always", ROOT / "examples" / "disputes").output
    for word in ("help:", "ruling:"):
        assert painted(36, f"    {word}", bold=False) in shown


def test_a_message_without_a_word_to_set_off_is_as_it_is() -> None:
    assert Screen(colour=True).set_off("no word and no colon", hanging="  ") == "    no word and no colon"


def test_the_winners_column_stands_out(tmp_path: Path) -> None:
    shown = run("score", "--color", "always", write(tmp_path, LEGAL)).output
    assert painted(32, "Ana") in shown
    assert painted(32, "6") in shown
    assert painted(32, "Bo") not in shown
