"""A turn in words: what was dug, built, placed and kept, and what it comes to in pillars."""

from collections.abc import Iterator

from babylon_cli.babylon.picture.text_map import LEGEND, text_map
from babylon_cli.babylon.play.building import Step
from babylon_cli.babylon.play.decorating import Ornament
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.play.seat import Seat
from babylon_cli.babylon.table.layout import DOUBLE, SINGLE, STATUE
from babylon_cli.babylon.table.pieces import CORNER_NAMES, Support
from babylon_cli.babylon.table.quarry import POSITION_NAMES, tile_words
from babylon_cli.babylon.table.terrace import StoredTerrace, icon_letters
from babylon_cli.words import counted, listed

SUPPORT_NOUNS = {SINGLE: "single pillar", DOUBLE: "double pillar", STATUE: "statue"}


def terrace_words(terrace: StoredTerrace) -> str:
    """A terrace that is not built, such as `clay white S..F`."""
    return tile_words(terrace) or "a terrace that nobody noted"


def dig_words(played: PlayedTurn) -> str:
    """What was dug and what it gave, such as `digs B2: clay white S..F, 4 pillars`."""
    turn, digging = played.turn, played.digging
    if turn.dig is None:
        return "digs nothing"
    name = POSITION_NAMES[turn.dig]
    if digging.terrace is None:
        return f"digs {name}, where nothing lies"
    gives = "an unknown number of pillars" if digging.pillars is None else counted(digging.pillars, "pillar")
    return f"digs {name}: {terrace_words(digging.terrace)}, {gives}"


def build_words(played: PlayedTurn) -> Iterator[str]:
    """One line a build and one a decoration, in the order in which they happen."""
    for stage in played.stages:
        if stage.step is not None:
            yield _build(stage.step, stage.layout.supports_of(stage.step.terrace.number))
        for ornament in stage.ornaments:
            yield _ornament(ornament)


def _build(step: Step, supports: list[Support]) -> str:
    terrace = step.terrace
    under = [counted(supports.count(kind), noun) for kind, noun in SUPPORT_NOUNS.items() if kind in supports]
    where = (
        f"builds the {step.build.origin} terrace at {terrace.place}, {icon_letters(terrace.icons) or 'icons unknown'}"
    )
    belvedere = "" if terrace.belvedere is None else f", belvedere {CORNER_NAMES[terrace.belvedere]}"
    changed = [
        f"{CORNER_NAMES[corner]} counts as {icon.value}"
        for corner, icon in enumerate(terrace.counts_as)
        if icon is not None
    ]
    return f"{where}, on {listed(under) or 'nothing'}{belvedere}{''.join(f', {change}' for change in changed)}"


def _ornament(ornament: Ornament) -> str:
    placed = ornament.placed
    article = "at" if placed.noun == "statue" else "over"
    return f"places a {placed.noun} {article} {placed.place}"


def pillar_words(played: PlayedTurn) -> str:
    """The account of a turn, such as `2 stored + 4 dug - 5 spent = 1; keeps 1`."""
    budget, told = played.budget, played.turn.keep.pillars is not None
    parts = [f"{_number(budget.stored)} stored", f"{_number(budget.dug)} dug"]
    if budget.token:
        parts.append(f"{budget.token} from the token")
    if budget.doubles_in_hand:
        parts.append(f"{counted(budget.doubles_in_hand, 'double')} in hand")
    account = f"{' + '.join(parts)} - {budget.spent} spent = {_number(budget.left)}"
    doubles = f", {counted(budget.kept_doubles, 'double pillar')}" if budget.kept_doubles else ""
    back = budget.returned
    returned = f", {back} to the reserve" if back is not None and back > 0 else ""
    kept = "?" if budget.left is None and not told else str(budget.kept)
    return f"{account}; keeps {kept}{doubles}{returned}"


def discard_words(played: PlayedTurn) -> Iterator[str]:
    """What is discarded at the end of the turn, one line a terrace."""
    left = [*played.before.notch, *([played.digging.terrace] if played.digging.terrace is not None else [])]
    used = [step.source for step in played.steps if step.source is not None]
    for terrace in (*used, *played.after.notch):
        if terrace in left:
            left.remove(terrace)
    for terrace in left:
        yield f"discards {terrace_words(terrace)}"


def _number(number: int | None) -> str:
    return "?" if number is None else str(number)


def notch_words(seat: Seat) -> str:
    """What is in the notch, such as `notch: pink SF..`."""
    return f"notch: {listed([terrace_words(terrace) for terrace in seat.notch]) or 'empty'}"


def what_it_leaves(played: PlayedTurn) -> Iterator[str]:
    """A legal turn in short, and the garden after it."""
    yield f"{played.before.player.name} {dig_words(played)}"
    yield from build_words(played)
    yield from discard_words(played)
    yield pillar_words(played)
    yield notch_words(played.after)
    yield ""
    yield from text_map(played.after.layout)
    yield LEGEND
