"""What is published about the rows of the score pad, the tie-break and digging."""

from typing import NamedTuple

from babylon_cli.babylon import rulebooks
from babylon_cli.babylon.rulebooks import cited
from babylon_cli.judging.about import About, Source


class RowAbout(NamedTuple):
    """How one row of the pad is counted, in our own words."""

    key: str
    label: str
    notation: str
    text: str
    sources: tuple[Source, ...]


PAD_ROWS = (
    RowAbout(
        key="statues",
        label="Statues",
        notation="1/1",
        text=(
            "A statue is worth the number of its storey: 1 on storey 1, 3 on storey 3. A statue that carries a "
            "terrace is a pillar and worth nothing. A statue that a terrace hides is worth nothing either."
        ),
        sources=(
            Source("fr", "Décompte final", "1st paragraph"),
            Source("fr", "Décompte final", "1st point, Statues"),
            Source("nl", "Eindtelling", "1st paragraph"),
            Source("nl", "Eindtelling", "1st point, Standbeelden"),
            Source("zh-Hant", "最終計分", "1st paragraph"),
            Source("zh-Hant", "最終計分", "1st point, 雕像"),
            Source("zh-Hans", "终局计分", "1st paragraph"),
            Source("zh-Hans", "终局计分", "the point 雕塑"),
        ),
    ),
    RowAbout(
        key="fountains",
        label="Fountains",
        notation="3/1",
        text=(
            "A fountain is worth three times the number of its storey: 3 on storey 1, 6 on storey 2. It counts in "
            "full while one of its two cells is visible from above."
        ),
        sources=(
            Source("fr", "Décompte final", "1st paragraph"),
            Source("fr", "Décompte final", "2nd point, Fontaines"),
            Source("nl", "Eindtelling", "1st paragraph"),
            Source("nl", "Eindtelling", "2nd point, Fontein"),
            Source("zh-Hant", "最終計分", "1st paragraph"),
            Source("zh-Hant", "最終計分", "2nd point, 噴泉"),
            Source("zh-Hans", "终局计分", "1st paragraph"),
            Source("zh-Hans", "终局计分", "the point 喷泉"),
        ),
    ),
    RowAbout(
        key="bridges",
        label="Bridges",
        notation="3/1",
        text=(
            "A bridge is counted like a fountain: three times the number of its storey. It counts in full while one "
            "of its three cells is visible from above, the middle one included. That the middle is part of the "
            "bridge is our reading."
        ),
        sources=(
            Source("fr", "Décompte final", "1st paragraph"),
            Source("fr", "Décompte final", "3rd point, Ponts"),
            Source("nl", "Eindtelling", "1st paragraph"),
            Source("nl", "Eindtelling", "3rd point, Bruggen"),
            Source("zh-Hant", "最終計分", "1st paragraph"),
            Source("zh-Hant", "最終計分", "3rd point, 橋樑"),
            Source("zh-Hans", "终局计分", "1st paragraph"),
            Source("zh-Hans", "终局计分", "the point 小桥"),
        ),
    ),
    RowAbout(
        key="staircases",
        label="Staircases",
        notation="1+1",
        text=(
            "Add the two storeys that a staircase joins: from storey 1 to storey 2 it is worth 3, from 2 to 3 it is "
            "worth 5. It counts in full while one of its two cells is visible from above."
        ),
        sources=(
            Source("fr", "Décompte final", "1st paragraph"),
            Source("fr", "Décompte final", "4th point, Escaliers"),
            Source("nl", "Eindtelling", "1st paragraph"),
            Source("nl", "Eindtelling", "4th point, Trappen"),
            Source("zh-Hant", "最終計分", "1st paragraph"),
            Source("zh-Hant", "最終計分", "4th point, 階梯"),
            Source("zh-Hans", "终局计分", "1st paragraph"),
            Source("zh-Hans", "终局计分", "the point 阶梯"),
        ),
    ),
    RowAbout(
        key="decoration_sets",
        label="Decorations",
        notation="4",
        text=(
            "Make sets of one statue, one fountain, one bridge and one staircase. Each full set is worth 4, and the "
            "number of sets is that of the kind you have fewest of. Only visible decorations count, on whatever "
            "storey."
        ),
        sources=(
            Source("fr", "Décompte final", "1st paragraph"),
            Source("fr", "Décompte final", "5th point, Diversité des éléments de décor"),
            Source("nl", "Eindtelling", "1st paragraph"),
            Source("nl", "Eindtelling", "5th point, Decoratieve elementen"),
            Source("zh-Hant", "最終計分", "1st paragraph"),
            Source("zh-Hant", "最終計分", "5th point, 裝飾物多樣性"),
            Source("zh-Hans", "终局计分", "1st paragraph"),
            Source("zh-Hans", "终局计分", "the point 成套的装饰性物件"),
        ),
    ),
    RowAbout(
        key="flower_sets",
        label="Flowers",
        notation="4",
        text=(
            "Make sets of four terraces with four different flowers. Each full set is worth 4, and a terrace is in "
            "one set only. A terrace counts if any part of it is visible from above, the start terrace too. The "
            "last two points are our reading of the word set and of the section on terraces."
        ),
        sources=(
            Source("fr", "Décompte final", "1st paragraph"),
            Source("fr", "Décompte final", "6th point, Fleurs"),
            Source("fr", "Description des tuiles Terrasse", "4th paragraph"),
            Source("nl", "Eindtelling", "1st paragraph"),
            Source("nl", "Eindtelling", "6th point, Bloemen"),
            Source("nl", "Terrastegels", "4th paragraph"),
            Source("zh-Hant", "最終計分", "1st paragraph"),
            Source("zh-Hant", "最終計分", "6th point, 花朵"),
            Source("zh-Hant", "露臺板塊", "4th paragraph"),
            Source("zh-Hans", "终局计分", "1st paragraph"),
            Source("zh-Hans", "终局计分", "the point 花朵图案"),
            Source("zh-Hans", "露台板块", "the sentence on the 4 start terraces"),
        ),
    ),
    RowAbout(
        key="belvederes",
        label="Belvederes",
        notation="1",
        text=(
            "A belvedere is worth 1, on whatever storey it is. One that a terrace hides is worth nothing: this is "
            "our ruling hidden_belvedere, and only the simplified Chinese book says it outright."
        ),
        sources=(
            Source("fr", "Décompte final", "1st paragraph"),
            Source("fr", "Décompte final", "7th point, Belvédère"),
            Source("nl", "Eindtelling", "1st paragraph"),
            Source("nl", "Eindtelling", "7th point, Belvédères"),
            Source("zh-Hant", "最終計分", "1st paragraph"),
            Source("zh-Hant", "最終計分", "7th point, 觀景亭"),
            Source("zh-Hans", "终局计分", "1st paragraph"),
            Source("zh-Hans", "终局计分", "the point 观景台"),
        ),
    ),
    RowAbout(
        key="highest_terrace",
        label="Highest terrace",
        notation="×2",
        text=(
            "Double the number of the storey on which your highest terrace lies: 2 for storey 1, 4 for storey 2, 6 "
            "for storey 3. It is counted once, however many terraces lie up there. A garden without a terrace has "
            "nothing here."
        ),
        sources=(
            Source("fr", "Décompte final", "8th point, Point culminant"),
            Source("nl", "Eindtelling", "8th point, Panorama"),
            Source("zh-Hant", "最終計分", "8th point, 最高層級"),
            Source("zh-Hans", "终局计分", "the point 高度分"),
        ),
    ),
)

TOTAL = RowAbout(
    key="total",
    label="TOTAL",
    notation="",
    text="Add the eight rows. Whoever has the most points has won.",
    sources=(
        Source("fr", "Décompte final", "the paragraph after the 8th point, 1st sentence"),
        Source("nl", "Eindtelling", "the paragraph after the 8th point, 1st sentence"),
        Source("zh-Hant", "最終計分", "the paragraph after the 8th point, 1st sentence"),
        Source("zh-Hans", "终局计分", "the paragraph on adding up the points, 1st sentence"),
    ),
)

TIE_BREAK = (
    "Most points wins. When the best are tied, the larger garden wins: each of them counts the holes of the board "
    "that no terrace covers, seen from above, and the one with the fewest wins. A bridge over a hole does not cover "
    "it; that is our reading, for the books speak only of holes that can be seen. Players who are tied even then "
    "share the victory."
)

TIE_BREAK_SOURCES = (
    Source("fr", "Décompte final", "the paragraph after the 8th point, 2nd and 3rd sentences"),
    Source("nl", "Eindtelling", "the paragraph after the 8th point, 2nd to 5th sentences"),
    Source("zh-Hant", "最終計分", "the paragraph after the 8th point, 2nd and 3rd sentences"),
    Source("zh-Hans", "终局计分", "the paragraph on adding up the points, 2nd and 3rd sentences"),
)

DIGGING = About(
    id="digging",
    subject="quarry",
    sources=cited(
        rulebooks.DIGGING.at("1st paragraph and the four points"),
        rulebooks.DIGGING.at(
            "Exemple, items 1 to 6", "Voorbeeld, items 1 to 6", "範例, items 1 to 6", "示例, items 1 to 6"
        ),
        rulebooks.TOKENS.at("1st, 2nd, 5th and 6th points"),
    ),
)
