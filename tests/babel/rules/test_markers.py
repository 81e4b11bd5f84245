"""No more markers than lie on the card, but for one last turn in which everybody takes one."""

import json
from functools import cache
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.babel.tables import NAMES, faults, paths, seated

RULE = "babel-markers"


@pytest.mark.parametrize(("players", "markers"), [(3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 6)])
def test_all_but_one_and_then_one_each(players: int, markers: int) -> None:
    everybody = dict.fromkeys(NAMES[:players], 1)
    alone = {NAMES[0]: markers}
    shared = {**everybody, NAMES[0]: markers - 1, NAMES[1]: 2}
    for joined in (everybody, alone, {**everybody, **alone}, shared):
        more = f"projects: [{{age: 1, card: Cranes, joined: {json.dumps(joined)}}}]"
        assert paths(RULE, seated(*[""] * players, more=more)) == []
        one_more = {**joined, NAMES[0]: joined[NAMES[0]] + (markers if joined == everybody else 1)}
        more = f"projects: [{{age: 1, card: Cranes, joined: {json.dumps(one_more)}}}]"
        assert paths(RULE, seated(*[""] * players, more=more)) == ["projects.0.joined"]


def test_two_players() -> None:
    more = "projects: [{age: 1, card: Cranes, joined: {Ana: 2, Cas: NUMBER}}]"
    assert paths(RULE, seated("", "free_city: true", "", more=more.replace("NUMBER", "1"))) == []
    drawn = seated("", "free_city: true", "", more=more.replace("NUMBER", "2"))
    assert paths(RULE, drawn) == ["projects.0.joined"]
    (fault,) = faults(RULE, drawn)
    assert str(fault.message) == (
        "4 markers were taken on Cranes, 2 of them beyond the first of a player, and that can be 1: 2 lie on the card, "
        "and in the turn in which the last is taken each player takes one at most"
    )
    assert fault.player is None


@cache
def can_be_played(wanted: tuple[int, ...], left: int) -> bool:
    """Whether players can take so many in turns, each turn one for some of them, while one is left on the card."""
    if not any(wanted):
        return True
    turns = product(*[(0, 1) if number else (0,) for number in wanted])
    return left > 0 and any(
        can_be_played(tuple([number - taken for number, taken in zip(wanted, turn, strict=True)]), left - sum(turn))
        for turn in turns
        if any(turn)
    )


@given(st.lists(st.integers(0, 4), min_size=3, max_size=5))
def test_as_playing_turn_by_turn_says(taken: list[int]) -> None:
    joined = json.dumps(dict(zip(NAMES, taken, strict=False)))
    drawn = seated(*[""] * len(taken), more=f"projects: [{{age: 1, card: Cranes, joined: {joined}}}]")
    assert (paths(RULE, drawn) == []) is can_be_played(tuple(taken), len(taken) - 1)


def test_every_project_is_judged() -> None:
    more = "projects: [{age: 1, card: Cranes, joined: {Ana: 5}}, {age: 2, card: Smelter, joined: {Bo: 4, Cas: 1}}]"
    assert paths(RULE, seated("", "", "", age=2, more=more)) == ["projects.0.joined", "projects.1.joined"]


def test_without_the_module_nothing_is_looked_at() -> None:
    more = "modules: [tower]\nprojects: [{age: 1, card: Cranes, joined: {Ana: 5}}]"
    assert paths(RULE, seated("", "", "", more=more)) == []
