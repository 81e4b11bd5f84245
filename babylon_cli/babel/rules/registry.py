"""Every rule that a table of Babel is checked for, in the order in which they are published."""

from babylon_cli.babel.rules import (
    actions,
    card_age,
    card_copies,
    card_twice,
    join_colour,
    markers,
    player_count,
    project_order,
    science_choice,
    score,
    stages,
    tile_hand,
    tokens,
    turn_tile,
    wonder_twice,
)
from babylon_cli.babel.rules.about import Rule

RULES: dict[str, Rule] = {
    "babel-player-count": player_count.RULE,
    "babel-wonder-twice": wonder_twice.RULE,
    "babel-tile-hand": tile_hand.RULE,
    "babel-turn-tile": turn_tile.RULE,
    "babel-actions": actions.RULE,
    "babel-card-twice": card_twice.RULE,
    "babel-card-copies": card_copies.RULE,
    "babel-card-age": card_age.RULE,
    "babel-stages": stages.RULE,
    "babel-project-order": project_order.RULE,
    "babel-join-colour": join_colour.RULE,
    "babel-markers": markers.RULE,
    "babel-tokens": tokens.RULE,
    "babel-science-choice": science_choice.RULE,
    "babel-score": score.RULE,
}
"""By id, in the order of the published list."""
