"""The kinds of value that a file of Babylon holds: pattern, what a message says was expected, and house spelling."""

import re
from functools import lru_cache
from typing import Annotated, Literal, get_args

from babylon_cli.babylon.files.other_languages import (
    CORNERS,
    MATERIALS,
    OTHER_CORNERS,
    OTHER_ICONS,
    OTHER_MATERIALS,
    SUPPORTS,
    TOKENS,
)
from babylon_cli.babylon.files.other_languages import ICONS as ICONS_ELSEWHERE
from babylon_cli.babylon.table.turn import Token
from babylon_cli.reading.values import (
    Advice,
    Between,
    Expected,
    Joined,
    Length,
    Matching,
    Meant,
    Spelled,
    in_any_case,
    meanings,
    pattern_in_any_case,
)

FLOWER_PATTERN = r"^[^\s>\x00-\x1f\x7f]+$"

Flower = Annotated[Annotated[str, Matching(FLOWER_PATTERN)] | int, Expected("a flower: one word, such as white")]

CELL = "[A-H][1-8]"
CELL_AS_TYPED = "([A-Ha-h][1-8]|[1-8][A-Ha-h])"


def house_cell(typed: str) -> str:
    """A cell or a quarry position with its column in capitals and first, such as C6 for 6c."""
    upper = typed.upper()
    return upper[::-1] if upper[0].isdigit() else upper


Cell = Annotated[
    str,
    Matching(f"^{CELL}$"),
    Spelled(f"^{CELL_AS_TYPED}$", house_cell),
    Expected("a cell from A1 to H8: a column A to H and a row 1 to 8, such as C3"),
]

AT_LEVEL = "(@(0|[1-9][0-9]?))?"
SPOT = CELL + AT_LEVEL
SPOT_AS_TYPED = CELL_AS_TYPED + AT_LEVEL


def house_spot(typed: str) -> str:
    """A spot with its cell as the house spells it."""
    return house_cell(typed[:2]) + typed[2:]


Spot = Annotated[
    str,
    Matching(f"^{SPOT}$"),
    Spelled(f"^{SPOT_AS_TYPED}$", house_spot),
    Expected("a spot: a cell such as C3, or C3@1 for a terrace that is not the topmost"),
]

DASH = r" *[-\u2010-\u2015\u2212] *"
"""A hyphen, or what a phone makes of one: a dash of any length, a hyphen that does not break, a minus; with spaces."""


def house_pair(typed: str) -> str:
    """Two spots joined by a hyphen alone."""
    return "-".join([house_spot(spot) for spot in re.split(DASH, typed)])


SpotPair = Annotated[
    str,
    Joined(Spot, f"^{SPOT}-{SPOT}$"),
    Spelled(f"^{SPOT_AS_TYPED}{DASH}{SPOT_AS_TYPED}$", house_pair),
    Expected("the two ends joined by a hyphen, such as D4-E4 or E3@2-F3@1"),
    Advice("write the two ends of a piece in one entry, such as [D4-E4]"),
]

Level = Annotated[int, Between(1, 99), Spelled("^[1-9][0-9]?$", int), Expected("a level: a whole number from 1 to 99")]

ICON_WORDS = {".": "none", "S": "statue", "F": "fountain", "B": "bridge", "T": "staircase"}
"""The word of each letter."""


MEANT_ICONS = meanings(ICONS_ELSEWHERE)


def house_icon(typed: str) -> str:
    """The word of an icon, typed as its letter or as its word in whichever language."""
    lower = typed.lower()
    return ICON_WORDS.get(typed.upper()) or MEANT_ICONS.get(lower, lower)


def icon_as_typed(letters: str) -> Spelled:
    """One of these letters, or its word in whichever language, in whatever case."""
    elsewhere = {ICON_WORDS[letter]: ICONS_ELSEWHERE[ICON_WORDS[letter]] for letter in letters}
    words = [
        pattern_in_any_case(word) for each, others in elsewhere.items() for word in (each, *meanings({each: others}))
    ]
    either_case = letters + letters.replace(".", "").lower()
    return Spelled(f"^([{either_case}]|{'|'.join(words)})$", house_icon, elsewhere)


IconWord = Annotated[
    Literal["none", "statue", "fountain", "bridge", "staircase"],
    icon_as_typed("SFBT."),
    Expected("none, statue, fountain, bridge or staircase"),
    OTHER_ICONS,
]

ICONS = "[SFBT.]{4}"
ICONS_AS_TYPED = "[SFBTsfbt.]{4}"

ICONS_WITH_OTHER_SIGNS = r"(?=.*[SFBTsfbt])(?=.*[^SFBTsfbt])[SFBTsfbt.…·•*_–—-]{2,5}"
"""Letters of icons with other signs between them than a dot, such as those that a phone makes of dots and hyphens."""


def icons_meant(typed: str) -> str | None:
    """The icons that are meant by letters with other signs between them, such as `S--F`; None where it is unsure."""
    if not re.fullmatch(ICONS_WITH_OTHER_SIGNS, typed):
        return None
    for dots in ("..", "..."):
        icons = re.sub("[^SFBT.]", ".", typed.upper().replace("…", dots))
        if len(icons) == len("S..F"):
            return icons
    return None


Icons = Annotated[
    Annotated[str, Matching(f"^{ICONS}$"), Spelled(f"^{ICONS_AS_TYPED}$", str.upper)]
    | Annotated[list[IconWord], Length(4, 4)],
    Expected("four of S F B T . for the spots NW NE SW SE, such as S..F, or a list of four words"),
    Meant(icons_meant),
]

TokenIcon = Annotated[
    Literal["statue", "fountain", "bridge", "staircase"],
    icon_as_typed("SFBT"),
    Expected("statue, fountain, bridge or staircase"),
    OTHER_ICONS,
]

CornerWord = Literal["NW", "NE", "SW", "SE"]

Corner = Annotated[
    CornerWord,
    in_any_case(CornerWord, CORNERS),
    Expected("a corner: NW, NE, SW or SE"),
    OTHER_CORNERS,
    Advice("north is the far side of the board: NW is far left, SE is near right"),
]

Support = Literal["single", "double", "statue", "none"]

SupportWord = Annotated[Support, in_any_case(Support, SUPPORTS), Expected("a support: single, double, statue or none")]

Back = Literal["clay", "granite", "basalt", "start"]

Material = Annotated[
    Back, in_any_case(Back, MATERIALS), Expected("a material: clay, granite, basalt or start"), OTHER_MATERIALS
]

QuarryBack = Literal["clay", "granite", "basalt"]

QUARRY_MATERIALS = {word: MATERIALS[word] for word in get_args(QuarryBack)}

MEANT_MATERIALS = meanings(QUARRY_MATERIALS)

QuarryMaterial = Annotated[
    QuarryBack, in_any_case(QuarryBack, QUARRY_MATERIALS), Expected("a material: clay, granite or basalt")
]

FLOOR_AS_TYPED = pattern_in_any_case("floor")
BACK_AS_TYPED = "|".join([pattern_in_any_case(word) for word in (*QUARRY_MATERIALS, *MEANT_MATERIALS)])
TILE_AS_TYPED = rf"({BACK_AS_TYPED})( +[^\s>\x00-\x1f\x7f]+)?( +{ICONS_AS_TYPED})?"

STACK_AS_TYPED = f"^({FLOOR_AS_TYPED}|{TILE_AS_TYPED}( *> *{TILE_AS_TYPED})*)$"

USUAL_TILE = r"(clay|granite|basalt)( [^\s>\x00-\x1f\x7f]+ [SFBT.]{4}| [^\s>.\x00-\x1f\x7f]+| [SFBT.]{4})?"
USUAL_STACK = f"{USUAL_TILE}( > {USUAL_TILE})*"
"""Nearly every stack: its flowers stand before icons, or have no dot, for with one they might be icons themselves."""


@lru_cache(maxsize=1024)
def house_stack(typed: str) -> str:
    """A stack with each word as the house spells it and one space between them; flowers stay as they are."""
    return " > ".join([_house_tile(*tile.split()) for tile in typed.split(">")])


def _house_tile(material: str, *words: str) -> str:
    """One tile of a stack. A word alone that is no more than four small letters is a flower, such as sfbt."""
    back = material.lower()
    spelled = [MEANT_MATERIALS.get(back, back), *words]
    if words and re.fullmatch(ICONS_AS_TYPED, words[-1]) and (len(words) == MOST_WORDS or "." in words[-1]):
        spelled[-1] = words[-1].upper()
    return " ".join(spelled)


MOST_WORDS = 2
"""How many words may follow the material of a tile: its flower and its icons."""

Stack = Annotated[
    str,
    Matching("^floor$"),
    Spelled(STACK_AS_TYPED, house_stack, usual=USUAL_STACK),
    Expected(
        "floor, or a material with its flower and icons if known, such as `clay white S..F`; "
        "a stack top first, such as `clay white > granite pink`"
    ),
]

QuarryRow = Annotated[list[Stack], Length(4, 4), Expected("a row of four stacks, from west to east")]

Quarry = Annotated[list[QuarryRow], Length(4, 4), Expected("four rows of four stacks, from north to south")]

Position = Annotated[
    str,
    Matching("^[A-D][1-4]$"),
    Spelled("^([A-Da-d][1-4]|[1-4][A-Da-d])$", house_cell),
    Expected("a quarry position from A1 to D4: a column A to D and a row 1 to 4"),
]

TokenWord = Annotated[
    Token,
    in_any_case(Token, TOKENS),
    Expected("a round token: none, single, double, icon-swap, blank-icon, flower-double or minus-one"),
]

FlowerKey = Annotated[str, Matching(FLOWER_PATTERN), Expected("a flower as key: one word, such as `white: 3`")]

LevelKey = Annotated[str, Matching(r"^[1-9][0-9]?$"), Expected("a level from 1 to 99 as key, such as `2: 3`")]

LevelPairKey = Annotated[
    str,
    Joined(LevelKey, "^[1-9][0-9]?-[1-9][0-9]?$"),
    Expected("the two levels of a staircase as key, such as `1-2: 1`"),
]
