"""The format `html` of a command: one page, whatever the number of documents."""

from abc import abstractmethod
from typing import Any, ClassVar, NamedTuple

from babylon_cli.judging.answer import Totals
from babylon_cli.printing.html.faults import shown_problems
from babylon_cli.printing.html.shell import Link, Shell, as_taken
from babylon_cli.printing.report import AnswerT
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.wording.message import Fact, Message, Text


class Words(NamedTuple):
    """What the sections of several formats say of their parts."""

    parts: Message
    notes: Message
    leaves: Message
    why: Message


WORDS = Words(
    parts=Message("Storey by storey, so that nothing is hidden"),
    notes=Message("What this rests on, and what was left open"),
    leaves=Message("What the turn leaves"),
    why=Message("Show where every point comes from"),
)


class PageReport(BaseReport[AnswerT]):
    """Prints each document as it comes, as a section; after the last one stands a list of several.

    The first is kept until it is known whether it is the only one, after which the page is then called.
    """

    tells_rulings = True
    shows_pictures = True

    heading: ClassVar[Message]
    """What the page shows."""
    template: ClassVar[str]
    """That of a section, by its path in the package; it is given the facts of a document."""
    script: ClassVar[str] = ""
    """The path of the script that the page may run."""

    def begin(self) -> str:
        """Nothing yet."""
        self._shell = Shell(self.screen.language, script=self.script)
        self._contents: list[Link] = []
        self._kept = ""
        return ""

    def entry(self, answer: AnswerT) -> str:
        """The section of one document, from the second on."""
        id = f"document-{len(self._contents) + 1}"
        section = self._section(id, answer)
        self._contents.append(Link(f"#{id}", _name_of(answer), self.remark(answer)))
        if len(self._contents) == 1:
            self._kept = section
            return ""
        if len(self._contents) > 2:
            return self._taken(section)
        kept, self._kept = self._kept, ""
        return self._taken(self._shell.beginning(self.heading, self.heading, has_contents=True) + kept + section)

    def end(self, totals: Totals) -> str:
        """Whatever was kept, what all came to, and the list of the documents where there are several."""
        contents, beginning = tuple(self._contents), ""
        if len(contents) < 2:
            title: Fact = self.heading
            for link in contents:
                title = Message("{heading}: {title}", heading=self.heading, title=link.title)
            beginning = self._shell.beginning(title, self.heading, has_contents=False) + self._kept
            contents = ()
        return self._taken(beginning + self._shell.ending(contents, self.summary(totals)))

    @abstractmethod
    def facts(self, id: str, answer: AnswerT) -> dict[str, Any]:
        """What the template is given of a usable document, whose section has this id."""

    def remark(self, answer: AnswerT) -> Fact:
        """What the list of contents says of a document besides its title."""
        return Message("unusable") if answer.document.problems else ""

    def summary(self, totals: Totals) -> Fact:
        """What all documents came to; nothing where that is no question."""
        return ""

    def _section(self, id: str, answer: AnswerT) -> str:
        document = answer.document
        name = _name_of(answer)
        shared = {"id": id, "name": name, "file": "" if name == document.title else document.title}
        if document.problems:
            problems = shown_problems(document)
            return self._shell.templates.filled("printing/html/unusable.html", problems=problems, **shared)
        return self._shell.templates.filled(self.template, **shared, **self.facts(id, answer))

    def _taken(self, page: str) -> str:
        return as_taken(page, takes_unicode=self.screen.takes_unicode)


def _name_of(answer: AnswerT) -> Text:
    """The title that a document gives itself, or else its file."""
    return answer.document.own_name or answer.document.title
