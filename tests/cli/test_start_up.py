"""What is imported before it is needed: nothing that is slow."""

import subprocess
import sys
from pathlib import Path

import pytest

from babylon_cli.cli.babel.group import COMMANDS as BABEL_COMMANDS
from babylon_cli.cli.main import COMMANDS
from tests.cli.running import ROOT, clean_environment

SLOW = {"yaml", "pydantic", "pydantic_core", "tabulate", "wcwidth"}

WATCHED = """\
import sys
from babylon_cli.cli.main import main
sys.argv = ["babylon", *{arguments!r}]
try:
    main()
except SystemExit:
    pass
print("imported:", *sorted({slow!r} & set(sys.modules)), file=sys.stderr)
print("commands:", *sorted(name for name in sys.modules if name.startswith("babylon_cli.cli.")), file=sys.stderr)
"""


def watched(arguments: list[str], env: dict[str, str] | None = None) -> tuple[str, str]:
    """What was imported while a command ran: the slow modules, and those of the command line."""
    code = WATCHED.format(arguments=arguments, slow=SLOW)
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=clean_environment(env), cwd=ROOT, check=True
    )
    imported, commands = ended.stderr.splitlines()[-2:]
    return imported.removeprefix("imported:").strip(), commands.removeprefix("commands:").strip()


@pytest.mark.parametrize(
    ("arguments", "env"),
    [
        (["--help"], {}),
        (["--version"], {}),
        ([], {"_BABYLON_COMPLETE": "bash_complete", "COMP_WORDS": "babylon sc", "COMP_CWORD": "1"}),
        ([], {"_BABYLON_COMPLETE": "bash_source"}),
    ],
)
def test_nothing_slow_is_imported_for(arguments: list[str], env: dict[str, str]) -> None:
    imported, commands = watched(arguments, env)
    assert imported == ""
    assert commands == "babylon_cli.cli.exits babylon_cli.cli.lazy_group babylon_cli.cli.main babylon_cli.cli.output"


def test_the_guard_can_see(tmp_path: Path) -> None:
    path = tmp_path / "garden.yaml"
    path.write_text("players: [{name: 中文, flower: white}]\n", encoding="utf-8")
    imported, commands = watched(["score", str(path)])
    assert imported == "tabulate wcwidth yaml"
    assert "babylon_cli.cli.score" in commands
    assert "babylon_cli.cli.check" not in commands


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_one_module(name: str) -> None:
    expected = "babylon_cli.cli.babel.group" if name == "babel" else f"babylon_cli.cli.{name}"
    assert COMMANDS[name][0] == expected


@pytest.mark.parametrize("name", BABEL_COMMANDS)
def test_a_command_of_babel_is_one_module(name: str) -> None:
    assert BABEL_COMMANDS[name][0] == f"babylon_cli.cli.babel.{name}"


def test_gardens_import_nothing_of_babel() -> None:
    """In one process, every command of theirs."""
    modules = [module for name, (module, _) in COMMANDS.items() if name not in {"babel", "explain"}]
    code = (
        "import sys, importlib\n"
        f"for module in {modules!r}: importlib.import_module(module)\n"
        "print(*[name for name in sys.modules if name.startswith('babylon_cli.babel')])"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=clean_environment({}), cwd=ROOT, check=True
    )
    assert ended.stdout.strip() == ""


def test_the_help_of_babel_imports_nothing_slow() -> None:
    imported, commands = watched(["babel", "--help"])
    assert imported == ""
    assert "babylon_cli.babel" not in commands


@pytest.mark.parametrize(
    ("game", "example"),
    [("babylon", "games/three-players-a-close-finish.yaml"), ("babel", "babel/cities/three-players.yaml")],
)
def test_the_check_of_a_legal_file_imports_no_explanations(game: str, example: str) -> None:
    code = (
        "import sys\n"
        "from babylon_cli.cli.main import main\n"
        f"sys.argv = ['babylon', 'check', 'examples/{example}']\n"
        "try:\n    main()\nexcept SystemExit as end:\n    print('status', end.code)\n"
        "print(*[name for name in sys.modules if name.startswith('babylon_cli.')])"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=clean_environment({}), cwd=ROOT, check=True
    )
    *_, status, modules = ended.stdout.splitlines()
    assert status == "status 0"
    loaded = set(modules.split())
    assert f"babylon_cli.{game}.answers.check" in loaded
    explaining = ("babylon_cli.printing.explain", "babylon_cli.wording.search", "babylon_cli.pages")
    assert not [name for name in loaded if name.startswith(explaining)]
    assert not loaded & {"babylon_cli.printing.check.rulebook", f"babylon_cli.{game}.pages.explain"}
    assert not loaded & {"babylon_cli.wording.texts", f"babylon_cli.{game}.pages.findable"}
