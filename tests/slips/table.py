"""Slips as they are written down in `typed/`: what a good file says, what was typed in its place, and what is said.

    === a brace is missing before a terrace
    - - {at: E3
    + - at: E3
    > 9:9 unusable: a brace { is missing before `at`
    help: write `{at`, or take out the } behind

Without a line that begins with a minus the whole file is what was typed; `$` begins a command line, for which the good
file lies in the folder as `friday.yaml`.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.slips.good_files import GOOD_FILES

FOLDER = Path(__file__).parent / "typed"

SAID = re.compile(r"> (.*)")
HELP = re.compile(r"help: (.*)")


class Said(NamedTuple):
    """One thing that is said of a file: where, what, and how to mend it."""

    where_and_what: str
    """Such as `9:9 unusable: a brace { is missing before `at``."""
    help: str


class Slip(NamedTuple):
    """One slip, and everything that is said of it."""

    name: str
    good: str
    """The good file that it is planted in."""
    instead: str
    typed: str
    command: str
    """The command line; empty for `babylon check`."""
    said: tuple[Said, ...]

    @property
    def text(self) -> str:
        """The file with the slip in it."""
        if not self.instead:
            return self.typed or self.good
        assert self.good.count(self.instead) == 1, f"{self.name}: {self.instead} stands there more than once, or never"
        return self.good.replace(self.instead, self.typed)


def slips(kind: str) -> list[Slip]:
    """The slips of one file in `typed/`."""
    text = (FOLDER / f"{kind}.txt").read_text(encoding="utf-8")
    return [_slip(block, GOOD_FILES[kind.split("-", maxsplit=1)[0]]) for block in text.split("=== ")[1:]]


def _slip(block: str, good: str) -> Slip:
    name, *lines = block.rstrip("\n").split("\n")
    instead = "\n".join(line[2:] for line in lines if line.startswith("- "))
    typed = "\n".join(line[2:] for line in lines if line.startswith("+ "))
    command = next((line[2:] for line in lines if line.startswith("$ ")), "")
    return Slip(name, good, instead, typed if instead else typed + "\n" * bool(typed), command, tuple(_said(lines)))


def _said(lines: list[str]) -> Iterator[Said]:
    for number, line in enumerate(lines):
        said = SAID.fullmatch(line)
        if said is not None:
            help = HELP.fullmatch(lines[number + 1]) if number + 1 < len(lines) else None
            yield Said(said[1], help[1] if help else "")


def drawn(slip: Slip, said: Iterable[Said]) -> str:
    """The slip with what is now said of it, as it is written down."""
    lines = [f"=== {slip.name}"]
    lines += [f"- {line}" for line in slip.instead.split("\n")] if slip.instead else []
    typed = slip.typed if slip.instead else slip.typed.removesuffix("\n")
    lines += [f"+ {line}" for line in typed.split("\n")] if typed else []
    lines += [f"$ {slip.command}"] if slip.command else []
    for where_and_what, help in said:
        lines += [f"> {where_and_what}", *([f"help: {help}"] if help else [])]
    return "\n".join(lines) + "\n\n"
