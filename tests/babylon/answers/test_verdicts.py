"""What `check`, `score` and `verify` answer about one document."""

from babylon_cli.babylon.answers.check import check
from babylon_cli.babylon.answers.score import score
from babylon_cli.babylon.answers.verify import verify
from babylon_cli.babylon.files.load import GardenDocument
from tests.babylon.files.pictures import loaded
from tests.cli.plays import BEGUN_TURN, GAME, LEGAL_GAME, LEGAL_TURN, TURN

FLOATING = """\
players:
  - name: Ana
    flower: white
    terraces: [{at: D4, level: 2, flower: white}]
  - {name: Bo, flower: pink}
"""
"""A terrace that hangs in the air."""

UNUSABLE = "players: 3\n"


def drawn(text: str) -> GardenDocument:
    (document,) = loaded(text)
    return document


def test_an_unusable_document_has_no_verdict_no_pad_and_no_differences() -> None:
    assert check(drawn(UNUSABLE)).verdict is None
    assert score(drawn(UNUSABLE)).sheets == ()
    assert not verify(drawn(UNUSABLE)).differences


def test_findings_are_placed_in_the_file() -> None:
    answer = check(drawn(FLOATING))
    assert [(finding.rule, finding.line, finding.column) for finding in answer.findings] == [("storey-order", 4, 32)]
    assert answer.leaves is None


def test_what_a_verdict_rests_on_is_asked_only_where_it_will_be_told() -> None:
    garden = "terraces: [{at: C3, level: 1, flower: white}], fountains: [C3-D3]"
    text = f"players: [{{name: Ana, flower: white, {garden}}}]\n"
    assert check(drawn(text)).rests_on
    assert not check(drawn(text), tells_rulings=False).rests_on


TWO_STOREYS = "terraces: [{at: C3, level: 1, flower: white}, {at: C4, level: 2, flower: white, belvedere: SW}]"
STATUE_UNDER_A_TERRACE = """\
  - name: Ana
    flower: white
    terraces:
      - {at: C3, level: 1, flower: white}
      - {at: E3, level: 1, flower: white}
      - {at: D4, level: 2, flower: sun, pillars: {NW: statue}, belvedere: SW}
    staircases: [D3@1-D4@2]
"""


def test_a_witness_tells_how_a_legal_garden_can_have_been_built() -> None:
    text = f"players:\n{STATUE_UNDER_A_TERRACE}  - {{name: Bo, flower: pink, {TWO_STOREYS}}}\n"
    answer = check(drawn(text), witness=True)
    assert answer.witnesses is not None
    witness, other = answer.data()["witness"]
    assert (witness["player"], other["player"]) == ("Ana", "Bo")
    assert [[placing["at"] for placing in turn] for turn in witness["turns"]] == [
        ["E3@1"],
        ["C3@1", "D4@1"],
        ["D4@2", "D3@1-D4@2"],
    ]


def test_only_a_garden_that_shows_everything_and_breaks_no_rule_has_a_witness() -> None:
    garden = "terraces: [{at: C3, level: 1, flower: white}]"
    ana = f"{{name: Ana, flower: white, {garden}, complete: false}}"
    bo = f"{{name: Bo, flower: pink, {garden.replace('level: 1', 'level: 2')}}}"
    assert check(drawn(f"players: [{ana}, {bo}]\n"), witness=True).witnesses == ()
    assert check(drawn(f"players: [{ana}, {bo}]\n")).witnesses is None
    assert check(drawn(LEGAL_GAME), witness=True).witnesses == ()


def test_only_a_legal_turn_leaves_something() -> None:
    legal, illegal = check(drawn(LEGAL_TURN)), check(drawn(TURN))
    assert legal.leaves is not None
    assert legal.leaves.data["turn"]["after"]["name"] == "Ana"
    assert illegal.is_broken
    assert illegal.leaves is None
    nobody = check(drawn("turn: {player: Ana}\nplayers: [{name: Ana, flower: white, tally: {}}]\n"))
    assert nobody.leaves is None


def test_a_document_without_players_has_nothing_to_score() -> None:
    answer = score(drawn("players: []\n"))
    assert answer.sheets == ()
    assert [str(problem.message) for problem in answer.document.problems] == ["the document has no players to score"]


def outcome(*bodies: str) -> str:
    """The outcome for players who have these keys."""
    players = "\n".join([f"  - {{name: P{number}, flower: white, {body}}}" for number, body in enumerate(bodies)])
    return str(score(drawn(f"players:\n{players}\n")).sheets[0].outcome)


def test_the_outcome_in_words() -> None:
    def counted(points: int, holes: int) -> str:
        return f"tally: {{statues: {{1: {points - 2}}}, highest_terrace: 1, visible_holes: {holes}}}"

    assert outcome("tally: {highest_terrace: 0, visible_holes: 64}") == "P0 scores 0 points."
    assert outcome(counted(2, 60), counted(3, 60)) == "P1 wins with 3 points."
    assert outcome(counted(2, 59), counted(2, 60)) == ("P0 wins the tie at 2 points with 59 visible holes to P1's 60.")
    assert outcome(counted(2, 60), counted(2, 60)) == (
        "P0 and P1 share the victory with 2 points and 60 visible holes each."
    )


def test_a_game_in_progress_has_a_leader() -> None:
    (sheet,) = score(drawn(LEGAL_GAME)).sheets
    assert str(sheet.outcome) == "Bo leads the tie at 3 points with 56 visible holes to Ana's 60."


def test_a_turn_has_a_pad_before_and_one_after_it() -> None:
    sheets = score(drawn(LEGAL_TURN)).sheets
    assert [(sheet.moment, str(sheet.heading)) for sheet in sheets] == [
        ("before", "Before the turn of Ana"),
        ("after", "After the turn of Ana"),
    ]
    assert [sheet.moment for sheet in score(drawn(BEGUN_TURN)).sheets] == ["before", "after"]


def test_what_has_to_be_said_beside_a_pad() -> None:
    assert str(score(drawn(FLOATING)).marks[0]) == (
        "ILLEGAL: Ana breaks storey-order; scored as typed. `babylon check` says where and why."
    )
    (mark,) = score(drawn("players: [{name: Ana, flower: white}, {name: Bo, flower: white}]\n")).marks
    assert str(mark) == "ILLEGAL: Bo breaks flower-unique; scored as typed. `babylon check` says where and why."
    deep = DEEP_QUARRY + "  - [floor, floor, floor, floor]\n" * 3
    assert [str(mark) for mark in score(drawn(deep)).marks] == [
        "The table breaks quarry-layers; scored as typed. `babylon check` says where and why."
    ]


DEEP_QUARRY = """\
players: [{name: Ana, flower: white}, {name: Bo, flower: pink}]
quarry:
  - [clay > clay > clay > clay, floor, floor, floor]
"""


PROMISES = """\
players: [{name: Ana, flower: white, tally: {highest_terrace: 1, visible_holes: 60}}]
quarry:
  - [clay white, floor, floor, floor]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
expect:
"""


def differences(promise: str) -> list[tuple[str, object, str]]:
    """What of the table is not as a promise says."""
    found = verify(drawn(f"{PROMISES}  {promise}\n")).differences
    return [(str(difference.what), difference.expected, str(difference.actual)) for difference in found]


def test_a_kept_promise_makes_no_difference() -> None:
    for promise in (
        "violations: []",
        "warnings: [player-count]",
        "scores: {Ana: 2}",
        "scores: {Ana: {highest_terrace: 2, total: 2}}",
        "scores: {Ana: }",
        "winners: [Ana]",
        "tie_break: none",
        "quarry: [{take: a1, pillars: 4}]",
        "quarry: [{take: A1, flower: white, token: flower-double, pillars: 6}]",
    ):
        assert not differences(promise), promise


def test_every_broken_promise_makes_a_difference() -> None:
    assert differences("scores: {Ana: 3}") == [("scores.Ana.total", 3, "2")]
    assert differences("scores: {Ana: {highest_terrace: 1}}") == [("scores.Ana.highest_terrace", 1, "2")]
    assert differences("winners: []") == [("winners", [], "['Ana']")]
    assert differences("tie_break: shared") == [("tie_break", "shared", "none")]
    assert differences("quarry: [{take: B2, flower: pink, token: single, pillars: 1}]") == [
        ("quarry.B2.pink.single", 1, "no tile")
    ]
    assert [what for what, _, _ in differences("violations: [storey-order]")] == ["violations"]
    assert [what for what, _, _ in differences("warnings: [storey-order]")] == ["warnings"]


def test_a_file_that_promises_nothing_promises_to_be_legal() -> None:
    assert verify(drawn(GAME)).differences
    assert not verify(drawn(LEGAL_GAME)).differences
    no_quarry = "players: [{name: Ana, flower: white}]\nexpect: {quarry: [{take: A1, pillars: 1}]}\n"
    assert [str(difference.actual) for difference in verify(drawn(no_quarry)).differences] == ["no tile"]
