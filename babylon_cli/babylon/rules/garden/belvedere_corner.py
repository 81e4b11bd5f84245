"""A terrace on three supports has a belvedere on its open corner; no other has."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import SUPPORTS_NEEDED, TERRACES, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.cells import set_of
from babylon_cli.babylon.table.layout import Layout, OpenCorner, Placed
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
    statues = set_of([statue.ends[0].cell for statue in layout.of_kind(STATUE)])
    for terrace in layout.terraces:
        open_corners = layout.open_corners.get(terrace.number)
        if open_corners is not None:
            if len(open_corners) == 1 and not _is_plainly_right(open_corners[0], statues):
                yield from _one_open_corner(layout, open_corners[0], rulings)
        elif terrace.belvedere is not None:
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


def _is_plainly_right(corner: OpenCorner, statues: int) -> bool:
    """Whether the belvedere stands on the open corner, and no statue on its cell."""
    return corner.terrace.belvedere == corner.corner and not statues >> corner.cell & 1


def _one_open_corner(layout: Layout, corner: OpenCorner, rulings: Rulings) -> Iterator[Fault]:
    terrace, open_name = corner.terrace, CORNER_NAMES[corner.corner]
    if terrace.belvedere is None:
        yield _fault(
            terrace,
            corner.corner,
            Message(
                "{terrace} rests on three supports and its open {corner} corner carries no belvedere",
                terrace=terrace_name(terrace),
                corner=open_name,
            ),
            Message("write `belvedere: {corner}`, or the support under that corner", corner=open_name),
        )
    elif terrace.belvedere != corner.corner:
        yield _fault(
            terrace,
            terrace.belvedere,
            Message(
                "{terrace} is open at its {open} corner and carries its belvedere on the supported {corner} corner",
                terrace=terrace_name(terrace),
                open=open_name,
                corner=CORNER_NAMES[terrace.belvedere],
            ),
            Message("write `belvedere: {corner}`, or change the supports in `pillars`", corner=open_name),
        )
    elif rulings.statue_corner == "supports":
        for statue in _standing_statues(layout, corner):
            yield _on_a_statue(corner, statue)


def _on_a_statue(corner: OpenCorner, statue: Placed) -> Fault:
    open_name = CORNER_NAMES[corner.corner]
    return _fault(
        corner.terrace,
        corner.corner,
        Message(
            "the open {corner} corner of {terrace} comes down exactly on {statue}: "
            "it rests on the statue and takes no belvedere",
            corner=open_name,
            terrace=terrace_name(corner.terrace),
            statue=piece_name(statue),
        ),
        Message("take out the belvedere and the statue, and write `pillars: {{{corner}: statue}}`", corner=open_name),
        (Related(statue.path, Message("the statue under the corner")),),
    )


def _standing_statues(layout: Layout, corner: OpenCorner) -> Iterator[Placed]:
    """The statues on the level just below a corner, those on a hidden terrace that was not noted, too."""
    for statue in layout.of_kind(STATUE):
        end = statue.ends[0]
        if statue.on_terraces and end.cell == corner.cell and end.level == corner.terrace.level - 1:
            yield statue


def _fault(terrace: Terrace, corner: int, message: Message, help: Message, related: tuple[Related, ...] = ()) -> Fault:
    place = at_corner(terrace, corner)
    return Fault((*terrace.path, "belvedere"), terrace_place(terrace), message, help, related, place=place)


RULE = GardenRule(ABOUT, check, strictest={"statue_corner": "supports"})
