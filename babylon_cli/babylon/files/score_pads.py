"""The pad as the players wrote it: its rows by their names, or all of them in the order of the pad."""

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar

from babylon_cli.babylon.table.pad_rows import ROW_KEYS
from babylon_cli.judging.line import TOTAL
from babylon_cli.reading.contradictions import Groups, promise_of
from babylon_cli.reading.nodes import Marked, descend, key_of, place_of
from babylon_cli.reading.parts import JsonSchema, Part, optional
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.values import Advice, Count, Expected, Length
from babylon_cli.wording.message import Message

PRINTED_NAMES = {"decorations": "decoration_sets", "flowers": "flower_sets", "highest": "highest_terrace"}
"""The names of rows as the pad prints them, with the key of the row."""


def _both(one: str, other: str) -> JsonSchema:
    """A group of keys with a value under both."""
    return {"required": [one, other], "properties": {key: {"not": {"type": "null"}} for key in (one, other)}}


class PadPart(Part):
    """Rows of the score pad."""

    example = "{statues: 2, total: 8}"

    schema_extra: ClassVar[JsonSchema] = {"allOf": [{"not": _both(name, key)} for name, key in PRINTED_NAMES.items()]}

    statues: Count | None = optional("Points for statues.")
    fountains: Count | None = optional("Points for fountains.")
    bridges: Count | None = optional("Points for bridges.")
    staircases: Count | None = optional("Points for staircases.")
    decorations: Count | None = optional("Points for sets of four different decorations.")
    flowers: Count | None = optional("Points for sets of four different flowers.")
    belvederes: Count | None = optional("Points for belvederes.")
    highest: Count | None = optional("Points for the highest terrace.")
    total: Count | None = optional("The total.")
    decoration_sets: Count | None = optional("The same as `decorations`.")
    flower_sets: Count | None = optional("The same as `flowers`.")
    highest_terrace: Count | None = optional("The same as `highest`.")


PadColumn = Annotated[list[Count], Length(len(ROW_KEYS), len(ROW_KEYS) + 1)]
"""All rows in the order of the pad, with or without the total."""

ScorePad = Annotated[
    PadPart | PadColumn,
    Expected(
        "rows such as {{statues: 3, total: 41}}, or a list of all eight: Statues, Fountains, Bridges, Staircases, "
        "Decorations, Flowers, Belvederes, Highest terrace, with or without the total"
    ),
    Advice("write the total alone as {{total: 41}}, and in a list 0 for a row without points"),
]

ExpectedScore = Annotated[
    Count | PadPart | PadColumn,
    Expected(
        "the total, rows such as {{statues: 3, total: 41}}, or a list of all eight: Statues, Fountains, Bridges, "
        "Staircases, Decorations, Flowers, Belvederes, Highest terrace, with or without the total"
    ),
]


def spelled_rows(pad: PadPart | list[int] | None) -> dict[str | int, tuple[str, int]]:
    """The rows of a pad with their points, in its order, by the key or the place in the list that the file has."""
    if pad is None:
        return {}
    if isinstance(pad, list):
        return dict(enumerate(zip((*ROW_KEYS, TOTAL), pad, strict=False)))
    written = pad.filled()
    spelling = {PRINTED_NAMES.get(key, key): key for key in written}
    return {spelling[row]: (row, written[spelling[row]]) for row in (*ROW_KEYS, TOTAL) if row in spelling}


def is_written(pad: Any) -> bool:
    """Whether plain data has any row of a pad."""
    rows = pad.values() if isinstance(pad, dict) else pad if isinstance(pad, list) else ()
    return any([points is not None for points in rows])


def rows_written_twice(data: dict[str, Any], players: Groups, root: Marked) -> Iterator[Problem]:
    """Every row of a pad that is written under both of its names."""
    for path, pad in _pads(data, players):
        for name, key in PRINTED_NAMES.items():
            if pad.get(name) is not None and pad.get(key) is not None:
                group = descend(root, path)
                first, second = sorted([key_of(group, word) for word in (name, key)], key=place_of)
                also = ((Message("the other one"), *place_of(first)[:2]),)
                message = Message("`{name}` and `{key}` are the same row of the pad", name=name, key=key)
                yield Problem(message, *place_of(second), Message("keep one of the two"), also)


def _pads(data: dict[str, Any], players: Groups) -> Iterator[tuple[tuple[str | int, ...], dict[str, Any]]]:
    """Every pad that is a group of keys, those that are promised too, with its place."""
    for index, player in players:
        if isinstance(player.get("score_pad"), dict):
            yield ("players", index, "score_pad"), player["score_pad"]
    scores = promise_of(data).get("scores")
    for name, pad in scores.items() if isinstance(scores, dict) else ():
        if isinstance(pad, dict):
            yield ("expect", "scores", name), pad
