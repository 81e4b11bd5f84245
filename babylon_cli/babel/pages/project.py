"""`babel project`: what came of each project, for whom."""

from collections.abc import Iterator

from babylon_cli.babel.answers.project import ProjectAnswer, ProjectOutcome
from babylon_cli.babel.pages.text import TextReport
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Counted, Message, listed


class Report(TextReport[ProjectAnswer]):
    """Prints one answer a document."""

    def lines(self, told: ProjectAnswer) -> Iterator[str]:
        """The projects, and what the answer rests on."""
        screen = self.screen
        if not told.projects:
            yield screen.say(Message("No project is in play."))
        for position, project in enumerate(told.projects):
            if position:
                yield ""
            yield from _outcome(project, screen)
        yield from self.rulings(told.rests_on)


def _outcome(project: ProjectOutcome, screen: Screen) -> Iterator[str]:
    title = Message("Age {age}, {title}", age=project.age, title=project.title)
    how = Message("success") if project.success else Message("failure")
    markers = Counted(project.markers, "marker")
    outcome = Message("{how}, {taken} of {markers} taken", how=how, taken=project.taken, markers=markers)
    yield screen.headline(title, (outcome, "good" if project.success else "error"))
    for told in project.told:
        yield screen.wrapped(told, indent="  ", hanging="    ")
    if project.spared:
        spared = Message("{names}: neither reward nor penalty", names=listed(project.spared))
        yield screen.wrapped(spared, indent="  ", hanging="    ")
