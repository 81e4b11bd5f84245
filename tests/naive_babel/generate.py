"""The generators: random tables to price, random legal tables, tables with one fault, tables changed at random."""

from .city_tables import random_city_table
from .disturbing import disturb
from .legal_tables import random_table
from .planting import PLANTERS, plant

RULE_IDS = tuple(PLANTERS)

__all__ = ["RULE_IDS", "disturb", "plant", "random_city_table", "random_table"]
