"""`price`: whether a build is legal, every coin of the best way, the other ways, and what the answer rests on."""

from collections.abc import Iterator
from dataclasses import dataclass

from babylon_cli.babel.answers.answer import Answered, TableAnswer, answered
from babylon_cli.babel.answers.reliance import Reliance, reliances
from babylon_cli.babel.files.load import TowerDocument
from babylon_cli.babel.play.tower import active_tiles, tower_of
from babylon_cli.babel.price.answer import Price, price_of
from babylon_cli.babel.price.ways import TAXES, Way
from babylon_cli.babel.table.table import Build, City, Table
from babylon_cli.babel.terms import GOODS
from babylon_cli.wording.message import ENGLISH, Language, Message, Name


@dataclass(frozen=True, slots=True)
class PriceAnswer(TableAnswer):
    """What one build costs at least, and whether it is allowed."""

    player: str
    age: int
    coins: int
    """What the player has."""
    what: Message | Name
    """What is built."""
    price: Price
    active: tuple[int, ...]
    """The tiles in force, in the order of their spaces."""
    rests_on: tuple[Reliance, ...]
    all_ways: bool
    """Whether the other ways are told, too."""

    @property
    def is_broken(self) -> bool:
        """Whether the build is not legal."""
        return not self.price.legal

    def is_payable(self, way: Way) -> bool:
        """Whether the player has the coins for a way."""
        return way.total <= self.coins

    def data(self, language: Language = ENGLISH) -> dict[str, object]:
        """The price, the account of the best way, and what the answer rests on."""
        best = self.price.best
        ways = {"ways": [self._way(way) for way in self.price.ways]} if self.all_ways else {}
        return {
            "legal": self.price.legal,
            "coins": None if best is None else coins_of(best),
            "gain": None if best is None else best.gain,
            "reasons": [language.say(reason) for reason in self.price.reasons],
            "way": None if best is None else _account(best, language),
            "rests_on": [reliance.data() for reliance in self.rests_on],
            **ways,
        }

    def _way(self, way: Way) -> dict[str, object]:
        return {"kind": way.bill.kind, **coins_of(way), "gain": way.gain, "payable": self.is_payable(way)}


def price(document: TowerDocument, *, all_ways: bool = False) -> Answered[PriceAnswer]:
    """What the build of a document costs; with all ways to pay for it, if they are asked for."""
    if document.table is not None and document.table.build is None:
        help = Message("write such as `build: {{player: Ana, card: Temple}}`, or `stage: true` in place of a card")
        return Answered(document.refused(Message("the document has no `build` to price"), help))
    return answered(document, lambda table: price_answer(table, all_ways=all_ways))


def price_answer(table: Table, *, all_ways: bool = False) -> PriceAnswer:
    """What the build of a table costs; with all ways to pay for it, if they are asked for.

    Raises ValueError where the table names no build.
    """
    if table.build is None:
        raise ValueError("the table names no build")
    build, city = table.build, table.cities[table.build.seat]
    found, that_can_matter = price_of(table, build), tuple(rulings_that_can_matter(table, build))
    rests_on = reliances(table, lambda asked: _in_coins(price_of(asked, build)), _in_coins(found), that_can_matter)
    return PriceAnswer(
        player=city.name,
        age=table.age,
        coins=city.coins,
        what=_named(city, build),
        price=found,
        active=tower_of(table).active,
        rests_on=tuple(rests_on),
        all_ways=all_ways,
    )


def rulings_that_can_matter(table: Table, build: Build) -> Iterator[str]:
    """The open rulings whose other value may change a price; every other one leaves it as it is."""
    active = active_tiles(table)
    if active.intersection([tile for tile, _ in TAXES.values()]):
        if build.use in ("olympia", "discard"):
            yield "tax_on_free_builds"
        if build.use in ("free_building", "free_stage"):
            yield "free_token_waives_tax"
    if 7 in active and any([city.free_city for city in table.neighbours(build.seat)]):
        yield "free_city_chains"
    if active.intersection((10, 12)):
        yield "surcharge_goes_to"
    if 20 in active:
        yield "infinite_for_sale"


def _in_coins(price: Price) -> object:
    """What another ruling would have to change."""
    return price.legal, price.best and price.best.coins


def _named(city: City, build: Build) -> Message | Name:
    """The card, or the next stage; where all are built, any further one."""
    if build.card is not None:
        return build.card.said
    number = len(city.built_stages) + 1
    if number > len(city.wonder.stages):
        return Message("a further stage")
    return Message("stage {number} of {wonder}", number=number, wonder=city.wonder.said)


def coins_of(way: Way) -> dict[str, int]:
    """The coins of a way by who gets them, and in all."""
    return {**way.paid._asdict(), "total": way.total}


def _account(way: Way, language: Language) -> dict[str, object]:
    """Every coin of a way."""
    own = way.purchase.own
    return {
        "kind": way.bill.kind,
        "made": {GOODS[good].word: own.count(good) for good in dict.fromkeys(own)},
        "lines": [
            {"coins": charge.coins, "to": language.say(charge.to.told), "why": language.say(charge.why)}
            for charge in way.charges
        ],
        "gains": [{"coins": gain.coins, "why": language.say(gain.why)} for gain in way.bill.gains],
    }
