"""What the signs of a picture mean, for those who look at it and nothing else."""

from collections.abc import Iterable, Iterator

from babylon_cli.babylon.picture.svg.flowers import Flowers
from babylon_cli.babylon.picture.svg.pieces import corner_place
from babylon_cli.babylon.picture.svg.quarry import TINTS, tick
from babylon_cli.babylon.picture.svg.scene import Scene
from babylon_cli.babylon.picture.svg.shapes import SHAPES, link_shape
from babylon_cli.babylon.picture.svg.supports import LETTERS as SUPPORT_LETTERS
from babylon_cli.babylon.picture.svg.supports import support_square, supports_in
from babylon_cli.babylon.table.pieces import Icon, Support
from babylon_cli.babylon.table.terrace import LETTERS
from babylon_cli.printing.svg.badges import letter_ring, tag
from babylon_cli.printing.svg.elements import element
from babylon_cli.printing.svg.sheet import Entry
from babylon_cli.wording.message import Language, Message, Term

LINKS = {"fountain": (1, 0.42), "bridge": (2, 0.25), "staircase": (1, 0.55)}
"""For each piece that leads from cell to cell: how far, and how it is scaled so that it fits into a line."""

ICONS = (Icon.STATUE, Icon.FOUNTAIN, Icon.BRIDGE, Icon.STAIRCASE)

SUPPORTS = {
    Support.SINGLE: Message("single pillar beneath the corner"),
    Support.DOUBLE: Message("double pillar beneath the corner"),
    Support.STATUE: Message("statue beneath the corner"),
}

MATERIALS = {3: Term("clay"), 2: Term("granite"), 1: Term("basalt")}


def flower_entries(flowers: Flowers) -> Iterator[Entry]:
    """Each flower by its name."""
    for flower in flowers.values():
        yield Entry(flower.badge, flower.name)


def garden_entries(scenes: Iterable[Scene], language: Language, *, has_panels: bool) -> Iterator[Entry]:
    """The pieces and signs that stand in some gardens."""
    gardens = list(scenes)
    terraces = [terrace for scene in gardens for terrace in scene.terraces]
    if terraces:
        yield Entry(tag("2"), language.say(Message("storey")))
    standing = {piece.noun for scene in gardens for piece in scene.pieces}
    for noun in (*SHAPES, *LINKS):
        if noun in standing:
            yield Entry(_shape(noun), language.say(Term(noun)))
    unused = {icon for scene in gardens for icon in _unused_icons(scene)}
    for icon in ICONS:
        if icon in unused:
            yield Entry(letter_ring(LETTERS[icon]), language.say(Message("icon: {icon}", icon=Term(icon.word))))
    tokens = [icon for terrace in terraces for icon in terrace.counts_as if icon is not None]
    for icon in tokens[:1]:
        meaning = language.say(Message("counted as this icon in the turn of a round token"))
        yield Entry(letter_ring(LETTERS[icon], is_double=True), meaning)
    if has_panels:
        found = {support for scene in gardens for support in supports_in(scene)}
        for support, beneath in SUPPORTS.items():
            if support in found:
                yield Entry(support_square(SUPPORT_LETTERS[support]), language.say(beneath))


def _unused_icons(scene: Scene) -> Iterator[Icon]:
    """The icons on which no piece stands."""
    spots = {end for piece in scene.pieces for end in piece.ends}
    for terrace in scene.terraces:
        for corner, icon in enumerate(terrace.icons or ()):
            if corner_place(terrace.at, corner, terrace.level) not in spots:
                yield icon


def quarry_entries(language: Language, *, has_rewards: bool) -> Iterator[Entry]:
    """The levels of the quarry, and what the ticks at the edges of its tiles are."""
    for level, material in MATERIALS.items():
        yield Entry(tag(str(level), paper=TINTS[level]), language.say(material))
    if has_rewards:
        yield Entry(tick("+1"), language.say(Message("an edge that gives a single pillar")))


def _shape(noun: str) -> str:
    if noun in SHAPES:
        return element("g", SHAPES[noun], transform="scale(0.8)")
    cells, scale = LINKS[noun]
    return element("g", link_shape(noun, cells), transform=f"scale({scale})")
