"""What `explain` tells of Babel: the list of it all, the rulings, the tiles and the Great Projects."""

from collections.abc import Iterator
from functools import partial

from babylon_cli.babel.facts.projects import PROJECTS, Project
from babylon_cli.babel.facts.tiles import TILES
from babylon_cli.babel.pages.laws import depends_on_the_age, law
from babylon_cli.babel.rules.registry import MODULES
from babylon_cli.babel.rules.ruling import Basis, Ruling
from babylon_cli.babel.rules.rulings import NAMED, RULINGS
from babylon_cli.babel.rules.topics import TOPICS as TEXTS
from babylon_cli.babel.rules.topics import sources_of_project, sources_of_tile
from babylon_cli.babel.table.rulings import VALUES
from babylon_cli.babel.terms import AGES, COLOURS
from babylon_cli.printing.explain.page import Topics, rules_that_rest_on
from babylon_cli.printing.explain.parts import entry, heading, paragraph, source_lines, title, value_lines
from babylon_cli.printing.explain.rule import DEFAULT, rulings_listed
from babylon_cli.printing.explain.topic import explain_topic, titles
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Fact, Message, listed
from babylon_cli.wording.texts import PublishedText, published


def rule_ids() -> tuple[str, ...]:
    """Every rule, in the order in which they are published."""
    return tuple(MODULES)


BASES: dict[Basis, Message] = {
    "rulebook": Message("Stated in the rulebook."),
    "rulebook and derived": Message("Stated in the rulebook and derived from the rules."),
    "derived": Message("Derived from the rules."),
    "unresolved": Message("Left open by the rulebook: this is a ruling of the toolkit, and no publisher confirms it."),
}

BEYOND = {
    "beyond the file": Message("No file can express it"),
    "partly beyond": Message("No file can express all of it"),
}
"""What stands above the sections on what a file cannot say."""


def explain_babel_ruling(ruling: Ruling, screen: Screen) -> str:
    """One ruling: the answer, what it rests on, where the rulebook has it, and what a file can say of it."""
    text = published("rulings", ruling.id, screen.language.code)
    lines = [title(ruling.id, text.title, screen), "", paragraph(text.body, screen)]
    if ruling.name is not None:
        lines += _values(ruling.name, text, screen)
    lines += [*heading(Message("Basis"), screen), paragraph(BASES[ruling.basis], screen)]
    lines += [*heading(Message("In the rulebook"), screen), *source_lines(ruling.sources, screen)]
    for section, head in BEYOND.items():
        if section in text.sections:
            lines += [*heading(head, screen), paragraph(text.section(section), screen)]
    followers = rules_that_rest_on(ruling.id, MODULES)
    if followers:
        lines += [*heading(Message("Rules that follow it"), screen)]
        lines.append(paragraph(Message("{rules}.", rules=listed(followers, "")), screen))
    return "\n".join(lines) + "\n"


def _values(name: str, text: PublishedText, screen: Screen) -> Iterator[str]:
    """The values that a file may take for an open question."""
    yield from heading(Message("Ruling: {name}", name=name), screen)
    values = VALUES[name]
    remarks: list[Fact] = [DEFAULT, *[""] * (len(values) - 1)]
    meanings = [text.section(value) for value in values]
    yield from value_lines(zip(values, remarks, meanings, strict=True), screen)
    yield paragraph(Message("`rulings:` in a file changes it."), screen)


def explain_babel_tile(tile: int, screen: Screen) -> str:
    """The law of a tile, and the rulings on it."""
    told = law(tile, screen.language.code)
    holds = Message("It holds for every player while the tile is visible.")
    if depends_on_the_age(told):
        holds = Message("It holds for every player while the tile is visible. A is the number of the Age.")
    lines = [title(tile_id(tile), told, screen), "", paragraph(holds, screen)]
    lines += [*heading(Message("In the rulebook"), screen), *source_lines(sources_of_tile(tile), screen)]
    lines += rulings_listed(tuple([name for name, ruling in RULINGS.items() if tile in ruling.tiles]), screen)
    return "\n".join(lines) + "\n"


def tile_id(tile: int) -> str:
    """The name of a tile for `explain`, such as tile-19."""
    return f"tile-{tile}"


def explain_babel_project(project: Project, screen: Screen) -> str:
    """What a Great Project costs, takes and brings, and the rulings on it."""
    text = text_of_project(project, screen)
    lines = [title(project_id(project), text.title, screen), ""]
    lines += [paragraph(Message("{line}.", line=line), screen) for line in project_lines(text)]
    lines += ["", paragraph(Message("The rulings on all Great Projects are E47 to E59."), screen)]
    lines += [*heading(Message("In the rulebook"), screen), *source_lines(sources_of_project(project), screen)]
    lines += [
        paragraph(Message("The cost, the penalty and the reward of a card are printed on the card alone."), screen)
    ]
    lines += rulings_listed(
        tuple([name for name, ruling in RULINGS.items() if project.name in ruling.projects]), screen
    )
    return "\n".join(lines) + "\n"


def text_of_project(project: Project, screen: Screen) -> PublishedText:
    """What is published about a Great Project."""
    return published("projects", project_id(project).removeprefix("project-"), screen.language.code)


def project_lines(text: PublishedText) -> tuple[Message, ...]:
    """The cost of taking part, the penalty and the reward."""
    return (
        Message("Taking part: {cost}", cost=text.section("taking part")),
        Message("Penalty: {penalty}", penalty=text.section("penalty")),
        Message("Reward for each marker: {reward}", reward=text.section("reward")),
    )


def project_id(project: Project) -> str:
    """The name of a Great Project for `explain`, such as project-war-mirror."""
    return f"project-{project.name.lower().replace(' ', '-')}"


def explain_babel(screen: Screen) -> str:
    """Every rule, tile, Great Project and ruling, by the id under which `explain` tells more."""
    about = Message("What the toolkit knows of 7 Wonders: Babel; `babylon explain ID` tells more of each.")
    lines = [screen.wrapped(about, indent="")]
    lines += [*heading(Message("How it is played"), screen), *titles("topics", TEXTS, screen)]
    lines += [*_rules(screen), *_tiles(screen), *_projects(screen), *_rulings(screen), *_named(screen)]
    return "\n".join(lines) + "\n"


def _rules(screen: Screen) -> Iterator[str]:
    yield from heading(Message("Rules"), screen)
    for name in MODULES:
        yield f"  {screen.paint(name, 'name')}"
        yield screen.wrapped(published("rules", name, screen.language.code).title, indent="      ")


def _tiles(screen: Screen) -> Iterator[str]:
    yield from heading(Message("Tiles of the Tower of Babel (A is the number of the Age)"), screen)
    for tile in TILES:
        yield entry(tile_id(tile), law(tile, screen.language.code), screen, columns=9)


def _projects(screen: Screen) -> Iterator[str]:
    yield from heading(Message("Great Projects"), screen)
    for project in PROJECTS:
        kind = Message("(Age {age}, {colour})", age=AGES[project.age], colour=COLOURS[project.colour])
        yield f"  {screen.paint(project_id(project), 'name')} {screen.say(kind)}"
        for line in project_lines(text_of_project(project, screen)):
            yield screen.wrapped(line, indent="      ", hanging="        ")


def _rulings(screen: Screen) -> Iterator[str]:
    yield from heading(Message("Rulings"), screen)
    for name in RULINGS:
        yield entry(name, published("rulings", name, screen.language.code).title, screen, columns=5)


def _named(screen: Screen) -> Iterator[str]:
    head = Message("Rulings that a file may change, with their values; the first is the default")
    yield from heading(head, screen)
    for name, ruling in NAMED.items():
        values = Message("{id}: {values}", id=ruling.id, values=listed(VALUES[name], ""))
        yield entry(name, values, screen, columns=27)


TOPICS: Topics = {
    "babel": explain_babel,
    **{name: partial(explain_topic, topic) for name, topic in TEXTS.items()},
    **{name.lower(): partial(explain_babel_ruling, ruling) for name, ruling in RULINGS.items()},
    **{name: partial(explain_babel_ruling, ruling) for name, ruling in NAMED.items()},
    **{tile_id(tile): partial(explain_babel_tile, tile) for tile in TILES},
    **{project_id(project): partial(explain_babel_project, project) for project in PROJECTS},
}
