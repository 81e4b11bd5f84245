"""By which edition and rulings a document is read in place of its own."""

from collections.abc import Mapping
from typing import NamedTuple

NO_RULINGS: Mapping[str, str] = {}


class OtherReading(NamedTuple):
    """What someone asks to try, whatever a document says; or what of it is not the document's own reading."""

    edition: str | None = None
    """None leaves the document's own."""
    rulings: Mapping[str, str] = NO_RULINGS
    """Values by name; a ruling that is not named is left as the document and its edition have it."""

    @property
    def told(self) -> list[str]:
        """Each part as the options of the commands spell it."""
        edition = [] if self.edition is None else [f"edition={self.edition}"]
        return [*edition, *[f"{name}={value}" for name, value in self.rulings.items()]]

    def data(self) -> dict[str, object]:
        """As the JSON contract has it; an edition that is the document's own is left out."""
        edition = {} if self.edition is None else {"edition": self.edition}
        return {**edition, "rulings": dict(self.rulings)}
