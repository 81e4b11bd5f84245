"""Random legal whole games, for two to four players who like to build high and to decorate."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

from .digging import pillars
from .game_builder import GameBuilder, cost_of, doubles_in
from .game_judging import judge
from .game_reading import LAYERS, REMOVED, ROUNDS, Stacks, Tile, stack_at, write_quarry
from .generate import FLOWERS, NAMES, RULINGS
from .reading import Document, rulings_of

if TYPE_CHECKING:
    from random import Random

TOKENS = ("single", "double", "icon-swap", "blank-icon", "flower-double", "minus-one", "none")
COUNTS = {"clay": 2, "granite": 3, "basalt": 4}
POSITIONS = [column + row for row in "1234" for column in "ABCD"]


def random_game(random: Random, players: int | None = None, *, whole: bool | None = None) -> Document:
    """A legal record of two to four players, whole or broken off somewhere."""
    count = players or random.choice((2, 3, 4))
    return Game(random, count).play(whole=random.random() < 0.75 if whole is None else whole)


def random_turn(random: Random, players: int | None = None) -> Document:
    """A legal table with a turn: a moment of a random game, with the next turn as its turn."""
    record = random_game(random, players, whole=True)
    return last_turn_alone(up_to(record, random.randint(1, len(turns_of(record)))))


def turns_of(record: Document) -> list[Document]:
    """All turns of a record in order."""
    return [turn for data in record["rounds"] for turn in data["turns"]]


def up_to(record: Document, turns: int) -> Document:
    """A copy of a record that stops after this many turns."""
    shorter = {**deepcopy(record), "rounds": []}
    for data in deepcopy(record["rounds"]):
        if turns > 0:
            data["turns"] = data["turns"][:turns]
            turns -= len(data["turns"])
            shorter["rounds"].append(data)
    return shorter


def last_turn_alone(record: Document) -> Document:
    """The table before the last turn of a record, with that turn as its turn."""
    last_round = record["rounds"][-1]
    table: Document = judge(up_to(record, len(turns_of(record)) - 1))["table"]
    table.update(round=len(record["rounds"]), turn=last_round["turns"][-1])
    if "token" in last_round:
        table["token"] = last_round["token"]
    return table


class Game:
    """A game that is being played, and the record that somebody writes of it."""

    def __init__(self, random: Random, players: int) -> None:
        """Set the table: flowers, start terraces, quarry and removal."""
        self.random = random
        self.document: Document = {}
        if random.random() < 0.15:
            self.document["edition"] = random.choice(("fr", "nl", "zh-Hant", "zh-Hans"))
        if random.random() < 0.25:
            rulings = {**RULINGS, "blank_per": ["turn", "terrace"], "supply": ["warn", "ignore"]}
            chosen = random.sample(sorted(rulings), random.randint(1, 4))
            self.document["rulings"] = {ruling: random.choice(rulings[ruling]) for ruling in chosen}
        flowers = list(random.choice(FLOWERS[:2]))
        random.shuffle(flowers)
        self.names = list(NAMES[:players])
        self.flower = dict(zip(self.names, flowers, strict=False))
        rulings_now = rulings_of(self.document)
        self.gardens = {name: GameBuilder(random, rulings_now) for name in self.names}
        self.pillars = dict.fromkeys(self.names, 0)
        self.notch: dict[str, Tile | None] = {}
        self.document["players"] = []
        for name in self.names:
            start = self.random_tile("start", self.flower[name])
            self.notch[name] = start
            self.document["players"].append({"name": name, "flower": start["flower"], "start": start["icons"]})
        self.set_up_quarry(flowers)
        first = random.choice(self.names)
        if first != self.names[0] or random.random() < 0.5:
            self.document["first_player"] = first
        start_seat = self.names.index(first)
        self.seats = self.names[start_seat:] + self.names[:start_seat]

    def random_tile(self, material: str, flower: str) -> Tile:
        """A terrace with random icons."""
        count = COUNTS.get(material, self.random.choice((2, 3, 3, 4)))
        icons = [self.random.choice("SSFFBBTT") for _ in range(count)] + ["."] * (4 - count)
        return {"flower": flower, "material": material, "icons": "".join(self.random.sample(icons, 4))}

    def set_up_quarry(self, flowers: list[str]) -> None:
        """Sixteen stacks of three, written whole, or only their tops, or not at all; and the removal."""
        self.stacks: Stacks = [[[] for _ in range(4)] for _ in range(4)]
        for material in LAYERS:
            dealt = flowers * 4
            self.random.shuffle(dealt)
            for position, flower in zip(POSITIONS, dealt, strict=True):
                stack_at(self.stacks, position).append(self.random_tile(material, flower))
        removed = self.random.sample(POSITIONS, REMOVED[len(self.names)])
        self.written = self.random.choice(("whole",) * 6 + ("tops", "nothing"))
        if self.written == "whole":
            self.document["quarry"] = write_quarry(self.stacks)
        elif self.written == "tops":
            self.document["quarry"] = [[text.split(" > ")[0] for text in row] for row in write_quarry(self.stacks)]
        if removed and (self.written != "nothing" or self.random.random() < 0.5):
            self.document["removed"] = removed
        for position in removed:
            stack_at(self.stacks, position).pop(0)

    def play(self, *, whole: bool) -> Document:
        """Play all rounds, or some turns of them."""
        rounds = ROUNDS[len(self.names)]
        turns_left = rounds * len(self.seats) if whole else self.random.randrange(rounds * len(self.seats))
        self.document["rounds"] = []
        for number in range(1, rounds + 1):
            if turns_left == 0:
                break
            token = "none" if number == 1 else self.random.choice(TOKENS)
            data: Document = {"turns": []}
            if number > 1 or self.random.random() < 0.1:
                data["token"] = token
            for name in self.seats[:turns_left]:
                data["turns"].append(self.play_turn(name, token))
            turns_left -= len(data["turns"])
            self.document["rounds"].append(data)
        return self.document

    def play_turn(self, name: str, token: str) -> Document:
        """One turn as it is written down."""
        position, reward = self.choose_dig(name, token)
        tile = stack_at(self.stacks, position).pop(0)
        turn: Document = {"player": name, "dig": position}
        is_unseen = self.written == "nothing" or (self.written == "tops" and tile["material"] != "clay")
        if is_unseen:
            turn["dug"] = dict(tile)
            if self.written == "tops":
                turn["dug"].pop(self.random.choice(("material", "flower", "none")), None)
        if self.random.random() < 0.3 or (is_unseen and self.random.random() < 0.8):
            turn["pillars_taken"] = reward
        builder = self.gardens[name]
        builder.begin_turn(token)
        in_hand: dict[str, Tile] = {"dug": tile}
        stored = self.notch[name]
        if stored is not None:
            in_hand["stored"] = stored
        left = self.pillars[name] + reward + (1 if token == "single" else 0)
        left = self.build(builder, in_hand, left, 1 if token == "double" else 0)
        turn.update(builder.write_turn())
        keep = self.keep(name, in_hand, left, is_open=not is_unseen)
        if keep or self.random.random() < 0.1:
            turn["keep"] = keep
        return turn

    def choose_dig(self, name: str, token: str) -> tuple[str, int]:
        """The most rewarding of a few visible tiles."""
        quarry = write_quarry(self.stacks)
        visible = [position for position in POSITIONS if stack_at(self.stacks, position)]
        choices = self.random.sample(visible, min(3, len(visible)))
        rewards = {position: pillars(quarry, position, self.flower[name], token) for position in choices}
        best = max(choices, key=lambda position: rewards[position])
        return best, rewards[best]

    def build(self, builder: GameBuilder, in_hand: dict[str, Tile], singles: int, doubles: int) -> int:
        """Build none, one or both of the terraces in hand and decorate; the single pillars that are left."""
        sources = self.random.sample(sorted(in_hand), len(in_hand))
        is_saving = singles < 7 and self.random.random() < 0.35
        for source in sources[: 0 if is_saving else self.random.choice((1, 2, 2, 2, 2))]:
            terrace = builder.find_place(singles, doubles, in_hand[source]["icons"])
            if terrace is None:
                continue
            singles -= cost_of(terrace, doubles)
            doubles = max(0, doubles - doubles_in(terrace))
            builder.build_from(source, in_hand.pop(source)["icons"], terrace)
            if self.random.random() < 0.6:
                builder.decorate(builder.fresh)
        builder.decorate(builder.fresh)
        return singles

    def keep(self, name: str, in_hand: dict[str, Tile], left: int, *, is_open: bool) -> dict[str, Any]:
        """Store and discard; what of it is written down. If not everybody can count, it is all written."""
        usual_pillars, usual_terrace = min(6, left), min(["stored", "dug"], key=lambda source: source not in in_hand)
        if not in_hand:
            usual_terrace = "none"
        kept = usual_pillars if self.random.random() < 0.8 else self.random.randint(0, usual_pillars)
        terrace = usual_terrace
        if self.random.random() < 0.35:
            terrace = self.random.choice(["none", *sorted(in_hand)])
        self.pillars[name] = kept
        self.notch[name] = in_hand.get(terrace)
        written: dict[str, Any] = {}
        if kept != usual_pillars or not is_open or self.random.random() < 0.5:
            written["pillars"] = kept
        if terrace != usual_terrace or not is_open or self.random.random() < 0.5:
            written["terrace"] = terrace
        if written and self.random.random() < 0.1:
            written["doubles"] = 0
        return written
