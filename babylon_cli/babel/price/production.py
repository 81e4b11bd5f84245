"""What a city makes in a turn, and what it sells, under the laws in force."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.babel.facts.cards import Card
from babylon_cli.babel.facts.goods import options
from babylon_cli.babel.facts.tiles import FREE_GOODS, YELLOW_OFF
from babylon_cli.babel.price.supply import Source
from babylon_cli.babel.table.rulings import Rulings
from babylon_cli.babel.table.table import City


class Laws(NamedTuple):
    """The tiles in force, and the rulings under which they are read."""

    active: frozenset[int]
    rulings: Rulings


def made_by(city: City, laws: Laws) -> tuple[Source, ...]:
    """What a city makes for itself in one turn: board, cards, stages, and tiles 17, 18 and 21."""
    return (*_board_and_goods(city, laws, unlimited=True), *_for_itself(city, laws))


def sold_by(city: City, laws: Laws) -> tuple[Source, ...]:
    """What a neighbour sells: its board, brown and grey cards, and nothing else (E40)."""
    return tuple(_board_and_goods(city, laws, unlimited=laws.rulings.infinite_for_sale == "any"))


def _board_and_goods(city: City, laws: Laws, *, unlimited: bool) -> Iterator[Source]:
    if not city.tokens.lost_wonder:
        yield Source(city.wonder.resource)
    for card in city.cards:
        if card.colour in ("brown", "grey"):
            yield from _of_card(card, laws, unlimited=unlimited)


def _of_card(card: Card, laws: Laws, *, unlimited: bool) -> Iterator[Source]:
    """What a brown or grey card gives: nothing if tile 3 stops it, any number if tile 20 lets it (E34 to E38)."""
    is_single_brown = card.colour == "brown" and len(card.produces) == 1
    if 3 in laws.active and card.colour == "brown" and not is_single_brown:
        return
    choice = options(card.produces)
    if len(choice) > 1:
        yield Source("".join(choice))
        return
    for letter in card.produces:
        yield Source(letter, unlimited=unlimited and is_single_brown and 20 in laws.active)


def _for_itself(city: City, laws: Laws) -> Iterator[Source]:
    for card in city.cards:
        is_off = 4 in laws.active and card.name in YELLOW_OFF
        if card.colour == "yellow" and card.produces and not is_off:
            yield Source("".join(options(card.produces)))
    for stage in city.built_stages:
        if stage.produces:
            yield Source("".join(options(stage.produces)))
    for tile, goods in FREE_GOODS.items():
        if tile in laws.active:
            yield Source("".join(options(goods)))
