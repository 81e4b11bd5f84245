"""Sentences of an explanation as HTML, in which the name of another page leads to that page."""

import re
from collections.abc import Mapping

from markupsafe import Markup

from babylon_cli.printing.html.said import PageLanguage, prose
from babylon_cli.printing.safe import harmless
from babylon_cli.wording.message import Fact, Language

PIECES = re.compile(r"(<[^>]*>)")
"""What parts HTML into tags and what stands between them."""

NAME = re.compile(r"(?<![\w-])(?:E\d\d|[a-z]+(?:[-_][a-z0-9]+)+)(?![\w-])")
"""What can be nothing but the name of a page, if there is such a page; `tokens` is a word, too."""

COMMAND = re.compile(r'(?<!">)<code>babylon explain ([\w-]+)</code>')
"""The command that shows a page, where it stands in no link yet."""

NO_ADDRESSES: Mapping[str, str] = {}


class LinkedLanguage(PageLanguage):
    """A language whose sentences are HTML with links; a text among the facts is prose, as it is published."""

    def __init__(self, spoken: Language, addresses: Mapping[str, str] = NO_ADDRESSES, here: str = "") -> None:
        """Link the names of pages to their addresses, but not to the page that says it."""
        super().__init__(spoken)
        self._addresses = addresses
        self.here = here

    def address(self, name: str) -> str:
        """Where another page is; empty where there is none."""
        address = self._addresses.get(name.lower(), "")
        return "" if address == self.here else address

    def named(self, name: str) -> Markup:
        """The name of a page as code, and as a link where there is such a page."""
        return self._link(name, Markup("<code>{}</code>").format(harmless(name)))

    def say(self, fact: Fact) -> str:
        """A message or a fact as HTML with links."""
        return self._linked(prose(harmless(fact)) if isinstance(fact, str) else super().say(fact))

    def _linked(self, said: str) -> Markup:
        """What was said, with a link at each command and each name that stands in no link yet."""
        pieces, in_link = [], False
        for piece in PIECES.split(COMMAND.sub(self._at_command, said)):
            if piece.startswith("<"):
                in_link = piece.startswith("<a ") or (in_link and piece != "</a>")
            pieces.append(piece if in_link or piece.startswith("<") else NAME.sub(self._at_name, piece))
        return Markup("".join(pieces))  # noqa: S704 - it was escaped before the links came

    def _at_command(self, found: re.Match[str]) -> str:
        return self._link(found[1], Markup(found[0]))  # noqa: S704 - it is a piece of what was escaped

    def _at_name(self, found: re.Match[str]) -> str:
        return self._link(found[0], Markup(found[0]))  # noqa: S704 - it is a name, and nothing else

    def _link(self, name: str, shown: Markup) -> Markup:
        address = self.address(name)
        return Markup('<a href="{}">{}</a>').format(address, shown) if address else shown
