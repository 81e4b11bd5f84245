"""The 66 rulings on Babel, but for their words: those are the texts `rulings/E01` to `E66` (see wording/texts.py).

No ruling here is confirmed by the publisher.
"""

from babylon_cli.babel.rulebooks import (
    BASE_BOARDS,
    BASE_CARDS,
    BASE_GUILDS,
    BASE_SIXTH_TURN,
    BASE_TURN,
    BASE_WONDERS,
    BEFORE_CONFLICTS,
    BONUSES,
    CONFLICTS,
    END_OF_AGE,
    EVERYTHING,
    IN_COINS,
    NO_RESOURCES,
    NOT_APPLICABLE,
    PLACED_IN_ORDER,
    PLACED_LAST,
    PLACING,
    PRICE,
    PROJECT_EFFECTS,
    PROJECT_PARTS,
    PROJECTS_END,
    PROJECTS_FOR_EIGHT,
    PROJECTS_FOR_TWO,
    TAKING_PART,
    TAXES,
    TILE_EFFECTS,
    TOWER_AGE,
    TOWER_END,
    TOWER_FOR_TWO,
    TOWER_PARTS,
    TRADE_PRICES,
    WHAT_IS_SOLD,
    WITH_LEADERS,
    WITH_OTHERS,
)
from babylon_cli.babel.rules.ruling import Ruling
from babylon_cli.babel.table.rulings import NUMBERS

_IN_ORDER = (
    Ruling("E01", "rulebook", (PLACED_LAST,)),
    Ruling("E02", "rulebook", (PLACED_IN_ORDER, PLACING.at("Exemple"))),
    Ruling("E03", "rulebook", (PLACING.at("1st paragraph"), PLACING.at("2nd paragraph"))),
    Ruling(
        "E04", "rulebook", (TOWER_PARTS.at("Plateau Babel"), PLACING.at("Précision"), TOWER_FOR_TWO.at("1st paragraph"))
    ),
    Ruling("E05", "derived", (PLACED_IN_ORDER, TOWER_END.at("1st paragraph"))),
    Ruling("E06", "derived", (PLACED_LAST, TILE_EFFECTS.at("tiles 19 and 22"), CONFLICTS), tiles=(19, 22)),
    Ruling("E07", "rulebook", (BEFORE_CONFLICTS, EVERYTHING.at("Fin d'un Âge"))),
    Ruling(
        "E08",
        "derived",
        (BEFORE_CONFLICTS, PROJECT_EFFECTS.at("Récompenses, the Bouclier token"), CONFLICTS),
        projects=("Belvedere", "Obelisk", "Sewer Network", "Grand Bazaar", "Triumphal Arches"),
    ),
    Ruling(
        "E09",
        "derived",
        (BEFORE_CONFLICTS, PROJECT_EFFECTS.at("Pénalités, the two Victoire militaire tokens"), CONFLICTS),
        projects=("Triumphal Arches",),
    ),
    Ruling("E10", "rulebook", (TAXES, BONUSES), tiles=(1, 5, 6, 13, 14, 16)),
    Ruling("E11", "derived", (TAXES,), tiles=(1, 6, 13, 16)),
    Ruling("E12", "derived", (TAXES,), tiles=(1, 13)),
    Ruling("E13", "derived", (TAXES, BONUSES), tiles=(13, 14)),
    Ruling("E14", "derived", (TAXES, BASE_TURN.at("building: the cost, and the chain in its place")), tiles=(13,)),
    Ruling(
        "E15",
        "unresolved",
        (TAXES, WITH_LEADERS.at("the point Ramsès"), BASE_WONDERS.at("Olympia A and Halikarnassus")),
        tiles=(1, 6),
    ),
    Ruling("E16", "rulebook", (NO_RESOURCES, TILE_EFFECTS.at("tiles 2 and 15, Précision")), tiles=(2, 15)),
    Ruling("E17", "derived", (TAXES, NO_RESOURCES), tiles=(1, 2)),
    Ruling("E18", "rulebook", (IN_COINS, TILE_EFFECTS.at("tiles 8 and 23, Exemple")), tiles=(8, 23)),
    Ruling("E19", "derived", (IN_COINS, BASE_CARDS.at("the costs of the blue cards")), tiles=(8,)),
    Ruling("E20", "rulebook", (TILE_EFFECTS.at("tiles 8 and 23, Précision"),), tiles=(8, 13, 14)),
    Ruling("E21", "unresolved", (IN_COINS,), tiles=(8,)),
    Ruling("E22", "derived", (IN_COINS, TAXES, BONUSES), tiles=(5, 6, 8)),
    Ruling("E23", "rulebook", (WITH_LEADERS.at("the point Ramsès"),), tiles=(23,)),
    Ruling("E24", "derived", (IN_COINS, TILE_EFFECTS.at("tile 24")), tiles=(23, 24)),
    Ruling("E25", "rulebook", (TILE_EFFECTS.at("tile 7"), TILE_EFFECTS.at("tile 7, Exemple")), tiles=(7,)),
    Ruling(
        "E26",
        "derived",
        (TILE_EFFECTS.at("tile 7"), TAXES, BONUSES, WITH_LEADERS.at("the point Vitruve")),
        tiles=(7, 13, 14),
    ),
    Ruling("E27", "unresolved", (TILE_EFFECTS.at("tile 7"), TOWER_FOR_TWO.at("2nd paragraph")), tiles=(7,)),
    Ruling("E28", "rulebook", (WITH_LEADERS.at("the point Vitruve"),), tiles=(14,)),
    Ruling(
        "E29",
        "rulebook",
        (
            TILE_EFFECTS.at("tiles 9 to 12, Précision, 1st point"),
            TILE_EFFECTS.at("tiles 9 to 12, Précision, 2nd point"),
        ),
        tiles=(9, 10, 11, 12),
    ),
    Ruling(
        "E30",
        "derived",
        (
            TRADE_PRICES,
            TILE_EFFECTS.at("tiles 9 to 12, Précision, 1st point"),
            PRICE,
            BASE_CARDS.at("the Trading Posts and the Marketplace"),
        ),
        tiles=(9, 10, 11, 12),
    ),
    Ruling("E31", "unresolved", (TRADE_PRICES,), tiles=(10, 12)),
    Ruling("E32", "rulebook", (WITH_LEADERS.at("the point Hatshepsout"),), tiles=(9, 11)),
    Ruling(
        "E33",
        "rulebook and derived",
        (TILE_EFFECTS.at("tile 4"), TILE_EFFECTS.at("tile 4, Précision"), PRICE, BASE_WONDERS.at("Olympia B")),
        tiles=(4, 9, 10, 11, 12),
    ),
    Ruling(
        "E34",
        "rulebook",
        (TILE_EFFECTS.at("tile 3"), TILE_EFFECTS.at("tile 3, Précisions, 1st to 3rd point")),
        tiles=(3,),
    ),
    Ruling(
        "E35",
        "derived",
        (
            TILE_EFFECTS.at("tile 3"),
            WHAT_IS_SOLD,
            BASE_CARDS.at("the Vineyard and the Haven"),
            BASE_GUILDS.at("those that count brown cards"),
        ),
        tiles=(3,),
    ),
    Ruling("E36", "rulebook", (TILE_EFFECTS.at("tile 20"), TILE_EFFECTS.at("tile 20, Précision")), tiles=(20,)),
    Ruling("E37", "unresolved", (TILE_EFFECTS.at("tile 20"), WHAT_IS_SOLD), tiles=(20,)),
    Ruling("E38", "derived", (TILE_EFFECTS.at("tile 3"), TILE_EFFECTS.at("tile 20")), tiles=(3, 20)),
    Ruling("E39", "rulebook", (TILE_EFFECTS.at("tiles 17, 18 and 21"),), tiles=(17, 18, 21)),
    Ruling("E40", "derived", (TILE_EFFECTS.at("tiles 17, 18 and 21"), WHAT_IS_SOLD), tiles=(17, 18, 21)),
    Ruling("E41", "rulebook", (WITH_LEADERS.at("the note on cards of Cities"),), tiles=(17, 18, 21)),
    Ruling(
        "E42",
        "rulebook and derived",
        (WITH_OTHERS.at("1st paragraph"), TILE_EFFECTS.at("tiles 19 and 22")),
        tiles=(19, 22),
        projects=("Double Walls", "War Mirror", "Giant Trebuchet"),
    ),
    Ruling(
        "E43",
        "rulebook and derived",
        (WITH_LEADERS.at("the point Tomyris"), WITH_OTHERS.at("the point Tomyris"), PROJECT_EFFECTS.at("Pénalités")),
        tiles=(22,),
    ),
    Ruling("E44", "derived", (TILE_EFFECTS.at("tile 22"), BASE_GUILDS.at("Strategists Guild")), tiles=(22,)),
    Ruling("E45", "rulebook and derived", (TOWER_END.at("1st to 3rd point"),)),
    Ruling("E46", "rulebook and derived", (TOWER_FOR_TWO.at("1st paragraph"), TOWER_FOR_TWO.at("2nd paragraph"))),
    Ruling("E47", "rulebook", (PROJECTS_FOR_TWO.at("1st paragraph"), PROJECTS_FOR_TWO.at("2nd paragraph"))),
    Ruling("E48", "rulebook and derived", (PROJECTS_FOR_EIGHT.at("1st paragraph"), TOWER_PARTS.at("Tuiles Babel"))),
    Ruling(
        "E49",
        "rulebook",
        (TAKING_PART.at("1st paragraph"), TAKING_PART.at("2nd paragraph"), TAKING_PART.at("Remarques, 4th point")),
    ),
    Ruling("E50", "rulebook", (TAKING_PART.at("Remarques, 3rd point"),)),
    Ruling(
        "E51", "rulebook and derived", (TAKING_PART.at("Remarques, 1st point"), TAKING_PART.at("Remarques, 2nd point"))
    ),
    Ruling(
        "E52",
        "rulebook",
        (
            END_OF_AGE.at("A. Le Grand Projet est un succès"),
            END_OF_AGE.at("B. Le Grand Projet est un échec"),
            END_OF_AGE.at("closing sentence"),
        ),
    ),
    Ruling("E53", "rulebook", (NOT_APPLICABLE, PROJECT_EFFECTS.at("Pénalités, Rappel"))),
    Ruling(
        "E54",
        "unresolved",
        (NOT_APPLICABLE, PROJECT_EFFECTS.at("Pénalités, the two Victoire militaire tokens")),
        projects=("Triumphal Arches",),
    ),
    Ruling(
        "E55",
        "rulebook and derived",
        (
            PROJECT_EFFECTS.at("Pénalités, the loss of the wonder's resource"),
            PROJECT_EFFECTS.at("Pénalités, Précision on Manneken Pis"),
            BASE_BOARDS.at("the resource"),
            WHAT_IS_SOLD,
        ),
        projects=("Double Walls",),
    ),
    Ruling(
        "E56",
        "rulebook and derived",
        (
            PROJECT_EFFECTS.at("Récompenses, Précisions, 1st point"),
            PROJECT_EFFECTS.at("Récompenses, Précisions, 2nd point"),
            TAKING_PART.at("Remarques, 3rd point"),
        ),
    ),
    Ruling("E57", "derived", (TAKING_PART.at("2nd paragraph"), TAKING_PART.at("Exemple"))),
    Ruling(
        "E58",
        "derived",
        (NO_RESOURCES, IN_COINS, TAKING_PART.at("Coût en ressources")),
        tiles=(2, 8, 9, 10, 11, 12, 15, 17, 18, 21, 23),
    ),
    Ruling(
        "E59",
        "unresolved",
        (
            PROJECT_EFFECTS.at("Récompenses, the token for a free building"),
            PROJECT_EFFECTS.at("Récompenses, the token for a free stage"),
            PROJECT_EFFECTS.at("Récompenses, Précision on the coins of a stage"),
            WITH_LEADERS.at("the point Ramsès"),
        ),
        tiles=(1, 6, 8, 16, 23),
        projects=("Belvedere", "Cranes", "Sewer Network"),
    ),
    Ruling("E60", "rulebook", (WITH_OTHERS.at("the point Bérénice"),)),
    Ruling("E61", "rulebook", (WITH_LEADERS.at("2nd paragraph"),)),
    Ruling(
        "E62",
        "unresolved",
        (TOWER_AGE.at("action d"), BASE_SIXTH_TURN.at("the last card"), BASE_WONDERS.at("Babylon B")),
    ),
    Ruling(
        "E63",
        "rulebook and derived",
        (
            TOWER_AGE.at("actions c and d"),
            TOWER_AGE.at("paragraph after the actions"),
            BASE_WONDERS.at("Halikarnassus"),
        ),
    ),
    Ruling(
        "E64",
        "rulebook",
        (EVERYTHING.at("Mise en place"), EVERYTHING.at("Début d'un Âge"), WITH_LEADERS.at("1st paragraph")),
    ),
    Ruling("E65", "derived", (PROJECT_PARTS.at("Jetons Pénalité"), NOT_APPLICABLE)),
    Ruling("E66", "rulebook", (PROJECTS_END.at("Remarque"),)),
)

RULINGS: dict[str, Ruling] = {ruling.id: ruling for ruling in _IN_ORDER}
"""By number, E01 to E66."""

NAMED: dict[str, Ruling] = {name: RULINGS[number] for name, number in NUMBERS.items()}
"""The eight open ones by the name under which `rulings:` of a file answers them."""
