"""One terrace waits in the notch."""

from collections.abc import Iterator

from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rulebooks import STORING, cited
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault

ABOUT = About(
    id="storage-notch",
    subject="storage",
    sources=cited(
        STORING.at("3rd and 4th paragraphs"),
    ),
    judges="turn",
)


BOTH = "the turn keeps the dug terrace and the stored one, and the notch holds one"


def check(played: PlayedTurn) -> Iterator[Fault]:
    """A turn that keeps two terraces, one that it built, or one that is not there."""
    kept = played.turn.keep.terrace
    if kept is None or kept == "none":
        return
    said = ("dug", "stored") if kept == "both" else (kept,)
    built = [origin for origin in said if origin in played.built]
    path, where = (*played.turn.path, "keep", "terrace"), f"the notch of {played.before.player.name}"
    if built:
        message = f"the turn keeps the {built[0]} terrace, which it has built"
        yield Fault(path, where, message, "write `none`, or the terrace that went into the notch")
    elif kept == "both":
        yield Fault(path, where, BOTH, "one of the two is discarded: write `dug` or `stored`")
    elif kept == "stored" and not played.before.notch:
        message = "the turn keeps the stored terrace, and the notch was empty"
        yield Fault(path, where, message, "write `none` or `dug`", severity="warning")


RULE = TurnRule(ABOUT, check)
