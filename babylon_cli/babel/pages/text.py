"""An answer as text, under the name of its file."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from babylon_cli.babel.answers.answer import Answered, TableAnswer
from babylon_cli.babel.answers.reliance import Reliance
from babylon_cli.printing.report import Report

A = TypeVar("A", bound=TableAnswer)


class TextReport(Report[Answered[A]], Generic[A]):
    """Prints each answer under the title and the file of its document."""

    def entry(self, answer: Answered[A]) -> str:
        """One answer; an unusable document is told on standard error."""
        if answer.told is None:
            return ""
        document = answer.document
        title = None if document.table is None else document.table.title
        titles = [document.title] if title is None else [title, document.title]
        heads = [self.screen.head(head) for head in titles]
        return "\n".join([*heads, "", *self.lines(answer.told)]) + "\n\n"

    @abstractmethod
    def lines(self, told: A) -> Iterator[str]:
        """What is told, line by line."""

    def rulings(self, rests_on: Iterable[Reliance]) -> Iterator[str]:
        """What an answer rests on, one paragraph each, after an empty line."""
        for reliance in rests_on:
            yield from ("", self.screen.wrapped(reliance.told, indent="", hanging="  "))
