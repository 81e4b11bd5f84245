"""Changes that mean nothing change no verdict: other names, other orders of cards and tokens, a ring turned round."""

from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babel.facts.cards import CARDS, GUILDS, SYMBOLS
from babylon_cli.babel.facts.projects import PROJECTS
from babylon_cli.babel.facts.wonders import WONDERS
from babylon_cli.babel.rules.verdict import judge
from babylon_cli.judging.finding import Finding, Path
from tests.babel.tables import NAMES, Plain, table_of

OTHER_NAMES = ("true", "7", "the city", "Zoë", "players", "Bo", "Ana", "no", "x: y")
"""Names that are hard to read, and names that change places."""

examples = settings(max_examples=60)

small = st.integers(0, 3)

cards = st.one_of(
    st.lists(st.sampled_from([card.name for card in CARDS]), max_size=14),
    st.lists(st.sampled_from([card.name for card in CARDS[:12]]), max_size=9),
    st.lists(st.sampled_from([card.name for card in GUILDS]), max_size=7),
)

tokens = st.fixed_dictionaries(
    {},
    optional={
        **dict.fromkeys(["shields", "free_building", "free_stage", "any_colour", "science_sets", "guilds"], small),
        "penalties": st.lists(st.sampled_from([-1, -2, -3]), max_size=3),
        "lost_wonder": st.booleans(),
    },
)

cities = st.fixed_dictionaries(
    {"wonder": st.sampled_from([wonder.title for wonder in WONDERS])},
    optional={
        "stages": st.integers(0, 5),
        "cards": cards,
        "coins": st.integers(0, 9),
        "military": st.fixed_dictionaries(
            {"victory": st.lists(st.sampled_from([1, 3, 5]), max_size=6), "defeat": st.integers(0, 6)}
        ),
        "tiles": st.lists(st.integers(1, 24), max_size=4),
        "tokens": tokens,
        "science": st.lists(st.sampled_from(SYMBOLS), max_size=2),
        "copied_guild": st.sampled_from([guild.name for guild in GUILDS]),
        "free_city": st.booleans(),
        "score_pad": st.fixed_dictionaries({"total": st.integers(0, 40)}, optional={"military": st.integers(-3, 9)}),
    },
)


@st.composite
def documents(draw: st.DrawFn) -> Plain:
    """A table with anything at all on it, most of it wrong."""
    players: list[dict[str, Any]] = draw(st.lists(cities, min_size=1, max_size=6))
    names = st.sampled_from(NAMES[: len(players)])
    tiles = st.one_of(st.integers(1, 24), st.lists(st.integers(1, 24), min_size=1, max_size=3))
    entries = st.fixed_dictionaries(
        {
            "age": st.integers(1, 3),
            "card": st.sampled_from([project.name for project in PROJECTS]),
            "joined": st.dictionaries(names, st.integers(0, 4), max_size=4),
        }
    )
    return {
        "age": draw(st.integers(1, 3)),
        "modules": draw(st.sampled_from([["tower", "projects"], ["tower"], ["projects"]])),
        "players": [{"name": NAMES[seat], **player} for seat, player in enumerate(players)],
        "tower": draw(st.lists(st.dictionaries(names, tiles, max_size=3), max_size=6)),
        "projects": draw(st.lists(entries, max_size=4)),
    }


def findings(document: Plain) -> tuple[Finding, ...]:
    """What the rules find on the table of a document."""
    return judge(table_of(document)).findings


def renamed(document: Plain, names: dict[str, str]) -> Plain:
    """The same table with other names of players."""
    changed = deepcopy(document)
    for player in changed["players"]:
        player["name"] = names[player["name"]]
    changed["tower"] = [{names[name]: tile for name, tile in turn.items()} for turn in changed["tower"]]
    for entry in changed["projects"]:
        entry["joined"] = {names[name]: markers for name, markers in entry["joined"].items()}
    return changed


@pytest.mark.thorough
@examples
@given(documents())
def test_other_names_change_nothing_but_the_names(document: Plain) -> None:
    names = dict(zip(NAMES, OTHER_NAMES, strict=True))

    def moved(path: Path) -> Path:
        return tuple([names.get(step, step) if isinstance(step, str) else step for step in path])

    expected = [
        (finding.rule, names.get(finding.player or ""), moved(finding.path), len(finding.related))
        for finding in findings(document)
    ]
    changed = findings(renamed(document, names))
    assert [(finding.rule, finding.player, finding.path, len(finding.related)) for finding in changed] == expected
    assert len(judge(table_of(document)).unchecked) == len(judge(table_of(renamed(document, names))).unchecked)


def tally(document: Plain) -> Counter[tuple[str, str | None]]:
    """How often each rule is broken by whom."""
    return Counter([(finding.rule, finding.player) for finding in findings(document)])


@pytest.mark.thorough
@examples
@given(documents(), st.integers(0, 999))
def test_the_order_of_cards_and_tokens_changes_nothing(document: Plain, seed: int) -> None:
    shuffled = deepcopy(document)
    random = Random(seed)
    for player in shuffled["players"]:
        random.shuffle(player.get("cards", []))
        random.shuffle(player.get("military", {}).get("victory", []))
        random.shuffle(player.get("tokens", {}).get("penalties", []))
    assert tally(shuffled) == tally(document)


@pytest.mark.thorough
@examples
@given(documents(), st.integers(1, 5))
def test_it_does_not_matter_where_the_ring_begins(document: Plain, steps: int) -> None:
    turned = deepcopy(document)
    players = turned["players"]
    steps %= len(players)
    turned["players"] = players[steps:] + players[:steps]
    rules = Counter([finding.rule for finding in findings(document)])
    assert Counter([finding.rule for finding in findings(turned)]) == rules


@examples
@given(documents())
def test_every_place_is_in_the_document(document: Plain) -> None:
    for finding in findings(document):
        for path in (finding.path, *[place.path for place in finding.related]):
            assert is_there(document, path), path


def is_there(document: Plain, path: Path) -> bool:
    """Whether a path leads somewhere; its last step may be a key that a city leaves out."""
    here: Any = document
    for number, step in enumerate(path, start=1):
        if isinstance(here, dict) and step not in here:
            return number == len(path) and step in ("tiles", "cards", "free_city")
        here = here[step]
    return True
