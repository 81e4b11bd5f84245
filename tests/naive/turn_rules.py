"""Judges one turn: dig, builds, decorations, pillars and storage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .game_digging import dig, reward_of
from .game_placing import checked, copy_garden, standing_faults
from .game_reading import Stacks, Tile, stack_at
from .garden_rules import ICONS_OF
from .reading import Document, read_spot
from .turn_orders import Moment, best_order
from .unwritten import Worlds, take_top

if TYPE_CHECKING:
    from .layout import Garden, Spot

# A player's side of the table: garden, statues ever placed, pillars, doubles, notch, terraces off the board.
Player = dict[str, Any]


def new_player(garden: Garden, ever: list[Spot], notch: list[Tile], pillars: int, doubles: int) -> Player:
    """A player before a turn."""
    return {
        "name": garden.name,
        "garden": garden,
        "ever": ever,
        "notch": notch,
        "pillars": pillars,
        "most": pillars,
        "doubles": doubles,
        "off_board": [],
    }


def judge_turn(
    player: Player,
    turn: Document,
    stacks: Stacks | Worlds,
    token: str | None,
    rulings: dict[str, str],
    *,
    in_record: bool,
) -> dict[str, Any]:
    """Play one turn: the ids broken and warned of, the account, and how many tiles were discarded.

    The player and the stacks change. A token of None is unknown.
    """
    broken, position, tile = dig(turn, stacks)
    if len(turn.get("build") or []) > 2:
        broken = broken | {"build-source"}
        turn = {**turn, "build": turn["build"][:2]}
    if tile is not None and has_wrong_icons(tile):
        broken.add("terrace-icons")
    claim = turn.get("pillars_taken")
    wrong, dug, most = reward_of(stacks, position, tile, player["garden"].flower, token, claim)
    broken |= wrong
    if position is not None:
        if isinstance(stacks, dict):
            take_top(stacks, position, (turn.get("dug") or {}).get("material"))
        else:
            stack_at(stacks, position).pop(0)
    hand = {"notch": player["notch"], "dug": tile, "is_known": tile is not None}
    purses = [purse_of(player, turn, dug, each, most[each]) for each in most]
    purse = purses[0]

    def cost_faults(moment: Moment) -> set[str]:
        return {"pillar-budget"} if all(is_overspent(spend(each, moment)) for each in purses) else set()

    moment = best_order(
        player["garden"], player["ever"], hand, turn, rulings, cost_faults, any_build_order=not in_record
    )
    broken |= set(moment["broken"])
    if token is not None:
        broken |= token_faults(moment, token, rulings)
    broken |= leave_bare(moment, turn, rulings)
    notch_broken, warned, notch = keep_terrace(turn, moment, hand)
    account = spend(purse, moment)
    broken |= notch_broken | storage_faults(turn)
    in_hand = len(moment["notch"]) + (0 if "dug" in moment["used"] or tile is None else 1)
    player["garden"], player["ever"] = moment["garden"], moment["ever"]
    player["off_board"] = player["off_board"] + moment["off_board"]
    is_known = purse["keep"] is not None or account["returned"] is not None
    player["notch"], player["doubles"] = notch, purse["keep_doubles"]
    player["pillars"] = account["kept"] if is_known else None
    player["most"] = account["kept"] if is_known else max(spend(each, moment)["most_kept"] for each in purses)
    return {
        "broken": broken,
        "warned": warned | moment["warned"],
        "account": {key: account[key] for key in ("stored", "dug", "token", "spent", "kept", "returned")},
        "discarded": in_hand - len([each for each in notch if each is not UNKNOWN]),
    }


UNKNOWN: Tile = {"flower": None, "material": None, "icons": None}


def purse_of(player: Player, turn: Document, dug: int | None, token: str, most: int) -> dict[str, Any]:
    """The pillars that a turn may use under a token, at most so many of them dug, and what is said to be kept."""
    keep = turn.get("keep") or {}
    return {
        "stored": player["pillars"],
        "dug": dug,
        "most": player["most"] + most,
        "token": 1 if token == "single" else 0,
        "doubles": player["doubles"] + (1 if token == "double" else 0),
        "keep": keep.get("pillars"),
        "keep_doubles": keep.get("doubles") or 0,
    }


def spend(purse: dict[str, Any], moment: Moment) -> dict[str, Any]:
    """The account of a turn: what its supports cost, what is kept and what goes back."""
    supports = [support for support in moment["garden"].supports if support.terrace in moment["fresh"]]
    singles = len([support for support in supports if support.kind == "single"])
    doubles = len([support for support in supports if support.kind == "double"])
    spent = singles + 2 * max(0, doubles - purse["doubles"])
    changed = 2 * max(0, purse["keep_doubles"] - max(0, purse["doubles"] - doubles))
    available = (purse["stored"] or 0) + (purse["dug"] or 0) + purse["token"]
    kept = purse["keep"]
    if kept is None:
        kept = min(6, max(0, available - spent - changed))
    returned = None if None in (purse["dug"], purse["stored"]) else max(0, available - spent - changed - kept)
    needed = spent + changed + (purse["keep"] or 0)
    at_most = purse["most"] + purse["token"]
    most_kept = min(6, max(0, at_most - spent - changed))
    return {
        **purse,
        "spent": spent,
        "kept": kept,
        "returned": returned,
        "at_most": at_most,
        "needed": needed,
        "most_kept": most_kept,
    }


def is_overspent(account: dict[str, Any]) -> bool:
    """Whether the supports and what is kept cost more than there can be."""
    return bool(account["needed"] > account["at_most"])


def token_faults(moment: Moment, token: str, rulings: dict[str, str]) -> set[str]:
    """Whether icons are changed as the token in force allows."""
    changed = [(terrace, corner) for terrace in moment["fresh"] for corner in terrace.counts_as]
    if changed and token not in ("icon-swap", "blank-icon"):
        return {"token-effect"}
    for terrace, corner in changed:
        if terrace.icons is not None and (terrace.icons[corner] == "none") != (token == "blank-icon"):
            return {"token-effect"}
    terraces = [terrace for terrace, _ in changed]
    if rulings["blank_per"] == "terrace" and token == "blank-icon":
        too_many = len(terraces) != len(set(terraces))
    else:
        too_many = len(changed) > 1
    return {"token-effect"} if too_many else set()


def leave_bare(moment: Moment, turn: Document, rulings: dict[str, str]) -> set[str]:
    """Stand the turn's bare pillars in the garden; the ids broken by that."""
    texts = turn.get("bare_pillars") or []
    if not texts:
        return set()
    garden = moment["garden"] = copy_garden(moment["garden"])
    before = standing_faults(garden, rulings)
    garden.bare_pillars += [read_spot(text, garden) for text in texts]
    after = standing_faults(garden, rulings) - before
    return checked(garden, {"pillar-uncovered"} | {rule for rule, _ in after})


def storage_faults(turn: Document) -> set[str]:
    """Whether more is stored at the end of the turn than the storage holds."""
    keep = turn.get("keep") or {}
    broken = set()
    if (keep.get("pillars") or 0) > 6:
        broken.add("storage-limit")
    if (keep.get("doubles") or 0) > 0:
        broken.add("storage-double")
    return broken


def keep_terrace(turn: Document, moment: Moment, hand: dict[str, Any]) -> tuple[set[str], set[str], list[Tile]]:
    """What lies in the notch afterwards, with the ids broken and warned of."""
    typed = (turn.get("keep") or {}).get("terrace")
    stored = moment["notch"]
    dug = [] if "dug" in moment["used"] else [hand["dug"] if hand["is_known"] else UNKNOWN]
    if typed is None:
        return set(), set(), stored or dug
    if typed == "none":
        return set(), set(), []
    if typed == "both":
        return {"storage-notch"}, set(), stored + dug
    if typed == "dug":
        return set() if dug else {"storage-notch"}, set(), dug
    if not hand["notch"]:
        return set(), {"storage-notch"}, []
    return set() if stored else {"storage-notch"}, set(), stored


def has_wrong_icons(tile: Tile) -> bool:
    """Whether the number of icons is not the material's."""
    if tile["icons"] is None or tile["material"] not in ICONS_OF:
        return False
    return len(tile["icons"].replace(".", "")) != ICONS_OF[tile["material"]]
