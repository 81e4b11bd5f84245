"""`score`: the pad of each player, the choices made at the end, and who wins."""

from collections.abc import Iterator

from babylon_cli.babel.files.load import TowerDocument
from babylon_cli.babel.scoring.pad import PAD_FORM
from babylon_cli.babel.scoring.settle import Choice, Result, Standing, settle
from babylon_cli.babel.terms import SYMBOLS
from babylon_cli.judging.line import TOTAL
from babylon_cli.judging.scored import Scored, ScoredPlayer, Sheet
from babylon_cli.wording.message import Counted, Message, listed


def score(document: TowerDocument) -> Scored:
    """Score one document, if it is usable."""
    if document.table is None:
        return Scored(document, PAD_FORM)
    result = settle(document.table)
    players = tuple([_player(standing) for standing in result.standings])
    return Scored(document, PAD_FORM, (Sheet(players, {"winners": list(result.winners)}, outcome(result)),))


def outcome(result: Result) -> Message:
    """Who wins and by what, in one sentence."""
    if not result.standings:
        return Message("No city has a player.")
    first = next(standing for standing in result.standings if standing.rank == 1)
    most = first.points[TOTAL]
    names, points, coins = listed(result.winners), Counted(most, "point"), Counted(first.city.coins, "coin")
    if len(result.standings) == 1:
        return Message("{names} scores {points}.", names=names, points=points)
    if len(result.winners) > 1:
        return Message(
            "{names} share the victory with {points} and {coins} each.", names=names, points=points, coins=coins
        )
    level = [standing.city for standing in result.standings if standing.rank > 1 and standing.points[TOTAL] == most]
    if level:
        others = listed([Message("{name}'s {coins}", name=city.name, coins=city.coins) for city in level])
        return Message(
            "{names} wins the tie at {points} with {coins} to {others}.",
            names=names,
            points=points,
            coins=coins,
            others=others,
        )
    return Message("{names} wins with {points}.", names=names, points=points)


def _player(standing: Standing) -> ScoredPlayer:
    city, choice, points = standing.city, standing.choice, standing.points
    entry = {
        "name": city.name,
        "score": points,
        "rank": standing.rank,
        "coins": city.coins,
        "copied_guild": None if choice.copied is None else choice.copied.name,
        "symbols": choice.symbols._asdict(),
    }
    remarks = tuple(_choices(choice))
    lines, wonder = standing.lines, city.wonder.title
    return ScoredPlayer(city.name, wonder, lines, points, city.coins, standing.rank, entry, remarks)


def _choices(choice: Choice) -> Iterator[Message]:
    """What was chosen for the best total, where there was a choice."""
    if choice.copied is not None:
        yield Message("copies the {guild}", guild=choice.copied.name)
    if choice.free:
        counts = [(number, SYMBOLS[symbol]) for symbol, number in zip(SYMBOLS, choice.symbols, strict=True) if number]
        symbols = listed([Message("{number} × {symbol}", number=number, symbol=symbol) for number, symbol in counts])
        free = Counted(choice.free, "symbol")
        yield Message("{free} of choice, making {symbols} in all", free=free, symbols=symbols)
