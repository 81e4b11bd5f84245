"""The names of things in Babel, for a language to say; what is printed on cards and boards stays as it is."""

from babylon_cli.babel.facts.cards import Colour, Symbol
from babylon_cli.babel.facts.projects import Penalty, Project, Reward
from babylon_cli.babel.table.table import City
from babylon_cli.wording.message import Counted, Listed, Message, Term, listed

AGES = {1: "I", 2: "II", 3: "III"}
"""The numerals on the backs of the cards."""

GOODS: dict[str, Term] = {
    "W": Term("wood"),
    "S": Term("stone"),
    "C": Term("clay"),
    "O": Term("ore"),
    "G": Term("glass"),
    "L": Term("loom"),
    "P": Term("papyrus"),
}
"""By letter; a loom makes cloth. In English the word is also the key in JSON."""

COLOURS: dict[Colour, Term] = {
    "brown": Term("brown"),
    "grey": Term("grey"),
    "blue": Term("blue"),
    "yellow": Term("yellow"),
    "red": Term("red"),
    "green": Term("green"),
    "purple": Term("purple"),
}

SYMBOLS: dict[Symbol, Term] = {"compass": Term("compass"), "tablet": Term("tablet"), "gear": Term("gear")}

PENALTIES: dict[Penalty, Message] = {
    "discard_card_red": Message("lose a red card of their choice"),
    "discard_card_brown": Message("lose a brown card of their choice"),
    "discard_card_grey": Message("lose a grey card of their choice"),
    "discard_card_blue": Message("lose a blue card of their choice"),
    "discard_card_green": Message("lose a green card of their choice"),
    "discard_all_coins": Message("lose all coins"),
    "discard_2_victory_tokens": Message("lose two military victory tokens of their choice"),
    "lose_wonder_resource": Message("lose the resource or benefit of the wonder board"),
}
"""What a player without a marker has to do."""

REWARDS: dict[Reward, Message] = {
    "victory_token_1": Message("a military victory token of 1"),
    "victory_token_3": Message("a military victory token of 3"),
    "victory_token_5": Message("a military victory token of 5"),
    "coins_4": Message("4 coins"),
    "coins_6": Message("6 coins"),
    "coins_12": Message("12 coins"),
    "shield_1": Message("1 shield"),
    "shields_2": Message("2 shields"),
    "free_building_token": Message("a token for a free building"),
    "free_wonder_stage_token": Message("a token for a free wonder stage"),
    "any_colour_participation_token": Message("a token for taking part whatever the colour"),
    "science_set_3vp_token": Message("3 points at the end for each group of three different science symbols"),
    "guild_vp_token": Message("1 point at the end for each guild of the player and both neighbours"),
    "wonder_stage_vp_token": Message("1 point at the end for each wonder stage of the player"),
}
"""What each marker brings."""

WAYS: dict[str, Message] = {
    "chain": Message("by a chain"),
    "cost": Message("by its cost"),
    "free_building": Message("by a free-building token"),
    "free_stage": Message("by a free-stage token"),
    "olympia": Message("by the second stage of Olympia A"),
    "discard": Message("from the discard pile, by Halikarnassus"),
}
"""What a build is paid with."""


def goods_named(letters: str) -> Listed:
    """Goods by name, such as `2 wood and 1 glass`, in the order in which they are first named."""
    return listed([some(letters.count(letter), letter) for letter in dict.fromkeys(letters)])


def some(number: int, letter: str) -> Message:
    """Some units of one of the goods, such as `2 wood`."""
    return Message("{number} {good}", number=number, good=GOODS[letter])


def cost_of_joining(project: Project) -> Listed:
    """What taking part in a project costs, such as `1 coin and 1 clay`."""
    goods = [some(project.resources.count(letter), letter) for letter in dict.fromkeys(project.resources)]
    return listed([Counted(project.coins, "coin"), *goods])


def the_city(city: City) -> Message:
    """A city as a place at the table."""
    return Message("the city {city}", city=city.name)


def the_project(project: Project) -> Message:
    """A project as a place at the table."""
    return Message("the project {project}", project=project.said)
