"""Why the system refuses a file: told as the C library does in English, and in the reader's language elsewhere."""

import os
import sys

import pytest

from babylon_cli.reading.reasons import REASONS, reason_of
from babylon_cli.wording.languages import language_named
from tests.languages.catalogues import OTHERS


@pytest.mark.skipif(sys.platform != "linux", reason="other systems may have other words")
def test_english_has_the_words_of_the_system() -> None:
    for number, reason in REASONS.items():
        assert str(reason) == os.strerror(number)


@pytest.mark.parametrize("code", OTHERS)
def test_other_languages_have_words_of_their_own(code: str) -> None:
    language = language_named(code)
    for number, reason in REASONS.items():
        assert language.say(reason_of(OSError(number, os.strerror(number)))) != str(reason)


def test_what_is_rare_stays_as_the_system_tells_it() -> None:
    assert reason_of(OSError(9999, "Disk on fire")) == "Disk on fire"
    assert reason_of(OSError()) == ""
