"""The rulings on the Great Projects: E49 to E59."""

from babylon_cli.babel.rules.ruling import Choice, Ruling, Value
from babylon_cli.babel.rules.rulings_of.places import IN_COINS, NO_RESOURCES, project_effect, projects, taking_part

NOT_APPLICABLE = projects("Fin d'Âge", "Pénalité non applicable")

PROJECT_RULINGS = (
    Ruling(
        id="E49",
        question="How does a player take part in a Great Project?",
        answer=(
            "By building a card of the project's colour and paying the cost of taking part on top. A card that is "
            "built for nothing will do, but the cost of taking part is still paid."
        ),
        basis=("rulebook",),
        sources=(
            taking_part("1st paragraph"),
            taking_part("2nd paragraph"),
            taking_part("Remarques, 4th point"),
        ),
    ),
    Ruling(
        id="E50",
        question="How often may a player take part?",
        answer="Once in a turn, and in several turns of the same Age.",
        basis=("rulebook",),
        sources=(taking_part("Remarques, 3rd point"),),
    ),
    Ruling(
        id="E51",
        question="What if more players take part in one turn than there are markers?",
        answer=(
            "All of them receive one; those that the card lacks come from the supply. The project is complete then, "
            "and nobody can take part any more in that Age."
        ),
        basis=("rulebook", "derived"),
        sources=(taking_part("Remarques, 1st point"), taking_part("Remarques, 2nd point")),
    ),
    Ruling(
        id="E52",
        question="What do success and failure bring?",
        answer=(
            "Success, with no marker left on the card: each marker brings its holder one reward, and players without "
            "one receive nothing. Failure: players with a marker have neither reward nor penalty, and each of the "
            "others suffers the penalty once. All markers go back at the end of each Age."
        ),
        basis=("rulebook",),
        sources=(
            projects("Fin d'Âge", "A. Le Grand Projet est un succès"),
            projects("Fin d'Âge", "B. Le Grand Projet est un échec"),
            projects("Fin d'Âge", "closing sentence"),
        ),
    ),
    Ruling(
        id="E53",
        question="What if a player cannot suffer the penalty?",
        answer=(
            "Without coins to lose, or a card of the colour, the player takes the penalty token of the Age: 1 point "
            "less for Age I, 2 for Age II, 3 for Age III."
        ),
        basis=("rulebook",),
        sources=(NOT_APPLICABLE, project_effect("Pénalités, Rappel")),
    ),
    Ruling(
        id="E54",
        question="What if only half of a penalty is possible?",
        answer=(
            "We say that a player who is to discard two victory tokens and holds one cannot meet the penalty: the "
            "player keeps the one and takes the penalty token."
        ),
        basis=("unresolved",),
        sources=(NOT_APPLICABLE, project_effect("Pénalités, the two Victoire militaire tokens")),
        projects=("Triumphal Arches",),
        choice=Choice(
            "half_penalty",
            (
                Value("token", "The one victory token is kept, and the penalty token is taken."),
                Value("partial", "The one victory token is lost, and no penalty token is taken."),
            ),
        ),
    ),
    Ruling(
        id="E55",
        question="What does it mean to lose the resource of the wonder?",
        answer=(
            "The board gives its resource or benefit no more until the end of the game, and neighbours cannot buy the "
            "lost resource. Manneken Pis keeps what it gained at the start and takes a penalty token of 1 point. "
            "Only Double Walls has this penalty, so it never strikes twice."
        ),
        basis=("rulebook", "derived"),
        sources=(
            project_effect("Pénalités, the loss of the wonder's resource"),
            project_effect("Pénalités, Précision on Manneken Pis"),
        ),
        projects=("Double Walls",),
        partly_beyond="A file knows no boards of the Wonder Pack, so it cannot show Manneken Pis.",
    ),
    Ruling(
        id="E56",
        question="Do wonder stages and leaders let a player take part?",
        answer=(
            "Neither building a stage nor recruiting a leader does. A building that is built by the effect of a wonder "
            "or a leader, such as Halikarnassus or Solomon, does; still only once in a turn."
        ),
        basis=("rulebook", "derived"),
        sources=(
            project_effect("Récompenses, Précisions, 1st point"),
            project_effect("Récompenses, Précisions, 2nd point"),
            taking_part("Remarques, 3rd point"),
        ),
        partly_beyond=(
            "A file knows no leaders, so it can show stages and Halikarnassus, but neither recruiting nor Solomon."
        ),
    ),
    Ruling(
        id="E57",
        question="The card and taking part need the same resource: is one enough?",
        answer="No. The cost of taking part is paid on top of the card's, so both needs are added up.",
        basis=("derived",),
        sources=(taking_part("2nd paragraph"), taking_part("Exemple")),
    ),
    Ruling(
        id="E58",
        question="Do tiles 2, 8, 15 and 23 change the cost of taking part?",
        answer=(
            "No. They change what building costs. The tiles of trade, 9 to 12, and the free resources of tiles 17, 18 "
            "and 21 do help to pay for taking part."
        ),
        basis=("derived",),
        sources=(NO_RESOURCES, IN_COINS, taking_part("Coût en ressources")),
        tiles=(2, 8, 9, 10, 11, 12, 15, 17, 18, 21, 23),
    ),
    Ruling(
        id="E59",
        question="A free-building token: are a tax and the coins of tiles 8 and 23 due?",
        answer=(
            "We say that the coins of tiles 8 and 23 are waived, as they are for Ramses, and that the taxes of tiles 1 "
            "and 6 are due. The token for a free stage is treated alike: the tax of tile 16 is due."
        ),
        basis=("unresolved",),
        sources=(
            project_effect("Récompenses, the token for a free building"),
            project_effect("Récompenses, the token for a free stage"),
        ),
        tiles=(1, 6, 8, 16, 23),
        projects=("Belvedere", "Cranes", "Sewer Network"),
        choice=Choice(
            "free_token_waives_tax",
            (
                Value("no", "A build with a token costs the taxes of tiles 1, 6 and 16."),
                Value("yes", "A build with a token is free of these taxes, too."),
            ),
        ),
    ),
)
