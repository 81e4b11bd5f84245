"""When and where a game was played, and what else was noted of it."""

from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

DAY = len("2026-11-28")

NOON = "12:00"
"""The time of a day without one: the day is then the same nearly everywhere."""


class Occasion(NamedTuple):
    """What a document says of the evening, as it is typed there; None where it is silent."""

    date: str | None = None
    """A day such as 2026-11-28, with or without a time and what it is ahead of UTC."""
    place: str | None = None
    notes: str | None = None

    @property
    def day(self) -> str | None:
        """The day alone."""
        return None if self.date is None else self.date[:DAY]

    def data(self) -> dict[str, str]:
        """As the JSON contract has it: what was said."""
        return {name: value for name, value in self._asdict().items() if value is not None}


UNTOLD = Occasion()
"""That of a document which says nothing of it."""


def occasion_of(document: Any) -> Occasion:
    """What the keys of a document say."""
    if document.date is None and document.place is None and document.notes is None:
        return UNTOLD
    said = (document.date, document.place, document.notes)
    return Occasion(*[None if value is None else str(value) for value in said])


def in_utc(date: str) -> datetime:
    """A date of a document in UTC; a time that does not say what it is ahead of UTC is taken for that of UTC."""
    day, time = date[:DAY], date[DAY + 1 :].replace(" ", "") or NOON
    moment = datetime.fromisoformat(f"{day}T{time}")
    ahead = moment.utcoffset() or timedelta()
    return (moment.replace(tzinfo=None) - ahead).replace(tzinfo=UTC)
