"""A turn in words: what was dug, built, placed and kept, and what it comes to in pillars."""

from collections.abc import Iterator

from babylon_cli.babylon.picture.text_map import LEGEND, text_map
from babylon_cli.babylon.play.budget import Budget
from babylon_cli.babylon.play.building import Step
from babylon_cli.babylon.play.decorating import Ornament
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.play.seat import Seat
from babylon_cli.babylon.table.pieces import CORNER_NAMES, Support
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.babylon.table.supports import supports_of
from babylon_cli.babylon.terms import A_PIECE, PILLAR_NOUNS, icons_name, terrace_place, tile_name
from babylon_cli.wording.message import Counted, Fact, Message, Term, listed


def dig_words(played: PlayedTurn) -> Message:
    """What was dug and what it gave, such as `Ana digs B2: clay white S..F, 4 pillars`."""
    turn, digging, player = played.turn, played.digging, played.before.player.name
    if turn.dig is None:
        return Message("{player} digs nothing", player=player)
    position = POSITION_NAMES[turn.dig]
    if digging.terrace is None or digging.empty:
        return Message("{player} digs {position}, where nothing lies", player=player, position=position)
    return Message(
        "{player} digs {position}: {terrace}, {pillars}",
        player=player,
        position=position,
        terrace=tile_name(digging.terrace),
        pillars=UNKNOWN_PILLARS if digging.pillars is None else Counted(digging.pillars, "pillar"),
    )


UNKNOWN_PILLARS = Message("an unknown number of pillars")


def build_words(played: PlayedTurn) -> Iterator[Fact]:
    """One line a build and one a decoration, in the order in which they happen."""
    for stage in played.stages:
        if stage.step is not None:
            yield _build(stage.step, supports_of(stage.layout, stage.step.terrace.number))
        for ornament in stage.ornaments:
            yield _ornament(ornament)


def _build(step: Step, supports: list[Support]) -> Fact:
    terrace = step.terrace
    under = [Counted(supports.count(kind), noun) for kind, noun in PILLAR_NOUNS.items() if kind in supports]
    parts = [
        Message(
            "builds the {origin} terrace at {place}, {icons}, on {supports}",
            origin=Term(step.build.origin),
            place=terrace_place(terrace),
            icons=icons_name(terrace.icons),
            supports=listed(under) if under else Term("nothing"),
        )
    ]
    if terrace.belvedere is not None:
        parts.append(Message("belvedere {corner}", corner=CORNER_NAMES[terrace.belvedere]))
    for corner, icon in zip(CORNER_NAMES, terrace.counts_as, strict=True):
        if icon is not None:
            parts.append(Message("{corner} counts as {icon}", corner=corner, icon=Term(icon.word)))
    return listed(parts, "")


def _ornament(ornament: Ornament) -> Message:
    placed = ornament.placed
    template = "places {piece} over {spots}" if len(placed.ends) > 1 else "places {piece} at {spots}"
    return Message(template, piece=A_PIECE[placed.noun], spots=placed.place)


def pillar_words(played: PlayedTurn) -> Message:
    """The account of a turn, such as `2 stored + 4 dug - 5 spent = 1; keeps 1`."""
    budget, told = played.budget, played.turn.keep.pillars is not None
    keeps = [Message("keeps {number}", number="?" if budget.left is None and not told else budget.kept)]
    kept: list[Fact] = [*keeps, *([Counted(budget.kept_doubles, "double pillar")] if budget.kept_doubles else [])]
    if budget.returned:
        kept.append(Message("{number} to the reserve", number=budget.returned))
    return Message(
        "{in_hand} - {spent} spent = {left}; {kept}",
        in_hand=_in_hand(budget),
        spent=budget.spent,
        left=_number(budget.left),
        kept=listed(kept, ""),
    )


def _in_hand(budget: Budget) -> Message:
    words = Message("{stored} stored + {dug} dug", stored=_number(budget.stored), dug=_number(budget.dug))
    if budget.token:
        words = Message("{pillars} + {number} from the token", pillars=words, number=budget.token)
    if budget.doubles_in_hand:
        words = Message(
            "{pillars} + {doubles} in hand", pillars=words, doubles=Counted(budget.doubles_in_hand, "double")
        )
    return words


def _number(number: int | None) -> Fact:
    return "?" if number is None else number


def discard_words(played: PlayedTurn) -> Iterator[Message]:
    """What is discarded at the end of the turn, one line a terrace."""
    left = [*played.before.notch, *([played.digging.terrace] if played.digging.terrace is not None else [])]
    used = [step.source for step in played.steps if step.source is not None]
    for terrace in (*used, *played.after.notch):
        if terrace in left:
            left.remove(terrace)
    for terrace in left:
        yield Message("discards {terrace}", terrace=tile_name(terrace))


def notch_words(seat: Seat) -> Message:
    """What is in the notch, such as `notch: pink SF..`."""
    if not seat.notch:
        return Message("notch: empty")
    return Message("notch: {terraces}", terraces=listed([tile_name(terrace) for terrace in seat.notch]))


def what_it_leaves(played: PlayedTurn) -> Iterator[Fact]:
    """A legal turn in short, and the garden after it."""
    yield dig_words(played)
    yield from build_words(played)
    yield from discard_words(played)
    yield pillar_words(played)
    yield notch_words(played.after)
    yield ""
    yield from text_map(played.after.layout)
    yield LEGEND
