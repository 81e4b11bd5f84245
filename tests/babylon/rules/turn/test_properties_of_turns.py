"""The verdict on a turn does not depend on what it should not: names, the way a garden lies, the order of a list."""

from copy import deepcopy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.drawing import Plain, broken, table_of
from tests.transforming import SYMMETRIES, turned, turned_spot, turned_terrace, with_other_names
from tests.turns import judged

OLD: list[Plain] = [
    {"at": "C3", "level": 1, "flower": "white", "icons": "S.FT"},
    {"at": "C5", "level": 1, "flower": "pink", "icons": "F..B"},
    {"at": "F5", "level": 1, "flower": "white", "icons": "..BT", "belvedere": "NE"},
    {"at": "B4", "level": 2, "flower": "sun", "icons": ".ST."},
    {"at": "C4", "level": 3, "flower": "sun", "icons": "SF.B", "belvedere": "NE"},
]
QUARRY = [["clay white SF..", "floor", "floor", "floor"], *[["floor"] * 4 for _ in range(3)]]

CELLS = [f"{column}{row}" for column in "BCDEF" for row in "23456"]


def spots(levels: list[str]) -> st.SearchStrategy[str]:
    """A spot among the old terraces, with a level or without."""
    return st.builds(lambda cell, level: f"{cell}{level}", st.sampled_from(CELLS), st.sampled_from(levels))


BUILDS = st.builds(
    lambda origin, at, level, belvedere, pillar, icons: {
        "from": origin,
        "at": at,
        "level": level,
        "icons": icons,
        **({} if belvedere is None else {"belvedere": belvedere}),
        **({} if pillar is None else {"pillars": {"NW": pillar}}),
    },
    st.sampled_from(["dug", "stored"]),
    st.sampled_from(CELLS),
    st.integers(1, 4),
    st.sampled_from([None, "NW", "NE", "SW", "SE"]),
    st.sampled_from([None, None, None, None, "single", "double", "statue"]),
    st.sampled_from(["SF..", ".S.F", "..FS", "F.S."]),
)


@st.composite
def documents(draw: st.DrawFn) -> Plain:
    """A turn with one or two builds, and a statue or a fountain on or off them; most of them are illegal."""
    builds = draw(st.lists(BUILDS, min_size=1, max_size=2))
    ends = draw(st.lists(spots(["", "@1", "@2"]), min_size=2, max_size=2))
    turn: Plain = {"player": "Ana", "dig": "A1", "build": builds, "statues": draw(st.lists(spots([""]), max_size=2))}
    if draw(st.booleans()):
        turn["fountains"] = [f"{ends[0]}-{ends[1]}"]
    ana = {
        "name": "Ana",
        "flower": "white",
        "terraces": deepcopy(OLD),
        "statues": ["C4@3"],
        "storage": {"pillars": draw(st.integers(0, 5)), "terrace": {"flower": "pink", "icons": "SF.."}},
    }
    bo = {"name": "Bo", "flower": "pink"}
    return {
        "rulings": {
            "hidden_corner": draw(st.sampled_from(["forbid", "allow"])),
            "statue_corner": draw(st.sampled_from(["supports", "open"])),
        },
        "players": [ana, bo],
        "quarry": deepcopy(QUARRY),
        "turn": turn,
    }


def verdict(document: Plain) -> set[str]:
    """The broken rules."""
    return broken(table_of(document))


def test_the_garden_before_the_turn_is_legal() -> None:
    ana = {"name": "Ana", "flower": "white", "terraces": deepcopy(OLD), "statues": ["C4@3"]}
    assert verdict({"players": [ana, {"name": "Bo", "flower": "pink"}]}) == set()


def turned_play(document: Plain, name: str) -> Plain:
    """The garden and the turn turned or mirrored."""
    symmetry = SYMMETRIES[name]
    changed = turned(document, symmetry)
    turn: Any = changed["turn"]
    turn["build"] = [turned_terrace(build, symmetry) for build in turn["build"]]
    for key in ("statues", "fountains"):
        turn[key] = ["-".join(turned_spot(end, symmetry) for end in piece.split("-")) for piece in turn.get(key, [])]
    return changed


@settings(max_examples=30)
@given(documents(), st.sampled_from(sorted(SYMMETRIES)))
def test_a_turned_or_mirrored_turn_breaks_the_same_rules(document: Plain, name: str) -> None:
    """In a mirror the icons are no quarter turn of what was dug, which is only a warning."""
    assert verdict(turned_play(document, name)) == verdict(document)


@settings(max_examples=10)
@given(documents())
def test_other_names_break_the_same_rules(document: Plain) -> None:
    flowers = {"white": "vine", "pink": "white", "sun": "moon"}
    changed = with_other_names(document, {"Ana": "Zoë", "Bo": "Ana"}, flowers)
    changed["turn"]["player"] = "Zoë"
    assert verdict(changed) == verdict(document)


@settings(max_examples=20)
@given(documents())
def test_one_more_pillar_breaks_no_rule(document: Plain) -> None:
    richer = deepcopy(document)
    richer["players"][0]["storage"]["pillars"] += 1
    assert verdict(document) - {"pillar-budget"} <= verdict(richer) <= verdict(document)


@settings(max_examples=20)
@given(documents())
def test_the_order_of_the_lists_does_not_matter(document: Plain) -> None:
    """A turn is legal if some order of its builds is; an illegal one is explained by one of the best."""
    other = deepcopy(document)
    turn = other["turn"]
    for key in ("build", "statues", "fountains"):
        turn[key] = list(reversed(turn.get(key, [])))
    assert (not verdict(other)) == (not verdict(document))


@settings(max_examples=20)
@given(documents())
def test_to_keep_what_is_kept_anyway_changes_nothing(document: Plain) -> None:
    said = deepcopy(document)
    kept = judged(table_of(document)).played.after.pillars
    said["turn"]["keep"] = {"pillars": kept}
    assert verdict(said) == verdict(document)
