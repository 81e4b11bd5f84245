"""The single changes of a file that would take most of its faults away: found garden by garden, held to all rules.

A change is told only if the whole table, judged with it, has no fault that it did not have before. A pad does not
count against it: what the players wrote is compared with whatever garden there is.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from babylon_cli.babylon.files.written import player_data
from babylon_cli.babylon.mends.search import Mending, mendings, views
from babylon_cli.babylon.mends.trial import HISTORY_RULES, Allowance, Key, trial_of
from babylon_cli.babylon.rules.registry import GARDEN_RULES, TABLE_RULES
from babylon_cli.babylon.rules.verdict import TableVerdict, judge
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.laying import lay_out
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.checked import Mend
from babylon_cli.judging.finding import Finding, Path
from babylon_cli.wording.message import Counted, Message, plural

MOST_TOLD = 3

MOST_PLAYERS = 4
"""No game has more, and no mend is looked for at a larger table."""

OF_A_GARDEN = frozenset([rule.about.id for rule in GARDEN_RULES])
OF_THE_PAD = frozenset([rule.about.id for rule in TABLE_RULES if rule.about.subject == "score pad"])

GARDEN_KEYS = ("terraces", "statues", "fountains", "bridges", "staircases", "bare_pillars")
"""The keys of a player that a mend of the whole garden puts in place."""


class Mended(NamedTuple):
    """A change of the document, and what is wrong with it then."""

    path: Path
    value: Any
    """What stands there with the change, as a file spells it; None where nothing does."""
    told: Message
    errors: Counter[Key]

    @property
    def left(self) -> tuple[int, int]:
        """How many faults are left besides those of the pads, and of these: the less, the better."""
        of_the_pad = sum([number for (rule, _), number in self.errors.items() if rule in OF_THE_PAD])
        return self.errors.total() - of_the_pad, of_the_pad


def mends_of(table: Table, verdict: TableVerdict) -> tuple[Mend, ...]:
    """At most three changes, the best first: of each garden with faults, of all gardens alike, and of a turn."""
    if len(table.players) > MOST_PLAYERS:
        return ()
    before = _errors(verdict)
    allowance = Allowance()
    faults = {player.index: _faults_of(player, verdict) for player in table.players}
    broken = [player for player in table.players if faults[player.index]]
    found = [
        _sorted(
            _of_a_garden(player, mendings(player.layout, table.rulings, faults[player.index], allowance), table, before)
        )
        for player in broken
    ]
    if len(broken) > 1:
        found.append(_sorted(_of_all_gardens(faults, table, before, allowance)))
    found.append(_sorted(_of_the_turn(table, verdict, before)))
    best = _sorted([each for mended in found for each in mended[:1]])
    others = _sorted([each for mended in found for each in mended[1:]])
    told = _sorted([*best, *others][:MOST_TOLD])
    if told and told[0].left[0] == 0:
        told = [mended for mended in told if mended.left[0] == 0]
    return tuple([_mend(mended, before) for mended in told])


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


def _of_a_garden(player: Player, found: Sequence[Mending], table: Table, before: Counter[Key]) -> Iterator[Mended]:
    for change, _ in found:
        changed = _with_gardens(table, {player.index: change.garden})
        written = player_data(changed.players[player.index])
        value = _value_in(written, change.path) if change.path else _whole_garden(written, player_data(player))
        path = ("players", player.index, *change.path)
        yield from _without_new_faults(changed, path, value, _of_player(change.told, player, table), before)


def _of_all_gardens(
    faults: dict[int, list[Finding]], table: Table, before: Counter[Key], allowance: Allowance
) -> Iterator[Mended]:
    described = [player for player in table.players if player.layout.garden.terraces]
    trials = [trial_of(table.rulings, faults[player.index], allowance) for player in described]
    for told, gardens in views([player.layout.garden for player in described], trials):
        changed = _with_gardens(table, dict(zip([player.index for player in described], gardens, strict=True)))
        value = [player_data(player) for player in changed.players]
        yield from _without_new_faults(changed, ("players",), value, told, before)


def _of_the_turn(table: Table, verdict: TableVerdict, before: Counter[Key]) -> Iterator[Mended]:
    if verdict.play is None:
        return
    from babylon_cli.babylon.mends.turn_slips import turn_mendings  # noqa: PLC0415 - only for a turn

    (judged,) = verdict.play.turns
    player = table.players[judged.played.turn.player]
    for change in turn_mendings(table, judged):
        _, kind, _, *key = change.path
        written = player_data(replace(player, layout=lay_out(change.changed)))
        value = _value_in(written, ("terraces" if kind == "build" else kind, 0, *key))
        told = _of_player(change.told, player, table)
        yield from _without_new_faults(table._replace(turn=change.turn), change.path, value, told, before)


def _of_player(told: Message, player: Player, table: Table) -> Message:
    """What is otherwise with the player's name, where there are others."""
    if len(table.players) == 1:
        return told
    return Message("{player}: {change}", player=player.name, change=told)


def _with_gardens(table: Table, gardens: dict[int, Garden]) -> Table:
    players = [
        replace(player, layout=lay_out(gardens[player.index])) if player.index in gardens else player
        for player in table.players
    ]
    return table._replace(players=tuple(players))


def _without_new_faults(table: Table, path: Path, value: Any, told: Message, before: Counter[Key]) -> Iterator[Mended]:
    """The table with a change, if it has fewer faults and no new one besides those of the pads."""
    errors = _errors(judge(table))
    new = [rule for rule, _ in errors - before]
    if OF_THE_PAD.issuperset(new) and before - errors:
        yield Mended(path, value, told, errors)


def _whole_garden(written: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """All keys of a garden that it has or had."""
    return {key: written.get(key, []) for key in GARDEN_KEYS if key in before or key in written}


def _value_in(written: dict[str, Any], path: Path) -> Any:
    """The value at a path of a player; None where nothing is."""
    key, number, *rest = path
    value: Any = written[str(key)][int(number)]
    return value.get(rest[0]) if rest else value


def _mend(mended: Mended, before: Counter[Key]) -> Mend:
    removes, leaves = (before - mended.errors).total(), mended.errors.total()
    return Mend(mended.path, mended.value, removes, leaves, _told(mended.told, before.total(), removes, leaves))


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
