"""Which pads are held against the gardens: those whose garden breaks no rule.

Where a terrace is typed in the wrong place the rows differ because of that, and to tell it says nothing new.
"""

from collections.abc import Iterable, Iterator

from babylon_cli.babylon.rules.findings import findings_of
from babylon_cli.babylon.rules.table import pad_sum, score_pad
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.finding import Finding
from babylon_cli.judging.verdict import Unchecked
from babylon_cli.wording.message import Message

BESIDE_THE_GARDEN = frozenset(
    {
        *("flower-unique", "storage-limit", "storage-double", "storage-notch"),
        *("dig-required", "dig-visible", "dig-reward", "turn-order"),
    }
)
"""The rules about a player that say nothing of the garden."""

WAITS = Message("the pad is not compared until the garden is legal")


def pad_findings(table: Table, findings: Iterable[Finding]) -> Iterator[Finding]:
    """What is wrong on the players' own pads, given everything else that is found."""
    if any([player.score_pad for player in table.players]):
        yield from findings_of(pad_sum.RULE, table)
        yield from findings_of(score_pad.RULE, with_pads_to_compare(table, findings))


def with_pads_to_compare(table: Table, findings: Iterable[Finding]) -> Table:
    """The table without the pads of the players whose gardens break a rule."""
    waiting = _waiting(table, findings)
    if not waiting:
        return table
    players = [player._replace(score_pad={}) if player in waiting else player for player in table.players]
    return table._replace(players=tuple(players))


def waiting_pads(table: Table, findings: Iterable[Finding]) -> Iterator[Unchecked]:
    """A note for each pad that is not compared."""
    for player in _waiting(table, findings):
        yield Unchecked(player.name, (score_pad.RULE.about.id,), WAITS)


def _waiting(table: Table, findings: Iterable[Finding]) -> list[Player]:
    compared = [player for player in table.players if player.score_pad and not player.only_pad]
    if not compared:
        return []
    illegal = {finding.player for finding in findings if finding.is_illegal and finding.rule not in BESIDE_THE_GARDEN}
    return [player for player in compared if player.name in illegal]
