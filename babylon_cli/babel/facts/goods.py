"""The seven goods, by the letters that the tables of cards and wonders use."""

RAW_MATERIALS = "WSCO"
"""Wood, stone, clay and ore."""

MANUFACTURED_GOODS = "GLP"
"""Glass, loom and papyrus."""

GOODS = RAW_MATERIALS + MANUFACTURED_GOODS


def options(production: str) -> tuple[str, ...]:
    """What a source gives at a time: `W/C` is one of two, `CC` is two of clay, `W` one of wood."""
    return tuple(production.split("/"))
