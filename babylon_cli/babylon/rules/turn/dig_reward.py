"""The pillars taken are those that the dug terrace gives."""

from collections.abc import Iterator

from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.quarry.reward import Dig
from babylon_cli.babylon.rulebooks import DIGGING, TOKENS, cited
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.babylon.terms import in_quarry, tile_name
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
CAN_GIVE = "the turn takes {claim}, and {tile} can give only {pillars} at all"


def check(played: PlayedTurn) -> Iterator[Fault]:
    """A claim of pillars that is not what digging gave, or where that is not known, not what it can give at all."""
    turn, digging = played.turn, played.digging
    rewards = digging.rewards(played.setting.token)
    if turn.claim is None or turn.claim in rewards:
        return
    claim, pillars = Counted(turn.claim, "single pillar"), listed(rewards, "or")
    found, token = digging.found, played.setting.token
    if found is None or token is None:
        message = Message(CAN_GIVE, claim=claim, tile=_tile(played), pillars=pillars)
    else:
        message = Message(
            GIVES if len(rewards) == 1 else MAY_GIVE,
            claim=claim,
            position=POSITION_NAMES[found.position],
            pillars=pillars,
            reasons=reasons(found, played.before.player.flower, token),
        )
    where = Message("the quarry") if turn.dig is None else in_quarry(turn.dig)
    help = Message("count the edges of the tile again as the quarry lies in this turn")
    yield Fault((*turn.path, "pillars_taken"), where, message, help)


def _tile(played: PlayedTurn) -> Message:
    """The dug tile, as far as it is known."""
    position, digging = played.turn.dig, played.digging
    if position is None or digging.terrace is None or digging.empty:
        return Message("a tile")
    name = tile_name(digging.terrace)
    return Message("the tile at {position} ({tile})", position=POSITION_NAMES[position], tile=name)


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
