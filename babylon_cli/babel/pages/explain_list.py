"""What `explain` knows of Babel: the list of it all, and what stands under each id."""

from collections.abc import Callable, Iterator
from functools import partial

from babylon_cli.babel.facts.projects import PROJECTS
from babylon_cli.babel.facts.tiles import TILES
from babylon_cli.babel.pages.explain import (
    entry,
    explain_babel_project,
    explain_babel_rule,
    explain_babel_ruling,
    explain_babel_tile,
    project_id,
    project_lines,
    tile_id,
)
from babylon_cli.babel.pages.project_words import AGES
from babylon_cli.babel.rules.registry import RULES
from babylon_cli.babel.rules.rulings import NAMED, RULINGS
from babylon_cli.printing.explain.parts import heading
from babylon_cli.printing.layout import wrapped
from babylon_cli.printing.screen import Screen


def babel_topics() -> dict[str, Callable[[Screen], str]]:
    """Every id and name that `explain` knows of Babel, in lower case, with what explains it."""
    topics: dict[str, Callable[[Screen], str]] = {"babel": explain_babel}
    topics |= {name: partial(explain_babel_rule, rule) for name, rule in RULES.items()}
    topics |= {name.lower(): partial(explain_babel_ruling, ruling) for name, ruling in RULINGS.items()}
    topics |= {name: partial(explain_babel_ruling, ruling) for name, ruling in NAMED.items()}
    topics |= {tile_id(tile): partial(explain_babel_tile, tile) for tile in TILES.values()}
    topics |= {project_id(project): partial(explain_babel_project, project) for project in PROJECTS}
    return topics


def explain_babel(screen: Screen) -> str:
    """Every rule, tile, Great Project and ruling, by the id under which `explain` tells more."""
    lines = [wrapped("What the toolkit knows of 7 Wonders: Babel; `babylon explain ID` tells more of each.", indent="")]
    lines += [*_rules(screen), *_tiles(screen), *_projects(screen), *_rulings(screen), *_named(screen)]
    return "\n".join(lines) + "\n"


def _rules(screen: Screen) -> Iterator[str]:
    yield from heading("Rules", screen)
    for rule in RULES.values():
        yield f"  {screen.paint(rule.about.id, 'name')}"
        yield wrapped(rule.about.summary, indent="      ")


def _tiles(screen: Screen) -> Iterator[str]:
    yield from heading("Tiles of the Tower of Babel (A is the number of the Age)", screen)
    for tile in TILES.values():
        yield entry(tile_id(tile), tile.law, screen, columns=9)


def _projects(screen: Screen) -> Iterator[str]:
    yield from heading("Great Projects", screen)
    for project in PROJECTS:
        yield f"  {screen.paint(project_id(project), 'name')} (Age {AGES[project.age]}, {project.colour})"
        for what, words in project_lines(project):
            yield wrapped(f"{what}: {words}", indent="      ", hanging="        ")


def _rulings(screen: Screen) -> Iterator[str]:
    yield from heading("Rulings", screen)
    for ruling in RULINGS.values():
        yield entry(ruling.id, ruling.question, screen, columns=5)


def _named(screen: Screen) -> Iterator[str]:
    yield from heading("Rulings that a file may change, with their values; the first is the default", screen)
    for ruling in RULINGS.values():
        if ruling.choice is not None:
            values = ", ".join([value.name for value in ruling.choice.values])
            yield entry(ruling.choice.name, f"{ruling.id}: {values}", screen, columns=27)
