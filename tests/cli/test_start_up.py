"""What each command loads on a sound file: the libraries and the rooms of the house that are named here, and no other.

A command starts as fast as what it imports. Whoever adds an import to one of these lists makes the command slower, and
should know why.
"""

import json
import subprocess
import sys
from functools import cache
from typing import NamedTuple

import pytest

from babylon_cli.cli.babel.group import COMMANDS as BABEL_COMMANDS
from babylon_cli.cli.main import COMMANDS
from babylon_cli.games import GAMES
from tests.cli.running import ROOT, clean_environment

FILES = {
    "GARDEN": "examples/games/three-players-a-close-finish.yaml",
    "TURN": "examples/games/three-players-in-the-middle-of-round-five.yaml",
    "RECORD": "examples/games/three-players-a-whole-game-level-to-the-end.yaml",
    "TABLES": "examples/scoring",
    "QUARRY": "examples/quarry/worked-examples-of-the-rulebooks.yaml",
    "CITIES": "examples/babel/cities/three-players.yaml",
    "LINE": "bab1/o-white-pink/p-Ana-w-C31wFC-sC3/p-Bo-p/z",
    "PRICE": "examples/babel/prices/a-card-of-an-age-to-come.yaml",
}
"""What stands for a sound file in the commands below."""

READS = "documents game games judging printing printing.check reading wording.message wording.spelling"
"""What every command needs that reads files, besides the rooms of the game."""

WRITES = "game games judging printing reading wording.message wording.texts"
"""What every command needs that writes a file."""

GARDENS = "babylon.answers babylon.files babylon.play babylon.rules babylon.scoring babylon.table"
RECORDS = f"{GARDENS} babylon.quarry"
CITIES = "babel.answers babel.facts babel.files babel.play babel.rules babel.table"
EDITIONS = "babylon.table"
"""Where the editions stand that --edition takes, for a command on files of either game."""

PAGES = "game games judging pages printing printing.explain reading wording.examples wording.message wording.texts"
"""What `explain` needs for the page of a rule, which is kept."""


PAGE_LIBRARIES = "click yaml jinja2 markupsafe"
PAGE_ROOMS = "babylon.pages babylon.picture printing.html printing.svg wording.texts"
"""What only a page needs: no other format loads Jinja2 or draws."""


class May(NamedTuple):
    """What a command may load, each a list of words."""

    libraries: str
    """By the names they are imported by; what a library imports of its own accord counts, too."""
    rooms: str
    """Of the house, but for the command line itself."""


MAY_LOAD = {
    "--help": May("click", "printing wording.message"),
    "--version": May("click", "printing wording.message"),
    "explain storey-order": May("click", PAGES),
    "explain babel-card-age": May("click", PAGES),
    "explain bridge_gap": May("click", f"{PAGES} babylon.pages babylon.rules babylon.table"),
    "explain E31": May(
        "click", f"{PAGES} babylon.pages babylon.rules babylon.table babel.pages babel.rules babel.facts babel.table"
    ),
    "explain statue": May(
        "click",
        f"{PAGES} wording.search wording.spelling babylon.pages babylon.play babylon.quarry babylon.rules "
        "babylon.scoring babylon.table babel.facts babel.files babel.pages babel.play babel.rules babel.scoring "
        "babel.table",
    ),
    "schema": May("click", "game games judging printing reading wording.message wording.texts"),
    "schema --game babel": May("click", "game games judging printing reading wording.message wording.texts"),
    "new": May("click", f"{WRITES} babylon.files babylon.table"),
    "new --record": May("click", f"{WRITES} babylon.files babylon.table"),
    "setup --seed 7": May("click", f"{WRITES} chance babylon.files babylon.play babylon.table"),
    "check GARDEN": May("click yaml", f"{READS} {GARDENS}"),
    "check --format concise RECORD": May("click yaml", f"{READS} {RECORDS}"),
    "check --format json GARDEN": May("click yaml", f"{READS} {GARDENS}"),
    "check CITIES": May("click yaml", f"{READS} {CITIES} babel.scoring {EDITIONS}"),
    "verify GARDEN": May("click yaml", f"{READS} {RECORDS} printing.verify"),
    "verify --format json GARDEN": May("click yaml", f"{READS} {RECORDS}"),
    "verify CITIES": May("click yaml", f"{READS} {CITIES} babel.price babel.scoring printing.verify"),
    "score GARDEN": May("click yaml tabulate wcwidth", f"{READS} {GARDENS} printing.pad"),
    "score --why GARDEN": May("click yaml tabulate wcwidth", f"{READS} {GARDENS} printing.pad"),
    "score --format json GARDEN": May("click yaml", f"{READS} {GARDENS}"),
    "score --format csv GARDEN": May("click yaml", f"{READS} {GARDENS} printing.pad"),
    "score --format markdown GARDEN": May("click yaml", f"{READS} {GARDENS} printing.pad"),
    "score --format bbcode GARDEN": May("click yaml tabulate wcwidth", f"{READS} {GARDENS} printing.pad"),
    "score --format bgstats GARDEN": May("click yaml", f"{READS} {GARDENS} printing.plays"),
    "score --qr GARDEN": May("click yaml tabulate wcwidth segno", f"{READS} {GARDENS} printing.pad printing.plays"),
    "score RECORD": May("click yaml tabulate wcwidth", f"{READS} {RECORDS} printing.pad"),
    "score CITIES": May("click yaml tabulate wcwidth", f"{READS} {CITIES} babel.scoring {EDITIONS} printing.pad"),
    "stats GARDEN": May("click yaml tabulate wcwidth", f"{READS} {GARDENS} printing.pad printing.stats"),
    "stats --format csv GARDEN": May("click yaml", f"{READS} {GARDENS} printing.stats"),
    "stats --format json GARDEN": May("click yaml", f"{READS} {GARDENS} printing.stats"),
    "check --format html GARDEN": May(PAGE_LIBRARIES, f"{READS} {RECORDS} {PAGE_ROOMS}"),
    "score --format html GARDEN": May(PAGE_LIBRARIES, f"{READS} {RECORDS} {PAGE_ROOMS} printing.pad"),
    "stats --format html GARDEN": May(
        PAGE_LIBRARIES, f"{READS} {GARDENS} printing.html printing.pad printing.stats wording.texts"
    ),
    "quarry QUARRY": May("click yaml", f"{READS} {RECORDS} babylon.pages"),
    "quarry --format json QUARRY": May("click yaml", f"{READS} {RECORDS} babylon.pages"),
    "draw GARDEN": May("click yaml", f"{READS} {RECORDS} babylon.pages babylon.picture"),
    "draw --faults --storeys RECORD": May("click yaml", f"{READS} {RECORDS} babylon.pages babylon.picture"),
    "draw --quarry QUARRY": May("click yaml", f"{READS} {RECORDS} babylon.pages babylon.picture"),
    "draw GARDEN --output -": May("click yaml", f"{READS} {RECORDS} babylon.pages babylon.picture printing.svg"),
    "moves --dig A1 --limit 3 TURN": May(
        "click yaml", f"{READS} {RECORDS} babylon.moves babylon.pages babylon.picture"
    ),
    "replay RECORD": May(
        "click yaml tabulate wcwidth", f"{READS} {RECORDS} babylon.pages babylon.picture printing.pad"
    ),
    "replay --until 2 RECORD": May(
        "click yaml tabulate wcwidth", f"{READS} {RECORDS} babylon.pages babylon.picture printing.pad"
    ),
    "replay --format html RECORD": May(PAGE_LIBRARIES, f"{READS} {RECORDS} {PAGE_ROOMS} printing.pad"),
    "replay --format yaml RECORD": May("click yaml", f"{READS} {RECORDS} babylon.pages"),
    "notation GARDEN": May("click yaml", f"{READS} {GARDENS} babylon.notation babylon.pages"),
    "notation --yaml LINE": May("click yaml", f"{READS} {GARDENS} babylon.notation babylon.pages"),
    "check --line LINE": May("click yaml", f"{READS} {GARDENS} babylon.notation"),
    "babel --help": May("click", "printing wording.message"),
    "babel tower CITIES": May("click yaml", f"{READS} {CITIES} babel.pages babel.picture wording.texts"),
    "babel tower --output - CITIES": May(
        "click yaml", f"{READS} {CITIES} babel.pages babel.picture printing.svg wording.texts"
    ),
    "babel tower --format html CITIES": May(
        PAGE_LIBRARIES, f"{READS} {CITIES} babel.pages babel.picture printing.html printing.svg wording.texts"
    ),
    "babel price PRICE": May("click yaml", f"{READS} {CITIES} babel.pages babel.picture babel.price wording.texts"),
    "babel project CITIES": May("click yaml", f"{READS} {CITIES} babel.pages"),
    "babel conflict CITIES": May("click yaml", f"{READS} {CITIES} babel.pages"),
    "babel check CITIES": May("click yaml", f"{READS} {CITIES} babel.scoring {EDITIONS}"),
    "babel score CITIES": May("click yaml tabulate wcwidth", f"{READS} {CITIES} babel.scoring {EDITIONS} printing.pad"),
    "babel draft --seed 7": May("click", f"{WRITES} chance babel.facts babel.files babel.play"),
    "babel schema": May("click", "printing reading wording.message wording.texts"),
}
"""By the command as it is typed; every command and what is asked of it most often."""

NEVER = frozenset(
    {
        "babylon_cli.printing.check.rulebook",
        "concurrent.futures",
        "difflib",
        "multiprocessing",
        "subprocess",
        "traceback",
    }
)
"""What takes long to import or belongs to a mistake, and is needed by none of these."""

SPARED = {
    "check --format concise TABLES": "judging.beside judging.promised judging.scored printing.check.text",
    "score --format json TABLES": "judging.beside judging.checked judging.promised printing.check.text",
}
"""What tells more than these commands do, which are those that read thousands of files."""

WATCHED = """\
import json, sys
before = set(sys.modules)
from babylon_cli.cli.main import main
sys.argv = ["babylon", *json.loads(sys.argv[1])]
status = None
try:
    main()
except SystemExit as end:
    status = end.code
modules = {name: getattr(sys.modules[name], "__file__", None) for name in set(sys.modules) - before}
print(json.dumps([status, modules]), file=sys.stderr)
"""


class Loaded(NamedTuple):
    """What a command loaded."""

    status: int
    libraries: frozenset[str]
    rooms: frozenset[str]
    modules: frozenset[str]


@cache
def loaded(command: str, environment: tuple[tuple[str, str], ...] = ()) -> Loaded:
    """Run a command in a process of its own."""
    arguments = [FILES.get(word, word) for word in command.split()]
    ended = subprocess.run(
        [sys.executable, "-c", WATCHED, json.dumps(arguments)],
        capture_output=True,
        text=True,
        env=clean_environment(dict(environment)),
        cwd=ROOT,
        check=True,
    )
    status, modules = json.loads(ended.stderr.splitlines()[-1])
    libraries = {name.split(".")[0] for name, file in modules.items() if "site-packages" in (file or "")}
    rooms = {room_of(name, file or "") for name, file in modules.items() if name.startswith("babylon_cli.")}
    return Loaded(status, frozenset(libraries - {"babylon_cli"}), frozenset(rooms - {"", "cli"}), frozenset(modules))


def room_of(module: str, file: str) -> str:
    """The room of a module, such as `reading` or `babylon.rules`; of `wording` the module, since some are slow.

    What lies straight in the package of a game is little, and goes with its rooms.
    """
    steps = module.split(".")[1:]
    if file.endswith("__init__.py") or (steps[0] in GAMES and len(steps) == 2):
        return ""
    if steps[0] == "wording" or len(steps) == 1:
        return ".".join(steps)
    is_deep = steps[0] in (*GAMES, "printing") and len(steps) > 2
    return ".".join(steps[:2]) if is_deep else steps[0]


@pytest.mark.parametrize("command", MAY_LOAD)
def test_a_command_loads_what_it_may_and_no_more(command: str) -> None:
    found, may = loaded(command), MAY_LOAD[command]
    assert found.status == (1 if "PRICE" in command else 0)
    libraries, rooms = frozenset(may.libraries.split()), frozenset(may.rooms.split())
    for kind, more in (
        ("the libraries", found.libraries - libraries),
        ("the rooms", found.rooms - rooms),
        ("the slow modules", found.modules & NEVER),
        ("the commands", found.modules & others_than(command)),
    ):
        assert not more, (
            f"`babylon {command}` also loads {kind} {', '.join(sorted(more))}: "
            "import them in the function that needs them, or say in MAY_LOAD that this command does"
        )
    spared = libraries - found.libraries
    assert not spared, f"`babylon {command}` no longer loads {', '.join(sorted(spared))}: strike it off its list"


@pytest.mark.parametrize("command", SPARED)
def test_thousands_of_tables_begin_with_little(command: str) -> None:
    """Some of these break a rule."""
    found = loaded(command)
    assert found.status == 1
    spared = {"pathlib", "textwrap", *[f"babylon_cli.{module}" for module in SPARED[command].split()]}
    assert not found.modules & spared


def others_than(command: str) -> set[str]:
    """The modules of all other commands; what babel calls as Babylon does may be the same."""
    words = [word for word in command.split()[:2] if word.isalpha()]
    own = {table[word][0] for word in words for table in (COMMANDS, BABEL_COMMANDS) if word in table}
    return {module for module, _ in (*COMMANDS.values(), *BABEL_COMMANDS.values())} - own


def test_every_command_is_on_the_list() -> None:
    listed = {" ".join(command.split()[:2]) for command in MAY_LOAD}
    assert {command.split()[0] for command in listed} >= COMMANDS.keys()
    assert listed >= {f"babel {name}" for name in BABEL_COMMANDS}


@pytest.mark.parametrize(
    "environment",
    [
        {"_BABYLON_COMPLETE": "bash_complete", "COMP_WORDS": "babylon sc", "COMP_CWORD": "1"},
        {"_BABYLON_COMPLETE": "bash_source"},
    ],
)
def test_a_shell_that_completes_a_command_needs_little(environment: dict[str, str]) -> None:
    found = loaded("", tuple(environment.items()))
    assert found.status == 0
    assert found.libraries == {"click"}
    assert found.rooms <= {"printing", "wording.message"}
    assert not found.modules & others_than("--help")


def test_the_guard_can_see() -> None:
    """What only the page of a rule loads, and what only a table does."""
    assert "printing.explain" in loaded("explain storey-order").rooms
    assert "tabulate" in loaded("score GARDEN").libraries
    assert "babylon_cli.cli.score" in loaded("score GARDEN").modules
    assert "babylon_cli.cli.score" in others_than("check GARDEN")


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_one_module(name: str) -> None:
    expected = "babylon_cli.cli.babel.group" if name == "babel" else f"babylon_cli.cli.{name}"
    assert COMMANDS[name][0] == expected


@pytest.mark.parametrize("name", BABEL_COMMANDS)
def test_a_command_of_babel_is_one_module(name: str) -> None:
    assert BABEL_COMMANDS[name][0] == f"babylon_cli.cli.babel.{name}"
