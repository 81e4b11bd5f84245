"""Turns and games drawn in a few lines of YAML and read by the real reader, and how they are judged."""

from textwrap import dedent, indent
from typing import Any

from babylon_cli.babylon.rules.play_verdict import JudgedTurn, Play
from babylon_cli.babylon.rules.verdict import judge
from babylon_cli.babylon.table.table import Table
from babylon_cli.reading.reader import read_documents
from tests.drawing import table_of

QUARRY = """\
  - [clay white ST.., clay pink F..B, granite white STF., floor]
  - [basalt pink STFB, clay, basalt, floor]
  - [floor, floor, floor, floor]
  - [floor, floor, floor, floor]
"""
"""To Ana A1 gives 5, B1 4, C1 4 and A2 2; B2 gives 4 or 5, and C2 3 or 4, for their flowers are not known."""

UNKNOWN = ""
"""A quarry that is left out."""

CLAIM = "; `pillars_taken:` can say how many pillars the dig gave"
"""What is said of pillars that a claim would let be judged."""


def turn(
    play: str, ana: str = "", *, rulings: str = "{}", token: str = "none", round: int = 5, quarry: str = QUARRY
) -> Table:
    """A turn of Ana, who is white, against Bo, who is pink, with the other keys of Ana as they stood before.

    Terraces that are drawn without a flower have the white one.
    """
    text = (
        f"rulings: {rulings}\nround: {round}\ntoken: {token}\n"
        f"players:\n  - name: Ana\n    flower: white\n{indent(dedent(ana), '    ')}\n  - {{name: Bo, flower: pink}}\n"
        f"turn:\n  player: Ana\n{indent(dedent(play), '  ')}\n" + (f"quarry:\n{quarry}" if quarry else "")
    )
    (document,) = read_documents(text)
    assert not document.problems, document.problems
    data: Any = document.data
    for terrace in data["players"][0].get("terraces") or []:
        terrace.setdefault("flower", "white")
    return table_of(data)


def game(
    rounds: str, *, players: str = "", quarry: str = UNKNOWN, keys: str = "", rulings: str = "{superposed: never}"
) -> Table:
    """A game of Ana, who is white, and Bo, who is pink, whose start terraces show `S.FT` and `.SBF`.

    Where no setup removal is written and the quarry is, six times clay is taken out of its third and fourth row.
    """
    seated = players or "- {name: Ana, flower: white, start: S.FT}\n- {name: Bo, flower: pink, start: .SBF}\n"
    removed = "removed: [A3, B3, C3, D3, A4, B4]\n" if quarry and "removed" not in keys else ""
    text = (
        f"rulings: {rulings}\n{dedent(keys)}\nplayers:\n{indent(dedent(seated), '  ')}\n"
        f"rounds:\n{indent(dedent(rounds), '  ')}\n{removed}" + (f"quarry:\n{quarry}" if quarry else "")
    )
    (document,) = read_documents(text)
    assert not document.problems, document.problems
    return table_of(document.data)  # type: ignore[arg-type]


def play_of(drawn: Table) -> Play:
    """A turn or a game, judged."""
    play = judge(drawn).play
    assert play is not None
    return play


def judged(drawn: Table) -> JudgedTurn:
    """The one turn of a table, judged."""
    (only,) = play_of(drawn).turns
    return only


def unchecked(drawn: Table) -> list[tuple[tuple[str, ...], str]]:
    """What is left open, and why."""
    return [(tuple([str(rule) for rule in note.rules]), str(note.reason)) for note in judge(drawn).unchecked]
