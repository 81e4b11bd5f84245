"""One terrace waits in the notch."""

from collections.abc import Iterator

from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rulebooks import STORING, cited
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message, Term

ABOUT = About(id="storage-notch", subject="storage", sources=cited(STORING.at("3rd and 4th paragraphs")), judges="turn")


BOTH = Message("the turn keeps the dug terrace and the stored one, and the notch holds one")


def check(played: PlayedTurn) -> Iterator[Fault]:
    """A turn that keeps two terraces, one that it built, or one that is not there."""
    kept = played.turn.keep.terrace
    if kept is None:
        return
    said = ("dug", "stored") if kept == "both" else (kept,)
    built = [origin for origin in said if origin in played.built]
    path = (*played.turn.path, "keep", "terrace")
    where = Message("the notch of {player}", player=played.before.player.name)
    if built:
        message = Message("the turn keeps the {origin} terrace, which it has built", origin=Term(built[0]))
        yield Fault(path, where, message, Message("write `none`, or the terrace that went into the notch"))
    elif kept == "both":
        yield Fault(path, where, BOTH, Message("one of the two is discarded: write `dug` or `stored`"))
    elif kept == "stored" and not played.before.notch:
        message = Message("the turn keeps the stored terrace, and the notch was empty")
        yield Fault(path, where, message, Message("write `none` or `dug`"), severity="warning")


RULE = TurnRule(ABOUT, check)
