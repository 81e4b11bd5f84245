"""What a page shows of a table: each garden from above and storey by storey, and the quarry."""

from collections.abc import Sequence

from babylon_cli.babylon.picture.pictures import pictures
from babylon_cli.babylon.picture.view import FROM_ABOVE, View
from babylon_cli.babylon.play.replay import replay
from babylon_cli.babylon.rules.play_verdict import judge_turn_of, setting_of
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.picture import Picture, Shown
from babylon_cli.wording.message import Language

STOREY_BY_STOREY = View(from_above=False)


def pictures_of(table: Table, findings: Sequence[Finding], language: Language) -> tuple[Shown, ...]:
    """The table as it stands in the end: after the turn that it judges, or after the last turn of its record."""
    shown = as_it_stands(table)
    several = shown._replace(players=tuple([each for each in shown.players if has_several_storeys(each)]), quarry=None)
    parts = {each.path: each for each in pictures(several, findings, language, view=STOREY_BY_STOREY)}
    above = pictures(shown, findings, language, view=FROM_ABOVE)
    return tuple([Shown(each, parts.get(each.path)) for each in above])


def as_it_stands(table: Table) -> Table:
    """The table with the gardens that are left in the end; a turn is played as it is judged."""
    if table.record is not None:
        return replay(table).closing_table()
    return table if table.turn is None else judge_turn_of(table, table.turn, setting_of(table)).closing


def has_several_storeys(player: Player) -> bool:
    """Whether something may be hidden in a garden."""
    return any([terrace.level > 1 for terrace in player.layout.terraces])


def picture_of(player: Player, table: Table, findings: Sequence[Finding], language: Language) -> Picture | None:
    """The garden of one player from above, such as it is after a turn; None where there is none to be seen."""
    alone = table._replace(players=(player,), quarry=None, turn=None, record=None)
    return next(iter(pictures(alone, findings, language, view=FROM_ABOVE)), None)
