"""A report: what a command prints in one format, document by document."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Generic, TypeVar

from babylon_cli.judging.answer import Answer, Totals
from babylon_cli.printing.screen import Screen

AnswerT = TypeVar("AnswerT", bound=Answer)

RulesOf = Callable[[str], tuple[str, ...]]
"""The ids of the rules of a game, given the word that files tell it by."""


class Report(ABC, Generic[AnswerT]):
    """Prints the answers as they come."""

    tells_rulings: ClassVar[bool] = False
    """Whether it has room for what a verdict rests on, and for what would mend it."""

    tells_reading: ClassVar[bool] = True
    """Whether it has room for how a document is read, if not as it says itself."""

    is_for_programs: ClassVar[bool] = False
    """Whether programs read it, which are told in English unless another language is asked for outright."""

    is_prompt: ClassVar[bool] = False
    """Whether someone may wait for each answer, so that it is handed over at once."""

    def __init__(self, screen: Screen, *, why: bool = False, rules_of: RulesOf = lambda _: ()) -> None:
        """Print on a screen; `why` adds the lines behind each number of a pad, `rules_of` knows the rules of a game."""
        self.screen = screen.for_programs() if self.is_for_programs else screen
        self.why = why
        self.rules_of = rules_of

    def begin(self) -> str:
        """What stands before the first answer."""
        return ""

    def took(self, seconds: float) -> None:
        """Told before each answer how long it took, which only some formats tell."""

    @abstractmethod
    def entry(self, answer: AnswerT) -> str:
        """What is printed of one document."""

    def end(self, totals: Totals) -> str:
        """What stands after the last answer."""
        return ""
