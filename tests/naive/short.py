"""Turns terraces that are written as one text, such as `C3 1 white S..F`, into groups of keys."""

from __future__ import annotations

from typing import Any

OTHER_WORDS = {
    "clay": "argile klei 黏土 粘土",
    "granite": "graniet 花崗岩 花岗岩",
    "basalt": "basalte 玄武岩",
    "start": "départ depart 起始",
    "NW": "nord-ouest noordwest 西北",
    "NE": "nord-est noordoost 東北 东北",
    "SW": "sud-ouest zuidwest zw 西南",
    "SE": "sud-est zuidoost zo 東南 东南",
}
"""What French, Dutch and Chinese players write for a material or a corner."""


def spelled_out(document: dict[str, Any]) -> dict[str, Any]:
    """The document, changed in place: wherever a terrace is a text, a group of keys stands instead."""
    for player in document.get("players") or []:
        if player.get("terraces"):
            player["terraces"] = [as_group(terrace) for terrace in player["terraces"]]
        storage = player.get("storage") or {}
        if storage.get("terrace"):
            storage["terrace"] = as_group(storage["terrace"], MATERIALS)
    turns = [document["turn"]] if document.get("turn") else []
    for played in document.get("rounds") or []:
        turns += played.get("turns") or []
    for turn in turns:
        if turn.get("build"):
            turn["build"] = [as_group(build) for build in turn["build"]]
        if turn.get("dug"):
            turn["dug"] = as_group(turn["dug"], MATERIALS[:3])
    return document


MATERIALS = ("clay", "granite", "basalt", "start")
CORNERS = ("NW", "NE", "SW", "SE")


def as_group(terrace: str | dict[str, Any], translated: tuple[str, ...] = (*MATERIALS, *CORNERS)) -> dict[str, Any]:
    """A text as a group of keys, given which words may be in another language; a group stays as it is."""
    if not isinstance(terrace, str):
        return terrace
    group: dict[str, Any] = {}
    unknown: list[str] = []
    for word in terrace.split():
        if word.isdigit():
            group["level"] = int(word)
        elif len(word) == 2 and any(sign.isdigit() for sign in word):
            group["at"] = "".join(sorted(word.upper(), reverse=True))
        elif word.upper() in ("NW", "NE", "SW", "SE"):
            group["belvedere"] = word.upper()
        elif len(word) == 4 and set(word.upper()) <= set("SFBT."):
            group["icons"] = word.upper()
        elif word.lower() in ("clay", "granite", "basalt", "start"):
            group["material"] = word.lower()
        elif word.lower() in ("dug", "stored"):
            group["from"] = word.lower()
        else:
            unknown.append(word)
    name_unknown(group, unknown, translated)
    return group


def name_unknown(group: dict[str, Any], unknown: list[str], translated: tuple[str, ...]) -> None:
    """Put the words that are none of the English ones into the group: a flower, and words of other languages."""
    english = {word: meaning_of(word) for word in unknown if meaning_of(word) in translated}
    is_one_the_flower = len(unknown) > len(english) and len(unknown) > 1
    for word in unknown:
        if word in english and (is_one_the_flower or "from" in group):
            group["belvedere" if english[word].isupper() else "material"] = english[word]
        else:
            group["flower"] = word


def meaning_of(word: str) -> str:
    """The English word for one of another language; nothing for any other word."""
    for english, others in OTHER_WORDS.items():
        if word.lower() in others.split():
            return english
    return ""
