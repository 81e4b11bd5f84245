"""How words find pages."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from babylon_cli.wording.search import Dictionary, Findable, Library, bare, letters_of, parts_of

TABLE = """\
# what things are called

english | synonyms | fr | zh-Hant

# pieces
bridge | | pont | 橋樑 橋
staircase | stair step | escalier |
draw tie | equal | égalité |
bridge | span | pont |
"""

DICTIONARY = Dictionary([TABLE])

GAP = Findable("bridge-gap", "The cell under a bridge is empty.", (), ("Between the ends there is a hole.",))
RULING = Findable("bridge_gap", "What may lie below?")
LINK = Findable("staircase-link", "A staircase joins two storeys.", ("at",), ("It never crosses a bridge. 第一座橋樑",))
TIE = Findable("tie-break", "who wins", (), ("An early draw ends in a tie; a tied game at last.",))
PAGES = (LINK, TIE, GAP, RULING)
LIBRARY = Library(PAGES, DICTIONARY)


def found(query: str) -> list[str]:
    return [hit.page.id for hit in LIBRARY.search(query).hits]


@pytest.mark.parametrize(
    ("text", "plain"),
    [("Belvédère", "belvedere"), ("BRÜCKE", "brucke"), ("ＰＯＮＴ", "pont"), ("Straße", "strasse"), ("橋", "橋")],
)
def test_case_accents_and_width_make_no_difference(text: str, plain: str) -> None:
    assert bare(text) == plain


@pytest.mark.parametrize(
    ("one", "many"),
    [
        ("tie", "ties"),
        ("city", "cities"),
        ("storey", "Storeys"),
        ("box", "boxes"),
        ("loss", "losses"),
        ("pont", "ponts"),
    ],
)
def test_a_plural_is_the_same_word(one: str, many: str) -> None:
    assert parts_of(one) == parts_of(many)


def test_glass_is_no_plural() -> None:
    assert parts_of("glass is") == ["glass", "is"]


@pytest.mark.parametrize(
    ("query", "pages"),
    [
        ("gap", ["bridge-gap", "bridge_gap"]),
        ("BRIDGES", ["bridge-gap", "bridge_gap", "staircase-link"]),
        ("pont", ["bridge-gap", "bridge_gap", "staircase-link"]),
        ("橋", ["bridge-gap", "bridge_gap", "staircase-link"]),
        ("一座橋樑也", ["bridge-gap", "bridge_gap", "staircase-link"]),
        ("第一座", ["staircase-link"]),
        ("stairs", ["staircase-link"]),
        ("stair", ["staircase-link"]),
        ("brid", ["bridge-gap", "bridge_gap", "staircase-link"]),
        ("br", []),
        ("egalite", ["tie-break"]),
        ("hole", ["bridge-gap"]),
        ("at", ["staircase-link"]),
        ("the", []),
        ("who wins", ["tie-break"]),
        ("gap bridge", ["bridge-gap", "bridge_gap"]),
        ("bridge-gap", ["bridge-gap", "bridge_gap"]),
        ("bridgegap", ["bridge-gap", "bridge_gap"]),
        ("Tie, break!", ["tie-break"]),
        ("bridge-nonsense", []),
        ("", []),
        ("-- !?", []),
    ],
)
def test_what_is_found(query: str, pages: list[str]) -> None:
    assert found(query) == pages


def test_an_id_stands_before_a_title_and_a_title_before_a_text() -> None:
    likenesses = [hit.likeness for hit in LIBRARY.search("bridge").hits]
    assert likenesses == sorted(likenesses, reverse=True)
    assert [hit.is_named for hit in LIBRARY.search("bridge").hits] == [True, True, False]
    assert [hit.is_named for hit in LIBRARY.search("at").hits] == [True]


def test_a_word_that_tells_nothing_finds_no_more_than_names_unless_it_means_something() -> None:
    game = Findable("end-of-game", "how it ends", ("at",))
    theft = Findable("theft", "Whatever they take there.", (), ("One of the cells.",))
    library = Library([game, theft], Dictionary(["english | synonyms\ncell | at\n"]))
    pages = {word: [hit.page for hit in library.search(word).hits] for word in ("of", "the", "of the", "at", "cell")}
    assert pages == {"of": [game], "the": [], "of the": [game], "at": [game, theft], "cell": [theft]}
    assert library.search("the end").is_whole


def test_a_beginning_tells_less_than_a_word() -> None:
    whole, begun = LIBRARY.search("bridge"), LIBRARY.search("bridg")
    assert whole.hits[0].likeness > begun.hits[0].likeness


def test_of_several_words_the_pages_with_the_most_are_found() -> None:
    partly = LIBRARY.search("bridge to nowhere whatever")
    assert not partly.is_whole
    assert [hit.page for hit in partly.hits] == [GAP, RULING, LINK]
    assert LIBRARY.search("staircase over a bridge").hits[0].page is LINK
    assert LIBRARY.search("staircase and bridge").is_whole
    assert not LIBRARY.search("nowhere").is_whole


def test_a_word_that_means_another_word_of_the_query_is_said_once() -> None:
    assert [word.typed for word in LIBRARY.search("pont bridge").asked] == ["bridge"]
    assert [word.typed for word in LIBRARY.search("bridge Bridges").asked] == ["Bridges"]


def test_what_a_word_means() -> None:
    assert DICTIONARY.meanings("Égalité") == ("draw tie",)
    assert DICTIONARY.meanings("PONTS") == ("bridge",)
    assert DICTIONARY.meanings("bridge") == ()
    assert DICTIONARY.meanings("") == ()
    assert {"bridge", "pont", "橋樑", "stair"} <= set(DICTIONARY.words)
    assert "english" not in DICTIONARY.words


def test_only_so_many_words_are_looked_for() -> None:
    query = " ".join([f"{first}{second}x" for first in string.ascii_lowercase for second in "xyz"])
    assert len(LIBRARY.search(query).asked) == 12


def test_letters_alone() -> None:
    assert letters_of("Tie-Break, ") == letters_of("tie_break") == "tiebreak"


@given(st.text())
def test_any_text_can_be_searched_for(query: str) -> None:
    answer = LIBRARY.search(query)
    assert all(0 < hit.words <= len(answer.asked) for hit in answer.hits)


@given(st.sampled_from(PAGES), st.sampled_from([str.upper, str.lower, str.title]))
def test_the_words_of_a_title_find_its_page(page: Findable, spelled: object) -> None:
    assert callable(spelled)
    assert page.id in found(spelled(page.title))
