"""Turns terraces that are written as one text, such as `C3 1 white S..F`, into groups of keys."""

from __future__ import annotations

from typing import Any


def spelled_out(document: dict[str, Any]) -> dict[str, Any]:
    """The document, changed in place: wherever a terrace is a text, a group of keys stands instead."""
    for player in document.get("players") or []:
        if player.get("terraces"):
            player["terraces"] = [as_group(terrace) for terrace in player["terraces"]]
        storage = player.get("storage") or {}
        if storage.get("terrace"):
            storage["terrace"] = as_group(storage["terrace"])
    turns = [document["turn"]] if document.get("turn") else []
    for played in document.get("rounds") or []:
        turns += played.get("turns") or []
    for turn in turns:
        if turn.get("build"):
            turn["build"] = [as_group(build) for build in turn["build"]]
        if turn.get("dug"):
            turn["dug"] = as_group(turn["dug"])
    return document


def as_group(terrace: str | dict[str, Any]) -> dict[str, Any]:
    """A text as a group of keys; a group stays as it is."""
    if not isinstance(terrace, str):
        return terrace
    group: dict[str, Any] = {}
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
            group["flower"] = word
    return group
