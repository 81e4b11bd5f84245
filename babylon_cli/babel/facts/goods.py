"""The seven goods, by the letters that the tables of cards and wonders use."""

from babylon_cli.words import listed

GOODS = {
    "W": "wood",
    "S": "stone",
    "C": "clay",
    "O": "ore",
    "G": "glass",
    "L": "loom",
    "P": "papyrus",
}
"""Letter and name; a loom makes cloth."""

RAW_MATERIALS = "WSCO"
MANUFACTURED_GOODS = "GLP"


def options(production: str) -> tuple[str, ...]:
    """What a source gives at a time: `W/C` is one of two, `CC` is two of clay, `W` one of wood."""
    return tuple(production.split("/"))


def in_words(letters: str) -> str:
    """Goods by name, such as `2 wood and 1 glass`, in the order in which they are first named."""
    return listed([f"{letters.count(letter)} {GOODS[letter]}" for letter in dict.fromkeys(letters)])
