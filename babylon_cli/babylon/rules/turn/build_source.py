"""A built terrace is the one dug this turn or the one in the notch."""

from collections.abc import Iterator

from babylon_cli.babylon.play.building import SourceProblem, Step, built_terrace
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rulebooks import TERRACE_TILES, TERRACES, cited
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.babylon.table.terrace import Terrace, icon_letters, quarter_turns
from babylon_cli.babylon.table.turn import MOST_BUILDS, Build, Path
from babylon_cli.babylon.terms import on, terrace_name, terrace_place
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Fact, Message, Term

ABOUT = About(
    id="build-source",
    subject="terraces",
    sources=cited(
        TERRACES.at("1st paragraph"),
        TERRACE_TILES.at("3rd paragraph", zh_hans="the sentence on the same symbols on both sides"),
    ),
    judges="turn",
)

OTHER_ICONS = "{terrace} shows {shown}, and the {origin} terrace is {given}"
NO_QUARTER_TURN = "{terrace} shows {shown}, and the {origin} terrace is {given}: no quarter turn gives that"


def check(played: PlayedTurn) -> Iterator[Fault]:
    """Every build that is not the dug or the stored terrace, has other icons, or is one too many."""
    for step in played.steps:
        if step.problem is None:
            yield from _other_icons(step)
            continue
        yield _fault(step.path, step.terrace, *_not_there(step.terrace, step.build, step.problem))
    for build in played.turn.builds[MOST_BUILDS:]:
        terrace = built_terrace(build, build.number, None)
        message = Message(
            "{terrace} is built from the {origin} terrace, and a turn builds at most {most}",
            terrace=terrace_name(terrace),
            origin=Term(build.origin),
            most=MOST_BUILDS,
        )
        help = Message("take out what belongs to another turn; only the first {most} are played on", most=MOST_BUILDS)
        yield _fault((*played.turn.path, "build", build.number), terrace, message, help)


def _not_there(terrace: Terrace, build: Build, problem: SourceProblem) -> tuple[Message, Message]:
    """Why a terrace cannot be built from where it is said to come from, and how to mend it."""
    facts: dict[str, Fact] = {"terrace": terrace_name(terrace), "origin": Term(build.origin)}
    if problem == "empty notch":
        return (
            Message("{terrace} is built from the {origin} terrace, and the notch is empty", **facts),
            Message("write `from: dug`, or say before that a terrace is in the notch"),
        )
    return (
        Message("{terrace} is built from the {origin} terrace, which this turn has built already", **facts),
        Message("a turn builds the dug and the stored terrace once each"),
    )


def _fault(path: Path, terrace: Terrace, message: Message, help: Message) -> Fault:
    return Fault((*path, "from"), terrace_place(terrace), message, help, place=on(terrace))


def _other_icons(step: Step) -> Iterator[Fault]:
    typed, printed = step.build.icons, step.source.icons if step.source is not None else None
    if typed is None or printed is None or typed in quarter_turns(printed):
        return
    shown, given = icon_letters(typed), icon_letters(printed)
    other = sorted(shown) != sorted(given)
    yield Fault(
        (*step.path, "icons"),
        terrace_place(step.terrace),
        Message(
            OTHER_ICONS if other else NO_QUARTER_TURN,
            terrace=terrace_name(step.terrace),
            shown=shown,
            origin=Term(step.build.origin),
            given=given,
        ),
        Message("look at the terrace again; as it lies, the icons are those of NW NE SW SE"),
        severity="error" if other else "warning",
        place=on(step.terrace),
    )


RULE = TurnRule(ABOUT, check)
