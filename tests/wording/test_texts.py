"""The published texts: a title, paragraphs, and sections under headings that are keys."""

import pytest

from babylon_cli.wording import texts

WRITTEN = """\
# A storey is begun
only when the one below has a terrace.

Nobody builds on storey 2
before storey 1.

It may be hidden.

## broken when

A terrace has none below.

## editions
"""


def test_a_text_and_its_parts() -> None:
    text = texts.parsed(WRITTEN)
    assert text.title == "A storey is begun only when the one below has a terrace."
    assert text.paragraphs == ("Nobody builds on storey 2 before storey 1.", "It may be hidden.")
    assert text.body == "Nobody builds on storey 2 before storey 1. It may be hidden."
    assert text.section("broken when") == "A terrace has none below."
    assert text.section("editions") == text.section("no such heading") == ""


def test_a_space_that_holds_a_sign_to_its_word_stays() -> None:
    assert texts.parsed("# Une règle\n\nElle dit\u00a0«\u00a0un\u00a0».\n").body == "Elle dit\u00a0«\u00a0un\u00a0»."


def test_what_is_not_translated_is_english() -> None:
    assert texts.published("rules", "storey-order", "xx") == texts.published("rules", "storey-order")


def test_the_names_of_texts_in_an_archive(monkeypatch: pytest.MonkeyPatch) -> None:
    told = texts.names_of("rules")
    monkeypatch.setattr(texts, "FOLDER", "/an/archive.zip/babylon_cli/texts")
    assert texts.names_of("rules") == told
    with pytest.raises(FileNotFoundError, match="there is no text rules/storey-order"):
        texts.published("rules", "storey-order")
