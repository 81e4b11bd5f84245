"""What every question on one table is answered with, and the document that it was asked of."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from babylon_cli.babel.files.load import TowerDocument
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.answer import Answer, error_entry, file_entry
from babylon_cli.wording.message import ENGLISH, Language


class TableAnswer(ABC):
    """Worked out once for a table; whoever prints it computes nothing."""

    __slots__ = ()

    @property
    def is_broken(self) -> bool:
        """Whether something is not as it has to be."""
        return False

    @abstractmethod
    def data(self, language: Language = ENGLISH) -> dict[str, Any]:
        """The document's entry in the JSON contract, without its file."""


A = TypeVar("A", bound=TableAnswer)


@dataclass(frozen=True, slots=True)
class Answered(Answer, Generic[A]):
    """One document with the answer on its table; an unusable one has none."""

    document: TowerDocument
    told: A | None = None

    @property
    def is_broken(self) -> bool:
        """Whether something is not as it has to be."""
        return self.told is not None and self.told.is_broken

    def data(self, language: Language = ENGLISH) -> dict[str, Any]:
        """The document's entry in the JSON that the command prints."""
        if self.told is None:
            return error_entry(self.document, language)
        return {**file_entry(self.document), **self.told.data(language)}


def answered(document: TowerDocument, ask: Callable[[Table], A]) -> Answered[A]:
    """The answer on a document's table, where it is usable."""
    return Answered(document, None if document.table is None else ask(document.table))
