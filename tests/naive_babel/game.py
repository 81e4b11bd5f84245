"""A game played at random, Age by Age, of which `legal_tables` writes down the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .conflict import VICTORY
from .dealing import deck_of, seat
from .facts import MARKERS, SLOTS
from .pieces import PROJECTS, WONDERS, Card, Project, Stage

if TYPE_CHECKING:
    from random import Random

    from .reading import Document

EARLIER = {1: 0, 3: 1, 5: 3}


@dataclass
class Seat:
    """One city as it grows."""

    name: str
    wonder: str
    free: bool
    cards: list[Card] = field(default_factory=list)
    stages: int = 0
    coins: int = 3
    victory: list[int] = field(default_factory=list)
    defeat: int = 0
    hand: list[int] = field(default_factory=list)
    tokens: dict[str, int] = field(default_factory=dict)
    penalties: list[int] = field(default_factory=list)
    lost_wonder: bool = False
    built_now: list[Card] = field(default_factory=list)

    def build(self, card: Card) -> None:
        """Add a card, which may bring a marker in this Age."""
        self.cards.append(card)
        self.built_now.append(card)

    def gain(self, kind: str, amount: int) -> None:
        """Take some of a reward that is a token."""
        self.tokens[kind] = self.tokens.get(kind, 0) + amount

    def shields(self) -> int:
        """The shields of cards, stages and tokens."""
        stages = WONDERS[self.wonder].stages[: self.stages]
        on_stages = sum(int(stage.gives.get("shields", 0)) for stage in stages)
        return sum(card.number("shields") for card in self.cards) + on_stages + self.tokens.get("shields", 0)

    def newest_stage(self) -> Stage:
        """The stage that was built last."""
        return WONDERS[self.wonder].stages[self.stages - 1]

    def plays_last_card(self) -> bool:
        """Whether Babylon B's second stage is built."""
        return any("last_card" in stage.gives for stage in WONDERS[self.wonder].stages[: self.stages])


class Game:
    """All seats, the tower and the projects so far."""

    def __init__(self, random: Random, modules: list[str]) -> None:
        """Seat the cities and deal the tiles."""
        self.random, self.modules = random, modules
        self.seats = [Seat(city["name"], city["wonder"], "free_city" in city) for city in seat(random, 7)]
        self.players = [each for each in self.seats if not each.free]
        self.dealt: dict[str, list[int]] = {}
        self.turns: list[dict[str, int]] = []
        self.laid: list[int] = []
        self.discarded: list[Card] = []
        self.projects: list[Document] = []
        tiles = random.sample(range(1, 25), 24)
        for each in self.players:
            each.hand = [tiles.pop() for _ in range(3)]
            self.dealt[each.name] = list(each.hand)

    def acts(self, tile: int) -> bool:
        """Whether a tile is visible."""
        return tile in self.laid[-SLOTS[len(self.players)] :]

    def play_age(self, age: int) -> None:
        """Build cards, stages and tiles: no more than six an Age each, and never one card twice."""
        deck = deck_of(self.random, age, len(self.players))
        for each in self.seats:
            each.built_now = []
        left = {each.name: self.random.choice((6, 6, 6, 5, 4, 2)) for each in self.seats}
        if "tower" in self.modules:
            self.build_tiles(left)
        for each in self.seats:
            if left[each.name] and self.random.random() < 0.85 and each.stages < len(WONDERS[each.wonder].stages):
                each.stages += 1
                left[each.name] -= 1
                if "discard" in each.newest_stage().gives:
                    self.build_cards(each, self.discarded or deck, 1)
            left[each.name] += each.plays_last_card() and self.random.random() < 0.5
            left[each.name] += self.spend_token(each, "free_building")
            self.build_cards(each, deck, left[each.name])
            each.coins = self.random.randint(0, 12)
        self.discarded += deck

    def spend_token(self, each: Seat, kind: str) -> bool:
        """Give a token away for one more building than there are turns."""
        is_spent = bool(each.tokens.get(kind)) and self.random.random() < 0.5
        if is_spent:
            each.tokens[kind] -= 1
        return is_spent

    def build_cards(self, each: Seat, deck: list[Card], most: int) -> None:
        """Take cards from the deck, none that stands in the city already."""
        for _ in range(most):
            card = next((card for card in deck if card not in each.cards), None)
            if card:
                each.build(card)
                deck.remove(card)

    def build_tiles(self, left: dict[str, int]) -> None:
        """A few turns in which some players build a tile."""
        for _ in range(self.random.randint(0, 3)):
            turn = {}
            for each in self.players:
                if each.hand and left[each.name] and self.random.random() < 0.35:
                    turn[each.name] = each.hand.pop()
                    left[each.name] -= 1
            if turn:
                self.turns.append(turn)
                self.laid += sorted(turn.values())

    def take_markers(self, age: int) -> Document:
        """Lay a project of the Age and let players join; the last turn alone may take more than there are."""
        project = self.random.choice([each for each in PROJECTS.values() if each.age == age])
        markers = MARKERS[len(self.players)]
        joined: dict[str, int] = {}
        for _ in range(6):
            if sum(joined.values()) < markers:
                for each in self.players:
                    if self.random.random() < 0.4 and self.can_take(each, project, joined.get(each.name, 0)):
                        joined[each.name] = joined.get(each.name, 0) + 1
        return {"age": age, "card": project.name, "joined": joined}

    def can_take(self, each: Seat, project: Project, taken: int) -> bool:
        """Use up a building of the Age to join with: one of the colour, or any with a token, which is spent."""
        left = [card for card in each.built_now if card.colour == project.colour]
        if not left and each.tokens.get("any_colour") and each.built_now:
            each.tokens["any_colour"] -= 1
            left = each.built_now
        if taken >= 5 or not left:
            return False
        each.built_now.remove(left[0])
        return True

    def resolve(self, entry: Document) -> None:
        """Pay the rewards of a project or take its penalties."""
        project = PROJECTS[entry["card"]]
        is_success = sum(entry["joined"].values()) >= MARKERS[len(self.players)]
        for each in self.players:
            markers = entry["joined"].get(each.name, 0)
            if is_success and project.reward == "victory":
                self.win(each, [project.amount] * markers)
            elif is_success and project.reward != "coins" and markers:
                each.gain(project.reward, project.amount * markers)
            elif not is_success and not markers:
                self.punish(each, project)

    def punish(self, each: Seat, project: Project) -> None:
        """Take what the penalty takes, or give the token."""
        victims = [card for card in each.cards if project.penalty == f"discard_card_{card.colour}"]
        if victims:
            each.cards.remove(self.random.choice(victims))
        elif project.penalty == "lose_wonder_resource":
            each.lost_wonder = True
        elif project.penalty == "discard_all_coins" and each.coins:
            each.coins = 0
        elif project.penalty == "discard_2_victory_tokens" and len(each.victory) >= 2:
            del each.victory[:2]
        else:
            each.penalties.append(-project.age)

    def win(self, each: Seat, tokens: list[int]) -> None:
        """Take victory tokens, as tile 19 has them."""
        arriving = [EARLIER[token] if self.acts(19) else token for token in tokens]
        each.victory += [token for token in arriving if token]

    def fight(self, age: int) -> None:
        """Every conflict of the Age."""
        for number, left in enumerate(self.seats):
            right = self.seats[number - 1]
            if left.shields() != right.shields():
                winner, loser = (left, right) if left.shields() > right.shields() else (right, left)
                self.win(winner, [VICTORY[age]])
                loser.defeat += 2 if self.acts(22) else 1

    def spend(self) -> None:
        """Give some of the tokens for a stage away."""
        for each in self.players:
            if each.tokens.get("free_stage") and self.random.random() < 0.5:
                each.tokens["free_stage"] -= 1
