"""One rule, ruling, tile or Great Project of Babel in full."""

from collections.abc import Iterable, Iterator

from babylon_cli.babel.facts.projects import Project
from babylon_cli.babel.facts.tiles import Tile
from babylon_cli.babel.files.load import load_babel
from babylon_cli.babel.pages.project_words import AGES, PENALTIES, REWARDS, cost_in_words
from babylon_cli.babel.rules.about import Rule
from babylon_cli.babel.rules.registry import RULES
from babylon_cli.babel.rules.ruling import Basis, Choice, Ruling
from babylon_cli.babel.rules.rulings import RULINGS
from babylon_cli.babel.rules.verdict import judge
from babylon_cli.babylon.files.load import read_bytes
from babylon_cli.printing.explain.example import difference, more_examples, what_is_found
from babylon_cli.printing.explain.parts import heading, paragraph, source_lines, title
from babylon_cli.printing.layout import wrapped
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.examples import Pair, pairs_of
from babylon_cli.words import listed

BASES: dict[Basis, str] = {
    "rulebook": "stated in the rulebook",
    "base rules": "stated in the rules of the base game",
    "derived": "derived from the rules",
    "unresolved": "left open by the rulebook: this is a ruling of the toolkit, and no publisher confirms it",
}


def explain_babel_rule(rule: Rule, screen: Screen) -> str:
    """Everything that is published about a rule, and an example of it."""
    about = rule.about
    lines = [title(about.id, about.summary, screen), "", paragraph(about.text)]
    lines += [*heading("Broken when", screen), paragraph(about.broken_when)]
    lines += [*heading("In the rulebooks", screen), *source_lines(about.sources)]
    lines += _rulings([RULINGS[ruling] for ruling in about.rulings], screen)
    pairs = pairs_of(about.id)
    if pairs:
        lines += _example(rule, pairs, screen)
    return "\n".join(lines) + "\n"


def _rulings(rulings: Iterable[Ruling], screen: Screen) -> Iterator[str]:
    """The rulings that touch what is explained: number, question and answer."""
    for place, ruling in enumerate(rulings):
        if place == 0:
            yield from heading("Rulings", screen)
        yield entry(ruling.id, f"{ruling.question} {ruling.answer}", screen, columns=5)


def entry(name: str, text: str, screen: Screen, *, columns: int) -> str:
    """A name, painted, and a text beside it that starts after so many columns."""
    lines = wrapped(f"{name:<{columns}}{text}", indent="  ", hanging=" " * (columns + 2))
    return f"  {screen.paint(name, 'name')}{lines.removeprefix(f'  {name}')}"


def _example(rule: Rule, pairs: list[Pair], screen: Screen) -> Iterator[str]:
    shown = pairs[0]
    legal, illegal = read_bytes(shown.legal), read_bytes(shown.illegal)
    yield from heading(f"Example: {shown.story.replace('-', ' ')}", screen)
    yield from difference(legal.decode(), illegal.decode())
    for loaded in load_babel(shown.illegal.name, illegal):
        if loaded.table is not None:
            yield from what_is_found(rule.about.id, judge(loaded.table).findings)
    yield from more_examples(pairs, shown)


def explain_babel_ruling(ruling: Ruling, screen: Screen) -> str:
    """One ruling: the answer, what it rests on, where the rulebook has it, and what a file can say of it."""
    lines = [title(ruling.id, ruling.question, screen), "", paragraph(ruling.answer)]
    if ruling.choice is not None:
        lines += _choice(ruling.choice, screen)
    lines += [*heading("Basis", screen), paragraph(f"{listed([BASES[basis] for basis in ruling.basis]).capitalize()}.")]
    lines += [*heading("In the rulebook", screen), *source_lines(ruling.sources)]
    if ruling.beyond_the_file:
        lines += [*heading("No file can express it", screen), paragraph(ruling.beyond_the_file)]
    if ruling.partly_beyond:
        lines += [*heading("No file can express all of it", screen), paragraph(ruling.partly_beyond)]
    followers = [rule.about.id for rule in RULES.values() if ruling.id in rule.about.rulings]
    if followers:
        lines += [*heading("Rules that follow it", screen), paragraph(f"{', '.join(followers)}.")]
    return "\n".join(lines) + "\n"


def _choice(choice: Choice, screen: Screen) -> Iterator[str]:
    """The values that a file may take for an open question."""
    yield from heading(f"Ruling: {choice.name}", screen)
    for place, value in enumerate(choice.values):
        mark = "" if place else " (the default)"
        yield wrapped(f"{value.name}{mark}: {value.meaning}", indent="    ", hanging="      ")
    yield paragraph("`rulings:` in a file changes it.")


def explain_babel_tile(tile: Tile, screen: Screen) -> str:
    """The law of a tile, and the rulings on it."""
    of_age = " A is the number of the Age." if "A coins" in tile.law else ""
    lines = [title(tile_id(tile), tile.law, screen), ""]
    lines.append(paragraph(f"It holds for every player while the tile is visible.{of_age}"))
    lines += _rulings([ruling for ruling in RULINGS.values() if tile.number in ruling.tiles], screen)
    return "\n".join(lines) + "\n"


def tile_id(tile: Tile) -> str:
    """The name of a tile for `explain`, such as tile-19."""
    return f"tile-{tile.number}"


def explain_babel_project(project: Project, screen: Screen) -> str:
    """What a Great Project costs, takes and brings, and the rulings on it."""
    about = f"{project.title}, a {project.colour} Great Project of Age {AGES[project.age]}"
    lines = [title(project_id(project), about, screen), ""]
    lines += [paragraph(f"{what}: {words}.") for what, words in project_lines(project)]
    lines += ["", paragraph("The rulings on all Great Projects are E47 to E59.")]
    lines += _rulings([ruling for ruling in RULINGS.values() if project.name in ruling.projects], screen)
    return "\n".join(lines) + "\n"


def project_lines(project: Project) -> tuple[tuple[str, str], ...]:
    """The cost of taking part, the penalty and the reward."""
    return (
        ("Taking part", cost_in_words(project)),
        ("Penalty", PENALTIES[project.penalty]),
        ("Reward for each marker", REWARDS[project.reward]),
    )


def project_id(project: Project) -> str:
    """The name of a Great Project for `explain`, such as project-war-mirror."""
    return f"project-{project.name.lower().replace(' ', '-')}"
