"""The sections of the rulebook of Babylon as its four editions head them, and how a rule cites a place in them.

An item is the same in all editions unless `at` says otherwise for one; where it is empty, that edition has no such
place.
"""

from typing import NamedTuple

from babylon_cli.judging.about import Source

EDITIONS = ("fr", "nl", "zh-Hant", "zh-Hans")

Place = tuple[Source, ...]
"""One place in the rulebook, in each edition that has it."""


class Section(NamedTuple):
    """The heading of a section in each edition."""

    fr: str
    nl: str
    zh_hant: str
    zh_hans: str

    def at(self, fr: str, nl: str | None = None, zh_hant: str | None = None, zh_hans: str | None = None) -> Place:
        """A place within it; the item of an edition that is left out is that of the French one."""
        items = [fr if item is None else item for item in (fr, nl, zh_hant, zh_hans)]
        return tuple([Source(*place) for place in zip(EDITIONS, self, items, strict=True) if place[2]])


def cited(*places: Place) -> Place:
    """The places as they are listed, edition by edition."""
    return tuple(sorted([source for place in places for source in place], key=_edition))


def _edition(source: Source) -> int:
    return EDITIONS.index(source.book)


INTRODUCTION = Section("Babylon", "Babylon", "Babylon", "Babylon")
CONTENTS = Section("Matériel", "Inhoud", "遊戲配件", "游戏配件")
BOARDS = Section("Description des plateaux individuels", "Spelersborden", "玩家圖板", "玩家版图")
TERRACE_TILES = Section("Description des tuiles Terrasse", "Terrastegels", "露臺板塊", "露台板块")
SET_UP = Section("Mise en place", "Voorbereiding", "遊戲設置", "游戏设置")
COURSE = Section("Déroulement d'une partie", "Spelverloop", "如何進行遊戲", "游戏流程")
DIGGING = Section("A. Creuser", "A. Graven", "A. 挖掘", "A. 挖掘")
TERRACES = Section(
    "B. Construire, 1. Tuile Terrasse", "B. Bouwen, 1. Terrastegels", "B. 建造, 1. 露臺板塊", "B. 建造, 1. 露台板块"
)
DECORATIONS = Section(
    "B. Construire, 2. Éléments de décor",
    "B. Bouwen, 2. Decoratieve elementen bouwen",
    "B. 建造, 2. 建造裝飾物",
    "B. 建造, 2. 装饰性物件",
)
STORING = Section("C. Stocker/Défausser", "C. Opslaan/Afleggen", "C. 存放/棄置", "C. 保留 / 弃置")
END_OF_ROUND = Section("Fin de tour", "Einde van de ronde", "輪次結束", "一轮结束")
END_OF_GAME = Section("Fin de partie", "Einde van het spel", "遊戲結束", "游戏结束")
SCORING = Section("Décompte final", "Eindtelling", "最終計分", "终局计分")
TOKENS = Section(
    "Description des effets des tuiles Tour",
    "Speciale effecten van de Rondefiches",
    "輪次指示物的特殊效果",
    "轮次指示物的特殊效果",
)

SUPPORTS_NEEDED = TERRACES.at("Attention, 1st point", "Opmerking, 1st point", "注意, 1st point", "注意, 1st point")
STOREY_BELOW = TERRACES.at("Attention, 2nd point", "Opmerking, 2nd point", "注意, 2nd point", "注意, 2nd point")
TERRACES_OF_THE_TURN = DECORATIONS.at("1st paragraph", zh_hans="the sentence on the terraces of this round")
PRINTED_ICONS = DECORATIONS.at("2nd paragraph", zh_hans="the paragraph on free spots with the printed icon")
HIDDEN_SPOTS = DECORATIONS.at("Important", "Belangrijk", "重要", "重要")
REMINDER = DECORATIONS.at("Rappel", "Herinnering", "提醒", "请牢记")
FOUNTAIN_POINT = DECORATIONS.at("the point Fontaine", "the point Fontein", "the point 噴泉", "the point 喷泉")
BRIDGE_POINT = DECORATIONS.at("the point Pont", "the point Brug", "the point 橋樑", "the point 小桥")
STAIRCASE_POINT = DECORATIONS.at("the point Escalier", "the point Trap", "the point 階梯", "the point 阶梯")
ROWS_ADDED_UP = SCORING.at(
    "the paragraph after the 8th point, 1st sentence", zh_hans="the paragraph on adding up the points, 1st sentence"
)
