"""The places of the French rulebook that the rulings cite."""

from babylon_cli.babel.rules.about import Source


def tower(section: str, item: str) -> Source:
    """A place in the first part of the rulebook, on the Tower of Babel."""
    return Source("babel", f"Tour de Babel: {section}", item)


def tile_effect(item: str) -> Source:
    """A place in the list of what the tiles do."""
    return tower("Effets des tuiles Babel", item)


def projects(section: str, item: str) -> Source:
    """A place in the second part of the rulebook, on the Great Projects."""
    return Source("babel", f"Grands Projets: {section}", item)


def project_effect(item: str) -> Source:
    """A place in the list of penalties and rewards."""
    return projects("Effets des cartes Grand Projet", item)


def taking_part(item: str) -> Source:
    """A place in the rules on taking part in a Great Project."""
    return projects("Déroulement d'un Âge", item)


def with_leaders(item: str) -> Source:
    """A place in the notes on the tower with Leaders and Cities."""
    return tower("Jouer avec Leaders et Cities", item)


def with_others(item: str) -> Source:
    """A place in the notes on the Great Projects with the other extensions."""
    return projects("Jouer avec les autres extensions", item)


PLACED_LAST = tower("Déroulement d'un Âge", "Important")

PLACED_IN_ORDER = tower("Placement des tuiles Babel", "3rd paragraph")

TAXES = tile_effect("tiles 1, 6, 13 and 16")

BONUSES = tile_effect("tiles 5 and 14")

NO_RESOURCES = tile_effect("tiles 2 and 15")

IN_COINS = tile_effect("tiles 8 and 23")

TRADE_PRICES = tile_effect("tiles 9 to 12")

BEFORE_CONFLICTS = projects("Fin d'Âge", "1st paragraph")
