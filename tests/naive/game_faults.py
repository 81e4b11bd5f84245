"""Plants faults of the game rules: in the order of turns, the rounds, their tokens and the removal at setup."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random

from .game_generate import POSITIONS, turns_of, up_to
from .game_judging import judge
from .game_reading import ROUNDS, read_quarry, stack_at
from .reading import Document

RecordPlanter = Callable[[Random, Document], Document | None]


def plant_turn_order(random: Random, record: Document) -> Document | None:
    """Exchange two turns of the last round, leave a turn of the round before it out, or name another first player."""
    shorter = up_to(record, random.randint(1, len(turns_of(record))))
    choice, names = random.random(), [player["name"] for player in record["players"]]
    last = shorter["rounds"][-1]["turns"]
    if choice < 0.3 and len(last) > 1:
        one, other = random.sample(range(len(last)), 2)
        last[one], last[other] = last[other], last[one]
    elif choice < 0.6 and len(shorter["rounds"]) > 1:
        before = shorter["rounds"][-2]["turns"]
        del before[random.randrange(len(before))]
        del shorter["rounds"][-1]["turns"][random.randint(1, len(last)) :]
    else:
        first = record.get("first_player", names[0])
        shorter["first_player"] = random.choice([name for name in names if name != first])
    return shorter


def plant_round_count(random: Random, record: Document) -> Document | None:
    """Play one round too many."""
    changed = deepcopy(record)
    limit = ROUNDS[len(record["players"])]
    if len(changed["rounds"]) < limit or len(changed["rounds"][-1]["turns"]) < len(changed["players"]):
        return None
    quarry = read_quarry(judge(record)["table"], to_the_bottom=True)
    turns: list[Document] = []
    for turn in changed["rounds"][-1]["turns"]:
        free = [position for position in POSITIONS if quarry is None or stack_at(quarry, position)]
        position = random.choice(free)
        if quarry is not None:
            stack_at(quarry, position).pop(0)
        turns.append({"player": turn["player"], "dig": position, "keep": {"terrace": "none"}})
    changed["rounds"].append({"token": random.choice(("none", "single", "minus-one")), "turns": turns})
    return changed


def plant_token_count(random: Random, record: Document) -> Document | None:
    """Leave a round's token out, or give the first round one."""
    changed = deepcopy(record)
    if random.random() < 0.3:
        changed["rounds"][0]["token"] = random.choice(("single", "double", "icon-swap", "minus-one"))
        return changed
    data = random.choice(changed["rounds"])
    return changed if data.pop("token", None) is not None else None


def plant_quarry_removal(random: Random, record: Document) -> Document | None:
    """Remove one tile too many or too few, or one twice; only the first turns are kept."""
    shorter = up_to(record, random.randint(0, 4))
    removed = list(shorter.get("removed") or [])
    choice = random.random()
    if choice < 0.4:
        removed.append(random.choice(POSITIONS))
    elif choice < 0.7 and removed:
        removed.remove(random.choice(removed))
    elif len(removed) > 1:
        one, other = random.sample(range(len(removed)), 2)
        removed[one] = removed[other]
    shorter["removed"] = removed
    return shorter


def plant_quarry_layers(random: Random, record: Document) -> Document | None:
    """Write a stack without its clay, or without anything; only the first turns are kept."""
    shorter = up_to(record, random.randint(0, 4))
    if shorter.get("quarry") is None:
        return None
    row = random.choice(shorter["quarry"])
    place = random.randrange(4)
    row[place] = " > ".join(row[place].split(" > ")[1:]) or random.choice(("floor", "granite", "basalt"))
    return shorter


RECORD_PLANTERS: dict[str, RecordPlanter] = {
    "turn-order": plant_turn_order,
    "round-count": plant_round_count,
    "token-count": plant_token_count,
    "quarry-removal": plant_quarry_removal,
    "quarry-layers": plant_quarry_layers,
}
