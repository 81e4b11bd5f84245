"""The verdict on a table: every fault of every rule, what was not checked, and the rulings that it rests on."""

from typing import TYPE_CHECKING

from babylon_cli.babylon.rules.findings import garden_findings, table_findings
from babylon_cli.babylon.rules.pads_compared import pad_findings, waiting_pads
from babylon_cli.babylon.rules.registry import PAD_RULES, TABLE_RULES
from babylon_cli.babylon.rules.unchecked import has_nothing_to_check, unchecked
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.finding import Finding
from babylon_cli.judging.verdict import Verdict

if TYPE_CHECKING:
    from babylon_cli.babylon.rules.play_verdict import Play


RULES_OF_THE_GAME = tuple([rule for rule in TABLE_RULES if rule not in PAD_RULES])
"""The rules of a whole table that say nothing of the players' own pads, which are looked at last."""


TableVerdict = Verdict["Play"]
"""What `check` finds on one table, turn or game, in the order of the file."""


def judge(table: Table) -> TableVerdict:
    """Apply every rule to a table, to the turn that is judged against it, or to the game that was written down."""
    if table.turn is None and table.record is None:
        return judge_position(table)
    from babylon_cli.babylon.rules.play_verdict import judge_game, judge_turn_of, setting_of  # noqa: PLC0415 - only for play

    if table.turn is None:
        return verdict_on(judge_game(table))
    play, position = judge_turn_of(table, table.turn, setting_of(table)), judge_position(table)
    notes = (*play.unchecked, *waiting_pads(table, position.findings))
    return verdict_on(play._replace(findings=(*position.findings, *play.findings), unchecked=notes))


def verdict_on(play: "Play") -> TableVerdict:
    """The verdict on play that was judged, in the order of the file."""
    return Verdict(tuple(sorted(play.findings, key=_place_in_file)), play.unchecked, play=play)


def table_to_score(table: Table, verdict: TableVerdict) -> Table:
    """The table that a file asks to be scored: as typed, and for a game as it stands at its end."""
    return table if table.record is None or verdict.play is None else verdict.play.closing


def judge_position(table: Table) -> TableVerdict:
    """Apply every rule to a table as it lies."""
    findings = table_findings(RULES_OF_THE_GAME, table)
    for player in table.players:
        findings += garden_findings(player, table)
    notes = (*unchecked(table), *waiting_pads(table, findings))
    findings += pad_findings(table, findings)
    findings.sort(key=_place_in_file)
    return Verdict(tuple(findings), notes, has_nothing_to_check=has_nothing_to_check(table))


def _place_in_file(finding: Finding) -> tuple[tuple[int, int | str, str], ...]:
    """Numbers before words, so that paths of any shape can be sorted; then rule and message."""
    steps = [(0, step, "") if isinstance(step, int) else (1, 0, step) for step in finding.path]
    return (*steps, (2, 0, finding.rule), (2, 0, str(finding.message)))
