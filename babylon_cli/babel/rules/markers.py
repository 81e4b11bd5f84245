"""Nobody takes part in a project when its markers are gone."""

from collections.abc import Iterator

from babylon_cli.babel.play.projects import outcomes
from babylon_cli.babel.rulebooks import PROJECT_SET_UP, PROJECTS_FOR_EIGHT, PROJECTS_FOR_TWO, TAKING_PART
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.table.table import Table
from babylon_cli.babel.terms import the_project
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Counted, Message

ABOUT = About(
    id="babel-markers",
    sources=(
        PROJECT_SET_UP.at("1st paragraph"),
        TAKING_PART.at("Remarques, 1st to 3rd points"),
        PROJECTS_FOR_TWO.at("1st paragraph"),
        PROJECTS_FOR_EIGHT.at("1st paragraph"),
    ),
    rulings=("E47", "E48", "E50", "E51"),
)


def check(table: Table) -> Iterator[Fault]:
    """Every project with more markers taken than were there before the last turn, and one for each player in it."""
    for number, result in enumerate(outcomes(table)):
        beyond = sum([held - 1 for held in result.entry.joined.values() if held])
        most = result.markers - 1
        if beyond > most:
            yield Fault(
                ("projects", number, "joined"),
                the_project(result.entry.project),
                Message(
                    "{taken} were taken on {project}, {beyond} of them beyond the first of a player, and that can be "
                    "{most}: {markers} lie on the card, and in the turn in which the last is taken each player takes "
                    "one at most",
                    taken=Counted(result.entry.taken, "marker"),
                    project=result.entry.project.said,
                    beyond=beyond,
                    most=most,
                    markers=result.markers,
                ),
                Message("check the markers of each player"),
            )


RULE = Rule(ABOUT, check)
