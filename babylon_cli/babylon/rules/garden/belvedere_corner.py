"""A terrace on three supports has a belvedere on its open corner; no other has."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import SUPPORTS_NEEDED, TERRACES, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.pieces import CORNER_NAMES, Icon
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.babylon.terms import at_corner, piece_name, terrace_name, terrace_place
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.wording.message import Message

ABOUT = About(
    id="belvedere-corner",
    subject="terraces",
    sources=cited(TERRACES.at("1st point"), SUPPORTS_NEEDED),
    rulings=("statue_corner",),
)

STATUE = Icon.STATUE


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every terrace whose belvedere is missing, too many, or on the wrong corner."""
    for terrace in layout.written:  # where nothing is written, the open corner is that of the belvedere
        belvederes = () if terrace.belvedere is None else (terrace.belvedere,)
        if terrace.open_corners != belvederes:
            yield from _as_written(terrace)
    for statue in layout.of_kind(STATUE) if rulings.statue_corner == "supports" else ():
        if layout.hides(statue.ends[0].cell, statue.ends[0].height):
            yield from _over_statue(layout, statue)


def _as_written(terrace: Terrace) -> Iterator[Fault]:
    open_names = [CORNER_NAMES[corner] for corner in terrace.open_corners]
    if terrace.belvedere is None:
        if len(open_names) == 1:
            yield _fault(
                terrace,
                terrace.open_corners[0],
                Message(
                    "{terrace} rests on three supports and its open {corner} corner carries no belvedere",
                    terrace=terrace_name(terrace),
                    corner=open_names[0],
                ),
                Message("write `belvedere: {corner}`, or the support under that corner", corner=open_names[0]),
            )
    elif not open_names:
        yield _fault(
            terrace,
            terrace.belvedere,
            Message(
                "{terrace} rests on four supports and carries a belvedere on its {corner} corner: "
                "a belvedere belongs on a corner without support",
                terrace=terrace_name(terrace),
                corner=CORNER_NAMES[terrace.belvedere],
            ),
            Message("take out the belvedere, or the support that is written under it"),
        )
    elif len(open_names) == 1:
        yield _fault(
            terrace,
            terrace.belvedere,
            Message(
                "{terrace} is open at its {open} corner and carries its belvedere on the supported {corner} corner",
                terrace=terrace_name(terrace),
                open=open_names[0],
                corner=CORNER_NAMES[terrace.belvedere],
            ),
            Message("write `belvedere: {corner}`, or change the supports in `pillars`", corner=open_names[0]),
        )


def _over_statue(layout: Layout, statue: Placed) -> Iterator[Fault]:
    """Every terrace whose open corner with its belvedere comes down on a statue, one on a hidden terrace, too."""
    end = statue.ends[0]
    for terrace in layout.stacks.get(end.cell, ()) if statue.on_terraces else ():
        corner = terrace.corner_at(end.cell)
        if terrace.level - 1 == end.level and terrace.belvedere == corner and terrace.open_corners == (corner,):
            yield _on_a_statue(terrace, corner, statue)


def _on_a_statue(terrace: Terrace, corner: int, statue: Placed) -> Fault:
    open_name = CORNER_NAMES[corner]
    return _fault(
        terrace,
        corner,
        Message(
            "the open {corner} corner of {terrace} comes down exactly on {statue}: "
            "it rests on the statue and takes no belvedere",
            corner=open_name,
            terrace=terrace_name(terrace),
            statue=piece_name(statue),
        ),
        Message("take out the belvedere and the statue, and write `pillars: {{{corner}: statue}}`", corner=open_name),
        (Related(statue.path, Message("the statue under the corner")),),
    )


def _fault(terrace: Terrace, corner: int, message: Message, help: Message, related: tuple[Related, ...] = ()) -> Fault:
    place = at_corner(terrace, corner)
    return Fault((*terrace.path, "belvedere"), terrace_place(terrace), message, help, related, place=place)


RULE = GardenRule(ABOUT, check, strictest={"statue_corner": "supports"})
