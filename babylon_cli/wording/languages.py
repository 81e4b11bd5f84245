"""The languages that the toolkit speaks: each by its code, or by the locale of a machine."""

from functools import lru_cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from babylon_cli.wording.catalogue import Translated
from babylon_cli.wording.french import French
from babylon_cli.wording.message import ENGLISH, LANGUAGES, Language
from babylon_cli.wording.texts import bytes_of

DOMAIN = "babylon"
"""What the catalogues are called; each lies beside the published texts of its language."""


@lru_cache(maxsize=len(LANGUAGES))
def language_named(code: str) -> Language:
    """One of the languages; English where nothing of it is there."""
    if code == ENGLISH.code:
        return ENGLISH
    raw = bytes_of(code, "LC_MESSAGES", f"{DOMAIN}.mo")
    catalogue = NullTranslations() if raw is None else GNUTranslations(BytesIO(raw))
    return French(code, catalogue) if code == "fr" else Translated(code, catalogue)


def language_of_locale(name: str) -> str:
    """The language of a locale such as `fr_BE.UTF-8`; English where it is none of the players' languages."""
    tag = name.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    if tag.startswith("zh"):
        return "zh-Hant" if {"tw", "hk", "mo", "hant"} & set(tag.split("-")) else "zh-Hans"
    language = tag.partition("-")[0]
    return language if language in LANGUAGES else "en"
