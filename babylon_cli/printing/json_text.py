"""JSON as every command prints it: readable, and safe to show everywhere."""

import json
import re
from collections.abc import Callable
from functools import lru_cache
from json.encoder import encode_basestring, encode_basestring_ascii
from typing import TYPE_CHECKING, Any

from babylon_cli.judging.answer import Answer, Totals
from babylon_cli.printing.report import Report
from babylon_cli.printing.safe import STEERS
from babylon_cli.reading.remembered import remembering

if TYPE_CHECKING:
    from babylon_cli.judging.promised import Promised
    from babylon_cli.judging.scored import Scored

VERSION = 1
"""The version of the JSON contract."""


Spelled = Callable[[str], str]
"""What spells a text as JSON has it, with nothing in it that can steer a terminal."""


def encoded(value: Any, *, takes_unicode: bool = True, margin: str = "") -> str:
    """A value as JSON text in which nothing can steer a terminal; in ASCII where not every character is taken.

    The margin stands before every line but the first.
    """
    return _indented(value, SPELLED[takes_unicode], f"\n{margin}")


def safe_json(line: str) -> str:
    """A line of JSON in which nothing can steer a terminal."""
    return line if line.isprintable() else re.sub(STEERS, _escapes, line)  # none that steers is printable


def _spelled_by(encode: Callable[[str], str]) -> Spelled:
    return remembering(lambda text: safe_json(encode(text)))


SPELLED = {True: _spelled_by(encode_basestring), False: _spelled_by(encode_basestring_ascii)}
"""By whether every character is taken: what spells a text."""

LISTS = (list, tuple)

WORDS = {None: "null", True: "true", False: "false"}


def _indented(value: Any, spelled: Spelled, line: str) -> str:
    """What `json.dumps` makes of a value with two spaces a level, which takes far longer; `line` begins a line."""
    if isinstance(value, str):
        return spelled(value)
    within = f"{line}  "
    if isinstance(value, dict) and value:  # most of whose values are numbers of points, and many of the others words
        values = [
            each if (kind := type(each)) is int else spelled(each) if kind is str else _indented(each, spelled, within)
            for each in value.values()
        ]
        return _with_gaps(spelled, line, *value) % tuple(values)
    if isinstance(value, LISTS):
        if not value:
            return "[]"
        entries = [_indented(each, spelled, within) for each in value]
        return f"[{within}{f',{within}'.join(entries)}{line}]"
    return WORDS[value] if value is None or isinstance(value, bool) else json.dumps(value)


@lru_cache(maxsize=64, typed=True)
def _with_gaps(spelled: Spelled, line: str, *keys: Any) -> str:
    """The text of a mapping with these keys, and a gap for each value; few mappings have keys of their own."""
    told = [spelled(key if isinstance(key, str) else json.dumps(key)).replace("%", "%%") for key in keys]
    return f"{{{line}  {f': %s,{line}  '.join(told)}: %s{line}}}"


def _escapes(found: re.Match[str]) -> str:
    return json.dumps(found.group()).strip('"') if found.group() != "\x7f" else "\\u007f"


class JsonReport(Report[Answer]):
    """A JSON document with a list `files`, printed entry by entry, so that many files need no more memory than one."""

    is_for_programs = True
    tells_rulings = True
    is_first = True

    def begin(self) -> str:
        """The opening of the document."""
        return f'{{\n  "version": {VERSION},\n  "files": ['

    def entry(self, answer: Answer) -> str:
        """One entry of `files`."""
        return self.listed(answer.data(self.screen.language))

    def listed(self, value: Any) -> str:
        """One entry, indented to stand in the list, with the comma before it."""
        lead = "\n    " if self.is_first else ",\n    "
        self.is_first = False
        return lead + encoded(value, takes_unicode=self.screen.takes_unicode, margin="    ")

    def end(self, totals: Totals) -> str:
        """The end of the list and of the document."""
        return self.closed()

    def closed(self, after: str = "") -> str:
        """The end of the list and of the document, with what stands after the list."""
        return ("]" if self.is_first else "\n  ]") + after + "\n}\n"


class CheckJson(JsonReport):
    """The JSON of `check`, which ends with the totals."""

    def end(self, totals: Totals) -> str:
        """The totals."""
        return self.closed(f',\n  "errors": {totals.errors},\n  "warnings": {totals.warnings}')


class ScoreJson(JsonReport):
    """The JSON of `score`, in which `--why` adds the lines behind each number."""

    def entry(self, answer: "Scored") -> str:  # type: ignore[override]
        """One entry of `files`."""
        return self.listed(answer.data(self.screen.language, why=self.why))


class VerifyJson(Report["Promised"]):
    """The JSON of `verify`: the numbers stand at the top, so nothing is printed before everything is counted."""

    is_for_programs = True
    entries: list[dict[str, Any]]

    def begin(self) -> str:
        """Nothing yet."""
        self.entries = []
        return ""

    def entry(self, answer: "Promised") -> str:
        """Keep one document for the end."""
        self.entries.append(answer.data(self.screen.language))
        return ""

    def end(self, totals: Totals) -> str:
        """The whole document."""
        passed = sum([entry.get("ok", False) for entry in self.entries])
        failed = len(self.entries) - passed
        told = {"version": VERSION, "passed": passed, "failed": failed, "files": self.entries}
        return encoded(told, takes_unicode=self.screen.takes_unicode) + "\n"
