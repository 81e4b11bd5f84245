"""The book of everything that `explain` tells: its pages, their order and their addresses."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from markupsafe import Markup

from babylon_cli.game import game_named
from babylon_cli.games import GAMES
from babylon_cli.illustrations import illustrated
from babylon_cli.pages import in_full, title_of, topics
from babylon_cli.printing.book.contents import INDEX, BookChapter, BookVolume, Leaf, Placed, placed_leaves
from babylon_cli.printing.book.pages import ROOM, WORDS, Pages, Step, Translation
from babylon_cli.printing.explain.parts import Title
from babylon_cli.printing.html.shell import Link
from babylon_cli.reading.examples import examples_folder
from babylon_cli.wording.examples import example_text
from babylon_cli.wording.languages import language_named
from babylon_cli.wording.message import LANGUAGES, OWN_NAMES, Language, Message
from babylon_cli.worked import worked

HEADING = Message("The rule book of Babylon and of 7 Wonders: Babel, as this toolkit reads it")

ABOUT = Message(
    "Every rule of both games that the toolkit judges by, the answers that it takes where a rulebook gives none, and "
    "examples of what is legal and what is not. It takes the place of no rulebook, and names where each one says so."
)


class File(NamedTuple):
    """One page of the book as a file."""

    name: str
    text: str


class Books:
    """The book in every language: that of the reader, and the others in folders of their own."""

    def __init__(self, reader: Language) -> None:
        """Look up what they hold; no page is made yet."""
        others = [language_named(code) for code in LANGUAGES if code != reader.code]
        folders = {reader.code: "", **{each.code: f"{each.code}/" for each in others}}
        self._books = {folders[each.code]: Book(each, folders) for each in (reader, *others)}

    @property
    def names(self) -> tuple[str, ...]:
        """What the files are called; the first one is the reader's index."""
        return tuple([folder + name for folder, book in self._books.items() for name in book.names])

    def files(self) -> Iterator[File]:
        """Every page of every language, made one after the other."""
        for folder, book in self._books.items():
            for file in book.files():
                yield file._replace(name=folder + file.name)


ALONE: Mapping[str, str] = {}


class Book:
    """The book in one language."""

    def __init__(self, language: Language, folders: Mapping[str, str] = ALONE) -> None:
        """Look up what it holds; no page is made yet. `folders` tells where the book is in each language."""
        self._language = language
        self._folders = folders
        self._volumes = tuple([_volume(game, language) for game in GAMES])
        self._placed = tuple(placed_leaves(self._volumes))
        self._subjects = _subjects(language, self._placed)
        self._pages = Pages(language, illustrated, self._addresses(), self._in_other_languages)

    @property
    def names(self) -> tuple[str, ...]:
        """What its files are called; the first one is the index."""
        return (INDEX, *[placed.leaf.address for placed in self._placed])

    def files(self) -> Iterator[File]:
        """Every page, made one after the other, in the order of their names."""
        facts = {"heading": HEADING, "about": ABOUT, "volumes": self._volumes}
        yield File(INDEX, self._pages.page(f"{ROOM}/index.html", HEADING, INDEX, (), (), **facts))
        for placed in self._placed:
            make = self._example if placed.leaf.example else self._explanation
            yield File(placed.leaf.address, make(placed))

    def _in_other_languages(self, address: str) -> Iterator[Translation]:
        """The same page in every other language."""
        up = "../" if self._folders.get(self._language.code) else ""
        for code, name in zip(LANGUAGES, OWN_NAMES, strict=True):
            if code in self._folders and code != self._language.code:
                yield Translation(code, name, f"{up}{self._folders[code]}{address}")

    def _addresses(self) -> Mapping[str, str]:
        """Where each id is told: on a page of its own, on that of another name for the same, or in the index."""
        found = {placed.leaf.name.lower(): placed.leaf.address for placed in self._placed if placed.leaf.name}
        for topic in topics():
            if topic not in found:
                first = in_full(topic, self._language)[0]
                found[topic] = found[first.name.lower()] if isinstance(first, Title) else f"{INDEX}#{topic}"
        return found

    def _explanation(self, placed: Placed) -> str:
        leaf = placed.leaf
        page, title = in_full(leaf.name, self._language), title_of(leaf.name, self._language)
        about = [example for example, subject in self._subjects.items() if subject == leaf]
        examples = [Link(example.address, example.title) for example in about]
        return self._pages.explanation(page, title, leaf.address, _way(placed), _steps(placed), examples)

    def _example(self, placed: Placed) -> str:
        leaf = placed.leaf
        found = worked(leaf.example, self._language, self._pages.templates)
        facts = {
            "heading": leaf.title,
            "about": found.about,
            "sections": [Markup(section) for section in found.sections],  # noqa: S704 - templates made it
            "text": found.text,
        }
        subject = self._subjects.get(leaf)
        way = [*_way(placed), *([] if subject is None else [Link(subject.address, subject.name)])]
        return self._pages.page(f"{ROOM}/example.html", leaf.title, leaf.address, way, _steps(placed), **facts)


def _volume(game: str, language: Language) -> BookVolume:
    """The chapters of a game: what `explain` tells, and then its examples, where they are installed."""
    told = game_named(game).volume(language)
    chapters = [
        (chapter.title, tuple([Leaf(title, f"{name.lower()}.html", name) for name, title in chapter.pages]))
        for chapter in told.chapters
    ]
    chapters += [(title, tuple(_leaves(folder, language))) for folder, title in told.examples.items()]
    found = [(title, leaves) for title, leaves in chapters if leaves]
    numbered = [BookChapter(f"{game}-{number}", *chapter) for number, chapter in enumerate(found, start=1)]
    return BookVolume(game, game_named(game).title, tuple(numbered))


def _leaves(folder: str, language: Language) -> Iterator[Leaf]:
    """The pages of the examples in a folder."""
    for file in sorted((examples_folder() / folder).glob("*.yaml")):
        address = f"example-{folder.replace('/', '-')}-{file.stem}.html".lower()
        title = example_text(folder, file.stem, language.code).title or file.stem.replace("-", " ")
        yield Leaf(title, address, example=f"{folder}/{file.name}")


def _subjects(language: Language, placed: tuple[Placed, ...]) -> dict[Leaf, Leaf]:
    """The examples that are about one page of the book, with that page."""
    named = {each.leaf.name.lower(): each.leaf for each in placed if each.leaf.name}
    found = {}
    subjects = [game_named(game).volume(language).subject_of for game in GAMES]
    for leaf in [each.leaf for each in placed if each.leaf.example]:
        folder, _, name = leaf.example.rpartition("/")
        for subject in [subject_of(folder, name.removesuffix(".yaml")) for subject_of in subjects]:
            if subject.lower() in named:
                found[leaf] = named[subject.lower()]
    return found


def _way(placed: Placed) -> tuple[Link, ...]:
    """From the index to the chapter."""
    return Link(INDEX, WORDS.contents), Link(f"{INDEX}#{placed.chapter.id}", placed.chapter.title)


def _steps(placed: Placed) -> tuple[Step, ...]:
    """To the pages before and after."""
    sides = [("prev", WORDS.before, placed.before), ("next", WORDS.after, placed.after)]
    return tuple([Step(kind, remark, leaf.address, leaf.title) for kind, remark, leaf in sides if leaf is not None])
