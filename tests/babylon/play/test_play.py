"""What a turn leaves: pillars, notch, garden; and that pillars are conserved."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.play.play import Setting, play_turn
from babylon_cli.babylon.play.seat import take_seat
from babylon_cli.babylon.table.cells import CELL_NUMBERS, bit
from babylon_cli.babylon.table.pieces import Icon
from tests.babylon.play.playing import lies, pieces, played, tile
from tests.turns import UNKNOWN, game, play_of, turn

NOTCH = "storage: {pillars: 2, terrace: {flower: pink, icons: SFB.}}\n"


def account(play: str, ana: str = NOTCH, token: str = "none") -> tuple[int | None, ...]:
    """Stored, dug, token, spent, kept and returned."""
    return tuple(played(turn(play, ana, token=token)).budget.account().values())


BUILD = "build: [{from: stored, at: C3, level: 1}]"


@pytest.mark.parametrize(
    ("play", "token", "expected"),
    [
        ("dig: A1", "none", (2, 5, 0, 0, 6, 1)),
        ("dig: A1", "single", (2, 5, 1, 0, 6, 2)),
        ("dig: A1", "double", (2, 5, 0, 0, 6, 1)),
        ("dig: A1", "flower-double", (2, 6, 0, 0, 6, 2)),
        ("dig: A1", "minus-one", (2, 4, 0, 0, 6, 0)),
        (f"dig: A1\n{BUILD}", "none", (2, 5, 0, 4, 3, 0)),
        (f"dig: A1\n{BUILD}\nkeep: {{pillars: 1}}", "none", (2, 5, 0, 4, 1, 2)),
        (f"dig: A1\n{BUILD}\nkeep: {{pillars: 4}}", "none", (2, 5, 0, 4, 4, 0)),
        ("dig: B2", "none", (2, None, 0, 0, 2, None)),
        (f"dig: B2\n{BUILD}", "none", (2, None, 0, 4, 0, None)),
        ("dig: B2\nkeep: {pillars: 5}", "none", (2, None, 0, 0, 5, None)),
    ],
)
def test_the_account(play: str, token: str, expected: tuple[int | None, ...]) -> None:
    assert account(play, token=token) == expected


def test_the_double_pillar_of_a_token_costs_nothing() -> None:
    up = "dig: A1\nbuild: [{from: dug, at: D4, level: 2}]"
    old = "storage: {pillars: 6}\nterraces: [{at: C3, level: 1}]"
    assert account(up, old) == (6, 5, 0, 7, 4, 0)
    assert account(up, old, "double") == (6, 5, 0, 5, 6, 0)
    with_doubles = old.replace("pillars: 6", "pillars: 6, doubles: 2")
    assert account(up, with_doubles, "double") == (6, 5, 0, 1, 6, 4)


@pytest.mark.parametrize(("play", "pillars"), [("dig: A1", 6), ("dig: B2", None), ("dig: B2\nkeep: {pillars: 3}", 3)])
def test_pillars_that_nobody_knows(play: str, pillars: int | None) -> None:
    assert played(turn(play, NOTCH)).after.pillars == pillars


def test_doubles_that_are_kept_and_then_used() -> None:
    after = played(turn("dig: A1\nkeep: {pillars: 0, doubles: 1}", NOTCH)).after
    assert (after.pillars, after.doubles) == (0, 1)
    assert account("dig: A2\nbuild: [{from: dug, at: A1, level: 2}]", "storage: {doubles: 1}") == (0, 2, 0, 6, 0, 0)


def test_a_round_whose_token_is_not_known() -> None:
    drawn = turn("dig: A1\npillars_taken: 2", NOTCH)
    assert drawn.turn is not None
    assert drawn.quarry is not None
    seat, setting = take_seat(drawn.players[0]), Setting(drawn.rulings, None)
    for claim, dug in ((4, 4), (6, 6), (None, 5), (7, 5)):
        there = play_turn(drawn.turn._replace(claim=claim), seat, drawn.quarry, setting)
        assert not there.budget_is_known
        assert there.budget.dug == dug


def test_the_garden_and_the_notch() -> None:
    drawn = turn(
        "dig: A1\nbuild: [{from: dug, at: C3, level: 1, icons: S.T.}, {from: stored, at: D4, level: 2}]\n"
        "statues: [C3, D4]\nbare_pillars: [A8]",
        NOTCH,
    )
    after = played(drawn).after
    assert [(lies(terrace), tile(terrace)) for terrace in after.layout.terraces] == [
        ("C3@1", "clay white S.T."),
        ("D4@2", "pink SFB."),
    ]
    assert pieces(after.layout, Icon.STATUE) == ["C3@1", "D4@2"]
    assert after.layout.garden.bare_pillars == ()
    assert after.notch == ()


def test_an_older_bare_pillar_stays() -> None:
    after = played(turn("dig: A1\nbare_pillars: [A8]", "bare_pillars: [H8]")).after
    assert [spot.cell for spot in after.layout.garden.bare_pillars] == [63]


def test_a_changed_icon_counts_in_its_turn_and_is_written_on_the_table() -> None:
    drawn = turn(
        "dig: A1\nbuild: [{from: dug, at: C3, level: 1, counts_as: {NE: statue}}]",
        "terraces: [{at: A1, level: 1, counts_as: {NW: bridge}}]",
        token="icon-swap",
    )
    there = played(drawn)
    statue = Icon.STATUE
    assert there.stages[-1].layout.terraces[-1].counts_as == (None, statue, None, None)
    assert [terrace.counts_as for terrace in there.after.layout.terraces] == [(None,) * 4] * 2
    assert [terrace.counts_as for terrace in there.after.as_player().layout.terraces] == [
        (Icon.BRIDGE, None, None, None),
        (None, statue, None, None),
    ]


def test_a_turn_that_does_nothing() -> None:
    drawn = turn("", NOTCH)
    there = played(drawn)
    assert (there.stages, there.steps, there.ornaments, there.built) == ((), [], [], set())
    assert there.after.layout is there.before.layout
    assert (there.after.pillars, there.budget.kept) == (None, 2)


def test_what_was_built() -> None:
    drawn = turn("dig: A1\nbuild: [{from: dug, at: C3, level: 1}, {from: stored, at: E3, level: 1}]", NOTCH)
    assert played(drawn).built == {"dug", "stored"}
    assert played(turn("dig: A1\nbuild: [{from: dug, at: C3, level: 1}]", NOTCH)).built == {"dug"}


def test_an_unknown_terrace_can_wait_in_the_notch() -> None:
    after = played(turn("dig: A1\nkeep: {terrace: dug}", quarry=UNKNOWN)).after
    assert [tile(terrace) for terrace in after.notch] == [""]
    drawn = game("""
        - turns: [{player: Ana, dig: A1, keep: {terrace: dug}}, {player: Bo, dig: B1}]
        - {token: none, turns: [{player: Ana, dig: A2, build: [{from: stored, at: C3, level: 1, icons: S...}]}]}
        """)
    (step,) = play_of(drawn).turns[-1].played.steps
    assert (tile(step.source), tile(step.terrace), step.problem) == ("", "S...", None)


POSITIONS = st.sampled_from(["A1", "B1", "C1", "A2"])
BUILDS = st.sampled_from(["", "{from: dug, at: C3, level: 1}", "{from: stored, at: D4, level: 2, belvedere: SE}"])
TOKENS = st.sampled_from(["none", "single", "double", "icon-swap", "blank-icon", "flower-double", "minus-one"])


@settings(max_examples=60)
@given(POSITIONS, BUILDS, TOKENS, st.integers(0, 6), st.sampled_from(["", "keep: {pillars: 0}", "keep: {pillars: 3}"]))
def test_pillars_are_conserved(position: str, build: str, token: str, stored: int, keep: str) -> None:
    drawn = turn(
        f"dig: {position}\nbuild: [{build}]\n{keep}", f"storage: {{pillars: {stored}, terrace: {{}}}}", token=token
    )
    there = played(drawn)
    says = there.budget.account()
    assert None not in says.values()
    total = sum(number for name, number in says.items() if number is not None and name in ("stored", "dug", "token"))
    gone = sum(number for name, number in says.items() if number is not None and name in ("spent", "kept", "returned"))
    assert (total == gone) is not there.budget.is_overdrawn
    assert there.after.pillars == says["kept"]


def test_bare_pillars_come_with_the_last_build() -> None:
    both = "build: [{from: dug, at: A1, level: 1}, {from: stored, at: C1, level: 1}]\nbare_pillars: [H8]"
    first, last = played(turn(f"dig: A1\n{both}", "storage: {pillars: 9, terrace: {flower: pink}}")).stages
    assert first.layout.garden.bare_pillars == ()
    assert [spot.cell for spot in last.layout.garden.bare_pillars] == [63]


@pytest.mark.parametrize(
    ("pieces", "ever"),
    [
        ("statues: [C3]", bit(CELL_NUMBERS["C3"])),
        ("statues: [H8]", 0),
        ("fountains: [C3-D3]", 0),
        ("statues: [C3, H8]\nbridges: [C3-E3]", bit(CELL_NUMBERS["C3"])),
    ],
)
def test_only_statues_that_stand_are_remembered(pieces: str, ever: int) -> None:
    assert played(turn(f"dig: A1\n{pieces}", "terraces: [{at: C3, level: 1, icons: SF..}]")).after.statues_ever == ever
