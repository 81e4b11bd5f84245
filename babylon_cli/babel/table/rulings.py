"""The values of the eight unresolved rulings that are in force at one table of Babel."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args, get_type_hints


@dataclass(frozen=True, slots=True)
class Rulings:
    """One answer for each question that the rulebook leaves open; the defaults are the toolkit's own."""

    tax_on_free_builds: Literal["due", "waived"] = "due"
    discount_under_coin_tiles: Literal["counts", "ignored"] = "counts"
    free_city_chains: Literal["counts", "ignored"] = "counts"
    surcharge_goes_to: Literal["seller", "bank"] = "seller"
    infinite_for_sale: Literal["any", "one"] = "any"
    half_penalty: Literal["token", "partial"] = "token"
    free_token_waives_tax: Literal["no", "yes"] = "no"
    last_card_tile: Literal["allowed", "forbidden"] = "allowed"

    def answered(self, answers: Mapping[str, str]) -> "Rulings":
        """These rulings with some questions answered otherwise, by name."""
        changes: dict[str, Any] = dict(answers)
        return replace(self, **changes)


DEFAULT_RULINGS = Rulings()

VALUES: dict[str, tuple[str, ...]] = {name: get_args(kind) for name, kind in get_type_hints(Rulings).items()}
"""The values of each ruling, the default first."""

EDITIONS: tuple[str, ...] = ()
"""Its rulebook has one edition."""

NUMBERS = {
    "tax_on_free_builds": "E15",
    "discount_under_coin_tiles": "E21",
    "free_city_chains": "E27",
    "surcharge_goes_to": "E31",
    "infinite_for_sale": "E37",
    "half_penalty": "E54",
    "free_token_waives_tax": "E59",
    "last_card_tile": "E62",
}
"""The number of each among the 66 rulings."""

NAMES = {number: name for name, number in NUMBERS.items()}
