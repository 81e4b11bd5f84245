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
        TAKING_PART.at("Remarques, 1st and 2nd points"),
        PROJECTS_FOR_TWO.at("1st paragraph"),
        PROJECTS_FOR_EIGHT.at("1st paragraph"),
    ),
    rulings=("E47", "E48", "E51"),
)


def check(table: Table) -> Iterator[Fault]:
    """Every project with more markers taken than one last turn explains."""
    players = len(table.players)
    for number, result in enumerate(outcomes(table)):
        most = result.markers - 1 + players
        if result.entry.taken > most:
            yield Fault(
                ("projects", number, "joined"),
                the_project(result.entry.project),
                Message(
                    "{taken} were taken on {project}, and {players} can take {most}: {markers} lie on the card, and "
                    "each player may take one in the last turn",
                    taken=Counted(result.entry.taken, "marker"),
                    project=result.entry.project.name,
                    players=Counted(players, "player"),
                    most=most,
                    markers=result.markers,
                ),
                Message("check the markers of each player"),
            )


RULE = Rule(ABOUT, check)
