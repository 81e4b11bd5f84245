"""A document of the right shape becomes a table."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from babylon_cli.babylon.files.build_parts import (
    build_decorations,
    build_stored,
    build_terrace,
    icons_from_letters,
    parse_spot,
)
from babylon_cli.babylon.files.models import (
    Document,
    PlayerPart,
    StoragePart,
    TableDocument,
    TallyPart,
    says_nothing_of_a_garden,
)
from babylon_cli.babylon.files.named import ICONS, names_a_flower
from babylon_cli.babylon.files.score_pads import spelled_rows
from babylon_cli.babylon.files.tallies import impossible
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.laying import lay_out
from babylon_cli.babylon.table.pieces import MATERIAL_WORDS
from babylon_cli.babylon.table.quarry import Quarry, Tile
from babylon_cli.babylon.table.rulings import rulings_of
from babylon_cli.babylon.table.table import NOTHING_STORED, Player, Spelling, Storage, Table, Tally
from babylon_cli.babylon.terms import terrace_name
from babylon_cli.reading.nodes import Marked, descend, place_of
from babylon_cli.reading.occasion import occasion_of
from babylon_cli.reading.one_spelling import Change
from babylon_cli.reading.problem import Problem
from babylon_cli.wording.message import Message


def build_table(document: Document, root: Marked, changes: Iterable[Change] = ()) -> tuple[Table, list[Problem]]:
    """The table that a document describes, and every visible terrace whose flower is missing.

    The table of a written-down game is its set-up, and holds the record.
    """
    edition, occasion = document.edition or "fr", occasion_of(document)
    table = Table(
        quarry=build_quarry(document.quarry),
        rulings=rulings_of(edition, {} if document.rulings is None else document.rulings.answers()),
        edition=edition,
        title=None if document.title is None else str(document.title),
        date=occasion.date,
        place=occasion.place,
        notes=occasion.notes,
        flowers=tuple([str(flower) for flower in document.flowers or ()]),
        other_spellings=tuple([Spelling(*change[:3]) for change in changes if names_a_flower(change)]),
    )
    if not isinstance(document, TableDocument):
        from babylon_cli.babylon.files.build_play import with_record  # noqa: PLC0415 - only for a document that tells of play

        return with_record(table, document), []
    players = tuple([build_player(part, index) for index, part in enumerate(document.players or ())])
    table = table._replace(players=players, round=document.round, token=document.token)
    problems = [problem for player in players for problem in _missing_flowers(player, root)]
    for index, part in enumerate(document.players or ()):
        if part.tally is not None:
            problems += impossible(part.tally, ("players", index, "tally"), root)
    if type(document) is not TableDocument:  # it has a turn as well
        from babylon_cli.babylon.files.build_play import with_turn  # noqa: PLC0415

        table = with_turn(table, document)
    return table, problems


def build_player(part: PlayerPart, index: int) -> Player:
    """One player, with the garden laid out."""
    layout = lay_out(build_garden(part))
    storage = NOTHING_STORED if part.storage is None else build_storage(part.storage)
    tally = None if part.tally is None else build_tally(part.tally)
    name, flower = str(part.name), str(part.flower)
    if part.score_pad is None:
        return Player(index, name, flower, layout, storage, tally)
    pad = spelled_rows(part.score_pad)
    score_pad, pad_spelling = dict(pad.values()), {row: spelling for spelling, (row, _) in pad.items()}
    only_pad = bool(pad) and tally is None and says_nothing_of_a_garden(vars(part))
    return Player(index, name, flower, layout, storage, tally, score_pad, pad_spelling, only_pad)


def build_garden(part: PlayerPart) -> Garden:
    """What lies on one construction zone."""
    terraces = tuple([build_terrace(terrace, number) for number, terrace in enumerate(part.terraces or ())])
    bare_pillars = tuple([parse_spot(spot) for spot in part.bare_pillars or ()])
    return Garden(terraces, build_decorations(part), bare_pillars, part.complete is not False, len(terraces))


def build_storage(part: StoragePart) -> Storage:
    """A storage zone."""
    stored = None if part.terrace is None else build_stored(part.terrace)
    return Storage(pillars=part.pillars or 0, doubles=part.doubles or 0, terrace=stored)


def build_tally(part: TallyPart) -> Tally:
    """What a player only counted."""
    return Tally(
        statues=by_level(part.statues),
        fountains=by_level(part.fountains),
        bridges=by_level(part.bridges),
        staircases=by_two_levels(part.staircases),
        flowers={flower: number for flower, number in (part.flowers or {}).items() if number is not None},
        belvederes=part.belvederes or 0,
        highest_terrace=part.highest_terrace,
        visible_holes=part.visible_holes,
    )


def by_level(counts: dict[str, int | None] | None) -> dict[int, int]:
    """Counts with their level keys as numbers."""
    return {int(level): number for level, number in (counts or {}).items() if number is not None}


def by_two_levels(counts: dict[str, int | None] | None) -> dict[tuple[int, int], int]:
    """Counts of staircases by their two levels, the lower first; 1-2 and 2-1 are the same and added up."""
    staircases: Counter[tuple[int, int]] = Counter()
    for levels, number in (counts or {}).items():
        if number is not None:
            first, second = [int(level) for level in levels.split("-")]
            staircases[min(first, second), max(first, second)] += number
    return dict(staircases)


def build_quarry(rows: list[list[str]] | None) -> Quarry | None:
    """The sixteen stacks of a quarry."""
    if rows is None:
        return None
    return Quarry(tuple([build_pile(stack) for row in rows for stack in row]))


@lru_cache(maxsize=1024)
def build_pile(stack: str) -> tuple[Tile, ...]:
    """One stack, top first, such as `clay white > granite pink S.FB`."""
    if stack == "floor":
        return ()
    return tuple([build_tile(words.split()) for words in stack.split(">")])


def build_tile(words: list[str]) -> Tile:
    """One tile from its words: material, flower if known, icons if known."""
    material, *rest = words
    icons = icons_from_letters(rest.pop()) if rest and ICONS.fullmatch(rest[-1]) else None
    flower = rest[0] if rest else None
    return Tile(MATERIAL_WORDS[material], flower, icons)


def _missing_flowers(player: Player, root: Marked) -> list[Problem]:
    layout = player.layout
    problems = []
    for terrace in layout.garden.terraces:
        if terrace.flower is None and (terrace in layout.off_board or layout.is_visible(terrace)):
            place = place_of(descend(root, ("players", player.index, *terrace.path)))._replace(width=1)
            message = Message("{terrace} can be seen and has no `flower`", terrace=terrace_name(terrace))
            problems.append(Problem(message, *place, Message("only a terrace that is wholly hidden may leave it out")))
    return problems
