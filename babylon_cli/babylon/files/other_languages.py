"""Words of the players' languages for the words of the format, each in lower case.

The first tables are read like the words of the format: their words stand in the rulebooks, or are the plainest of
French, Dutch and Chinese, and French ones may be typed without accents. The others are not read, but tell what was
meant. A word that means two things in two languages is in neither, such as NO: north-west in French, north-east in
Dutch.
"""

from babylon_cli.reading.values import Elsewhere, OtherWords

ICONS: Elsewhere = {
    "none": ("rien aucun aucune vide", "geen niets leeg", "無 沒有", "无 没有"),
    "statue": ("", "standbeeld beeld", "雕像", "雕塑"),
    "fountain": ("fontaine", "fontein", "噴泉", "喷泉"),
    "bridge": ("pont", "brug", "橋樑 橋", "小桥 桥"),
    "staircase": ("escalier", "trap", "階梯", "阶梯"),
}

MATERIALS: Elsewhere = {
    "clay": ("argile", "klei", "黏土", "粘土"),
    "granite": ("", "graniet", "花崗岩", "花岗岩"),
    "basalt": ("basalte", "", "玄武岩", "玄武岩"),
    "start": ("départ depart", "", "起始", "起始"),
}

SUPPORTS: Elsewhere = {
    "single": ("simple", "enkel enkelvoudig", "單層", "一阶"),
    "double": ("", "dubbel dubbele", "雙層", "二阶"),
    "statue": ICONS["statue"],
    "none": ICONS["none"],
}

CORNERS: Elsewhere = {
    "NW": ("nord-ouest", "noordwest", "西北", "西北"),
    "NE": ("nord-est", "noordoost", "東北", "东北"),
    "SW": ("sud-ouest", "zuidwest zw", "西南", "西南"),
    "SE": ("sud-est", "zuidoost zo", "東南", "东南"),
}

TOKENS: Elsewhere = {
    "none": ICONS["none"],
    "single": SUPPORTS["single"],
    "double": SUPPORTS["double"],
    "icon-swap": ("autre-icône autre-icone", "ander-symbool", "替換符號", "替换符号"),
    "blank-icon": ("sans-icône sans-icone", "zonder-symbool", "無符號", "无符号"),
    "flower-double": ("fleur-double", "dubbele-bloem", "雙倍花朵", "双倍花朵"),
    "minus-one": ("moins-un", "min-één min-een", "減一", "减一"),
}

OTHER_ICONS = OtherWords(
    (
        ("none", ("kein", "keine", "nichts", "leer")),
        ("statue", ("statuen",)),
        ("fountain", ("brunnen",)),
        ("bridge", ("brücke", "桥梁")),
        ("staircase", ("escaliers", "treppe", "stairs")),
    )
)

OTHER_MATERIALS = OtherWords((("clay", ("ton", "lehm")), ("granite", ("granit",)), ("start", ("initiale",))))

OTHER_EDITIONS = OtherWords(
    (
        ("fr", ("french", "français", "francais", "frans", "französisch", "法語", "法语", "法文")),
        ("nl", ("dutch", "nederlands", "vlaams", "néerlandais", "niederländisch", "荷蘭語", "荷兰语", "荷蘭文")),
        ("zh-Hant", ("traditional", "traditional chinese", "繁體", "繁體中文", "正體中文", "zh-tw", "zh-hk")),
        ("zh-Hans", ("simplified", "simplified chinese", "简体", "简体中文", "zh-cn")),
    )
)

OTHER_CORNERS = OtherWords(
    (
        ("NW", ("noord-west", "nordwest", "nord-west", "north-west", "northwest")),
        ("NE", ("noord-oost", "nordost", "nord-ost", "north-east", "northeast")),
        ("SW", ("zuid-west", "südwest", "süd-west", "south-west", "southwest")),
        ("SE", ("zuid-oost", "südost", "süd-ost", "south-east", "southeast")),
    )
)
