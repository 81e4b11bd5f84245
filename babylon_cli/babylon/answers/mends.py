"""The single changes of a file that would take most of its faults away: found garden by garden, held to all rules.

A change is told only if the whole table, judged with it, has no fault that it did not have before. A pad does not
count against it: what the players wrote is compared with whatever garden there is.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from babylon_cli.babylon.files.written import player_data
from babylon_cli.babylon.mends.search import mendings, views
from babylon_cli.babylon.mends.trial import HISTORY_RULES, Key, trial_of
from babylon_cli.babylon.rules.registry import GARDEN_RULES, TABLE_RULES
from babylon_cli.babylon.rules.verdict import TableVerdict, judge
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.laying import lay_out
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.checked import Mend
from babylon_cli.judging.finding import Finding, Path
from babylon_cli.wording.message import Counted, Message, plural

MOST_TOLD = 3

OF_A_GARDEN = frozenset([rule.about.id for rule in GARDEN_RULES])
OF_THE_PAD = frozenset([rule.about.id for rule in TABLE_RULES if rule.about.subject == "score pad"])

GARDEN_KEYS = ("terraces", "statues", "fountains", "bridges", "staircases", "bare_pillars")
"""The keys of a player that a mend of the whole garden puts in place."""


class Mended(NamedTuple):
    """The table with a change, and what is wrong with it then."""

    table: Table
    path: Path
    told: Message
    errors: Counter[Key]

    @property
    def left(self) -> tuple[int, int]:
        """How many faults are left besides those of the pads, and of these: the less, the better."""
        of_the_pad = sum([number for (rule, _), number in self.errors.items() if rule in OF_THE_PAD])
        return self.errors.total() - of_the_pad, of_the_pad


def mends_of(table: Table, verdict: TableVerdict) -> tuple[Mend, ...]:
    """At most three changes, the best first: of the garden of each player with faults, and of all gardens alike."""
    before = _errors(verdict)
    faults = {player.index: _faults_of(player, verdict) for player in table.players}
    broken = [player for player in table.players if faults[player.index]]
    found = [_sorted(_of_a_garden(player, faults[player.index], table, before)) for player in broken]
    if len(broken) > 1:
        found.append(_sorted(_of_all_gardens(faults, table, before)))
    best = _sorted([each for mended in found for each in mended[:1]])
    others = _sorted([each for mended in found for each in mended[1:]])
    told = _sorted([*best, *others][:MOST_TOLD])
    if told and told[0].left[0] == 0:
        told = [mended for mended in told if mended.left[0] == 0]
    return tuple([_mend(mended, table, before) for mended in told])


def _sorted(mended: Iterator[Mended] | list[Mended]) -> list[Mended]:
    return sorted(mended, key=lambda each: each.left)


def _faults_of(player: Player, verdict: TableVerdict) -> list[Finding]:
    """What the garden rules find in one garden."""
    garden = ("players", player.index)
    return [each for each in verdict.findings if each.rule in OF_A_GARDEN and each.path[:2] == garden]


def _errors(verdict: TableVerdict) -> Counter[Key]:
    return Counter([_key(finding) for finding in verdict.findings if finding.severity == "error"])


def _key(finding: Finding) -> Key:
    """The rule and the path of a fault; that of the whole history of a garden is one, wherever it shows."""
    of_a_history = finding.rule in HISTORY_RULES and finding.path[:1] == ("players",)
    return finding.rule, finding.path[:2] if of_a_history else finding.path


def _of_a_garden(player: Player, faults: Sequence[Finding], table: Table, before: Counter[Key]) -> Iterator[Mended]:
    for change, _ in mendings(player.layout, table.rulings, faults):
        told = (
            change.told
            if len(table.players) == 1
            else Message("{player}: {change}", player=player.name, change=change.told)
        )
        yield from _without_new_faults(
            _with_gardens(table, {player.index: change.garden}), ("players", player.index, *change.path), told, before
        )


def _of_all_gardens(faults: dict[int, list[Finding]], table: Table, before: Counter[Key]) -> Iterator[Mended]:
    described = [player for player in table.players if player.layout.garden.terraces]
    trials = [trial_of(table.rulings, faults[player.index]) for player in described]
    for told, gardens in views([player.layout.garden for player in described], trials):
        changed = _with_gardens(table, dict(zip([player.index for player in described], gardens, strict=True)))
        yield from _without_new_faults(changed, ("players",), told, before)


def _with_gardens(table: Table, gardens: dict[int, Garden]) -> Table:
    players = [
        replace(player, layout=lay_out(gardens[player.index])) if player.index in gardens else player
        for player in table.players
    ]
    return table._replace(players=tuple(players))


def _without_new_faults(table: Table, path: Path, told: Message, before: Counter[Key]) -> Iterator[Mended]:
    """The table with a change, if it has fewer faults and no new one besides those of the pads."""
    errors = _errors(judge(table))
    new = [rule for rule, _ in errors - before]
    if OF_THE_PAD.issuperset(new) and before - errors:
        yield Mended(table, path, told, errors)


def _mend(mended: Mended, typed: Table, before: Counter[Key]) -> Mend:
    removes = (before - mended.errors).total()
    told = _told(mended.told, before.total(), removes, mended.errors.total())
    return Mend(mended.path, _value(mended, typed), removes, mended.errors.total(), told)


def _told(change: Message, faults: int, removes: int, leaves: int) -> Message:
    if removes < faults:
        template = "{change} {removes} of {faults} would go"
        return Message(template, change=change, removes=removes, faults=Counted(faults, "fault"))
    if leaves:
        template = "{change} all {faults} would go, and {leaves} of the pad would be left"
        return Message(template, change=change, faults=Counted(faults, "fault"), leaves=Counted(leaves, "fault"))
    return plural(
        faults,
        "{change} the fault would go",
        "{change} all {faults} would go",
        change=change,
        faults=Counted(faults, "fault"),
    )


def _value(mended: Mended, typed: Table) -> Any:
    """What is to stand at the path, as a file spells it; None where nothing is."""
    players = [player_data(player) for player in mended.table.players]
    if len(mended.path) == 2:
        (_, index) = mended.path
        before, after = player_data(typed.players[int(index)]), players[int(index)]
        return {key: after.get(key, []) for key in GARDEN_KEYS if key in before or key in after}
    value: Any = {"players": players}
    for step in mended.path:
        value = value.get(step) if isinstance(value, dict) else value[step]
    return value
