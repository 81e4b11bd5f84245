"""What a search found: the pages with their titles, the best first, and by name those that only speak of it."""

from collections.abc import Sequence

from babylon_cli.printing.explain.parts import Entries, Page, Paragraph, Part
from babylon_cli.printing.layout import clipped, display_width
from babylon_cli.wording.message import Fact, Language, Message, Term, listed, plural
from babylon_cli.wording.search import Asked, Hit, Search, bare

FEW = 12
"""So many pages are shown with their titles even if they only speak of what was looked for."""

WIDEST_WORD = 30


def explain_found(found: Search, language: Language) -> Page:
    """The page of a search that found something, for readers of a language."""
    named = sum([hit.is_named for hit in found.hits])
    titled = max(named, FEW)
    parts: list[Part] = [Paragraph(_head(found, language), ""), _titles(found.hits[:titled])]
    others = found.hits[titled:]
    if others:
        speak = Message("Also spoken of in: {pages}.", pages=listed([hit.page.id for hit in others], ""))
        parts.append(Paragraph(speak, apart=True))
    tells_more = Message("`babylon explain {page}` shows the first page.", page=found.hits[0].page.id)
    return (*parts, Paragraph(tells_more, "", apart=True))


def _head(found: Search, language: Language) -> Message:
    words = listed([_word(word, language) for word in found.asked], "")
    if not found.is_whole:
        return Message("No page has all of these words: {words}. These have the most of them:", words=words)
    return plural(
        len(found.hits),
        "{number} page tells of {words}:",
        "{number} pages tell of {words}:",
        number=len(found.hits),
        words=words,
    )


def _word(asked: Asked, language: Language) -> Fact:
    """A word as it was typed, with what it means where the language has another one for that."""
    typed = asked.typed
    if display_width(typed) > WIDEST_WORD:
        typed = f"{clipped(typed, WIDEST_WORD)}…"
    meanings = [_said(english, own, language) for english, own in zip(asked.means, asked.told, strict=True)]
    others = [meaning for meaning in dict.fromkeys(meanings) if bare(meaning) != bare(asked.typed)]
    return Message("{word} ({meanings})", word=typed, meanings=listed(others, "")) if others else typed


def _said(english: str, own: str, language: Language) -> str:
    """An English word in the language of the page: as its messages have it, or else the rulebook."""
    said = language.say(Term(english))
    return own if said == english else said


def _titles(hits: Sequence[Hit]) -> Entries:
    columns = max([len(hit.page.id) for hit in hits]) + 2
    return Entries(tuple([(hit.page.id, hit.page.title) for hit in hits]), columns, apart=True)
