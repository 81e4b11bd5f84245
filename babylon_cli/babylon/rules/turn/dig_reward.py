"""The pillars taken are those that the dug terrace gives."""

from collections.abc import Iterator

from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.quarry.reward import Dig
from babylon_cli.babylon.rulebooks import DIGGING, TOKENS, cited
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.babylon.terms import in_quarry
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Counted, Listed, Message, Term, listed

ABOUT = About(
    id="dig-reward",
    subject="quarry",
    sources=cited(DIGGING.at("1st and 2nd paragraphs"), DIGGING.at("the four points"), TOKENS.at("5th and 6th points")),
    judges="turn",
)

GIVES = "the turn takes {claim}, and the tile at {position} gives {pillars}: {reasons}"
MAY_GIVE = "the turn takes {claim}, and the tile at {position} gives {pillars} (its flower is not known): {reasons}"


def check(played: PlayedTurn) -> Iterator[Fault]:
    """A claim of pillars that is not what digging gave."""
    turn, digging = played.turn, played.digging
    claim, found = turn.claim, digging.found
    if claim is None or found is None or played.setting.token is None or claim in digging.rewards:
        return
    yield Fault(
        (*turn.path, "pillars_taken"),
        in_quarry(found.position),
        Message(
            GIVES if len(digging.rewards) == 1 else MAY_GIVE,
            claim=Counted(claim, "single pillar"),
            position=POSITION_NAMES[found.position],
            pillars=listed(digging.rewards, "or"),
            reasons=reasons(found, played.before.player.flower, played.setting.token),
        ),
        Message("count the edges of the tile again as the quarry lies in this turn"),
    )


def reasons(found: Dig, flower: str, token: str) -> Listed:
    """Why a tile gives what it gives, such as `2 for its edges (border and clay), 1 for the own flower`."""
    edges = listed([Term(edge.neighbour) for edge in found.edges if edge.gives])
    parts = [Message("{pillars} for its edges ({edges})", pillars=found.edge_pillars, edges=edges)]
    if not edges.facts:
        parts = [Message("0 for its edges")]
    if found.tile.flower == flower:
        parts.append(Message("{pillars} for the own flower", pillars=2 if token == "flower-double" else 1))
    if token == "minus-one":
        parts.append(Message("1 less for the round token, never below 0"))
    return listed(parts, "")


RULE = TurnRule(ABOUT, check)
