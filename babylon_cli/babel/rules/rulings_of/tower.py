"""The rulings on placing tiles and on the end of an Age: E01 to E09."""

from babylon_cli.babel.rules.ruling import Ruling
from babylon_cli.babel.rules.rulings_of.places import (
    BEFORE_CONFLICTS,
    PLACED_IN_ORDER,
    PLACED_LAST,
    project_effect,
    projects,
    tile_effect,
    tower,
)

TOWER_RULINGS = (
    Ruling(
        id="E01",
        question="When does a new tile start to act?",
        answer=(
            "From the next turn on. The tile is placed when everything else in the turn is over: the buildings stand, "
            "coins have changed hands, wonders have had their effect. So it changes nothing earlier in its own turn."
        ),
        basis=("rulebook",),
        sources=(PLACED_LAST,),
    ),
    Ruling(
        id="E02",
        question="Two or more players build a tile in one turn: which is placed first?",
        answer=(
            "The lowest number, then the next, whoever built it. With three tiles on a board of four spaces, and 4 "
            "and 12 revealed together, 4 fills the fourth space and 12 covers the first tile of the tower."
        ),
        basis=("rulebook",),
        sources=(PLACED_IN_ORDER, tower("Placement des tuiles Babel", "Exemple")),
    ),
    Ruling(
        id="E03",
        question="Where do tiles go, and which tile does a new one cover?",
        answer=(
            "The first goes on the space marked for it, and the others follow clockwise. Once all spaces are taken, "
            "a new tile goes round again over the oldest one, which then stops acting."
        ),
        basis=("rulebook",),
        sources=(
            tower("Placement des tuiles Babel", "1st paragraph"),
            tower("Placement des tuiles Babel", "2nd paragraph"),
        ),
    ),
    Ruling(
        id="E04",
        question="How many tiles act at once?",
        answer="Two with 2 players, three with 3 or 4 players, four with 5 to 8 players.",
        basis=("rulebook",),
        sources=(
            tower("Éléments de jeu", "Plateau Babel"),
            tower("Placement des tuiles Babel", "Précision"),
            tower("Parties à 2 joueurs", "1st paragraph"),
        ),
    ),
    Ruling(
        id="E05",
        question="What if more tiles are built in one turn than there are spaces?",
        answer=(
            "They are placed in the order of their numbers all the same. The lowest are covered before the turn is "
            "over and never act; the players who built them still score them."
        ),
        basis=("derived",),
        sources=(PLACED_IN_ORDER, tower("Fin de la partie", "1st paragraph")),
    ),
    Ruling(
        id="E06",
        question="Tile 19 or 22 is placed in the last turn of an Age: does it act at once?",
        answer=(
            "Yes, in the conflicts of that same Age. Placing tiles ends the turn, and the conflicts come after the "
            "turn, so the tile is in force by then."
        ),
        basis=("derived",),
        sources=(PLACED_LAST, tile_effect("tiles 19 and 22")),
        tiles=(19, 22),
    ),
    Ruling(
        id="E07",
        question="In which order does an Age end with both modules?",
        answer="First the Great Project with its rewards or penalties, then the military conflicts.",
        basis=("rulebook",),
        sources=(BEFORE_CONFLICTS, projects("La totale", "Fin d'un Âge")),
    ),
    Ruling(
        id="E08",
        question="Do a shield just won and a red card just lost count in the conflicts?",
        answer=(
            "Yes. The project is resolved before the conflicts of its Age, so a shield that it gives and a red card "
            "that it takes already change the strength there."
        ),
        basis=("derived",),
        sources=(BEFORE_CONFLICTS, project_effect("Récompenses, the Bouclier token")),
        projects=(
            "Belvedere",
            "Obelisk",
            "Sewer Network",
            "Grand Bazaar",
            "Triumphal Arches",
        ),
    ),
    Ruling(
        id="E09",
        question="Two victory tokens are to be discarded: may this Age's be among them?",
        answer=(
            "No. The penalty of Triumphal Arches takes tokens that the player holds already; those of the conflicts "
            "of Age III are not there yet."
        ),
        basis=("derived",),
        sources=(BEFORE_CONFLICTS, project_effect("Pénalités, the two Victoire militaire tokens")),
        projects=("Triumphal Arches",),
    ),
)
