"""The documents that a user writes: their keys, shapes and descriptions. The JSON Schema is made from these."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, cast, get_args

from babylon_cli.babylon.files.or_short import OrShort
from babylon_cli.babylon.files.other_languages import OTHER_EDITIONS
from babylon_cli.babylon.files.score_pads import ExpectedScore, ScorePad
from babylon_cli.babylon.files.values import (
    Cell,
    Corner,
    CornerWord,
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
from babylon_cli.reading.parts import AnswersPart, JsonSchema, Part, needed, optional, rulings_part
from babylon_cli.reading.values import (
    MOST_ENTRIES,
    Advice,
    Between,
    Count,
    Date,
    Expected,
    Length,
    Meant,
    RuleId,
    Spelled,
    Text,
    YesOrNo,
    in_any_case,
)
from babylon_cli.wording.spelling import nearest

CORNERS = get_args(CornerWord)

WHICH_WAY_IS_UP = "Row 1 is at the top, the far side as the owner sees the board; A1 is the far left corner."

QUARRY_ROWS = "Four rows of four, from north (row 1) to south, and in each from west (A) to east"


def _corners_in_small_letters(schema: JsonSchema) -> None:
    """Say that a corner may be written small, and no corner in both ways."""
    corners = cast("JsonSchema", schema["properties"])
    of_a_corner = cast("JsonSchema", corners[CORNERS[0]])
    schema["patternProperties"] = {f"^({'|'.join(CORNERS).lower()})$": {"anyOf": of_a_corner["anyOf"]}}
    schema["not"] = {"anyOf": [{"required": [corner, corner.lower()]} for corner in CORNERS]}


class ByCornerPart(Part):
    """Something about the four corners of a terrace, which may be written small, too."""

    schema_extra = staticmethod(_corners_in_small_letters)
    spelled_keys: ClassVar[Mapping[str | int, str]] = {corner.lower(): corner for corner in CORNERS}


class PillarsPart(ByCornerPart):
    """What stands under each corner of a terrace, where it is not what the levels tell."""

    example = "{NW: double}"

    NW: SupportWord | None = optional("The support under the north-west corner.")
    NE: SupportWord | None = optional("The support under the north-east corner.")
    SW: SupportWord | None = optional("The support under the south-west corner.")
    SE: SupportWord | None = optional("The support under the south-east corner.")


class CountsAsPart(ByCornerPart):
    """The icon that a round token let a spot count as, in the turn that the terrace was built."""

    example = "{NE: bridge}"

    NW: TokenIcon | None = optional("What the north-west spot counted as.")
    NE: TokenIcon | None = optional("What the north-east spot counted as.")
    SW: TokenIcon | None = optional("What the south-west spot counted as.")
    SE: TokenIcon | None = optional("What the south-east spot counted as.")


class TerracePart(Part):
    """One terrace on a garden."""

    example = "{at: C3, level: 1, flower: white, icons: S..F}"

    at: Cell = needed(f"The cell under its north-west corner, A1 to G7. {WHICH_WAY_IS_UP}")
    level: Level = needed("The storey that it lies on; 1 is the lowest.")
    flower: Flower | None = optional("Its flower; may be left out only if it is wholly hidden.")
    icons: Icons | None = optional(
        "The icons of its spots NW NE SW SE as it lies: S statue, F fountain, B bridge, T staircase, . none; "
        "or a list of four words."
    )
    material: Material | None = optional("Its back: clay, granite, basalt, or start.")
    belvedere: Corner | None = optional("The open corner that carries a belvedere.")
    pillars: PillarsPart | None = optional(
        "Supports that differ from what the levels tell: single, double, statue or none by corner."
    )
    counts_as: CountsAsPart | None = optional(
        "The spot that a round token let count as another icon, such as {NE: bridge}."
    )


class StoredTerracePart(Part):
    """The terrace in the notch."""

    example = "{flower: pink, icons: SF..}"

    flower: Flower | None = optional("Its flower.")
    icons: Icons | None = optional("Its icons, turned either way.")
    material: Material | None = optional("Its back: clay, granite, basalt, or start.")


StoredTerrace = Annotated[
    StoredTerracePart,
    OrShort(
        "stored",
        description="In one line, such as pink clay SF..: flower, material and four icon letters, in any order.",
    ),
    Expected("a terrace such as `pink clay SF..`, or its keys in braces, such as {{flower: pink, icons: SF..}}"),
]


class StoragePart(Part):
    """A player's storage zone."""

    example = "{pillars: 2}"

    pillars: Count | None = optional("Single pillars kept, 6 at most.")
    doubles: Count | None = optional("Double pillars kept: none may be.")
    terrace: StoredTerrace | None = optional("The terrace in the notch.")


ByLevel = Annotated[dict[LevelKey, Count | None], Expected("levels with how many, such as {{1: 2, 3: 1}}")]
ByTwoLevels = Annotated[dict[LevelPairKey, Count | None], Expected("pairs of levels with how many, such as {{1-2: 1}}")]
ByFlower = Annotated[dict[FlowerKey, Count | None], Expected("flowers with how many, such as {{white: 3}}")]


Holes = Annotated[
    int, Between(0, 64), Spelled("^([0-9]|[1-5][0-9]|6[0-4])$", int), Expected("a number of holes from 0 to 64")
]


class TallyPart(Part):
    """What a player counted in place of describing the garden: visible pieces only."""

    example = "{highest_terrace: 2, visible_holes: 40}"

    statues: ByLevel | None = optional("Visible statues by level, such as {1: 2, 3: 1}.")
    fountains: ByLevel | None = optional("Visible fountains by level.")
    bridges: ByLevel | None = optional("Visible bridges by level.")
    staircases: ByTwoLevels | None = optional("Visible staircases by the two levels that they link, such as {1-2: 1}.")
    flowers: ByFlower | None = optional("Visible terraces by flower, such as {white: 3, pink: 2}.")
    belvederes: Count | None = optional("Visible belvederes.")
    highest_terrace: Count = needed("The level of the highest terrace, 0 for none.")
    visible_holes: Holes | None = optional(
        "Holes of the board that are seen from above, 0 to 64; only a tie needs them."
    )


Terrace = Annotated[
    TerracePart,
    OrShort(
        "terrace",
        description=(
            "In one line, such as C3 1 white S..F NE clay: a cell, a level, a flower, four icon letters, the corner "
            "with a belvedere and a material, in any order."
        ),
    ),
    Expected("a terrace such as `C3 1 white S..F`, or its keys in braces, such as {{at: C3, level: 1, flower: white}}"),
]

Terraces = Annotated[
    list[Terrace], Length(most=MOST_ENTRIES), Expected("a list of terraces, such as [C3 1 white S..F]")
]
Spots = Annotated[list[Spot], Length(most=MOST_ENTRIES), Expected("a list of spots, such as [C3, D4]")]
SpotPairs = Annotated[list[SpotPair], Length(most=MOST_ENTRIES), Expected("a list of pairs of spots, such as [C5-E5]")]

GARDEN_KEYS = ("terraces", "statues", "fountains", "bridges", "staircases", "bare_pillars", "complete")
"""The keys that a tally takes the place of."""


def says_nothing_of_a_garden(keys: Mapping[str, Any]) -> bool:
    """Whether no key of a garden has a value; the empty lists of a blank file are none, but `terraces: []` is one."""
    return keys.get("terraces") is None and all([keys.get(key) in (None, []) for key in GARDEN_KEYS])


TALLY_EXCLUDES_GARDEN: JsonSchema = {
    "if": {"required": ["tally"], "properties": {"tally": {"type": "object"}}},
    "then": {"properties": {key: {"type": "null"} for key in GARDEN_KEYS}},
}


class PlayerPart(Part):
    """One player with the garden, or with a tally in its place."""

    example = "{name: Ana, flower: white}"

    schema_extra = TALLY_EXCLUDES_GARDEN

    name: Text = needed("The player's name; no two are alike.")
    flower: Flower = needed("The flower at the top right of the player's board.")
    terraces: Terraces | None = optional(f"The terraces on the garden, in any order. {WHICH_WAY_IS_UP}")
    statues: Spots | None = optional("Standing statues, such as C3; not those that are pillars.")
    fountains: SpotPairs | None = optional("Fountains by their two ends, such as D4-E4.")
    bridges: SpotPairs | None = optional("Bridges by their two ends, such as D4-F4.")
    staircases: SpotPairs | None = optional("Staircases by their two ends, such as E3-F3.")
    bare_pillars: Spots | None = optional("Standing pillars that carry nothing: a fault.")
    complete: YesOrNo | None = optional(
        "false when the garden was noted from above and hidden terraces may be missing."
    )
    tally: TallyPart | None = optional("Counted pieces in place of a garden; nothing is checked.")
    storage: StoragePart | None = optional("The storage zone: pillars and the terrace in the notch.")
    score_pad: ScorePad | None = optional(
        "What the players wrote on the pad: any rows, or a list of all. It is scored where no garden is; "
        "`terraces: []` is one."
    )


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

    take: Position = needed("The position of the tile, A1 to D4.")
    flower: Flower | None = optional("The flower of the player who digs.")
    token: TokenWord | None = optional("The round token in force.")
    pillars: Count = needed("The single pillars that it gives.")


TieBreak = Literal["none", "visible_holes", "shared"]


def _rule_meant(typed: str) -> str | None:
    """The rule that is meant by what was typed, if one is near."""
    from babylon_cli.babylon.rules.all_rules import RULES  # noqa: PLC0415 - only for a mistake

    return nearest(typed, RULES)


Promised = Annotated[RuleId, Meant(_rule_meant)]

A_LIST_OF_RULES = Expected("a list of rules, such as [bridge-gap]; [] for none")


class ExpectPart(Part):
    """What an example promises; `babylon verify` holds it to that."""

    example = "{violations: []}"

    violations: Annotated[list[Promised], A_LIST_OF_RULES] | None = optional(
        "Exactly the rules that are broken; [] for none."
    )
    warnings: Annotated[list[Promised], A_LIST_OF_RULES] | None = optional("Exactly the rules that warn.")
    scores: (
        Annotated[dict[str, ExpectedScore | None], Expected("players with their points, such as {{Ana: 31}}")] | None
    ) = optional("By player: the total, or rows of the pad.")
    winners: Annotated[list[Text], Expected("a list of names, such as [Ana]")] | None = optional(
        "The names of all winners."
    )
    tie_break: Annotated[TieBreak, in_any_case(TieBreak)] | None = optional(
        "What decided between players of equal points."
    )
    quarry: Annotated[list[ExpectedDigPart], Expected("a list of promises")] | None = optional("What digging gives.")


Flowers = Annotated[
    list[Flower], Length(most=MOST_ENTRIES), Expected("a list of flowers, such as [white, pink, sun, vine]")
]
Players = Annotated[list[PlayerPart], Length(most=MOST_ENTRIES), Expected("a list of players")]

SOMETHING_DESCRIBED: JsonSchema = {
    "anyOf": [
        {"required": ["players"], "properties": {"players": {"type": "array"}}},
        {"required": ["quarry"], "properties": {"quarry": {"type": "array"}}},
    ]
}


GameWord = Literal["babylon"]
ThisGame = Annotated[GameWord, in_any_case(GameWord), Expected("babylon, or babel for 7 Wonders: Babel")]

Edition = Literal["fr", "nl", "zh-Hant", "zh-Hans"]

NO_OTHER_EDITION = Advice("leave it out at an English or German table: no other rulebook is known")


class Document(Part):
    """What every document may say, whatever it tells of a game."""

    game: ThisGame | None = optional("Which game: babylon, also where it is left out.")
    title: Text | None = optional("A name for the table.")
    date: Date | None = optional("When it was played, such as 2026-11-28 or 2026-11-28 20:15+01:00.")
    place: Text | None = optional("Where it was played.")
    notes: Text | None = optional("What else to keep of it, in one line or several.")
    edition: Annotated[Edition, in_any_case(Edition), OTHER_EDITIONS, NO_OTHER_EDITION] | None = optional(
        "The rulebook that was played by; its own wording settles some open questions."
    )
    rulings: RulingsPart | None = optional("Answers to open questions, where not the default.")
    flowers: Flowers | None = optional("The four flower names, to find misspelt ones.")
    quarry: Quarry | None = optional(f"{QUARRY_ROWS}: what is visible, or whole stacks top first.")
    expect: ExpectPart | None = optional("What this file promises; for `babylon verify`.")


class TableDocument(Document):
    """A table of Babylon as it stands after, or during, a game."""

    schema_extra = SOMETHING_DESCRIBED

    players: Players | None = optional("The players, clockwise.")
    round: Level | None = optional("The round that is being played, from 1.")
    token: TokenWord | None = optional("The round token in force.")
    turn: None = optional("A turn, to be judged against this table.")
    rounds: Annotated[None, Expected("a list of rounds; the number of a round is `round`")] = optional(
        "The rounds of a game that was written down."
    )
