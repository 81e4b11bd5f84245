"""Colours that flowers are called by, each in the players' languages, so that `rose` is known to be `pink`."""

COLOURS = (
    ("white", "blanc", "blanche", "wit", "weiss", "白", "白色"),
    ("pink", "rose", "rosa", "roze", "粉", "粉色", "粉紅色", "粉红色"),
    ("yellow", "jaune", "gelb", "geel", "黃", "黄", "黃色", "黄色"),
    ("blue", "bleu", "bleue", "blau", "blauw", "藍", "蓝", "藍色", "蓝色"),
    ("red", "rouge", "rood", "rot", "紅", "红", "紅色", "红色"),
    ("purple", "violet", "violette", "lila", "paars", "紫", "紫色"),
    ("orange", "oranje", "橙", "橙色"),
    ("green", "vert", "verte", "groen", "grün", "綠", "绿", "綠色", "绿色"),
)
"""For each colour its words, folded as names are."""
