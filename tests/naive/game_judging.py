"""Judges a document with a turn or a whole game: what it breaks, its accounts, the table at its end and the scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .decoration_rules import statue_supports
from .game_digging import remove_clay
from .game_reading import (
    ROUNDS,
    Stacks,
    Tile,
    letters_of,
    player_named,
    read_quarry,
    read_tile,
    seats_from,
    write_quarry,
)
from .game_writing import write_players
from .pad import score, tie_break, winners
from .reading import Document, gardens_of, read_garden, read_stack, rulings_of
from .table_rules import has_too_many_terraces, table_violations, table_warnings
from .turn_rules import Player, judge_turn, new_player
from .unwritten import Worlds, in_the_middle_of_a_game, laid_out
from .verdict import violations, warnings

if TYPE_CHECKING:
    from .layout import Garden

Result = dict[str, Any]
FINAL_RULES = {"supply-limit", "terrace-count", "score-pad", "pad-sum"}
# What a turn may do wrong without touching the garden.
BESIDE_THE_GARDEN = {"dig-required", "dig-visible", "dig-reward", "storage-notch", "storage-limit", "storage-double"}
SETUP_RULES = {"player-count", "flower-unique", "flower-count", "terrace-icons", "quarry-layers"}


def judge(document: Document) -> Result:
    """Judge a table, a table with a turn, or a record.

    The result has `violations`, `warnings`, `accounts` (one a turn, with its own `violations`), `table` (the document
    of the table at the end), `scores`, `winners`, `tie_break`, and how many tiles were `discarded` and `removed`.
    """
    if "rounds" in document:
        result = judge_record(document)
    elif "turn" in document:
        result = judge_table_with_turn(document)
    else:
        result = {"violations": violations(document), "warnings": warnings(document), "accounts": [], "table": document}
    result["scores"] = score(result["table"])
    result["winners"] = winners(result["table"])
    result["tie_break"] = tie_break(result["table"])
    return result


def account_of(player: str, number: int | None, judged: Result) -> Result:
    """The line of one turn in the accounts."""
    return {
        "round": number,
        "player": player,
        **judged["account"],
        "violations": sorted(judged["broken"]),
        "warnings": sorted(judged["warned"]),
    }


def judge_table_with_turn(document: Document) -> Result:
    """Judge the table as it stood before the turn, and then the turn."""
    turn, rulings = document["turn"], rulings_of(document)
    before = {key: value for key, value in document.items() if key not in ("turn", "round", "token", "expect")}
    told = {key: value for key, value in document.items() if key != "expect"}
    broken, warned = violations(told), warnings(told)
    number, token = document.get("round"), document.get("token") or "none"
    if number is not None and number > ROUNDS.get(len(document["players"]), number):
        broken.add("round-count")
    if number == 1 and token != "none":
        broken.add("token-count")
        token = "none"
    seats = [str(player["name"]) for player in document["players"]]
    seat = seats.index(player_named(document, turn["player"]))
    player = player_of_table(document["players"][seat])
    stacks = read_quarry(document, to_the_bottom=False) or in_the_middle_of_a_game()
    judged = judge_turn(player, turn, stacks, token, rulings, in_record=False)
    table = dict(before)
    table["players"] = list(document["players"])
    table["players"][seat] = {**write_players([player])[0], **kept_keys(document["players"][seat])}
    if not isinstance(stacks, dict):
        table["quarry"] = write_quarry(stacks)
    return {
        "violations": broken | judged["broken"],
        "warnings": warned | judged["warned"],
        "accounts": [account_of(seats[seat], number, judged)],
        "table": table,
        "before": score(before),
        "discarded": judged["discarded"],
        "removed": 0,
    }


def kept_keys(player: Document) -> Document:
    """What a turn does not change about a player of a table."""
    return {key: player[key] for key in ("complete", "tally") if key in player}


def player_of_table(data: Document) -> Player:
    """A player of a table, who is about to have a turn."""
    garden: Garden = read_garden(data)
    ever = [statue.ends[0] for statue in garden.standing("statue")]
    ever += [support.spot() for support in statue_supports(garden) if support.surface > 0]
    storage = data.get("storage") or {}
    notch = [read_tile(storage["terrace"])] if storage.get("terrace") else []
    player = new_player(garden, ever, notch, storage.get("pillars") or 0, storage.get("doubles") or 0)
    on_board = [(*terrace.cells["NW"], terrace.level) for terrace in garden.terraces]
    for terrace in data.get("terraces") or []:
        place = ("ABCDEFGH".index(terrace["at"][0].upper()), int(terrace["at"][1:]) - 1, terrace["level"])
        if place not in on_board:
            player["off_board"].append(terrace)
    return player


def judge_record(document: Document) -> Result:
    """Play a record from setup to its end."""
    stacks = read_quarry(document, to_the_bottom=True) or laid_out(document)
    broken, warned = setup_faults(document)
    wrong, removed = remove_clay(document, stacks)
    broken |= wrong
    players: dict[str, Player] = {}
    for data in document["players"]:
        start: Tile = {"flower": str(data["flower"]), "material": "start", "icons": letters_of(data.get("start"))}
        garden = read_garden({"name": data["name"], "flower": data["flower"]})
        players[garden.name] = new_player(garden, [], [start], 0, 0)
    result = play_rounds(document, players, stacks)
    kept = ("title", "date", "place", "notes", "edition", "rulings", "flowers")
    table: Document = {key: document[key] for key in kept if key in document}
    table["players"] = write_players(list(players.values()))
    for data, written in zip(document["players"], table["players"], strict=True):
        if data.get("score_pad"):
            written["score_pad"] = data["score_pad"]
    if not isinstance(stacks, dict):
        table["quarry"] = write_quarry(stacks)
    illegal = {account["player"] for account in result["accounts"] if set(account["violations"]) - BESIDE_THE_GARDEN}
    held_back = illegal | {garden.name for garden in gardens_of(table) if has_too_many_terraces(garden, table)}
    result["violations"] |= broken | (table_violations(table, held_back) & FINAL_RULES)
    result["warnings"] |= warned | (table_warnings(table) & FINAL_RULES)
    return {**result, "table": table, "removed": removed}


def play_rounds(document: Document, players: dict[str, Player], stacks: Stacks | Worlds) -> Result:
    """Play all turns; the ids broken and warned of, the accounts and the number of discarded tiles."""
    broken: set[str] = set()
    warned: set[str] = set()
    accounts: list[Result] = []
    discarded = 0
    rounds = document.get("rounds") or []
    if len(rounds) > ROUNDS.get(len(players), len(rounds)):
        broken.add("round-count")
    for number, data in enumerate(rounds, start=1):
        token = data.get("token")
        if (number == 1 and token not in (None, "none")) or (number > 1 and token is None):
            broken.add("token-count")
        if number == 1:
            token = "none"
        turns = data.get("turns") or []
        for turn in turns:
            name = player_named(document, turn["player"])
            judged = judge_turn(players[name], turn, stacks, token, rulings_of(document), in_record=True)
            account = account_of(name, number, judged)
            accounts.append(account)
            broken |= judged["broken"]
            warned |= judged["warned"]
            discarded += judged["discarded"]
        played = [player_named(document, turn["player"]) for turn in turns]
        seats = seats_from(document)
        may_stop_early = number == len(rounds)
        if played != (seats[: len(played)] if may_stop_early else seats):
            broken.add("turn-order")
    return {"violations": broken, "warnings": warned, "accounts": accounts, "discarded": discarded}


def setup_faults(document: Document) -> tuple[set[str], set[str]]:
    """The table rules that a record breaks as it is typed."""
    frame: Document = {key: document[key] for key in ("flowers", "quarry", "rounds") if key in document}
    frame["players"] = [{"name": data["name"], "flower": data["flower"]} for data in document["players"]]
    broken = table_violations(frame) & SETUP_RULES
    warned = table_warnings(frame) & SETUP_RULES
    quarry = [read_stack(text) for row in document.get("quarry") or [] for text in row]
    if any(not stack or stack[0]["material"] != "clay" for stack in quarry):
        broken.add("quarry-layers")
    return broken, warned
