"""Words of the players' languages for the words of the format, for `did you mean`; each in lower case.

A word that means two things in two languages is left out, such as NO: north-west in French, north-east in German.
"""

from babylon_cli.reading.values import OtherWords

OTHER_ICONS = OtherWords(
    (
        (
            "none",
            ("rien", "aucun", "aucune", "vide", "geen", "niets", "leeg", "kein", "keine", "nichts", "leer", "无", "無"),
        ),
        ("statue", ("standbeeld", "beeld", "statuen", "雕像", "雕塑")),
        ("fountain", ("fontaine", "fontein", "brunnen", "噴泉", "喷泉")),
        ("bridge", ("pont", "brug", "brücke", "橋", "桥", "橋樑", "桥梁")),
        ("staircase", ("escalier", "escaliers", "trap", "treppe", "stairs", "階梯", "阶梯")),
    )
)

OTHER_MATERIALS = OtherWords(
    (
        ("clay", ("argile", "klei", "ton", "lehm", "粘土", "黏土")),
        ("granite", ("granit", "graniet", "花崗岩", "花岗岩")),
        ("basalt", ("basalte", "玄武岩")),
        ("start", ("départ", "initiale", "起始")),
    )
)

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
        ("NW", ("nord-ouest", "noordwest", "noord-west", "nordwest", "nord-west", "north-west", "northwest")),
        ("NE", ("nord-est", "noordoost", "noord-oost", "nordost", "nord-ost", "north-east", "northeast")),
        ("SW", ("sud-ouest", "zuidwest", "zuid-west", "südwest", "süd-west", "south-west", "southwest", "zw")),
        ("SE", ("sud-est", "zuidoost", "zuid-oost", "südost", "süd-ost", "south-east", "southeast", "zo")),
    )
)
