"""Each Age has one project, and its card is of that Age."""

from collections.abc import Iterator

from babylon_cli.babel.rules.about import About, Rule
from babylon_cli.babel.rules.rulings_of.places import BEFORE_CONFLICTS, projects
from babylon_cli.babel.table.table import Table, Undertaking
from babylon_cli.judging.finding import Fault, Related

ABOUT = About(
    id="babel-project-order",
    summary="Each Age has one project, and its card is of that Age.",
    text=(
        "At the beginning of each Age one of its five project cards is laid out, and at the end of the Age it is "
        "resolved. So a file names the projects in the order of the Ages, one for each, none of an Age to come. "
        "An Age may be left out: then its project is unknown."
    ),
    broken_when=(
        "A project is of no later Age than one that is written before it; its card belongs to another Age than the "
        "entry says; or its Age is later than the file's. Without the module projects it is not looked at."
    ),
    sources=(
        projects("Éléments de jeu", "Cartes Grand Projet"),
        projects("Phase de préparation", "1st paragraph"),
        BEFORE_CONFLICTS,
    ),
    rulings=("E07", "E64"),
)


def check(table: Table) -> Iterator[Fault]:
    """Every entry that is out of order, of an Age to come, or with the card of another Age."""
    if "projects" not in table.modules:
        return
    latest = -1
    for number, entry in enumerate(table.projects):
        if latest >= 0 and entry.age <= table.projects[latest].age:
            yield _out_of_order(table, number, latest)
        else:
            latest = number
        if entry.age > table.age:
            yield _to_come(table, number, entry)
        if entry.project.age != entry.age:
            yield _of_another_age(number, entry)


def _out_of_order(table: Table, number: int, latest: int) -> Fault:
    entry, before = table.projects[number], table.projects[latest]
    return Fault(
        ("projects", number, "age"),
        f"the project {entry.project.name}",
        f"the project {entry.project.name} of Age {entry.age} is written after {before.project.name} of "
        f"Age {before.age}: the projects stand in the order of the Ages, one for each",
        "sort the entries, and keep one for each Age",
        (Related(("projects", latest, "age"), "the entry before it"),),
    )


def _to_come(table: Table, number: int, entry: Undertaking) -> Fault:
    return Fault(
        ("projects", number, "age"),
        f"the project {entry.project.name}",
        f"the project {entry.project.name} is written for Age {entry.age}, and the file is in Age {table.age}",
        "check both Ages",
        (Related(("age",), "the Age of the file"),),
    )


def _of_another_age(number: int, entry: Undertaking) -> Fault:
    return Fault(
        ("projects", number, "card"),
        f"the project {entry.project.name}",
        f"{entry.project.name} is a card of Age {entry.project.age}, and the entry is for Age {entry.age}",
        "check the card and the Age of the entry",
        (Related(("projects", number, "age"), "the Age of the entry"),),
    )


RULE = Rule(ABOUT, check)
