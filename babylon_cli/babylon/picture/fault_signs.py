"""The numbers of faults at the cells of a drawing of text."""

from collections.abc import Mapping, Sequence

from babylon_cli.babylon.picture.sheet import INSIDE, Sheet

Faults = Mapping[int, Sequence[int]]
"""For each cell where faults are their numbers, smallest first; none where they have no numbers."""


def put_faults(sheet: Sheet, faults: Faults) -> None:
    """Mark each cell at its upper right, with a number that stands at no other cell if it has one."""
    shown = set[int]()
    for cell, numbers in faults.items():
        number = next((number for number in numbers if number not in shown), min(numbers, default=None))
        if number is not None:
            shown.add(number)
        sign = _sign(number, INSIDE - len(sheet.tags.get(cell, "")), has_more=len(numbers) > 1)
        sheet.put(cell, 1, INSIDE - len(sign), sign, "mark")
        sheet.told.add("place" if number is None else "fault")


def _sign(number: int | None, room: int, *, has_more: bool) -> str:
    """Such as `!2`, or `!2+` where others are at the same cell; without the number where there is no room for it."""
    if number is None:
        return "!"
    more = "+" if has_more else ""
    signs = (f"!{number}{more}", f"!{number}", f"!{more}")
    return next((sign for sign in signs if len(sign) <= room), "!")
