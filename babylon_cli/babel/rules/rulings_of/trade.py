"""The rulings on chains, trade and free resources: E25 to E41."""

from babylon_cli.babel.rules.ruling import Choice, Ruling, Value
from babylon_cli.babel.rules.rulings_of.places import (
    BONUSES,
    TAXES,
    TRADE_PRICES,
    tile_effect,
    tower,
    with_leaders,
)

TRADE_RULINGS = (
    Ruling(
        id="E25",
        question="How far does tile 7 reach?",
        answer=(
            "To the two neighbouring cities and no further. A player may build the Academy for nothing if one of "
            "these two has the School."
        ),
        basis=("rulebook",),
        sources=(tile_effect("tile 7"), tile_effect("tile 7, Exemple")),
        tiles=(7,),
    ),
    Ruling(
        id="E26",
        question="Is a chain by tile 7 a chain for tiles 13 and 14 and for Vitruvius?",
        answer=(
            "Yes. A chain that starts in a neighbour's city is a chain like any other: the tax of tile 13, the bonus "
            "of tile 14 and the leader Vitruvius all apply."
        ),
        basis=("derived",),
        sources=(tile_effect("tile 7"), TAXES, BONUSES, with_leaders("the point Vitruve")),
        tiles=(7, 13, 14),
        partly_beyond="A file knows no leaders, so it can show tiles 13 and 14, but not Vitruvius.",
    ),
    Ruling(
        id="E27",
        question="Two players, tile 7: is the Free City a neighbouring city?",
        answer="We say yes: it stands between the two players like any city, and its buildings serve for chains.",
        basis=("unresolved",),
        sources=(tile_effect("tile 7"), tower("Parties à 2 joueurs", "2nd paragraph")),
        tiles=(7,),
        choice=Choice(
            "free_city_chains",
            (
                Value("counts", "Under tile 7 a player may chain from a building of the Free City."),
                Value("ignored", "Under tile 7 a player may chain from the other player's buildings only."),
            ),
        ),
    ),
    Ruling(
        id="E28",
        question="Tile 14 and the leader Vitruvius: are both gains received?",
        answer="Yes. What Vitruvius brings for a chain comes on top of the bonus of tile 14.",
        basis=("rulebook",),
        sources=(with_leaders("the point Vitruve"),),
        tiles=(14,),
        beyond_the_file="A file knows no leaders.",
    ),
    Ruling(
        id="E29",
        question="Do tiles 9 to 12 add up with the cards that change the price of trade?",
        answer=(
            "Yes: with the Marketplace, the Trading Posts and the Clandestine Docks alike. No resource ever costs "
            "less than 0 coins, and several may be bought for nothing in one turn."
        ),
        basis=("rulebook",),
        sources=(
            tile_effect("tiles 9 to 12, Précision, 1st point"),
            tile_effect("tiles 9 to 12, Précision, 2nd point"),
        ),
        tiles=(9, 10, 11, 12),
        partly_beyond="A file knows no cards of Cities, so it cannot show the Clandestine Docks.",
    ),
    Ruling(
        id="E30",
        question="How is the price of one resource worked out?",
        answer=(
            "The base price is 2 coins, or 1 with the yellow card for it. The tiles in force are added, and what is "
            "below 0 is 0. A raw material costs 2 without cards and tiles, 1 under tile 11, and 3 under tile 12; "
            "with a Trading Post it costs 2 under tile 12 and nothing under tile 11. Tiles 9 and 10 cancel each other, "
            "and so do tiles 11 and 12. The Clandestine Docks take 1 coin more off the first resource bought."
        ),
        basis=("derived",),
        sources=(TRADE_PRICES, tile_effect("tiles 9 to 12, Précision, 1st point")),
        tiles=(9, 10, 11, 12),
        partly_beyond="A file knows no cards of Cities, so it cannot show the Clandestine Docks.",
    ),
    Ruling(
        id="E31",
        question="Who receives the surcharge of tiles 10 and 12?",
        answer="We say the neighbour who sells, because these tiles change the price of the trade itself.",
        basis=("unresolved",),
        sources=(TRADE_PRICES,),
        tiles=(10, 12),
        choice=Choice(
            "surcharge_goes_to",
            (
                Value("seller", "The neighbour receives the whole price."),
                Value("bank", "The neighbour receives the base price at most; what is above it goes to the bank."),
            ),
        ),
    ),
    Ruling(
        id="E32",
        question="Does the leader Hatshepsut earn on a purchase for 0 coins?",
        answer=(
            "Yes, also where tiles 9 and 11 and cards have brought the price down to nothing. By her card she earns "
            "1 coin for each neighbour and turn."
        ),
        basis=("rulebook",),
        sources=(with_leaders("the point Hatshepsout"),),
        tiles=(9, 11),
        beyond_the_file="A file knows no leaders.",
    ),
    Ruling(
        id="E33",
        question="What does tile 4 stop, and what goes on?",
        answer=(
            "The two Trading Posts, the Marketplace, the Caravansery and the Forum have no effect. They may still be "
            "built and chained from. Prices of trade are back at 2 coins unless tiles 9 to 12 change them, and the "
            "first stage of Olympia B, which is not one of the five cards, still makes raw materials cost 1."
        ),
        basis=("rulebook", "derived"),
        sources=(tile_effect("tile 4"), tile_effect("tile 4, Précision")),
        tiles=(4, 9, 10, 11, 12),
    ),
    Ruling(
        id="E34",
        question="What does tile 3 stop, and for how long?",
        answer=(
            "The brown cards that make two of one resource, and those that make one of two, cannot be used. They may "
            "still be built, and they work again as soon as the tile is covered. Brown cards that make one resource "
            "go on working."
        ),
        basis=("rulebook",),
        sources=(tile_effect("tile 3"), tile_effect("tile 3, Précisions, 1st to 3rd point")),
        tiles=(3,),
    ),
    Ruling(
        id="E35",
        question="Tile 3: what of the neighbours, and of effects that count brown cards?",
        answer=(
            "What a stopped card would make cannot be bought by neighbours either. The card is still a brown card "
            "for the Vineyard, the Haven and the guilds."
        ),
        basis=("derived",),
        sources=(tile_effect("tile 3"),),
        tiles=(3,),
    ),
    Ruling(
        id="E36",
        question="Which resources does tile 20 make unlimited?",
        answer=(
            "Those of the four brown cards that make a single resource: Lumber Yard, Stone Pit, Clay Pool and Ore "
            "Vein. The wonder board still gives its resource once a turn."
        ),
        basis=("rulebook",),
        sources=(tile_effect("tile 20"), tile_effect("tile 20, Précision")),
        tiles=(20,),
    ),
    Ruling(
        id="E37",
        question="Tile 20: how much may a neighbour buy of an unlimited card?",
        answer="We say any number, each unit paid.",
        basis=("unresolved",),
        sources=(tile_effect("tile 20"),),
        tiles=(20,),
        choice=Choice(
            "infinite_for_sale",
            (
                Value("any", "A neighbour may buy as many units as are paid for."),
                Value("one", "A neighbour may buy one unit of the card in a turn, as without the tile."),
            ),
        ),
    ),
    Ruling(
        id="E38",
        question="Tiles 3 and 20 act together: what do brown cards make?",
        answer="Those that make a single resource make any number of it, and all others make nothing.",
        basis=("derived",),
        sources=(tile_effect("tile 3"), tile_effect("tile 20")),
        tiles=(3, 20),
    ),
    Ruling(
        id="E39",
        question="What do tiles 17, 18 and 21 give?",
        answer="Each of them gives each player one resource in each turn, of the player's choice among those it shows.",
        basis=("rulebook",),
        sources=(tile_effect("tiles 17, 18 and 21"),),
        tiles=(17, 18, 21),
    ),
    Ruling(
        id="E40",
        question="May neighbours buy what tiles 17, 18 and 21 give?",
        answer="No. A city sells only what its wonder board, its brown cards and its grey cards make.",
        basis=("derived",),
        sources=(tile_effect("tiles 17, 18 and 21"),),
        tiles=(17, 18, 21),
    ),
    Ruling(
        id="E41",
        question="Tiles 17, 18 and 21 with the Secret Warehouse or the Black Market?",
        answer="The resources of these tiles do not count for either card of Cities.",
        basis=("rulebook",),
        sources=(with_leaders("the note on cards of Cities"),),
        tiles=(17, 18, 21),
        beyond_the_file="A file knows no cards of Cities.",
    ),
)
