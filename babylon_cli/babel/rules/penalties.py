"""Whether a player who has the penalty token of an Age had what the penalty takes, so that the token is not right.

Who has the token of the file's own Age shows what the project left: nothing came since but the tokens of the conflicts.
Of an earlier Age the file shows the cards that must have stood by then.
"""

from collections.abc import Sequence

from babylon_cli.babel.facts.projects import Project
from babylon_cli.babel.play.conflicts import TOKEN_OF_AGE
from babylon_cli.babel.play.projects import as_taken, tokens_asked
from babylon_cli.babel.play.tower import active_tiles
from babylon_cli.babel.rules.military_gains import CONFLICTS_OF_AN_AGE
from babylon_cli.babel.rules.turns import ages_of, discards_built
from babylon_cli.babel.table.table import City, Table
from babylon_cli.wording.message import Counted, Fact, Message, Name, listed


def had(table: Table, city: City, project: Project, age: int) -> Fact | None:
    """What the player certainly had of what a project of an Age takes; None where that cannot be told."""
    if project.penalty == "lose_wonder_resource":
        return Message("the resource or benefit of the wonder")
    if project.lost_colour:
        cards = _cards_of_then(table, city, project.lost_colour, age)
        return listed(cards, "or") if cards else None
    if age < table.age:
        return None
    if project.penalty == "discard_all_coins":
        return Counted(city.coins, "coin") if city.coins else None
    held = len(city.military.victory) - tokens_of_the_last_conflicts(table, city, CONFLICTS_OF_AN_AGE)
    return Counted(held, "victory token") if held >= tokens_asked(table) else None


def tokens_of_the_last_conflicts(table: Table, city: City, won: int) -> int:
    """How many of a player's victory tokens the conflicts of the file's own Age can have given, with so many won."""
    arrives = as_taken(TOKEN_OF_AGE[table.age], active_tiles(table))
    return min(won, city.military.victory.count(arrives))


def _cards_of_then(table: Table, city: City, colour: str, age: int) -> Sequence[Name]:
    """The cards of a colour that stood at the end of an Age, if more did than Halikarnassus may have built since."""
    cards = city.of_colour(colour)
    if age == table.age:
        return [card.said for card in cards]
    of_then = [card.said for card in cards if ages_of(card)[-1] <= age]
    return of_then if len(of_then) > discards_built(city) else []
