"""The rulings on military tokens, points for tiles, and two or eight players: E42 to E48."""

from babylon_cli.babel.rules.ruling import Ruling
from babylon_cli.babel.rules.rulings_of.places import (
    project_effect,
    projects,
    tile_effect,
    tower,
    with_leaders,
    with_others,
)

TABLE_RULINGS = (
    Ruling(
        id="E42",
        question="Do tiles 19 and 22 act on military tokens of the Great Projects?",
        answer=(
            "Yes. Under tile 19 a marker on Double Walls brings nothing, one on War Mirror a 1, and one on Giant "
            "Trebuchet a 3."
        ),
        basis=("rulebook", "derived"),
        sources=(with_others("1st paragraph"), tile_effect("tiles 19 and 22")),
        tiles=(19, 22),
        projects=("Double Walls", "War Mirror", "Giant Trebuchet"),
    ),
    Ruling(
        id="E43",
        question="Which defeat tokens does the leader Tomyris cover?",
        answer=(
            "All those of military conflicts, the doubled ones of tile 22 too. She would also take none from the "
            "penalty of a Great Project; but none of the 15 printed penalties gives defeat tokens, so this never "
            "comes up."
        ),
        basis=("rulebook", "derived"),
        sources=(
            with_leaders("the point Tomyris"),
            with_others("the point Tomyris"),
            project_effect("Pénalités"),
        ),
        tiles=(22,),
        beyond_the_file="A file knows no leaders.",
    ),
    Ruling(
        id="E44",
        question="How does the Strategists Guild count under tile 22?",
        answer="It counts defeat tokens, so each of a doubled pair counts.",
        basis=("derived",),
        sources=(tile_effect("tile 22"),),
        tiles=(22,),
    ),
    Ruling(
        id="E45",
        question="What are tiles worth at the end?",
        answer=(
            "2 points for one tile built, 5 for two, 10 for three, and nothing for none. Covered tiles count; tiles "
            "left in the hand do not."
        ),
        basis=("rulebook", "derived"),
        sources=(tower("Fin de la partie", "1st to 3rd point"),),
    ),
    Ruling(
        id="E46",
        question="How is the tower built with two players?",
        answer=(
            "A tile lies face down on the third space from the start, so that two act at once. Nothing is ever laid "
            "on that space: new tiles skip it, or three would act. The Free City has no tiles."
        ),
        basis=("rulebook", "derived"),
        sources=(tower("Parties à 2 joueurs", "1st paragraph"), tower("Parties à 2 joueurs", "2nd paragraph")),
    ),
    Ruling(
        id="E47",
        question="How do the Great Projects work with two players?",
        answer="Each card starts with 2 markers. The Free City takes no part and suffers no penalty.",
        basis=("rulebook",),
        sources=(projects("Parties à 2 joueurs", "1st paragraph"), projects("Parties à 2 joueurs", "2nd paragraph")),
    ),
    Ruling(
        id="E48",
        question="What changes with eight players?",
        answer=(
            "All 24 tiles are dealt, three to each player. Each Great Project starts with 6 markers. The game needs "
            "Cities."
        ),
        basis=("rulebook", "derived"),
        sources=(projects("Parties à 8 joueurs", "1st paragraph"), tower("Éléments de jeu", "Tuiles Babel")),
        partly_beyond=(
            "A file knows neither the cards of Cities nor an eighth wonder, so it can show the tower and the markers, "
            "but no whole table of eight."
        ),
    ),
)
