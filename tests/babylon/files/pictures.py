"""Pictures: files drawn in plain text with every expected complaint under the line that it is about.

A file of pictures in `pictures/` holds blocks that begin with `=== name`. Under a line of YAML stand the complaints:

    players: [{name: Ana, flowr: white}]
              ^ player 1 has no `flower`
                help: write `flower:` with a flower: one word, such as white
                          ^^^^^ player 1 has an unknown key `flowr`
                          help: did you mean `flower`?

The carets mark line, column and width; `help:` is the help, and `also 1:2 caption` another place.
A picture without complaints is a file that can be used.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from babylon_cli.babylon.files.load import GardenDocument, load
from babylon_cli.reading.problem import Problem

FOLDER = Path(__file__).parent / "pictures"

CARETS = re.compile(r"( *)(\^+) (.*)")
HELP = re.compile(r" *help: (.*)")
ALSO = re.compile(r" *also ([0-9]+):([0-9]+) (.*)")


class Picture(NamedTuple):
    """A file and what is to be said about it."""

    name: str
    text: str
    problems: list[Problem]


def pictures(name: str) -> list[Picture]:
    """Every picture of one file in `pictures/`."""
    blocks = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").split("=== ")
    return [drawn(block) for block in blocks[1:]]


def drawn(block: str) -> Picture:
    """One picture, from its name and the lines under it."""
    name, *lines = block.rstrip("\n").split("\n")
    kept: list[str] = []
    problems: list[Problem] = []
    for line in lines:
        if carets := CARETS.fullmatch(line):
            indent, width, message = carets.groups()
            problems.append(Problem(message, len(kept), len(indent) + 1, len(width)))
        elif problems and (help := HELP.fullmatch(line)):
            problems[-1] = problems[-1]._replace(help=help[1])
        elif problems and (also := ALSO.fullmatch(line)):
            related = (*problems[-1].related, (also[3], int(also[1]), int(also[2])))
            problems[-1] = problems[-1]._replace(related=related)
        else:
            kept.append(line)
    return Picture(name, "".join(f"{line}\n" for line in kept), problems)


def loaded(text: str) -> list[GardenDocument]:
    """The documents of a text."""
    return list(load("drawn.yaml", text.encode()))


def problems_of(text: str) -> list[Problem]:
    """Everything that makes a text unusable, in English."""
    return [in_english(problem) for document in loaded(text) for problem in document.problems]


def in_english(problem: Problem) -> Problem:
    """A problem as it is read."""
    related = tuple([(str(caption), line, column) for caption, line, column in problem.related])
    return problem._replace(message=str(problem.message), help=str(problem.help), related=related)


def one_player(body: str) -> str:
    """A document with one player, given what stands in the player's braces after name and flower."""
    return f"players: [{{name: Ana, flower: white, {body}}}]\n"


LIBRARY_WORDS = (
    "Input should",
    "expected <",
    "'<",
    "extra_forbidden",
    "pydantic",
    "token",
    "scalar",
    "mapping",
    "sequence",
    "node",
    "scanning",
    "parsing",
    "did not find",
    "libyaml",
    "constrained",
    "literal_error",
    "string_type",
    "validation",
    "PlayerPart",
    "PadPart",
    "None",
    "invalid",
)
"""What would show that a message was written by a library."""

QUOTED = re.compile(r"`[^`]*`|round token|the keys here are .*|such as \{.*\}")
"""A user's own words, the one token that the game has, the keys of the format and its examples."""


def library_words_in(problem: Problem) -> Iterator[str]:
    """The words of a library that a message or a help lets through."""
    captions = [caption for caption, _, _ in problem.related]
    said = QUOTED.sub("", " ".join([str(problem.message), str(problem.help), *[str(caption) for caption in captions]]))
    for word in LIBRARY_WORDS:
        if word in said:
            yield word
