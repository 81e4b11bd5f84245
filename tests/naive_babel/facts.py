"""The printed facts of the game as text tables: cards, wonders, projects and tiles; `pieces` reads them."""

# Resources by letter: Wood, Stone, Clay, Ore, Glass, Loom, Papyrus.
RAW = "WSCO"
MANUFACTURED = "GLP"

# Age | colour | name | coins | resources | effect | chains to | copies with 3, 4, 5, 6 and 7 players
CARD_TABLE = """
1 | brown | Clay Pit | 1 | - | make O/C | - | 11111
1 | brown | Clay Pool | 0 | - | make C | - | 11222
1 | brown | Excavation | 1 | - | make S/C | - | 01111
1 | brown | Forest Cave | 1 | - | make W/O | - | 00111
1 | brown | Lumber Yard | 0 | - | make W | - | 12222
1 | brown | Mine | 1 | - | make S/O | - | 00011
1 | brown | Ore Vein | 0 | - | make O | - | 12222
1 | brown | Stone Pit | 0 | - | make S | - | 11222
1 | brown | Timber Yard | 1 | - | make W/S | - | 11111
1 | brown | Tree Farm | 1 | - | make W/C | - | 00011
1 | grey | Glassworks | 0 | - | make G | - | 11122
1 | grey | Loom | 0 | - | make L | - | 11122
1 | grey | Press | 0 | - | make P | - | 11122
1 | yellow | East Trading Post | 0 | - | buy CSOW right | Forum | 11112
1 | yellow | Marketplace | 0 | - | buy LGP left+right | Caravansery | 11122
1 | yellow | Tavern | 0 | - | - | - | 01223
1 | yellow | West Trading Post | 0 | - | buy CSOW left | Forum | 11112
1 | blue | Altar | 0 | - | points 2 | Temple | 11222
1 | blue | Baths | 0 | S | points 3 | Aqueduct | 11112
1 | blue | Pawnshop | 0 | - | points 3 | - | 01112
1 | blue | Theater | 0 | - | points 2 | Statue | 11122
1 | green | Apothecary | 0 | L | science compass | Stables, Dispensary | 11222
1 | green | Scriptorium | 0 | P | science tablet | Courthouse, Library | 12222
1 | green | Workshop | 0 | G | science gear | Archery Range, Laboratory | 11112
1 | red | Barracks | 0 | O | shields 1 | - | 11222
1 | red | Guard Tower | 0 | C | shields 1 | - | 12222
1 | red | Stockade | 0 | W | shields 1 | - | 11112
2 | brown | Brickyard | 1 | - | make CC | - | 12222
2 | brown | Foundry | 1 | - | make OO | - | 12222
2 | brown | Quarry | 1 | - | make SS | - | 12222
2 | brown | Sawmill | 1 | - | make WW | - | 12222
2 | grey | Glassworks | 0 | - | make G | - | 11222
2 | grey | Loom | 0 | - | make L | - | 11222
2 | grey | Press | 0 | - | make P | - | 11222
2 | yellow | Bazar | 0 | - | - | - | 01112
2 | yellow | Caravansery | 0 | WW | make W/S/O/C | Lighthouse | 11233
2 | yellow | Forum | 0 | CC | make G/P/L | Haven | 11123
2 | yellow | Vineyard | 0 | - | - | - | 11122
2 | blue | Aqueduct | 0 | SSS | points 5 | - | 11112
2 | blue | Courthouse | 0 | CCL | points 4 | - | 11222
2 | blue | Statue | 0 | WOO | points 4 | Gardens | 11112
2 | blue | Temple | 0 | WCG | points 3 | Pantheon | 11122
2 | green | Dispensary | 0 | OOG | science compass | Arena, Lodge | 12222
2 | green | Laboratory | 0 | CCP | science gear | Siege Workshop, Observatory | 11222
2 | green | Library | 0 | SSL | science tablet | Senate, University | 11122
2 | green | School | 0 | WP | science tablet | Academy, Study | 11112
2 | red | Archery Range | 0 | WWO | shields 2 | - | 11122
2 | red | Stables | 0 | WOC | shields 2 | - | 11222
2 | red | Training Ground | 0 | WOO | shields 2 | Circus | 01123
2 | red | Walls | 0 | SSS | shields 2 | Fortifications | 11112
3 | yellow | Arena | 0 | SSO | end 1 stages self | - | 11223
3 | yellow | Chamber of Commerce | 0 | CCP | end 2 grey self | - | 01122
3 | yellow | Haven | 0 | WOL | end 1 brown self | - | 12222
3 | yellow | Lighthouse | 0 | SG | end 1 yellow self | - | 11122
3 | blue | Gardens | 0 | WCC | points 5 | - | 12222
3 | blue | Palace | 0 | WSOCGPL | points 8 | - | 11112
3 | blue | Pantheon | 0 | OCCGPL | points 7 | - | 11122
3 | blue | Senate | 0 | WWSO | points 6 | - | 11222
3 | blue | Town Hall | 0 | SSOG | points 6 | - | 11233
3 | green | Academy | 0 | SSSG | science compass | - | 11112
3 | green | Lodge | 0 | CCPL | science compass | - | 11122
3 | green | Observatory | 0 | OOGL | science gear | - | 11112
3 | green | Study | 0 | WPL | science gear | - | 11222
3 | green | University | 0 | WWGP | science tablet | - | 12222
3 | red | Arsenal | 0 | WWOL | shields 3 | - | 12223
3 | red | Circus | 0 | SSSO | shields 3 | - | 01233
3 | red | Fortifications | 0 | SOOO | shields 3 | - | 11112
3 | red | Siege Workshop | 0 | WCCC | shields 3 | - | 11222
3 | purple | Builders Guild | 0 | SSCCG | end 1 stages left+self+right | - | -
3 | purple | Craftsmens Guild | 0 | SSOO | end 2 grey left+right | - | -
3 | purple | Magistrates Guild | 0 | WWWSL | end 1 blue left+right | - | -
3 | purple | Philosophers Guild | 0 | CCCPL | end 1 green left+right | - | -
3 | purple | Scientists Guild | 0 | WWOOP | science any | - | -
3 | purple | Shipowners Guild | 0 | WWWGP | end 1 brown/grey/purple self | - | -
3 | purple | Spies Guild | 0 | CCCG | end 1 red left+right | - | -
3 | purple | Strategists Guild | 0 | SOOL | end 1 defeats left+right | - | -
3 | purple | Traders Guild | 0 | GPL | end 1 yellow left+right | - | -
3 | purple | Workers Guild | 0 | WSOOC | end 1 brown left+right | - | -
"""

# Wonder and side | resource | each stage: its cost, then what it gives
WONDER_TABLE = """
Alexandria A | G | SS points 3 | OO make W/S/O/C | GG points 7
Alexandria B | G | CC make W/S/O/C | WW make G/P/L | SSS points 7
Babylon A | C | CC points 3 | WWW science any | CCCC points 7
Babylon B | C | CL points 3 | WWG last_card | CCCP science any
Ephesos A | P | SS points 3 | WW | PP points 7
Ephesos B | P | SS points 2 | WW points 3 | GPL points 5
Gizah A | S | SS points 3 | WWW points 5 | SSSS points 7
Gizah B | S | WW points 3 | SSS points 5 | CCC points 5 | SSSSP points 7
Halikarnassus A | L | CC points 3 | OOO discard | LL points 7
Halikarnassus B | L | OO points 2, discard | CCC points 1, discard | GPL discard
Olympia A | W | WW points 3 | SS olympia | OO points 7
Olympia B | W | WW cheap | SS points 5 | OOL copy_guild
Rhodos A | O | WW points 3 | CCC shields 2 | OOOO points 7
Rhodos B | O | SSS points 3, shields 1 | OOOO points 4, shields 1
"""

# Age | colour | name | coins | resources | penalty | reward and how much of it for one marker
PROJECT_TABLE = """
1 | blue | Belvedere | 1 | C | discard_card_red | free_stage 1
1 | green | Cranes | 1 | - | discard_card_brown | free_building 1
1 | red | Double Walls | 1 | - | lose_wonder_resource | victory 1
1 | brown | Factory | 2 | - | discard_card_grey | any_colour 1
1 | yellow | Rampart Road | 1 | S | discard_all_coins | coins 4
2 | blue | Obelisk | 1 | P | discard_card_brown | shields 1
2 | yellow | River Port | 1 | L | discard_all_coins | coins 6
2 | green | Sewer Network | 2 | - | discard_card_red | free_building 1
2 | brown | Smelter | 2 | - | discard_card_grey | stages 1
2 | red | War Mirror | 2 | G | discard_card_blue | victory 3
3 | green | Archives | 4 | - | discard_card_blue | science_sets 1
3 | red | Giant Trebuchet | 5 | W | discard_all_coins | victory 5
3 | yellow | Grand Bazaar | 4 | O | discard_card_red | coins 12
3 | purple | Menagerie | 4 | - | discard_card_green | guilds 1
3 | blue | Triumphal Arches | 5 | - | discard_2_victory_tokens | shields 2
"""

# The default first.
RULINGS = {
    "tax_on_free_builds": ("due", "waived"),
    "discount_under_coin_tiles": ("counts", "ignored"),
    "free_city_chains": ("counts", "ignored"),
    "surcharge_goes_to": ("seller", "bank"),
    "infinite_for_sale": ("any", "one"),
    "half_penalty": ("token", "partial"),
    "free_token_waives_tax": ("no", "yes"),
    "last_card_tile": ("allowed", "forbidden"),
}

# By the number of players.
SLOTS = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4, 6: 4, 7: 4, 8: 4}
MARKERS = {1: 2, 2: 2, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 6}

TILE_POINTS = (0, 2, 5, 10)
CARDS_OFF_UNDER_4 = ("East Trading Post", "West Trading Post", "Marketplace", "Caravansery", "Forum")
FREE_RESOURCES = {17: "WS", 18: "OC", 21: "GLP"}
