"""What is published besides the rules and the rulings, and its places in the rulebooks: no words, those are texts."""

from babylon_cli.babylon.rulebooks import (
    BOARDS,
    COURSE,
    DECORATIONS,
    DIGGING,
    END_OF_GAME,
    END_OF_ROUND,
    INTRODUCTION,
    PRINTED_ICONS,
    ROWS_ADDED_UP,
    SCORING,
    SET_UP,
    STORING,
    TERRACE_TILES,
    TERRACES,
    TOKENS,
    Place,
    cited,
)
from babylon_cli.judging.about import Topic

SEEN_FROM_ABOVE = SCORING.at("1st paragraph")
ADDING_UP = "the paragraph after the 8th point"
ADDING_UP_ZH_HANS = "the paragraph on adding up the points"

PAD: dict[str, tuple[Place, ...]] = {
    "statues": (
        SEEN_FROM_ABOVE,
        SCORING.at("1st point, Statues", "1st point, Standbeelden", "1st point, 雕像", "the point 雕塑"),
    ),
    "fountains": (
        SEEN_FROM_ABOVE,
        SCORING.at("2nd point, Fontaines", "2nd point, Fontein", "2nd point, 噴泉", "the point 喷泉"),
    ),
    "bridges": (
        SEEN_FROM_ABOVE,
        SCORING.at("3rd point, Ponts", "3rd point, Bruggen", "3rd point, 橋樑", "the point 小桥"),
    ),
    "staircases": (
        SEEN_FROM_ABOVE,
        SCORING.at("4th point, Escaliers", "4th point, Trappen", "4th point, 階梯", "the point 阶梯"),
    ),
    "decoration_sets": (
        SEEN_FROM_ABOVE,
        SCORING.at(
            "5th point, Diversité des éléments de décor",
            "5th point, Decoratieve elementen",
            "5th point, 裝飾物多樣性",
            "the point 成套的装饰性物件",
        ),
    ),
    "flower_sets": (
        SEEN_FROM_ABOVE,
        SCORING.at("6th point, Fleurs", "6th point, Bloemen", "6th point, 花朵", "the point 花朵图案"),
        TERRACE_TILES.at("4th paragraph", zh_hans="the sentence on the 4 start terraces"),
    ),
    "belvederes": (
        SEEN_FROM_ABOVE,
        SCORING.at("7th point, Belvédère", "7th point, Belvédères", "7th point, 觀景亭", "the point 观景台"),
    ),
    "highest_terrace": (
        SCORING.at("8th point, Point culminant", "8th point, Panorama", "8th point, 最高層級", "the point 高度分"),
    ),
    "total": (ROWS_ADDED_UP,),
}
"""The rows of the pad, and its last line."""

TURNED_OVER = END_OF_ROUND.at("1st and 2nd paragraphs")

ROUND_TOKENS: dict[str, tuple[Place, ...]] = {
    "single": (TOKENS.at("1st point"), TURNED_OVER),
    "double": (TOKENS.at("2nd point"), TURNED_OVER),
    "icon-swap": (TOKENS.at("3rd point"), TURNED_OVER),
    "blank-icon": (TOKENS.at("4th point"), TURNED_OVER),
    "flower-double": (TOKENS.at("5th point"), TURNED_OVER),
    "minus-one": (TOKENS.at("6th point"), TURNED_OVER),
    "none": (TURNED_OVER,),
}
"""Where each round token is described; the one that does nothing is not, but where an effect is spoken of."""

AT_THE_TABLE: dict[str, tuple[Place, ...]] = {
    "course": (
        INTRODUCTION.at("1st and 2nd paragraphs"),
        COURSE.at("1st and 2nd paragraphs", zh_hant="1st paragraph"),
        COURSE.at("the three steps"),
    ),
    "set-up": (SET_UP.at("steps 1 to 6"), SCORING.at("Conseil", "Tip", "提示", "提示")),
    "first-player": (
        SET_UP.at("step 5, 4th sentence", zh_hant="step 5, 3rd sentence", zh_hans="step 5, 4th and 5th sentences"),
        SET_UP.at("step 6"),
        END_OF_ROUND.at("3rd paragraph"),
    ),
    "terraces": (
        TERRACE_TILES.at("1st paragraph", zh_hans="the sentence on the two sides"),
        TERRACE_TILES.at("2nd paragraph", zh_hans="the sentence on the symbols and the flower"),
        TERRACE_TILES.at("3rd paragraph", zh_hans="the sentence on the same symbols on both sides"),
        TERRACE_TILES.at("4th paragraph", zh_hans="the sentence on the 4 start terraces"),
        TERRACE_TILES.at("5th paragraph", zh_hans="the sentence on the three materials"),
        TERRACE_TILES.at("6th paragraph", zh_hans="the sentence on 2, 3 and 4 symbols"),
        TERRACE_TILES.at("7th paragraph", zh_hans="the sentence on the four garden sides"),
    ),
    "boards": (BOARDS.at("1st paragraph"), BOARDS.at("1st and 2nd points"), BOARDS.at("the caption on the flower")),
    "digging": (
        DIGGING.at("1st and 2nd paragraphs"),
        DIGGING.at("the four points"),
        DIGGING.at("Exemple", "Voorbeeld", "範例", "示例"),
        TOKENS.at("1st, 2nd, 5th and 6th points"),
    ),
    "building": (
        TERRACES.at("1st to 6th paragraphs"),
        TERRACES.at("1st to 3rd points"),
        TERRACES.at(
            "Attention, 1st to 3rd points", *[f"{word}, 1st to 3rd points" for word in ("Opmerking", "注意", "注意")]
        ),
    ),
    "decorations": (
        DECORATIONS.at("1st paragraph", zh_hans="the sentence on looking and taking for free"),
        DECORATIONS.at("", zh_hans="the sentence on the terraces of this round"),
        PRINTED_ICONS,
        DECORATIONS.at("3rd paragraph", zh_hans="the sentence on the rules of each piece"),
    ),
    "discards": (
        COURSE.at("the three steps, 3rd", zh_hant="step C", zh_hans="step C"),
        STORING.at("1st to 4th paragraphs"),
    ),
    "end-of-round": (TURNED_OVER, END_OF_ROUND.at("3rd paragraph")),
    "tokens": (
        SET_UP.at("step 5, 1st to 3rd sentences", zh_hant="step 5, 1st and 2nd sentences"),
        TURNED_OVER,
        TOKENS.at("1st to 6th points"),
    ),
    "end-of-game": (END_OF_GAME.at("1st and 2nd paragraphs"),),
    "tie-break": (
        SCORING.at(
            f"{ADDING_UP}, 2nd and 3rd sentences",
            f"{ADDING_UP}, 2nd to 5th sentences",
            zh_hans=f"{ADDING_UP_ZH_HANS}, 2nd and 3rd sentences",
        ),
    ),
}
"""What is not judged by one rule, in the order of a game."""

TOPICS: dict[str, Topic] = {
    topic.name: topic
    for topic in (
        *[Topic("pad", name, cited(*places)) for name, places in PAD.items()],
        *[Topic("tokens", name, cited(*places)) for name, places in ROUND_TOKENS.items()],
        *[Topic("topics", name, cited(*places)) for name, places in AT_THE_TABLE.items()],
    )
}
"""By name."""

SETTLED = (
    "three-pillars",
    "spot-under-a-belvedere",
    "belvedere-is-no-decoration",
    "decorations-are-optional",
    "decorations-stay",
    "forgotten-decoration",
    "two-terraces-in-a-turn",
    "statue-becomes-a-pillar",
    "line-of-statues-is-not-blocked",
    "terraces-may-be-turned",
    "back-to-a-lower-storey",
    "hidden-terrace-carries-a-storey",
    "hidden-terrace-is-lost",
    "changed-icon-does-not-last",
    "statues-in-a-diagonal",
    "garden-side-up",
    "order-of-a-turn",
    "no-pillars-at-setup",
    "limit-at-the-end-of-a-turn",
    "built-pillars-stay",
)
"""The questions that the toolkit holds settled, in the order in which they are told."""
