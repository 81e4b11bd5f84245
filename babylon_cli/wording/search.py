"""How pages are found by a word: in their ids, titles and texts, and by what the rulebooks call a thing.

Letter case, accents, hyphens and an English plural make no difference. Of Chinese, in which no blank parts the words,
any piece of a name is a word.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import NamedTuple

WORD = re.compile(r"[^\W_]+")

FIRST_IDEOGRAPH = "\u2e80"

TELL_NOTHING = """
a an the this that of in on at to is are be and or for it with by as do does can may must i my you we
what how many much why where when which who if there no not help
"""
"""Words that tell nothing of what is looked for, unless they are names themselves."""

MOST_WORDS = 12
"""How many words of a query are looked for."""

IN_ID, IN_TITLE, IN_NAMES, IN_TEXTS = 8, 6, 4, 2
"""How much it tells of a page where it has a word; one less where only the beginning of a longer word is typed."""

WHOLE_ID = 10

SHORTEST_BEGINNING = 3


class Findable(NamedTuple):
    """A page as it can be found."""

    id: str
    title: str
    names: tuple[str, ...] = ()
    """What leads to it though its texts do not have it: keys of a file, names that are printed in the box."""
    texts: tuple[str, ...] = ()


class Hit(NamedTuple):
    """A page that was found."""

    page: Findable
    words: int
    """How many of the words it has."""
    likeness: int

    @property
    def is_named(self) -> bool:
        """Whether it is found by more than its text: by its id, its title or a name that leads to it."""
        return self.likeness >= self.words * (IN_NAMES - 1)


class Asked(NamedTuple):
    """One word of a search."""

    typed: str
    means: tuple[str, ...]
    """The English words for it, where it is another one."""
    told: tuple[str, ...] = ()
    """For each of these the word of who reads."""
    called: tuple[str, ...] = ()
    """All that the language of who reads has for it."""

    @property
    def alternatives(self) -> list[list[str]]:
        """What a page may have instead: the parts of the word as typed, or of one that means the same."""
        return [parts_of(self.typed), *[parts_of(word) for word in (*self.means, *self.called)]]


class Search(NamedTuple):
    """A search with what it found, the best first."""

    asked: tuple[Asked, ...]
    hits: tuple[Hit, ...]

    @property
    def is_whole(self) -> bool:
        """Whether what was found has all of the words."""
        return bool(self.hits) and self.hits[0].words == len(self.asked)


@lru_cache(maxsize=65536)
def bare(text: str) -> str:
    """A text without letter case, accents and forms of width."""
    if text.isascii():
        return text.lower()
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in letters if not unicodedata.category(letter).startswith("M")])


def parts_of(text: str) -> list[str]:
    """The words of a text, each as one of its kind: `Stairs` and `stair` are one."""
    return [_singular(word) for word in WORD.findall(bare(text))]


def _singular(word: str) -> str:
    """An English word without the ending of a plural; that the rest may be no word makes no difference."""
    if len(word) > 4 and word.endswith(("xes", "ches", "shes", "sses")):
        return word[:-2]
    if len(word) > 3 and word.endswith("s") and not word.endswith("ss"):
        word = word[:-1]
    return f"{word[:-1]}ie" if len(word) > 3 and word.endswith("y") else word


NOTHING = frozenset(parts_of(TELL_NOTHING))


def letters_of(text: str) -> str:
    """A text as one word, such as `tiebreak` for `tie-break`."""
    return "".join(WORD.findall(bare(text)))


def _joined(text: str) -> str:
    """The same of its words in the singular."""
    return "".join(parts_of(text))


def _is_ideographic(word: str) -> bool:
    return word >= FIRST_IDEOGRAPH


class Dictionary:
    """What a word means in English, and what one language has for an English word."""

    def __init__(self, tables: Iterable[str], language: str = "en") -> None:
        """Learn the words of some tables, given the language of who reads.

        A row has an English word, others with the same meaning, and what the rulebook of each language calls it, with
        bars between them. The first row has the names of the columns, and a line that begins with # is a remark.
        """
        self.words: dict[str, None] = {}
        self._english: dict[str, dict[str, None]] = {}
        self._called: dict[str, list[str]] = {}
        for table in tables:
            columns, *rows = [_cells(line) for line in table.splitlines() if line and not line.startswith("#")] or [[]]
            for english, *others in rows:
                own = dict(zip(columns[1:], others, strict=False)).get(language, "").split()
                self._called.setdefault(english, []).extend(own)
                self.words[english] = None
                for spelling in " ".join(others).split():
                    self.words[spelling] = None
                    self._english.setdefault(_joined(spelling), {})[english] = None

    def meanings(self, typed: str) -> tuple[str, ...]:
        """The English words for a word that the rulebooks, or other people, use; none where it is unknown."""
        word = _joined(typed)
        if word and _is_ideographic(word) and word not in self._english:
            known = [spelling for spelling in self._english if spelling in word or word in spelling]
            return tuple(dict.fromkeys([english for spelling in known for english in self._english[spelling]]))
        return tuple([english for english in self._english.get(word, ()) if parts_of(english) != [word]])

    def is_english(self, word: str) -> bool:
        """Whether it is the English word for something."""
        return word in self._called

    def own(self, word: str) -> str:
        """What the language of who reads has for a word of any language; the word itself where it has it, or none."""
        called = self.called(self.meanings(word) or [word])
        return called[0] if called and word not in called else word

    def called(self, english: Iterable[str]) -> tuple[str, ...]:
        """What the language of who reads has for English words."""
        return tuple(dict.fromkeys([own for word in english for own in self._called.get(word, ())]))


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.split("|")]


class Library:
    """Pages that can be searched."""

    def __init__(self, pages: Iterable[Findable], dictionary: Dictionary) -> None:
        """Note for each word on which pages it is, and how much it tells of them."""
        self.dictionary = dictionary
        self.pages = tuple(pages)
        self._worth: dict[str, dict[int, int]] = {}
        for number, page in enumerate(self.pages):
            for word, worth in _worth_of_words(page):
                self._worth.setdefault(word, {}).setdefault(number, worth)

    def search(self, query: str) -> Search:
        """The pages that have the most of the words of a query, the best first and else in their order."""
        words = _words_asked(query)
        typed = {_joined(word) for word in words}
        asked = tuple([self._asked(word) for word in words])
        asked = tuple([word for word in asked if not _is_said_twice(word, typed)]) or asked
        found = [hit for hit in self._hits(letters_of(query), asked) if hit.words]
        most = max([hit.words for hit in found], default=0)
        found = [hit for hit in found if hit.words == most]
        return Search(asked, tuple(sorted(found, key=lambda hit: -hit.likeness)))

    def _asked(self, word: str) -> Asked:
        means, called = self.dictionary.meanings(word), self.dictionary.called
        told = tuple([(*called([english]), english)[0] for english in means])
        return Asked(word, means, told, called(means or [word.lower()]))

    def _hits(self, letters: str, asked: Sequence[Asked]) -> Iterator[Hit]:
        likenesses = [self._with(word) for word in asked]
        for number, page in enumerate(self.pages):
            if letters_of(page.id) == letters:
                yield Hit(page, len(asked), WHOLE_ID * len(asked))
            else:
                found = [likeness[number] for likeness in likenesses if number in likeness]
                yield Hit(page, len(found), sum(found))

    def _with(self, word: Asked) -> dict[int, int]:
        """The pages that have a word, or what it means, and how well."""
        found: dict[int, int] = {}
        for parts in word.alternatives:
            by_part = [self._with_part(part) for part in parts]
            for number in set.intersection(*[set(likeness) for likeness in by_part]):
                here = min([likeness[number] for likeness in by_part])
                found[number] = max(here, found.get(number, 0))
        return found

    def _with_part(self, part: str) -> dict[int, int]:
        found: dict[int, int] = {}
        for word in [word for word in self._worth if _is_within(part, word)]:
            for number, worth in self._worth[word].items():
                likeness = worth if word == part else worth - 1
                found[number] = max(likeness, found.get(number, 0))
        return found


def _is_within(part: str, word: str) -> bool:
    """Whether a word is this one, begins so or, of ideographs, has them anywhere."""
    if _is_ideographic(part):
        return part in word
    if word == part or len(part) < SHORTEST_BEGINNING or part in NOTHING:
        return word == part
    return word.startswith(part)


def _tells_nothing(word: str) -> bool:
    return NOTHING.issuperset(parts_of(word))


def _words_asked(query: str) -> list[str]:
    """The words of a query, each once; of those that tell nothing any that stands with others is left out."""
    words = {" ".join(parts_of(word)): word for word in query.split() if parts_of(word)}
    telling = [word for word in words.values() if not _tells_nothing(word)]
    return (telling or list(words.values()))[:MOST_WORDS]


def _is_said_twice(word: Asked, typed: AbstractSet[str]) -> bool:
    """Whether what it means is typed as well."""
    return bool(word.means) and {_joined(meaning) for meaning in word.means} <= typed


def _worth_of_words(page: Findable) -> Iterator[tuple[str, int]]:
    """The words of a page with how much they tell of it, those that tell most first."""
    for worth, texts in ((IN_ID, [page.id]), (IN_TITLE, [page.title]), (IN_NAMES, page.names), (IN_TEXTS, page.texts)):
        words = dict.fromkeys([part for text in texts for part in parts_of(text)])
        tells_nothing = NOTHING if worth in (IN_TITLE, IN_TEXTS) else frozenset()
        yield from [(word, worth) for word in words if word not in tells_nothing]
