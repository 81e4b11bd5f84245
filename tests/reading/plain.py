"""Plain data, as a file holds it: walked, changed and written as YAML."""

import json
import random
from collections.abc import Iterator
from functools import cache

import pytest
import yaml
from pydantic import ValidationError

from babylon_cli.babylon.files.contradictions import contradictions
from babylon_cli.babylon.files.kinds import document_kind
from babylon_cli.babylon.files.load import write_out
from babylon_cli.reading.models import model_of
from babylon_cli.reading.parts import Part
from babylon_cli.reading.reader import Document, read_documents
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.shape import Unsound, read_as, shape_of
from babylon_cli.reading.text import FileText
from tests.examples import GARDEN_EXAMPLES, ROOT

EXAMPLES = GARDEN_EXAMPLES

Steps = tuple[str | int, ...]


class _Dumper(yaml.CSafeDumper):
    """Writes equal lists and groups out each time, never as an anchor and aliases."""

    def ignore_aliases(self, data: object) -> bool:  # noqa: ARG002
        return True


def as_yaml(data: PlainData) -> str:
    """Plain data as the text of a file."""
    return str(yaml.dump(data, Dumper=_Dumper, sort_keys=False, allow_unicode=True))


def read_back(data: PlainData) -> Document:
    """Plain data written as YAML and read again."""
    (document,) = read_documents(as_yaml(data))
    return document


def read_quickly(data: PlainData) -> Document:
    """Plain data written as JSON, which is YAML, too, and quicker to write, and read again."""
    (document,) = read_documents(json.dumps(data, ensure_ascii=False))
    return document


@cache
def example_documents() -> list[tuple[str, str, Document]]:
    """Every document of every example: name, text and what is read from it."""
    return [
        (f"{path.relative_to(ROOT)} {number}", text, document)
        for path in EXAMPLES
        for text in [path.read_text(encoding="utf-8")]
        for number, document in enumerate(read_documents(text), start=1)
    ]


def paths_in(data: PlainData, path: Steps = ()) -> Iterator[tuple[Steps, PlainData]]:
    """Every path in plain data with the value there, the whole first."""
    yield path, data
    if isinstance(data, dict):
        for key, value in data.items():
            yield from paths_in(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from paths_in(value, (*path, index))


NOT_ABOUT_SHAPE = (
    *("two players are called", "no player is called", "no rule is called"),
    "the file has a flower of that name",
    "no garden in which a turn could be judged",
)


def has_the_shape(document: Document) -> bool:
    """Whether the reader takes a document, as far as its shape goes.

    Equal or unknown names, unknown rules, missing flowers and turns without a garden are no shape. That something is
    described, and no garden beside a tally, is.
    """
    assert document.root is not None
    data, root, short_problems = write_out(document.data, document.root, FileText(""))
    read, problems = shape_of(document_kind(data), data, root)
    assert (read is None) == bool(problems)
    assert (read is None) == (as_a_model_has_it(document_kind(data), data) is None)
    found = [str(problem.message) for problem in [*short_problems, *contradictions(data, root)]]
    return read is not None and all([any([words in message for words in NOT_ABOUT_SHAPE]) for message in found])


def as_a_model_has_it(kind: type[Part], data: PlainData) -> PlainData | None:
    """A document as its model dumps it, or None where the model does not take it; the quick reader says the same."""
    try:
        model = model_of(kind).model_validate(data)
    except ValidationError:
        with pytest.raises(Unsound):
            read_as(kind, data)
        return None
    assert read_as(kind, data).written() == model.model_dump(exclude_unset=True)
    dumped: PlainData = model.model_dump(by_alias=True, exclude_unset=True)
    return dumped


def replaced(data: PlainData, path: Steps, value: PlainData) -> PlainData:
    """Plain data with another value at a path; the last step may be a new key."""
    if not path:
        return value
    step, *rest = path
    if isinstance(data, dict):
        inside = replaced(data[str(step)], tuple(rest), value) if rest else value
        return {**data, str(step): inside}
    assert isinstance(data, list)
    return [replaced(entry, tuple(rest), value) if index == step else entry for index, entry in enumerate(data)]


def without(data: PlainData, path: Steps) -> PlainData:
    """Plain data with the key or entry at a path taken out."""
    *parent, last = path
    group = at(data, tuple(parent))
    if isinstance(group, dict):
        return replaced(data, tuple(parent), {key: value for key, value in group.items() if key != last})
    assert isinstance(group, list)
    return replaced(data, tuple(parent), [value for index, value in enumerate(group) if index != last])


def at(data: PlainData, path: Steps) -> PlainData:
    """The value at a path."""
    return next(value for found, value in paths_in(data) if found == path)


def without_chunks(text: str, seed: int) -> str:
    """A text with some chunks taken out, doubled, moved or replaced by marks that mean something to YAML."""
    chance = random.Random(seed)
    for _ in range(chance.randint(1, 4)):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice((1, 1, 2, 5, 20, 100)))
        chunk = text[start:end]
        marks = "".join(chance.choices(MARKS, k=chance.randint(1, 3)))
        text = text[:start] + chance.choice(("", chunk * 2, marks, marks + chunk)) + text[end:]
    return text


MARKS = [
    *":-?[]{},#&*!|>'\"%@`\\~ \t\n\r\x85\u2028\ufeff0a\x00",
    "\n---\n",
    "\n...\n",
    "<<: ",
    ": ",
    "- ",
    "null",
    "é😀",
]
