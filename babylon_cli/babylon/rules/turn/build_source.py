"""A built terrace is the one dug this turn or the one in the notch."""

from collections.abc import Iterator

from babylon_cli.babylon.play.building import MOST_BUILDS, Step
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rulebooks import TERRACE_TILES, TERRACES, cited
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.babylon.table.terrace import icon_letters, quarter_turns
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault

ABOUT = About(
    id="build-source",
    subject="terraces",
    sources=cited(
        TERRACES.at("1st paragraph"),
        TERRACE_TILES.at("3rd paragraph", zh_hans="the sentence on the two sides"),
    ),
    judges="turn",
)


PROBLEMS = {
    "empty notch": (
        "and the notch is empty",
        "write `from: dug`, or say before that a terrace is in the notch",
    ),
    "built twice": ("which this turn has built already", "a turn builds the dug and the stored terrace once each"),
    "too many": (f"and a turn builds at most {MOST_BUILDS}", "take out what belongs to another turn"),
}


def check(played: PlayedTurn) -> Iterator[Fault]:
    """Every build that is not the dug or the stored terrace, or has other icons."""
    for step in played.steps:
        what = f"{step.terrace.name} is built from the {step.build.origin} terrace"
        if step.problem is not None:
            reason, help = PROBLEMS[step.problem]
            yield Fault((*step.path, "from"), step.terrace.place, f"{what}, {reason}", help)
        else:
            yield from _other_icons(step)


def _other_icons(step: Step) -> Iterator[Fault]:
    typed, printed = step.build.icons, step.source.icons if step.source is not None else None
    if typed is None or printed is None or typed in quarter_turns(printed):
        return
    shown, given = icon_letters(typed), icon_letters(printed)
    other = sorted(shown) != sorted(given)
    message = f"{step.terrace.name} shows {shown}, and the {step.build.origin} terrace is {given}"
    yield Fault(
        (*step.path, "icons"),
        step.terrace.place,
        message if other else f"{message}: no quarter turn gives that",
        "look at the terrace again; as it lies, the icons are those of NW NE SW SE",
        severity="error" if other else "warning",
    )


RULE = TurnRule(ABOUT, check)
