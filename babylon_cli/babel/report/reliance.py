"""What an answer rests on, said in the same way by every command."""

from collections.abc import Iterable, Iterator

from babylon_cli.babel.reliance import Reliance
from babylon_cli.report.layout import wrapped

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
"""The number of each unresolved ruling."""


def reliance_data(found: Iterable[Reliance]) -> list[dict[str, str]]:
    """For JSON."""
    return [{"id": NUMBERS[reliance.ruling], **reliance._asdict()} for reliance in found]


def reliance_lines(found: Iterable[Reliance]) -> Iterator[str]:
    """For people: one paragraph each, after an empty line."""
    for reliance in found:
        text = (
            f"ruling: this rests on {reliance.ruling}: {reliance.value} ({NUMBERS[reliance.ruling]}), which no "
            f"publisher confirms; with {reliance.ruling}: {reliance.instead} the answer is another"
        )
        yield from ("", wrapped(text, indent="", hanging="  "))
