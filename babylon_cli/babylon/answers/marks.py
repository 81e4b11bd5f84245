"""What has to be said beside a pad: broken rules player by player, slips on the players' pads, what was not checked."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.table import pad_sum
from babylon_cli.babylon.rules.verdict import TableVerdict
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.finding import Finding
from babylon_cli.judging.line import TOTAL
from babylon_cli.judging.scored import Left, Sheet
from babylon_cli.wording.message import Counted, Listed, Message, Term, Text, listed

WHERE_AND_WHY = Message("`babylon check` says where and why.")


def marks(table: Table, verdict: TableVerdict, sheet: Sheet) -> Iterator[Text]:
    """Everything that has to be said beside a pad; the sheet is the last one."""
    broken = [*_illegal(verdict, sheet), *_on_pads(table, verdict)] if verdict.findings else []
    yield from broken[:-1]
    for last in broken[-1:]:
        yield Message("{mark} {where}", mark=last, where=WHERE_AND_WHY)
    for note in verdict.unchecked:
        yield Message("Unchecked: {player}: {reason}.", player=note.player, reason=note.reason)


def _illegal(verdict: TableVerdict, sheet: Sheet) -> Iterator[Message]:
    """What breaks which rules of the game: each player, who is called illegal for it, and the table as a whole."""
    found = [finding for finding in verdict.findings if finding.is_illegal]
    of_the_table = [finding for finding in found if finding.player is None]
    if of_the_table:
        yield Message("The table breaks {rules}; scored as typed.", rules=_rules(of_the_table))
    for player in sheet.players:
        own = [finding for finding in found if finding.player == player.name]
        if own:
            yield _of_player(player.name, _rules(own), player.left)
    if sheet.without_illegal:
        yield Message("Without what is illegal, {outcome}", outcome=sheet.without_illegal)


def _of_player(name: str, rules: Listed, left: Left | None) -> Message:
    if left is None:
        return Message("ILLEGAL: {names} breaks {rules}; scored as typed.", names=name, rules=rules)
    return Message(
        "ILLEGAL: {names} breaks {rules}; scored as typed, and without {pieces} {names} has {points}.",
        names=name,
        rules=rules,
        pieces=_pieces(left),
        points=Counted(left.points[TOTAL] or 0, "point"),
    )


def _pieces(left: Left) -> Message:
    if len(left.pieces) == 1:
        return Message("the illegal {piece}", piece=Term(left.nouns[0]))
    return Message("the {number} illegal pieces", number=len(left.pieces))


def _rules(findings: list[Finding]) -> Listed:
    return listed(dict.fromkeys([finding.rule for finding in findings]))


def _on_pads(table: Table, verdict: TableVerdict) -> Iterator[Message]:
    """Whose own pad is filled in wrongly."""
    for player in table.players:
        found = [finding for finding in verdict.findings if finding.on_pad and finding.player == player.name]
        differing = [finding for finding in found if finding.rule != ADDED_UP]
        for finding in found:
            if finding.rule == ADDED_UP:
                template = "The pad of {player} is added up wrongly: {message}."
                yield Message(template, player=player.name, message=finding.message)
        if differing:
            rows = Counted(len(differing), "row")
            yield Message("The pad of {player} differs from the count in {rows}.", player=player.name, rows=rows)


ADDED_UP = pad_sum.RULE.about.id
