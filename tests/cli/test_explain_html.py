"""`explain --format html`: one page of whatever is explained, and with -o the book of them all."""

from pathlib import Path
from unittest.mock import Mock

import pytest

from babylon_cli.book import Books
from babylon_cli.pages import topics
from babylon_cli.printing.book.contents import BookVolume, Placed, placed_leaves
from babylon_cli.wording.message import ENGLISH, LANGUAGES
from tests.cli.running import run
from tests.printing.html.reading import Element, read


def page(*words: str) -> Element:
    ended = run("explain", "--format", "html", *words)
    assert (ended.status, ended.error) == (0, "")
    return read(ended.output)


@pytest.fixture
def small_book(monkeypatch: pytest.MonkeyPatch) -> None:
    """The book without its examples and with two pages: what is written is not the question."""
    monkeypatch.setattr("babylon_cli.book.placed_leaves", two_of)
    monkeypatch.setattr("babylon_cli.book.topics", list)


def two_of(volumes: tuple[BookVolume, ...]) -> list[Placed]:
    return list(placed_leaves(volumes))[:2]


def test_a_rule_has_an_example_with_pictures() -> None:
    root = page("bridge-gap")
    assert root.one("head").one("title").text == "bridge-gap: The cell under the middle of a bridge is an empty space."
    assert len(root.all("svg")) == 2
    assert [each.text for each in root.all("figcaption")] == ["legal Amir", "illegal Amir"]
    assert [each.text for each in root.all("h2")] == [
        "Broken when",
        "In the rulebooks",
        "How the editions differ",
        "Ruling: bridge_gap",
        "Example: court with four sides",
    ]
    assert not root.all("a")
    assert "babylon explain bridge_gap" in root.text


def test_every_example_of_a_rule() -> None:
    root = page("bridge-gap", "--examples")
    assert len(root.all("h2")) == 7
    assert len(root.all("figure")) > 7
    assert not root.all("pre")


@pytest.mark.parametrize(
    ("topic", "title"),
    [
        ("bridge_gap", "bridge_gap"),
        ("rulings", "every open question, its values and who says so"),
        ("babel", "every rule, tile, Great Project and ruling of 7 Wonders: Babel"),
        ("E31", "E31: Who receives the surcharge of tiles 10 and 12?"),
        ("pont", "What is found on pont"),
        ("`<b>`", "What is found on `<b>`"),
        ("icon-swap", "icon-swap: One icon on a terrace built this turn counts as another icon."),
    ],
)
def test_whatever_is_explained_has_a_page(topic: str, title: str) -> None:
    assert page(topic).one("head").one("title").text == title


def test_without_a_word_there_is_the_list() -> None:
    assert page().one("h1").text == "every rule of Babylon by subject, and everything else that has a page"


@pytest.mark.thorough
def test_every_topic_has_a_sound_page() -> None:
    for topic in topics():
        assert page(topic).one("h1").text


def test_text_is_what_it_was() -> None:
    assert run("explain", "--format", "text", "bridge-gap") == run("explain", "bridge-gap")


def test_where_not_every_character_is_taken_a_page_has_references() -> None:
    ended = run("explain", "--format", "html", "bridge-gap", encoding="ascii")
    assert ended.status == 0
    assert "&#27211;&#27153;" in ended.output
    assert read(ended.output).text == page("bridge-gap").text


@pytest.mark.parametrize(
    ("arguments", "mistake"),
    [
        (["-o", "x"], "-o writes the rule book as pages in HTML: add --format html."),
        (["--format", "text", "-o", "x"], "add --format html."),
        (
            ["--format", "html", "-o", "x", "bridge", "gap"],
            "-o writes all pages. One page goes to standard output: `babylon explain --format html bridge gap`.",
        ),
        (["--format", "html", "-o", ""], "The name of the folder after -o is empty."),
        (["--format", "html", "-o", "x", "--examples"], "leave out --examples."),
        (["--format", "html", "xyzzy"], "Nothing is found on 'xyzzy'."),
        (["--format", "html", "--examples"], "--examples shows those of a rule"),
        (["--format", "html", "--examples", "tokens"], "Examples are shown of a rule, and 'tokens' is none."),
    ],
)
def test_what_is_asked_wrongly(
    arguments: list[str], mistake: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = run("explain", *arguments)
    assert (ended.status, ended.output) == (2, "")
    assert mistake in " ".join(ended.error.split())
    assert not [*tmp_path.iterdir()]


def written(folder: Path) -> dict[str, bytes]:
    """The pages and whatever else is there, but for those in the folders of other languages."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


@pytest.mark.usefixtures("small_book")
def test_the_book_goes_into_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "a new" / "folder"
    ended = run("explain", "--format", "html", "-o", folder)
    assert (ended.status, ended.output) == (0, "")
    assert " ".join(ended.error.split()) == f"Wrote 15 pages. Open {folder / 'index.html'} in a browser."
    assert sorted(written(folder)) == ["course.html", "index.html", "set-up.html"]
    assert b"\r" not in b"".join(written(folder).values())
    assert sorted([path.name for path in folder.iterdir() if path.is_dir()]) == sorted(LANGUAGES[1:])
    for code in LANGUAGES[1:]:
        assert written(folder / code).keys() == written(folder).keys()


@pytest.mark.usefixtures("small_book")
@pytest.mark.parametrize("reader", LANGUAGES)
def test_each_page_leads_to_itself_in_every_other_language(reader: str, tmp_path: Path) -> None:
    run("explain", "--format", "html", "-o", tmp_path, "--lang", reader)
    folders = {code: tmp_path if code == reader else tmp_path / code for code in LANGUAGES}
    for code, folder in folders.items():
        for name, text in written(folder).items():
            root = read(text.decode())
            assert f'<html lang="{code}">' in text.decode()
            links = root.one("nav", class_="languages").all("a")
            targets = {each.attributes["hreflang"]: (folder / each.attributes["href"]).resolve() for each in links}
            assert targets == {other: path / name for other, path in folders.items() if other != code}
            assert all(path.is_file() for path in targets.values())


@pytest.mark.usefixtures("small_book")
def test_it_is_written_anew_over_its_own_pages_and_nothing_else_is_touched(tmp_path: Path) -> None:
    run("explain", "--format", "html", "-o", tmp_path)
    first = written(tmp_path)
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / "course.html").write_bytes(first["course.html"] + b"more")
    assert run("explain", "--format", "html", "-o", tmp_path).status == 0
    assert written(tmp_path) == {**first, "notes.txt": b"mine"}


@pytest.mark.usefixtures("small_book")
@pytest.mark.parametrize("name", ["index.html", "set-up.html"])
@pytest.mark.parametrize("is_folder", [True, False])
def test_what_is_no_page_is_never_written_over(name: str, is_folder: bool, tmp_path: Path) -> None:
    if is_folder:
        (tmp_path / name).mkdir()
    else:
        (tmp_path / name).write_text("my own page")
    ended = run("explain", "--format", "html", "-o", tmp_path)
    assert ended.status == 2
    told = " ".join(ended.error.split())
    assert f"{tmp_path / name} is no page of this book, and nothing was written. Give another folder after -o." in told
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.usefixtures("small_book")
def test_a_file_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text("mine")
    ended = run("explain", "--format", "html", "-o", file)
    assert ended.status == 2
    assert f"{file} is a file, and a folder is to be written into." in " ".join(ended.error.split())
    inside = run("explain", "--format", "html", "-o", file / "book")
    assert inside.status == 2
    assert "cannot be written: Not a directory." in " ".join(inside.error.split())
    assert file.read_text() == "mine"


@pytest.mark.usefixtures("small_book")
def test_a_page_that_may_not_be_read_is_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(path: Path) -> bytes:
        raise PermissionError

    (tmp_path / "index.html").write_text("mine")
    monkeypatch.setattr(Path, "read_bytes", refused)
    ended = run("explain", "--format", "html", "-o", tmp_path)
    assert ended.status == 2
    assert "is no page of this book" in " ".join(ended.error.split())


@pytest.mark.usefixtures("small_book")
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no disk that is always full")
def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("babylon_cli.cli.book._may_be_written", lambda _: True)
    (tmp_path / "index.html").symlink_to("/dev/full")
    ended = run("explain", "--format", "html", "-o", tmp_path)
    assert ended.status == 2
    assert "index.html cannot be written: No space left on device." in " ".join(ended.error.split())


@pytest.mark.usefixtures("small_book")
def test_a_page_that_cannot_be_finished_is_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "book"
    run("explain", "--format", "html", "-o", folder)
    first = written(folder)
    monkeypatch.setattr(Path, "replace", Mock(side_effect=OSError(28, "No space left on device")))
    ended = run("explain", "--format", "html", "-o", folder)
    assert ended.status == 2
    assert "index.html cannot be written: No space left on device." in " ".join(ended.error.split())
    assert written(folder) == first


@pytest.mark.thorough
def test_the_book_that_is_written_is_the_whole_book(tmp_path: Path) -> None:
    assert run("explain", "--format", "html", "-o", tmp_path).status == 0
    assert sorted(written(tmp_path)) == sorted(name for name in Books(ENGLISH).names if "/" not in name)
