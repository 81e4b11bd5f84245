"""A report: what a command prints in one format, document by document."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from babylon_cli.judging.answer import Answer, Totals
from babylon_cli.printing.screen import Screen

if TYPE_CHECKING:
    from babylon_cli.printing.picture import Shown

AnswerT = TypeVar("AnswerT", bound=Answer)

RulesOf = Callable[[str], tuple[str, ...]]
"""The ids of the rules of a game, given the word that files tell it by."""

PicturesOf = Callable[..., "tuple[Shown, ...]"]
"""The pictures of a document, given its findings, whose numbers they outline, and the language of the page."""


def no_pictures(*_: Any) -> "tuple[Shown, ...]":
    """Those of a report that shows none."""
    return ()


class Report(ABC, Generic[AnswerT]):
    """Prints the answers as they come."""

    tells_rulings: ClassVar[bool] = False
    """Whether it has room for what a verdict rests on, and for what would mend it."""

    shows_places: bool = False
    """Whether it has room for pictures of where faults are."""

    tells_reading: ClassVar[bool] = True
    """Whether it has room for how a document is read, if not as it says itself."""

    shows_pictures: ClassVar[bool] = False
    """Whether it shows what stands on a table, and not only what was found out about it."""

    is_for_programs: ClassVar[bool] = False
    """Whether programs read it, which are told in English unless another language is asked for outright."""

    is_prompt: ClassVar[bool] = False
    """Whether someone may wait for each answer, so that it is handed over at once."""

    def __init__(
        self,
        screen: Screen,
        *,
        why: bool = False,
        rules_of: RulesOf = lambda _: (),
        pictures_of: PicturesOf = no_pictures,
    ) -> None:
        """Print on a screen; `why` adds the lines behind each number of a pad.

        `rules_of` knows the rules of a game, and `pictures_of` draws what stands on the table of a document.
        """
        self.screen = screen.for_programs() if self.is_for_programs else screen
        self.why = why
        self.rules_of = rules_of
        self.pictures_of = pictures_of

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
