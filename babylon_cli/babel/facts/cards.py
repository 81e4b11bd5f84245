"""The cards of the base game, first edition: 78 entries, of which three name the same cards in two Ages."""

from typing import Literal, NamedTuple

from babylon_cli.babel.facts.french import in_french
from babylon_cli.wording.message import Name

Colour = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple"]

COLOURS: tuple[Colour, ...] = ("brown", "grey", "blue", "yellow", "red", "green", "purple")

Symbol = Literal["compass", "tablet", "gear"]

SYMBOLS: tuple[Symbol, ...] = ("compass", "tablet", "gear")


class Counting(NamedTuple):
    """Points at the end of the game for each of something."""

    points: int
    what: tuple[str, ...]
    """Colours of cards, `stage` for wonder stages built, or `defeat` for defeat tokens."""
    whose: Literal["own", "neighbours", "all"]
    """The player's own, those of both neighbours, or all three cities'."""


class Card(NamedTuple):
    """One card; a guild is purple and has one copy."""

    name: str
    french: str
    age: int
    colour: Colour
    coins: int = 0
    resources: str = ""
    """What it costs, one letter for each unit."""
    produces: str = ""
    """`W/C` one of two, `CC` two of one, `W` one; without limit under tile 20 where it is one letter on brown."""
    points: int = 0
    shields: int = 0
    symbol: Symbol | Literal["any", ""] = ""
    scores: Counting | None = None
    chain_to: tuple[str, ...] = ()
    copies: tuple[int, ...] = ()
    """How many are in play with 3, 4, 5, 6 and 7 players; empty for a guild."""
    later_copies: tuple[int, ...] = ()
    """How many more there are from Age II on."""

    @property
    def said(self) -> Name:
        """Its name, for a language to say."""
        return in_french(self.name, self.french)


CARDS: tuple[Card, ...] = (
    Card("Clay Pit", "Fosse argileuse", 1, "brown", coins=1, produces="O/C", copies=(1, 1, 1, 1, 1)),
    Card("Clay Pool", "Bassin argileux", 1, "brown", produces="C", copies=(1, 1, 2, 2, 2)),
    Card("Excavation", "Excavation", 1, "brown", coins=1, produces="S/C", copies=(0, 1, 1, 1, 1)),
    Card("Forest Cave", "Gisement", 1, "brown", coins=1, produces="W/O", copies=(0, 0, 1, 1, 1)),
    Card("Lumber Yard", "Chantier", 1, "brown", produces="W", copies=(1, 2, 2, 2, 2)),
    Card("Mine", "Mine", 1, "brown", coins=1, produces="S/O", copies=(0, 0, 0, 1, 1)),
    Card("Ore Vein", "Filon", 1, "brown", produces="O", copies=(1, 2, 2, 2, 2)),
    Card("Stone Pit", "Cavité", 1, "brown", produces="S", copies=(1, 1, 2, 2, 2)),
    Card("Timber Yard", "Exploitation forestière", 1, "brown", coins=1, produces="W/S", copies=(1, 1, 1, 1, 1)),
    Card("Tree Farm", "Friche", 1, "brown", coins=1, produces="W/C", copies=(0, 0, 0, 1, 1)),
    Card("Glassworks", "Verrerie", 1, "grey", produces="G", copies=(1, 1, 1, 2, 2), later_copies=(1, 1, 2, 2, 2)),
    Card("Loom", "Métier à tisser", 1, "grey", produces="L", copies=(1, 1, 1, 2, 2), later_copies=(1, 1, 2, 2, 2)),
    Card("Press", "Presse", 1, "grey", produces="P", copies=(1, 1, 1, 2, 2), later_copies=(1, 1, 2, 2, 2)),
    Card("East Trading Post", "Comptoir Est", 1, "yellow", chain_to=("Forum",), copies=(1, 1, 1, 1, 2)),
    Card("Marketplace", "Marché", 1, "yellow", chain_to=("Caravansery",), copies=(1, 1, 1, 2, 2)),
    Card("Tavern", "Taverne", 1, "yellow", copies=(0, 1, 2, 2, 3)),
    Card("West Trading Post", "Comptoir Ouest", 1, "yellow", chain_to=("Forum",), copies=(1, 1, 1, 1, 2)),
    Card("Altar", "Autel", 1, "blue", points=2, chain_to=("Temple",), copies=(1, 1, 2, 2, 2)),
    Card("Baths", "Bains", 1, "blue", resources="S", points=3, chain_to=("Aqueduct",), copies=(1, 1, 1, 1, 2)),
    Card("Pawnshop", "Prêteur sur gages", 1, "blue", points=3, copies=(0, 1, 1, 1, 2)),
    Card("Theater", "Théâtre", 1, "blue", points=2, chain_to=("Statue",), copies=(1, 1, 1, 2, 2)),
    Card(
        "Apothecary",
        "Officine",
        1,
        "green",
        resources="L",
        symbol="compass",
        chain_to=("Stables", "Dispensary"),
        copies=(1, 1, 2, 2, 2),
    ),
    Card(
        "Scriptorium",
        "Scriptorium",
        1,
        "green",
        resources="P",
        symbol="tablet",
        chain_to=("Courthouse", "Library"),
        copies=(1, 2, 2, 2, 2),
    ),
    Card(
        "Workshop",
        "Atelier",
        1,
        "green",
        resources="G",
        symbol="gear",
        chain_to=("Archery Range", "Laboratory"),
        copies=(1, 1, 1, 1, 2),
    ),
    Card("Barracks", "Caserne", 1, "red", resources="O", shields=1, copies=(1, 1, 2, 2, 2)),
    Card("Guard Tower", "Tour de garde", 1, "red", resources="C", shields=1, copies=(1, 2, 2, 2, 2)),
    Card("Stockade", "Palissade", 1, "red", resources="W", shields=1, copies=(1, 1, 1, 1, 2)),
    Card("Brickyard", "Briqueterie", 2, "brown", coins=1, produces="CC", copies=(1, 2, 2, 2, 2)),
    Card("Foundry", "Fonderie", 2, "brown", coins=1, produces="OO", copies=(1, 2, 2, 2, 2)),
    Card("Quarry", "Carrière", 2, "brown", coins=1, produces="SS", copies=(1, 2, 2, 2, 2)),
    Card("Sawmill", "Scierie", 2, "brown", coins=1, produces="WW", copies=(1, 2, 2, 2, 2)),
    Card("Bazar", "Bazar", 2, "yellow", copies=(0, 1, 1, 1, 2)),
    Card(
        "Caravansery",
        "Caravansérail",
        2,
        "yellow",
        resources="WW",
        produces="W/S/O/C",
        chain_to=("Lighthouse",),
        copies=(1, 1, 2, 3, 3),
    ),
    Card("Forum", "Forum", 2, "yellow", resources="CC", produces="G/P/L", chain_to=("Haven",), copies=(1, 1, 1, 2, 3)),
    Card("Vineyard", "Vignoble", 2, "yellow", copies=(1, 1, 1, 2, 2)),
    Card("Aqueduct", "Aqueduc", 2, "blue", resources="SSS", points=5, copies=(1, 1, 1, 1, 2)),
    Card("Courthouse", "Tribunal", 2, "blue", resources="CCL", points=4, copies=(1, 1, 2, 2, 2)),
    Card("Statue", "Statue", 2, "blue", resources="WOO", points=4, chain_to=("Gardens",), copies=(1, 1, 1, 1, 2)),
    Card("Temple", "Temple", 2, "blue", resources="WCG", points=3, chain_to=("Pantheon",), copies=(1, 1, 1, 2, 2)),
    Card(
        "Dispensary",
        "Dispensaire",
        2,
        "green",
        resources="OOG",
        symbol="compass",
        chain_to=("Arena", "Lodge"),
        copies=(1, 2, 2, 2, 2),
    ),
    Card(
        "Laboratory",
        "Laboratoire",
        2,
        "green",
        resources="CCP",
        symbol="gear",
        chain_to=("Siege Workshop", "Observatory"),
        copies=(1, 1, 2, 2, 2),
    ),
    Card(
        "Library",
        "Bibliothèque",
        2,
        "green",
        resources="SSL",
        symbol="tablet",
        chain_to=("Senate", "University"),
        copies=(1, 1, 1, 2, 2),
    ),
    Card(
        "School",
        "École",
        2,
        "green",
        resources="WP",
        symbol="tablet",
        chain_to=("Academy", "Study"),
        copies=(1, 1, 1, 1, 2),
    ),
    Card("Archery Range", "Champs de tir", 2, "red", resources="WWO", shields=2, copies=(1, 1, 1, 2, 2)),
    Card("Stables", "Écuries", 2, "red", resources="WOC", shields=2, copies=(1, 1, 2, 2, 2)),
    Card(
        "Training Ground",
        "Place d'armes",
        2,
        "red",
        resources="WOO",
        shields=2,
        chain_to=("Circus",),
        copies=(0, 1, 1, 2, 3),
    ),
    Card(
        "Walls", "Muraille", 2, "red", resources="SSS", shields=2, chain_to=("Fortifications",), copies=(1, 1, 1, 1, 2)
    ),
    Card("Arena", "Arène", 3, "yellow", resources="SSO", scores=Counting(1, ("stage",), "own"), copies=(1, 1, 2, 2, 3)),
    Card(
        "Chamber of Commerce",
        "Chambre de commerce",
        3,
        "yellow",
        resources="CCP",
        scores=Counting(2, ("grey",), "own"),
        copies=(0, 1, 1, 2, 2),
    ),
    Card("Haven", "Port", 3, "yellow", resources="WOL", scores=Counting(1, ("brown",), "own"), copies=(1, 2, 2, 2, 2)),
    Card(
        "Lighthouse",
        "Phare",
        3,
        "yellow",
        resources="SG",
        scores=Counting(1, ("yellow",), "own"),
        copies=(1, 1, 1, 2, 2),
    ),
    Card("Gardens", "Jardins", 3, "blue", resources="WCC", points=5, copies=(1, 2, 2, 2, 2)),
    Card("Palace", "Palace", 3, "blue", resources="WSOCGPL", points=8, copies=(1, 1, 1, 1, 2)),
    Card("Pantheon", "Panthéon", 3, "blue", resources="OCCGPL", points=7, copies=(1, 1, 1, 2, 2)),
    Card("Senate", "Sénat", 3, "blue", resources="WWSO", points=6, copies=(1, 1, 2, 2, 2)),
    Card("Town Hall", "Hôtel de ville", 3, "blue", resources="SSOG", points=6, copies=(1, 1, 2, 3, 3)),
    Card("Academy", "Académie", 3, "green", resources="SSSG", symbol="compass", copies=(1, 1, 1, 1, 2)),
    Card("Lodge", "Loge", 3, "green", resources="CCPL", symbol="compass", copies=(1, 1, 1, 2, 2)),
    Card("Observatory", "Observatoire", 3, "green", resources="OOGL", symbol="gear", copies=(1, 1, 1, 1, 2)),
    Card("Study", "Étude", 3, "green", resources="WPL", symbol="gear", copies=(1, 1, 2, 2, 2)),
    Card("University", "Université", 3, "green", resources="WWGP", symbol="tablet", copies=(1, 2, 2, 2, 2)),
    Card("Arsenal", "Arsenal", 3, "red", resources="WWOL", shields=3, copies=(1, 2, 2, 2, 3)),
    Card("Circus", "Cirque", 3, "red", resources="SSSO", shields=3, copies=(0, 1, 2, 3, 3)),
    Card("Fortifications", "Fortifications", 3, "red", resources="SOOO", shields=3, copies=(1, 1, 1, 1, 2)),
    Card("Siege Workshop", "Atelier de siège", 3, "red", resources="WCCC", shields=3, copies=(1, 1, 2, 2, 2)),
    Card(
        "Builders Guild", "Guilde des bâtisseurs", 3, "purple", resources="SSCCG", scores=Counting(1, ("stage",), "all")
    ),
    Card(
        "Craftsmens Guild",
        "Guilde des artisans",
        3,
        "purple",
        resources="SSOO",
        scores=Counting(2, ("grey",), "neighbours"),
    ),
    Card(
        "Magistrates Guild",
        "Guilde des magistrats",
        3,
        "purple",
        resources="WWWSL",
        scores=Counting(1, ("blue",), "neighbours"),
    ),
    Card(
        "Philosophers Guild",
        "Guilde des philosophes",
        3,
        "purple",
        resources="CCCPL",
        scores=Counting(1, ("green",), "neighbours"),
    ),
    Card("Scientists Guild", "Guilde des scientifiques", 3, "purple", resources="WWOOP", symbol="any"),
    Card(
        "Shipowners Guild",
        "Guilde des armateurs",
        3,
        "purple",
        resources="WWWGP",
        scores=Counting(1, ("brown", "grey", "purple"), "own"),
    ),
    Card(
        "Spies Guild", "Guilde des espions", 3, "purple", resources="CCCG", scores=Counting(1, ("red",), "neighbours")
    ),
    Card(
        "Strategists Guild",
        "Guilde des stratèges",
        3,
        "purple",
        resources="SOOL",
        scores=Counting(1, ("defeat",), "neighbours"),
    ),
    Card(
        "Traders Guild",
        "Guilde des commerçants",
        3,
        "purple",
        resources="GPL",
        scores=Counting(1, ("yellow",), "neighbours"),
    ),
    Card(
        "Workers Guild",
        "Guilde des travailleurs",
        3,
        "purple",
        resources="WSOOC",
        scores=Counting(1, ("brown",), "neighbours"),
    ),
)
"""In the order of the Ages, guilds last."""

CARD_BY_NAME = {card.name: card for card in CARDS}

GUILDS = tuple([card for card in CARDS if card.colour == "purple"])
