"""JSON as every command prints it: readable, and safe to show everywhere."""

import json
from typing import Any

from babylon_cli.babylon.files.load import LoadedDocument
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import ENGLISH, Language

VERSION = 1
"""The version of the JSON contract."""


def encoded(value: Any) -> str:
    """A value as JSON text in ASCII: the same in every encoding, and nothing in it can steer a terminal."""
    return json.dumps(value, indent=2).replace("\x7f", "\\u007f")


class JsonFiles:
    """A JSON document with a list `files`, printed entry by entry, so that many files need no more memory than one."""

    def __init__(self, screen: Screen) -> None:
        """JSON has no colours."""
        self.first = True

    def begin(self) -> str:
        """The opening of the document."""
        return f'{{\n  "version": {VERSION},\n  "files": ['

    def listed(self, value: Any) -> str:
        """One entry of `files`, indented to stand in it, with the comma before it."""
        body = "\n".join(f"    {line}" for line in encoded(value).split("\n"))
        text = ("\n" if self.first else ",\n") + body
        self.first = False
        return text

    def closed(self, after: str = "") -> str:
        """The end of the list and of the document, with what stands after the list."""
        return ("]" if self.first else "\n  ]") + after + "\n}\n"


def file_entry(document: LoadedDocument) -> dict[str, Any]:
    """How every entry of `files` begins: the file, and which of its documents if it has several."""
    entry: dict[str, Any] = {"file": document.file}
    if document.number is not None:
        entry["document"] = document.number
    return entry


def error_entry(document: LoadedDocument, language: Language = ENGLISH) -> dict[str, Any]:
    """The entry of an unusable document: its first mistake, and all of them."""
    errors = [
        {
            "message": language.say(problem.message),
            "line": problem.line,
            "column": problem.column,
            "help": language.say(problem.help),
        }
        for problem in document.problems
    ]
    first = {key: errors[0][key] for key in ("message", "line", "column")}
    return {**file_entry(document), "error": first, "errors": errors}
