"""A changed icon needs the round token for it."""

import pytest

from tests.drawing import finding_of, found, message_of
from tests.turns import game, turn

SWAP, BLANK = "icon-swap", "blank-icon"
NOTCH = "storage: {pillars: 6, terrace: {icons: SFB.}}"


def changed(spots: str, *, token: str, second: str = "{}", rulings: str = "{}") -> list[tuple[str, str]]:
    """What is found where the dug terrace `ST..` and then the stored one `SFB.` have changed spots."""
    drawn = turn(
        f"dig: A1\nbuild:\n  - {{from: dug, at: A1, level: 1, counts_as: {spots}}}\n"
        f"  - {{from: stored, at: C1, level: 1, counts_as: {second}}}",
        NOTCH,
        token=token,
        rulings=rulings,
    )
    return found(drawn)


FIRST = "turn.build.0.counts_as"
SECOND = "turn.build.1.counts_as"


@pytest.mark.parametrize(
    ("spots", "token", "corner"),
    [
        ("{NW: bridge}", SWAP, None),
        ("{NE: statue}", SWAP, None),
        ("{NW: statue}", SWAP, None),
        ("{SW: bridge}", SWAP, "SW"),
        ("{SW: bridge}", BLANK, None),
        ("{SE: statue}", BLANK, None),
        ("{NW: bridge}", BLANK, "NW"),
        ("{NW: bridge}", "none", "NW"),
        ("{SW: bridge}", "single", "SW"),
        ("{SW: bridge}", "flower-double", "SW"),
        ("{}", "none", None),
    ],
)
def test_one_spot(spots: str, token: str, corner: str | None) -> None:
    assert changed(spots, token=token) == ([] if corner is None else [("token-effect", f"{FIRST}.{corner}")])


@pytest.mark.parametrize("blank_per", ["turn", "terrace"])
def test_two_spots_of_one_terrace(blank_per: str) -> None:
    rulings = f"{{blank_per: {blank_per}}}"
    assert changed("{NW: bridge, NE: bridge}", token=SWAP, rulings=rulings) == [("token-effect", f"{FIRST}.NE")]
    assert changed("{SW: bridge, SE: bridge}", token=BLANK, rulings=rulings) == [("token-effect", f"{FIRST}.SE")]


def test_a_spot_of_each_terrace_is_a_question_for_a_ruling() -> None:
    swapped = ("{NW: bridge}", "{NW: bridge}")
    blank = ("{SW: bridge}", "{SE: bridge}")
    for rulings in ("{}", "{blank_per: terrace}"):
        assert changed(swapped[0], second=swapped[1], token=SWAP, rulings=rulings) == [("token-effect", f"{SECOND}.NW")]
    assert changed(blank[0], second=blank[1], token=BLANK) == [("token-effect", f"{SECOND}.SE")]
    assert changed(blank[0], second=blank[1], token=BLANK, rulings="{blank_per: terrace}") == []


def test_one_fault_a_terrace() -> None:
    assert changed("{NW: bridge, NE: bridge}", second="{NW: bridge, NE: bridge}", token="none") == [
        ("token-effect", f"{FIRST}.NW"),
        ("token-effect", f"{SECOND}.NW"),
    ]


def test_icons_that_are_not_known_are_not_asked_for() -> None:
    for token in (SWAP, BLANK):
        drawn = turn("dig: B2\nbuild: [{from: dug, at: A1, level: 1, counts_as: {NW: bridge}}]", token=token)
        assert found(drawn) == []


def test_the_icons_as_the_terrace_lies() -> None:
    drawn = turn("dig: A1\nbuild: [{from: dug, at: A1, level: 1, icons: .S.T, counts_as: {NW: bridge}}]", token=BLANK)
    assert found(drawn) == []


def test_a_changed_icon_counts_for_the_decorations_of_the_turn_even_without_its_token() -> None:
    play = "dig: A1\nbuild: [{from: dug, at: C3, level: 1, counts_as: {NE: statue}}]\nstatues: [D3]"
    assert found(turn(play, token=SWAP)) == []
    assert found(turn(play)) == [("token-effect", f"{FIRST}.NE")]
    assert found(turn(play.replace("NE: statue", "NW: statue"), token=SWAP)) == [("decoration-icon", "turn.statues.0")]


def test_the_printed_icon_counts_as_well() -> None:
    play = "dig: A1\nbuild: [{from: dug, at: C3, level: 1, counts_as: {NW: bridge}}]\nstatues: [C3]"
    assert found(turn(play, token=SWAP)) == []


def test_a_changed_icon_of_an_earlier_turn_does_not_help() -> None:
    old = "terraces: [{at: C3, level: 1, icons: ..F., counts_as: {SE: fountain}}]"
    new = "dig: B1\nbuild: [{from: dug, at: E4, level: 1, icons: F..B}]\nfountains: [D4-E4]"
    assert found(turn(new, old, token=SWAP)) == [("decoration-icon", "turn.fountains.0")]
    assert found(turn(new.replace("D4-E4", "C4-C5").replace("at: E4", "at: C5"), old)) == []


def test_a_token_of_an_earlier_round_does_not_help() -> None:
    drawn = game("""
        - turns: [{player: Ana, dig: A1, pillars_taken: 4}, {player: Bo, dig: B1}]
        - {token: icon-swap, turns: [{player: Ana, dig: C1}, {player: Bo, dig: D1}]}
        - token: none
          turns: [{player: Ana, dig: C1, build: [{from: stored, at: C3, level: 1, counts_as: {NW: bridge}}]}]
        """)
    assert found(drawn) == [("token-effect", "rounds.2.turns.0.build.0.counts_as.NW")]


def test_in_a_round_without_its_token_nothing_is_judged() -> None:
    drawn = game("""
        - turns: [{player: Ana, dig: A1, pillars_taken: 4}, {player: Bo, dig: B1}]
        - turns:
          - {player: Ana, dig: C1, build: [{from: stored, at: C3, level: 1, counts_as: {NW: bridge, SE: bridge}}]}
        """)
    assert [rule for rule, _ in found(drawn)] == ["token-count"]


def test_what_the_messages_say() -> None:
    build = "dig: A1\nbuild: [{{from: dug, at: C3, level: 1, counts_as: {}}}]"
    none = finding_of("token-effect", turn(build.format("{NW: bridge}")))
    assert str(none.message) == (
        "the NW spot of the terrace at C3 on level 1 cannot count as a bridge: no round token for that is in force"
    )
    assert str(none.help) == "check the token of the round; a token acts on one spot of a terrace built in its round"
    assert str(none.where) == "C3 on level 1"
    for spots, token, reason in (
        ("{NW: bridge}", "single", "the round token in force is single"),
        ("{SW: bridge}", SWAP, "the round token icon-swap changes an icon, and that spot has none"),
        ("{NW: bridge}", BLANK, "the round token blank-icon is for a spot without icon, and that spot has one"),
        ("{NW: bridge, NE: bridge}", SWAP, "a round token changes one spot in a turn"),
    ):
        assert message_of("token-effect", turn(build.format(spots), token=token)).endswith(f": {reason}")
    per_terrace = turn(build.format("{SW: bridge, SE: bridge}"), token=BLANK, rulings="{blank_per: terrace}")
    assert message_of("token-effect", per_terrace).endswith(": a round token changes one spot on a terrace")
