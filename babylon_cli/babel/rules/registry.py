"""Every rule that a table of Babel is checked for, in the order in which they are published."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from babylon_cli.babel.rules.rule import Rule

MODULES = {
    "babel-player-count": "player_count",
    "babel-wonder-twice": "wonder_twice",
    "babel-tile-hand": "tile_hand",
    "babel-turn-tile": "turn_tile",
    "babel-actions": "actions",
    "babel-card-twice": "card_twice",
    "babel-card-copies": "card_copies",
    "babel-card-age": "card_age",
    "babel-stages": "stages",
    "babel-project-order": "project_order",
    "babel-join-colour": "join_colour",
    "babel-markers": "markers",
    "babel-tokens": "tokens",
    "babel-science-choice": "science_choice",
    "babel-score": "score",
}
"""The module of each rule by its id, in the order of the published list."""


class Rules(Mapping[str, Rule]):
    """The rules by id; a rule is loaded when it is asked for, so that explaining one loads no other."""

    def __getitem__(self, name: str) -> Rule:
        """The rule of that id; KeyError where there is none."""
        rule: Rule = import_module(f"babylon_cli.babel.rules.{MODULES[name]}").RULE
        return rule

    def __iter__(self) -> Iterator[str]:
        """The ids."""
        return iter(MODULES)

    def __len__(self) -> int:
        """How many rules there are."""
        return len(MODULES)


RULES = Rules()
