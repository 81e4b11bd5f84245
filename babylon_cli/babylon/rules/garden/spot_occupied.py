"""A hole or a spot carries one piece and no more."""

from collections import Counter
from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import PRINTED_ICONS, TERRACES, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.rules.standing import StandingPiece, pieces_by_spot, taken_spots
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.layout import DOUBLE, STATUE, Footing, Layout
from babylon_cli.babylon.table.pieces import CORNER_NAMES
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.supports import footings_at
from babylon_cli.babylon.terms import A_PIECE, at_spot, pillar_name, spot_name
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.wording.message import Counted, Message, Term, listed

ABOUT = About(
    id="spot-occupied",
    subject="pillars",
    sources=cited(TERRACES.at("2nd paragraph"), TERRACES.at("1st point"), PRINTED_ICONS),
)


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every spot or hole that carries more than one piece."""
    spots = taken_spots(layout)
    on_pieces = [
        footing
        for cell, level in dict.fromkeys(spots)
        if layout.hides(cell, level)
        for footing in footings_at(layout, cell)
        if footing.surface == level
    ]
    if len(set(spots)) == len(spots) and not on_pieces:
        return
    pieces = pieces_by_spot(layout)
    for standing in pieces.values():
        if len(standing) > 1:
            yield _crowded_spot(standing)
    for footing in on_pieces:
        beneath = pieces[footing.cell, footing.surface][0]
        if footing.fits and footing.support is not STATUE and _is_certain(layout, footing, beneath):
            yield _pillar_on_a_piece(footing, beneath)


def _is_certain(layout: Layout, footing: Footing, piece: StandingPiece) -> bool:
    """Whether a pillar of its own stands there, even in a garden that was noted from above.

    A double that nobody wrote may be a single on a hidden terrace, and a single may be the statue beneath it.
    """
    if layout.garden.complete or footing.written or layout.was_seen_built(footing.terrace):
        return True
    return footing.support is not DOUBLE and piece.noun != "statue"


def _crowded_spot(pieces: list[StandingPiece]) -> Fault:
    where = spot_name(pieces[0].cell, pieces[0].level)
    names = [A_PIECE[piece.noun] for piece in pieces]
    numbers = Counter([piece.noun for piece in pieces])
    told = [A_PIECE[noun] if number == 1 else Counted(number, noun) for noun, number in numbers.items()]
    return Fault(
        pieces[-1].path,
        where,
        Message("{spot} carries {pieces}, and has room for one piece", spot=where, pieces=listed(told)),
        Message("take out all but one, or write the level of a spot that is not the topmost, such as C3@1"),
        tuple([Related(piece.path, name) for piece, name in zip(pieces[:-1], names, strict=False)]),
        place=at_spot(pieces[0].cell, pieces[0].level),
    )


def _pillar_on_a_piece(footing: Footing, piece: StandingPiece) -> Fault:
    where, name = spot_name(piece.cell, piece.level), A_PIECE[piece.noun]
    return Fault(
        footing.path,
        where,
        Message(
            "{spot} carries {piece} and {pillar}, and has room for one piece",
            spot=where,
            piece=name,
            pillar=pillar_name(footing),
        ),
        _how_to_mend(footing, piece),
        (Related(piece.path, name),),
        place=at_spot(piece.cell, piece.level),
    )


def _how_to_mend(footing: Footing, piece: StandingPiece) -> Message:
    if piece.noun == "statue":
        return Message(
            "if the statue carries the terrace, write `pillars: {{{corner}: statue}}` on the terrace at {cell} "
            "and take the statue out of `statues`",
            corner=CORNER_NAMES[footing.corner],
            cell=CELL_NAMES[footing.terrace.at],
        )
    return Message(
        "check the {piece} and the terrace above it: a spot that carries a pillar carries nothing else",
        piece=Term(piece.noun),
    )


RULE = GardenRule(ABOUT, check)
