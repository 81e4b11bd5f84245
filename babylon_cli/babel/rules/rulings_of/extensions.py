"""The rulings on leaders, Cities, discarded cards, the order of play and the pad: E60 to E66."""

from babylon_cli.babel.rules.ruling import Choice, Ruling, Value
from babylon_cli.babel.rules.rulings_of.places import projects, tower, with_leaders, with_others

EXTENSION_RULINGS = (
    Ruling(
        id="E60",
        question="Does the leader Berenice add to coins from tiles and Great Projects?",
        answer="Yes, to both.",
        basis=("rulebook",),
        sources=(with_others("the point Bérénice"),),
        beyond_the_file="A file knows no leaders.",
    ),
    Ruling(
        id="E61",
        question="May a leader or a card of Cities be discarded to build a tile?",
        answer="Yes, like any other card.",
        basis=("rulebook",),
        sources=(with_leaders("2nd paragraph"),),
        beyond_the_file="A file knows neither leaders nor cards of Cities, nor which card was discarded for a tile.",
    ),
    Ruling(
        id="E62",
        question="May Babylon B use its extra card, the seventh of an Age, for a tile?",
        answer=(
            "We say yes: the last card may be used like any other, and building a tile is one of its uses. It is "
            "played together with the sixth, so that the player may build two tiles in that turn."
        ),
        basis=("unresolved",),
        sources=(tower("Déroulement d'un Âge", "action d"),),
        choice=Choice(
            "last_card_tile",
            (
                Value("allowed", "The seventh card may be discarded to build a tile."),
                Value("forbidden", "The seventh card may not be used for a tile."),
            ),
        ),
    ),
    Ruling(
        id="E63",
        question="What becomes of the card that is discarded for a tile?",
        answer=(
            "It goes to the discard pile, where Halikarnassus or Solomon may fetch it. It does not bring the 3 coins, "
            "which belong to another action."
        ),
        basis=("rulebook", "derived"),
        sources=(
            tower("Déroulement d'un Âge", "actions c and d"),
            tower("Déroulement d'un Âge", "paragraph after the actions"),
        ),
        beyond_the_file="A file shows neither the discard pile nor what a player did with each card.",
    ),
    Ruling(
        id="E64",
        question="In which order is everything set up with all extensions?",
        answer=(
            "First the leaders are dealt and drafted, then the tiles. At the start of each Age the players recruit "
            "leaders, then the Great Project is laid out, then the cards of the Age are dealt."
        ),
        basis=("rulebook",),
        sources=(
            projects("La totale", "Mise en place"),
            projects("La totale", "Début d'un Âge"),
            with_leaders("1st paragraph"),
        ),
        beyond_the_file="A file shows a table, not how it was set up.",
    ),
    Ruling(
        id="E65",
        question="Are penalty tokens and the debt tokens of Cities the same?",
        answer=(
            "No. Babel has penalty tokens of its own, one kind for each Age, and takes them for a penalty that cannot "
            "be suffered. Only Edifice, a later expansion, makes one thing of the two."
        ),
        basis=("rulebook",),
        sources=(
            projects("Éléments de jeu", "Jetons Pénalité"),
            projects("Fin d'Âge", "Pénalité non applicable"),
        ),
        beyond_the_file="A file knows no debt tokens.",
    ),
    Ruling(
        id="E66",
        question="Where do the points of Babel go on the score pad?",
        answer=(
            "For ease the book recommends writing points and penalties of the Great Projects with the blue cards, and "
            "all military tokens together. The toolkit keeps the Great Projects in a row of their own; the total is "
            "the same."
        ),
        basis=("rulebook",),
        sources=(projects("Fin de la partie", "Remarque"),),
        partly_beyond="The toolkit's own pad has one form, so no file can show the paper pad with its blue cards.",
    ),
)
