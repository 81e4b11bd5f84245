"""The pages of explanations: what the templates are given."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from babylon_cli.judging.about import Source
from babylon_cli.printing.book.illustration import ILLEGAL, LEGAL, Illustration, maps_of
from babylon_cli.printing.book.links import NO_ADDRESSES, LinkedLanguage
from babylon_cli.printing.book.sections import article_of
from babylon_cli.printing.explain.examples import WITHOUT, Case
from babylon_cli.printing.explain.parts import Page
from babylon_cli.printing.html.report import WORDS as SHARED_WORDS
from babylon_cli.printing.html.said import set_off
from babylon_cli.printing.html.shell import Link, Shell
from babylon_cli.printing.html.templates import file_of_the_package
from babylon_cli.wording.message import Fact, Language, Message, Term

ROOM = "printing/book"

COLON = Message("{place}: {told}", place="", told="")
"""What stands between a section of a rulebook and what it tells of, which French and Chinese set otherwise."""

LANGUAGE = re.compile(r"[a-z]{2}(-[A-Z][a-z]{3})?")
"""What names a language, and so the edition of a rulebook in it."""

Illustrated = Callable[[str, str, Language], Illustration]
"""The pictures of an example, given its rule and its story."""


class Words(NamedTuple):
    """What the pages say themselves."""

    way: Message = Message("Where this page stands")
    steps: Message = Message("The pages before and after")
    languages: Message = Message("This page in other languages")
    contents: Message = Message("Contents")
    before: Message = Message("Before:")
    after: Message = Message("Next:")
    examples: Message = Message("Examples")
    see_also: Message = Message("See also")
    file: Message = Message("The file")
    parts: Message = SHARED_WORDS.parts
    legal: Message = LEGAL
    illegal: Message = ILLEGAL
    without: Message = WITHOUT


WORDS = Words()


class Step(NamedTuple):
    """The way to the page before or after."""

    kind: str
    """As HTML knows it: `prev` or `next`."""
    remark: Message
    target: str
    title: Fact


class Translation(NamedTuple):
    """The same page in another language."""

    code: str
    name: str
    """What the language calls itself."""
    target: str


InOtherLanguages = Callable[[str], Iterable[Translation]]
"""The translations of a page, given its address."""


def in_no_other(_address: str) -> Iterable[Translation]:
    """What a page has that stands alone."""
    return ()


class Book(NamedTuple):
    """A rulebook or one of its editions, and places in it."""

    name: str
    sources: tuple[Source, ...]

    @property
    def is_language(self) -> bool:
        """Whether it is an edition in the language that it is called by."""
        return LANGUAGE.fullmatch(self.name) is not None


class Pages(Shell):
    """Makes pages of explanations, in one language, each with links to the others."""

    def __init__(
        self,
        language: Language,
        illustrated: Illustrated,
        addresses: Mapping[str, str] = NO_ADDRESSES,
        in_other_languages: InOtherLanguages = in_no_other,
    ) -> None:
        """Draw examples as `illustrated` does, and link what has an address, and each page to its translations."""
        super().__init__(language)
        self._language = language
        self._in_other_languages = in_other_languages
        self._spoken = LinkedLanguage(language, addresses)
        self.templates.environment.filters.update(
            said=self._spoken.say,
            unlinked=LinkedLanguage(language).say,
            labelled=lambda fact: set_off(self._spoken.say(fact)),  # type: ignore[arg-type]
            named=self._spoken.named,
            illustrated=lambda case: self._illustrated(case, illustrated),
            maps=maps_of,
            by_book=books_of,
            section=lambda source: Term(source.section),
            item=lambda source: Term(source.item),
            severity=lambda seen, number: seen.severities[number] if seen.severities else "error",
        )
        self.templates.environment.globals["colon"] = self._spoken.say(COLON)

    def _illustrated(self, case: Case, illustrated: Illustrated) -> Illustration:
        return illustrated(case.rule, case.example.story, self._language)

    @cached_property
    def style(self) -> str:
        """The style sheet of every page."""
        return super().style + file_of_the_package(f"{ROOM}/book.css")

    def explanation(
        self,
        page: Page,
        title: Fact = "",
        here: str = "",
        way: Sequence[Link] = (),
        steps: Sequence[Step] = (),
        examples: Sequence[Link] = (),
    ) -> str:
        """An explanation, given its title if it has none of its own, and in a book its address and what is near it."""
        article = article_of(page, title)
        head: Fact = article.title
        if article.name:
            head = Message("{name}: {title}", name=article.name, title=article.title)
        return self.page(f"{ROOM}/article.html", head, here, way, steps, article=article, examples=examples)

    def page(
        self, template: str, title: Fact, here: str, way: Sequence[Link], steps: Sequence[Step], **facts: Any
    ) -> str:
        """Any page, given its template and what that needs."""
        self._spoken.here = here
        facts |= {"languages": tuple(self._in_other_languages(here))}
        return self.whole(template, title=title, way=way, steps=steps, words=WORDS, **facts)


def books_of(sources: Sequence[Source]) -> list[Book]:
    """The places by the rulebook that they are in."""
    return [Book(name, tuple(found)) for name, found in groupby(sources, key=attrgetter("book"))]
