"""What `explain` knows of Babel: the list of it all, and what stands under each id."""

from collections.abc import Callable, Iterator
from functools import partial

from babylon_cli.babel.facts.projects import PROJECTS
from babylon_cli.babel.facts.tiles import TILES
from babylon_cli.babel.pages.explain import (
    entry,
    explain_babel_project,
    explain_babel_ruling,
    explain_babel_tile,
    project_id,
    project_lines,
    tile_id,
)
from babylon_cli.babel.pages.laws import law
from babylon_cli.babel.rules.registry import RULES
from babylon_cli.babel.rules.rulings import NAMED, RULINGS
from babylon_cli.babel.table.rulings import VALUES
from babylon_cli.babel.terms import AGES, COLOURS
from babylon_cli.printing.explain.parts import heading
from babylon_cli.printing.layout import wrapped
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Message, listed
from babylon_cli.wording.texts import published


def babel_topics() -> dict[str, Callable[[Screen], str]]:
    """Every id and name that `explain` knows of Babel, in lower case, with what explains it."""
    topics: dict[str, Callable[[Screen], str]] = {"babel": explain_babel}
    topics |= {name: partial(_explain_rule, name) for name in RULES}
    topics |= {name.lower(): partial(explain_babel_ruling, ruling) for name, ruling in RULINGS.items()}
    topics |= {name: partial(explain_babel_ruling, ruling) for name, ruling in NAMED.items()}
    topics |= {tile_id(tile): partial(explain_babel_tile, tile) for tile in TILES}
    topics |= {project_id(project): partial(explain_babel_project, project) for project in PROJECTS}
    return topics


def _explain_rule(name: str, screen: Screen) -> str:
    from babylon_cli.babel.pages.explain_rule import explain_babel_rule  # noqa: PLC0415 - it reads and judges examples

    return explain_babel_rule(name, screen)


def explain_babel(screen: Screen) -> str:
    """Every rule, tile, Great Project and ruling, by the id under which `explain` tells more."""
    about = Message("What the toolkit knows of 7 Wonders: Babel; `babylon explain ID` tells more of each.")
    lines = [screen.wrapped(about, indent="")]
    lines += [*_rules(screen), *_tiles(screen), *_projects(screen), *_rulings(screen), *_named(screen)]
    return "\n".join(lines) + "\n"


def _rules(screen: Screen) -> Iterator[str]:
    yield from heading(screen.say(Message("Rules")), screen)
    for name in RULES:
        yield f"  {screen.paint(name, 'name')}"
        yield wrapped(published("rules", name, screen.language.code).title, indent="      ")


def _tiles(screen: Screen) -> Iterator[str]:
    yield from heading(screen.say(Message("Tiles of the Tower of Babel (A is the number of the Age)")), screen)
    for tile in TILES:
        yield entry(tile_id(tile), screen.say(law(tile, screen.language.code)), screen, columns=9)


def _projects(screen: Screen) -> Iterator[str]:
    yield from heading(screen.say(Message("Great Projects")), screen)
    for project in PROJECTS:
        kind = Message("(Age {age}, {colour})", age=AGES[project.age], colour=COLOURS[project.colour])
        yield f"  {screen.paint(project_id(project), 'name')} {screen.say(kind)}"
        for line in project_lines(project):
            yield screen.wrapped(line, indent="      ", hanging="        ")


def _rulings(screen: Screen) -> Iterator[str]:
    yield from heading(screen.say(Message("Rulings")), screen)
    for name in RULINGS:
        yield entry(name, published("rulings", name, screen.language.code).title, screen, columns=5)


def _named(screen: Screen) -> Iterator[str]:
    head = Message("Rulings that a file may change, with their values; the first is the default")
    yield from heading(screen.say(head), screen)
    for name, ruling in NAMED.items():
        values = Message("{id}: {values}", id=ruling.id, values=listed(VALUES[name], ""))
        yield entry(name, screen.say(values), screen, columns=27)
