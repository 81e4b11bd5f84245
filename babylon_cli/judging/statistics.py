"""What many games came to, player by player: sums that grow by one scored document after the other.

A document is a play where its game is over and two players at least are on its pad. What is found to break a rule
counts as it was scored, and is told. Of a document nothing but sums stays.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from babylon_cli.judging.line import TOTAL, PadForm
from babylon_cli.judging.scored import Scored, ScoredPlayer, Sheet
from babylon_cli.wording.spelling import folded

FEWEST_PLAYERS = 2

Passed = Literal["unfinished", "alone"]
"""Why a document is no play: its game goes on, or a player is alone on its pad."""


@dataclass(slots=True)
class RowSum:
    """One row of the pad over all plays that know its points."""

    plays: int = 0
    points: int = 0
    best: int = 0

    def add(self, points: int) -> None:
        """Count the points of one play."""
        self.best = max(self.best, points) if self.plays else points
        self.plays += 1
        self.points += points

    @property
    def average(self) -> Fraction | None:
        """The points of a play; None where no play knows them."""
        return Fraction(self.points, self.plays) if self.plays else None


class Best(NamedTuple):
    """The most points that a player ever had, and where."""

    points: int
    title: str
    """The title that the document gives itself, or else its file."""
    day: str | None


NOTHING_YET = Best(0, "", None)


@dataclass(slots=True)
class PlayerSum:
    """One player over all plays of a game."""

    name: str
    """As it was typed first."""
    plays: int = 0
    wins: int = 0
    shared: int = 0
    """How many of the wins are shared with others."""
    best: Best = NOTHING_YET
    rows: dict[str, RowSum] = field(default_factory=dict)
    """By the key of the row, the total among them."""

    def add(self, player: ScoredPlayer, *, is_shared: bool, title: str, day: str | None) -> None:
        """Count one play."""
        self.plays += 1
        if player.rank == 1:
            self.wins += 1
            self.shared += is_shared
        for key, points in player.rows.items():
            if points is not None:
                self.rows.setdefault(key, RowSum()).add(points)
        if self.plays == 1 or player.total > self.best.points:
            self.best = Best(player.total, title, day)

    @property
    def average(self) -> Fraction:
        """The total of a play."""
        return self.rows[TOTAL].average or Fraction(0)

    def row(self, key: str) -> RowSum:
        """One row of the pad, which may never have had points."""
        return self.rows.get(key, RowSum())


@dataclass(slots=True)
class GameSum:
    """All plays of one game."""

    game: str
    form: PadForm
    plays: int = 0
    broken: int = 0
    """How many of the plays break a rule."""
    passed: Counter[Passed] = field(default_factory=Counter)
    """How many documents are no play, by why."""
    first: str | None = None
    """The first day of a play that has one."""
    last: str | None = None
    by_name: dict[str, PlayerSum] = field(default_factory=dict)
    """The players by their names in one letter case."""

    def add(self, answer: Scored) -> None:
        """Count one document."""
        sheet = answer.sheets[-1]
        passed = _passed(sheet)
        if passed is not None:
            self.passed[passed] += 1
            return
        self.plays += 1
        self.broken += answer.is_broken
        day = answer.document.occasion.day
        if day is not None:
            self.first = min(self.first or day, day)
            self.last = max(self.last or day, day)
        title = answer.document.own_name or answer.document.file
        for player in sheet.players:
            summed = self.by_name.setdefault(folded(player.name), PlayerSum(player.name))
            summed.add(player, is_shared=len(sheet.winners) > 1, title=title, day=day)

    @property
    def players(self) -> tuple[PlayerSum, ...]:
        """Who won most comes first, then who has more points, then by name."""
        ranked = sorted(self.by_name.items(), key=lambda named: (-named[1].wins, -named[1].average, named[0]))
        return tuple([player for _, player in ranked])

    def everyone(self, key: str) -> RowSum:
        """One row of the pad over all players."""
        rows = [player.row(key) for player in self.by_name.values()]
        known = [row for row in rows if row.plays]
        best = max([row.best for row in known], default=0)
        return RowSum(sum([row.plays for row in known]), sum([row.points for row in known]), best)

    def row_keys(self) -> Iterator[str]:
        """The keys of the pad's rows, and of the total."""
        yield from [row.key for row in self.form.rows]
        yield TOTAL

    def data(self) -> dict[str, Any]:
        """As the JSON contract has it."""
        return {
            "game": self.game,
            "plays": self.plays,
            "broken": self.broken,
            "unfinished": self.passed["unfinished"],
            "alone": self.passed["alone"],
            "first": self.first,
            "last": self.last,
            "players": [self._player(player) for player in self.players],
            "everyone": {key: _row_data(self.everyone(key)) for key in self.row_keys()},
        }

    def _player(self, player: PlayerSum) -> dict[str, Any]:
        rows = {key: _row_data(player.row(key)) for key in self.row_keys()}
        told = {"name": player.name, "plays": player.plays, "wins": player.wins, "shared_wins": player.shared}
        return {**told, "average": rounded(player.average), "best": player.best._asdict(), "rows": rows}


def _row_data(row: RowSum) -> dict[str, Any]:
    return {"average": rounded(row.average), "best": row.best if row.plays else None}


def _passed(sheet: Sheet) -> Passed | None:
    if sheet.in_progress:
        return "unfinished"
    return "alone" if len(sheet.players) < FEWEST_PLAYERS else None


def rounded(average: Fraction | None) -> float | None:
    """An average to two places, the same on every machine."""
    return None if average is None else float(round(average, 2))


class Statistics:
    """The sums of every game that was met, in the order of their words."""

    def __init__(self) -> None:
        """Begin with nothing counted."""
        self._games: dict[str, GameSum] = {}

    def add(self, answer: Scored) -> None:
        """Count one document; an unusable one is told elsewhere."""
        if answer.sheets:
            game = answer.document.game
            self._games.setdefault(game, GameSum(game, answer.form)).add(answer)

    @property
    def games(self) -> tuple[GameSum, ...]:
        """Every game, by its word."""
        return tuple([summed for _, summed in sorted(self._games.items())])
