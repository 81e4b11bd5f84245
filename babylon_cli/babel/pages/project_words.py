"""What a Great Project costs, takes and brings, in words."""

from babylon_cli.babel.facts.goods import in_words
from babylon_cli.babel.facts.projects import Penalty, Project, Reward
from babylon_cli.words import counted, listed

AGES = {1: "I", 2: "II", 3: "III"}

PENALTIES: dict[Penalty, str] = {
    "discard_card_red": "lose a red card of their choice",
    "discard_card_brown": "lose a brown card of their choice",
    "discard_card_grey": "lose a grey card of their choice",
    "discard_card_blue": "lose a blue card of their choice",
    "discard_card_green": "lose a green card of their choice",
    "discard_all_coins": "lose all coins",
    "discard_2_victory_tokens": "lose two military victory tokens of their choice",
    "lose_wonder_resource": "lose the resource or benefit of the wonder board",
}

REWARDS: dict[Reward, str] = {
    "victory_token_1": "a military victory token of 1",
    "victory_token_3": "a military victory token of 3",
    "victory_token_5": "a military victory token of 5",
    "coins_4": "4 coins",
    "coins_6": "6 coins",
    "coins_12": "12 coins",
    "shield_1": "1 shield",
    "shields_2": "2 shields",
    "free_building_token": "a token for a free building",
    "free_wonder_stage_token": "a token for a free wonder stage",
    "any_colour_participation_token": "a token for taking part whatever the colour",
    "science_set_3vp_token": "3 points at the end for each group of three different science symbols",
    "guild_vp_token": "1 point at the end for each guild of the player and both neighbours",
    "wonder_stage_vp_token": "1 point at the end for each wonder stage of the player",
}
"""What each marker brings."""


def cost_in_words(project: Project) -> str:
    """What taking part costs, such as `1 coin and 1 clay`."""
    resources = [in_words(project.resources)] if project.resources else []
    return listed([counted(project.coins, "coin"), *resources])
