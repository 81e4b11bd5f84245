"""Where `explain` finds a page: those of the rules are kept, and every other one is asked of its game."""

from functools import lru_cache
from typing import TYPE_CHECKING

from babylon_cli.games import GAMES
from babylon_cli.printing.explain.page import RulePage, kept_page
from babylon_cli.printing.explain.rule import explain_rule
from babylon_cli.wording.message import Fact, Language, Message
from babylon_cli.wording.texts import names_of, published, text_of

if TYPE_CHECKING:
    from babylon_cli.game import Game
    from babylon_cli.printing.explain.parts import Page
    from babylon_cli.wording.search import Dictionary, Library, Search


def explained(query: str, language: Language) -> "Page | None":
    """The page of an id, or the list of the pages that are found on a word; None where nothing is."""
    return page_of(query, language) or page_of(_spelled(query), language) or _found_on(query, language)


def _spelled(query: str) -> str:
    """The one id that has the same letters, such as `tie-break` for `Tie break`; the query itself where none has."""
    from babylon_cli.wording.search import letters_of  # noqa: PLC0415 - an id as it is spelled needs no search

    letters = letters_of(query)
    alike = [topic for topic in topics() if letters_of(topic) == letters]
    return alike[0] if len(alike) == 1 else query


def page_of(topic: str, language: Language) -> "Page | None":
    """The page of a rule, a ruling, a token …, by its id in any letter case; None where there is none."""
    name = topic.lower()
    rule = _rule_page(name, language)
    if rule is not None:
        return explain_rule(name, rule, language)
    for game in GAMES:
        page = _game(game).topics().get(name)
        if page is not None:
            return page(language)
    return None


def _rule_page(rule: str, language: Language) -> RulePage | None:
    """What the page of a rule shows besides its text: as it is kept, or worked out in another language."""
    if rule not in names_of("rules"):
        return None
    kept = kept_page(rule, language.code)
    if kept is not None:
        return kept
    for game in GAMES:
        page = _game(game).rule_page(rule, language)
        if page is not None:
            return page
    return None


def examples_page(rule: str, language: Language) -> "Page | None":
    """Every example of a rule; None where there is no such rule."""
    from babylon_cli.printing.explain.examples import explain_examples  # noqa: PLC0415 - only where they are asked for

    name = rule.lower()
    if name not in names_of("rules"):
        return None
    found = [examples for game in GAMES if (examples := _game(game).examples(name, language)) is not None]
    return explain_examples(name, found[0], language) if found else None


def in_full(topic: str, language: Language) -> "Page":
    """The page of an id, with every example of a rule; raises LookupError where there is none."""
    name = topic.lower()
    rule, examples = _rule_page(name, language), examples_page(name, language)
    if rule is not None and examples is not None:
        return (*explain_rule(name, rule._replace(example=None), language), *examples[1:])
    page = page_of(name, language)
    if page is None:
        raise LookupError(topic)
    return page


def _found_on(query: str, language: Language) -> "Page | None":
    """The pages that a search finds, with their titles; None where there is none."""
    from babylon_cli.printing.explain.found import explain_found  # noqa: PLC0415 - an id needs no search

    found = _search(query, language)
    return explain_found(found, language) if found.hits else None


def title_of(query: str, language: Language) -> Fact:
    """What a page is called that has no title of its own: a list, or what is found on a word."""
    name = query.lower()
    if name in names_of("lists"):
        return published("lists", name, language.code).title
    return Message("What is found on {words}", words=query)


MOST_GUESSES = 6
"""How many rules are named that have to do with a word."""


def rules_found_on(query: str, language: Language) -> list[str]:
    """The rules that a search finds by more than their texts, the best first."""
    rules = names_of("rules")
    named = [hit.page.id for hit in _search(query, language).hits if hit.is_named]
    return [name for name in named if name in rules][:MOST_GUESSES]


def _search(query: str, language: Language) -> "Search":
    return _library(language).search(query)


@lru_cache(maxsize=1)
def _library(language: Language) -> "Library":
    """All pages of all games."""
    from babylon_cli.wording.search import Library  # noqa: PLC0415 - an id needs no search

    return Library([page for game in GAMES for page in _game(game).findable(language)], _dictionary(language))


def nearest_to(query: str, language: Language) -> list[str]:
    """The ids and the words of the rulebooks that a query that finds nothing is most like, for readers of a language.

    An English word is named only if one letter of it is wrong, and else what the reader's language has for it.
    """
    from babylon_cli.wording.spelling import is_one_edit_away, nearest_few  # noqa: PLC0415 - only for a mistake

    ids, dictionary = topics(), _dictionary(language)
    near = nearest_few(query, [*ids, *dictionary.words])
    stays = [word in ids or (dictionary.is_english(word) and is_one_edit_away(query.lower(), word)) for word in near]
    named = dict.fromkeys([word if it else dictionary.own(word) for word, it in zip(near, stays, strict=True)])
    return [word for word in named if _search(word, language).hits]


def _dictionary(language: Language) -> "Dictionary":
    """What the rulebooks of all games call what the pages tell of."""
    from babylon_cli.wording.search import Dictionary  # noqa: PLC0415 - an id needs no search

    return Dictionary([text_of("words", f"{game}.txt") or "" for game in GAMES], language.code)


def topics() -> list[str]:
    """Every id that has a page."""
    return [*names_of("rules"), *[topic for game in GAMES for topic in _game(game).topics()]]


def _game(name: str) -> "Game":
    from babylon_cli.game import game_named  # noqa: PLC0415 - a rule's page needs none

    return game_named(name)
