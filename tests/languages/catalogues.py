"""The catalogues in the repository: the template that the sources give, and one translation a language."""

from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from babylon_cli.wording.languages import DOMAIN
from babylon_cli.wording.message import ENGLISH, LANGUAGES
from tests.languages.extraction import PACKAGE, templates
from tests.languages.of_click import OF_CLICK
from tests.languages.terms import COUNTED, terms

FOLDER = PACKAGE / "texts"

TEMPLATE = FOLDER / f"{DOMAIN}.pot"

OTHERS = tuple(code for code in LANGUAGES if code != ENGLISH.code)
"""The languages that have a catalogue."""

WIDTH = 120

PLURAL_FORMS = {
    "en": "nplurals=2; plural=(n != 1);",
    "fr": "nplurals=2; plural=(n > 1);",
    "nl": "nplurals=2; plural=(n != 1);",
    "zh-Hant": "nplurals=1; plural=0;",
    "zh-Hans": "nplurals=1; plural=0;",
}

HEADER = """\
msgid ""
msgstr ""
"Project-Id-Version: babylon\\n"
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plurals}\\n"
"""
"""Without dates: whoever wants to know when a catalogue was changed asks its history."""


def extracted() -> Catalog:
    """The template: every message once, in the order of the files, with the files that have it."""
    catalog = _empty("en")
    for one, many, file in templates():
        catalog.add((one, many) if many else one, locations=[(file, 0)])
    for noun in COUNTED:
        catalog.add((f"{{number}} {noun}", f"{{number}} {noun}s"), locations=[("tests/languages/terms.py", 0)])
    for term in terms():
        catalog.add(term, locations=[("tests/languages/terms.py", 0)])
    for message in OF_CLICK:
        catalog.add(message, locations=[("tests/languages/of_click.py", 0)])
    return catalog


def _empty(language: str) -> Catalog:
    return read_po(BytesIO(HEADER.format(language=language, plurals=PLURAL_FORMS[language]).encode()))


def po_file(language: str) -> Path:
    """Where the translation of a language is."""
    return FOLDER / language / f"{DOMAIN}.po"


def translation(language: str) -> Catalog:
    """A translation as it is in the repository."""
    with po_file(language).open("rb") as file:
        return read_po(file)


def write(path: Path, catalog: Catalog, language: str) -> None:
    """Write a catalogue with the files of each message, but no lines, which change too often."""
    written = BytesIO()
    write_po(written, catalog, width=WIDTH, omit_header=True, include_lineno=False, ignore_obsolete=True)
    header = HEADER.format(language=language, plurals=PLURAL_FORMS[language])
    path.write_text(f"{header}\n{written.getvalue().decode()}", encoding="utf-8", newline="\n")


def update() -> None:
    """Renew the template, take its new messages into every translation and the old ones out, and compile all."""
    template = extracted()
    write(TEMPLATE, template, ENGLISH.code)
    for language in OTHERS:
        path = po_file(language)
        path.parent.mkdir(exist_ok=True)
        catalog = translation(language) if path.exists() else _empty(language)
        catalog.update(template, no_fuzzy_matching=True)
        write(path, catalog, language)
        compile_one(language)


def compile_one(language: str) -> None:
    """Write what the package reads."""
    folder = FOLDER / language / "LC_MESSAGES"
    folder.mkdir(exist_ok=True)
    with (folder / f"{DOMAIN}.mo").open("wb") as file:
        write_mo(file, translated_part(translation(language)))


def translated_part(catalog: Catalog) -> Catalog:
    """A catalogue without what is not translated yet, or is the same in English: both are said as the source has it."""
    for message in catalog:
        is_the_same = isinstance(message.string, str) and message.string == message.id  # plurals count otherwise
        if message.id and (not is_translated(message) or is_the_same):
            message.string = ""
    return catalog


def is_translated(message: Message) -> bool:
    """Whether a message has a translation, in each of its plural forms, that nobody doubts."""
    strings = message.string if isinstance(message.string, list | tuple) else [message.string]
    return all(strings) and not message.fuzzy
