"""Each Age has one project, and its card is of that Age."""

from collections.abc import Iterator

from babylon_cli.babel.rulebooks import BEFORE_CONFLICTS, PROJECT_PARTS, PROJECT_SET_UP
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.table.table import Table, Undertaking
from babylon_cli.babel.terms import the_project
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.wording.message import Message

ABOUT = About(
    id="babel-project-order",
    sources=(PROJECT_PARTS.at("Cartes Grand Projet"), PROJECT_SET_UP.at("1st paragraph"), BEFORE_CONFLICTS),
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
        the_project(entry.project),
        Message(
            "the project {project} of Age {age} is written after {before} of Age {earlier}: the projects stand in the "
            "order of the Ages, one for each",
            project=entry.project.said,
            age=entry.age,
            before=before.project.said,
            earlier=before.age,
        ),
        Message("sort the entries, and keep one for each Age"),
        (Related(("projects", latest, "age"), Message("the entry before it")),),
    )


def _to_come(table: Table, number: int, entry: Undertaking) -> Fault:
    return Fault(
        ("projects", number, "age"),
        the_project(entry.project),
        Message(
            "the project {project} is written for Age {age}, and the file is in Age {present}",
            project=entry.project.said,
            age=entry.age,
            present=table.age,
        ),
        Message("check both Ages"),
        (Related(("age",), Message("the Age of the file")),),
    )


def _of_another_age(number: int, entry: Undertaking) -> Fault:
    return Fault(
        ("projects", number, "card"),
        the_project(entry.project),
        Message(
            "{project} is a card of Age {age}, and the entry is for Age {written}",
            project=entry.project.said,
            age=entry.project.age,
            written=entry.age,
        ),
        Message("check the card and the Age of the entry"),
        (Related(("projects", number, "age"), Message("the Age of the entry")),),
    )


RULE = Rule(ABOUT, check)
