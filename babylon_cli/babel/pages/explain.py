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
from babylon_cli.printing.explain.parts import Entries, Heading, Listing, Page, Paragraph, Part, Places, Title, Value
from babylon_cli.printing.explain.rule import DEFAULT, rulings_listed
from babylon_cli.printing.explain.topic import explain_topic, titles
from babylon_cli.wording.message import Fact, Language, Message, listed
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


def explain_babel_ruling(ruling: Ruling, language: Language) -> Page:
    """One ruling: the answer, what it rests on, where the rulebook has it, and what a file can say of it."""
    text = published("rulings", ruling.id, language.code)
    parts: list[Part] = [Title(ruling.id, text.title), Paragraph(text.body, apart=True)]
    if ruling.name is not None:
        parts += _values(ruling.name, text)
    parts += [Heading(Message("Basis")), Paragraph(BASES[ruling.basis])]
    parts += [Heading(Message("In the rulebook")), Places(ruling.sources)]
    for section, head in BEYOND.items():
        if section in text.sections:
            parts += [Heading(head), Paragraph(text.section(section))]
    followers = rules_that_rest_on(ruling.id, MODULES)
    if followers:
        parts.append(Heading(Message("Rules that follow it")))
        parts.append(Paragraph(Message("{rules}.", rules=listed(followers, ""))))
    return tuple(parts)


def _values(name: str, text: PublishedText) -> Iterator[Part]:
    """The values that a file may take for an open question."""
    yield Heading(Message("Ruling: {name}", name=name))
    values = VALUES[name]
    remarks: list[Fact] = [DEFAULT, *[""] * (len(values) - 1)]
    for value, remark in zip(values, remarks, strict=True):
        yield Value(value, remark, text.section(value))
    yield Paragraph(Message("`rulings:` in a file changes it."))


def explain_babel_tile(tile: int, language: Language) -> Page:
    """The law of a tile, and the rulings on it."""
    told = law(tile, language.code)
    holds = Message("It holds for every player while the tile is visible.")
    if depends_on_the_age(told):
        holds = Message("It holds for every player while the tile is visible. A is the number of the Age.")
    touching = tuple([name for name, ruling in RULINGS.items() if tile in ruling.tiles])
    return (
        Title(tile_id(tile), told),
        Paragraph(holds, apart=True),
        Heading(Message("In the rulebook")),
        Places(sources_of_tile(tile)),
        *rulings_listed(touching, language),
    )


def tile_id(tile: int) -> str:
    """The name of a tile for `explain`, such as tile-19."""
    return f"tile-{tile}"


def explain_babel_project(project: Project, language: Language) -> Page:
    """What a Great Project costs, takes and brings, and the rulings on it."""
    text = text_of_project(project, language)
    first, *others = [Message("{line}.", line=line) for line in project_lines(text)]
    touching = tuple([name for name, ruling in RULINGS.items() if project.name in ruling.projects])
    return (
        Title(project_id(project), text.title),
        Paragraph(first, apart=True),
        *[Paragraph(line) for line in others],
        Paragraph(Message("The rulings on all Great Projects are E47 to E59."), apart=True),
        Heading(Message("In the rulebook")),
        Places(sources_of_project(project)),
        Paragraph(Message("The cost, the penalty and the reward of a card are printed on the card alone.")),
        *rulings_listed(touching, language),
    )


def text_of_project(project: Project, language: Language) -> PublishedText:
    """What is published about a Great Project."""
    return published("projects", project_id(project).removeprefix("project-"), language.code)


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


def explain_babel(language: Language) -> Page:
    """Every rule, tile, Great Project and ruling, by the id under which `explain` tells more."""
    about = Message("What the toolkit knows of 7 Wonders: Babel; `babylon explain ID` tells more of each.")
    return (
        Paragraph(about, ""),
        *(Heading(Message("How it is played")), titles("topics", TEXTS, language)),
        *(Heading(Message("Rules")), *_rules(language)),
        *(Heading(Message("Tiles of the Tower of Babel (A is the number of the Age)")), _tiles(language)),
        *(Heading(Message("Great Projects")), *_projects(language)),
        *(Heading(Message("Rulings")), _rulings(language)),
        *(Heading(Message("Rulings that a file may change, with their values; the first is the default")), _named()),
    )


def _rules(language: Language) -> list[Part]:
    return [Listing(name, (published("rules", name, language.code).title,)) for name in MODULES]


def _tiles(language: Language) -> Part:
    return Entries(tuple([(tile_id(tile), law(tile, language.code)) for tile in TILES]), columns=9)


def _projects(language: Language) -> Iterator[Part]:
    for project in PROJECTS:
        kind = Message("(Age {age}, {colour})", age=AGES[project.age], colour=COLOURS[project.colour])
        yield Listing(project_id(project), project_lines(text_of_project(project, language)), kind)


def _rulings(language: Language) -> Part:
    return Entries(tuple([(name, published("rulings", name, language.code).title) for name in RULINGS]), columns=5)


def _named() -> Part:
    values = [
        (name, Message("{id}: {values}", id=ruling.id, values=listed(VALUES[name], "")))
        for name, ruling in NAMED.items()
    ]
    return Entries(tuple(values), columns=27)


TOPICS: Topics = {
    "babel": explain_babel,
    **{name: partial(explain_topic, topic) for name, topic in TEXTS.items()},
    **{name.lower(): partial(explain_babel_ruling, ruling) for name, ruling in RULINGS.items()},
    **{name: partial(explain_babel_ruling, ruling) for name, ruling in NAMED.items()},
    **{tile_id(tile): partial(explain_babel_tile, tile) for tile in TILES},
    **{project_id(project): partial(explain_babel_project, project) for project in PROJECTS},
}
