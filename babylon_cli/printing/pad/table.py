"""`score --format table`: the pad of the box with all players side by side."""

from collections.abc import Iterable, Iterator, Sequence

from tabulate import tabulate

from babylon_cli.judging.scored import Scored, ScoredPlayer, Sheet
from babylon_cli.printing.layout import display_width, shortened
from babylon_cli.printing.pad.rows import (
    FROM,
    Row,
    evening_of,
    heading_of,
    lines_of,
    moment_of,
    numbers_of,
    outcome_of,
    starred,
    title_of,
)
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.printing.screen import Screen, painted_width
from babylon_cli.wording.message import Counted, Message

Columns = tuple[tuple[ScoredPlayer, ...], ...]
"""Player by player, as the pads have them: once, or before and after a turn."""

GAPS = 6
"""The columns between labels, notation and names, and those that tabulate adds to a name."""


class Report(BaseReport[Scored]):
    """Prints one pad a document."""

    def entry(self, answer: Scored) -> str:
        """The pad of one document, the outcome, and what has to be said beside it."""
        if not answer.sheets:
            return ""
        screen = self.screen
        heads = [screen.head(title) for title in (*title_of(answer), answer.document.title)]
        heads += [screen.wrapped(evening, "", "  ") for evening in evening_of(answer)]
        return "\n".join([*heads, "", *body(answer, screen, why=self.why)]) + "\n\n"


def body(answer: Scored, screen: Screen, *, why: bool) -> Iterator[str]:
    """What stands under the heads: the pads, what has to be said beside them, and the lines behind each number."""
    yield from pads(answer, screen)
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


def pads(answer: Scored, screen: Screen) -> Iterator[str]:
    """The pad, or those before and after a turn in one, with an empty line under each part of it."""
    heading = heading_of(answer)
    if heading:
        yield screen.head(heading)
    players = tuple(zip(*[sheet.players for sheet in answer.sheets], strict=True))
    for pad in _pads_that_fit(answer, players, screen):
        yield from (pad, "")


def _outcome(sheet: Sheet, screen: Screen) -> Iterator[str]:
    """Who is first on a pad, and the rulings that it rests on."""
    yield screen.paint(screen.wrapped(outcome_of(sheet), ""), "good")
    for reliance in sheet.rests_on:
        yield screen.set_off(reliance.told, "", hanging="  ")


def _pads_that_fit(answer: Scored, players: Columns, screen: Screen) -> list[str]:
    """The pads of the players side by side as far as the page is wide, those of the others below."""
    most = max(1, len(players))
    shown = _side_by_side(answer, players, most, screen)
    while most > 1 and any([painted_width(pad) > screen.width for pad in shown]):
        most -= 1
        shown = _side_by_side(answer, players, most, screen)
    return shown


def _side_by_side(answer: Scored, players: Columns, most: int, screen: Screen) -> list[str]:
    """Pads of at most so many players."""
    parts = [players[start : start + most] for start in range(0, len(players), most)]
    return [_pad(answer, part, screen) for part in parts]


def _pad(answer: Scored, columns: Columns, screen: Screen) -> str:
    """The rows under the players' names; the column of the pad's own notation stands where the pad has one."""
    rows = list(numbers_of(answer.form, list(zip(*columns, strict=True))))
    players = [column[-1] for column in columns]
    margin = 2 if any([row.notation for row, _ in rows]) else 1
    room = _room_for_names([row for row, _ in rows], screen)
    names = [shortened(screen.say(player.name), room) for player in players]
    stars = [starred(answer, player).removeprefix(player.name) for player in players]
    heads = _painted([name + star for name, star in zip(names, stars, strict=True)], players, screen)
    about = [shortened(screen.say(player.about), room) for player in players]
    table = [[*[""] * margin, *_painted(about, players, screen)]]
    if any([player.source for player in players]):
        table.append([*[""] * margin, *[screen.say(FROM[player.source]) for player in players]])
    for row, numbers in rows:
        table.append([*(screen.say(row.label), row.notation)[:margin], *_painted(numbers, players, screen)])
    alignment = (*["left"] * margin, *["right"] * len(players))
    return tabulate(
        table, headers=[*[""] * margin, *heads], tablefmt="simple", colalign=alignment, disable_numparse=True
    )


def _room_for_names(rows: list[Row], screen: Screen) -> int:
    """How many columns a name may take, so that one player at least fits beside the labels."""
    labels = max([display_width(screen.say(row.label)) for row in rows])
    notations = max([display_width(row.notation) for row in rows])
    return screen.width - labels - notations - GAPS - len(" *")


def _painted(texts: Iterable[str], players: Sequence[ScoredPlayer], screen: Screen) -> list[str]:
    """A line of the players' columns, in which what is the winners' stands out."""
    columns = zip(texts, players, strict=True)
    return [screen.paint(text, "good") if player.rank == 1 and text else text for text, player in columns]


def _reasons(answer: Scored, sheet: Sheet, player: ScoredPlayer, screen: Screen) -> Iterator[str]:
    yield ""
    head = Message("{player}: {points}", player=moment_of(sheet, player), points=Counted(player.total, "point"))
    yield screen.head(head)
    for row, lines in lines_of(answer.form, player):
        yield f"  {screen.say(row)}"
        for line in lines:
            yield screen.wrapped(line.told, indent=f"  {line.points:>4}  ", hanging="        ")
