"""The documents that tell of play: a table with one turn, and a whole game that was written down."""

from typing import Annotated, Literal

from pydantic import Field

from babylon_cli.babylon.files.models import (
    WHICH_WAY_IS_UP,
    CountsAsPart,
    Document,
    PadPart,
    PillarsPart,
    SpotPairs,
    Spots,
    TableDocument,
)
from babylon_cli.babylon.files.values import Cell, Corner, Flower, Icons, Level, Position, TokenWord
from babylon_cli.reading.values import MOST_ENTRIES, Count, Expected, Part, Text

QuarryMaterial = Annotated[Literal["clay", "granite", "basalt"], Expected("a material: clay, granite or basalt")]


class DugPart(Part):
    """The terrace that a turn dug, where the quarry does not tell it."""

    example = "{flower: white, icons: SF.B}"

    flower: Flower | None = Field(None, description="Its flower.")
    material: QuarryMaterial | None = Field(None, description="Its back: clay, granite or basalt.")
    icons: Icons | None = Field(None, description="Its icons, turned either way.")


class BuildPart(Part):
    """One terrace that is built in a turn."""

    example = "{from: dug, at: D4, level: 1}"

    origin: Literal["dug", "stored"] = Field(
        alias="from", description="Whether it is the terrace dug this turn or the one from the notch."
    )
    at: Cell = Field(description=f"The cell under its north-west corner, A1 to G7. {WHICH_WAY_IS_UP}")
    level: Level = Field(description="The storey that it lies on; 1 is the lowest.")
    icons: Icons | None = Field(
        None, description="Its icons NW NE SW SE as it lies; left out, it lies as it was given."
    )
    belvedere: Corner | None = Field(None, description="The open corner that gets a belvedere.")
    pillars: PillarsPart | None = Field(None, description="Supports that differ from what the levels tell, by corner.")
    counts_as: CountsAsPart | None = Field(
        None, description="The spot that the round token lets count as another icon, such as {NE: bridge}."
    )


class KeepPart(Part):
    """What a player keeps at the end of a turn."""

    example = "{pillars: 2, terrace: dug}"

    pillars: Count | None = Field(None, description="Single pillars kept; all up to six if left out.")
    doubles: Count | None = Field(None, description="Double pillars kept: none may be.")
    terrace: Literal["none", "dug", "stored", "both"] | None = Field(
        None, description="The terrace in the notch afterwards; left out, what was there, or else the one dug."
    )


Positions = Annotated[
    list[Position], Field(max_length=MOST_ENTRIES), Expected("a list of quarry positions, such as [A1, B3]")
]

Dig = Annotated[Position | Positions, Expected("a quarry position from A1 to D4: a column A to D and a row 1 to 4")]

Builds = Annotated[list[BuildPart], Field(max_length=MOST_ENTRIES), Expected("a list of builds")]


class TurnPart(Part):
    """One player's turn: dig, build, decorate, keep."""

    example = "{player: Ana, dig: B2}"

    player: Text = Field(description="The name of the player.")
    dig: Dig | None = Field(None, description="The quarry position of the terrace that is dug, A1 to D4.")
    dug: DugPart | None = Field(None, description="What was dug, where the quarry does not tell it.")
    pillars_taken: Count | None = Field(None, description="The single pillars taken for digging, to be checked.")
    build: Builds | None = Field(None, description="The terraces built, two at most, in their order.")
    statues: Spots | None = Field(None, description="Statues placed in this turn.")
    fountains: SpotPairs | None = Field(None, description="Fountains placed in this turn, by their two ends.")
    bridges: SpotPairs | None = Field(None, description="Bridges placed in this turn, by their two ends.")
    staircases: SpotPairs | None = Field(None, description="Staircases placed in this turn, by their two ends.")
    keep: KeepPart | None = Field(None, description="What goes into the storage zone.")
    bare_pillars: Spots | None = Field(None, description="Pillars put up that carry nothing: a fault.")


class TurnDocument(TableDocument):
    """A table with a turn that is judged against it as it stood before."""

    turn: TurnPart = Field(description="The turn to be judged.")  # type: ignore[assignment]


class SeatPart(Part):
    """One player of a written-down game; the garden grows from the record."""

    example = "{name: Ana, flower: white, start: S.FT}"

    name: Text = Field(description="The player's name; no two are alike.")
    flower: Flower = Field(description="The flower at the top right of the player's board.")
    start: Icons | None = Field(None, description="The icons of the start terrace.")
    score_pad: PadPart | None = Field(None, description="What the players wrote on the pad; any rows.")


class RoundPart(Part):
    """One round of a written-down game."""

    example = "{token: single, turns: []}"

    token: TokenWord | None = Field(None, description="The round token in force; none for a blank one.")
    turns: Annotated[list[TurnPart], Field(max_length=MOST_ENTRIES), Expected("a list of turns")] | None = Field(
        None, description="The turns in their order."
    )


Seats = Annotated[list[SeatPart], Field(max_length=MOST_ENTRIES), Expected("a list of players")]

Rounds = Annotated[list[RoundPart], Field(max_length=MOST_ENTRIES), Expected("a list of rounds")]

NO_TURN_HERE = Expected("nothing: a written-down game has its turns under `rounds`")


class RecordDocument(Document):
    """A game of Babylon written down turn by turn, or its beginning."""

    players: Seats = Field(description="The players, clockwise.")
    first_player: Text | None = Field(None, description="The name of the first player; the first listed if left out.")
    removed: Positions | None = Field(None, description="Where clay was taken out of the quarry at setup, in order.")
    rounds: Rounds = Field(description="The rounds in their order.")
    turn: Annotated[None, NO_TURN_HERE] = Field(None, description="Stays empty: the turns stand under `rounds`.")
