"""The pages in text of `moves`, `quarry` and `replay`, and the tables that `replay` writes."""

import pytest

from babylon_cli.babylon.answers.moves import MovesQuestion, moves_of
from babylon_cli.babylon.answers.quarry import QuarryQuestion, quarry_of
from babylon_cli.babylon.answers.replay import ReplayQuestion, replay_of
from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.pages import moves, quarry
from babylon_cli.babylon.pages.replay import text, yaml
from babylon_cli.babylon.play.replay import Moment
from babylon_cli.printing.screen import PLAIN
from tests.babylon.files.pictures import loaded
from tests.cli.plays import BEGUN_TURN, GAME, LEGAL_GAME


def drawn(text: str) -> GardenDocument:
    (document,) = loaded(text)
    return document


def moves_page(file: str, question: MovesQuestion) -> list[str]:
    return moves.Report(PLAIN).entry(moves_of(drawn(file), question)).splitlines()


def quarry_page(file: str, question: QuarryQuestion) -> list[str]:
    return quarry.Report(PLAIN).entry(quarry_of(drawn(file), question)).splitlines()


def replay_page(file: str, until: Moment | None = None) -> list[str]:
    return text.Report(PLAIN).entry(replay_of(drawn(file), ReplayQuestion(until))).splitlines()


def test_an_unusable_document_has_no_page() -> None:
    unusable = "players: 3\n"
    assert not moves_page(unusable, MovesQuestion())
    assert not quarry_page(unusable, QuarryQuestion())
    assert not replay_page(unusable)
    assert not yaml.Report(PLAIN).entry(replay_of(drawn(unusable), ReplayQuestion()))


def test_tables_are_divided_as_documents_of_one_file() -> None:
    report = yaml.Report(PLAIN)
    answer = replay_of(drawn(LEGAL_GAME), ReplayQuestion())
    first, second = report.entry(answer), report.entry(answer)
    assert second == f"---\n{first}"
    assert drawn(first).table is not None


DUG = """\
players: [{name: Ana, flower: white}]
quarry:
  - [clay white, floor, floor, floor]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
turn: {player: Ana, dig: A1}
"""


@pytest.mark.thorough
def test_builds_are_told_with_their_supports_their_cost_and_their_pieces() -> None:
    assert moves_page(BEGUN_TURN, MovesQuestion(best=True, limit=1)) == [
        "drawn.yaml",
        "Ana digs B2: granite white STB., 4 pillars; 8 single pillars in hand: 3072 legal",
        "builds",
        "",
        "+8  dug at G2 on level 2, .BTS, 6 pillars: belvedere NW, NE double, SW double,",
        "    SE double",
        "    with a staircase F3@1-G3@2 and a statue H3@2",
        "and 3071 more builds",
        "",
    ]


def test_builds_are_only_counted() -> None:
    assert moves_page(DUG, MovesQuestion(only_count=True)) == [
        "drawn.yaml",
        "Ana digs A1: clay white, 5 pillars; 5 single pillars in hand: 245 legal builds",
        "",
    ]
    assert moves_page(DUG, MovesQuestion(only_count=True, depth=2))[1:] == [
        "Ana digs A1: clay white, 5 pillars; 5 single pillars in hand: 0 legal ways to",
        "build 2 terraces",
        "",
    ]


def test_a_build_that_allows_no_decoration() -> None:
    assert moves_page(DUG, MovesQuestion(limit=1))[3:] == [
        "+2  dug at A1 on level 1, icons unknown, 4 pillars: NW single, NE single, SW",
        "    single, SE single",
        "and 244 more builds",
        "",
    ]


def test_no_build_is_told_as_legal_where_nobody_knows_the_pillars() -> None:
    unknown = "players: [{name: Ana, flower: white}]\nturn: {player: Ana}\n"
    (_, head, _) = moves_page(unknown, MovesQuestion())
    assert head == "Ana digs nothing; at most 5 single pillars in hand: 0 legal builds"


def test_what_a_tile_gives_edge_by_edge() -> None:
    edges = "   north the border +1, east the floor +1, south granite +1, west clay 0"
    note = "The token also gives every player 1 single pillar."
    assert quarry_page(BEGUN_TURN, QuarryQuestion(take=1)) == [
        "drawn.yaml",
        "",
        "Ana digs next, for white.",
        "",
        "B1 granite pink ST.B: 3 pillars for white, 4 for pink",
        edges,
        "   (higher)",
        note,
        "",
    ]
    assert quarry_page(BEGUN_TURN, QuarryQuestion(take=1, player="Bo", token="none"))[2:4] == [
        "B1 granite pink ST.B: 4 pillars for pink",
        edges,
    ]
    nobody = BEGUN_TURN[: BEGUN_TURN.index("round: 5")]
    assert quarry_page(nobody, QuarryQuestion(take=1))[2] == "B1 granite pink ST.B: 3 pillars, 4 for pink"


def test_a_record_that_does_not_name_the_next_token() -> None:
    page = quarry_page(LEGAL_GAME, QuarryQuestion(take=9))
    assert page[2:5] == ["Bo digs next, for pink.", "", "B3 clay sun BB..: 4 pillars for pink, 5 for sun"]
    assert page[-3:-1] == ["The record does not name the token of the next round: it is counted as a blank", "one."]
    moves = moves_page(LEGAL_GAME, MovesQuestion(dig=9, limit=1))
    assert moves[1:6] == [
        "Bo digs B3: clay sun BB.., 4 pillars; 5 single pillars in hand: 1752 legal",
        "builds",
        "The record does not name the token of this round: it is taken for a blank one.",
        "`--token` says which one acts.",
        "",
    ]


def test_a_long_flower_is_shortened_in_the_picture() -> None:
    page = quarry_page(DUG.replace("[clay white,", "[clay white-chrysanthemum,"), QuarryQuestion(flower="pink"))
    assert page[5].startswith("  | white-chrysanth… |")


def test_what_the_token_does_about_digging() -> None:
    page = quarry_page(DUG, QuarryQuestion(token="flower-double"))
    assert page[4:8] == [
        "           A                B                C                D",
        "  +----------------+----------------+----------------+----------------+",
        "1 | clay           | floor          | floor          | floor          |",
        "  | white          |                |                |                |",
    ]
    assert page[-6:] == [
        "",
        "A1 clay white: 6 pillars for white",
        "   north the border +1, east the floor +1, south the floor +1, west the border",
        "   +1",
        "The token makes the own flower give 2 in place of 1.",
        "",
    ]


def test_a_game_is_told_turn_by_turn_with_its_faults() -> None:
    page = replay_page(GAME)
    assert page[: page.index("Round 2, token minus-one")] == [
        "The first two rounds",
        "drawn.yaml",
        "",
        "Set-up",
        "  Ana plays white, start terrace S.FT",
        "  Bo plays pink, start terrace .SBF",
        "  Bo begins",
        "  clay taken out at B1, C1, D1, B2, C2 and D2",
        "",
        "Round 1",
        "  1.1  Bo digs D3: clay pink TT.., 5 pillars",
        "       builds the stored terrace at C3 on level 1, .SBF, on 4 single pillars",
        "       places a statue at D3@1",
        "       0 stored + 5 dug - 4 spent = 1; keeps 1; 3 points",
        "       notch: clay pink TT..",
        "  1.2  Ana digs A1: clay white S..F, 5 pillars",
        "       builds the stored terrace at E5 on level 1, S.FT, on 4 single pillars",
        "       places a statue at E5@1",
        "       0 stored + 5 dug - 4 spent = 1; keeps 1; 3 points",
        "       notch: clay white S..F",
        "",
    ]
    assert "       error: pillar-budget: the turn keeps 4 single pillars and has 1 left: 1" in page
    assert "The pad after round 2, turn 2" in page


def test_a_game_is_told_up_to_a_moment() -> None:
    page = replay_page(LEGAL_GAME, Moment(1, 1))
    assert "The pad after round 1, turn 1" in page
    assert not [line for line in page if line.startswith("  1.2")]


def test_the_token_of_a_round_as_far_as_it_was_noted() -> None:
    for noted, told in (("", "Round 2, token not noted"), ("token: none", "Round 2, blank token")):
        assert told in replay_page(LEGAL_GAME.replace("token: minus-one", noted or "token:"))


def test_a_game_goes_on_where_nothing_lies() -> None:
    page = replay_page(LEGAL_GAME.replace("clay sun BB..", "floor").replace("dig: D4", "dig: B3"))
    (floor,) = [number for number, line in enumerate(page) if "digs B3, where nothing lies" in line]
    assert any("digs" in line for line in page[floor + 1 :])


def test_a_game_that_has_not_begun_and_of_which_little_was_noted() -> None:
    page = replay_page("players: [{name: Ana, flower: white}]\nrounds: []\n")
    assert page[:4] == ["drawn.yaml", "", "Set-up", "  Ana plays white, start terrace icons unknown"]
    assert "The pad before the first turn" in page
