"""What goes from one process to another tells the same as the answer that it was made of."""

import pickle
from pathlib import Path

import pytest

import babylon_cli as babylon
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


def test_the_title_goes_along(tmp_path: Path) -> None:
    path = tmp_path / "garden.yaml"
    path.write_text("title: Friday\nplayers: [{name: Ana, flower: white}]\n", encoding="utf-8")
    (document,) = babylon.read(path)
    answer = babylon.score(document)
    assert pickle.loads(pickle.dumps(answer.portable())).document.own_name == document.own_name == "Friday"
