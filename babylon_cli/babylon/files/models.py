"""The documents that a user writes: their keys, shapes and descriptions. The JSON Schema is made from these."""

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import ConfigDict, Field
from pydantic.config import JsonDict

from babylon_cli.babylon.files.values import (
    Cell,
    Corner,
    Flower,
    FlowerKey,
    Icons,
    Level,
    LevelKey,
    LevelPairKey,
    Material,
    Position,
    Quarry,
    Spot,
    SpotPair,
    SupportWord,
    TokenIcon,
    TokenWord,
)
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.reading.values import (
    MOST_ENTRIES,
    Advice,
    AnswersPart,
    Count,
    Expected,
    Part,
    RuleId,
    Text,
    YesOrNo,
    rulings_part,
)

WHICH_WAY_IS_UP = "Row 1 is at the top, the far side as the owner sees the board; A1 is the far left corner."

QUARRY_ROWS = "Four rows of four, from north (row 1) to south, and in each from west (A) to east"


class PillarsPart(Part):
    """What stands under each corner of a terrace, where it is not what the levels tell."""

    example = "{NW: double}"

    NW: SupportWord | None = Field(None, description="The support under the north-west corner.")
    NE: SupportWord | None = Field(None, description="The support under the north-east corner.")
    SW: SupportWord | None = Field(None, description="The support under the south-west corner.")
    SE: SupportWord | None = Field(None, description="The support under the south-east corner.")


class CountsAsPart(Part):
    """The icon that a round token let a spot count as, in the turn that the terrace was built."""

    example = "{NE: bridge}"

    NW: TokenIcon | None = Field(None, description="What the north-west spot counted as.")
    NE: TokenIcon | None = Field(None, description="What the north-east spot counted as.")
    SW: TokenIcon | None = Field(None, description="What the south-west spot counted as.")
    SE: TokenIcon | None = Field(None, description="What the south-east spot counted as.")


class TerracePart(Part):
    """One terrace on a garden."""

    example = "{at: C3, level: 1, flower: white, icons: S..F}"

    at: Cell = Field(description=f"The cell under its north-west corner, A1 to G7. {WHICH_WAY_IS_UP}")
    level: Level = Field(description="The storey that it lies on; 1 is the lowest.")
    flower: Flower | None = Field(None, description="Its flower; may be left out only if it is wholly hidden.")
    icons: Icons | None = Field(
        None,
        description=(
            "The icons of its spots NW NE SW SE as it lies: S statue, F fountain, B bridge, T staircase, . none; "
            "or a list of four words."
        ),
    )
    material: Material | None = Field(None, description="Its back: clay, granite, basalt, or start.")
    belvedere: Corner | None = Field(None, description="The open corner that carries a belvedere.")
    pillars: PillarsPart | None = Field(
        None, description="Supports that differ from what the levels tell: single, double, statue or none by corner."
    )
    counts_as: CountsAsPart | None = Field(
        None, description="The spot that a round token let count as another icon, such as {NE: bridge}."
    )


class StoredTerracePart(Part):
    """The terrace in the notch."""

    example = "{flower: pink, icons: SF..}"

    flower: Flower | None = Field(None, description="Its flower.")
    icons: Icons | None = Field(None, description="Its icons, turned either way.")
    material: Material | None = Field(None, description="Its back: clay, granite, basalt, or start.")


class StoragePart(Part):
    """A player's storage zone."""

    example = "{pillars: 2}"

    pillars: Count | None = Field(None, description="Single pillars kept, 6 at most.")
    doubles: Count | None = Field(None, description="Double pillars kept: none may be.")
    terrace: StoredTerracePart | None = Field(None, description="The terrace in the notch.")


class PadPart(Part):
    """Rows of the score pad."""

    example = "{statues: 2, total: 8}"

    statues: Count | None = Field(None, description="Points for statues.")
    fountains: Count | None = Field(None, description="Points for fountains.")
    bridges: Count | None = Field(None, description="Points for bridges.")
    staircases: Count | None = Field(None, description="Points for staircases.")
    decoration_sets: Count | None = Field(None, description="Points for sets of four different decorations.")
    flower_sets: Count | None = Field(None, description="Points for sets of four different flowers.")
    belvederes: Count | None = Field(None, description="Points for belvederes.")
    highest_terrace: Count | None = Field(None, description="Points for the highest terrace.")
    total: Count | None = Field(None, description="The total.")


ByLevel = Annotated[dict[LevelKey, Count | None], Expected("levels with how many, such as {{1: 2, 3: 1}}")]
ByTwoLevels = Annotated[dict[LevelPairKey, Count | None], Expected("pairs of levels with how many, such as {{1-2: 1}}")]
ByFlower = Annotated[dict[FlowerKey, Count | None], Expected("flowers with how many, such as {{white: 3}}")]


Holes = Annotated[int, Field(ge=0, le=64), Expected("a number of holes from 0 to 64")]


class TallyPart(Part):
    """What a player counted in place of describing the garden: visible pieces only."""

    example = "{highest_terrace: 2, visible_holes: 40}"

    statues: ByLevel | None = Field(None, description="Visible statues by level, such as {1: 2, 3: 1}.")
    fountains: ByLevel | None = Field(None, description="Visible fountains by level.")
    bridges: ByLevel | None = Field(None, description="Visible bridges by level.")
    staircases: ByTwoLevels | None = Field(
        None, description="Visible staircases by the two levels that they link, such as {1-2: 1}."
    )
    flowers: ByFlower | None = Field(None, description="Visible terraces by flower, such as {white: 3, pink: 2}.")
    belvederes: Count | None = Field(None, description="Visible belvederes.")
    highest_terrace: Count = Field(description="The level of the highest terrace, 0 for none.")
    visible_holes: Holes = Field(description="Holes of the board that are seen from above, 0 to 64; breaks ties.")


Terraces = Annotated[list[TerracePart], Field(max_length=MOST_ENTRIES), Expected("a list of terraces")]
Spots = Annotated[list[Spot], Field(max_length=MOST_ENTRIES), Expected("a list of spots, such as [C3, D4]")]
SpotPairs = Annotated[
    list[SpotPair], Field(max_length=MOST_ENTRIES), Expected("a list of pairs of spots, such as [C5-E5]")
]

GARDEN_KEYS = ("terraces", "statues", "fountains", "bridges", "staircases", "bare_pillars", "complete")
"""The keys that a tally takes the place of."""

TALLY_EXCLUDES_GARDEN: JsonDict = {
    "if": {"required": ["tally"], "properties": {"tally": {"type": "object"}}},
    "then": {"properties": {key: {"type": "null"} for key in GARDEN_KEYS}},
}


class PlayerPart(Part):
    """One player with the garden, or with a tally in its place."""

    example = "{name: Ana, flower: white}"

    model_config = ConfigDict(json_schema_extra=TALLY_EXCLUDES_GARDEN)

    name: Text = Field(description="The player's name; no two are alike.")
    flower: Flower = Field(description="The flower at the top right of the player's board.")
    terraces: Terraces | None = Field(None, description=f"The terraces on the garden, in any order. {WHICH_WAY_IS_UP}")
    statues: Spots | None = Field(None, description="Standing statues, such as C3; not those that are pillars.")
    fountains: SpotPairs | None = Field(None, description="Fountains by their two ends, such as D4-E4.")
    bridges: SpotPairs | None = Field(None, description="Bridges by their two ends, such as D4-F4.")
    staircases: SpotPairs | None = Field(None, description="Staircases by their two ends, such as E3-F3.")
    bare_pillars: Spots | None = Field(None, description="Standing pillars that carry nothing: a fault.")
    complete: YesOrNo | None = Field(
        None, description="false when the garden was noted from above and hidden terraces may be missing."
    )
    tally: TallyPart | None = Field(None, description="Counted pieces in place of a garden; nothing is checked.")
    storage: StoragePart | None = Field(None, description="The storage zone: pillars and the terrace in the notch.")
    score_pad: PadPart | None = Field(None, description="What the players wrote on the pad; any rows.")


if TYPE_CHECKING:
    RulingsPart = AnswersPart
else:
    RulingsPart = rulings_part(
        "RulingsPart",
        "Answers to the questions that the rulebooks leave open; `babylon explain rulings` tells them.",
        "{bridge_gap: any}",
        Rulings,
    )


class ExpectedDigPart(Part):
    """What a quarry tile is promised to give."""

    example = "{take: B2, flower: white, pillars: 4}"

    take: Position = Field(description="The position of the tile, A1 to D4.")
    flower: Flower | None = Field(None, description="The flower of the player who digs.")
    token: TokenWord | None = Field(None, description="The round token in force.")
    pillars: Count = Field(description="The single pillars that it gives.")


A_LIST_OF_RULES = Expected("a list of rules, such as [bridge-gap]; [] for none")


class ExpectPart(Part):
    """What an example promises; `babylon verify` holds it to that."""

    example = "{violations: []}"

    violations: Annotated[list[RuleId], A_LIST_OF_RULES] | None = Field(
        None, description="Exactly the rules that are broken; [] for none."
    )
    warnings: Annotated[list[RuleId], A_LIST_OF_RULES] | None = Field(None, description="Exactly the rules that warn.")
    scores: (
        Annotated[dict[str, Count | PadPart | None], Expected("players with their points, such as {{Ana: 31}}")] | None
    ) = Field(None, description="By player: the total, or rows of the pad.")
    winners: Annotated[list[Text], Expected("a list of names, such as [Ana]")] | None = Field(
        None, description="The names of all winners."
    )
    tie_break: Literal["none", "visible_holes", "shared"] | None = Field(
        None, description="What decided between players of equal points."
    )
    quarry: Annotated[list[ExpectedDigPart], Expected("a list of promises")] | None = Field(
        None, description="What digging gives."
    )


Flowers = Annotated[
    list[Flower], Field(max_length=MOST_ENTRIES), Expected("a list of flowers, such as [white, pink, sun, vine]")
]
Players = Annotated[list[PlayerPart], Field(max_length=MOST_ENTRIES), Expected("a list of players")]

SOMETHING_DESCRIBED: JsonDict = {
    "anyOf": [
        {"required": ["players"], "properties": {"players": {"type": "array"}}},
        {"required": ["quarry"], "properties": {"quarry": {"type": "array"}}},
    ]
}


NO_OTHER_EDITION = Advice("leave it out at an English or German table: no other rulebook is known")


class Document(Part):
    """What every document may say, whatever it tells of a game."""

    game: Annotated[Literal["babylon"], Expected("babylon, or babel for 7 Wonders: Babel")] | None = Field(
        None, description="Which game: babylon, also where it is left out."
    )
    title: Text | None = Field(None, description="A name for the table.")
    edition: Annotated[Literal["fr", "nl", "zh-Hant", "zh-Hans"], NO_OTHER_EDITION] | None = Field(
        None, description="The rulebook that was played by; its own wording settles some open questions."
    )
    rulings: RulingsPart | None = Field(None, description="Answers to open questions, where not the default.")
    flowers: Flowers | None = Field(None, description="The four flower names, to find misspelt ones.")
    quarry: Quarry | None = Field(None, description=f"{QUARRY_ROWS}: what is visible, or whole stacks top first.")
    expect: ExpectPart | None = Field(None, description="What this file promises; for `babylon verify`.")


class TableDocument(Document):
    """A table of Babylon as it stands after, or during, a game."""

    model_config = ConfigDict(json_schema_extra=SOMETHING_DESCRIBED)

    players: Players | None = Field(None, description="The players, clockwise.")
    round: Level | None = Field(None, description="The round that is being played, from 1.")
    token: TokenWord | None = Field(None, description="The round token in force.")
    turn: None = Field(None, description="A turn, to be judged against this table.")
    rounds: Annotated[None, Expected("a list of rounds; the number of a round is `round`")] = Field(
        None, description="The rounds of a game that was written down."
    )
