"""One terrace waits in the notch."""

import pytest

from tests.drawing import finding_of, found, message_of, warned
from tests.turns import game, judged, turn

NOTCH = "storage: {pillars: 6, terrace: {flower: pink, icons: SFB.}}"
THERE = [("storage-notch", "turn.keep.terrace")]


def flowers_after(play: str, ana: str = NOTCH) -> list[str | None]:
    """The flowers of what lies in the notch after a turn that digs a white terrace, the one there before being pink."""
    return [terrace.flower for terrace in judged(turn(f"dig: A1\n{play}", ana)).played.after.notch]


DUG, STORED = "{from: dug, at: C3, level: 1}", "{from: stored, at: E3, level: 1}"


@pytest.mark.parametrize(
    ("built", "keep", "expected", "after"),
    [
        ("", "none", [], []),
        ("", "dug", [], ["white"]),
        ("", "stored", [], ["pink"]),
        ("", "both", THERE, ["pink", "white"]),
        (DUG, "none", [], []),
        (DUG, "dug", THERE, []),
        (DUG, "stored", [], ["pink"]),
        (DUG, "both", THERE, ["pink"]),
        (STORED, "none", [], []),
        (STORED, "dug", [], ["white"]),
        (STORED, "stored", THERE, []),
        (STORED, "both", THERE, ["white"]),
        (f"{DUG}, {STORED}", "none", [], []),
        (f"{DUG}, {STORED}", "dug", THERE, []),
        (f"{DUG}, {STORED}", "stored", THERE, []),
        (f"{DUG}, {STORED}", "both", THERE, []),
    ],
)
def test_what_is_built_and_what_is_kept(
    built: str, keep: str, expected: list[tuple[str, str]], after: list[str]
) -> None:
    play = f"build: [{built}]\nkeep: {{terrace: {keep}}}"
    assert found(turn(f"dig: A1\n{play}", NOTCH)) == expected
    assert flowers_after(play) == after


@pytest.mark.parametrize(
    ("built", "after"), [("", ["pink"]), (DUG, ["pink"]), (STORED, ["white"]), (f"{DUG}, {STORED}", [])]
)
def test_without_keep_what_was_there_stays_or_else_the_dug_one_does(built: str, after: list[str]) -> None:
    for keep in ("", "keep: {pillars: 0}"):
        assert flowers_after(f"build: [{built}]\n{keep}") == after


@pytest.mark.parametrize(("keep", "after"), [("", ["white"]), ("dug", ["white"]), ("none", []), ("both", ["white"])])
def test_an_empty_notch(keep: str, after: list[str]) -> None:
    assert flowers_after(f"keep: {{terrace: {keep}}}", "") == after
    assert warned(turn(f"dig: A1\nkeep: {{terrace: {keep}}}")) == []


def test_both_with_an_empty_notch_is_the_dug_one() -> None:
    drawn = turn("dig: A1\nkeep: {terrace: both}")
    assert found(drawn) == THERE or warned(drawn) in (THERE, [])


def test_to_keep_what_was_not_there_is_a_warning() -> None:
    drawn = turn("dig: A1\nkeep: {terrace: stored}")
    assert found(drawn) == []
    assert warned(drawn) == THERE
    assert flowers_after("keep: {terrace: stored}", "") == []


def test_the_start_terrace_takes_its_place_too() -> None:
    drawn = game(
        "- turns: [{player: Ana, dig: A1, keep: {terrace: both}}, {player: Bo, dig: B1, keep: {terrace: dug}}]"
    )
    assert found(drawn) == [("storage-notch", "rounds.0.turns.0.keep.terrace")]


def test_two_terraces_that_were_kept_against_the_rules_can_both_be_built_later() -> None:
    """`from: stored` takes the one whose icons fit."""
    drawn = game("""
        - turns:
            - {player: Ana, dig: A1, dug: {flower: pink, icons: SSB.}, pillars_taken: 4, keep: {terrace: both}}
            - {player: Bo, dig: B1}
        - token: none
          turns:
            - {player: Ana, dig: A2, pillars_taken: 4, build: [{from: stored, at: C3, level: 1, icons: BS.S}]}
            - {player: Bo, dig: B2}
        - {token: none, turns: [{player: Ana, dig: A3, pillars_taken: 4, build: [{from: stored, at: E3, level: 1}]}]}
        """)
    assert found(drawn) == [("storage-notch", "rounds.0.turns.0.keep.terrace")]


def test_what_the_messages_say() -> None:
    both = finding_of("storage-notch", turn("dig: A1\nkeep: {terrace: both}", NOTCH))
    assert str(both.message) == "the turn keeps the dug terrace and the stored one, and the notch holds one"
    assert (str(both.where), str(both.help)) == (
        "the notch of Ana",
        "one of the two is discarded: write `dug` or `stored`",
    )
    built = turn(f"dig: A1\nbuild: [{DUG}]\nkeep: {{terrace: dug}}", NOTCH)
    assert message_of("storage-notch", built) == "the turn keeps the dug terrace, which it has built"
    nothing = finding_of("storage-notch", turn("dig: A1\nkeep: {terrace: stored}"))
    assert str(nothing.message) == "the turn keeps the stored terrace, and the notch was empty"
    assert str(nothing.help) == "write `none` or `dug`"
