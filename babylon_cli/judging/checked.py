"""The answer of `check`: one document with its verdict, what it rests on, and what a legal turn leaves."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeVar

from babylon_cli.judging.answer import Answer, error_entry, file_entry
from babylon_cli.judging.finding import Finding, Path, dotted
from babylon_cli.judging.scored import PadReliance
from babylon_cli.judging.verdict import Reliance, Unchecked, Verdict
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.wording.message import ENGLISH, Fact, Language, Message, Text

Judged = TypeVar("Judged", bound=Verdict)

NO_FAULT = {"rule": None, "player": None, "where": "", "found": False}
"""What the entry of a ruling tells of a fault, where it is the winner that rests on the ruling."""


class Leaves(NamedTuple):
    """What a legal turn leaves behind."""

    told: tuple[Fact, ...]
    """Line by line; an empty text is an empty line."""
    data: dict[str, Any]


class Placing(NamedTuple):
    """One piece that is placed in the course of a game."""

    noun: str
    spots: str
    """Where, as a file spells it."""
    path: Path
    """Where the file names it."""
    told: Text

    def data(self) -> dict[str, str]:
        """As the JSON contract has it."""
        return {"piece": self.noun, "at": self.spots, "path": dotted(self.path)}


class Witness(NamedTuple):
    """An order of building that explains what a player has on the table."""

    player: str
    turns: tuple[tuple[Placing, ...], ...]
    """The pieces of every turn that built something, in their order."""

    def data(self) -> dict[str, object]:
        """As the JSON contract has it."""
        return {"player": self.player, "turns": [[placing.data() for placing in turn] for turn in self.turns]}


class Mend(NamedTuple):
    """One change of the file that would take faults away, and would make no other."""

    path: Path
    """Where the file holds what is to be changed."""
    value: Any
    """What is to stand there, as a file spells it; None takes the key away, and a group stands in place of its keys."""
    removes: int
    leaves: int
    """How many errors the document then has."""
    told: Message

    def data(self, language: Language) -> dict[str, Any]:
        """As the JSON contract has it."""
        return {
            "path": dotted(self.path),
            "value": self.value,
            "removes": self.removes,
            "leaves": self.leaves,
            "text": language.say(self.told),
        }


@dataclass(frozen=True, slots=True)
class Checked(Answer):
    """One document with its verdict; without one it is unusable, and its problems say why."""

    document: LoadedDocument[Any, Any]
    verdict: Verdict | None = None
    rests_on: tuple[Reliance, ...] = ()
    """What other answers to open questions would add or take away, where that was asked."""
    leaves: Leaves | None = None
    witnesses: tuple[Witness, ...] | None = None
    """For each player whose legal garden was built in an unknown order, one that explains it, where that was asked."""
    winner_rests_on: tuple[PadReliance, ...] = ()
    """The rulings under whose other values another player would win, where that was asked."""
    mends: tuple[Mend, ...] | None = None
    """Where something is wrong, the changes of one thing that would take most of it away, where that was asked."""

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Everything found, in the order of the file."""
        return () if self.verdict is None else self.verdict.findings

    @property
    def unchecked(self) -> tuple[Unchecked, ...]:
        """What could not be judged, and why."""
        return () if self.verdict is None else self.verdict.unchecked

    @property
    def legal(self) -> bool:
        """Whether the document is usable and breaks no rule."""
        return self.verdict is not None and not self.verdict.errors

    def reliances_of(self, finding: Finding) -> Iterator[Reliance]:
        """The rulings under which a finding would not be one."""
        for reliance in self.rests_on:
            if reliance.found and reliance.rule == finding.rule and reliance.path == finding.path:
                yield reliance

    def legal_by_ruling(self) -> Iterator[Reliance]:
        """What is legal only by the ruling in force."""
        return (reliance for reliance in self.rests_on if not reliance.found)

    def data(self, language: Language = ENGLISH) -> dict[str, Any]:
        """The document's entry in the JSON of `check`."""
        if self.verdict is None:
            return error_entry(self.document, language)
        return {
            **file_entry(self.document),
            "violations": [finding.data(language) for finding in self.findings],
            "unchecked": [note.data(language) for note in self.unchecked],
            "rests_on": [
                *[reliance.data(language) for reliance in self.rests_on],
                *[{**found.data(language), "instead": found.other, **NO_FAULT} for found in self.winner_rests_on],
            ],
            **({} if self.mends is None else {"mends": [mend.data(language) for mend in self.mends]}),
            **({} if self.leaves is None else self.leaves.data),
            **({} if self.witnesses is None else {"witness": [witness.data() for witness in self.witnesses]}),
        }


def placed(document: LoadedDocument[Any, Any], verdict: Judged) -> Judged:
    """The verdict with each finding's line and column, in their order: a cause comes before what follows from it."""
    if not verdict.findings:
        return verdict
    found = []
    for finding in verdict.findings:
        place = document.place(finding.path)
        found.append(finding._replace(line=place.line, column=place.column))
    found.sort(key=lambda finding: (finding.line, finding.column))
    return replace(verdict, findings=tuple(found))
