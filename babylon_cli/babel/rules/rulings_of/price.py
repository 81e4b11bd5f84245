"""The rulings on taxes, bonuses and costs: E10 to E24."""

from babylon_cli.babel.rules.ruling import Choice, Ruling, Value
from babylon_cli.babel.rules.rulings_of.places import (
    BONUSES,
    IN_COINS,
    NO_RESOURCES,
    TAXES,
    tile_effect,
    with_leaders,
)

PRICE_RULINGS = (
    Ruling(
        id="E10",
        question="How large are taxes and bonuses?",
        answer=(
            "As many coins as the number of the Age: 1 in Age I, 2 in Age II, 3 in Age III. A tax goes to the bank, "
            "and a bonus comes from it."
        ),
        basis=("rulebook",),
        sources=(TAXES, BONUSES),
        tiles=(1, 5, 6, 13, 14, 16),
    ),
    Ruling(
        id="E11",
        question="What if a player cannot pay the tax?",
        answer=(
            "Then that build cannot be chosen. The tax is owed for building; it is not a loss of coins as in Cities, "
            "so no debt token takes its place."
        ),
        basis=("derived",),
        sources=(TAXES,),
        tiles=(1, 6, 13, 16),
    ),
    Ruling(
        id="E12",
        question="Tiles 1 and 13 act, and a red card is built by a chain: which tax?",
        answer="Both, so twice the number of the Age: it is a red card, and it is built by a chain.",
        basis=("derived",),
        sources=(TAXES,),
        tiles=(1, 13),
    ),
    Ruling(
        id="E13",
        question="Tiles 13 and 14 act together: what does a chain cost?",
        answer=(
            "The tax is paid first and the bonus comes afterwards. Together they change nothing, but the coins for "
            "the tax must be in hand before the build."
        ),
        basis=("derived",),
        sources=(TAXES, BONUSES),
        tiles=(13, 14),
    ),
    Ruling(
        id="E14",
        question="Can the tax of tile 13 on chains be avoided?",
        answer=(
            "Yes. A player who could build by a chain may pay the full cost of the card and leave the chain unused; "
            "then tile 13 asks for nothing."
        ),
        basis=("derived",),
        sources=(TAXES,),
        tiles=(13,),
    ),
    Ruling(
        id="E15",
        question="Is a tax due on a build that is free anyway?",
        answer=(
            "We say yes: what Olympia, Halikarnassus, Solomon or Ramses give away is the cost of the card, and the "
            "tax is no part of that cost."
        ),
        basis=("unresolved",),
        sources=(TAXES,),
        tiles=(1, 6),
        choice=Choice(
            "tax_on_free_builds",
            (
                Value("due", "Tiles 1 and 6 tax a free build by Olympia A or Halikarnassus like any other."),
                Value("waived", "Tiles 1 and 6 do not tax a free build by Olympia A or Halikarnassus."),
            ),
        ),
        partly_beyond="A file knows no leaders, so it can show Olympia and Halikarnassus, but not Solomon or Ramses.",
    ),
    Ruling(
        id="E16",
        question="Tiles 2 and 15: what of a cost in coins?",
        answer="It is paid. These tiles take away the resources of the cost and nothing else.",
        basis=("rulebook",),
        sources=(NO_RESOURCES, tile_effect("tiles 2 and 15, Précision")),
        tiles=(2, 15),
        beyond_the_file="No red card and no wonder stage of the base game costs coins, so the case never comes up.",
    ),
    Ruling(
        id="E17",
        question="Tiles 1 and 2 act together: what does a red card cost?",
        answer="No resources, but the tax: as many coins as the number of the Age.",
        basis=("derived",),
        sources=(TAXES, NO_RESOURCES),
        tiles=(1, 2),
    ),
    Ruling(
        id="E18",
        question="What does a card cost under tiles 8 and 23?",
        answer=(
            "One coin to the bank for each resource symbol of its cost, in place of the resources. Traders Guild "
            "costs 3 coins, Pantheon 6."
        ),
        basis=("rulebook",),
        sources=(IN_COINS, tile_effect("tiles 8 and 23, Exemple")),
        tiles=(8, 23),
    ),
    Ruling(
        id="E19",
        question="Tile 8: what of a blue card without a cost, and of the dearest one?",
        answer="The rule has no exception: Altar, Theater and Pawnshop cost 0 coins, Baths 1 coin, Palace 7 coins.",
        basis=("derived",),
        sources=(IN_COINS,),
        tiles=(8,),
    ),
    Ruling(
        id="E20",
        question="Does tile 8 leave chains alone?",
        answer=(
            "Yes. A blue card may still be built by a chain, and that is free; tiles 13 and 14 act on the chain as "
            "always."
        ),
        basis=("rulebook",),
        sources=(tile_effect("tiles 8 and 23, Précision"),),
        tiles=(8, 13, 14),
    ),
    Ruling(
        id="E21",
        question="Tile 8, and a leader such as Hammurabi takes one resource off the cost?",
        answer="We say that the resource is taken off first, and what is left of the cost is counted in coins.",
        basis=("unresolved",),
        sources=(IN_COINS,),
        tiles=(8,),
        choice=Choice(
            "discount_under_coin_tiles",
            (
                Value("counts", "One resource is taken off, and each of the others costs 1 coin."),
                Value("ignored", "The leader changes nothing: every resource of the cost is 1 coin."),
            ),
        ),
        beyond_the_file="A file knows no leaders, so the value changes no answer.",
    ),
    Ruling(
        id="E22",
        question="Tile 8 with tile 6 or tile 5: what does a blue card cost?",
        answer=(
            "With tile 6 the tax comes on top of the coins for the resources. With tile 5 the bonus follows once "
            "the card is built, too late to pay for it."
        ),
        basis=("derived",),
        sources=(IN_COINS, TAXES, BONUSES),
        tiles=(5, 6, 8),
    ),
    Ruling(
        id="E23",
        question="Tile 23 and the leader Ramses: is a guild still free?",
        answer="Yes. Ramses goes on building guilds for nothing.",
        basis=("rulebook",),
        sources=(with_leaders("the point Ramsès"),),
        tiles=(23,),
        beyond_the_file="A file knows no leaders.",
    ),
    Ruling(
        id="E24",
        question="Tiles 23 and 24 act together: do the 5 coins help to pay?",
        answer=(
            "No. The guild is paid first, in coins, and the 5 coins come afterwards, so they cannot pay for that guild."
        ),
        basis=("derived",),
        sources=(IN_COINS, tile_effect("tile 24")),
        tiles=(23, 24),
    ),
)
