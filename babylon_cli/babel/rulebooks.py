"""The sections of the French rulebook of Babel and of the game that it extends, and how a place in them is cited."""

from typing import NamedTuple

from babylon_cli.judging.about import Source


class Section(NamedTuple):
    """A section of a rulebook: `babel` is the expansion, `base` the game that it extends."""

    book: str
    title: str

    def at(self, item: str) -> Source:
        """A place within it."""
        return Source(*self, item)


CONTENTS = Section("babel", "Matériel")
PRINCIPLES = Section("babel", "Principes de l'extension")
TOWER_PARTS = Section("babel", "Tour de Babel: Éléments de jeu")
TOWER_SET_UP = Section("babel", "Tour de Babel: Phase de préparation")
TOWER_AGE = Section("babel", "Tour de Babel: Déroulement d'un Âge")
PLACING = Section("babel", "Tour de Babel: Placement des tuiles Babel")
TILES_ACT = Section("babel", "Tour de Babel: Effet des tuiles Babel")
TOWER_END = Section("babel", "Tour de Babel: Fin de la partie")
TILE_EFFECTS = Section("babel", "Tour de Babel: Effets des tuiles Babel")
TOWER_FOR_TWO = Section("babel", "Tour de Babel: Parties à 2 joueurs")
WITH_LEADERS = Section("babel", "Tour de Babel: Jouer avec Leaders et Cities")
PROJECT_PARTS = Section("babel", "Grands Projets: Éléments de jeu")
PROJECT_SET_UP = Section("babel", "Grands Projets: Phase de préparation")
TAKING_PART = Section("babel", "Grands Projets: Déroulement d'un Âge")
END_OF_AGE = Section("babel", "Grands Projets: Fin d'Âge")
PROJECTS_END = Section("babel", "Grands Projets: Fin de la partie")
PROJECT_EFFECTS = Section("babel", "Grands Projets: Effets des cartes Grand Projet")
PROJECTS_FOR_TWO = Section("babel", "Grands Projets: Parties à 2 joueurs")
PROJECTS_FOR_EIGHT = Section("babel", "Grands Projets: Parties à 8 joueurs")
WITH_OTHERS = Section("babel", "Grands Projets: Jouer avec les autres extensions")
EVERYTHING = Section("babel", "Grands Projets: La totale")
BASE_CONTENTS = Section("base", "contents")
BASE_SET_UP = Section("base", "set-up")
BASE_TURN = Section("base", "a turn")
BASE_TRADE = Section("base", "trade between cities")
BASE_SIXTH_TURN = Section("base", "the sixth turn of an Age")
BASE_END_OF_AGE = Section("base", "the end of an Age")
BASE_END = Section("base", "the end of the game")
BASE_BOARDS = Section("base", "the wonder boards")
BASE_WONDERS = Section("base", "the wonders")
BASE_GUILDS = Section("base", "the guilds")
BASE_CARDS = Section("base", "list of the cards")
BASE_FOR_TWO = Section("base", "the two-player game")

PRICE = BASE_TRADE.at("the price of a resource")
WHAT_IS_SOLD = BASE_TRADE.at("what a neighbour sells")
CONFLICTS = BASE_END_OF_AGE.at("military conflicts")
PLACED_LAST = TOWER_AGE.at("Important")
PLACED_IN_ORDER = PLACING.at("3rd paragraph")
TAXES = TILE_EFFECTS.at("tiles 1, 6, 13 and 16")
BONUSES = TILE_EFFECTS.at("tiles 5 and 14")
NO_RESOURCES = TILE_EFFECTS.at("tiles 2 and 15")
IN_COINS = TILE_EFFECTS.at("tiles 8 and 23")
TRADE_PRICES = TILE_EFFECTS.at("tiles 9 to 12")
BEFORE_CONFLICTS = END_OF_AGE.at("1st paragraph")
NOT_APPLICABLE = END_OF_AGE.at("Pénalité non applicable")
