"""What `check` knows about one document when it comes to be printed."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from babylon_cli.babylon.files.load import LoadedDocument
from babylon_cli.babylon.rules.verdict import judge
from babylon_cli.judging.finding import Finding
from babylon_cli.judging.verdict import Verdict

if TYPE_CHECKING:
    from babylon_cli.babylon.play.play import PlayedTurn
    from babylon_cli.judging.verdict import Reliance


class Checked(NamedTuple):
    """One document with its verdict; without one it is unusable, and its problems say why."""

    document: LoadedDocument
    verdict: Any = None
    reliances: tuple["Reliance", ...] = ()

    @property
    def title(self) -> str:
        """The file, and which of its documents if it has several."""
        number = self.document.number
        return self.document.file if number is None else f"{self.document.file} (document {number})"

    @property
    def legal_turn(self) -> "PlayedTurn | None":
        """The turn that the document judges against its table, if nothing in it breaks a rule."""
        table, verdict = self.document.table, self.verdict
        if table is None or table.turn is None or verdict is None or verdict.play is None:
            return None
        return None if verdict.errors else verdict.play.turns[0].played

    def reliances_of(self, finding: Finding) -> Iterator["Reliance"]:
        """The rulings under which a finding would not be one."""
        for reliance in self.reliances:
            if reliance.found and reliance.rule == finding.rule and reliance.path == finding.path:
                yield reliance

    def legal_by_ruling(self) -> Iterator["Reliance"]:
        """What is legal only by the ruling in force."""
        for reliance in self.reliances:
            if not reliance.found:
                yield reliance


Judged = TypeVar("Judged", bound=Verdict)


def in_file_order(document: LoadedDocument, verdict: Judged) -> Judged:
    """The verdict with its findings by line and column, so that a cause comes before what follows from it."""
    if len(verdict.findings) < 2:
        return verdict
    return replace(verdict, findings=tuple(sorted(verdict.findings, key=lambda found: document.place(found.path))))


def check_document(document: LoadedDocument, *, tells_rulings: bool = True) -> Checked:
    """Judge one document, if it is usable, and say what the verdict rests on, if that will be told."""
    if document.table is None:
        return Checked(document)
    verdict = in_file_order(document, judge(document.table))
    if not tells_rulings:
        return Checked(document, verdict)
    from babylon_cli.babylon.rules.reliance import reliances  # noqa: PLC0415 - only some formats tell it

    return Checked(document, verdict, reliances(document.table, verdict))


@dataclass(slots=True)
class Totals:
    """What all documents together came to."""

    documents: int = 0
    unusable: int = 0
    errors: int = 0
    warnings: int = 0

    def add(self, checked: Checked) -> None:
        """Count one document."""
        self.documents += 1
        if checked.verdict is None:
            self.unusable += 1
            return
        self.errors += checked.verdict.errors
        self.warnings += checked.verdict.warnings
