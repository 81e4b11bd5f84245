"""Words of the games that no source shows as a template: what a file, an enum or a citation holds is said as it is."""

from collections.abc import Iterator

from babylon_cli.babel import rulebooks
from babylon_cli.babel.facts.projects import PROJECTS
from babylon_cli.babel.facts.tiles import TILES
from babylon_cli.babel.rules.registry import RULES as BABEL_RULES
from babylon_cli.babel.rules.rulings import NAMED, RULINGS
from babylon_cli.babel.rules.topics import TOPICS as BABEL_TOPICS
from babylon_cli.babel.rules.topics import sources_of_project, sources_of_tile
from babylon_cli.babylon.rules.all_rules import RULES
from babylon_cli.babylon.rules.topics import TOPICS
from babylon_cli.judging.about import Source

WORDS = (
    *("error", "warning", "gain", "single", "double", "statue", "none", "dug", "stored"),
    *(
        "clay",
        "granite",
        "basalt",
        "start",
        "border",
        "floor",
        "north",
        "east",
        "south",
        "west",
        "left",
        "right",
        "bank",
    ),
    *("belvedere", "bridge", "fountain", "staircase", "terrace", "bare pillar"),
    *("belvederes", "bridges", "fountains", "staircases", "statues", "terraces", "decorations", "flowers"),
    *("fountain", "single pillar", "double pillar"),
    *("pillars", "quarry", "storage", "storeys", "table", "tokens", "total", "set-up", "score pad", "contents"),
    *("build", "turn", "game", "dig", "supply", "box"),
)
"""Those that are said alone."""

COUNTED = (
    *("statue", "fountain", "bridge", "staircase", "belvedere", "terrace", "single pillar", "double pillar"),
    *("visible hole", "flower", "decoration", "decoration set", "flower set"),
    *("clay terrace", "granite terrace", "basalt terrace"),
)
"""Those that are counted."""


SIGNS = {"fr": ("'",), "babel": ("'", ": "), "zh-Hant": (", ",), "zh-Hans": (", ",)}
"""By book the plain signs in its headings that its language sets otherwise."""


def terms() -> Iterator[str]:
    """The words that are said alone, and what describes a place in a rulebook."""
    yield from WORDS
    yield from [
        each.title for each in vars(rulebooks).values() if isinstance(each, rulebooks.Section) and each.book == "base"
    ]
    for source in _sources():
        if any("a" <= letter <= "z" for letter in source.item):
            yield source.item
    yield from headings()


def headings() -> Iterator[str]:
    """The headings of the rulebooks that a language sets with other signs; their words are those of the book."""
    for source in _sources():
        if any([sign in source.section for sign in SIGNS.get(source.book, ())]):
            yield source.section


def _sources() -> Iterator[Source]:
    for rule in [*RULES.values(), *[BABEL_RULES[name] for name in BABEL_RULES]]:
        yield from rule.about.sources
    for topic in [*TOPICS.values(), *BABEL_TOPICS.values()]:
        yield from topic.sources
    for ruling in RULINGS.values():
        yield from ruling.sources
    for named in NAMED.values():
        yield from named.sources
    for tile in TILES:
        yield from sources_of_tile(tile)
    for project in PROJECTS:
        yield from sources_of_project(project)
