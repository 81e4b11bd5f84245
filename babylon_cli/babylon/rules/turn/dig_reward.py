"""The pillars taken are those that the dug terrace gives."""

from collections.abc import Iterator

from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.quarry.reward import Dig
from babylon_cli.babylon.rulebooks import DIGGING, TOKENS, cited
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.words import counted, listed

ABOUT = About(
    id="dig-reward",
    subject="quarry",
    sources=cited(
        DIGGING.at("1st paragraph and the four points"),
        TOKENS.at("5th and 6th points"),
    ),
    judges="turn",
)


def check(played: PlayedTurn) -> Iterator[Fault]:
    """A claim of pillars that is not what digging gave."""
    turn, digging = played.turn, played.digging
    claim, found = turn.claim, digging.found
    if claim is None or found is None or played.setting.token is None or claim in digging.rewards:
        return
    name = POSITION_NAMES[found.position]
    gives = " or ".join(str(number) for number in digging.rewards)
    if len(digging.rewards) > 1:
        gives += " (its flower is not known)"
    yield Fault(
        (*turn.path, "pillars_taken"),
        f"{name} in the quarry",
        f"the turn takes {counted(claim, 'single pillar')}, and the tile at {name} gives {gives}: "
        + reasons(found, played.before.player.flower, played.setting.token),
        "count the edges of the tile again as the quarry lies in this turn",
    )


def reasons(found: Dig, flower: str, token: str) -> str:
    """Why a tile gives what it gives, such as `1 each for the border and clay, 1 for the own flower`."""
    edges = [edge.neighbour for edge in found.edges if edge.gives]
    parts = [f"{len(edges)} for its edges" + (f" ({listed(edges)})" if edges else "")]
    if found.tile.flower == flower:
        parts.append(f"{2 if token == 'flower-double' else 1} for the own flower")
    if token == "minus-one":
        parts.append("1 less for the round token, never below 0")
    return ", ".join(parts)


RULE = TurnRule(ABOUT, check)
