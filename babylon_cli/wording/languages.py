"""The languages that the toolkit speaks: each by its code."""

from functools import lru_cache
from gettext import GNUTranslations, NullTranslations, translation
from io import BytesIO

from babylon_cli.wording import FOLDER
from babylon_cli.wording.catalogue import Translated
from babylon_cli.wording.french import French
from babylon_cli.wording.message import ENGLISH, LANGUAGES, Language

DOMAIN = "babylon"
"""What the catalogues are called; each lies beside the published texts of its language."""


@lru_cache(maxsize=len(LANGUAGES))
def language_named(code: str) -> Language:
    """One of the languages; English where nothing of it is there."""
    if code == ENGLISH.code:
        return ENGLISH
    catalogue = _catalogue(code)
    return French(code, catalogue) if code == "fr" else Translated(code, catalogue)


def _catalogue(code: str) -> NullTranslations:
    """What is translated: as gettext finds it and keeps it for Click, too, or read for us alone from an archive."""
    found = translation(DOMAIN, FOLDER, [code], fallback=True)
    if isinstance(found, GNUTranslations):
        return found
    from babylon_cli.wording.texts import bytes_of  # noqa: PLC0415 - only in an archive

    raw = bytes_of(code, "LC_MESSAGES", f"{DOMAIN}.mo")
    return found if raw is None else GNUTranslations(BytesIO(raw))
