"""A round token changes no more than one spot of a terrace."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from babylon_cli.babylon.rulebooks import END_OF_ROUND, TOKENS, cited
from babylon_cli.babylon.rules.rule import TableRule, TurnRule
from babylon_cli.babylon.table.layout import End, Placed
from babylon_cli.babylon.table.pieces import CORNER_NAMES, Icon
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.babylon.table.terrace import NO_TOKEN, Terrace
from babylon_cli.babylon.terms import at_ends, on, piece_name, terrace_name, terrace_place
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Path
from babylon_cli.wording.message import Message, Term, listed

if TYPE_CHECKING:
    from babylon_cli.babylon.play.play import PlayedTurn

ABOUT = About(
    id="token-effect",
    subject="tokens",
    sources=cited(TOKENS.at("3rd and 4th points"), END_OF_ROUND.at("1st and 2nd paragraphs")),
    rulings=("blank_per",),
)

NO_TOKEN_IN_FORCE = Message("no round token for that is in force")
ONE_ON_A_TERRACE = Message("a round token changes one spot on a terrace")
ONE_IN_A_TURN = Message("a round token changes one spot in a turn")


def check(table: Table) -> Iterator[Fault]:
    """Every terrace on which a round token is said to have changed several icons, and every link that needed two."""
    for player in table.players:
        changed = [terrace for terrace in player.layout.terraces if terrace.counts_as is not NO_TOKEN]
        for terrace in changed:
            if terrace.counts_as.count(None) < 3:
                corners = [CORNER_NAMES[corner] for corner in range(4) if terrace.counts_as[corner] is not None]
                yield _several_on_a_terrace(player, terrace, corners)
        for piece in player.layout.placed if len(changed) > 1 else ():
            if _needs_two_changes(piece, table.rulings):
                yield _two_changes(player, piece)


def _several_on_a_terrace(player: Player, terrace: Terrace, corners: list[str]) -> Fault:
    return Fault(
        ("players", player.index, *terrace.path, "counts_as"),
        terrace_place(terrace),
        Message(
            "{terrace} says that its {corners} spots counted as another icon: a round token lets one spot "
            "count as another icon",
            terrace=terrace_name(terrace),
            corners=listed(corners),
        ),
        Message("keep the spot that the token was used for"),
        player=player.index,
        place=on(terrace),
    )


def _needs_two_changes(piece: Placed, rulings: Rulings) -> bool:
    """Whether both ends of a link, on two terraces, count as its icon only by a token; it was placed in one turn."""
    first, last = piece.ends[0], piece.ends[-1]
    if not (_counts_by_token(piece, first) and _counts_by_token(piece, last)) or first.terraces == last.terraces:
        return False
    return rulings.blank_per == "turn" or not all([_may_be_blank(end) for end in piece.ends])


def _counts_by_token(piece: Placed, end: End) -> bool:
    """Whether a terrace at an end counts as the icon by a token, and none shows it."""
    kind = piece.decoration.kind
    corners = [(terrace, terrace.corner_at(end.cell)) for terrace in end.terraces]
    shown = [terrace.icons[corner] for terrace, corner in corners if terrace.icons is not None]
    return kind not in shown and any([terrace.counts_as[corner] is kind for terrace, corner in corners])


def _may_be_blank(end: End) -> bool:
    """Whether a spot shows no icon, as far as is known."""
    icons = [terrace.icons and terrace.icons[terrace.corner_at(end.cell)] for terrace in end.terraces]
    return any([icon is None or icon is Icon.NONE for icon in icons])


def _two_changes(player: Player, piece: Placed) -> Fault:
    return Fault(
        ("players", player.index, *piece.path),
        piece.place,
        Message(
            "both ends of {piece} stand on spots that only a round token let count as its icon, and in the turn of a "
            "link the token changes one spot",
            piece=piece_name(piece),
        ),
        Message("check the icons under both ends, and which spot the token was used for"),
        player=player.index,
        place=at_ends(piece),
    )


def check_turn(played: "PlayedTurn") -> Iterator[Fault]:
    """Every changed icon for which the round token in force gives no right."""
    token, rulings = played.setting.token, played.setting.rulings
    if token is None:
        return
    used = False
    for step in played.steps:
        changed = [corner for corner in range(4) if step.build.counts_as[corner] is not None]
        for position, corner in enumerate(changed):
            reason = _why_not(step.terrace, corner, token)
            once_a_terrace = token == "blank-icon" and rulings.blank_per == "terrace"
            if reason is None and (position > 0 or (used and not once_a_terrace)):
                reason = ONE_ON_A_TERRACE if once_a_terrace else ONE_IN_A_TURN
            if reason is not None:
                yield _fault_of_turn(step.terrace, (*step.path, "counts_as"), corner, reason)
                break
        used = used or bool(changed)


def _why_not(terrace: Terrace, corner: int, token: str) -> Message | None:
    """Why a token does not let a spot count as another icon, or None."""
    if token not in ("icon-swap", "blank-icon"):
        return NO_TOKEN_IN_FORCE if token == "none" else Message("the round token in force is {token}", token=token)
    if terrace.icons is None:
        return None
    blank = terrace.icons[corner] is Icon.NONE
    if token == "icon-swap" and blank:
        return Message("the round token icon-swap changes an icon, and that spot has none")
    if token == "blank-icon" and not blank:
        return Message("the round token blank-icon is for a spot without icon, and that spot has one")
    return None


def _fault_of_turn(terrace: Terrace, path: Path, corner: int, reason: Message) -> Fault:
    name = CORNER_NAMES[corner]
    icon = terrace.counts_as[corner]
    message = Message(
        "the {corner} spot of {terrace} cannot count as a {icon}: {reason}",
        corner=name,
        terrace=terrace_name(terrace),
        icon=Term(icon.value if icon else ""),
        reason=reason,
    )
    help = Message("check the token of the round; a token acts on one spot of a terrace built in its round")
    return Fault((*path, name), terrace_place(terrace), message, help, place=on(terrace))


RULE = TableRule(ABOUT, check, strictest={"blank_per": "turn"})
TURN_RULE = TurnRule(ABOUT, check_turn)
