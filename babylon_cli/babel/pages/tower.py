"""`babel tower`: how the tiles lie after every turn, a picture, the laws in force, and who built what."""

from collections.abc import Iterator

from babylon_cli.babel.answers.tower import TowerAnswer, TowerTurn
from babylon_cli.babel.pages.laws import law
from babylon_cli.babel.pages.text import TextReport
from babylon_cli.babel.picture.text_map import text_map
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Counted, Message, listed

NOT_PLAYED = Message("The tower is not played: no law is in force.")
NO_TILE = Message("No tile has been built.")
BUILT = Message("Built")
LAWS = Message("Laws in force")
NO_LAW = Message("none")


class Report(TextReport[TowerAnswer]):
    """Prints one answer a document."""

    def lines(self, told: TowerAnswer) -> Iterator[str]:
        """The tower turn by turn, as it lies, and what it brings."""
        screen = self.screen
        if not told.played:
            yield screen.say(NOT_PLAYED)
            return
        for number, turn in enumerate(told.turns, start=1):
            yield screen.wrapped(turn_told(number, turn), indent="", hanging="  ")
        if not told.turns:
            yield screen.say(NO_TILE)
        yield from ("", *text_map(told.spaces, screen), "", *laws_in_force(told.active, told.age, screen))
        yield from ("", screen.paint(screen.say(BUILT), "place"))
        for name, number in told.built.items():
            tiles, points = Counted(number, "tile"), Counted(told.points[name], "point")
            built = Message("{player}: {tiles}, {points}", player=name, tiles=tiles, points=points)
            yield screen.wrapped(built, indent="  ")


def laws_in_force(active: tuple[int, ...], age: int, screen: Screen) -> Iterator[str]:
    """One law a line, in the order of the spaces; or that there is none."""
    yield screen.paint(screen.say(LAWS), "place")
    for number in active:
        told = law(number, screen.language.code, Counted(age, "coin"))
        yield screen.wrapped(told, indent=f"  {number:>2}  ", hanging="      ")
    if not active:
        yield f"  {screen.say(NO_LAW)}"


def turn_told(number: int, turn: TowerTurn) -> Message:
    """Who built what, and how the tiles then lie."""
    built = [Message("{player} builds {tile}", player=name, tile=tile) for name, tile in turn.built]
    who = listed(built) if built else Message("nobody builds")
    active = listed(turn.active, "") if turn.active else Message("none")
    if not turn.covered:
        return Message("Turn {number}: {who}; in force: {active}", number=number, who=who, active=active)
    return Message(
        "Turn {number}: {who}; in force: {active}; covered: {covered}",
        number=number,
        who=who,
        active=active,
        covered=listed(turn.covered),
    )
