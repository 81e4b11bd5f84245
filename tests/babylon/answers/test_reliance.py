"""On which rulings a pad rests, and what it would be: held against counting under every value of every ruling."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.answers.check import check
from babylon_cli.babylon.answers.score import score
from babylon_cli.babylon.files.load import GardenDocument, load
from babylon_cli.babylon.rules.verdict import judge, table_to_score
from babylon_cli.babylon.scoring.ranking import Result, settle
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS
from babylon_cli.babylon.table.table import Table
from babylon_cli.wording.message import ENGLISH
from tests.drawing import Plain
from tests.naive.disturbing import disturb
from tests.naive.game_generate import random_game, random_turn
from tests.random_tables import legal_table
from tests.test_second_implementation_of_play import text_of

TURNS = 30
"""So many are made; it takes a game to make one."""

seeds = st.integers(0, 400)

HIDDEN = "terraces: [{at: C3, level: 1, flower: white, belvedere: SE}, {at: D4, level: 2, flower: pink, belvedere: NW}]"
SEEN = "terraces: [{at: C3, level: 1, flower: white}, {at: D4, level: 2, flower: pink, belvedere: NW}]"
MORE = "terraces: [{at: C3, level: 1, flower: white}, {at: C1, level: 2, flower: pink}]"

THREE = f"""\
players:
  - {{name: Ana, flower: white, {HIDDEN}}}
  - {{name: Bo, flower: pink, {SEEN}}}
  - {{name: Cleo, flower: sun, {MORE}, statues: [C3, D3, C4, D4]}}
"""
"""Ana and Bo are level, and of Ana's two belvederes one is hidden; Cleo is far ahead."""

RULING = (
    "ruling: this rests on hidden_belvedere: none, a ruling that no publisher confirms; with hidden_belvedere: counts "
)


def rests_on(text: str) -> list[tuple[str, str, str]]:
    """What a pad rests on: what changes, at which moment, and the sentence."""
    (document,) = load("table.yaml", text.encode())
    return [(each.changes, each.moment, ENGLISH.say(each.told)) for each in score(document).rests_on]


SHARED = "Ana and Bo share the victory with 6 points and 57 visible holes each."
OVER_IT = "{at: D4, level: 2, flower: pink, belvedere: NW}]\n"

ALONE = f"players: [{{name: Ana, flower: white, {HIDDEN}}}]"
LEVEL = f"players: [{{name: Ana, flower: white, {HIDDEN}}}, {{name: Bo, flower: pink, {SEEN}}}]"
DECIDED = "players: [{name: Ana, flower: white, terraces: [{at: C3, level: 1, flower: white}]}]"


@pytest.mark.parametrize(
    ("text", "changes", "becomes"),
    [
        (ALONE, "row", "Ana scores 2 under Belvederes and 6 in all."),
        (THREE, "rank", "Bo has rank 3 with 5 points."),
        (LEVEL, "winner", "Ana wins with 6 points."),
        (LEVEL.replace("Bo, flower: pink", "Bo, flower: pink, statues: [C3]"), "winner", SHARED),
        (LEVEL.replace(HIDDEN, f"{HIDDEN}, statues: [E4, E5]"), "row", "Ana scores 2 under Belvederes and 10 in all."),
        (DECIDED, None, ""),
    ],
)
def test_what_would_be_another_is_told(text: str, changes: str | None, becomes: str) -> None:
    assert rests_on(text) == ([] if changes is None else [(changes, "", RULING + becomes)])


def test_under_the_other_value_it_is_told_the_other_way_round() -> None:
    ((changes, _, told),) = rests_on(f"rulings: {{hidden_belvedere: counts}}\n{LEVEL}")
    assert changes == "winner"
    assert told.startswith("ruling: this rests on hidden_belvedere: counts, ")
    assert "; with hidden_belvedere: none Ana and Bo share the victory with 5 points and 57 visible holes each." in told


FLOOR = "  - [floor, floor, floor, floor]\n"
HIDES_IN_THE_TURN = f"""\
players:
  - name: Ana
    flower: white
    storage: {{pillars: 6}}
    terraces: [{{at: C3, level: 1, flower: white, belvedere: SE}}]
  - {{name: Bo, flower: pink, terraces: [{{at: C3, level: 1, flower: white, belvedere: SE}}]}}
quarry:
  - [clay sun, floor, floor, floor]
{FLOOR * 3}turn: {{player: Ana, dig: A1, build: [{{from: dug, at: D4, level: 2, belvedere: NW}}]}}
"""


def test_before_and_after_a_turn() -> None:
    assert [each[:2] for each in rests_on(HIDES_IN_THE_TURN)] == [("row", "after")]
    hidden_before = HIDES_IN_THE_TURN.replace("white, belvedere: SE}]\n", "white, belvedere: SE}, " + OVER_IT)
    assert [each[:2] for each in rests_on(hidden_before)] == [("row", "before"), ("row", "after")]


BUILT_TWICE = f"""\
players:
  - name: Ana
    flower: white
    terraces:
      - {{at: A7, level: 1, flower: pink}}
      - {{at: G1, level: 1, flower: sun}}
      - {{at: D3, level: 2, flower: white, pillars: {{NW: none, SW: none}}}}
    storage: {{pillars: 6}}
  - {{name: Bo, flower: pink}}
quarry:
  - [clay vine, floor, floor, floor]
{FLOOR * 3}turn:
  player: Ana
  dig: A1
  build:
    - {{from: dug, at: B3, level: 2}}
    - {{from: dug, at: C3, level: 1, pillars: {{NE: none, SE: none}}}}
"""
"""The vine lies on the build that comes first. At C3 nobody sees it, and a ruling decides which order is the better."""


def test_a_ruling_may_decide_which_build_of_one_tile_has_its_flower() -> None:
    ((changes, moment, told),) = rests_on(BUILT_TWICE)
    assert (changes, moment) == ("row", "after")
    assert told.endswith("; with hidden_corner: allow Ana scores 0 under Flowers and 4 in all.")
    ((changes, moment, told),) = rests_on(f"rulings: {{hidden_corner: allow}}\n{BUILT_TWICE}")
    assert told.endswith("; with hidden_corner: forbid Ana scores 4 under Flowers and 8 in all.")


def test_check_tells_only_what_decides_who_wins() -> None:
    assert [check(found).winner_rests_on for found in load("table.yaml", THREE.encode())] == [()]
    ((reliance,),) = [check(found).winner_rests_on for found in load("table.yaml", LEVEL.encode())]
    assert (reliance.ruling, reliance.value, reliance.other) == ("hidden_belvedere", "none", "counts")
    (unasked,) = [check(found, tells_rulings=False) for found in load("table.yaml", LEVEL.encode())]
    assert unasked.winner_rests_on == ()


def table(seed: int) -> Plain:
    """A legal table."""
    return legal_table(seed)


def disturbed_table(seed: int) -> Plain:
    """A table of which nobody knows what it breaks."""
    return disturb(Random(seed), legal_table(seed), 3)


@lru_cache(maxsize=TURNS)
def turn(seed: int) -> Plain:
    """A table with a legal turn."""
    return random_turn(Random(seed % TURNS))


def turn_with_a_tile_built_twice(seed: int) -> Plain:
    """A table with a turn that builds the dug tile twice, the second time anywhere."""
    random = Random(seed)
    document = turn(seed)
    builds = document["turn"].get("build") or []
    at = random.choice("ABCDEFG") + random.choice("1234567")
    twice = [*builds, {"from": "dug", "at": at, "level": random.randint(1, 4)}]
    random.shuffle(twice)
    return {**document, "turn": {**document["turn"], "build": [{**build, "from": "dug"} for build in twice[:2]]}}


def game(seed: int) -> Plain:
    """A game that was written down, whole or broken off."""
    return random_game(Random(seed))


any_document = st.builds(
    lambda make, seed: make(seed), st.sampled_from((table, disturbed_table, turn, turn_with_a_tile_built_twice)), seeds
)


def loaded(document: Plain, rulings: dict[str, str]) -> GardenDocument:
    """A document under some rulings over its own."""
    own = {key: value for key, value in (document.get("rulings") or {}).items() if value is not None}
    changed = {**document, "rulings": {**own, **rulings}}
    return next(load("table.yaml", text_of(changed).encode()))


def results(drawn: Table) -> dict[str, Result]:
    """Who has what, by the moment of the pad."""
    verdict = judge(drawn)
    counted = settle(table_to_score(drawn, verdict))
    if drawn.turn is None or verdict.play is None:
        return {"": counted}
    return {"before": counted, "after": settle(verdict.play.closing)}


def what_changes(now: Result, then: Result) -> str | None:
    """The most that is another."""
    if now.winners != then.winners:
        return "winner"
    pairs = list(zip(now.standings, then.standings, strict=True))
    if any(before.rank != after.rank for before, after in pairs):
        return "rank"
    return "row" if any(before.points != after.points for before, after in pairs) else None


def everything_it_rests_on(drawn: Table) -> Iterator[tuple[str, ...]]:
    """Every value of every ruling under which a pad is another, each tried: ruling, values, moment, what changes."""
    now = results(drawn)
    for question in OPEN_QUESTIONS:
        value = getattr(drawn.rulings, question.name)
        for other in [other for other in question.values if other != value]:
            then = results(drawn._replace(rulings=drawn.rulings.answered({question.name: other})))
            for moment in now:
                changes = what_changes(now[moment], then[moment])
                if changes is not None:
                    yield question.name, value, other, moment, changes


def assert_nothing_is_missed(document: Plain, rulings: dict[str, str]) -> set[tuple[str, ...]]:
    found = loaded(document, rulings)
    if found.table is None or not found.table.players:
        return set()
    told: set[tuple[str, ...]] = {
        (each.ruling, each.value, each.other, each.moment, each.changes) for each in score(found).rests_on
    }
    assert told == set(everything_it_rests_on(found.table))
    assert set(check(found).winner_rests_on) == {each for each in score(found).rests_on if each.changes == "winner"}
    return told


some_rulings = st.fixed_dictionaries(
    {}, optional={each.name: st.sampled_from(each.values) for each in OPEN_QUESTIONS if each.name != "supply"}
)


@pytest.mark.thorough
@given(any_document, some_rulings)
@settings(max_examples=40)
def test_no_ruling_that_changes_a_pad_is_missed(document: Plain, rulings: dict[str, str]) -> None:
    assert_nothing_is_missed(document, rulings)


@pytest.mark.slow
def test_no_ruling_that_changes_a_pad_is_missed_in_many() -> None:
    kinds = Counter[tuple[str, str]]()
    for make in (table, disturbed_table, turn, turn_with_a_tile_built_twice, game):
        for seed in range(30 if make is game else 400):
            random = Random(seed)
            rulings = {each.name: random.choice(each.values) for each in OPEN_QUESTIONS if random.random() < 0.4}
            told = assert_nothing_is_missed(make(seed), rulings)
            kinds.update([(ruling, changes) for ruling, _, _, _, changes in told])
    assert {changes for _, changes in kinds} == {"row", "rank", "winner"}
