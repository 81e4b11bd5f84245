"""The documents that tell of play: a table with one turn, and a whole game that was written down."""

from typing import Annotated

from babylon_cli.babylon.files.models import (
    WHICH_WAY_IS_UP,
    CountsAsPart,
    Document,
    PillarsPart,
    SpotPairs,
    Spots,
    TableDocument,
)
from babylon_cli.babylon.files.or_short import OrShort
from babylon_cli.babylon.files.score_pads import ScorePad
from babylon_cli.babylon.files.values import Cell, Corner, Flower, Icons, Level, Position, QuarryMaterial, TokenWord
from babylon_cli.babylon.table.turn import KeptTerrace, Origin
from babylon_cli.reading.parts import Part, needed, optional
from babylon_cli.reading.values import MOST_ENTRIES, Count, Expected, Length, Text, in_any_case


class DugPart(Part):
    """The terrace that a turn dug, where the quarry does not tell it."""

    example = "{flower: white, icons: SF.B}"

    flower: Flower | None = optional("Its flower.")
    material: QuarryMaterial | None = optional("Its back: clay, granite or basalt.")
    icons: Icons | None = optional("Its icons, turned either way.")


class BuildPart(Part):
    """One terrace that is built in a turn."""

    example = "{from: dug, at: D4, level: 1}"

    origin: Annotated[Origin, in_any_case(Origin)] = needed(
        "Whether it is the terrace dug this turn or the one from the notch.", typed="from"
    )
    at: Cell = needed(f"The cell under its north-west corner, A1 to G7. {WHICH_WAY_IS_UP}")
    level: Level = needed("The storey that it lies on; 1 is the lowest.")
    icons: Icons | None = optional("Its icons NW NE SW SE as it lies; left out, it lies as it was given.")
    belvedere: Corner | None = optional("The open corner that gets a belvedere.")
    pillars: PillarsPart | None = optional("Supports that differ from what the levels tell, by corner.")
    counts_as: CountsAsPart | None = optional(
        "The spot that the round token lets count as another icon, such as {NE: bridge}."
    )


Dug = Annotated[
    DugPart,
    OrShort(
        "dug",
        description="In one line, such as white granite SF.B: flower, material and four icon letters, in any order.",
    ),
    Expected("a terrace such as `white granite SF.B`, or its keys in braces, such as {{flower: white, icons: SF.B}}"),
]

Build = Annotated[
    BuildPart,
    OrShort(
        "build",
        description=(
            "In one line, such as dug D4 2 ST.B SE: dug or stored, a cell, a level, four icon letters and the corner "
            "that gets a belvedere, in any order."
        ),
    ),
    Expected("a build such as `dug D4 2 ST.B`, or its keys in braces, such as {{from: dug, at: D4, level: 2}}"),
]


class KeepPart(Part):
    """What a player keeps at the end of a turn."""

    example = "{pillars: 2, terrace: dug}"

    pillars: Count | None = optional("Single pillars kept; all up to six if left out.")
    doubles: Count | None = optional("Double pillars kept: none may be.")
    terrace: Annotated[KeptTerrace, in_any_case(KeptTerrace)] | None = optional(
        "The terrace in the notch afterwards; left out, what was there, or else the one dug."
    )


Positions = Annotated[
    list[Position], Length(most=MOST_ENTRIES), Expected("a list of quarry positions, such as [A1, B3]")
]

Dig = Annotated[Position | Positions, Expected("a quarry position from A1 to D4: a column A to D and a row 1 to 4")]

Builds = Annotated[list[Build], Length(most=MOST_ENTRIES), Expected("a list of builds, such as [dug D4 2 ST.B]")]


class TurnPart(Part):
    """One player's turn: dig, build, decorate, keep."""

    example = "{player: Ana, dig: B2}"

    player: Text = needed("The name of the player.")
    dig: Dig | None = optional("The quarry position of the terrace that is dug, A1 to D4.")
    dug: Dug | None = optional("What was dug, where the quarry does not tell it.")
    pillars_taken: Count | None = optional("The single pillars taken for digging, to be checked.")
    build: Builds | None = optional("The terraces built, two at most, in their order.")
    statues: Spots | None = optional("Statues placed in this turn.")
    fountains: SpotPairs | None = optional("Fountains placed in this turn, by their two ends.")
    bridges: SpotPairs | None = optional("Bridges placed in this turn, by their two ends.")
    staircases: SpotPairs | None = optional("Staircases placed in this turn, by their two ends.")
    keep: KeepPart | None = optional("What goes into the storage zone.")
    bare_pillars: Spots | None = optional("Pillars put up that carry nothing: a fault.")


class TurnDocument(TableDocument):
    """A table with a turn that is judged against it as it stood before."""

    turn: TurnPart = needed("The turn to be judged.")  # type: ignore[assignment]


class SeatPart(Part):
    """One player of a written-down game; the garden grows from the record."""

    example = "{name: Ana, flower: white, start: S.FT}"

    name: Text = needed("The player's name; no two are alike.")
    flower: Flower = needed("The flower at the top right of the player's board.")
    start: Icons | None = optional("The icons of the start terrace.")
    score_pad: ScorePad | None = optional("What the players wrote on the pad: any rows, or a list of all.")


class RoundPart(Part):
    """One round of a written-down game."""

    example = "{token: single, turns: []}"

    token: TokenWord | None = optional("The round token in force; none for a blank one.")
    turns: Annotated[list[TurnPart], Length(most=MOST_ENTRIES), Expected("a list of turns")] | None = optional(
        "The turns in their order."
    )


Seats = Annotated[list[SeatPart], Length(most=MOST_ENTRIES), Expected("a list of players")]

Rounds = Annotated[list[RoundPart], Length(most=MOST_ENTRIES), Expected("a list of rounds")]

NO_TURN_HERE = Expected("nothing: a written-down game has its turns under `rounds`")


class RecordDocument(Document):
    """A game of Babylon written down turn by turn, or its beginning."""

    players: Seats = needed("The players, clockwise.")
    first_player: Text | None = optional("The name of the first player; the first listed if left out.")
    removed: Positions | None = optional("Where clay was taken out of the quarry at setup, in order.")
    rounds: Rounds = needed("The rounds in their order.")
    turn: Annotated[None, NO_TURN_HERE] = optional("Stays empty: the turns stand under `rounds`.")
