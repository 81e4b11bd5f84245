"""Every command of Babel in every format ends with the same status, whatever its other arguments."""

import json
from pathlib import Path

import click
import pytest

from babylon_cli.babel.files.schema import schema
from babylon_cli.cli.babel.group import COMMANDS as GROUP
from babylon_cli.cli.babel.group import command
from babylon_cli.cli.babel.price import FORMATS
from babylon_cli.cli.babel.score import FORMATS as SCORE_FORMATS
from babylon_cli.cli.babel.tower import FORMATS as TOWER_FORMATS
from babylon_cli.printing.formats import CHECK_FORMATS
from babylon_cli.reading.schema import schema_text
from tests.babel.cli.tables import CHEAP, DEAR, FAULTS, GARDEN, REFUSED, SEVERAL, TABLE, UNUSABLE
from tests.cases import for_each
from tests.cli.running import COLOUR_VARIABLES, run, run_process, write
from tests.cli.tables import ILLEGAL, LEGAL

COMMANDS = {
    "tower": TOWER_FORMATS,
    **dict.fromkeys(("price", "project", "conflict"), FORMATS),
    "score": SCORE_FORMATS,
    "check": CHECK_FORMATS,
}

WITHOUT_BUILD = TABLE.split("build:")[0]

STATUSES = [
    *[(name, TABLE, 0) for name in COMMANDS],
    *[
        (name, text, 2)
        for name in COMMANDS
        for text in (UNUSABLE, SEVERAL, GARDEN, "", "game: bable", "- 3", "game: [")
    ],
    *[(name, FAULTS, 0) for name in ("tower", "project", "conflict", "score")],
    ("price", CHEAP, 0),
    ("price", DEAR, 1),
    ("price", REFUSED, 1),
    ("price", f"{TABLE}---\n{DEAR}", 1),
    ("price", f"{DEAR}---\n{TABLE}", 1),
    ("price", f"{DEAR}---\n{UNUSABLE}", 2),
    ("price", WITHOUT_BUILD, 2),
    ("price", f"{TABLE}---\n{WITHOUT_BUILD}", 2),
    ("check", DEAR, 0),
    ("check", FAULTS, 1),
    ("check", f"{TABLE}---\n{FAULTS}", 1),
    ("check", f"{FAULTS}---\n{UNUSABLE}", 2),
]


@pytest.mark.thorough
@for_each(
    ("name", "form", "text", "status"),
    [(name, form, text, status) for name, text, status in STATUSES for form in COMMANDS[name]],
)
def test_the_format_never_changes_the_status(name: str, form: str, text: str, status: int) -> None:
    ended = run("babel", name, "--format", form, "-", stdin=text.encode())
    assert ended.status == status
    assert "Traceback" not in ended.error


@pytest.mark.parametrize(("name", "form"), [(name, form) for name in COMMANDS for form in COMMANDS[name]])
def test_the_other_files_are_still_done(name: str, form: str, tmp_path: Path) -> None:
    path = write(tmp_path, FAULTS if name == "check" else TABLE, "table.yaml")
    ended = run("babel", name, "--format", form, tmp_path / "missing.yaml", path)
    assert ended.status == 2
    # What is pasted into a text has the title that the table gives itself, and names no file; a link names neither.
    told = {"markdown": "a table of three", "bbcode": "a table of three", "bgstats": "createPlay"}
    assert told.get(form, "table.yaml") in ended.output
    assert "there is no such file" in ended.output + ended.error


@pytest.mark.parametrize("name", ["tower", "price", "project", "conflict", "score"])
def test_why_a_file_is_unusable_stands_on_standard_error(name: str, tmp_path: Path) -> None:
    ended = run("babel", name, write(tmp_path, UNUSABLE))
    assert ended.output == ""
    assert "no card is called `Alter`" in ended.error
    assert "help: did you mean Altar?" in ended.error


@pytest.mark.parametrize("name", COMMANDS)
def test_a_folder_means_every_file_under_it(name: str, tmp_path: Path) -> None:
    deep = tmp_path / "b"
    deep.mkdir()
    for file in ("z.yaml", "a.yml", "b/m.yaml"):
        write(tmp_path, TABLE, file)
    write(tmp_path, "no: table", "note.txt")
    ended = run("babel", name, "--format", "json", tmp_path)
    assert ended.status == 0
    found = [entry["file"] for entry in json.loads(ended.output)["files"]]
    assert found == [str(tmp_path / file) for file in ("a.yml", "b/m.yaml", "z.yaml")]
    empty = tmp_path / "empty"
    empty.mkdir()
    assert run("babel", name, empty).status == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ("babel", "scroe"),
        ("babel", "zzz"),
        ("babel", "--nothing"),
        *[("babel", name) for name in COMMANDS],
        *[("babel", name, "--format", "xml", "x") for name in COMMANDS],
        *[("babel", name, "--color", "sometimes", "x") for name in COMMANDS],
        ("babel", "tower", "--format", "sarif", "x"),
        ("babel", "tower", "--all", "x"),
        ("babel", "draft", "--players", "1"),
        ("babel", "draft", "--players", "9"),
        ("babel", "draft", "--seed", "-1"),
        ("babel", "draft", "--seed", "x"),
        ("babel", "draft", "a.yaml", "b.yaml"),
        ("babel", "schema", "x"),
    ],
)
def test_arguments_that_cannot_be_used_end_with_2(arguments: tuple[str, ...]) -> None:
    ended = run(*arguments)
    assert ended.status == 2
    assert ended.output == ""
    assert ended.error.startswith(("Usage: babylon babel", "Error: "))


def test_an_unknown_command_names_the_nearest() -> None:
    assert "There is no command 'scroe'. Did you mean score?" in run("babel", "scroe").error
    assert "There is no command 'zzz'. `babylon babel --help` lists all.\n" in run("babel", "zzz").error
    assert "There is no command 'bable'. Did you mean babel?" in run("bable").error


@pytest.mark.parametrize("name", GROUP)
def test_help_ends_with_0(name: str) -> None:
    for option in ("-h", "--help"):
        ended = run("babel", name, option)
        assert (ended.status, ended.error) == (0, "")
        assert ended.output.startswith(f"Usage: babylon babel {name} ")
    assert f"\n  {name} " in run("babel", "--help").output


def test_the_group_knows_its_commands_before_it_imports_them() -> None:
    with click.Context(command) as context:
        assert command.list_commands(context) == list(GROUP)
        assert command.get_command(context, "zzz") is None
        found = command.get_command(context, "tower")
    assert found is not None
    assert found.name == "tower"


def test_without_a_command_the_help_is_shown() -> None:
    ended = run("babel")
    assert ended.status in (0, 2)
    assert "Usage: babylon babel" in ended.output + ended.error


def test_the_schema() -> None:
    assert run("babel", "schema") == (0, schema_text(schema()), "")


@pytest.mark.parametrize(
    ("words", "position", "offered"),
    [
        ("babylon ba", 1, ["babel"]),
        ("babylon babel sc", 2, ["score", "schema"]),
        ("babylon babel ", 2, list(GROUP)),
        ("babylon babel x", 2, []),
        ("babylon babel --h", 2, ["--help"]),
        ("babylon babel price --a", 3, ["--all"]),
        ("babylon babel check --format s", 4, ["sarif"]),
        ("babylon babel nothing --f", 3, []),
    ],
)
def test_a_shell_is_offered_the_words_that_may_come_next(words: str, position: int, offered: list[str]) -> None:
    ended = run(env={"_BABYLON_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(position)})
    assert ended.status == 0
    assert [line.split(",", 1)[1] for line in ended.output.splitlines() if line] == offered


@pytest.mark.parametrize(("error", "status"), [(KeyboardInterrupt, 130), (BrokenPipeError, 141)])
def test_ctrl_c_and_a_closed_pipe_are_silent(
    error: type[BaseException], status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*paths: object) -> None:
        raise error

    monkeypatch.setattr("babylon_cli.cli.run.sources", interrupted)
    assert run("babel", "tower", "-") == (status, "", "")


@pytest.mark.parametrize(
    ("env", "options", "is_terminal", "painted"),
    [
        ({}, [], False, False),
        ({}, [], True, True),
        ({"NO_COLOR": "1"}, [], True, False),
        ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, [], True, False),
        ({"FORCE_COLOR": "1"}, [], False, True),
        ({"TERM": "dumb"}, [], True, False),
        ({"NO_COLOR": "1"}, ["--color", "always"], False, True),
        ({"FORCE_COLOR": "1"}, ["--color", "never"], True, False),
        ({"BABYLON_COLOR": "always"}, [], False, True),
    ],
)
def test_when_it_is_painted(env: dict[str, str], options: list[str], is_terminal: bool, painted: bool) -> None:
    assert set(COLOUR_VARIABLES) >= {name for name in env if not name.startswith("BABYLON_")}
    text = f"{TABLE}---\n{UNUSABLE}"
    for name in COMMANDS:
        ended = run("babel", name, *options, "-", stdin=text.encode(), env=env, is_terminal=is_terminal)
        assert ("\x1b[" in ended.output) is painted
        assert ("\x1b[" in ended.error) is (painted and name != "check")


@pytest.mark.parametrize(
    ("command", "variable", "value", "options"),
    [
        *[(name, f"BABYLON_BABEL_{name.upper()}_FORMAT", "json", ["--format", "json"]) for name in COMMANDS],
        ("price", "BABYLON_BABEL_PRICE_ALL", "1", ["--all"]),
        ("score", "BABYLON_BABEL_SCORE_WHY", "1", ["--why"]),
    ],
)
def test_every_option_has_its_variable(command: str, variable: str, value: str, options: list[str]) -> None:
    stdin = CHEAP.encode()
    by_option = run("babel", command, *options, "-", stdin=stdin)
    assert run("babel", command, "-", stdin=stdin, env={variable: value}) == by_option
    assert run("babel", command, "-", stdin=stdin) != by_option
    assert variable in run("babel", command, "--help").output.replace("\n" + " " * 24, "")


@pytest.mark.parametrize(
    ("texts", "status"),
    [
        ((LEGAL, TABLE), 0),
        ((LEGAL, FAULTS), 1),
        ((ILLEGAL, TABLE), 1),
        ((ILLEGAL, FAULTS), 1),
        ((LEGAL, UNUSABLE), 2),
        ((ILLEGAL, "players: 3\n", TABLE), 2),
    ],
)
@pytest.mark.parametrize("name", ["check", "verify"])
def test_folders_in_which_both_games_lie(name: str, texts: tuple[str, ...], status: int, tmp_path: Path) -> None:
    for number, text in enumerate(texts):
        write(tmp_path, text, f"{number}.yaml")
    ended = run(name, "--format", "json", tmp_path)
    assert ended.status == status
    assert len(json.loads(ended.output)["files"]) == len(texts)
    together = run(name, "--format", "json", "-", stdin="---\n".join(texts).encode())
    assert together.status == status
    assert [entry["document"] for entry in json.loads(together.output)["files"]] == [*range(1, len(texts) + 1)]


@pytest.mark.parametrize("form", [form for form in SCORE_FORMATS if form != "text"])
def test_score_prints_the_pad_of_each_game_in_every_format(form: str, tmp_path: Path) -> None:
    write(tmp_path, LEGAL, "a.yaml")
    write(tmp_path, TABLE, "b.yaml")
    ended = run("score", "--format", form, tmp_path)
    assert (ended.status, ended.error) == (0, "")
    shown = ended.output.lower()
    if form == "bgstats":  # a link tells totals alone
        assert (shown.count("babylon%22,%22highestwins"), shown.count("babel%22,%22highestwins")) == (1, 1)
        return
    assert "belvederes" in shown
    assert "commerce" in shown


@pytest.mark.parametrize("form", CHECK_FORMATS)
def test_check_judges_each_game_by_its_own_rules_in_every_format(form: str, tmp_path: Path) -> None:
    write(tmp_path, ILLEGAL, "a.yaml")
    write(tmp_path, FAULTS, "b.yaml")
    ended = run("check", "--format", form, tmp_path)
    assert ended.status == 1
    assert "storey-order" in ended.output
    assert "babel-stages" in ended.output


@pytest.mark.parametrize(
    ("name", "form"), [("quarry", "json"), ("quarry", "text"), ("moves", "json"), ("replay", "text")]
)
def test_the_garden_commands_refuse_babel_with_a_hint(name: str, form: str, tmp_path: Path) -> None:
    ended = run(name, "--format", form, write(tmp_path, TABLE))
    assert ended.status == 2
    assert "the document tells of 7 Wonders: Babel" in ended.output + ended.error
    assert form == "json" or "`babylon babel score`" in ended.error


@pytest.mark.parametrize("name", COMMANDS)
def test_the_babel_commands_refuse_gardens_with_a_hint(name: str, tmp_path: Path) -> None:
    ended = run("babel", name, write(tmp_path, LEGAL))
    assert ended.status == 2
    shown = " ".join((ended.output + ended.error).split())
    assert "the document has no `game: babel`" in shown
    assert "help: write `game: babel` at its top; without it the file tells of Babylon" in shown


def test_a_misspelt_game_is_told_by_both(tmp_path: Path) -> None:
    path = write(tmp_path, TABLE.replace("game: babel", "game: bable"))
    for arguments in (("check",), ("babel", "check"), ("verify",), ("babel", "tower")):
        ended = run(*arguments, path)
        assert ended.status == 2
        assert "no game is called `bable`" in ended.output + ended.error


def test_a_process_of_its_own_does_the_same(tmp_path: Path) -> None:
    path = write(tmp_path, SEVERAL)
    assert run_process("babel", "price", "--all", path) == run("babel", "price", "--all", path)
