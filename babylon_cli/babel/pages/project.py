"""`babel project`: what came of each project, for whom."""

from collections.abc import Iterator
from typing import Any, Literal

from babylon_cli.babel.answers.reliance import Reliance, reliances
from babylon_cli.babel.facts.projects import Penalty, Project
from babylon_cli.babel.pages.reliance import reliance_data, reliance_lines
from babylon_cli.babel.play.projects import TOKEN, TOKENS_ASKED, Outcome, outcomes
from babylon_cli.babel.table.table import Table
from babylon_cli.babel.terms import PENALTIES, REWARDS
from babylon_cli.printing.layout import wrapped
from babylon_cli.printing.safe import visible
from babylon_cli.printing.screen import Screen
from babylon_cli.words import counted, listed


def project_data(table: Table) -> dict[str, Any]:
    """The projects as the JSON contract has them."""
    return {
        "projects": [outcome_data(table, outcome) for outcome in outcomes(table)],
        "rests_on": reliance_data(_rests_on(table)),
    }


def outcome_data(table: Table, outcome: Outcome) -> dict[str, Any]:
    """One project: names for seats."""
    cities = table.cities
    return {
        "age": outcome.entry.age,
        "card": outcome.entry.project.name,
        "success": outcome.success,
        "rewards": {cities[seat].name: number for seat, number in outcome.rewards.items()},
        "penalties": {cities[seat].name: penalty for seat, penalty in outcome.penalties.items()},
        "victory": {cities[seat].name: list(tokens) for seat, tokens in outcome.victory.items()},
    }


def _rests_on(table: Table) -> tuple[Reliance, ...]:
    return tuple(reliances(table, lambda asked: [outcome.penalties for outcome in outcomes(asked)]))


def project_lines(table: Table, screen: Screen) -> Iterator[str]:
    """The projects for people."""
    found = outcomes(table)
    if not found:
        yield "No project is in play."
    for position, outcome in enumerate(found):
        if position:
            yield ""
        yield from _outcome(table, outcome, screen)
    yield from reliance_lines(_rests_on(table))


def _outcome(table: Table, outcome: Outcome, screen: Screen) -> Iterator[str]:
    entry = outcome.entry
    how = screen.paint("success", "good") if outcome.success else screen.paint("failure", "error")
    yield f"Age {entry.age}, {entry.project.title}: {how}, {entry.taken} of {counted(outcome.markers, 'marker')} taken"
    for seat, number in outcome.rewards.items():
        yield _line(table, seat, f"{_rewarded(entry.project, number)}{_arrival(table, outcome, seat)}")
    for seat, penalty in outcome.penalties.items():
        yield _line(table, seat, _penalised(table, outcome, seat, penalty))
    spared = [city.name for city in table.players if city.seat not in {**outcome.rewards, **outcome.penalties}]
    if spared:
        yield wrapped(visible(f"{listed(spared)}: neither reward nor penalty"), indent="  ", hanging="    ")


def _penalised(table: Table, outcome: Outcome, seat: int, penalty: Penalty | Literal["token"]) -> str:
    """What the penalty is; of the file's own Age also why it is a token."""
    entry = outcome.entry
    if entry.age != table.age:
        return f"took a penalty token of -{entry.age}" if penalty == TOKEN else f"had to {PENALTIES[penalty]}"
    if penalty == TOKEN:
        return f"takes a penalty token of -{entry.age}, not being able to {PENALTIES[entry.project.penalty]}"
    if penalty == "discard_2_victory_tokens" and len(table.cities[seat].military.victory) < TOKENS_ASKED:
        return "has to lose the one military victory token that is there"
    return f"has to {PENALTIES[penalty]}"


def _line(table: Table, seat: int, text: str) -> str:
    return wrapped(visible(f"{table.cities[seat].name}: {text}"), indent="  ", hanging="    ")


def _rewarded(project: Project, number: int) -> str:
    times = f"{number} × " if number > 1 else ""
    return f"{times}{REWARDS[project.reward]}"


def _arrival(table: Table, outcome: Outcome, seat: int) -> str:
    """What tile 19 leaves of victory tokens, where it is in force; of an earlier Age the file does not tell that."""
    token = outcome.entry.project.victory_token
    tokens = outcome.victory.get(seat, ())
    if not token or set(tokens) == {token}:
        return ""
    left = f"one of {tokens[0]}" if tokens else "nothing"
    if outcome.entry.age != table.age:
        return f", or {left} if tile 19 was in force then as it is now"
    return f", which tile 19 turns into {left}"
