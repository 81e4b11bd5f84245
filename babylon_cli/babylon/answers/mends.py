"""The single changes of a file that would take most of its faults away: found garden by garden, held to all rules.

A change is told only if the whole table, judged with it, has no fault that it did not have before, and at least half
of those of its garden are gone: one that takes less away is an accident. A pad does not count against it: what the
players wrote is compared with whatever garden there is.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from babylon_cli.babylon.answers.mends_in_one_line import as_it_is_written
from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.files.written import player_data
from babylon_cli.babylon.mends.search import Mending, mendings, views
from babylon_cli.babylon.mends.trial import HISTORY_RULES, Allowance, Key, trial_of
from babylon_cli.babylon.rules.registry import GARDEN_RULES, TABLE_RULES
from babylon_cli.babylon.rules.table import pad_sum
from babylon_cli.babylon.rules.verdict import TableVerdict, judge
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.laying import lay_out
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.beside import Mend
from babylon_cli.judging.finding import Finding, Path
from babylon_cli.wording.message import Counted, Message, plural

MOST_TOLD = 3

MOST_PLAYERS = 4
"""No game has more, and no mend is looked for at a larger table."""

OF_A_GARDEN = frozenset([rule.about.id for rule in GARDEN_RULES])
OF_THE_PAD = frozenset([rule.about.id for rule in TABLE_RULES if rule.about.subject == "score pad"])
OF_ITS_SUM = pad_sum.ABOUT.id
"""A sum that is wrong whatever the garden is."""

Scope = tuple[Path, ...]
"""Where in the document the faults stand that a mend may take away: each path and all below it."""

EVERYWHERE: Scope = ((),)

GARDEN_KEYS = ("terraces", "statues", "fountains", "bridges", "staircases", "bare_pillars")
"""The keys of a player that a mend of the whole garden puts in place."""


class Mended(NamedTuple):
    """A change of the document, and what is wrong with it then."""

    path: Path
    value: Any
    """What stands there with the change, as a file spells it; None where nothing does."""
    told: Message
    scope: Scope
    errors: Counter[Key]

    @property
    def left(self) -> tuple[int, int]:
        """How many faults are left besides those of the pads, and of these: the less, the better."""
        of_the_pad = sum([number for (rule, _), number in self.errors.items() if rule in OF_THE_PAD])
        return self.errors.total() - of_the_pad, of_the_pad

    @property
    def left_in_scope(self) -> int:
        """How many faults are left where the mend is made, besides those of the pad."""
        return _besides_the_pads(self.errors, self.scope)

    @property
    def left_on_pad(self) -> int:
        """How many rows of the pad, where the mend is made, do not agree with the garden then."""
        return sum(
            [
                number
                for (rule, path), number in self.errors.items()
                if rule in OF_THE_PAD and rule != OF_ITS_SUM and _is_in(path, self.scope)
            ]
        )


def mends_of(document: GardenDocument, table: Table, verdict: TableVerdict, allowance: Allowance) -> tuple[Mend, ...]:
    """At most three changes, the best first: of each garden with faults, of all gardens alike, and of a turn."""
    if len(table.players) > MOST_PLAYERS:
        return ()
    before = _errors(verdict)
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
    apart = [*best, *others]
    told = _sorted([mended for mended in apart if not _is_beaten_on_the_pad(mended, apart)][:MOST_TOLD])
    if told and told[0].left[0] == 0:
        told = [mended for mended in told if mended.left[0] == 0]
    return tuple([_mend(mended, before, document) for mended in told])


def _is_beaten_on_the_pad(mended: Mended, others: Sequence[Mended]) -> bool:
    """Whether the pad does not agree with it, and does with another mend of the same garden that takes as much away."""
    return mended.left_on_pad > 0 and any(
        [
            other.left_on_pad == 0 and other.scope == mended.scope and other.left_in_scope == mended.left_in_scope
            for other in others
        ]
    )


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
        told, scope = _of_player(change.told, player, table), _scope(player, table)
        yield from _without_new_faults(changed, Mended(path, value, told, scope, before))


def _of_all_gardens(
    faults: dict[int, list[Finding]], table: Table, before: Counter[Key], allowance: Allowance
) -> Iterator[Mended]:
    described = [player for player in table.players if player.layout.garden.terraces]
    trials = [trial_of(table.rulings, faults[player.index], allowance) for player in described]
    for told, gardens in views([player.layout.garden for player in described], trials):
        changed = _with_gardens(table, dict(zip([player.index for player in described], gardens, strict=True)))
        value = [player_data(player) for player in changed.players]
        yield from _without_new_faults(changed, Mended(("players",), value, told, EVERYWHERE, before))


def _of_the_turn(table: Table, verdict: TableVerdict, before: Counter[Key]) -> Iterator[Mended]:
    if verdict.play is None:
        return
    from babylon_cli.babylon.mends.turn_slips import turn_mendings  # noqa: PLC0415 - only for a turn

    (judged,) = verdict.play.turns
    player = table.players[judged.played.turn.player]
    for change in turn_mendings(table, judged):
        _, kind, _, *key = change.path
        written = player_data(player._replace(layout=lay_out(change.changed)))
        value = _value_in(written, ("terraces" if kind == "build" else kind, 0, *key))
        told, scope = _of_player(change.told, player, table), _scope(player, table)
        yield from _without_new_faults(
            table._replace(turn=change.turn), Mended(change.path, value, told, scope, before)
        )


def _of_player(told: Message, player: Player, table: Table) -> Message:
    """What is otherwise with the player's name, where there are others."""
    if len(table.players) == 1:
        return told
    return Message("{player}: {change}", player=player.name, change=told)


def _scope(player: Player, table: Table) -> Scope:
    """Where the faults of a player stand: all of the document where there is no other."""
    if len(table.players) == 1:
        return EVERYWHERE
    of_the_garden: Path = ("players", player.index)
    is_its_turn = table.turn is not None and table.turn.player == player.index
    return (of_the_garden, ("turn",)) if is_its_turn else (of_the_garden,)


def _is_in(path: Path, scope: Scope) -> bool:
    return any([path[: len(start)] == start for start in scope])


def _besides_the_pads(errors: Counter[Key], scope: Scope) -> int:
    return sum([number for (rule, path), number in errors.items() if rule not in OF_THE_PAD and _is_in(path, scope)])


def _with_gardens(table: Table, gardens: dict[int, Garden]) -> Table:
    players = [
        player._replace(layout=lay_out(gardens[player.index])) if player.index in gardens else player
        for player in table.players
    ]
    return table._replace(players=tuple(players))


def _without_new_faults(table: Table, planned: Mended) -> Iterator[Mended]:
    """The mend with the errors that the table then has, if none is new besides those of the pads, and half are gone."""
    before, mended = planned, planned._replace(errors=_errors(judge(table)))
    new = [rule for rule, _ in mended.errors - before.errors]
    removes = before.left_in_scope - mended.left_in_scope
    if OF_THE_PAD.issuperset(new) and removes >= max(mended.left_in_scope, 1):
        yield mended


def _whole_garden(written: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """All keys of a garden that it has or had."""
    return {key: written.get(key, []) for key in GARDEN_KEYS if key in before or key in written}


def _value_in(written: dict[str, Any], path: Path) -> Any:
    """The value at a path of a player; None where nothing is."""
    key, number, *rest = path
    value: Any = written[str(key)][int(number)]
    return value.get(rest[0]) if rest else value


def _mend(mended: Mended, before: Counter[Key], document: GardenDocument) -> Mend:
    removes, leaves = (before - mended.errors).total(), mended.errors.total()
    path, value = as_it_is_written(document, mended.path, mended.value)
    return Mend(path, value, removes, leaves, _told(mended, before))


def _told(mended: Mended, before: Counter[Key]) -> Message:
    """What would go of the faults where the mend is made; those of a pad are told by themselves."""
    faults = _besides_the_pads(before, mended.scope)
    counted, left_on_pad = Counted(faults, "fault"), mended.left_on_pad
    if mended.left_in_scope:
        removes = faults - mended.left_in_scope
        return Message("{change} {removes} of {faults} would go", change=mended.told, removes=removes, faults=counted)
    if faults == 2:
        gone = Message("{change} both faults would go", change=mended.told)
    else:
        one, many = "{change} the fault would go", "{change} all {faults} would go"
        gone = plural(faults, one, many, change=mended.told, faults=counted)
    if not left_on_pad:
        return gone
    return Message("{gone}, and {left} of the pad would be left", gone=gone, left=Counted(left_on_pad, "fault"))
