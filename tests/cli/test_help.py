"""Every help is short, names the variable of every option, and ends with two examples that work."""

import re
import shlex
import shutil
from importlib.metadata import version
from pathlib import Path

import pytest

from babylon_cli.cli.babel.group import COMMANDS as BABEL_COMMANDS
from babylon_cli.cli.main import COMMANDS
from tests.cases import for_each
from tests.cli.once import reading_once
from tests.cli.plays import BEGUN_TURN, LEGAL_GAME
from tests.cli.running import ROOT, Outcome, run, run_process, without_times, write
from tests.cli.tables import LEGAL, QUARRY
from tests.printing.widths import too_wide

HELPS = [[], *[[name] for name in COMMANDS], *[["babel", name] for name in BABEL_COMMANDS]]

VARIABLES = {
    "check": {
        "BABYLON_CHECK_LINE",
        "BABYLON_CHECK_FORMAT",
        "BABYLON_CHECK_EXCLUDE",
        "BABYLON_CHECK_OUTPUT",
        "BABYLON_CHECK_SELECT",
        "BABYLON_CHECK_IGNORE",
        "BABYLON_CHECK_EXIT_ZERO",
        "BABYLON_CHECK_JOBS",
        "BABYLON_CHECK_WITNESS",
        "BABYLON_CHECK_FIX",
        "BABYLON_COLOR",
        "BABYLON_CHECK_RULING",
        "BABYLON_CHECK_EDITION",
    },
    "score": {
        "BABYLON_SCORE_LINE",
        "BABYLON_SCORE_FORMAT",
        "BABYLON_SCORE_WHY",
        "BABYLON_SCORE_JOBS",
        "BABYLON_SCORE_GAME_ID",
        "BABYLON_SCORE_QR",
        "BABYLON_COLOR",
        "BABYLON_SCORE_RULING",
        "BABYLON_SCORE_EDITION",
    },
    "stats": {
        "BABYLON_STATS_FORMAT",
        "BABYLON_STATS_JOBS",
        "BABYLON_STATS_EXCLUDE",
        "BABYLON_STATS_LINE",
        "BABYLON_COLOR",
        "BABYLON_STATS_RULING",
        "BABYLON_STATS_EDITION",
    },
    "quarry": {
        "BABYLON_QUARRY_LINE",
        "BABYLON_QUARRY_FORMAT",
        "BABYLON_QUARRY_PLAYER",
        "BABYLON_QUARRY_FLOWER",
        "BABYLON_QUARRY_TOKEN",
        "BABYLON_QUARRY_TAKE",
        "BABYLON_COLOR",
        "BABYLON_QUARRY_RULING",
        "BABYLON_QUARRY_EDITION",
    },
    "draw": {
        "BABYLON_DRAW_LINE",
        "BABYLON_DRAW_PLAYER",
        "BABYLON_DRAW_TOP",
        "BABYLON_DRAW_STOREYS",
        "BABYLON_DRAW_STOREY",
        "BABYLON_DRAW_FAULTS",
        "BABYLON_DRAW_QUARRY",
        "BABYLON_DRAW_OUTPUT",
        "BABYLON_COLOR",
        "BABYLON_DRAW_RULING",
        "BABYLON_DRAW_EDITION",
    },
    "replay": {
        "BABYLON_REPLAY_LINE",
        "BABYLON_REPLAY_FORMAT",
        "BABYLON_REPLAY_UNTIL",
        "BABYLON_COLOR",
        "BABYLON_REPLAY_RULING",
        "BABYLON_REPLAY_EDITION",
    },
    "setup": {"BABYLON_SETUP_PLAYERS", "BABYLON_SETUP_NAMES", "BABYLON_SETUP_SEED", "BABYLON_SETUP_SCHEMA"},
    "moves": {
        "BABYLON_MOVES_LINE",
        "BABYLON_MOVES_FORMAT",
        "BABYLON_MOVES_BEST",
        "BABYLON_MOVES_COUNT",
        "BABYLON_MOVES_DEPTH",
        "BABYLON_MOVES_LIMIT",
        "BABYLON_MOVES_DIG",
        "BABYLON_MOVES_PLAYER",
        "BABYLON_MOVES_TOKEN",
        "BABYLON_COLOR",
        "BABYLON_MOVES_RULING",
        "BABYLON_MOVES_EDITION",
    },
    "notation": {
        "BABYLON_NOTATION_LINE",
        "BABYLON_NOTATION_YAML",
        "BABYLON_NOTATION_PLAYER",
        "BABYLON_NOTATION_QUARRY",
        "BABYLON_NOTATION_FORMAT",
        "BABYLON_COLOR",
    },
    "verify": {
        "BABYLON_VERIFY_LINE",
        "BABYLON_VERIFY_FORMAT",
        "BABYLON_VERIFY_EXCLUDE",
        "BABYLON_VERIFY_OUTPUT",
        "BABYLON_VERIFY_SELECT",
        "BABYLON_VERIFY_IGNORE",
        "BABYLON_VERIFY_EXIT_ZERO",
        "BABYLON_VERIFY_JOBS",
        "BABYLON_COLOR",
    },
    "explain": {"BABYLON_COLOR", "BABYLON_EXPLAIN_EXAMPLES", "BABYLON_EXPLAIN_FORMAT", "BABYLON_EXPLAIN_OUTPUT"},
    "schema": {"BABYLON_SCHEMA_GAME"},
    "new": {"BABYLON_NEW_GAME", "BABYLON_NEW_PLAYERS", "BABYLON_NEW_RECORD", "BABYLON_NEW_SCHEMA"},
    "babel": set(),
    "babel tower": {
        "BABYLON_BABEL_TOWER_FAULTS",
        "BABYLON_BABEL_TOWER_OUTPUT",
        "BABYLON_BABEL_TOWER_FORMAT",
        "BABYLON_COLOR",
    },
    "babel price": {
        "BABYLON_BABEL_PRICE_FORMAT",
        "BABYLON_BABEL_PRICE_ALL",
        "BABYLON_COLOR",
        "BABYLON_BABEL_PRICE_RULING",
    },
    "babel project": {"BABYLON_BABEL_PROJECT_FORMAT", "BABYLON_COLOR", "BABYLON_BABEL_PROJECT_RULING"},
    "babel conflict": {"BABYLON_BABEL_CONFLICT_FORMAT", "BABYLON_COLOR"},
    "babel score": {
        "BABYLON_BABEL_SCORE_FORMAT",
        "BABYLON_BABEL_SCORE_WHY",
        "BABYLON_BABEL_SCORE_JOBS",
        "BABYLON_BABEL_SCORE_GAME_ID",
        "BABYLON_BABEL_SCORE_QR",
        "BABYLON_COLOR",
        "BABYLON_BABEL_SCORE_RULING",
    },
    "babel check": {
        "BABYLON_BABEL_CHECK_FORMAT",
        "BABYLON_BABEL_CHECK_EXCLUDE",
        "BABYLON_BABEL_CHECK_OUTPUT",
        "BABYLON_BABEL_CHECK_SELECT",
        "BABYLON_BABEL_CHECK_IGNORE",
        "BABYLON_BABEL_CHECK_EXIT_ZERO",
        "BABYLON_BABEL_CHECK_JOBS",
        "BABYLON_COLOR",
        "BABYLON_BABEL_CHECK_RULING",
    },
    "babel draft": {"BABYLON_BABEL_DRAFT_PLAYERS", "BABYLON_BABEL_DRAFT_SEED", "BABYLON_BABEL_DRAFT_SCHEMA"},
    "babel schema": set(),
}

CLICK = tuple([int(part) for part in version("click").split(".")[:2]])
CLICK_READS_IT = pytest.mark.skipif(CLICK < (8, 5), reason="before 8.5 Click reads a variable for --help")


def examples(arguments: list[str]) -> list[list[str]]:
    """The arguments of the examples at the end of a help, each for one process."""
    shown = run(*arguments, "--help").output.split("Examples:\n")[1]
    return [
        shlex.split(line.replace(" --jobs 4", ""))[1:] for line in shown.splitlines() if line.startswith("    babylon ")
    ]


@for_each("arguments", HELPS)
@for_each("option", ["-h", "--help"])
def test_it_is_as_wide_as_the_page(arguments: list[str], option: str) -> None:
    """A word, such as the choices of an option, and an example stand on a line of their own."""
    for columns in (60, 80, 120):
        ended = run(*arguments, option, env={"COLUMNS": str(columns)})
        assert ended.status == 0
        assert ended.error == ""
        text = ended.output.split("Examples:")[0]
        assert [line for line in too_wide(text, columns) if " " in line.strip() and "[" not in line] == []
        assert columns < 120 or len(too_wide(ended.output, 80)) > 0
    assert run(*arguments, option, env={"COLUMNS": "200"}).output == ended.output
    in_a_pipe = run(*arguments, option)
    assert in_a_pipe == run(*arguments, option, env={"COLUMNS": "80"})
    assert too_wide(in_a_pipe.output) == []


@pytest.mark.parametrize("arguments", [[], ["score"], ["babel"], ["babel", "price"]])
def test_it_stays_where_python_leaves_docstrings_out(arguments: list[str]) -> None:
    ended = run_process(*arguments, "--help", env={"PYTHONOPTIMIZE": "2", "PYTHONDONTWRITEBYTECODE": "1"})
    assert ended == run(*arguments, "--help")
    assert "Exit status" in ended.output


@for_each("arguments", HELPS)
def test_it_ends_with_two_examples(arguments: list[str]) -> None:
    shown = examples(arguments)
    assert len(shown) == 2
    for example in shown:
        assert arguments == example[: len(arguments)]


@pytest.mark.thorough
@reading_once()
def test_every_example_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each once, though the helps of a group and of a command may show the same."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for example in sorted({tuple(example) for arguments in HELPS for example in examples(arguments)}):
        ended = run_example(tmp_path, [*example])
        assert ended.status in {0, 1}, (example, ended.error)
        assert ended.output + ended.error or "--output" in example, example


def run_example(folder: Path, example: list[str]) -> Outcome:
    """Run an example where garden.yaml, turn.yaml and game.yaml are usable files, unless one is to be written."""
    if ">" in example:
        return run(*example[: example.index(">")])
    if example[0] == "babel":
        return run_babel_example(folder, example)
    garden = folder / "garden.yaml"
    if example[0] in {"new", "setup"}:
        garden.unlink(missing_ok=True)
        (folder / "game.yaml").unlink(missing_ok=True)
    else:
        write(folder, QUARRY)
        write(folder, BEGUN_TURN, "turn.yaml")
        write(folder, LEGAL_GAME, "game.yaml")
    return run(*example)


def run_babel_example(folder: Path, example: list[str]) -> Outcome:
    """Run an example where table.yaml is a usable file of Babel, unless it is to be written."""
    table = folder / "table.yaml"
    table.unlink(missing_ok=True)
    if example[1] != "draft":
        shutil.copy(ROOT / "examples" / "babel" / "rulebook" / "pantheon-for-6-coins.yaml", table)
    return run(*example)


@pytest.mark.parametrize("name", VARIABLES)
def test_every_option_names_its_variable(name: str) -> None:
    shown = " ".join(run(*name.split(), "--help").output.split())
    assert set(re.findall(r"\bBABYLON_[A-Z_]+", shown)) == {"BABYLON_LANG", *VARIABLES[name]}
    options = set(re.findall(r" (--[a-z-]+)\b", shown.split("Options:")[1].split("Examples:")[0]))
    assert len(options - {"--help", "--lang"}) == len(VARIABLES[name])


@pytest.mark.parametrize(("group", "commands"), [([], COMMANDS), (["babel"], BABEL_COMMANDS)])
def test_the_list_says_what_every_command_does(group: list[str], commands: dict[str, tuple[str, str]]) -> None:
    shown = run(*group, "--help").output
    for name, (_, help) in commands.items():
        assert re.search(rf"^  {name} +{re.escape(help)}$", shown, re.MULTILINE)


@pytest.mark.parametrize(
    ("arguments", "env"),
    [
        (["check", "--format", "json"], {"BABYLON_CHECK_FORMAT": "json"}),
        (["score", "--format", "csv"], {"BABYLON_SCORE_FORMAT": "csv"}),
        (["score", "--why"], {"BABYLON_SCORE_WHY": "1"}),
        (["quarry", "--format", "json"], {"BABYLON_QUARRY_FORMAT": "json"}),
        (["quarry", "--player", "Ana"], {"BABYLON_QUARRY_PLAYER": "Ana"}),
        (["quarry", "--flower", "sun"], {"BABYLON_QUARRY_FLOWER": "sun"}),
        (["quarry", "--token", "minus-one"], {"BABYLON_QUARRY_TOKEN": "minus-one"}),
        (["quarry", "--take", "A1"], {"BABYLON_QUARRY_TAKE": "a1"}),
        (["verify", "--format", "junit"], {"BABYLON_VERIFY_FORMAT": "junit"}),
        (["check", "--color", "always"], {"BABYLON_COLOR": "always"}),
    ],
)
def test_a_variable_is_its_option(arguments: list[str], env: dict[str, str], tmp_path: Path) -> None:
    path = write(tmp_path, QUARRY)
    name = arguments[0]
    by_variable = run(name, path, env=env)
    assert without_times(by_variable.output) == without_times(run(*arguments, path).output)
    assert by_variable != run(name, path)


def test_spaces_part_the_globs_of_the_variable(tmp_path: Path) -> None:
    for name in ("a.yaml", "b.yaml", "c.yaml"):
        write(tmp_path, LEGAL, name)
    ended = run("check", tmp_path, env={"BABYLON_CHECK_EXCLUDE": "a.yaml b.yaml"})
    assert ended == run("check", "--exclude", "a.yaml", "--exclude", "b.yaml", tmp_path)
    assert ended.output.startswith(f"{tmp_path / 'c.yaml'}: legal\n")


def test_the_variable_of_new() -> None:
    assert run("new", env={"BABYLON_NEW_PLAYERS": "4"}) == run("new", "--players", "4")
    assert run("new", "--players", "3", env={"BABYLON_NEW_PLAYERS": "4"}) == run("new", "--players", "3")


def test_the_variable_of_jobs_is_read(tmp_path: Path) -> None:
    ended = run("verify", write(tmp_path, LEGAL), env={"BABYLON_VERIFY_JOBS": "none"})
    assert ended.status == 2
    assert "--jobs" in ended.error


@pytest.mark.parametrize(
    "env",
    [
        {"BABYLON_VERSION": "1.2"},
        {"BABYLON_VERSION": "1"},
        pytest.param({"BABYLON_HELP": "1"}, marks=CLICK_READS_IT),
        pytest.param({"BABYLON_CHECK_HELP": "1"}, marks=CLICK_READS_IT),
        {"BABYLON_PATHS": "/nowhere"},
        {"BABYLON_CHECK_PATHS": "/nowhere"},
    ],
)
def test_other_variables_change_nothing(env: dict[str, str], tmp_path: Path) -> None:
    path = write(tmp_path, LEGAL)
    assert run("check", path, env=env) == run("check", path)


def test_the_version() -> None:
    assert re.fullmatch(r"babylon, version \d+\.\d+\.\d+\n", run("--version").output)
