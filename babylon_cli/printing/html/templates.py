"""The templates of the pages: files of the package, each in the room whose pages it makes."""

import os
from functools import lru_cache
from typing import Any

from jinja2 import Environment, FunctionLoader, StrictUndefined
from markupsafe import Markup

from babylon_cli.printing.html.said import PageLanguage, prose, set_off
from babylon_cli.printing.safe import harmless
from babylon_cli.wording import PACKAGE
from babylon_cli.wording.message import Fact, Language
from babylon_cli.wording.texts import LOADER

ROOM = "printing/html"
"""Where the templates stand that all pages share; a template is called by its path in the package."""


class Templates:
    """The templates, filled in one language.

    Every sentence is handed in as a message, and said by one of these filters: `said` as HTML, `labelled` with the
    word before its first colon set off, `plain` as the text of a title or an attribute; and `prose` sets a published
    text, whose backticks mean code.
    """

    def __init__(self, language: Language) -> None:
        """Fill them in a language."""
        self.environment = Environment(
            loader=FunctionLoader(file_of_the_package),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
        )
        spoken = PageLanguage(language)

        def plain(fact: Fact) -> str:
            return harmless(language.say(fact))

        def said(fact: Fact) -> Markup:
            return Markup(spoken.say(fact))  # noqa: S704 - all of it is escaped

        def labelled(fact: Fact) -> Markup:
            return set_off(said(fact))

        self.environment.filters.update(said=said, plain=plain, prose=prose, labelled=labelled)
        self.environment.globals["language"] = language.code

    def filled(self, template: str, /, **facts: Any) -> str:
        """A template, given what its gaps are called."""
        return self.environment.get_template(template).render(facts)


@lru_cache(maxsize=2)
def templates_in(language: Language) -> Templates:
    """The templates in a language, each of which is compiled when it is first needed."""
    return Templates(language)


def file_of_the_package(path: str) -> str:
    """The text of a file of the package, also where that lies in an archive."""
    raw: bytes = LOADER.get_data(os.path.join(PACKAGE, *path.split("/")))  # noqa: PTH118
    return raw.decode()
