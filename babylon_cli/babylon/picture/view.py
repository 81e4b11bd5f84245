"""What of a garden a picture shows."""

from typing import NamedTuple


class View(NamedTuple):
    """From above, storey by storey, or both."""

    from_above: bool = True
    storeys: tuple[int, ...] | None = None
    """The storeys that have a panel of their own, on which nothing is hidden; None is all that the garden has."""


FROM_ABOVE = View(storeys=())
