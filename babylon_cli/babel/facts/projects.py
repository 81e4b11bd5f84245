"""The 15 cards of the Great Projects, five an Age."""

from typing import Literal, NamedTuple

from babylon_cli.babel.facts.cards import Colour
from babylon_cli.babel.facts.french import in_french
from babylon_cli.wording.message import Name

Penalty = Literal[
    "discard_card_red",
    "discard_card_brown",
    "discard_card_grey",
    "discard_card_blue",
    "discard_card_green",
    "discard_all_coins",
    "discard_2_victory_tokens",
    "lose_wonder_resource",
]

Reward = Literal[
    "victory_token_1",
    "victory_token_3",
    "victory_token_5",
    "coins_4",
    "coins_6",
    "coins_12",
    "shield_1",
    "shields_2",
    "free_building_token",
    "free_wonder_stage_token",
    "any_colour_participation_token",
    "science_set_3vp_token",
    "guild_vp_token",
    "wonder_stage_vp_token",
]


class Project(NamedTuple):
    """One card: what taking part costs, what success brings for each marker, and what failure costs the others."""

    age: int
    colour: Colour
    name: str
    french: str | None
    """None where no public source gives the French title."""
    coins: int
    resources: str
    penalty: Penalty
    reward: Reward

    @property
    def said(self) -> Name:
        """Its title, for a language to say; of `Arc(s)` the singular, which the French rulebook has in a sentence."""
        return in_french(self.name, self.french and self.french.replace("(s)", ""))

    @property
    def title(self) -> Name:
        """The same; in English with the French title beside it where that is known and another."""
        return self.said if self.french in (None, self.name) else Name(f"{self.name} ({self.french})", self.said.others)

    @property
    def victory_token(self) -> int:
        """The value of the victory token that it rewards with; 0 for none."""
        return {"victory_token_1": 1, "victory_token_3": 3, "victory_token_5": 5}.get(self.reward, 0)

    @property
    def shields(self) -> int:
        """The shields that each marker brings."""
        return {"shield_1": 1, "shields_2": 2}.get(self.reward, 0)

    @property
    def lost_colour(self) -> str:
        """The colour of the card that its penalty takes; empty for another penalty."""
        return self.penalty.removeprefix("discard_card_") if self.penalty.startswith("discard_card_") else ""


PROJECTS: tuple[Project, ...] = (
    Project(1, "blue", "Belvedere", None, 1, "C", "discard_card_red", "free_wonder_stage_token"),
    Project(1, "green", "Cranes", None, 1, "", "discard_card_brown", "free_building_token"),
    Project(1, "red", "Double Walls", "Double enceinte", 1, "", "lose_wonder_resource", "victory_token_1"),
    Project(1, "brown", "Factory", "Manufacture", 2, "", "discard_card_grey", "any_colour_participation_token"),
    Project(1, "yellow", "Rampart Road", None, 1, "S", "discard_all_coins", "coins_4"),
    Project(2, "blue", "Obelisk", "Obélisque", 1, "P", "discard_card_brown", "shield_1"),
    Project(2, "yellow", "River Port", "Port fluvial", 1, "L", "discard_all_coins", "coins_6"),
    Project(2, "green", "Sewer Network", None, 2, "", "discard_card_red", "free_building_token"),
    Project(2, "brown", "Smelter", None, 2, "", "discard_card_grey", "wonder_stage_vp_token"),
    Project(2, "red", "War Mirror", "Miroir de guerre", 2, "G", "discard_card_blue", "victory_token_3"),
    Project(3, "green", "Archives", "Archives", 4, "", "discard_card_blue", "science_set_3vp_token"),
    Project(3, "red", "Giant Trebuchet", None, 5, "W", "discard_all_coins", "victory_token_5"),
    Project(3, "yellow", "Grand Bazaar", None, 4, "O", "discard_card_red", "coins_12"),
    Project(3, "purple", "Menagerie", None, 4, "", "discard_card_green", "guild_vp_token"),
    Project(3, "blue", "Triumphal Arches", "Arc(s) de triomphe", 5, "", "discard_2_victory_tokens", "shields_2"),
)

PROJECT_BY_NAME = {project.name: project for project in PROJECTS}

MARKERS = {2: 2, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 6}
"""Markers on a card by the number of players: one fewer than players, but with two and eight."""


def markers_on_card(players: int) -> int:
    """The markers on a card; outside 2 to 8 players as with the nearest number."""
    return MARKERS[min(max(players, 2), 8)]
