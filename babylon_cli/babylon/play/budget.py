"""The pillars of one turn: what is in hand, what the supports cost, and what is kept (fr, B. 1 and C)."""

from typing import NamedTuple

from babylon_cli.babylon.table.table import PLACES_FOR_PILLARS
from babylon_cli.babylon.table.turn import Keep


class Budget(NamedTuple):
    """The account of one turn, in single pillars unless said otherwise; None where nobody can know."""

    stored: int | None
    dug: int | None
    token: int
    """1 under the token that gives a single pillar."""
    doubles_in_hand: int
    """Double pillars from the token, or against the rules from storage."""
    singles_used: int
    """Supports that are single pillars."""
    doubles_used: int
    """Supports that are double pillars."""
    kept: int
    kept_doubles: int
    most_stored: int
    """The single pillars that can be stored at all: those that are, where that is known."""
    most_dug: int
    """The single pillars that digging can give at all: those that it gave, where that is known."""

    @property
    def spent(self) -> int:
        """Single pillars that the supports cost: two for each double pillar that was not in hand."""
        return self.singles_used + 2 * max(0, self.doubles_used - self.doubles_in_hand)

    @property
    def in_hand(self) -> int | None:
        """Single pillars before building."""
        return None if self.stored is None or self.dug is None else self.stored + self.dug + self.token

    @property
    def left(self) -> int | None:
        """Single pillars after building; below 0 where the supports cost more than there is."""
        return None if self.in_hand is None else self.in_hand - self.spent

    @property
    def most_in_hand(self) -> int:
        """The single pillars before building that there can be at all."""
        return self.most_stored + self.most_dug + self.token

    @property
    def most_left(self) -> int:
        """The single pillars after building that there can be at all; below 0 where no dig can pay the supports."""
        return self.most_in_hand - self.spent

    @property
    def most_over(self) -> int:
        """The same after what is said to be kept; below 0 where more is spent or kept than there can be."""
        return self.most_left - self.cost_of_keeping

    @property
    def returned(self) -> int | None:
        """Single pillars that go back to the reserve; none where more is spent or kept than there is."""
        return None if self.left is None else max(0, self.left - self.cost_of_keeping)

    @property
    def cost_of_keeping(self) -> int:
        """Single pillars that it takes to keep what is said to be kept."""
        return self.kept + self.cost_of_kept_doubles

    @property
    def cost_of_kept_doubles(self) -> int:
        """Two single pillars for each double pillar that is kept and was not in hand."""
        doubles_left = max(0, self.doubles_in_hand - self.doubles_used)
        return 2 * max(0, self.kept_doubles - doubles_left)

    @property
    def most_kept(self) -> int:
        """The single pillars that there can be in storage after the turn where it says nothing of them."""
        return min(PLACES_FOR_PILLARS, max(0, self.most_left - self.cost_of_kept_doubles))

    def account(self) -> dict[str, int | None]:
        """The account by name: stored + dug + token = spent + kept + returned."""
        return {
            "stored": self.stored,
            "dug": self.dug,
            "token": self.token,
            "spent": self.spent,
            "kept": self.kept,
            "returned": self.returned,
        }

    @property
    def is_overdrawn(self) -> bool:
        """Whether more is spent or kept than there can be at all."""
        return self.most_over < 0


def balance(unkept: Budget, keep: Keep) -> Budget:
    """The account with what is kept: as said, or else all single pillars up to six, as far as they are known."""
    unkept = unkept._replace(kept_doubles=keep.doubles)
    left = (unkept.stored or 0) + (unkept.dug or 0) + unkept.token - unkept.spent - unkept.cost_of_keeping
    kept = min(PLACES_FOR_PILLARS, max(0, left)) if keep.pillars is None else keep.pillars
    return unkept._replace(kept=kept)
