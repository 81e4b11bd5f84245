"""The kinds of value that a file of Babylon holds, each with its pattern and with what a message says was expected."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from babylon_cli.babylon.files.other_languages import CORNERS, ICONS, MATERIALS
from babylon_cli.reading.values import Advice, Expected

FLOWER_PATTERN = r"^[^\s>\x00-\x1f\x7f]+$"

Flower = Annotated[
    Annotated[str, StringConstraints(pattern=FLOWER_PATTERN)] | int, Expected("a flower: one word, such as white")
]

Cell = Annotated[
    str,
    StringConstraints(pattern=r"^[A-Ha-h][1-8]$"),
    Expected("a cell from A1 to H8: a column A to H and a row 1 to 8, such as C3"),
]

SPOT_PATTERN = r"[A-Ha-h][1-8](@(0|[1-9][0-9]?))?"

Spot = Annotated[
    str,
    StringConstraints(pattern=f"^{SPOT_PATTERN}$"),
    Expected("a spot: a cell such as C3, or C3@1 for a terrace that is not the topmost"),
]

SpotPair = Annotated[
    str,
    StringConstraints(pattern=f"^{SPOT_PATTERN}-{SPOT_PATTERN}$"),
    Expected("the two ends joined by a hyphen, such as D4-E4 or E3@2-F3@1"),
    Advice("write the two ends of a piece in one entry, such as [D4-E4]"),
]

Level = Annotated[int, Field(ge=1, le=99), Expected("a level: a whole number from 1 to 99")]

IconWord = Annotated[
    Literal["none", "statue", "fountain", "bridge", "staircase"],
    Expected("none, statue, fountain, bridge or staircase"),
    ICONS,
]

Icons = Annotated[
    Annotated[str, StringConstraints(pattern=r"^[SFBT.]{4}$")]
    | Annotated[list[IconWord], Field(min_length=4, max_length=4)],
    Expected("four of S F B T . for the spots NW NE SW SE, such as S..F, or a list of four words"),
]

TokenIcon = Annotated[
    Literal["statue", "fountain", "bridge", "staircase"], Expected("statue, fountain, bridge or staircase"), ICONS
]

Corner = Annotated[
    Literal["NW", "NE", "SW", "SE"],
    Expected("a corner: NW, NE, SW or SE"),
    CORNERS,
    Advice("north is the far side of the board: NW is far left, SE is near right"),
]

SupportWord = Annotated[
    Literal["single", "double", "statue", "none"], Expected("a support: single, double, statue or none")
]

Material = Annotated[
    Literal["clay", "granite", "basalt", "start"], Expected("a material: clay, granite, basalt or start"), MATERIALS
]

TILE_PATTERN = r"(clay|granite|basalt)( +[^\s>\x00-\x1f\x7f]+)?( +[SFBT.]{4})?"

Stack = Annotated[
    str,
    StringConstraints(pattern=f"^(floor|{TILE_PATTERN}( *> *{TILE_PATTERN})*)$"),
    Expected(
        "floor, or a material with its flower and icons if known, such as `clay white S..F`; "
        "a stack top first, such as `clay white > granite pink`"
    ),
]

QuarryRow = Annotated[
    list[Stack], Field(min_length=4, max_length=4), Expected("a row of four stacks, from west to east")
]

Quarry = Annotated[
    list[QuarryRow], Field(min_length=4, max_length=4), Expected("four rows of four stacks, from north to south")
]

Position = Annotated[
    str,
    StringConstraints(pattern=r"^[A-Da-d][1-4]$"),
    Expected("a quarry position from A1 to D4: a column A to D and a row 1 to 4"),
]


TokenWord = Annotated[
    Literal["none", "single", "double", "icon-swap", "blank-icon", "flower-double", "minus-one"],
    Expected("a round token: none, single, double, icon-swap, blank-icon, flower-double or minus-one"),
]

FlowerKey = Annotated[
    str, StringConstraints(pattern=FLOWER_PATTERN), Expected("a flower as key: one word, such as `white: 3`")
]

LevelKey = Annotated[
    str, StringConstraints(pattern=r"^[1-9][0-9]?$"), Expected("a level from 1 to 99 as key, such as `2: 3`")
]

LevelPairKey = Annotated[
    str,
    StringConstraints(pattern=r"^[1-9][0-9]?-[1-9][0-9]?$"),
    Expected("the two levels of a staircase as key, such as `1-2: 1`"),
]
