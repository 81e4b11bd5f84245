"""Documents as lines and lines as documents, and what is answered on both."""

import json
import re
from collections.abc import Iterator
from typing import Any

import babylon_cli as babylon
from babylon_cli.babylon.answers.notation import notation_of
from babylon_cli.babylon.files.load import GardenDocument, load
from babylon_cli.babylon.files.written import written_data
from babylon_cli.babylon.notation.lines import document_of
from babylon_cli.reading.given_lines import LINE, GivenLine
from tests.drawing import Plain
from tests.reading.plain import EXAMPLES

ALPHABET = re.compile("[0-9A-Za-z._/-]+")

PLACES = {"file", "document", "line", "column"}
"""What differs between the answers on a file and on its line."""


def documents(text: str) -> list[GardenDocument]:
    """The documents of a file."""
    return list(load("garden.yaml", text.encode()))


def document(text: str) -> GardenDocument:
    """The only document of a file, which is usable."""
    (found,) = documents(text)
    assert found.table is not None, found.problems
    return found


def line(found: GardenDocument) -> str:
    """The line of a document."""
    answer = notation_of(found)
    assert not answer.document.problems, answer.document.problems
    return answer.line


def line_of(data: Plain) -> str:
    """The line of plain data."""
    return line(document(json.dumps(data)))


def read(text: str) -> GardenDocument:
    """The document of a line."""
    return document_of(GivenLine(LINE, text))


def usable(text: str) -> GardenDocument:
    """The document of a line that is one."""
    found = read(text)
    assert found.table is not None, (text, found.problems)
    return found


def file_of(text: str) -> str:
    """The file of a line."""
    return written_data(notation_of(usable(text)).table)


def answers(found: GardenDocument) -> list[Any]:
    """What `check` and `score` say of a document, but for where it stands."""
    return [_without(PLACES, ask(found).data()) for ask in (babylon.check, babylon.score)]


def _without(keys: set[str], answer: Any) -> Any:
    """The answer without some keys; what is found is not in the order of the file."""
    if isinstance(answer, dict):
        kept = {key: _without(keys, value) for key, value in answer.items() if key not in keys}
        return {key: sorted(value, key=repr) if key == "violations" else value for key, value in kept.items()}
    return [_without(keys, each) for each in answer] if isinstance(answer, list | tuple) else answer


IN_SHORT = re.compile("[A-H][1-8] [0-9]|[0-9] [A-H][1-8]")
"""What a terrace has in it that is written in one line."""


def comes_back(found: GardenDocument) -> str:
    """The line of a document, which goes to a file and back unchanged, and of which all is answered as of it."""
    written = line(found)
    assert ALPHABET.fullmatch(written), written
    assert not re.search(r"[._/-]{3}|([._/-])\1", written), written
    assert written[-1].isalnum(), written
    again = usable(written)
    as_file = document(file_of(written))
    assert line(again) == written
    assert line(as_file) == written
    before, after = answers(found), answers(again)
    assert answers(as_file) == after, written
    differs = {"path", "value"} if IN_SHORT.search(found.text.whole) else set()  # a mend is then a whole text
    assert _without(differs, after) == _without(differs, before), written
    return written


def examples(every: int = 1) -> Iterator[GardenDocument]:
    """The documents of each of so many examples as they stand before a turn, and games as their set-up."""
    for path in EXAMPLES[::every]:
        for found in documents(path.read_text(encoding="utf-8")):
            if found.table is not None:
                yield found._replace(table=found.table._replace(turn=None, record=None))
