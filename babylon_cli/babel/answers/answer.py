"""What every question on one table is answered with."""

from abc import ABC, abstractmethod

from babylon_cli.wording.message import ENGLISH, Language


class Answer(ABC):
    """Worked out once for a table; whoever prints it computes nothing."""

    __slots__ = ()

    @property
    def broken(self) -> bool:
        """Whether something is not as it has to be."""
        return False

    @abstractmethod
    def data(self, language: Language = ENGLISH) -> dict[str, object]:
        """The document's entry in the JSON contract, without its file."""
