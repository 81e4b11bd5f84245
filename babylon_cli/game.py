"""What every game is asked."""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from babylon_cli.games import GAMES
from babylon_cli.judging.selection import EVERY_RULE, Selection

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from babylon_cli.judging.checked import Checked
    from babylon_cli.judging.finding import Finding, Path
    from babylon_cli.judging.promised import Promised
    from babylon_cli.judging.scored import Scored
    from babylon_cli.printing.book.chapter import Volume
    from babylon_cli.printing.explain.page import Example, RulePage, Topics
    from babylon_cli.printing.picture import Shown
    from babylon_cli.reading.documents import LoadedDocument
    from babylon_cli.reading.loading import Format
    from babylon_cli.reading.other_reading import OtherReading
    from babylon_cli.wording.message import Language
    from babylon_cli.wording.search import Findable


@cache
def _module(package: str, name: str) -> ModuleType:
    """A module of a game; to ask the import system takes longer, and every document asks."""
    return import_module(f"{package}.{name}")


class Game(NamedTuple):
    """One game, whose package has the rooms of the house; a room is entered when something is asked of it."""

    title: str
    package: str
    prefix: str
    """How its commands begin."""

    def room(self, module: str, name: str) -> Any:
        """What a module of the game calls by a name, such as `check` in `answers.check`."""
        return getattr(_module(self.package, module), name)

    @property
    def format(self) -> "Format":
        """How its documents are read."""
        return cast("Format", self.room("files.load", "FORMAT"))

    @property
    def rulings(self) -> "Mapping[str, tuple[str, ...]]":
        """The values of each question that its rulebooks leave open, the default first."""
        return cast("Mapping[str, tuple[str, ...]]", self.room("table.rulings", "VALUES"))

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions of its rulebook that settle some of these questions."""
        return cast("tuple[str, ...]", self.room("table.rulings", "EDITIONS"))

    def read_otherwise(
        self, table: Any, answers: "Mapping[str, str]", asked: "OtherReading"
    ) -> "tuple[Any, OtherReading]":
        """A table by another reading than its own, and what of it is another one, given what its file answers."""
        read_otherwise = self.room("files.other_reading", "read_otherwise")
        return cast("tuple[Any, OtherReading]", read_otherwise(table, answers, asked))

    def check(
        self,
        document: "LoadedDocument[Any, Any]",
        *,
        tells_rulings: bool = True,
        witness: bool = False,
        sketched: bool = False,
        selection: Selection = EVERY_RULE,
    ) -> "Checked":
        """The verdict on a document; what it rests on, how it came about and how it looks where that will be told."""
        check = self.room("answers.check", "check")
        checked = check(document, tells_rulings=tells_rulings, witness=witness, sketched=sketched)
        return cast("Checked", checked).only(selection)

    def score(self, document: "LoadedDocument[Any, Any]") -> "Scored":
        """The pads of a document."""
        return cast("Scored", self.room("answers.score", "score")(document))

    def verify(self, document: "LoadedDocument[Any, Any]", *, selection: Selection = EVERY_RULE) -> "Promised":
        """What of a document is not as its `expect:` promises."""
        return cast("Promised", self.room("answers.verify", "verify")(document, selection))

    def pictures(
        self, document: "LoadedDocument[Any, Any]", findings: "Sequence[Finding]", language: "Language"
    ) -> "tuple[Shown, ...]":
        """What stands on the table of a document, in which its findings are outlined."""
        pictures_of = self.room("pages.pictures", "pictures_of")
        return cast("tuple[Shown, ...]", pictures_of(document.table, findings, language))

    def may_show(self, rule: str, path: "Path") -> bool:
        """Whether the fault of a rule may be seen in the picture of what a file has at this path."""
        return cast("bool", self.room("pages.rule", "may_show")(rule, path))

    def volume(self, language: "Language") -> "Volume":
        """What the book of all pages tells of it."""
        return cast("Volume", self.room("pages.book", "volume")(language))

    def rule_ids(self) -> tuple[str, ...]:
        """Every rule, in the order in which they are published."""
        return cast("tuple[str, ...]", self.room("pages.explain", "rule_ids")())

    def rule_page(self, rule: str, language: "Language") -> "RulePage | None":
        """What the page of a rule shows besides its text; None where the game has no such rule."""
        return cast("RulePage | None", self.room("pages.rule", "rule_page")(rule, language))

    def examples(self, rule: str, language: "Language") -> "tuple[Example, ...] | None":
        """Every example of a rule, judged; None where the game has no such rule."""
        return cast("tuple[Example, ...] | None", self.room("pages.rule", "examples")(rule, language))

    def topics(self) -> "Topics":
        """What `explain` tells of it."""
        return cast("Topics", self.room("pages.explain", "TOPICS"))

    def findable(self, language: "Language") -> "Iterator[Findable]":
        """Its pages as they are found by a word."""
        return cast("Iterator[Findable]", self.room("pages.findable", "findable")(language))


def game_named(name: str) -> Game:
    """A game, given the word that files tell it by."""
    return Game(*GAMES[name])


def pictures_of(
    document: "LoadedDocument[Any, Any]", findings: "Sequence[Finding]", language: "Language"
) -> "tuple[Shown, ...]":
    """What stands on the table of a document, as its game draws it."""
    return game_named(document.game).pictures(document, findings, language)
