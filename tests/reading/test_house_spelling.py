"""A document in the spelling of the house: what the models make of it, and no splice where there is nothing to do."""

from typing import Any

import pytest

from babylon_cli.babylon.files.load import write_out
from babylon_cli.game import game_named
from babylon_cli.reading.house_spelling import InHouseSpelling, in_house_spelling
from babylon_cli.reading.parts import Part
from babylon_cli.reading.reader import read_documents
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.splicing import spliced
from babylon_cli.reading.text import FileText
from tests.babel.files.test_schema import FULL_TABLE as FULL_BABEL
from tests.babel.files.test_schema import TYPED as TYPED_IN_BABEL
from tests.babylon.files.test_values import KINDS, TYPED
from tests.cases import for_each
from tests.examples import EVERY_EXAMPLE
from tests.reading.plain import as_a_model_has_it, as_yaml, replaced


def kind_of(data: Any) -> type[Part]:
    return game_named(str(data.get("game") or "babylon").lower()).format.part_of(data)


def houses_of(text: str) -> list[tuple[PlainData, InHouseSpelling]]:
    """Every document as it is read, and in the spelling of the house."""
    found = []
    for document in read_documents(text):
        assert document.root is not None
        found.append((document.data, in_house_spelling(text, kind_of(document.data), document.data, document.root)))
    return found


def in_a_model(data: PlainData) -> PlainData:
    """What is left of a document in its model."""
    return as_a_model_has_it(kind_of(data), written_out(data))


def written_out(data: PlainData) -> PlainData:
    """A document with a group in place of each text that stands for one."""
    (document,) = read_documents(as_yaml(data))
    assert document.root is not None
    return write_out(data, document.root, FileText(""))[0]


DOCUMENTS = [
    *[replaced(KINDS[kind].data, path, typed) for kind, path, typed, _ in TYPED],
    *[replaced(FULL_BABEL.data, path, typed) for path, typed, _ in TYPED_IN_BABEL],
]


@for_each("data", DOCUMENTS)
def test_it_is_what_the_models_make_of_a_document(data: PlainData) -> None:
    ((read, house),) = houses_of(as_yaml(data))
    assert read == data
    dumped = in_a_model(data)
    assert house.data == dumped
    assert bool(house.splices) == (dumped != data)
    text = spliced(as_yaml(data), house.splices)
    assert [house for _, house in houses_of(text)] == [InHouseSpelling(dumped, [])]


@pytest.mark.thorough
def test_every_example_is_in_it() -> None:
    for example in EVERY_EXAMPLE:
        for read, house in houses_of(example.read_text(encoding="utf-8")):
            assert house == InHouseSpelling(read, []), example
            assert in_a_model(read) == written_out(read), example


def test_a_null_and_names_stay() -> None:
    text = "players: [{name: 7, flower: s..f, terraces: }]\ntitle: none\nround: null\nflowers: [Dug]\n"
    ((read, house),) = houses_of(text)
    assert house == InHouseSpelling(read, [])


SHORT = """\
players:
  - {name: Ana, flower: white, terraces: [ ne 3c S..f 1 white , E3 1 pink .TF.]}   # two
  - name: Bo
    flower: pink
    terraces:
      - 1 b3 white   # hidden
      - 'Clay pink
          2 b2 f.t.'  # over it
      - |
        d3 2
        sun
    storage: {terrace: start  pink}
turn: {player: ana, build: ["d4 dug 1", stored A1 2 SE], dug: Granite white}
"""

IN_HOUSE = """\
players:
  - {name: Ana, flower: white, terraces: [ C3 1 white S..F NE , E3 1 pink .TF.]}   # two
  - name: Bo
    flower: pink
    terraces:
      - B3 1 white   # hidden
      - 'B2 2 pink F.T. clay'  # over it
      - D3 2 sun
    storage: {terrace: pink start}
turn: {player: ana, build: ["dug D4 1", stored A1 2 SE], dug: white granite}
"""


def test_words_in_one_line_in_their_order() -> None:
    ((_, house),) = houses_of(SHORT)
    assert spliced(SHORT, house.splices) == IN_HOUSE
    ((_, house),) = houses_of(IN_HOUSE)
    assert house.splices == []
