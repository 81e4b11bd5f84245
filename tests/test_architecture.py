"""The plan of the house: which room may know which, no circles, and sentences only where they belong."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from babylon_cli.games import GAMES

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "babylon_cli"
MODULES = sorted(PACKAGE.rglob("*.py"))

CORE = {
    "babylon": ("table", "play", "quarry", "scoring", "rules", "moves", "mends"),
    "babel": ("table", "facts", "play", "price", "scoring", "rules"),
}
"""The rooms of each game that only work things out."""

NEVER_IN_A_CORE = {"click", "yaml", "pydantic", "pydantic_core", "tabulate", "wcwidth", "pathspec"}

NEUTRAL = ("wording", "reading", "judging", "printing")
"""The rooms that know no game, each beneath those after it."""

ABOVE_A_CORE = ("reading", "printing", "cli", "files", "notation", "answers", "pages", "picture")


def name_of(path: Path) -> str:
    steps = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(steps[:-1] if steps[-1] == "__init__" else steps)


@cache
def imports_of(path: Path) -> frozenset[str]:
    """Every module that a source file imports, anywhere in it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            assert node.module is not None
            found |= {node.module, *[f"{node.module}.{alias.name}" for alias in node.names]}
    return frozenset(found)


def room_of(module: str) -> str:
    """The room of a module, such as `judging`, or `babylon` for all of a game."""
    steps = module.split(".")
    return steps[1] if len(steps) > 1 else ""


def modules_in(*rooms: str) -> Iterator[Path]:
    for room in rooms:
        found = sorted((PACKAGE / room).rglob("*.py"))
        assert found, room
        yield from found


@pytest.mark.parametrize("room", NEUTRAL)
def test_a_neutral_room_knows_no_game_and_nothing_above_it(room: str) -> None:
    below = NEUTRAL[: NEUTRAL.index(room) + 1]
    for path in modules_in(room):
        known = {room_of(name) for name in imports_of(path) if name.startswith("babylon_cli.")}
        assert known <= set(below), (path, known)


@pytest.mark.parametrize("game", GAMES)
def test_no_game_knows_another_one_or_a_command(game: str) -> None:
    others = {*GAMES, "cli", "games"} - {game}
    for path in modules_in(game):
        known = {room_of(name) for name in imports_of(path) if name.startswith("babylon_cli.")}
        assert not known & others, (path, known & others)


@pytest.mark.parametrize("room", ["wording", "judging"])
def test_what_a_core_hands_over_knows_no_library(room: str) -> None:
    for path in modules_in(room):
        assert not {name.split(".")[0] for name in imports_of(path)} & NEVER_IN_A_CORE, path


@pytest.mark.parametrize("game", CORE)
def test_a_core_works_things_out_and_knows_no_library(game: str) -> None:
    for path in modules_in(*[f"{game}/{room}" for room in CORE[game]]):
        imported = imports_of(path)
        assert not {name.split(".")[0] for name in imported} & NEVER_IN_A_CORE, path
        above = [name for name in imported if set(name.split(".")[1:3]) & set(ABOVE_A_CORE)]
        assert not above, (path, above)


def test_only_the_reader_and_the_files_of_a_game_know_yaml_and_models() -> None:
    for path in MODULES:
        if not {"reading", "files"} & set(path.relative_to(PACKAGE).parts):
            known = {name.split(".")[0] for name in imports_of(path)} & {"yaml", "pydantic"}
            assert not known or path.name == "verify.py", (path, known)


def test_only_the_commands_know_click() -> None:
    for path in MODULES:
        if "click" in imports_of(path):
            assert path.relative_to(PACKAGE).parts[0] == "cli" or path == PACKAGE / "printing" / "screen.py", path


def test_the_games_are_named_in_one_table() -> None:
    assert imports_of(PACKAGE / "games.py") == frozenset()
    for path in modules_in("cli"):
        if "babel" not in path.relative_to(PACKAGE / "cli").parts:
            named = [name for name in imports_of(path) if name.startswith("babylon_cli.babel")]
            assert not named, (path, named)


def test_there_is_no_circle() -> None:
    names = {name_of(path): path for path in MODULES}
    graph = {
        name: {other for other in imports_of(path) if other in names and other != name} for name, path in names.items()
    }
    assert len(list(TopologicalSorter(graph).static_order())) == len(graph)


# A sentence is made where a language can say it otherwise. Elsewhere there is no text that reads like one, unless it is
# a template: kept in a message, or with gaps that a message fills.

SENTENCE = re.compile(r"[A-Za-z]{2,}[,;:]? [a-z]{2,}")

KEPT_IN = {"Message", "Term", "Counted", "plural", "Expected", "Advice", "at", "Section", "needed", "optional"}
"""What keeps a template until it is said, what cites a rulebook, and what describes a key of the schema."""

DESCRIBES = {"description", "help", "epilog", "show_default"}
"""Arguments that describe a key of the schema or an option of a command."""

GAP = re.compile(r"\{\w+\}")

NO_SENTENCES_BUT = (
    "wording/",  # the templates of English itself
    "babel/facts/",  # names printed in the box
    "babel/files/names.py",
    "babel/rulebooks.py",  # headings of the rulebooks
    "babylon/rulebooks.py",
    "babylon/files/other_languages.py",  # words of those languages
    "babylon/rules/topics.py",  # places in them
    "files/models.py",  # descriptions of the schema
    "files/schema.py",
    "reading/syntax.py",  # pieces of what the YAML parser says
    "files/set_up_file.py",  # files for a user, with comments in them
    "files/record_file.py",
    "files/draft_file.py",
    "cli/main.py",  # the help of the commands
    "cli/babel/group.py",
    "questions.py",  # errors for a programmer
    "babel/answers/price.py",
    "__init__.py",
)


def sentences_of(path: Path) -> Iterator[str]:
    """The texts of a module that read like a sentence, and that no language can say."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    kept = {part for node in ast.walk(tree) for whole in kept_in(node) for part in ast.walk(whole)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in kept:
            text = node.value
            if len(text.split()) > 3 and SENTENCE.search(text) and not GAP.search(text):
                yield text
        if isinstance(node, ast.JoinedStr) and node not in kept:
            text = " ".join([str(part.value) for part in node.values if isinstance(part, ast.Constant)])
            if SENTENCE.search(text):
                yield text


def kept_in(node: ast.AST) -> list[ast.AST]:
    """The parts of a piece of code whose texts may read like a sentence."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return [node]  # a docstring
    if isinstance(node, ast.Assign) and {"HELP", "EPILOG", "example"} & {
        getattr(target, "id", "") for target in node.targets
    }:
        return [node]
    if not isinstance(node, ast.Call):
        return []
    called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    return [node] if called in KEPT_IN else [word for word in node.keywords if word.arg in DESCRIBES]


def test_no_sentence_is_made_outside_its_rooms() -> None:
    found = {
        str(path.relative_to(PACKAGE)): list(sentences_of(path))
        for path in MODULES
        if not any([part in str(path.relative_to(PACKAGE)) for part in NO_SENTENCES_BUT])
    }
    assert {name: texts for name, texts in found.items() if texts} == {}


def test_a_sentence_would_be_seen(tmp_path: Path) -> None:
    path = tmp_path / "rule.py"
    path.write_text(
        '"""A module that says something."""\n'
        "def check(name):\n"
        '    yield f"{name} breaks this rule", "check the level of it again"\n'
        '    yield Message("the terrace at {cell} is too high", cell="D4")\n',
        encoding="utf-8",
    )
    assert sorted(sentences_of(path)) == [" breaks this rule", "check the level of it again"]
