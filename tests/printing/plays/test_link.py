"""The link of BG Stats, taken apart and held field by field against the pad."""

import json
from datetime import UTC, datetime
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import babylon_cli as babylon
from babylon_cli.judging.scored import Scored
from babylon_cli.printing.plays.link import AS_THE_FILE_SAYS, Logging, play_link
from babylon_cli.reading.occasion import Occasion
from tests.babel.cli.tables import TABLE
from tests.cli.plays import LEGAL_GAME, LEGAL_TURN
from tests.cli.tables import ILLEGAL, LEGAL, UNUSABLE

TITLES = {"babylon": "Babylon", "babel": "7 Wonders: Babel"}

SOME = settings(max_examples=40, deadline=None, derandomize=True, database=None)


def scored(text: str) -> Scored:
    (document,) = babylon.read(text.encode())
    return babylon.score(document)


def taken_apart(link: str) -> dict[str, Any]:
    """What a link tells, which has to be a link that any reader of links takes apart in the same way."""
    parts = urlsplit(link)
    assert (parts.scheme, parts.netloc, parts.path, parts.fragment) == (
        "https",
        "app.bgstatsapp.com",
        "/createPlay.html",
        "",
    )
    name, _, value = parts.query.partition("=")
    assert name == "data"
    assert set(value) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~%,:")
    told = json.loads(unquote(value, errors="strict"))
    assert isinstance(told, dict)
    return told


def told(text: str, logging: Logging = AS_THE_FILE_SAYS) -> dict[str, Any]:
    return taken_apart(play_link(scored(text), logging))


def test_every_field() -> None:
    text = f"date: 2026-11-28 20:15 +01:00\nplace: Ana's & Bo's\nnotes: |\n  Rain.\n  100 % tea.\n{LEGAL}"
    assert told(text, Logging(TITLES, 4711)) == {
        "sourceName": "babylon",
        "sourcePlayId": "475a854cf0",
        "playDate": "2026-11-28 19:15:00",
        "game": {"name": "Babylon", "sourceGameId": "babylon", "bggId": 4711, "highestWins": True, "noPoints": False},
        "players": [
            {"name": "Ana", "sourcePlayerId": "c368dba09a", "startPlayer": True, "winner": True, "rank": 1, "score": 6},
            {
                "name": "Bo",
                "sourcePlayerId": "215004b653",
                "startPlayer": False,
                "winner": False,
                "rank": 2,
                "score": 2,
            },
        ],
        "location": "Ana's & Bo's",
        "comments": "Rain.\n100 % tea.\n",
    }


@pytest.mark.parametrize("text", [LEGAL, TABLE, LEGAL_GAME, LEGAL_TURN, ILLEGAL])
def test_players_are_those_of_the_pad(text: str) -> None:
    answer = scored(text)
    players = told(text)["players"]
    assert [(player["name"], player["score"], player["rank"], player["winner"]) for player in players] == [
        (player.name, player.total, player.rank, player.rank == 1) for player in answer.sheets[-1].players
    ]
    assert [player["startPlayer"] for player in players].count(True) == 1
    assert any(player["winner"] for player in players)
    for player in players:
        assert list(player) == ["name", "sourcePlayerId", "startPlayer", "winner", "rank", "score"]


def test_the_other_game_is_another_one() -> None:
    assert told(TABLE, Logging(TITLES)) ["game"] == {
        "name": "7 Wonders: Babel", "sourceGameId": "babel", "highestWins": True, "noPoints": False,
    }  # fmt: skip
    assert told(TABLE)["game"]["name"] == "babel"


def who_began(text: str) -> list[str]:
    return [player["name"] for player in told(text)["players"] if player["startPlayer"]]


def test_who_began() -> None:
    assert who_began(LEGAL_GAME) == ["Bo"]
    assert "first_player: Bo\n" in LEGAL_GAME
    assert who_began(LEGAL_GAME.replace("first_player: Bo\n", "")) == ["Ana"]
    assert who_began(LEGAL) == who_began(TABLE) == ["Ana"]


def test_those_who_share_the_victory_have_all_won() -> None:
    tally = "tally: {highest_terrace: 2, visible_holes: 40}"
    text = f"players: [{{name: Ana, flower: white, {tally}}}, {{name: Bo, flower: pink, {tally}}}]"
    assert [player["winner"] for player in told(text)["players"]] == [True, True]


def test_a_day_alone_is_its_noon() -> None:
    assert told(f"date: 2026-11-28\n{LEGAL}")["playDate"] == "2026-11-28 12:00:00"


def test_without_a_date_it_is_today() -> None:
    before = datetime.now(tz=UTC).astimezone().date().isoformat()
    date = told(LEGAL)["playDate"]
    after = datetime.now(tz=UTC).astimezone().date().isoformat()
    assert date in {f"{before} 12:00:00", f"{after} 12:00:00"}


def test_what_is_not_known_is_left_out() -> None:
    found = told(LEGAL)
    assert not {"location", "comments"} & set(found)
    assert "bggId" not in found["game"]


def test_notes_can_be_left_out() -> None:
    text = f"notes: Rain.\nplace: here\n{LEGAL}"
    without = taken_apart(play_link(scored(text), AS_THE_FILE_SAYS, with_notes=False))
    assert without == {key: value for key, value in told(text).items() if key != "comments"}


@pytest.mark.parametrize(("length", "told_of_it"), [(1000, "x" * 1000), (1001, f"{'x' * 999}…")])
def test_long_notes_are_shortened(length: int, told_of_it: str) -> None:
    assert told(f"notes: {'x' * length}\n{LEGAL}")["comments"] == told_of_it


def ids(text: str) -> tuple[str, list[str]]:
    found = told(text)
    return found["sourcePlayId"], [player["sourcePlayerId"] for player in found["players"]]


EVENING = f"date: 2026-11-28\n{LEGAL}"


def test_a_play_stays_the_same_when_its_file_is_corrected() -> None:
    assert ids(EVENING) == ids(EVENING.replace("statues: [C3]", "statues: []"))
    assert ids(EVENING) == ids(EVENING.replace("Ana", "ANA"))
    assert ids(EVENING) == ids(f"place: here\nnotes: Rain.\n{EVENING}")


def test_another_evening_is_another_play_of_the_same_players() -> None:
    play, players = ids(EVENING)
    others = [
        EVENING.replace("11-28", "11-27"),
        EVENING.replace("Friday night", "Saturday"),
        EVENING.replace("Bo", "Bob"),
        LEGAL,
        LEGAL.replace("statues: [C3]", "statues: []"),
    ]
    plays = [play, *[ids(text)[0] for text in others]]
    assert len(set(plays)) == len(plays)
    assert ids(others[0])[1] == players
    assert ids(others[2])[1] == [players[0], ids(others[2])[1][1]] != players


def test_documents_of_one_file_are_several_plays() -> None:
    answers = [babylon.score(document) for document in babylon.read(f"{EVENING}---\n{EVENING}".encode())]
    first, second = [taken_apart(play_link(answer, AS_THE_FILE_SAYS)) for answer in answers]
    assert first["sourcePlayId"] != second["sourcePlayId"]
    assert first["players"] == second["players"]


def test_where_nobody_plays_there_is_no_link() -> None:
    assert play_link(scored(UNUSABLE), AS_THE_FILE_SAYS) == ""
    free = "game: babel\nage: 3\nplayers: [{name: the Free City, free_city: true, wonder: Gizah A}]\n"
    assert play_link(scored(free), AS_THE_FILE_SAYS) == ""


def named(name: str, place: str, notes: str) -> Scored:
    """An answer with these texts, whether a file could hold them or not."""
    answer = scored("players: [{name: Ana, flower: white}]")
    (sheet,), (player,) = answer.sheets, answer.sheets[0].players
    document = answer.document._replace(occasion=Occasion(None, place, notes))
    return Scored(document, answer.form, (sheet._replace(players=(player._replace(name=name),)),))


@SOME
@given(st.text(min_size=1), st.text(min_size=1), st.text(min_size=1))
@example("\ud800", "%00&data=", '"]]>\u202e\x00#')
def test_any_text_arrives_as_it_is(name: str, place: str, notes: str) -> None:
    found = taken_apart(play_link(named(name, place, notes), AS_THE_FILE_SAYS))
    assert (found["players"][0]["name"], found["location"], found["comments"]) == (name, place, notes)
