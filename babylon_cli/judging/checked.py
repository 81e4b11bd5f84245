"""The answer of `check`: one document with its verdict, what it rests on, and what a legal turn leaves."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from babylon_cli.judging.answer import Answer, error_entry, file_entry
from babylon_cli.judging.finding import Finding
from babylon_cli.judging.selection import EVERY_RULE, Selection
from babylon_cli.judging.verdict import Reliance, Unchecked, Verdict
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.wording.message import ENGLISH, Language

if TYPE_CHECKING:
    from babylon_cli.judging.beside import Leaves, Mend, Sketch, Sketches, Witness  # told by few formats, as the next
    from babylon_cli.judging.scored import PadReliance

NO_FAULT: dict[str, Any] = {"rule": None, "player": None, "where": "", "found": False, "sources": []}
"""What the entry of a ruling tells of a fault, where it is the winner that rests on the ruling."""


@dataclass(frozen=True, slots=True)
class Checked(Answer):
    """One document with its verdict; without one it is unusable, and its problems say why."""

    document: LoadedDocument[Any, Any]
    verdict: Verdict[Any] | None = None
    rests_on: tuple[Reliance, ...] = ()
    """What other answers to open questions would add or take away, where that was asked."""
    leaves: "Leaves | None" = None
    witnesses: "tuple[Witness, ...] | None" = None
    """For each player whose legal garden was built in an unknown order, one that explains it, where that was asked."""
    winner_rests_on: "tuple[PadReliance, ...]" = ()
    """The rulings under whose other values another player would win, where that was asked."""
    mends: "tuple[Mend, ...] | None" = None
    """Where something is wrong, the changes of one thing that would take most of it away, where that was asked."""
    sketches: "Sketches" = field(default_factory=dict, compare=False)
    """Pictures of where its faults are, where that was asked."""

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
        """Whether the document is usable and breaks no rule of the game, whatever is wrong on the players' pads."""
        return self.verdict is not None and not self.verdict.illegal

    def reliances_of(self, finding: Finding) -> Iterator[Reliance]:
        """The rulings under which a finding would not be one."""
        for reliance in self.rests_on:
            if reliance.found and reliance.rule == finding.rule and reliance.path == finding.path:
                yield reliance

    def sketch_of(self, finding: Finding) -> "Sketch | None":
        """A picture of where a finding is, if there is one."""
        return None if finding.place is None else self.sketches.get((finding.path, finding.place))

    def legal_by_ruling(self) -> Iterator[Reliance]:
        """What is legal only by the ruling in force."""
        return (reliance for reliance in self.rests_on if not reliance.found)

    def only(self, selection: Selection) -> "Checked":
        """The answer as if there were no other rules than those that count, and how many faults of others there are.

        A mend is told by how many faults it takes away, so none is told where some of these do not count.
        """
        if self.verdict is None or selection == EVERY_RULE:
            return self
        findings = tuple([finding for finding in self.findings if selection.takes(finding.rule)])
        unchecked = tuple(_counting(self.unchecked, selection))
        verdict = self.verdict._replace(findings=findings, unchecked=unchecked)
        verdict = verdict._replace(left_out=self.verdict.left_out + self.verdict.illegal - verdict.illegal)
        rests_on = tuple([reliance for reliance in self.rests_on if selection.takes(reliance.rule)])
        mends = self.mends if verdict.errors == self.verdict.errors else None
        return replace(self, verdict=verdict, rests_on=rests_on, mends=mends)

    def portable(self) -> "Checked":
        """The answer without its marks, and of its verdict what is told: how the turns went is left behind."""
        verdict = None if self.verdict is None else self.verdict.portable()
        return replace(self, document=self.document.without_marks(), verdict=verdict)

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


def _counting(unchecked: Iterable[Unchecked], selection: Selection) -> Iterator[Unchecked]:
    """The notes on rules that count, and of each those rules."""
    for note in unchecked:
        rules = tuple([rule for rule in note.rules if not isinstance(rule, str) or selection.takes(rule)])
        if rules:
            yield note._replace(rules=rules)
