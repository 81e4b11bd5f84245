"""One ruling, tile or Great Project of Babel in full."""

from collections.abc import Iterable, Iterator

from babylon_cli.babel.facts.projects import Project
from babylon_cli.babel.pages.laws import depends_on_the_age, law
from babylon_cli.babel.rules.registry import RULES
from babylon_cli.babel.rules.ruling import Basis, Ruling
from babylon_cli.babel.rules.rulings import RULINGS
from babylon_cli.babel.table.rulings import VALUES
from babylon_cli.babel.terms import AGES, COLOURS, PENALTIES, REWARDS, cost_of_joining
from babylon_cli.printing.explain.parts import heading, paragraph, source_lines, title
from babylon_cli.printing.layout import wrapped
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Message, listed
from babylon_cli.wording.texts import PublishedText, published

BASES: dict[Basis, Message] = {
    "rulebook": Message("Stated in the rulebook."),
    "rulebook and derived": Message("Stated in the rulebook and derived from the rules."),
    "derived": Message("Derived from the rules."),
    "unresolved": Message(
        "Left open by the rulebook: this is a ruling of the toolkit, and no publisher confirms it.",
    ),
}

BEYOND = {
    "beyond the file": Message("No file can express it"),
    "partly beyond": Message("No file can express all of it"),
}
"""What stands above the sections on what a file cannot say."""


def explain_babel_ruling(ruling: Ruling, screen: Screen) -> str:
    """One ruling: the answer, what it rests on, where the rulebook has it, and what a file can say of it."""
    text = published("rulings", ruling.id, screen.language.code)
    lines = [title(ruling.id, text.title, screen), "", paragraph(text.body)]
    if ruling.name is not None:
        lines += _values(ruling.name, text, screen)
    lines += [*heading(screen.say(Message("Basis")), screen), paragraph(screen.say(BASES[ruling.basis]))]
    lines += [*heading(screen.say(Message("In the rulebook")), screen), *source_lines(ruling.sources)]
    for section, head in BEYOND.items():
        if section in text.sections:
            lines += [*heading(screen.say(head), screen), paragraph(text.section(section))]
    followers = [name for name, rule in RULES.items() if ruling.id in rule.about.rulings]
    if followers:
        lines += [*heading(screen.say(Message("Rules that follow it")), screen)]
        lines.append(paragraph(screen.say(Message("{rules}.", rules=listed(followers, "")))))
    return "\n".join(lines) + "\n"


def _values(name: str, text: PublishedText, screen: Screen) -> Iterator[str]:
    """The values that a file may take for an open question."""
    yield from heading(screen.say(Message("Ruling: {name}", name=name)), screen)
    default, *others = [(value, text.section(value)) for value in VALUES[name]]
    meanings = [Message("{value} (the default): {meaning}", value=default[0], meaning=default[1])]
    meanings += [Message("{value}: {meaning}", value=value, meaning=meaning) for value, meaning in others]
    for meaning in meanings:
        yield screen.wrapped(meaning, indent="    ", hanging="      ")
    yield paragraph(screen.say(Message("`rulings:` in a file changes it.")))


def rulings_listed(rulings: Iterable[Ruling], screen: Screen) -> Iterator[str]:
    """The rulings that touch what is explained: number, question and answer."""
    for place, ruling in enumerate(rulings):
        if place == 0:
            yield from heading(screen.say(Message("Rulings")), screen)
        text = published("rulings", ruling.id, screen.language.code)
        yield entry(ruling.id, f"{text.title} {text.body}", screen, columns=5)


def entry(name: str, text: str, screen: Screen, *, columns: int) -> str:
    """A name, painted, and a text beside it that starts after so many columns."""
    lines = wrapped(f"{name:<{columns}}{text}", indent="  ", hanging=" " * (columns + 2))
    return f"  {screen.paint(name, 'name')}{lines.removeprefix(f'  {name}')}"


def explain_babel_tile(tile: int, screen: Screen) -> str:
    """The law of a tile, and the rulings on it."""
    told = law(tile, screen.language.code)
    holds = Message("It holds for every player while the tile is visible.")
    if depends_on_the_age(told):
        holds = Message("It holds for every player while the tile is visible. A is the number of the Age.")
    lines = [title(tile_id(tile), screen.say(told), screen), "", paragraph(screen.say(holds))]
    lines += rulings_listed([ruling for ruling in RULINGS.values() if tile in ruling.tiles], screen)
    return "\n".join(lines) + "\n"


def tile_id(tile: int) -> str:
    """The name of a tile for `explain`, such as tile-19."""
    return f"tile-{tile}"


def explain_babel_project(project: Project, screen: Screen) -> str:
    """What a Great Project costs, takes and brings, and the rulings on it."""
    about = Message(
        "{project}, a {colour} Great Project of Age {age}",
        project=project.title,
        colour=COLOURS[project.colour],
        age=AGES[project.age],
    )
    lines = [title(project_id(project), screen.say(about), screen), ""]
    lines += [paragraph(screen.say(Message("{line}.", line=line))) for line in project_lines(project)]
    lines += ["", paragraph(screen.say(Message("The rulings on all Great Projects are E47 to E59.")))]
    lines += rulings_listed([ruling for ruling in RULINGS.values() if project.name in ruling.projects], screen)
    return "\n".join(lines) + "\n"


def project_lines(project: Project) -> tuple[Message, ...]:
    """The cost of taking part, the penalty and the reward."""
    return (
        Message("Taking part: {cost}", cost=cost_of_joining(project)),
        Message("Penalty: {penalty}", penalty=PENALTIES[project.penalty]),
        Message("Reward for each marker: {reward}", reward=REWARDS[project.reward]),
    )


def project_id(project: Project) -> str:
    """The name of a Great Project for `explain`, such as project-war-mirror."""
    return f"project-{project.name.lower().replace(' ', '-')}"
