"""`babylon draw -o`: pictures in files."""

import os
import re
import stat
from pathlib import Path
from unittest.mock import Mock

import pytest

from babylon_cli.babylon.answers.draw import DrawQuestion, draw
from babylon_cli.babylon.files.load import load
from babylon_cli.babylon.pages.drawn import picture_of
from babylon_cli.babylon.picture.view import FROM_ABOVE, View
from babylon_cli.cli.saving import put
from babylon_cli.printing import png as png_room
from babylon_cli.wording.message import ENGLISH
from tests.babylon.picture.reading_svg import SVG, parsed, views_of
from tests.cli.kept import assert_as_it_was
from tests.cli.plays import BEGUN_TURN, LEGAL_GAME
from tests.cli.running import ROOT, run, write
from tests.cli.tables import ILLEGAL, LEGAL, QUARRY, UNUSABLE
from tests.cli.test_hostile_names import HOSTILE, UNSAFE, hostile_file
from tests.pseudo import PseudoLanguage, plain_words

ONLY_A_PAD = """\
players:
  - {name: Ana, flower: white, score_pad: {total: 12}}
  - {name: Bo, flower: pink, terraces: []}
"""


def texts(svg: str) -> list[str]:
    """The words of a picture, line by line."""
    return [str(text.text) for text in parsed(svg).iter(f"{SVG}text")]


def test_one_file_has_the_gardens_of_all_players_below_their_names(tmp_path: Path) -> None:
    target = tmp_path / "garden.svg"
    ended = run("draw", write(tmp_path, LEGAL), "-o", target)
    assert (ended.status, ended.output) == (0, "")
    assert ended.error == f"Wrote {target}.\n"
    svg = target.read_text(encoding="utf-8")
    assert texts(svg)[:3] == ["Friday night", "Ana, white", "Bo, pink"]
    assert {"white", "pink", "statue", "fountain", "storey", "single pillar beneath the corner"} <= set(texts(svg))
    root = parsed(svg)
    assert root[0].text == "Friday night"
    assert "Ana\n   A  B" in str(root[1].text)
    assert len([group for group in root.iter(f"{SVG}g") if group.get("data-view") == "from-above"]) == 2


def test_standard_output_takes_a_picture(tmp_path: Path) -> None:
    path = write(tmp_path, LEGAL)
    ended = run("draw", path, "-o", "-", encoding="latin-1")
    assert ended.status == 0
    run("draw", path, "-o", tmp_path / "garden.svg")
    assert ended.output.encode() == (tmp_path / "garden.svg").read_bytes()
    assert run("draw", "-", "-o", "-", stdin=LEGAL.encode()).output == ended.output


@pytest.mark.parametrize(
    ("options", "views"),
    [
        ([], ["from-above", "storey-1"]),
        (["--storeys"], ["from-above", "storey-1"]),
        (["--top"], ["from-above"]),
        (["--storey", "1"], ["storey-1"]),
    ],
)
def test_the_options_choose_what_is_drawn(options: list[str], views: list[str], tmp_path: Path) -> None:
    ended = run("draw", "--player", "Bo", *options, write(tmp_path, LEGAL), "-o", "-")
    assert list(views_of(ended.output)) == views
    assert "Ana, white" not in texts(ended.output)


def test_faults_are_outlined_and_told_below_by_the_same_numbers(tmp_path: Path) -> None:
    ended = run("draw", "--faults", write(tmp_path, ILLEGAL), "-o", "-")
    assert ended.status == 0
    marked = [group for group in parsed(ended.output).iter(f"{SVG}g") if group.get("data-rule")]
    assert {group.get("data-rule") for group in marked} == {"storey-order"}
    number = marked[0].get("data-number")
    assert [text for text in texts(ended.output) if text.startswith(f"{number} error: ")] != []
    assert "Nothing breaks a rule." in texts(run("draw", "--faults", write(tmp_path, LEGAL), "-o", "-").output)


def test_the_quarry_alone_and_among_gardens(tmp_path: Path) -> None:
    path = write(tmp_path, QUARRY)
    alone = run("draw", "--quarry", "--player", "Ana", path, "-o", "-").output
    assert "data-view" not in alone
    assert "The quarry" in texts(alone)
    assert "an edge that gives a single pillar" in texts(alone)
    assert "gives Ana, the 1 for the own flower counted in; +1 is an edge" in " ".join(texts(alone))
    assert "\n1  c  g  .  b\n" in str(parsed(alone)[1].text)
    among = run("draw", path, "-o", "-").output
    assert "The quarry" in texts(among)
    assert "an edge that gives a single pillar" not in texts(among)


def test_what_stands_when_is_told(tmp_path: Path) -> None:
    record = texts(run("draw", write(tmp_path, LEGAL_GAME), "-o", "-").output)
    assert "The table as it stands at the end of the record." in record
    turn = texts(run("draw", write(tmp_path, BEGUN_TURN), "-o", "-").output)
    assert "The table as it stands before the turn." in turn
    pad = run("draw", write(tmp_path, ONLY_A_PAD), "-o", "-")
    assert "Ana has no garden to draw." in texts(pad.output)
    assert parsed(pad.output)[0].text == "Bo"


def test_a_quarry_of_an_unknown_token_says_so(tmp_path: Path) -> None:
    shown = run("draw", "--quarry", write(tmp_path, LEGAL_GAME), "-o", "-")
    assert "token" in " ".join(texts(shown.output))


def test_several_documents_go_into_a_folder(tmp_path: Path) -> None:
    several = write(tmp_path, f"{LEGAL}---\n{ILLEGAL}", "two.yaml")
    (tmp_path / "other").mkdir()
    again = write(tmp_path / "other", LEGAL, "Garden.yaml")
    folder = tmp_path / "new" / "pictures"
    ended = run("draw", several, write(tmp_path, LEGAL), again, "-", "-o", f"{folder}/", stdin=LEGAL.encode())
    assert (ended.status, ended.output) == (0, "")
    assert ended.error == f"Wrote 5 pictures into {folder}.\n"
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["Garden-2.svg", "garden-3.svg", "garden.svg", "two-1.svg", "two-2.svg"]
    one = run("draw", several, "-o", tmp_path / "garden.svg")
    assert one.status == 2
    assert "is one picture, and " in one.error
    assert "(document 2) is a second document: name a folder" in one.error
    assert not (tmp_path / "garden.svg").exists()
    assert run("draw", several, "-o", "-").status == 2


def test_a_folder_that_is_there_needs_no_slash(tmp_path: Path) -> None:
    ended = run("draw", write(tmp_path, LEGAL), "-o", tmp_path)
    assert ended.error == f"Wrote 1 picture into {tmp_path}.\n"
    assert (tmp_path / "garden.svg").exists()


def test_lines_of_json_have_their_line_in_the_name(tmp_path: Path) -> None:
    path = write(tmp_path, '{"players": [{"name": "A", "flower": "b", "terraces": []}]}\n' * 2, "stream.jsonl")
    run("draw", path, "-o", f"{tmp_path}/out/")
    assert sorted(each.name for each in (tmp_path / "out").iterdir()) == ["stream-1.svg", "stream-2.svg"]


def test_an_unusable_document_has_no_picture(tmp_path: Path) -> None:
    ended = run("draw", write(tmp_path, UNUSABLE), "-o", tmp_path / "garden.svg")
    assert (ended.status, ended.output) == (2, "")
    assert "flowr" in ended.error
    assert "Wrote" not in ended.error
    assert not (tmp_path / "garden.svg").exists()


@pytest.mark.parametrize("name", ["garden", "garden.gif", "garden.yaml", ""])
def test_another_ending_is_a_mistake(name: str, tmp_path: Path) -> None:
    ended = run("draw", write(tmp_path, LEGAL), "-o", name)
    assert ended.status == 2
    assert f"{name or chr(39) * 2} is no picture that can be written: end its name with .svg or .png" in ended.error
    assert (tmp_path / "garden.yaml").read_text(encoding="utf-8") == LEGAL


def test_what_is_drawn_is_not_written_over(tmp_path: Path) -> None:
    path = write(tmp_path, LEGAL)
    (tmp_path / "garden.svg").symlink_to(path)
    ended = run("draw", path, "-o", tmp_path / "garden.svg")
    assert ended.status == 2
    assert "is what is drawn, and is not written over: give another name." in ended.error
    assert path.read_text(encoding="utf-8") == LEGAL


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    path = write(tmp_path, LEGAL)
    ended = run("draw", path, "-o", tmp_path / "missing" / "garden.svg")
    assert (ended.status, ended.output) == (2, "")
    assert f"{tmp_path}/missing/garden.svg cannot be written: No such file or directory." in ended.error
    folder = run("draw", path, "-o", f"{path}/pictures/")
    assert folder.status == 2
    assert "cannot be written: Not a directory." in folder.error
    assert [each.name for each in tmp_path.iterdir()] == ["garden.yaml"]


def test_a_link_that_leads_to_itself_is_told_and_stays(tmp_path: Path) -> None:
    link = tmp_path / "garden.svg"
    link.symlink_to("garden.svg")
    ended = run("draw", write(tmp_path, LEGAL), "-o", link)
    assert (ended.status, ended.output) == (2, "")
    assert f"{link} cannot be written: Too many levels of symbolic links." in ended.error
    assert link.is_symlink()


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    path = write(tmp_path, LEGAL)
    ended = run("draw", path, "-o", f"{path}/")
    assert ended.status == 2
    assert f"{path} is a file, and a folder is to be written into. Give another name after -o." in ended.error


def test_an_old_picture_is_replaced_and_keeps_its_mode(tmp_path: Path) -> None:
    target = tmp_path / "garden.svg"
    target.write_text("old", encoding="utf-8")
    target.chmod(0o640)
    path = write(tmp_path, LEGAL)
    assert run("draw", path, "-o", target).status == 0
    assert target.read_text(encoding="utf-8").startswith("<svg ")
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    new = tmp_path / "new.svg"
    run("draw", path, "-o", new)
    mask = os.umask(0)
    os.umask(mask)
    assert stat.S_IMODE(new.stat().st_mode) == 0o666 & ~mask
    assert sorted(each.name for each in tmp_path.iterdir()) == ["garden.svg", "garden.yaml", "new.svg"]


def test_what_may_not_be_written_stays_and_nothing_is_left_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, target = write(tmp_path, LEGAL), tmp_path / "garden.svg"
    target.write_text("old", encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(os, "access", lambda _, mode, **__: mode != os.W_OK)  # as for whoever is not root
        ended = run("draw", path, "-o", target)
        assert ended.status == 2
        assert f"{target} cannot be written: Permission denied." in ended.error
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", Mock(side_effect=OSError(28, "No space left on device")))
        ended = run("draw", path, "-o", target)
        assert f"{target} cannot be written: No space left on device." in ended.error
    assert target.read_text(encoding="utf-8") == "old"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["garden.svg", "garden.yaml"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="only where there are pipes")
def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "garden.svg"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    put(pipe, b"<svg/>")
    assert os.read(reader, 100) == b"<svg/>"
    os.close(reader)
    assert pipe.is_fifo()


def test_a_png(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    target = tmp_path / "garden.PNG"
    assert run("draw", "--top", "--player", "Bo", write(tmp_path, LEGAL), "-o", target).status == 0
    raw = target.read_bytes()
    assert raw.startswith(b"\x89PNG")
    assert int.from_bytes(raw[16:20]) == 928


def test_a_png_without_the_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(png_room, "LIBRARY", "no_such_library")
    ended = run("draw", write(tmp_path, LEGAL), "-o", tmp_path / "garden.png")
    assert ended.status == 2
    assert "run `pip install 'babylon-cli[png]'`, or give a name that ends with .svg." in ended.error
    assert not (tmp_path / "garden.png").exists()


@pytest.mark.parametrize("kind", HOSTILE)
def test_names_steer_nothing(kind: str, tmp_path: Path) -> None:
    ended = run("draw", "--faults", hostile_file(tmp_path, kind), "-o", "-")
    assert ended.status == 0
    parsed(ended.output)
    assert UNSAFE.search(ended.output) is None


@pytest.mark.parametrize("question", [DrawQuestion(faults=True), DrawQuestion(quarry=True, player="Ana")])
def test_every_word_of_a_picture_can_be_said_in_another_language(question: DrawQuestion) -> None:
    names = {"ana", "bo", "white", "pink", "sun", "vine", "friday", "night"}
    text = f"title: Friday night\n{QUARRY}".replace(
        "{name: Bo, flower: pink}",
        "{name: Bo, flower: pink, terraces: "
        "[{at: A1, level: 2, flower: pink, icons: SFBT, counts_as: {NW: bridge}}], statues: [A1]}",
    )
    (document,) = load("f.yaml", text.encode())
    said = picture_of(draw(document, question), PseudoLanguage())
    assert said is not None
    told = [*texts(said), *[str(title.text) for title in parsed(said).iter(f"{SVG}title")]]
    assert [word for line in told for word in plain_words(re.sub(r"`[^`]*`", "", line), names)] == []


def test_two_gardens_stand_side_by_side() -> None:
    (document,) = load("f.yaml", LEGAL.encode())
    heights = []
    for view in (View(), FROM_ABOVE):
        svg = picture_of(draw(document, DrawQuestion(view=view)), ENGLISH)
        assert svg is not None
        _, _, width, height = [float(size) for size in str(parsed(svg).get("viewBox")).split()]
        assert width == 900
        heights.append(height)
    assert heights[0] == heights[1] + 2 * 436 / 4 + 32  # a row of panels, and a line of the legend


def test_the_picture_in_the_documentation_is_what_is_drawn_today(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "pictures.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"```yaml\n# garden[.]yaml\n(.*?)```", page, re.DOTALL)
    ended = run("draw", "--player", "Ana", write(tmp_path, text), "-o", "-")
    assert_as_it_was(ROOT / "docs" / "garden.svg", ended.output)
