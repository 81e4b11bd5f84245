"""`score --format table`: the pad of the box with all players side by side."""

from collections.abc import Iterator

from tabulate import tabulate

from babylon_cli.judging.scored import Scored, ScoredPlayer, Sheet
from babylon_cli.printing.layout import COLUMNS, display_width
from babylon_cli.printing.pad.rows import (
    FROM,
    heading_of,
    lines_of,
    moment_of,
    numbers_of,
    outcome_of,
    starred,
    title_of,
)
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Counted, Message

Columns = tuple[tuple[ScoredPlayer, ...], ...]
"""Player by player, as the pads have them: once, or before and after a turn."""


class Report(BaseReport[Scored]):
    """Prints one pad a document."""

    def entry(self, answer: Scored) -> str:
        """The pad of one document, the outcome, and what has to be said beside it."""
        if not answer.sheets:
            return ""
        screen = self.screen
        heads = [screen.paint(screen.say(title), "place") for title in (*title_of(answer), answer.document.title)]
        return "\n".join([*heads, "", *body(answer, screen, why=self.why)]) + "\n\n"


def body(answer: Scored, screen: Screen, *, why: bool) -> Iterator[str]:
    """What stands under the heads: the pads, what has to be said beside them, and the lines behind each number."""
    yield from _pads(answer, screen)
    for sheet in answer.sheets:
        yield from _outcome(sheet, screen)
    for player in answer.sheets[-1].players:
        for remark in player.remarks:
            yield screen.wrapped(Message("{player}: {remark}", player=player.name, remark=remark), "", "  ")
    for mark in answer.marks:
        yield screen.paint(screen.wrapped(mark, ""), "error" if answer.is_broken else "warning")
    for sheet in answer.sheets if why else ():
        for player in sheet.players:
            yield from _reasons(answer, sheet, player, screen)


def _pads(answer: Scored, screen: Screen) -> Iterator[str]:
    """The pad, or those before and after a turn in one."""
    heading = heading_of(answer)
    if heading:
        yield screen.paint(screen.wrapped(heading, ""), "place")
    players = tuple(zip(*[sheet.players for sheet in answer.sheets], strict=True))
    for part in _parts(answer, players, screen):
        yield from (_pad(answer, part, screen), "")


def _outcome(sheet: Sheet, screen: Screen) -> Iterator[str]:
    """Who is first on a pad, and the rulings that it rests on."""
    yield screen.paint(screen.wrapped(outcome_of(sheet), ""), "good")
    for reliance in sheet.rests_on:
        yield screen.wrapped(reliance.told, "", "  ")


def _parts(answer: Scored, players: Columns, screen: Screen) -> list[Columns]:
    """The players side by side as far as a terminal is wide; the others below."""
    most = max(1, len(players))
    while most > 1 and any([_width(answer, part, screen) > COLUMNS for part in _divided(players, most)]):
        most -= 1
    return _divided(players, most)


def _divided(players: Columns, most: int) -> list[Columns]:
    """The players in parts of at most so many."""
    return [players[start : start + most] for start in range(0, len(players), most)]


def _width(answer: Scored, players: Columns, screen: Screen) -> int:
    return max([display_width(line) for line in _pad(answer, players, screen).split("\n")])


def _pad(answer: Scored, columns: Columns, screen: Screen) -> str:
    """The rows under the players' names; the column of the pad's own notation stands where the pad has one."""
    rows = list(numbers_of(answer.form, list(zip(*columns, strict=True))))
    margin = 2 if any([row.notation for row, _ in rows]) else 1
    players = [column[0] for column in columns]
    heads = [screen.say(starred(answer, player)) for player in players]
    table = [[*[""] * margin, *[screen.say(player.about) for player in players]]]
    if any([player.source for player in players]):
        table.append([*[""] * margin, *[screen.say(FROM[player.source]) for player in players]])
    table += [[*(screen.say(row.label), row.notation)[:margin], *numbers] for row, numbers in rows]
    alignment = (*["left"] * margin, *["right"] * len(players))
    return tabulate(
        table, headers=[*[""] * margin, *heads], tablefmt="simple", colalign=alignment, disable_numparse=True
    )


def _reasons(answer: Scored, sheet: Sheet, player: ScoredPlayer, screen: Screen) -> Iterator[str]:
    yield ""
    head = Message("{player}: {points}", player=moment_of(sheet, player), points=Counted(player.total, "point"))
    yield screen.paint(screen.say(head), "place")
    for row, lines in lines_of(answer.form, player):
        yield f"  {screen.say(row)}"
        for line in lines:
            yield screen.wrapped(line.told, indent=f"  {line.points:>4}  ", hanging="        ")
