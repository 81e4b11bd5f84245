"""`babel score`: the pad of all players side by side, the choices made at the end, and the winner."""

from collections.abc import Iterator

from tabulate import tabulate

from babylon_cli.babel.answers.score import PlayerScore, ScoreAnswer
from babylon_cli.babel.scoring.line import ROWS
from babylon_cli.printing.layout import COLUMNS, display_width
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Counted, Message, Term


def score_lines(answer: ScoreAnswer, screen: Screen) -> Iterator[str]:
    """The pads, the winner, the choices, and every point, if that is asked for."""
    if not answer.players:
        yield screen.say(answer.outcome)
        return
    for part in _parts(answer.players, screen):
        yield from (_pad(part, screen), "")
    yield screen.paint(screen.wrapped(answer.outcome, indent=""), "good")
    for player in answer.players:
        for choice in player.choices:
            told = Message("{player}: {choice}", player=player.name, choice=choice)
            yield screen.wrapped(told, indent="", hanging="  ")
    if answer.why:
        for player in answer.players:
            yield from _reasons(player, screen)


def _parts(players: tuple[PlayerScore, ...], screen: Screen) -> Iterator[tuple[PlayerScore, ...]]:
    """The players side by side as far as a terminal is wide; the others below."""
    most = len(players)
    while most > 1 and any([_width(part, screen) > COLUMNS for part in _divided(players, most)]):
        most -= 1
    yield from _divided(players, most)


def _divided(players: tuple[PlayerScore, ...], most: int) -> list[tuple[PlayerScore, ...]]:
    """The players in parts of at most so many."""
    return [players[start : start + most] for start in range(0, len(players), most)]


def _width(players: tuple[PlayerScore, ...], screen: Screen) -> int:
    return max([display_width(line) for line in _pad(players, screen).split("\n")])


def _pad(players: tuple[PlayerScore, ...], screen: Screen) -> str:
    heads = ["", *[screen.say(player.name) for player in players]]
    lines: list[list[str | int]] = [["", *[player.wonder for player in players]]]
    lines += [[screen.say(label), *[player.points[row] for player in players]] for row, label in ROWS]
    lines.append([screen.say(Term("TOTAL")), *[player.total for player in players]])
    lines.append([screen.say(Term("Coins in hand")), *[player.coins for player in players]])
    lines.append([screen.say(Term("Rank")), *[player.rank for player in players]])
    alignment = ("left", *["right"] * len(players))
    return tabulate(lines, headers=heads, tablefmt="simple", colalign=alignment, disable_numparse=True)


def _reasons(player: PlayerScore, screen: Screen) -> Iterator[str]:
    points = Message("{player}: {points}", player=player.name, points=Counted(player.total, "point"))
    yield from ("", screen.paint(screen.say(points), "place"))
    for row, label in ROWS:
        yield f"  {screen.say(Message('{row}: {points}', row=label, points=player.points[row]))}"
        for line in player.lines[row]:
            yield screen.wrapped(line.told, indent=f"  {line.points:>4}  ", hanging="        ")
