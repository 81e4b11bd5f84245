"""`babel price`: whether a build is legal, every coin of the best way, and with --all the other ways in order."""

from collections.abc import Iterator

from babylon_cli.babel.answers.price import PriceAnswer
from babylon_cli.babel.pages.text import TextReport
from babylon_cli.babel.pages.tower import laws_in_force
from babylon_cli.babel.price.ways import Way
from babylon_cli.babel.terms import WAYS, goods_named
from babylon_cli.printing.layout import display_width
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Counted, Message, Term


class Report(TextReport[PriceAnswer]):
    """Prints one answer a document."""

    def lines(self, told: PriceAnswer) -> Iterator[str]:
        """The price with its account, the laws in force, and what the answer rests on."""
        screen = self.screen
        coins = Counted(told.coins, "coin")
        asked = Message(
            "{player} builds {what} in Age {age}, with {coins}:",
            player=told.player,
            what=told.what,
            age=told.age,
            coins=coins,
        )
        yield screen.wrapped(asked, indent="")
        yield f"  {_verdict(told, screen)}"
        for reason in told.price.reasons:
            yield screen.wrapped(reason, indent="  ")
        if told.price.best is not None:
            yield from ("", *_account(told.price.best, screen, is_payable=told.price.legal))
        if told.all_ways and len(told.price.ways) > 1:
            yield from ("", *_all_ways(told, screen))
        yield from ("", *laws_in_force(told.active, told.age, screen))
        yield from self.rulings(told.rests_on)


def _verdict(answer: PriceAnswer, screen: Screen) -> str:
    best = answer.price.best
    if best is None or not answer.price.legal:
        return screen.paint(screen.say(Message("not legal")), "error")
    price = Message(", for {coins}", coins=Counted(best.total, "coin"))
    if best.gain:
        gain = Counted(best.gain, "coin")
        price = Message("{price}, and {coins} back afterwards", price=price, coins=gain)
    return screen.paint(screen.say(Message("legal")), "good") + screen.say(price)


def _account(way: Way, screen: Screen, *, is_payable: bool) -> Iterator[str]:
    """Every coin of a way, and what it comes to."""
    by = WAYS[way.bill.kind]
    title = Message("The best way, {by}", by=by) if is_payable else Message("The nearest way, {by}", by=by)
    yield screen.paint(screen.say(title), "place")
    for remark in way.bill.remarks:
        yield screen.wrapped(remark, indent="  ")
    if way.purchase.own:
        yield screen.wrapped(Message("the city makes {goods} itself", goods=goods_named(way.purchase.own)), indent="  ")
    for charge in way.charges:
        yield _coins(charge.coins, Message("to {receiver}: {why}", receiver=charge.to.told, why=charge.why), screen)
    for gain in way.bill.gains:
        yield _coins(gain.coins, Message("from the bank afterwards: {why}", why=gain.why), screen)
    yield _coins(way.total, Message("in all"), screen)


def _coins(coins: int, what: Message, screen: Screen) -> str:
    return screen.wrapped(what, indent=f"  {coins:>3} ", hanging="      ")


def _all_ways(answer: PriceAnswer, screen: Screen) -> Iterator[str]:
    yield screen.paint(screen.say(Message("All ways")), "place")
    heads = [screen.say(Term(word)) for word in ("bank", "left", "right", "total", "gain")]
    yield f"  {'  '.join(heads)}"
    for way in answer.price.ways:
        numbers = (*way.paid, way.total, way.gain)
        row = "  ".join([f"{number:>{display_width(head)}}" for head, number in zip(heads, numbers, strict=True)])
        by = WAYS[way.bill.kind]
        yield f"  {row}  {screen.say(by if answer.is_payable(way) else Message('{by}, too dear', by=by))}"
