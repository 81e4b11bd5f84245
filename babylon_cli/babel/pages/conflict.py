"""`babel conflict`: the conflicts of the Age, pair by pair."""

from collections.abc import Iterator

from babylon_cli.babel.answers.conflict import ConflictAnswer
from babylon_cli.babel.pages.text import TextReport
from babylon_cli.wording.message import Message


class Report(TextReport[ConflictAnswer]):
    """Prints one answer a document."""

    def lines(self, told: ConflictAnswer) -> Iterator[str]:
        """The shields of each city, then each pair."""
        screen = self.screen
        yield screen.paint(screen.say(Message("Age {age}, shields", age=told.age)), "place")
        for city in told.shields:
            yield screen.wrapped(city.told, indent="  ", hanging="    ")
        yield from ("", screen.paint(screen.say(Message("Conflicts")), "place"))
        for pair in told.conflicts:
            yield screen.wrapped(pair.told, indent="  ", hanging="    ")
        if not told.conflicts:
            yield screen.wrapped(Message("none: there is one city"), indent="  ")
