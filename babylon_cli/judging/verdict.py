"""The verdict on one table: what is found, what was left open, and the rulings that it rests on."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from babylon_cli.judging.about import Citing, Source
from babylon_cli.judging.finding import Finding, Path
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.wording.message import ENGLISH, Language, Message, Text


class Unchecked(NamedTuple):
    """Rules that were not judged for one player because the file does not say enough, and why."""

    player: str
    rules: tuple[Text, ...]
    reason: Text

    def data(self, language: Language = ENGLISH) -> dict[str, object]:
        """As the JSON contract has it."""
        rules = [language.say(rule) for rule in self.rules]
        return {"player": self.player, "rules": rules, "reason": language.say(self.reason)}


PlayT = TypeVar("PlayT")


class Verdict(NamedTuple, Generic[PlayT]):
    """What `check` finds on one table."""

    findings: tuple[Finding, ...]
    unchecked: tuple[Unchecked, ...]
    has_nothing_to_check: bool = False
    """Whether there was nothing that could be judged, so that legal says too much."""
    left_out: int = 0
    """How many findings break rules of the game that do not count."""
    play: PlayT | None = None
    """How the turns went, where the file tells of some; only the rooms of the game ask for it."""

    @property
    def errors(self) -> int:
        """How many findings break a rule, or are faults on a pad."""
        return sum([finding.severity == "error" for finding in self.findings])

    @property
    def illegal(self) -> int:
        """How many findings break a rule of the game."""
        return sum([finding.is_illegal for finding in self.findings])

    @property
    def warnings(self) -> int:
        """How many findings only warn."""
        return len(self.findings) - self.errors

    def portable(self) -> "Verdict[PlayT]":
        """What is told of it, and nothing of how a game went."""
        return self._replace(play=None)


Faults = Mapping[tuple[str, Path], Finding]
"""Faults by rule and path."""


class Reliance(NamedTuple):
    """One fault, found or not, that another answer to an open question would take away or add."""

    ruling: str
    value: str
    """The value in force."""
    instead: str
    """The value that would change the verdict."""
    rule: str
    player: str | None
    where: Text
    path: Path
    found: bool
    """Whether the fault is found under the value in force, and gone under the other; else the other way round."""
    sources: tuple[Source, ...] = ()
    """Where the rulebook speaks of the rule, in the edition by which the document is read."""
    everywhere: tuple[Source, ...] = ()
    """The same in every edition, for whoever has another one; empty where the document names its own."""

    @property
    def told(self) -> Text:
        """Whose it is and where."""
        return Message("{player}, {where}", player=self.player, where=self.where) if self.player else self.where

    @property
    def becomes(self) -> Message:
        """What it would be, beginning with the other value."""
        no_fault = Message("with {ruling}: {other} it is no fault", ruling=self.ruling, other=self.instead)
        a_fault = Message(
            "with {ruling}: {other} it breaks {rule}", ruling=self.ruling, other=self.instead, rule=self.rule
        )
        return no_fault if self.found else a_fault

    def data(self, language: Language = ENGLISH) -> dict[str, object]:
        """As the JSON contract has it."""
        told = self._asdict()
        del told["path"], told["everywhere"]
        where, text = language.say(self.where), language.say(self.becomes)
        sources = [source.data(language) for source in self.sources]
        return {**told, "where": where, "other": self.instead, "changes": "verdict", "text": text, "sources": sources}


def reliances(
    ruling: str, value: str, values: Iterable[str], now: Faults, under: Callable[[str], Faults]
) -> Iterator[Reliance]:
    """Every fault that another value of a ruling would take away or add, given the faults now and under each other."""
    for other in values:
        then = now if other == value else under(other)
        for key, found in {**now, **then}.items():
            if (key in now) != (key in then):
                yield Reliance(ruling, value, other, found.rule, found.player, found.where, found.path, key in now)


def placed(document: LoadedDocument[Any, Any], verdict: Verdict[PlayT], cite: Citing) -> Verdict[PlayT]:
    """The verdict with every place in the file and in the rulebook.

    They are in the order of the file: a cause comes before what follows from it.
    """
    if not verdict.findings:
        return verdict
    return verdict._replace(findings=placed_findings(document, verdict.findings, cite))


def placed_findings(
    document: LoadedDocument[Any, Any], findings: Iterable[Finding], cite: Citing
) -> tuple[Finding, ...]:
    """Findings with every place in the file and in the rulebook, in the order of the file."""
    found = []
    for finding in findings:
        related = finding.related
        if related:
            related = tuple([each._replace(**document.place(each.path)._asdict()) for each in related])
        place = document.place(finding.path)._asdict()
        found.append(finding._replace(**place, related=related, **cite(finding.rule)._asdict()))
    found.sort(key=lambda finding: (finding.line, finding.column))
    return tuple(found)


def cited(reliances: Iterable[Reliance], cite: Citing) -> tuple[Reliance, ...]:
    """What a verdict rests on, with the places in the rulebook of the rules that ask it."""
    return tuple([reliance._replace(**cite(reliance.rule)._asdict()) for reliance in reliances])
