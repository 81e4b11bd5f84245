"""`score`: the pad of each player, the choices made at the end, and who wins."""

from collections.abc import Iterator

from babylon_cli.babel.files.load import TowerDocument
from babylon_cli.babel.scoring.pad import PAD_FORM
from babylon_cli.babel.scoring.settle import Choice, Standing, settle
from babylon_cli.babel.terms import SYMBOLS
from babylon_cli.judging.scored import Scored, ScoredPlayer, Sheet, outcome
from babylon_cli.wording.message import Counted, Message, listed

LAST_AGE = 3
"""The game is over after it; a file of it that asks for no build is taken for its end."""


def score(document: TowerDocument) -> Scored:
    """Score one document, if it is usable."""
    if document.table is None:
        return Scored(document, PAD_FORM)
    result = settle(document.table)
    players = tuple([_player(standing) for standing in result.standings])
    in_progress = document.table.age < LAST_AGE or document.table.build is not None
    sheet = Sheet(players, {"winners": list(result.winners)}, _outcome, in_progress=in_progress)
    return Scored(document, PAD_FORM, (sheet,))


def _outcome(sheet: Sheet) -> Message:
    """Who wins or leads, and by what."""
    if not sheet.players:
        return Message("No city has a player.")
    return outcome(sheet.players, "coin", in_progress=sheet.in_progress)


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
    lines, wonder = standing.lines, city.wonder.said
    return ScoredPlayer(city.name, wonder, lines, points, city.coins, standing.rank, entry, remarks)


def _choices(choice: Choice) -> Iterator[Message]:
    """What was chosen for the best total, where there was a choice."""
    if choice.copied is not None:
        yield Message("copies the {guild}", guild=choice.copied.said)
    if choice.free:
        counts = [(number, SYMBOLS[symbol]) for symbol, number in zip(SYMBOLS, choice.symbols, strict=True) if number]
        symbols = listed([Message("{number} × {symbol}", number=number, symbol=symbol) for number, symbol in counts])
        free = Counted(choice.free, "symbol")
        yield Message("{free} of choice, making {symbols} in all", free=free, symbols=symbols)
