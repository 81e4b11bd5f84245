"""The options of `score` that log a play: `--game-id` and `--qr`."""

import sys
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, NamedTuple

from babylon_cli.cli.options import Format, Screens, option
from babylon_cli.cli.parameters import WholeNumber
from babylon_cli.cli.speech import usage_error
from babylon_cli.games import GAMES
from babylon_cli.printing.page_width import columns_shown
from babylon_cli.wording.message import Message, listed

if TYPE_CHECKING:
    from babylon_cli.printing.report import Report

LINK, PAGE = "bgstats", "html"
"""The format that is a link, and the one that shows a code itself."""

UNDER_TEXT = ("table", "text", LINK)
"""The formats under which a code is drawn in blocks."""


class Plays(NamedTuple):
    """How plays are to be logged."""

    game_id: int | None = None
    """BoardGameGeek's number of the game."""
    qr: bool = False
    """Whether the link is to be shown as a QR code."""

    def report(self, format: Format, screens: Screens, **settings: Any) -> "Report[Any]":
        """What prints in a format; only a link and its code need what they are made with."""
        screen = screens.results
        if format.name != LINK and not self.qr:
            return format.report(screen, **settings)
        if self.qr and format.name not in {*UNDER_TEXT, PAGE}:
            raise usage_error(_no_room(format))
        from babylon_cli.printing.plays.link import Logging  # noqa: PLC0415 - only for a link

        logging = Logging({game: title for game, (title, _, _) in GAMES.items()}, self.game_id)
        if format.name in {LINK, PAGE}:
            settings["logging"] = logging
        report = format.report(screen, **settings)
        if not self.qr or format.name == PAGE:
            return report
        from babylon_cli.printing.plays.with_code import WithCode  # noqa: PLC0415 - only for a code

        return WithCode(report, logging, columns_shown(sys.stdout))


def _no_room(format: Format) -> Message:
    template = "--qr draws a code under text or on a page, and --format {format} has no room for one: use {formats}."
    known = listed([name for name in (*UNDER_TEXT, PAGE) if name in format.formats], "or")
    return Message(template, format=format.name, formats=known)


def play_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of a command, which give it Plays."""

    @wraps(command)
    def with_plays(*, game_id: int | None, qr: bool, **given: Any) -> Any:
        return command(plays=Plays(game_id, qr), **given)

    by_number = option(
        "--game-id",
        type=WholeNumber(1),
        metavar="NUMBER",
        help="BoardGameGeek's number of the game, for the link of --format bgstats and --qr.",
    )
    as_code = option("--qr", is_flag=True, help="Show the link that logs the play in BG Stats as a QR code, too.")
    return by_number(as_code(with_plays))
