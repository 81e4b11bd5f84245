"""The verdict on play: on a turn against its table, or on a whole game from set-up to score."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

from babylon_cli.babylon.play.play import PlayedTurn, Setting, goes_as_it_went, play_turn
from babylon_cli.babylon.play.replay import Game, Moment, replay
from babylon_cli.babylon.play.seat import Seat, take_seat
from babylon_cli.babylon.quarry.unseen import UNSEEN
from babylon_cli.babylon.rules.findings import findings_of, table_findings
from babylon_cli.babylon.rules.garden.build_order import barred_corners
from babylon_cli.babylon.rules.pads_compared import pad_findings, waiting_pads, with_pads_to_compare
from babylon_cli.babylon.rules.rule import TableRule, TurnRule
from babylon_cli.babylon.rules.table import (
    flower_count,
    flower_unique,
    player_count,
    quarry_layers,
    score_pad,
    supply_limit,
    terrace_count,
    terrace_icons,
)
from babylon_cli.babylon.rules.turn.registry import RECORD_RULES, TURN_RULES
from babylon_cli.babylon.rules.turn.stages import (
    STAGE_CHECKS,
    StageChecks,
    StandingFaults,
    judge_stages,
    standing_faults,
)
from babylon_cli.babylon.rules.turn.unknown import unknown_in_game, unknown_in_turn
from babylon_cli.babylon.rules.unchecked import unchecked
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import Turn, acting_token
from babylon_cli.judging.finding import Fault, Finding, found
from babylon_cli.judging.verdict import Unchecked

OPENING_RULES: tuple[TableRule, ...] = (
    player_count.RULE,
    flower_unique.RULE,
    flower_count.RULE,
    terrace_icons.RULE,
    quarry_layers.RULE,
)
"""The rules that the set-up of a game is judged by."""

CLOSING_RULES: tuple[TableRule, ...] = (terrace_count.RULE, supply_limit.RULE)
"""The rules that the table at the end of a record is judged by; its gardens were judged as they grew."""

RULINGS_OF_THE_COURSE = ("statue_restart", "hidden_anchor", "hidden_corner")
"""Those by which a piece is placed at another moment, or a fault is told by another rule; others concern one rule."""


class JudgedTurn(NamedTuple):
    """A turn with what breaks a rule in it."""

    played: PlayedTurn
    findings: tuple[Finding, ...]
    standing: StandingFaults
    """The faults that the garden has after it."""


class Play(NamedTuple):
    """A turn or a game, judged."""

    turns: tuple[JudgedTurn, ...]
    findings: tuple[Finding, ...]
    """Everything that is found, outside the turns as well."""
    unchecked: tuple[Unchecked, ...]
    closing: Table
    """The table after the last turn that was played."""
    seats: tuple[Seat, ...]
    """The players after the last turn that was played."""
    game: Game | None = None
    """The game, where it is one."""


def setting_of(table: Table) -> Setting:
    """What holds for everyone where a table tells of a turn: without a token it is a blank one."""
    return Setting(table.rulings, acting_token(table.round, table.token or "none"))


def judge_turn_of(table: Table, turn: Turn, setting: Setting) -> Play:
    """Judge a turn against the table in the same file.

    The order of its builds is the one with the fewest faults, and of those the one that comes furthest without any.
    """
    quarry = UNSEEN if table.quarry is None else table.quarry
    seat = take_seat(table.players[turn.player])
    standing = standing_faults(seat.layout, table.rulings)
    best = min(
        [_judged(play_turn(turn, seat, quarry, setting, order), standing) for order in _orders(turn)],
        key=lambda judged: (_errors(judged), -_stages_without_fault(judged)),
    )
    players = list(table.players)
    players[turn.player] = best.played.after.as_player()
    closing = table._replace(players=tuple(players), turn=None)
    notes = (*unchecked(table), *unknown_in_turn(best.played))
    findings = (*best.findings, *table_findings(RECORD_RULES, table))
    return Play((best,), findings, notes, closing, (best.played.after,))


def judge_game(table: Table, until: Moment | None = None) -> Play:
    """Judge a game that was written down, to its end or to some moment."""
    game = replay(table, until)
    turns = _judged_in_turn(game.turns, TURN_RULES, STAGE_CHECKS)
    closing = game.closing_table()
    if until is not None:
        closing = _without_pads(closing)
    findings = [finding for judged in turns for finding in judged.findings]
    findings += table_findings((*OPENING_RULES, *RECORD_RULES), table)
    findings += table_findings(CLOSING_RULES, closing._replace(round=None))  # the turns of each round were judged
    notes = (*unknown_in_game(game), *waiting_pads(closing, findings))
    findings += pad_findings(closing, findings)
    return Play(turns, tuple(findings), notes, closing, game.seats, game)


def is_judged_the_same(game: Game, rulings: Rulings) -> bool:
    """Whether a game has the same faults if questions of its course are answered otherwise, for it goes as it went.

    Each piece is placed at the same moment then, and by build-order the same corners are barred.
    """
    now = game.table.rulings
    bars_the_same = [
        barred_corners(step, rulings) == barred_corners(step, now) for played in game.turns for step in played.steps
    ]
    return all(bars_the_same) and all([goes_as_it_went(played, rulings) for played in game.turns])


def judge_again(
    game: Game, rulings: Rulings, rules: Collection[str], found_before: Iterable[Finding]
) -> Iterator[Finding]:
    """What these rules find in a game that was played, if questions are answered so that leave its course as it is.

    A pad that waited for a legal garden, given all that was found before, waits as it did.
    """
    played = [turn._replace(setting=turn.setting._replace(rulings=rulings)) for turn in game.turns]
    turn_rules = [rule for rule in TURN_RULES if rule.about.id in rules]
    stage_checks = tuple([(name, check) for name, check in STAGE_CHECKS if name in rules])
    for judged in _judged_in_turn(played, turn_rules, stage_checks):
        yield from judged.findings
    closing = game.closing_table()._replace(rulings=rulings, round=None)
    yield from table_findings([rule for rule in CLOSING_RULES if rule.about.id in rules], closing)
    if score_pad.RULE.about.id in rules:
        yield from findings_of(score_pad.RULE, with_pads_to_compare(closing, found_before))


def _judged_in_turn(
    turns: Sequence[PlayedTurn], rules: Sequence[TurnRule], checks: StageChecks
) -> tuple[JudgedTurn, ...]:
    """Every turn of a game, each judged by what it changes about the garden that the player's last turn left."""
    last: dict[int, JudgedTurn] = {}
    judged = []
    for played in turns:
        seat = played.turn.player
        standing = last[seat].standing if seat in last else {}
        last[seat] = _judged(played, standing, rules, checks)
        judged.append(last[seat])
    return tuple(judged)


def judge_next_turn(game: Game, turn: Turn, setting: Setting) -> JudgedTurn:
    """Judge one more turn of a game that was written down, with which it would go on."""
    seat = game.seats[turn.player]
    return _judged(play_turn(turn, seat, game.ground, setting), standing_faults(seat.layout, setting.rulings))


def _without_pads(table: Table) -> Table:
    """A table in the middle of a game, for which the players' own pads were not written."""
    return table._replace(players=tuple([player._replace(score_pad={}) for player in table.players]))


def _orders(turn: Turn) -> list[tuple[int, ...]]:
    """The orders in which a turn's builds may have happened, that of the file first."""
    numbers = tuple([build.number for build in turn.builds])
    return list(permutations(numbers)) if len(numbers) == 2 else [numbers]


def _stages_without_fault(judged: JudgedTurn) -> int:
    """How many builds, with the decorations placed after each, come before the first that breaks a rule."""
    broken = [finding.path for finding in judged.findings if finding.severity == "error"]
    for position, stage in enumerate(judged.played.stages):
        pieces = [ornament.path for ornament in stage.ornaments]
        pieces += [] if stage.step is None else [stage.step.path]
        if any([path[: len(piece)] == piece for path in broken for piece in pieces]):
            return position
    return len(judged.played.stages)


def _errors(judged: JudgedTurn) -> int:
    return sum([finding.severity == "error" for finding in judged.findings])


def _judged(
    played: PlayedTurn,
    standing: StandingFaults,
    rules: Sequence[TurnRule] = TURN_RULES,
    checks: StageChecks = STAGE_CHECKS,
) -> JudgedTurn:
    findings = [_finding(rule.about.id, fault, played) for rule in rules for fault in rule.check(played)]
    stages = judge_stages(played, standing, checks)
    findings += [_finding(rule, fault, played) for rule, fault in stages.told]
    unique = {(found.rule, found.path): found for found in reversed(findings)}
    return JudgedTurn(played, tuple(reversed(unique.values())), stages.standing)


def _finding(rule: str, fault: Fault, played: PlayedTurn) -> Finding:
    return found(rule, played.before.player.name, fault, round=played.setting.round)
