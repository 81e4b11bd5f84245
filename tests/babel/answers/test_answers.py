"""What each question on a table is answered with."""

import pytest

from babylon_cli.babel.answers.check import check
from babylon_cli.babel.answers.conflict import conflict_answer
from babylon_cli.babel.answers.price import price, price_answer
from babylon_cli.babel.answers.project import project_answer
from babylon_cli.babel.answers.score import score
from babylon_cli.babel.answers.tower import tower, tower_answer
from babylon_cli.judging.line import TOTAL
from babylon_cli.judging.scored import Scored
from babylon_cli.wording.message import ENGLISH
from tests.babel.tables import document, seated, seated_text

TAXED = "build: {player: Ana, card: Altar}\ntower: [{Bo: 6}]"


class TestPrice:
    """The best way and its account; a build that is not legal is broken."""

    def test_every_coin_of_the_account(self) -> None:
        answer = price_answer(seated("coins: 1", "", "", more=TAXED))
        assert answer.data() == {
            "legal": True,
            "coins": {"bank": 1, "left": 0, "right": 0, "total": 1},
            "gain": 0,
            "reasons": [],
            "way": {
                "kind": "cost",
                "made": {},
                "lines": [{"coins": 1, "to": "the bank", "why": "the tax on blue cards, by tile 6"}],
                "gains": [],
            },
            "rests_on": [],
        }
        assert not answer.is_broken

    def test_the_other_ways_where_they_are_asked_for(self) -> None:
        answer = price_answer(seated("coins: 0", "", "", more=TAXED), all_ways=True)
        assert answer.data()["ways"] == [
            {"kind": "cost", "bank": 1, "left": 0, "right": 0, "total": 1, "gain": 0, "payable": False}
        ]
        assert answer.is_broken

    def test_no_way_at_all(self) -> None:
        answer = price_answer(seated("stages: 3", "", "", more="build: {player: Ana, stage: true}"))
        assert str(answer.what) == "a further stage"
        assert answer.data() == {
            "legal": False,
            "coins": None,
            "gain": None,
            "reasons": ["all 3 stages of Gizah A are built"],
            "way": None,
            "rests_on": [],
        }

    def test_nothing_to_price(self) -> None:
        with pytest.raises(ValueError, match="names no build"):
            price_answer(seated("", "", ""))


class TestTower:
    """The piles, and what each turn covered."""

    def test_a_tile_that_covers_another(self) -> None:
        answer = tower_answer(seated("", "", "", more="tower: [{Ana: 5, Bo: 4}, {Cas: 12}, {}, {Ana: 7}]"))
        assert answer.spaces == ((7, 4), (5,), (12,))
        assert [(turn.built, turn.covered) for turn in answer.turns] == [
            ((("Ana", 5), ("Bo", 4)), ()),
            ((("Cas", 12),), ()),
            ((), ()),
            ((("Ana", 7),), (4,)),
        ]
        assert answer.data() == {
            "active": [7, 5, 12],
            "covered": [4],
            "built": {"Ana": 2, "Bo": 1, "Cas": 1},
            "points": {"Ana": 5, "Bo": 2, "Cas": 2},
        }

    def test_a_tower_that_is_not_played(self) -> None:
        answer = tower_answer(seated("", "", more="tower: [{Ana: 5}]\nmodules: [projects]"))
        assert not answer.played
        assert (answer.turns, answer.active, answer.spaces) == ((), (), ((), ()))


def test_a_project_by_the_names_of_the_players() -> None:
    more = "projects: [{age: 1, card: Double Walls, joined: {Ana: 1, Bo: 1}}]"
    (project,) = project_answer(seated("", "", "", more=more)).projects
    assert [str(told) for told in project.told] == [
        "Ana: a military victory token of 1",
        "Bo: a military victory token of 1",
    ]
    assert project.spared == ("Cas",)
    assert project.data() == {
        "age": 1,
        "card": "Double Walls",
        "success": True,
        "rewards": {"Ana": 1, "Bo": 1},
        "penalties": {},
        "victory": {"Ana": [1], "Bo": [1]},
    }


def test_conflicts_pair_by_pair() -> None:
    answer = conflict_answer(seated("cards: [Stockade]", ""))
    assert [str(city.told) for city in answer.shields] == ["Ana: 1 (1 on cards)", "Bo: 0"]
    assert answer.data() == {
        "age": 1,
        "conflicts": [
            {"left": "Bo", "right": "Ana", "shields": [0, 1], "tokens": {"Bo": [-1], "Ana": [1]}},
            {"left": "Ana", "right": "Bo", "shields": [1, 0], "tokens": {"Ana": [1], "Bo": [-1]}},
        ],
        "rests_on": [],
    }


def scored(*keys: str) -> Scored:
    """The pads of a table at the end of the game."""
    return score(document(seated_text(*keys, age=3)))


class TestScore:
    """The pads with their sums, and the lines where they are asked for."""

    def test_the_points_are_the_sums_of_the_lines(self) -> None:
        (ana, bo) = scored("coins: 7, cards: [Altar, Academy]", "coins: 2").players.values()
        for player in (ana, bo):
            sums = {row: sum([line.points for line in lines]) for row, lines in player.lines.items()}
            assert player.rows == {**sums, TOTAL: sum(sums.values())}
        assert (ana.total, ana.rank, bo.rank, bo.tie) == (5, 1, 2, 2)

    def test_the_lines_where_they_are_asked_for(self) -> None:
        answer = scored("cards: [Altar]")
        (plain,), (full,) = answer.data()["players"], answer.data(why=True)["players"]
        assert full["lines"]["civil"] == [{"points": 2, "what": "Altar", "reason": "blue card"}]
        assert full == {**plain, "lines": full["lines"]}

    def test_what_was_chosen(self) -> None:
        ana, bo, _ = scored("wonder: Olympia B, stages: 3", "cards: [Scientists Guild]", "").players.values()
        assert ana.entry["copied_guild"] == "Scientists Guild"
        assert [str(choice) for choice in ana.remarks] == [
            "copies the Scientists Guild",
            "1 symbol of choice, making 1 × compass in all",
        ]
        assert [str(choice) for choice in bo.remarks] == ["1 symbol of choice, making 1 × compass in all"]

    @pytest.mark.parametrize(
        ("keys", "outcome"),
        [
            (("wonder: Gizah A, free_city: true",), "No city has a player."),
            (("coins: 3",), "Ana scores 1 point."),
            (("coins: 6", "coins: 3", ""), "Ana wins with 2 points."),
            (("coins: 5", "coins: 4", "coins: 3"), "Ana wins the tie at 1 point with 5 coins to Bo's 4 and Cas's 3."),
            (("coins: 4", "coins: 4", ""), "Ana and Bo share the victory with 1 point and 4 coins each."),
        ],
    )
    def test_who_wins(self, keys: tuple[str, ...], outcome: str) -> None:
        (sheet,) = scored(*keys).sheets
        assert str(sheet.outcome) == outcome

    @pytest.mark.parametrize(
        ("age", "more", "is_over"),
        [(1, "", False), (2, "", False), (3, "", True), (3, "build: {player: Ana, card: Altar}", False)],
    )
    def test_before_the_end_of_the_last_age_nobody_has_won(self, age: int, more: str, is_over: bool) -> None:
        (sheet,) = score(document(seated_text("coins: 6", "coins: 3", "", age=age, more=more))).sheets
        assert str(sheet.outcome) == f"Ana {'wins' if is_over else 'leads'} with 2 points."
        assert sheet.data(ENGLISH, why=False)["over"] is is_over

    def test_an_unusable_document_has_no_pad(self) -> None:
        assert score(document("game: babel")).sheets == ()


class TestDocument:
    """An answer stands beside its document; an unusable one has none."""

    def test_the_file_comes_first(self) -> None:
        answer = tower(document(seated_text("", "")))
        assert not answer.is_broken
        assert list(answer.data()) == ["file", "active", "covered", "built", "points"]

    def test_a_build_that_is_not_legal_is_broken(self) -> None:
        assert price(document(seated_text("coins: 0", "", more=TAXED))).is_broken

    def test_an_unusable_document(self) -> None:
        answer = price(document("game: babel"))
        assert (answer.told, answer.is_broken) == (None, False)
        assert list(answer.data()) == ["file", "error", "errors"]

    def test_a_document_without_a_build(self) -> None:
        answer = price(document(seated_text("", "")))
        assert answer.told is None
        assert answer.data()["error"]["message"] == "the document has no `build` to price"


class TestCheck:
    """A document is legal if it is usable and no rule is broken; what only warns is counted apart."""

    def test_what_a_verdict_comes_to(self) -> None:
        for keys, legal, counts in (("coins: 1", True, (0, 0)), ("stages: 9", False, (1, 0))):
            checked = check(document(seated_text(keys, "", "")))
            assert checked.verdict is not None
            assert (checked.legal, (checked.verdict.errors, checked.verdict.warnings)) == (legal, counts)

    def test_what_is_unusable_is_not_legal(self) -> None:
        checked = check(document("game: babel\nage: 4\n"))
        assert (checked.legal, checked.verdict) == (False, None)


def test_who_wins_is_told_by_name() -> None:
    scored = score(document(seated_text("coins: 9", "coins: 9", "coins: 1")))
    assert (scored.winners, scored.tie_break) == (("Ana", "Bo"), None)
    assert score(document("game: babel\nage: 4\n")).winners == ()
