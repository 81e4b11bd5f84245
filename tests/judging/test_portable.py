"""What goes from one process to another tells the same as the answer that it was made of."""

import pickle
from pathlib import Path

import pytest

import babylon_cli as babylon
from babylon_cli.cli.run import Answered, portable
from babylon_cli.game import pictures_of
from babylon_cli.reading.sources import Source
from babylon_cli.wording.message import ENGLISH
from tests.examples import ROOT

FILES = [
    "examples/games/three-players-a-close-finish.yaml",
    "examples/games/three-players-a-whole-game-level-to-the-end.yaml",
    "examples/babel/cities/three-players.yaml",
    "docs/streams.md",
]
"""A table, a record, a table of Babel, and something that cannot be used."""


@pytest.mark.parametrize("file", FILES)
def test_an_answer_tells_the_same_after_the_way(file: str) -> None:
    raw = (ROOT / file).read_bytes()
    (document,) = babylon.read(raw)
    for answer in (babylon.check(document), babylon.score(document), babylon.verify(document)):
        sent = pickle.loads(pickle.dumps(answer.portable()))
        assert sent.data() == answer.data()
        assert sent.document.root is None


@pytest.mark.parametrize("file", FILES[:3])
def test_a_table_goes_along_where_it_is_to_be_shown(file: str) -> None:
    (document,) = babylon.read((ROOT / file).read_bytes())
    answered = Answered(babylon.check(document), 0.0)
    (alone,) = portable(lambda _: [answered], Source(file))
    (shown,) = portable(lambda _: [answered], Source(file), keeps_tables=True)
    came = pickle.loads(pickle.dumps(shown)).answer
    assert alone.answer.document.table is None
    pictures = pictures_of(document, answered.answer.findings, ENGLISH)
    assert pictures
    assert pictures_of(came.document, came.findings, ENGLISH) == pictures


def test_the_title_goes_along(tmp_path: Path) -> None:
    path = tmp_path / "garden.yaml"
    path.write_text("title: Friday\nplayers: [{name: Ana, flower: white}]\n", encoding="utf-8")
    (document,) = babylon.read(path)
    answer = babylon.score(document)
    assert pickle.loads(pickle.dumps(answer.portable())).document.own_name == document.own_name == "Friday"
