"""How a terrace is written in one line: the words that stand for its keys, and the pattern of such a text.

The words come in any order, so that each tells by itself what it is. A word is taken for what it seems to be, and then
held to what its key may have: so `C9` is a cell that the board does not have, and no flower.
"""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from babylon_cli.babylon.files import other_languages
from babylon_cli.babylon.files.values import CELL_AS_TYPED, ICONS_AS_TYPED, MEANT_MATERIALS
from babylon_cli.reading.values import meanings, pattern_in_any_case
from babylon_cli.wording.message import Message


class WordKind(NamedTuple):
    """A kind of word, for one key."""

    seems: str
    """The pattern of what is taken for it."""
    right: str
    """The pattern of what its key may have; empty where nothing may stand there."""


NO_OTHERS: Mapping[str, str] = {}

Elsewhere = Mapping[str, Mapping[str, str]]
"""By a key what stands for its words in other languages, each with its word."""

ELSEWHERE: Elsewhere = {"material": meanings(other_languages.MATERIALS), "belvedere": meanings(other_languages.CORNERS)}


def meant_by(words: Mapping[str, str], typed: str) -> str:
    """What a word of another language means, in whatever letter case; empty for any other word.

    A sign that is no letter of the word, such as that of kelvin, has one of them for its small letter.
    """
    small = typed.lower()
    return words.get(small, "") if typed.upper() == small.upper() else ""


class Form(NamedTuple):
    """What a text stands for, such as a terrace."""

    subject: str
    """How messages call it, by its number in its list."""
    keys: tuple[str, ...]
    """The keys that its words stand for, in the order in which the house writes them."""
    needed: tuple[str, ...]
    example: str
    takes: Message
    """What it may have."""
    long_only: tuple[str, ...] = ()
    """The keys that it can have only where it is written as a group."""
    right: Mapping[str, str] = NO_OTHERS
    """What its keys may have, where that is less than in other texts."""
    elsewhere: Elsewhere = ELSEWHERE
    """Words of other languages that its keys may have. By itself each of them seems to be a flower."""

    def key_elsewhere(self, word: str) -> str:
        """The key that a word of another language is for; empty for any other word."""
        return next((key for key, words in self.elsewhere.items() if meant_by(words, word)), "")


def _any_of(*words: str) -> str:
    return "|".join([pattern_in_any_case(word) for word in words])


SIGNS = r"\s\x00-\x1f\x7f!-&(-,./:-@[-^`{-~"
"""What no flower has in it in a text, as a class of a pattern has it; a hyphen and an apostrophe it may have."""

FLOWER = f"[^{SIGNS}0-9_'-][^{SIGNS}]*"

ORIGINS = _any_of("dug", "stored")
CORNERS = _any_of("NW", "NE", "SW", "SE")
MATERIALS = _any_of("clay", "granite", "basalt", "start")

WORD_KINDS = {
    "from": WordKind(ORIGINS, ORIGINS),
    "at": WordKind(r"[A-Za-z][0-9]+([^A-Za-z0-9\s]\S*)?|[0-9]+[A-Za-z]", CELL_AS_TYPED),
    "level": WordKind(r"[+-]?[0-9]+([.][0-9]*)?", "[1-9][0-9]?"),
    "belvedere": WordKind(CORNERS, CORNERS),
    "icons": WordKind(r"\S+\.\S*|\S*\.\S+|[SFBTsfbt]{3,}", ICONS_AS_TYPED),
    "material": WordKind(MATERIALS, MATERIALS),
    "key": WordKind("at|level|flower|icons|material|belvedere|pillars|counts_as|from", ""),
    "no flower": WordKind("none|both|floor|single|double|statue|fountain|bridge|staircase", ""),
    "flower": WordKind(FLOWER, FLOWER),
}
"""The kinds of word by their keys: a word is of the first that it seems to be."""

PATTERNS = {key: re.compile(kind.seems) for key, kind in WORD_KINDS.items()}


def key_of(word: str) -> str:
    """The key that a word seems to be for; empty for a word that is none of them."""
    for key, pattern in PATTERNS.items():
        if pattern.fullmatch(word):
            return key
    return ""


FORMS = {
    "terrace": Form(
        "terrace {number}",
        ("at", "level", "flower", "icons", "belvedere", "material"),
        ("at", "level"),
        "C3 1 white S..F",
        Message("a terrace is a cell, a level, a flower, four icon letters, a corner with a belvedere, and a material"),
        ("pillars", "counts_as"),
    ),
    "build": Form(
        "build {number}",
        ("from", "at", "level", "icons", "belvedere"),
        ("from", "at", "level"),
        "dug D4 2 ST.B",
        Message(
            "a build is dug or stored, a cell, a level, four icon letters and a corner with a belvedere; "
            "what was dug or stored tells its flower and material"
        ),
        ("pillars", "counts_as"),
        elsewhere={"belvedere": ELSEWHERE["belvedere"]},
    ),
    "dug": Form(
        "the dug terrace",
        ("flower", "material", "icons"),
        (),
        "white clay S..F",
        Message("what was dug is a flower, a material and four icon letters; it lies nowhere yet"),
        right={"material": _any_of("clay", "granite", "basalt")},
        elsewhere={"material": MEANT_MATERIALS},
    ),
    "stored": Form(
        "the stored terrace",
        ("flower", "material", "icons"),
        (),
        "white clay S..F",
        Message("what is stored is a flower, a material and four icon letters; it lies nowhere yet"),
        elsewhere={"material": ELSEWHERE["material"]},
    ),
}
"""What can be written in one line, by the kind of text that the places of a document name."""


def schema_of(kind: str) -> dict[str, Any]:
    """What a text of a kind is like, for editors: every word is right, none is missing, and none there twice."""
    form = FORMS[kind]
    rights = {key: _right(form, key) for key in form.keys}
    elsewhere = {key: _any_of(*words) for key, words in form.elsewhere.items()}
    if "flower" not in rights:
        rights |= {key: f"{rights[key]}|{words}" for key, words in elsewhere.items()}
    words = "|".join(rights.values())
    all_right = {"pattern": rf"^(\s*({words})(?=\s|$))+\s*$"}
    missing = [_has(rights[key]) for key in form.needed]
    twice = [_has_not_twice(right) for key, right in rights.items() if key != "flower"]
    flower = [_flower_and(rights, elsewhere)] if "flower" in rights else []
    return {"type": "string", "allOf": [all_right, *missing, *twice, *flower]}


def _flower_and(rights: Mapping[str, str], elsewhere: Mapping[str, str]) -> dict[str, Any]:
    """One word that seems to be a flower, or one with words of other languages that then stand for their keys."""
    flower = rf"(?!({'|'.join(elsewhere.values())})(\s|$)){rights['flower']}"
    others = [_has_not_twice(f"{rights[key]}|{words}") for key, words in elsewhere.items()]
    beside_others = {"allOf": [_has(flower), _has_not_twice(flower), *others]}
    return {"anyOf": [_has_not_twice(rights["flower"]), beside_others]}


def _has(right: str) -> dict[str, Any]:
    """Of a text with such a word."""
    return {"pattern": rf"^([\s\S]*\s)?({right})(\s[\s\S]*)?$"}


def _has_not_twice(right: str) -> dict[str, Any]:
    """Of a text with one such word at most."""
    return {"not": {"pattern": rf"^((^|[\s\S]*\s)({right})(?=\s|$)){{2}}[\s\S]*$"}}


def _right(form: Form, key: str) -> str:
    """The pattern of a word that is right for a key; for a flower one that seems to be nothing else."""
    if key != "flower":
        return form.right.get(key, WORD_KINDS[key].right)
    others = [kind.seems for other, kind in WORD_KINDS.items() if other != "flower"]
    return rf"(?!({'|'.join(others)})(\s|$)){FLOWER}"
