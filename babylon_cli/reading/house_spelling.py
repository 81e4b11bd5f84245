"""A document in the spelling of the house: which of its values are spelled otherwise, and what is read then."""

from typing import NamedTuple

from babylon_cli.reading.nodes import Group, Marked
from babylon_cli.reading.parts import Part
from babylon_cli.reading.passages import Passage
from babylon_cli.reading.scalars import PlainData, PlainValue
from babylon_cli.reading.splicing import Splice, splice_of


class InHouseSpelling(NamedTuple):
    """What is read from a document as the house spells it, and the splices that spell it so."""

    data: PlainData
    splices: list[Splice]


def in_house_spelling(text: str, kind: type[Part], data: PlainData, root: Marked) -> InHouseSpelling:
    """A document without fault, given the text of its file, its kind, its data and its marks."""
    speller = _Speller(text)
    return InHouseSpelling(speller.value(Passage((), data, [kind]), root), speller.splices)


class _Speller:
    """One pass over a document; names, and all else that can be spelled in one way only, stay as they are."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.splices: list[Splice] = []

    def value(self, passage: Passage, node: Marked) -> PlainData:
        if isinstance(node, Group):
            return self.group(passage, node)
        typed, house = passage.value, house_value(passage)
        if house != typed:
            self.splices.append(splice_of(self.text, node, house))
        return house

    def key(self, passage: Passage, typed: str, node: Group) -> str:
        house = str(passage.house_key(typed))
        if house != typed:
            self.splices.append(splice_of(self.text, node.keys[typed], house))
        return house

    def group(self, passage: Passage, node: Group) -> PlainData:
        if isinstance(passage.value, dict):
            return {self.key(passage, key, node): self.value(passage.at((key,)), node.values[key]) for key in node.keys}
        return [self.value(passage.at((index,)), child) for index, child in enumerate(node.items)]


def house_value(passage: Passage) -> PlainValue:
    """The scalar at a place as the house spells it."""
    typed: PlainValue = passage.value
    if isinstance(typed, str):
        for spelled in passage.spellings:
            if spelled.takes(typed):
                return spelled.house(typed)
    return typed
