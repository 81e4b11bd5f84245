"""`score`: the pad of each player, the choices made at the end, and who wins."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from babylon_cli.babel.answers.answer import Answer
from babylon_cli.babel.scoring.line import TOTAL, Row
from babylon_cli.babel.scoring.science import Symbols
from babylon_cli.babel.scoring.settle import Choice, Standing, settle
from babylon_cli.babel.table.table import Table
from babylon_cli.babel.terms import SYMBOLS
from babylon_cli.judging.line import Line
from babylon_cli.wording.message import ENGLISH, Counted, Language, Message, listed


class PlayerScore(NamedTuple):
    """The pad of one player."""

    name: str
    wonder: str
    """The board and its side."""
    points: Mapping[str, int]
    """By row, and the total: the sums of the lines."""
    lines: Mapping[Row, tuple[Line, ...]]
    rank: int
    """Equals share it: 1, 1, 3."""
    coins: int
    """What breaks a tie."""
    copied_guild: str | None
    symbols: Symbols
    choices: tuple[Message, ...]
    """What was chosen for the best total, where there was a choice."""

    @property
    def total(self) -> int:
        """All points."""
        return self.points[TOTAL]


@dataclass(frozen=True, slots=True)
class ScoreAnswer(Answer):
    """The pads of the players in the order of the file, and the winners."""

    players: tuple[PlayerScore, ...]
    winners: tuple[str, ...]
    why: bool
    """Whether the lines behind each number are told, too."""

    @property
    def outcome(self) -> Message:
        """Who wins and by what, in one sentence."""
        if not self.players:
            return Message("No city has a player.")
        first = next(player for player in self.players if player.rank == 1)
        names, points, coins = listed(self.winners), Counted(first.total, "point"), Counted(first.coins, "coin")
        if len(self.players) == 1:
            return Message("{names} scores {points}.", names=names, points=points)
        if len(self.winners) > 1:
            return Message(
                "{names} share the victory with {points} and {coins} each.", names=names, points=points, coins=coins
            )
        level = [player for player in self.players if player.rank > 1 and player.total == first.total]
        if level:
            others = listed([Message("{name}'s {coins}", name=player.name, coins=player.coins) for player in level])
            return Message(
                "{names} wins the tie at {points} with {coins} to {others}.",
                names=names,
                points=points,
                coins=coins,
                others=others,
            )
        return Message("{names} wins with {points}.", names=names, points=points)

    def data(self, language: Language = ENGLISH) -> dict[str, object]:
        """The pads, with the lines behind each number if they are asked for, and the winners."""
        return {
            "players": [self._player(player, language) for player in self.players],
            "winners": list(self.winners),
        }

    def _player(self, player: PlayerScore, language: Language) -> dict[str, object]:
        data: dict[str, object] = {
            "name": player.name,
            "score": dict(player.points),
            "rank": player.rank,
            "coins": player.coins,
            "copied_guild": player.copied_guild,
            "symbols": player.symbols._asdict(),
        }
        if self.why:
            data["lines"] = {row: [line.data(language) for line in lines] for row, lines in player.lines.items()}
        return data


def score_answer(table: Table, *, why: bool = False) -> ScoreAnswer:
    """The pads of a table; with the lines behind each number, if they are asked for."""
    result = settle(table)
    return ScoreAnswer(tuple([_player(standing) for standing in result.standings]), result.winners, why)


def _player(standing: Standing) -> PlayerScore:
    city, choice = standing.city, standing.choice
    copied = None if choice.copied is None else choice.copied.name
    return PlayerScore(
        city.name,
        city.wonder.title,
        standing.points,
        standing.lines,
        standing.rank,
        city.coins,
        copied,
        choice.symbols,
        tuple(_choices(choice)),
    )


def _choices(choice: Choice) -> Iterator[Message]:
    if choice.copied is not None:
        yield Message("copies the {guild}", guild=choice.copied.name)
    if choice.free:
        symbols = listed(
            [
                Message("{number} × {symbol}", number=number, symbol=SYMBOLS[symbol])
                for symbol, number in zip(SYMBOLS, choice.symbols, strict=True)
                if number
            ]
        )
        yield Message("{free} of choice, making {symbols} in all", free=Counted(choice.free, "symbol"), symbols=symbols)
