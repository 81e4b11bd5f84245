"""Clay has two icons, granite three and basalt four."""

from collections.abc import Iterator

from babylon_cli.rules.about import About, Source
from babylon_cli.rules.finding import Fault
from babylon_cli.rules.rule import GardenRule
from babylon_cli.table.layout import Layout
from babylon_cli.table.pieces import ICONS_OF_MATERIAL, Icon
from babylon_cli.table.rulings import Rulings

ABOUT = About(
    id="terrace-icons",
    subject="terraces",
    summary="Clay has two icons, granite three and basalt four.",
    text=(
        "The material tells how many of the four spots have an icon. Clay has two icons, granite has three, and on "
        "basalt every spot has one. A start terrace has no material side, and no book says how many icons it has."
    ),
    broken_when=(
        "The material of a terrace is clay, granite or basalt, its icons are given, and there are not 2 for clay, 3 "
        "for granite or 4 for basalt. A start terrace is not judged, nor is a terrace whose material or icons are "
        "not given."
    ),
    sources=(
        Source("fr", "Description des tuiles Terrasse", "6th paragraph"),
        Source("fr", "B. Construire, 1. Tuile Terrasse", "4th paragraph"),
        Source("nl", "Terrastegels", "6th paragraph"),
        Source("nl", "B. Bouwen, 1. Terrastegels", "4th paragraph"),
        Source("zh-Hant", "露臺板塊", "6th paragraph"),
        Source("zh-Hant", "B. 建造, 1. 露臺板塊", "4th paragraph"),
        Source("zh-Hans", "露台板块", "the sentence on 2, 3 and 4 symbols"),
        Source("zh-Hans", "B. 建造, 1. 露台板块", "4th paragraph"),
    ),
    editions="",
    rulings=(),
    judges="position",
)

BLANK = Icon.NONE


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every terrace whose icons are not as many as its material shows."""
    for terrace in layout.terraces:
        if terrace.material is None or terrace.icons is None:
            continue
        expected = ICONS_OF_MATERIAL.get(terrace.material)
        found = 4 - terrace.icons.count(BLANK)
        if expected is not None and found != expected:
            yield Fault(
                (*terrace.path, "icons"),
                terrace.place,
                f"{terrace.name} is {terrace.material.value} and shows {found} icons; "
                f"{terrace.material.value} shows {expected}",
                "look at the tile again, or correct its material",
            )


RULE = GardenRule(ABOUT, check)
