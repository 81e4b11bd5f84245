"""What a table cannot be asked, and why: moves without a turn, a quarry that is not there, a replay without rounds."""

from babylon_cli.babylon.answers.moves import MovesQuestion, moves_of
from babylon_cli.babylon.answers.quarry import QuarryQuestion, quarry_of
from babylon_cli.babylon.answers.replay import ReplayQuestion, replay_of
from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.judging.answer import Answer
from tests.babylon.files.pictures import in_english, loaded
from tests.cli.plays import BEGUN_TURN, LEGAL_GAME

TABLE = "players: [{name: Ana, flower: white}]\n"
QUARRY = f"""\
{TABLE}quarry:
  - [clay white, floor, floor, floor]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
"""


def drawn(text: str) -> GardenDocument:
    (document,) = loaded(text)
    return document


def refusal(answer: Answer) -> tuple[int, str, str]:
    """The line, the message and the help of the one problem."""
    (problem,) = [in_english(problem) for problem in answer.document.problems]
    assert not answer.findings
    assert not answer.is_broken
    return problem.line, str(problem.message), str(problem.help)


def test_moves_need_a_turn() -> None:
    assert refusal(moves_of(drawn(TABLE), MovesQuestion())) == (
        1,
        "the document has no `turn` to go on with",
        "add `turn:` with `player:` and `dig:`; `babylon replay --format yaml` writes the table of any moment",
    )


def test_moves_can_be_counted_without_being_told() -> None:
    answer = moves_of(drawn(BEGUN_TURN), MovesQuestion(only_count=True))
    assert answer.total == len(moves_of(drawn(BEGUN_TURN), MovesQuestion()).gains) > 0
    assert answer.gains == ()


def test_a_quarry_has_to_be_there() -> None:
    assert refusal(quarry_of(drawn(TABLE), QuarryQuestion())) == (
        1,
        "the document has no `quarry`",
        "add four rows of four tiles",
    )


def test_a_quarry_is_asked_for_players_who_are_there() -> None:
    for name, message in (
        ("Anna", "there is no player Anna; did you mean Ana?"),
        ("Xaver", "there is no player Xaver"),
    ):
        assert refusal(quarry_of(drawn(QUARRY), QuarryQuestion(player=name))) == (3, message, "")


def test_a_quarry_is_asked_for_tiles_that_are_there() -> None:
    message = "B1 shows the floor: no tile can be taken there"
    assert refusal(quarry_of(drawn(QUARRY), QuarryQuestion(take=1))) == (3, message, "")


def test_whom_and_what_a_quarry_is_asked_for() -> None:
    assert quarry_of(drawn(QUARRY), QuarryQuestion(flower="pink")).flowers == ("pink",)
    assert quarry_of(drawn(QUARRY), QuarryQuestion(player="Ana")).flowers == ("white",)
    assert quarry_of(drawn(QUARRY), QuarryQuestion()).flowers == ("white",)
    assert [dig.position for dig in quarry_of(drawn(QUARRY), QuarryQuestion(take=0)).digs] == [0]


def test_a_replay_needs_rounds() -> None:
    assert refusal(replay_of(drawn(TABLE), ReplayQuestion())) == (
        1,
        "the document has no `rounds` to replay",
        "`babylon check` and `babylon score` read a table; `babylon setup` begins a record of a game",
    )


def test_a_replay_knows_which_flowers_nobody_knows() -> None:
    begun = LEGAL_GAME[: LEGAL_GAME.index("quarry:")] + "rounds:\n  - turns:\n"
    game = f"{begun}      - {{player: Bo, dig: D3, build: [{{from: dug, at: C3, level: 1}}]}}\n"
    answer = replay_of(drawn(game), ReplayQuestion())
    found = [(name, CELL_NAMES[terrace.at], terrace.level) for name, terrace in answer.unknown_flowers]
    assert found == [("Bo", "C3", 1)]
    assert replay_of(drawn(LEGAL_GAME), ReplayQuestion()).unknown_flowers == ()
