"""Where the rulebook has each tile and what a Great Project takes and brings, and the parts of the game with a page."""

from babylon_cli.babel.facts.projects import Penalty, Project, Reward
from babylon_cli.babel.rulebooks import (
    BEFORE_CONFLICTS,
    BONUSES,
    CONTENTS,
    END_OF_AGE,
    EVERYTHING,
    IN_COINS,
    NO_RESOURCES,
    PLACED_LAST,
    PLACING,
    PRINCIPLES,
    PROJECT_EFFECTS,
    PROJECT_PARTS,
    PROJECT_SET_UP,
    PROJECTS_END,
    TAKING_PART,
    TAXES,
    TILE_EFFECTS,
    TILES_ACT,
    TOWER_AGE,
    TOWER_END,
    TOWER_PARTS,
    TOWER_SET_UP,
    TRADE_PRICES,
    WITH_LEADERS,
)
from babylon_cli.judging.about import Source, Topic

LAWS: dict[int, Source] = {
    **dict.fromkeys((1, 6, 13, 16), TAXES),
    **dict.fromkeys((2, 15), NO_RESOURCES),
    **dict.fromkeys((5, 14), BONUSES),
    **dict.fromkeys((8, 23), IN_COINS),
    **dict.fromkeys((9, 10, 11, 12), TRADE_PRICES),
    **dict.fromkeys((17, 18, 21), TILE_EFFECTS.at("tiles 17, 18 and 21")),
    **{tile: TILE_EFFECTS.at(f"tile {tile}") for tile in (3, 4, 7, 19, 20, 22, 24)},
}
"""Where the rulebook tells the law of each tile, with its notes and examples."""

A_CARD = PROJECT_EFFECTS.at("Pénalités, the loss of a card")
VICTORY = PROJECT_EFFECTS.at("Récompenses, the Victoire militaire token")
COINS = PROJECT_EFFECTS.at("Récompenses, the coins")
SHIELDS = PROJECT_EFFECTS.at("Récompenses, the Bouclier token")

PENALTIES: dict[Penalty, Source] = {
    "discard_card_red": A_CARD,
    "discard_card_brown": A_CARD,
    "discard_card_grey": A_CARD,
    "discard_card_blue": A_CARD,
    "discard_card_green": A_CARD,
    "discard_all_coins": PROJECT_EFFECTS.at("Pénalités, the loss of all coins"),
    "discard_2_victory_tokens": PROJECT_EFFECTS.at("Pénalités, the two Victoire militaire tokens"),
    "lose_wonder_resource": PROJECT_EFFECTS.at("Pénalités, the loss of the wonder's resource"),
}

REWARDS: dict[Reward, Source] = {
    "victory_token_1": VICTORY,
    "victory_token_3": VICTORY,
    "victory_token_5": VICTORY,
    "coins_4": COINS,
    "coins_6": COINS,
    "coins_12": COINS,
    "shield_1": SHIELDS,
    "shields_2": SHIELDS,
    "free_building_token": PROJECT_EFFECTS.at("Récompenses, the token for a free building"),
    "free_wonder_stage_token": PROJECT_EFFECTS.at("Récompenses, the token for a free stage"),
    "any_colour_participation_token": PROJECT_EFFECTS.at("Récompenses, the token for any colour"),
    "science_set_3vp_token": PROJECT_EFFECTS.at("Récompenses, the token for science"),
    "guild_vp_token": PROJECT_EFFECTS.at("Récompenses, the token for guilds"),
    "wonder_stage_vp_token": PROJECT_EFFECTS.at("Récompenses, the token for stages"),
}


def sources_of_tile(tile: int) -> tuple[Source, ...]:
    """Where the rulebook tells the law of a tile, and that it is one."""
    return LAWS[tile], TILES_ACT.at("1st paragraph")


def sources_of_project(project: Project) -> tuple[Source, ...]:
    """Where the rulebook tells what is on such a card, its penalty and its reward."""
    return PROJECT_PARTS.at("Cartes Grand Projet"), PENALTIES[project.penalty], REWARDS[project.reward]


TOPICS: dict[str, Topic] = {
    name: Topic("topics", name, sources)
    for name, sources in (
        ("babel-modules", (PRINCIPLES.at("1st to 4th paragraphs"), EVERYTHING.at("1st paragraph"))),
        (
            "babel-parts",
            (
                CONTENTS.at("the list of parts"),
                TOWER_PARTS.at("Plateau Babel"),
                TOWER_PARTS.at("Tuiles Babel"),
                TOWER_PARTS.at("Jetons Défaites et Victoires militaires"),
                PROJECT_PARTS.at("Cartes Grand Projet"),
                PROJECT_PARTS.at("Marqueurs Participation"),
                PROJECT_PARTS.at("Jetons Récompense"),
                PROJECT_PARTS.at("Jetons Pénalité"),
                PROJECT_PARTS.at("Précision"),
            ),
        ),
        (
            "babel-set-up",
            (
                TOWER_SET_UP.at("1st and 2nd paragraphs"),
                TOWER_SET_UP.at("steps 1 to 3"),
                TOWER_SET_UP.at("the paragraph after the steps"),
                TOWER_SET_UP.at("closing sentence"),
                WITH_LEADERS.at("1st paragraph"),
                EVERYTHING.at("Mise en place"),
            ),
        ),
        (
            "babel-tower",
            (
                TOWER_AGE.at("1st paragraph"),
                TOWER_AGE.at("actions a to d"),
                TOWER_AGE.at("paragraph after the actions"),
                PLACED_LAST,
                PLACING.at("1st to 3rd paragraphs"),
                PLACING.at("Précision"),
                TILES_ACT.at("1st paragraph"),
                TOWER_END.at("1st paragraph"),
                TOWER_END.at("1st to 3rd points"),
                TOWER_END.at("Remarque"),
            ),
        ),
        (
            "babel-projects",
            (
                PROJECT_SET_UP.at("1st paragraph"),
                PROJECT_SET_UP.at("Exemple"),
                TAKING_PART.at("1st and 2nd paragraphs"),
                TAKING_PART.at("Coût en pièces"),
                TAKING_PART.at("Coût en ressources"),
                TAKING_PART.at("Exemple"),
                BEFORE_CONFLICTS,
                END_OF_AGE.at("A. Le Grand Projet est un succès"),
                END_OF_AGE.at("B. Le Grand Projet est un échec"),
                END_OF_AGE.at("closing sentence"),
                PROJECTS_END.at("1st paragraph"),
            ),
        ),
    )
}
"""The parts of the game that are not judged by one rule, in the order of a game."""
