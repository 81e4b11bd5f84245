"""One line of the account: where some points come from, or why a piece gives none."""

from typing import NamedTuple

from babylon_cli.judging.finding import BoardPlace
from babylon_cli.wording.message import ENGLISH, Fact, Language, Message


class Line(NamedTuple):
    """Points, what they are for, and the reason for them."""

    points: int
    what: Fact
    where: Fact
    """Where it is, in words; empty where a game has no places."""
    reason: Fact
    place: BoardPlace | None = None
    """The cells and the storey, where it lies on a board."""

    @property
    def told(self) -> Message:
        """The piece, its place and the reason."""
        if not self.where:
            return Message("{what}: {reason}", what=self.what, reason=self.reason)
        return Message("{what} {where}: {reason}", what=self.what, where=self.where, reason=self.reason)

    def data(self, language: Language = ENGLISH) -> dict[str, object]:
        """As the JSON contract has it."""
        where = {"where": language.say(self.where)} if self.where else {}
        place = {} if self.place is None else {"place": self.place.data()}
        what, reason = language.say(self.what), language.say(self.reason)
        return {"points": self.points, "what": what, **where, "reason": reason, **place}
