"""Counts what must never get lost in a legal game: pillars in every turn, and tiles over the whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .game_reading import read_quarry

if TYPE_CHECKING:
    from .reading import Document


def conserved_pillars(result: dict[str, Any]) -> bool:
    """Whether in every turn stored + dug + token pillars are those spent, kept and returned; unknown turns pass."""
    for account in result["accounts"]:
        came = [account["stored"], account["dug"], account["token"]]
        went = [account["spent"], account["kept"], account["returned"]]
        if None not in came + went and sum(came) != sum(went):
            return False
    return True


def stored_pillars_are_those_kept(result: dict[str, Any]) -> bool:
    """Whether every player begins each turn with what the turn before left."""
    left: dict[str, int] = {}
    for account in result["accounts"]:
        if account["stored"] != left.get(account["player"], 0):
            return False
        left[account["player"]] = account["kept"]
    return True


def conserved_tiles(document: Document, result: dict[str, Any]) -> bool:
    """Whether all tiles of a record are in gardens, in notches, discarded, left in the quarry or removed at setup.

    Without a quarry the 48 tiles are thought to lie in it, and each dig to have taken one.
    """
    players = result["table"]["players"]
    gardens = sum(len(player.get("terraces") or []) for player in players)
    notches = len([player for player in players if (player.get("storage") or {}).get("terrace")])
    at_first, at_last = read_quarry(document, to_the_bottom=True), read_quarry(result["table"], to_the_bottom=True)
    if at_first is None or at_last is None:
        first, last = 48, 48 - len(result["accounts"]) - result["removed"]
    else:
        first = sum(len(stack) for row in at_first for stack in row)
        last = sum(len(stack) for row in at_last for stack in row)
    counted: int = gardens + notches + result["discarded"] + last + result["removed"]
    return first + len(players) == counted
