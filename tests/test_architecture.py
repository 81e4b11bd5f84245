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
    "babylon": ("table", "play", "quarry", "scoring", "rules", "moves"),
    "babel": ("table", "facts", "play", "price", "scoring", "rules"),
}
"""The rooms of each game that only work things out."""

NEVER_IN_A_CORE = {"click", "yaml", "pydantic", "pydantic_core", "tabulate", "wcwidth", "pathspec"}

NEUTRAL = ("wording", "reading", "judging", "printing")
"""The rooms that know no game, each beneath those after it."""

ABOVE_A_CORE = ("reading", "printing", "cli", "files", "answers", "pages", "picture")


def name_of(path: Path) -> str:
    steps = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(steps[:-1] if steps[-1] == "__init__" else steps)


@cache
def imports_of(path: Path, *, at_the_top_only: bool = False) -> frozenset[str]:
    """Every module that a source file imports, anywhere in it or only when it is itself imported."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in tree.body if at_the_top_only else ast.walk(tree):
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


def test_no_module_needs_itself_to_be_imported() -> None:
    names = {name_of(path): path for path in MODULES}
    graph = {
        name: {other for other in imports_of(path, at_the_top_only=True) if other in names and other != name}
        for name, path in names.items()
    }
    assert len(list(TopologicalSorter(graph).static_order())) == len(graph)


# Where sentences are made: a text of two words or more, outside of these rooms and of a docstring, is one that no
# language can say otherwise.

SENTENCE = re.compile(r"[A-Za-z]{2,}[ ,;:]+[a-z]{2,}")

MAKES_A_MESSAGE = {"Message", "Term", "Counted", "plural", "Expected"}
"""What keeps a template until it is said."""

NOT_SAID = {"description", "help", "epilog", "metavar", "show_default"}
"""Arguments that describe a key of the schema or an option of a command."""

WORDING_ROOMS = ("wording",)

PUBLISHED = ("blank.py", "set_up_file.py", "draft_file.py")
"""Files that are written for a user, with comments in them."""


def sentences_of(path: Path) -> list[str]:
    """The texts of a module that read like a sentence and are not kept for a language to say."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    kept = set[ast.AST]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            kept |= set(ast.walk(node))  # a docstring
        if isinstance(node, ast.Call):
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if called in MAKES_A_MESSAGE:
                kept |= set(ast.walk(node))
            for keyword in node.keywords:
                if keyword.arg in NOT_SAID:
                    kept |= set(ast.walk(keyword))
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node not in kept
        and SENTENCE.search(node.value)
    ]
