"""Nobody takes part in a project when its markers are gone."""

from collections.abc import Iterator

from babylon_cli.babel.play.projects import outcomes
from babylon_cli.babel.rules.about import About, Rule
from babylon_cli.babel.rules.rulings_of.places import projects, taking_part
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.finding import Fault
from babylon_cli.words import counted

ABOUT = About(
    id="babel-markers",
    summary="Nobody takes part in a project when its markers are gone.",
    text=(
        "One marker fewer than players lies on the project, two with two players and six with eight. While one is "
        "left, everybody may take one in that turn, with more from the supply if need be; then the project is "
        "complete. So at most all but one were taken before the last turn, and one for each player in it."
    ),
    broken_when=(
        "The markers taken on a project are more than those on its card, less one, plus the number of players. "
        "Without the module projects it is not looked at."
    ),
    sources=(
        projects("Phase de préparation", "1st paragraph"),
        taking_part("Remarques, 1st and 2nd points"),
        projects("Parties à 2 joueurs", "1st paragraph"),
        projects("Parties à 8 joueurs", "1st paragraph"),
    ),
    rulings=("E47", "E48", "E51"),
)


def check(table: Table) -> Iterator[Fault]:
    """Every project with more markers taken than one last turn explains."""
    players = len(table.players)
    for number, result in enumerate(outcomes(table)):
        most = result.markers - 1 + players
        if result.entry.taken > most:
            name = result.entry.project.name
            yield Fault(
                ("projects", number, "joined"),
                f"the project {name}",
                f"{counted(result.entry.taken, 'marker')} were taken on {name}, and {counted(players, 'player')} can "
                f"take {most}: {result.markers} lie on the card, and each player may take one in the last turn",
                "check the markers of each player",
            )


RULE = Rule(ABOUT, check)
