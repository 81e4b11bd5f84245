"""`--format html`: sound pages that hold every number, line and fault, whatever the files hold."""

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from babylon_cli.questions import check, read, replay, score
from babylon_cli.wording.message import ENGLISH
from tests.cases import for_each
from tests.cli.plays import GAME, LEGAL_GAME, LEGAL_TURN, TURN
from tests.cli.running import EXAMPLES, Outcome, run, write
from tests.cli.tables import ILLEGAL, LEGAL, QUARRY, SEVERAL, SHARED, TIED, UNUSABLE
from tests.cli.test_hostile_names import HOSTILE, hostile_file
from tests.cli.test_json_contract import WON_BY_A_RULING
from tests.printing.html.reading import Element
from tests.printing.html.reading import read as read_page

MID_GAME = EXAMPLES / "games" / "three-players-in-the-middle-of-round-five.yaml"
FAULTY = EXAMPLES / "disputes" / "hidden-corner-a-build-that-slips-under.yaml"
BY_RULINGS = EXAMPLES / "disputes" / "hidden-belvedere-does-it-score.yaml"
CITIES = EXAMPLES / "babel" / "cities" / "three-players.yaml"

TABLES = {
    "legal": LEGAL,
    "illegal": ILLEGAL,
    "several": SEVERAL,
    "tied": TIED,
    "shared": SHARED,
    "quarry": QUARRY,
    "turn": TURN,
    "legal turn": LEGAL_TURN,
    "game": GAME,
}


def page(*arguments: str | Path, status: int | None = None) -> Element:
    """The page of a run; it is sound."""
    ended = run(*arguments, "--format", "html")
    assert status is None or ended.status == status, ended
    return read_page(ended.output)


def texts(root: Element, tag: str, **wanted: str) -> list[str]:
    return [element.text for element in root.all(tag, **wanted)]


def shown(text: Any) -> str:
    """A message as the text of a page: nobody sees the backticks of code."""
    return " ".join(ENGLISH.say(text).replace("`", "").split())


@for_each(("command", "name"), product(["check", "score"], TABLES))
def test_the_page_of_any_table_is_sound(command: str, name: str, tmp_path: Path) -> None:
    path = write(tmp_path, TABLES[name])
    root = page(command, path, status=run(command, "--format", "json", path).status)
    assert len(root.all("article")) == len([*read(path)])


@pytest.mark.parametrize("path", [MID_GAME, CITIES, BY_RULINGS], ids=["turn", "babel", "rulings"])
def test_the_pad_holds_every_number_and_every_line(path: Path) -> None:
    root = page("score", path)
    documents = [*read(path)]
    for document, article in zip(documents, root.all("article"), strict=True):
        answer = score(document)
        for sheet, table in zip(answer.sheets, article.all("table", class_="pad"), strict=True):
            columns = [[*map(str, player.rows.values()), str(player.tie), str(player.rank)] for player in sheet.players]
            rows = table.one("tbody").all("tr")
            told = [[points.text for points in row.all("span", class_="points")] for row in rows]
            assert told == [list(row) for row in zip(*columns, strict=True)]
            lines = [line for player in sheet.players for under in player.lines.values() for line in under]
            wanted = sorted([f"{line.points} {shown(line.told)}" for line in lines])
            assert sorted(texts(table, "li")) == wanted
            assert all([head.attributes["scope"] for head in table.all("th")])
        assert texts(article, "p", class_="outcome")[0].endswith(shown(answer.sheets[0].outcome))


def test_a_pad_without_lines_has_nothing_to_show_them_by(tmp_path: Path) -> None:
    assert page("score", write(tmp_path, LEGAL)).all("input")
    assert not page("score", write(tmp_path, QUARRY)).all("input")


@pytest.mark.parametrize("command", ["check", "score"])
@pytest.mark.parametrize("path", [FAULTY, EXAMPLES / "scoring" / "illegal-garden-is-still-scored.yaml"])
def test_every_fault_stands_on_the_page_with_its_number(path: Path, command: str) -> None:
    for document, article in zip(read(path), page(command, path, status=1).all("article"), strict=True):
        findings = check(document).findings
        listed = {int(fault.attributes["value"]): fault.text for fault in article.all("li", class_="fault")}
        assert sorted(listed) == list(range(1, len(findings) + 1))
        for number, finding in enumerate(findings, start=1):
            assert shown(finding.told) in listed[number]
            assert f"{finding.rule} {path}:{finding.line}:{finding.column}" in listed[number]
            assert f"help: {shown(finding.help)}" in listed[number]
            assert f"babylon explain {finding.rule}" in listed[number]
            assert document.line(finding.line).strip() in listed[number]


def test_the_numbers_beside_a_picture_are_those_in_it(tmp_path: Path) -> None:
    faulty = [garden for garden in page("check", FAULTY).all("section", class_="garden") if garden.all("li")]
    assert faulty
    for garden in faulty:
        drawn = [each.attributes.get("data-rule") for each in garden.all("figure")[0].within()]
        assert set(drawn) >= set(texts(garden, "code", class_="rule"))


def test_faults_of_the_whole_table_stand_before_the_pictures(tmp_path: Path) -> None:
    article = page(
        "check", write(tmp_path, LEGAL.replace("- name: Bo", "- name: Ana2").replace("pink\n    t", "white\n    t"))
    )
    first = next(each for each in article.within() if each.tag in ("ol", "figure"))
    assert first.tag == "ol"


def test_a_page_tells_of_faults_and_standard_error_does_not(tmp_path: Path) -> None:
    for command in ("check", "score"):
        assert run(command, "--format", "html", write(tmp_path, ILLEGAL)).error == ""


def test_an_unusable_file_is_told_of_on_the_page_and_beside_it(tmp_path: Path) -> None:
    for command in ("check", "score", "replay"):
        path = write(tmp_path, UNUSABLE)
        ended = run(command, "--format", "html", path)
        assert ended.status == 2
        (first, *_) = read_page(ended.output).all("li", class_="fault")
        assert "unusable" in first.text
        assert "flowr" in first.one("pre").text
        assert f"{path}:3:5" in first.text
        assert ("flowr" in ended.error) == (command != "check")


def test_several_documents_are_listed_with_what_came_of_them(tmp_path: Path) -> None:
    path = write(tmp_path, SEVERAL)
    root = page("check", path, status=2)
    assert texts(root.one("nav"), "span") == ["legal", "illegal, 1 fault", "unusable"]
    assert [link.attributes["href"] for link in root.one("nav").all("a")] == [f"#document-{n}" for n in (1, 2, 3)]
    assert root.one("head").one("title").text == "Check"
    assert "in 3 documents" in root.one("p", class_="summary").text
    scored = page("score", path, status=2)
    assert texts(scored.one("nav"), "span")[0] == shown(score(next(iter(read(path)))).sheets[0].outcome)
    assert scored.one("h1").text == "Score"


def test_one_document_gives_the_page_its_title(tmp_path: Path) -> None:
    root = page("score", write(tmp_path, LEGAL))
    assert root.one("head").one("title").text == "Score: Friday night"
    assert not root.all("nav")


def test_a_folder_without_tables_is_told_of(tmp_path: Path) -> None:
    root = page("check", tmp_path)
    assert "the folder has no .yaml" in root.one("article").text


def test_a_document_that_is_read_otherwise_says_so(tmp_path: Path) -> None:
    root = page("check", "--ruling", "bridge_gap=any", write(tmp_path, LEGAL))
    assert "bridge_gap: any" in root.one("p", class_="file").text or "read with" in root.one("p", class_="file").text


def test_what_is_wrong_is_mended_and_what_is_legal_is_explained(tmp_path: Path) -> None:
    assert "mend:" in page("check", EXAMPLES / "rules" / "terrace-support").text
    orders = page("check", "--witness", write(tmp_path, LEGAL)).all("section", class_="order")
    (first, *_) = check(next(iter(read(tmp_path / "garden.yaml"))), witness=True).witnesses or ()
    assert len(orders[0].all("li")) == len(first.turns)


def test_what_a_legal_turn_leaves_is_told(tmp_path: Path) -> None:
    leaves = page("check", write(tmp_path, LEGAL_TURN), status=0).one("section", class_="leaves")
    assert "stored + " in leaves.text
    assert "row 1 is the far side" not in leaves.text


def test_rulings_that_matter_are_told_in_both(tmp_path: Path) -> None:
    assert "hidden_belvedere: none" in page("score", BY_RULINGS).text
    disputes = page("check", EXAMPLES / "disputes" / "bridge-gap-a-statue-in-the-gap.yaml")
    for told in ("legal by bridge_gap:", "this rests on"):
        assert told in disputes.text
    won = page("check", write(tmp_path, f"{WON_BY_A_RULING}turn: {{player: Ana, dig: A1}}\n"))
    assert "who is first before the turn rests on hidden_belvedere" in won.text


def test_what_was_not_judged_is_told_in_all(tmp_path: Path) -> None:
    for command in ("check", "score"):
        assert "nchecked: Fenna: round 5: the flower of the dug" in page(command, MID_GAME).text


@for_each("kind", HOSTILE)
def test_no_name_breaks_a_page(kind: str, tmp_path: Path) -> None:
    root = page("check", hostile_file(tmp_path, kind), status=1)
    assert not root.all("script")
    assert len(root.all("article")) == 1
    assert len(root.all("figure")) >= 1


def test_pages_go_to_a_stream_that_does_not_take_every_character(tmp_path: Path) -> None:
    path = write(tmp_path, LEGAL.replace("Friday night", "Nacht: 森 é").replace("title: Nacht: 森 é", "title: '森 é'"))
    wide, narrow = run("score", "--format", "html", path), run("score", "--format", "html", path, encoding="ascii")
    assert narrow.output.isascii()
    assert read_page(narrow.output).text == read_page(wide.output).text
    assert "森 é" in read_page(narrow.output).text


def test_a_page_goes_to_a_file_beside_another_format(tmp_path: Path) -> None:
    path, target = write(tmp_path, ILLEGAL), tmp_path / "page.html"
    ended = run("check", "--format", "concise", "--format", "html", "--output", target, path)
    assert "storey-order" in ended.output
    assert target.read_text(encoding="utf-8") == run("check", "--format", "html", path).output


def test_why_changes_nothing_on_a_page(tmp_path: Path) -> None:
    path = write(tmp_path, LEGAL)
    assert run("score", "--format", "html", "--why", path) == run("score", "--format", "html", path)


def test_a_replay_shows_every_turn_with_a_picture(tmp_path: Path) -> None:
    path = write(tmp_path, GAME)
    root = page("replay", path, status=1)
    answer = replay(next(iter(read(path))))
    turns = root.all("section", class_="turn")
    assert [turn.one("h4").text for turn in turns] == ["1.1 Bo", "1.2 Ana", "2.1 Bo", "2.2 Ana"]
    assert [len(turn.all("figure")) for turn in turns] == [1] * 4
    for told, turn in zip(answer.turns, turns, strict=True):
        assert texts(turn, "li", class_="fault") == [
            text for text in texts(root, "li", class_="fault") if any([shown(f.message) in text for f in told.findings])
        ]
        assert f"{told.points} point" in turn.text
    assert texts(root, "h3")[:3] == ["Set-up", "Round 1", "Round 2, token minus-one"]
    assert root.all("table", class_="pad")


def test_a_replay_needs_no_script(tmp_path: Path) -> None:
    root = page("replay", write(tmp_path, LEGAL_GAME), status=0)
    (controls,) = root.all("div", class_="controls")
    assert "hidden" in controls.attributes
    assert all([button.attributes["aria-label"] for button in controls.all("button")])
    assert controls.one("input").attributes["aria-label"]
    assert root.one("script").raw.isascii()
    policy = root.one("meta", **{"http-equiv": "Content-Security-Policy"}).attributes["content"]
    assert "script-src 'sha256-" in policy


def test_a_replay_that_stops_before_the_first_turn_has_a_pad_all_the_same(tmp_path: Path) -> None:
    text = LEGAL_GAME[: LEGAL_GAME.index("rounds:")] + "rounds: []\n"
    root = page("replay", write(tmp_path, text))
    assert not root.all("div", class_="replay")
    assert root.all("table", class_="pad")


def test_every_line_of_a_stream_is_a_section(tmp_path: Path) -> None:
    lines = ['{"title": "one", "players": [{"name": "Ana", "flower": "white"}]}', '{"players": [{"name": "Ana"}]}']
    root = page("check", write(tmp_path, "\n".join([*lines, ""]), "tables.jsonl"), status=2)
    assert [heading.text for heading in root.one("main").all("h2")] == ["one", f"{tmp_path}/tables.jsonl (document 2)"]
    assert root.all("article")[1].one("span", class_="where").text == f"{tmp_path}/tables.jsonl:2:14"


def test_exit_zero_holds_for_pages_too(tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL)
    assert run("check", "--format", "html", "--exit-zero", path) == run("check", "--format", "html", path)._replace(
        status=0
    )


def test_a_page_is_the_same_on_every_run(tmp_path: Path) -> None:
    def again() -> Outcome:
        return run("check", "--format", "html", FAULTY, MID_GAME)

    assert again() == again()


@pytest.mark.thorough
@pytest.mark.parametrize("command", ["check", "score", "babel check", "babel score"])
def test_the_pages_of_all_examples_are_sound(command: str) -> None:
    folder = EXAMPLES / "babel" if "babel" in command else EXAMPLES
    assert len(page(*command.split(), folder).all("article")) > 100


@pytest.mark.thorough
def test_the_replays_of_all_games_are_sound() -> None:
    assert page("replay", *sorted((EXAMPLES / "games").glob("*whole-game*.yaml")), status=0).all("article")
