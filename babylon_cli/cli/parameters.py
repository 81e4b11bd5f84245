"""Kinds of value that an option takes, with a plain sentence for one that it does not take."""

from typing import Any

import click

from babylon_cli.cli.speech import said
from babylon_cli.wording.message import Message


class WholeNumber(click.IntRange):
    """A whole number within bounds."""

    def __init__(self, least: int, most: int | None = None) -> None:
        """Take the least number, and the most if there is one."""
        super().__init__(least, most)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number; raises BadParameter for any other value."""
        try:
            return int(super().convert(value, param, ctx))
        except click.BadParameter:
            raise click.BadParameter(said(self._expected(str(value))), ctx, param) from None

    def _expected(self, typed: str) -> Message:
        if self.max is None:
            return Message("{typed} is no whole number from {least} up.", typed=repr(typed), least=int(self.min or 0))
        template = "{typed} is no whole number from {least} to {most}."
        return Message(template, typed=repr(typed), least=int(self.min or 0), most=int(self.max))


class QuarryPosition(click.ParamType):  # type: ignore[type-arg,unused-ignore] # generic since Click 8.4
    """A position in the quarry, given to the command as its number from 0."""

    name = "position"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number of the position; raises BadParameter for what is none."""
        from babylon_cli.babylon.table.quarry import POSITION_NAMES  # noqa: PLC0415 - only where one is given

        if str(value).upper() in POSITION_NAMES:
            return POSITION_NAMES.index(str(value).upper())
        template = "{typed} is no place in the quarry: write a column A to D and a row 1 to 4, such as B2."
        raise click.BadParameter(said(Message(template, typed=repr(value))), ctx, param)
