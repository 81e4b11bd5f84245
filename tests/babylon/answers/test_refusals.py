"""What a table cannot be asked, and why: moves without a turn, a quarry that is not there, a replay without rounds."""

from babylon_cli.babylon.answers.moves import MovesQuestion, moves_of
from babylon_cli.babylon.answers.quarry import QuarryQuestion, quarry_of
from babylon_cli.babylon.answers.replay import ReplayQuestion, replay_of
from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.judging.answer import Answer
from tests.babylon.files.pictures import in_english, loaded
from tests.cli.plays import BEGUN_TURN, GAME, LEGAL_GAME

TWO = "players: [{name: Ana, flower: white}, {name: Bo, flower: pink}]\n"
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
        "add `turn:` with `player:` and `dig:`, or give `--player` and `--dig`; a record needs only `--dig`",
    )
    assert refusal(moves_of(drawn(TWO), MovesQuestion(dig=0)))[1] == "the document has no `turn` to go on with"
    assert refusal(moves_of(drawn(TWO), MovesQuestion(player="Bo")))[1] == "the document has no `turn` to go on with"


def test_moves_are_asked_for_players_who_are_there() -> None:
    assert refusal(moves_of(drawn(LEGAL_GAME), MovesQuestion(dig=0, player="Boo"))) == (
        0,
        "no player of the file is called Boo",
        "the players are Ana and Bo",
    )


def test_moves_of_a_record_need_a_dig_and_a_turn_that_is_left() -> None:
    assert refusal(moves_of(drawn(LEGAL_GAME), MovesQuestion())) == (
        13,
        "the record does not say what its next turn digs",
        "give the position, such as `--dig B2`",
    )
    over = LEGAL_GAME + "  - {token: none}\n" * 12 + "  - token: none\n    turns: [{player: Bo}, {player: Ana}]\n"
    assert refusal(moves_of(drawn(over), MovesQuestion(dig=0))) == (
        13,
        "no turn is left to play in this record",
        "`babylon replay --until 5.2 --format yaml` writes the table of any moment",
    )


def test_what_is_asked_wins_over_the_file() -> None:
    """B2 is granite and white, C1 the floor; Ana has three pillars and the token gives one, Bo has nothing."""
    for question, player, pillars, token in (
        (MovesQuestion(), "Ana", 8, "single"),
        (MovesQuestion(dig=5), "Ana", 8, "single"),
        (MovesQuestion(dig=0), "Ana", 9, "single"),
        (MovesQuestion(token="none"), "Ana", 7, "none"),
        (MovesQuestion(player="Bo", dig=1), "Bo", 5, "single"),
        (MovesQuestion(player="Bo", dig=1, token="flower-double"), "Bo", 5, "flower-double"),
    ):
        entry = moves_of(drawn(BEGUN_TURN), question._replace(only_count=True)).data()
        assert (entry["player"], entry["pillars"], entry["token"]) == (player, pillars, token)
        assert not entry["violations"]
    floor = moves_of(drawn(BEGUN_TURN), MovesQuestion(dig=2))
    assert [finding.rule for finding in floor.findings] == ["dig-visible"]
    assert (floor.total, floor.is_broken) == (0, True)
    alone = moves_of(drawn(QUARRY), MovesQuestion(dig=0, limit=1))
    assert (alone.total, len(alone.gains), alone.data()["pillars"]) == (245, 1, 5)


def test_a_record_goes_on_with_its_next_turn() -> None:
    entry = moves_of(drawn(LEGAL_GAME), MovesQuestion(dig=0, limit=1)).data()
    assert (entry["player"], entry["token"], entry["pillars"]) == ("Bo", None, 3)
    token = moves_of(drawn(LEGAL_GAME), MovesQuestion(dig=0, limit=1, token="single")).data()
    assert (token["token"], token["pillars"]) == ("single", 4)
    begun = LEGAL_GAME + "  - {token: single, turns: [{player: Bo, dig: B3}]}\n"
    entry = moves_of(drawn(begun), MovesQuestion(dig=0, limit=1)).data()
    assert (entry["player"], entry["token"]) == ("Ana", "single")
    out_of_order = moves_of(drawn(begun), MovesQuestion(dig=0, player="Bo", limit=1))
    assert (out_of_order.data()["player"], out_of_order.findings) == ("Bo", ())


def test_a_record_that_breaks_a_rule_goes_on_as_typed() -> None:
    answer = moves_of(drawn(GAME), MovesQuestion(dig=9, limit=1))
    assert {finding.rule for finding in answer.findings} == {"pillar-budget", "terrace-stacked", "terrace-collision"}
    assert (len(answer.gains), answer.is_broken) == (1, True)
    floor = moves_of(drawn(LEGAL_GAME + "  - {token: none, turns: [{player: Bo, dig: A1}]}\n"), MovesQuestion(dig=0))
    assert [finding.rule for finding in floor.findings] == ["dig-visible"]
    assert floor.gains == ()


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
    for name, help in (("Anna", "did you mean Ana?"), ("Xaver", "the only player is Ana")):
        message = f"no player of the file is called {name}"
        assert refusal(quarry_of(drawn(QUARRY), QuarryQuestion(player=name))) == (0, message, help)
    nobody = QUARRY.replace(TABLE, "")
    assert refusal(quarry_of(drawn(nobody), QuarryQuestion(player="Ana")))[2] == "the players are not given"


def test_a_quarry_is_asked_for_flowers_that_are_there() -> None:
    four = f"flowers: [white, pink, sun, vine]\n{QUARRY}"
    assert refusal(quarry_of(drawn(four), QuarryQuestion(flower="rose"))) == (
        0,
        "no flower of the file is called rose",
        "the flowers are white, pink, sun and vine",
    )
    assert quarry_of(drawn(four), QuarryQuestion(flower="PINK")).flowers == ("pink",)


def test_a_quarry_is_asked_for_tiles_that_are_there() -> None:
    message = "B1 shows the floor: no tile can be taken there"
    assert refusal(quarry_of(drawn(QUARRY), QuarryQuestion(take=1))) == (0, message, "tiles lie at A1")


def test_whom_and_what_a_quarry_is_asked_for() -> None:
    assert quarry_of(drawn(QUARRY), QuarryQuestion(flower="pink")).flowers == ("pink",)
    assert quarry_of(drawn(QUARRY), QuarryQuestion(player="Ana")).flowers == ("white",)
    assert quarry_of(drawn(QUARRY), QuarryQuestion()).flowers == ("white",)
    assert [dig.position for dig in quarry_of(drawn(QUARRY), QuarryQuestion(take=0)).digs] == [0]


def test_a_quarry_as_it_now_lies() -> None:
    """Clay was taken out of B1, and Ana and Bo have dug D3, A1, D4 and A1 once more."""
    answer = quarry_of(drawn(LEGAL_GAME), QuarryQuestion())
    tops = {tile["take"]: tile["material"] for tile in answer.data()["tiles"]}
    assert [name for name, top in tops.items() if top == "basalt"] == ["A1"]
    assert [name for name, top in tops.items() if top == "granite"] == ["B1", "C1", "D1", "B2", "C2", "D2", "D3", "D4"]
    assert (answer.data()["player"], answer.data()["token"], answer.flowers[0]) == ("Bo", None, "pink")
    begun = quarry_of(
        drawn(LEGAL_GAME + "  - {token: minus-one, turns: [{player: Bo, dig: A2}]}\n"), QuarryQuestion(take=5)
    )
    assert (begun.data()["player"], begun.data()["token"]) == ("Ana", "minus-one")
    assert begun.data()["tiles"][0]["pillars"]["white"] == 2


def test_the_file_says_which_token_acts_and_a_question_says_better() -> None:
    told = "token: minus-one\n"
    for text, question, pillars in (
        ("", QuarryQuestion(take=0), 5),
        (told, QuarryQuestion(take=0), 4),
        (told, QuarryQuestion(take=0, token="none"), 5),
        (told, QuarryQuestion(take=0, token="flower-double"), 6),
    ):
        answer = quarry_of(drawn(QUARRY + text), question)
        assert answer.data()["tiles"][0]["pillars"] == {"white": pillars}
    first = quarry_of(drawn(QUARRY + "token: minus-one\nround: 1\n"), QuarryQuestion(take=0))
    assert (first.token, first.data()["tiles"][0]["pillars"]) == ("none", {"white": 5})


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
