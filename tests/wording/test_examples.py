"""What the examples are called in other languages than that of their files."""

from pathlib import Path

import pytest

from babylon_cli.wording import texts
from babylon_cli.wording.examples import example_text

WRITTEN = """\
# the-first

le premier

Il y en a deux.
Voici le premier.

Et voilà.

## one table

une table

# the-second

le second
"""


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Texts of which French has the examples in `babel/tiles`."""
    folder = tmp_path / "fr" / "examples" / "babel"
    folder.mkdir(parents=True)
    (folder / "tiles.md").write_text(WRITTEN, encoding="utf-8")
    monkeypatch.setattr(texts, "FOLDER", str(tmp_path))
    return folder.parent


@pytest.mark.usefixtures("french")
def test_an_example_has_a_title_a_comment_and_the_titles_of_its_documents() -> None:
    first, second = (example_text("babel/tiles", name, "fr") for name in ("the-first", "the-second"))
    assert first.title == "le premier"
    assert first.about == ("Il y en a deux. Voici le premier.", "Et voilà.")
    assert first.titled("one table") == "une table"
    assert first.titled("another table") == "another table"
    assert (second.title, second.about, second.titled("one table")) == ("le second", (), "one table")


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize(
    ("folder", "name", "language"),
    [("babel/tiles", "the-third", "fr"), ("babel/tiles", "the-first", "nl"), ("games", "the-first", "fr")],
)
def test_what_is_not_translated_is_empty(folder: str, name: str, language: str) -> None:
    told = example_text(folder, name, language)
    assert (told.title, told.about, told.titled("one table")) == ("", (), "one table")


def test_the_story_of_an_example_of_a_rule(french: Path) -> None:
    (french / "rules.md").write_text("# bridge-gap\n\n## open corner\n\ncoin sans appui\n", encoding="utf-8")
    assert example_text("rules", "bridge-gap", "fr").titled("open corner") == "coin sans appui"
    assert example_text("rules", "bridge-gap", "fr").titled("another story") == "another story"
    assert example_text("rules", "bridge-link", "fr").titled("open corner") == "open corner"
    assert example_text("rules", "bridge-gap", "en").titled("open corner") == "open corner"
