"""The page around what is told: one file that holds all it needs and asks nothing of any other place."""

from base64 import b64encode
from functools import cached_property
from hashlib import sha256
from typing import Any, NamedTuple

from babylon_cli.printing.html.templates import ROOM, file_of_the_package, templates_in
from babylon_cli.wording.message import Fact, Language, Message

STYLE = f"{ROOM}/page.css"

NO_SCRIPT = ""


class Link(NamedTuple):
    """One entry of a list of contents."""

    target: str
    """What it leads to, as an address has it: `#document-2`, say."""
    title: Fact
    remark: Fact = ""


class Shell:
    """Pages of one kind, in one language.

    A page that is known as a whole is made by `whole`, whose template extends `printing/html/shell.html` and fills its
    block `main`; one that is told document by document stands between `beginning` and `ending`.
    """

    def __init__(self, language: Language, *, script: str = NO_SCRIPT) -> None:
        """`script` is the path of a file in the package: the one script that may run, though no page needs it."""
        self.templates = templates_in(language)
        self._script = script

    @cached_property
    def style(self) -> str:
        """The style sheet of every page."""
        return file_of_the_package(STYLE)

    @cached_property
    def script(self) -> str:
        """The text of the script; empty for a page without one."""
        return file_of_the_package(self._script) if self._script else ""

    @property
    def policy(self) -> str:
        """What a browser may do for the page: apply this style and run this script, and ask nothing of anywhere."""
        allowed = ["default-src 'none'", f"style-src {_hash(self.style)}", "img-src data:"]
        allowed += [f"script-src {_hash(self.script)}"] if self.script else []
        return "; ".join([*allowed, "base-uri 'none'", "form-action 'none'"])

    def whole(self, template: str, /, *, title: Fact, **facts: Any) -> str:
        """A page, given its template and what that needs."""
        return self.templates.filled(template, **self._head(title), **self._foot(), **facts)

    def beginning(self, title: Fact, heading: Fact, *, has_contents: bool) -> str:
        """What stands before the first document: the head, the heading, and the way to a list of contents."""
        facts = {"heading": heading, "has_contents": has_contents, "to_contents": TO_THE_CONTENTS}
        return self.templates.filled(f"{ROOM}/beginning.html", **self._head(title), **facts)

    def ending(self, contents: tuple[Link, ...] = (), summary: Fact = "") -> str:
        """What stands after the last document: what all came to, and the list of contents."""
        facts = {"contents": contents, "contents_heading": Message("Contents"), "summary": summary}
        return self.templates.filled(f"{ROOM}/ending.html", **self._foot(), **facts)

    def _head(self, title: Fact) -> dict[str, Any]:
        return {"title": title, "policy": self.policy, "style": self.style}

    def _foot(self) -> dict[str, Any]:
        return {"script": self.script}


TO_THE_CONTENTS = Message("To the list of contents")


def _hash(text: str) -> str:
    """How a policy names the text of an element."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def as_taken(page: str, *, takes_unicode: bool) -> str:
    """A piece of a page; where not every character is taken, in ASCII with references."""
    return page if takes_unicode else page.encode("ascii", "xmlcharrefreplace").decode()
