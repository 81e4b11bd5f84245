"""What is published besides the rules and the rulings, and its places in the rulebooks: no words, those are texts."""

from typing import NamedTuple

from babylon_cli.babylon.rulebooks import DIGGING, END_OF_ROUND, SCORING, TERRACE_TILES, TOKENS, Place, cited
from babylon_cli.judging.about import Source


class Topic(NamedTuple):
    """Something that is explained by a text of its own."""

    kind: str
    """The folder of its text: pad, tokens or topics."""
    name: str
    sources: tuple[Source, ...]


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
    "total": (SCORING.at(f"{ADDING_UP}, 1st sentence", zh_hans=f"{ADDING_UP_ZH_HANS}, 1st sentence"),),
}
"""The rows of the pad, and its last line."""

ROUND_TOKENS = {
    "single": "1st point",
    "double": "2nd point",
    "icon-swap": "3rd point",
    "blank-icon": "4th point",
    "flower-double": "5th point",
    "minus-one": "6th point",
}
"""Where each round token is described; the one that does nothing is not."""

TOPICS: dict[str, Topic] = {
    topic.name: topic
    for topic in (
        *[Topic("pad", name, cited(*places)) for name, places in PAD.items()],
        *[
            Topic("tokens", name, cited(TOKENS.at(point), END_OF_ROUND.at("1st and 2nd paragraphs")))
            for name, point in ROUND_TOKENS.items()
        ],
        Topic(
            "topics",
            "digging",
            cited(
                DIGGING.at("1st paragraph and the four points"),
                DIGGING.at(
                    "Exemple, items 1 to 6", "Voorbeeld, items 1 to 6", "範例, items 1 to 6", "示例, items 1 to 6"
                ),
                TOKENS.at("1st, 2nd, 5th and 6th points"),
            ),
        ),
        Topic(
            "topics",
            "tie-break",
            SCORING.at(
                f"{ADDING_UP}, 2nd and 3rd sentences",
                f"{ADDING_UP}, 2nd to 5th sentences",
                zh_hans=f"{ADDING_UP_ZH_HANS}, 2nd and 3rd sentences",
            ),
        ),
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
