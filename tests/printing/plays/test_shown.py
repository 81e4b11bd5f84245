"""On a page a play has its link and its code."""

import json
from pathlib import Path
from urllib.parse import unquote

import babylon_cli as babylon
from babylon_cli.printing.plays.link import AS_THE_FILE_SAYS
from babylon_cli.printing.plays.shown import OPEN, shown_play
from babylon_cli.wording.message import ENGLISH
from tests.cli.running import run, write
from tests.cli.tables import LEGAL, UNUSABLE
from tests.printing.html.reading import Element, read

EVENING = f"date: 2026-11-28\nplace: Ana's <kitchen>\nnotes: |\n  Rain.\n  <b>Tea</b>.\n{LEGAL}"


def page_of(folder: Path, text: str, *options: str) -> Element:
    return read(run("score", "--format", "html", *options, write(folder, text)).output)


def test_day_place_and_notes_stand_under_the_title(tmp_path: Path) -> None:
    told = [line.text for line in page_of(tmp_path, EVENING).all("p", class_="file")]
    assert told[1:] == ["2026-11-28, Ana's <kitchen>", "Rain.", "<b>Tea</b>."]


def test_the_link_has_the_notes(tmp_path: Path) -> None:
    play = page_of(tmp_path, EVENING, "--qr", "--game-id", "4711").one("section", class_="play")
    link = play.one("a").attributes["href"]
    told = json.loads(unquote(link.split("?data=")[1]))
    assert (told["comments"], told["game"]["bggId"]) == ("Rain.\n<b>Tea</b>.\n", 4711)
    assert play.one("svg").attributes["role"] == "img"
    assert play.one("title").text == "QR code of the link that logs this play"


def test_without_qr_there_is_no_code(tmp_path: Path) -> None:
    assert page_of(tmp_path, EVENING, "--game-id", "4711").all("section", class_="play") == []


def test_what_is_unusable_has_no_code(tmp_path: Path) -> None:
    page = page_of(tmp_path, f"{EVENING}---\n{UNUSABLE}", "--qr")
    assert len(page.all("section", class_="play")) == 1


def test_a_link_that_no_code_holds(tmp_path: Path) -> None:
    text = LEGAL.replace("Ana", "A" * 3000)
    play = page_of(tmp_path, text, "--qr").one("section", class_="play")
    assert play.all("svg") == []
    assert play.one("a").text == str(OPEN)


def test_where_nobody_plays() -> None:
    free = b"game: babel\nage: 3\nplayers: [{name: the Free City, free_city: true, wonder: Gizah A}]\n"
    (document,) = babylon.read(free)
    assert shown_play(babylon.score(document), AS_THE_FILE_SAYS, ENGLISH) is None
