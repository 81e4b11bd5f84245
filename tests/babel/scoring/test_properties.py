"""What holds for the pad of any table."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babel.facts.cards import CARDS, GUILDS, SYMBOLS
from babylon_cli.babel.scoring.science import printed_symbols
from babylon_cli.babel.scoring.settle import Result, settle
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.line import TOTAL
from tests.babel.tables import Plain, table_of
from tests.naive_babel.generate import random_table

OTHER_NAMES = ("true", "7", "Bo", "Zoë", "players", "Ana", "x: y", "no", "Chloe")
"""Names that are hard to read, and names that change places."""

GREEN = [card.name for card in CARDS if card.colour == "green"]

examples = settings(max_examples=60)

documents = st.integers(0, 2**32).map(lambda seed: random_table(Random(seed)))


@st.composite
def choosers(draw: st.DrawFn) -> Plain:
    """Ana, who has everything to choose, between neighbours who have guilds and what guilds count."""
    others = st.lists(st.sampled_from([card.name for card in CARDS]), max_size=5)
    guilds = st.lists(st.sampled_from([guild.name for guild in GUILDS]), max_size=3)
    ana = {
        "name": "Ana",
        "wonder": draw(st.sampled_from(["Olympia B", "Olympia B", "Babylon A", "Babylon B"])),
        "stages": 3,
        "cards": draw(st.lists(st.sampled_from([*GREEN, "Scientists Guild", "Shipowners Guild", "Loom"]), max_size=12)),
        "tokens": {"science_sets": draw(st.integers(0, 2)), "guilds": draw(st.integers(0, 1))},
    }
    bo = {"name": "Bo", "wonder": "Rhodos A", "cards": draw(others) + draw(guilds), "military": {"defeat": 2}}
    cas = {"name": "Cas", "wonder": "Gizah B", "cards": draw(others) + draw(guilds), "stages": draw(st.integers(0, 4))}
    return {"age": 3, "players": [ana, bo, cas]}


def scored(document: Plain) -> Result:
    """The pads of the table that a document describes."""
    return settle(table_of(document))


def in_numbers(result: Result) -> list[object]:
    """The pads without words."""
    return [(each.points, each.rank, each.choice) for each in result.standings]


@examples
@given(documents)
def test_each_row_is_the_sum_of_its_lines_and_the_total_of_the_rows(document: Plain) -> None:
    for standing in scored(document).standings:
        rows: dict[str, int] = {row: sum(line.points for line in lines) for row, lines in standing.lines.items()}
        assert standing.points == {**rows, TOTAL: sum(rows.values())}
        assert standing.points["military"] == sum(standing.city.military.victory) - standing.city.military.defeat
        assert standing.points["science"] == standing.choice.symbols.points


@examples
@given(documents)
def test_ranks_and_winners_follow_the_totals(document: Plain) -> None:
    result = scored(document)
    keys = [(each.points[TOTAL], each.city.coins) for each in result.standings]
    ordered = sorted(keys, reverse=True)
    assert [each.rank for each in result.standings] == [1 + ordered.index(key) for key in keys]
    assert list(result.winners) == [each.city.name for each in result.standings if each.rank == 1]
    assert result.winners


@examples
@given(documents)
def test_other_names_change_nothing(document: Plain) -> None:
    names = {city["name"]: other for city, other in zip(document["players"], OTHER_NAMES, strict=False)}
    renamed = deepcopy(document)
    for city in renamed["players"]:
        city["name"] = names[city["name"]]
    renamed["tower"] = [{names[name]: tile for name, tile in turn.items()} for turn in renamed.get("tower", [])]
    for entry in renamed.get("projects", []):
        entry["joined"] = {names[name]: markers for name, markers in entry["joined"].items()}
    result = scored(document)
    changed = scored(renamed)
    assert in_numbers(changed) == in_numbers(result)
    assert list(changed.winners) == [names[name] for name in result.winners]


def shuffled(document: Plain, seed: int) -> Plain:
    """The same with cards and tokens in another order."""
    changed = deepcopy(document)
    random = Random(seed)
    for city in changed["players"]:
        random.shuffle(city.get("cards", []))
        random.shuffle(city.get("military", {}).get("victory", []))
        random.shuffle(city.get("tokens", {}).get("penalties", []))
    return changed


@examples
@given(st.one_of(documents, choosers()), st.integers(0, 999))
def test_the_order_of_cards_and_tokens_changes_nothing(document: Plain, seed: int) -> None:
    assert in_numbers(scored(shuffled(document, seed))) == in_numbers(scored(document))


@examples
@given(st.one_of(documents, choosers()), st.integers(1, 8))
def test_it_does_not_matter_where_the_ring_begins(document: Plain, steps: int) -> None:
    turned = deepcopy(document)
    cities = turned["players"]
    steps %= len(cities)
    turned["players"] = cities[steps:] + cities[:steps]
    pads = {each.city.name: (each.points, each.rank, each.choice) for each in scored(document).standings}
    assert {each.city.name: (each.points, each.rank, each.choice) for each in scored(turned).standings} == pads


def every_choice(document: Plain) -> Iterator[Plain]:
    """The same table with Ana's guild and symbols written down, in every way that there is.

    To copy a guild never costs anything, so that to copy none need not be tried where one can be copied.
    """
    ana, *beside = document["players"]
    can_copy = ana["wonder"] == "Olympia B"
    guilds = [guild.name for guild in GUILDS if any(guild.name in city["cards"] for city in beside)]
    own = ana["cards"].count("Scientists Guild") + (not can_copy)
    for guild in guilds if can_copy and guilds else [""]:
        for symbols in product(SYMBOLS, repeat=own + (guild == "Scientists Guild")):
            chosen = {**ana, "science": list(symbols), **({"copied_guild": guild} if guild else {})}
            yield {**document, "players": [chosen, *beside]}


def total_of_ana(drawn: Table) -> int:
    """Ana's total."""
    return settle(drawn).standings[0].points[TOTAL]


@settings(max_examples=40)
@given(choosers().filter(lambda document: document["players"][0]["cards"].count("Scientists Guild") < 3))
def test_no_other_choice_brings_more(document: Plain) -> None:
    best = total_of_ana(table_of(document))
    totals = [total_of_ana(table_of(chosen)) for chosen in every_choice(document)]
    assert max(totals) == best


@examples
@given(choosers())
def test_the_choice_written_down_gives_the_same_pad(document: Plain) -> None:
    """Written down, what was found gives the same pad again."""
    ana = scored(document).standings[0]
    city = document["players"][0]
    printed = printed_symbols(ana.city)
    placed = [
        symbol
        for symbol, number, fixed in zip(SYMBOLS, ana.choice.symbols, printed, strict=True)
        for _ in range(number - fixed)
    ]
    copied = {"copied_guild": ana.choice.copied.name} if ana.choice.copied else {}
    again = scored({**document, "players": [{**city, "science": placed, **copied}, *document["players"][1:]]})
    assert len(placed) == ana.choice.free
    assert again.standings[0].points == ana.points
