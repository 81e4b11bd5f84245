"""The catalogues of the languages: read once for Click and for us, and from an archive, too."""

import gettext
from collections.abc import Iterator
from gettext import NullTranslations

import pytest

from babylon_cli.wording import FOLDER, languages, texts
from babylon_cli.wording.languages import DOMAIN, language_named
from babylon_cli.wording.message import ENGLISH, Message


@pytest.fixture(autouse=True)
def anew() -> Iterator[None]:
    language_named.cache_clear()
    yield
    language_named.cache_clear()


def in_no_folder(*_found: object, **_settings: object) -> NullTranslations:
    return NullTranslations()


def test_english_needs_no_catalogue() -> None:
    assert language_named("en") is ENGLISH


def test_a_catalogue_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    said = language_named("fr").say(Message("the board"))
    monkeypatch.setattr(gettext.GNUTranslations, "_parse", None)
    assert gettext.translation(DOMAIN, FOLDER, ["fr"]).gettext("the board") == said != "the board"


def test_in_an_archive_it_is_read_as_its_texts_are(monkeypatch: pytest.MonkeyPatch) -> None:
    said = language_named("nl").say(Message("the board"))
    language_named.cache_clear()
    monkeypatch.setattr(languages, "translation", in_no_folder)
    assert language_named("nl").say(Message("the board")) == said != "the board"


def test_without_a_catalogue_all_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "translation", in_no_folder)
    monkeypatch.setattr(texts, "bytes_of", lambda *_: None)
    assert language_named("fr").say(Message("the board")) == "the board"
