"""Military and project tokens, and whether any conflict or project can have given them."""

from typing import Any

import pytest

from babylon_cli.babel.table.table import Table
from tests.babel.tables import faults, paths, related, seated, table_of

RULE = "babel-tokens"

DEFEAT = "players.0.military.defeat"


def victory(index: int) -> str:
    """The path of one of Ana's victory tokens."""
    return f"players.0.military.victory.{index}"


def fighting(victory: str, defeat: int = 0, *, age: int = 1, tower: str = "", projects: str = "[]") -> Table:
    """Ana with these tokens; without projects, unless they are given."""
    more = [f"tower: [{tower}]", f"projects: {projects}"]
    if projects == "[]":
        more.append("modules: [tower]")
    return seated(f"military: {{victory: [{victory}], defeat: {defeat}}}", "", "", age=age, more="\n".join(more))


@pytest.mark.parametrize(
    ("age", "tokens", "too_many"),
    [
        (1, "1, 1", []),
        (1, "1, 1, 1", [2]),
        (1, "3", [0]),
        (2, "1, 1, 3, 3", []),
        (2, "3, 3, 1, 3, 1, 3", [3, 5]),
        (2, "5, 3", [0]),
        (3, "1, 1, 3, 3, 5, 5", []),
        (3, "5, 5, 5, 1, 1, 1", [2, 5]),
    ],
)
def test_two_victory_tokens_an_age(age: int, tokens: str, too_many: list[int]) -> None:
    drawn = fighting(tokens, age=age)
    assert sorted(paths(RULE, drawn)) == [victory(index) for index in too_many]
    assert {fault.player for fault in faults(RULE, drawn)} <= {0}


@pytest.mark.parametrize("age", [1, 2, 3])
def test_two_defeat_tokens_an_age(age: int) -> None:
    assert paths(RULE, fighting("", 2 * age, age=age)) == []
    drawn = fighting("", 2 * age + 1, age=age)
    assert paths(RULE, drawn) == [DEFEAT]
    assert related(RULE, drawn) == [[]]


def test_a_conflict_that_was_won_was_not_lost() -> None:
    assert paths(RULE, fighting("1", 1)) == []
    drawn = fighting("1", 2)
    assert paths(RULE, drawn) == [DEFEAT]
    assert related(RULE, drawn) == [["players.0.military.victory"]]
    assert str(faults(RULE, drawn)[0].message) == (
        "Ana has 2 defeat tokens, and the conflicts up to Age 1 that were not won can have given 1"
    )
    assert paths(RULE, fighting("1, 3, 3", 1, age=2)) == []
    assert paths(RULE, fighting("1, 3, 3", 2, age=2)) == [DEFEAT]
    assert paths(RULE, fighting("1, 1, 1", 1)) == [victory(2), DEFEAT]


def test_what_the_messages_say() -> None:
    assert str(faults(RULE, fighting("1, 1, 1"))[0].message) == (
        "Ana has 3 victory tokens of 1, and conflicts and projects up to Age 1 can have given 2"
    )
    assert str(faults(RULE, fighting("3"))[0].message).endswith("up to Age 1 can have given none")
    assert str(faults(RULE, fighting("1, 1", 1))[0].message).endswith("that were not won can have given none")


def test_under_tile_19_the_tokens_of_the_own_age_are_smaller() -> None:
    assert paths(RULE, fighting("1, 1", tower="{Ana: 19}")) == [victory(0), victory(1)]
    assert paths(RULE, fighting("1, 1", 2, age=2, tower="{Ana: 19}")) == []
    assert paths(RULE, fighting("1, 1, 1, 1", age=2, tower="{Ana: 19}")) == []
    assert paths(RULE, fighting("1, 1, 1, 1, 1", age=2, tower="{Ana: 19}")) == [victory(4)]
    assert paths(RULE, fighting("3", age=2, tower="{Ana: 19}")) == [victory(0)]
    assert paths(RULE, fighting("3, 3, 3, 3", age=3, tower="{Ana: 19}")) == []
    assert paths(RULE, fighting("5", age=3, tower="{Ana: 19}")) == [victory(0)]


COVERED_19 = "{Ana: 19}, {Bo: 1}, {Cas: 2}, {Ana: 3}"
NEVER_SEEN_19 = "{Ana: 19, Bo: [20, 21], Cas: 23}"


def test_a_tile_19_that_is_covered_may_have_acted_in_earlier_ages_only() -> None:
    assert paths(RULE, fighting("1, 1", age=1, tower=COVERED_19)) == []
    assert paths(RULE, fighting("1, 1, 1, 1", age=2, tower=COVERED_19)) == [victory(2), victory(3)]
    assert paths(RULE, fighting("1, 1, 1, 1", age=3, tower=COVERED_19)) == []
    assert paths(RULE, fighting("1, 1, 1, 1", 3, age=3, tower=COVERED_19)) == [DEFEAT]
    assert paths(RULE, fighting("3, 3, 3", age=3, tower=COVERED_19)) == [victory(2)]


def test_both_conflicts_of_an_age_are_fought_under_one_tower() -> None:
    assert paths(RULE, fighting("1, 1, 3, 3", age=3, tower=COVERED_19)) == []
    assert paths(RULE, fighting("1, 1, 1, 3", age=3, tower=COVERED_19)) == [victory(2)]


def test_the_ages_ended_one_after_the_other() -> None:
    both = "{Ana: 22}, {Bo: 1}, {Cas: 2}, {Ana: 3}, {Bo: 19}"
    assert paths(RULE, fighting("1, 1", 4, age=3, tower=both)) == []
    assert paths(RULE, fighting("", 10, age=3, tower=both)) == []
    assert paths(RULE, fighting("", 11, age=3, tower=both)) == [DEFEAT]
    assert paths(RULE, fighting("1, 1, 1, 1", 4, age=3, tower=f"{both}, {{Cas: 4}}, {{Ana: 5}}, {{Bo: 6}}")) == [DEFEAT]


def test_a_tile_that_was_covered_at_once_never_acted() -> None:
    assert paths(RULE, fighting("1, 1, 1", age=3, tower=NEVER_SEEN_19)) == [victory(2)]


def test_defeat_tokens_are_doubled_under_tile_22() -> None:
    assert paths(RULE, fighting("", 4, tower="{Ana: 22}")) == []
    assert paths(RULE, fighting("", 5, tower="{Ana: 22}")) == [DEFEAT]
    assert paths(RULE, fighting("1", 2, tower="{Ana: 22}")) == []
    assert paths(RULE, fighting("1", 3, tower="{Ana: 22}")) == [DEFEAT]
    covered = COVERED_19.replace("19", "22")
    assert paths(RULE, fighting("", 6, age=2, tower=covered)) == []
    assert paths(RULE, fighting("", 7, age=2, tower=covered)) == [DEFEAT]


def test_the_free_city_fights() -> None:
    keys = "free_city: true, military: {victory: [1], defeat: NUMBER}"
    assert paths(RULE, seated("", keys.replace("NUMBER", "1"), "")) == []
    assert paths(RULE, seated("", keys.replace("NUMBER", "2"), "")) == ["players.1.military.defeat"]


WALLS = "[{age: 1, card: Double Walls, joined: {Ana: 2}}]"
MIRROR = "[{age: 1, card: Cranes}, {age: 2, card: War Mirror, joined: {Ana: 1, Bo: 1}}]"


def test_victory_tokens_of_a_project() -> None:
    assert paths(RULE, fighting("1, 1, 1, 1", projects=WALLS)) == []
    assert paths(RULE, fighting("1, 1, 1, 1, 1", projects=WALLS)) == [victory(4)]
    assert paths(RULE, fighting("1, 1", 2, projects=WALLS)) == []
    assert paths(RULE, fighting("1, 1, 1", 2, projects=WALLS)) == [DEFEAT]
    assert paths(RULE, fighting("3, 3, 3", age=2, projects=MIRROR)) == []
    assert paths(RULE, fighting("3, 3, 3, 3", age=2, projects=MIRROR)) == [victory(3)]
    failed = WALLS.replace("Ana: 2", "Ana: 1")
    assert paths(RULE, fighting("1, 1, 1", projects=failed)) == [victory(2)]


def test_tile_19_acts_on_the_tokens_of_a_project() -> None:
    assert paths(RULE, fighting("1", projects=WALLS, tower="{Ana: 19}")) == [victory(0)]
    assert paths(RULE, fighting("1, 1, 1, 1, 1", age=2, projects=MIRROR, tower="{Ana: 19}")) == []
    assert paths(RULE, fighting("1, 1, 1, 1, 1, 1", age=2, projects=MIRROR, tower="{Ana: 19}")) == [victory(5)]


def holding(tokens: str, projects: str, *, age: int = 3, more: str = "") -> Table:
    """Ana with these project tokens, and projects."""
    return seated(f"tokens: {{{tokens}}}", "", "", age=age, more=f"projects: [{projects}]\n{more}")


NOTHING = (
    "{age: 1, card: Rampart Road, joined: {Bo: 2}}",
    "{age: 2, card: River Port, joined: {Bo: 2}}",
    "{age: 3, card: Grand Bazaar, joined: {Bo: 2}}",
)
"""Projects that succeed and give coins."""


def with_project(age: int, card: str, joined: str) -> str:
    """Three projects, of which one is this; the others give coins only."""
    entries = [*NOTHING]
    entries[age - 1] = f"{{age: {age}, card: {card}, joined: {joined}}}"
    return ", ".join(entries)


@pytest.mark.parametrize(
    ("kind", "age", "card", "each"),
    [
        ("shields", 2, "Obelisk", 1),
        ("shields", 3, "Triumphal Arches", 2),
        ("free_building", 1, "Cranes", 1),
        ("free_building", 2, "Sewer Network", 1),
        ("free_stage", 1, "Belvedere", 1),
        ("any_colour", 1, "Factory", 1),
        ("science_sets", 3, "Archives", 1),
        ("guilds", 3, "Menagerie", 1),
        ("stages", 2, "Smelter", 1),
    ],
)
def test_tokens_that_a_project_gives_for_each_marker(kind: str, age: int, card: str, each: int) -> None:
    projects = with_project(age, card, "{Ana: 2}")
    assert paths(RULE, holding(f"{kind}: {2 * each}", projects)) == []
    drawn = holding(f"{kind}: {2 * each + 1}", projects)
    assert paths(RULE, drawn) == [f"players.0.tokens.{kind}"]
    assert related(RULE, drawn) == [[f"projects.{age - 1}"]]
    assert str(faults(RULE, drawn)[0].message) == (
        f"Ana has `{kind}: {2 * each + 1}`, and the projects can have given {2 * each}"
    )
    shared = with_project(age, card, "{Ana: 1, Bo: 1}")
    assert paths(RULE, holding(f"{kind}: {each}", shared)) == []
    assert paths(RULE, holding(f"{kind}: {each + 1}", shared)) == [f"players.0.tokens.{kind}"]
    failed = with_project(age, card, "{Ana: 1}")
    assert paths(RULE, holding(f"{kind}: 1", failed)) == [f"players.0.tokens.{kind}"]


def test_every_token_that_nothing_gave() -> None:
    drawn = holding("shields: 1, guilds: 1, penalties: [-1, -3], lost_wonder: true", ", ".join(NOTHING))
    assert paths(RULE, drawn) == [
        "players.0.tokens.shields",
        "players.0.tokens.guilds",
        "players.0.tokens.penalties.0",
        "players.0.tokens.penalties.1",
        "players.0.tokens.lost_wonder",
    ]
    assert {fault.player for fault in faults(RULE, drawn)} == {0}
    assert str(faults(RULE, drawn)[0].message).endswith("can have given none")


def test_one_penalty_token_for_each_project_that_failed_without_a_marker() -> None:
    failed = with_project(2, "Smelter", "{Bo: 1}")
    assert paths(RULE, holding("penalties: [-2]", failed)) == []
    assert paths(RULE, holding("penalties: [2]", failed)) == []
    assert paths(RULE, holding("penalties: [-2, -2]", failed)) == ["players.0.tokens.penalties.1"]
    assert paths(RULE, holding("penalties: [-1, -2]", failed)) == ["players.0.tokens.penalties.0"]
    assert paths(RULE, holding("penalties: [-2]", with_project(2, "Smelter", "{Ana: 1}"))) == [
        "players.0.tokens.penalties.0"
    ]


def test_the_wonder_is_lost_to_double_walls_only() -> None:
    lost = with_project(1, "Double Walls", "{Bo: 1}")
    assert paths(RULE, holding("lost_wonder: true", lost)) == []
    drawn = holding("lost_wonder: true, penalties: [-1]", lost)
    assert paths(RULE, drawn) == ["players.0.tokens.penalties.0"]
    assert str(faults(RULE, drawn)[0].message) == (
        "Ana has the penalty token of -1, and had the resource or benefit of the wonder to lose to Double Walls in "
        "place of it"
    )
    for projects in (
        with_project(1, "Double Walls", "{Ana: 1}"),
        with_project(1, "Double Walls", "{Bo: 2}"),
        with_project(1, "Cranes", "{Bo: 1}"),
    ):
        assert paths(RULE, holding("lost_wonder: true", projects)) == ["players.0.tokens.lost_wonder"]


def test_a_project_that_is_not_written_may_have_given_anything_of_its_age() -> None:
    written = ", ".join(NOTHING[1:])
    for tokens in ("free_building: 2", "free_stage: 2", "any_colour: 2", "penalties: [-1]", "lost_wonder: true"):
        assert paths(RULE, holding(tokens, written)) == []
    for tokens in ("free_building: 3", "shields: 1", "guilds: 1"):
        assert paths(RULE, holding(tokens, written)) == [f"players.0.tokens.{tokens.split(':')[0]}"]
    assert paths(RULE, holding("penalties: [-1, -1]", written)) == ["players.0.tokens.penalties.1"]
    assert paths(RULE, holding("shields: 6", NOTHING[0])) == []
    assert paths(RULE, holding("shields: 7", NOTHING[0])) == ["players.0.tokens.shields"]
    assert paths(RULE, fighting("1, 1, 1, 1", projects="[{age: 2, card: Smelter}]")) == []
    assert paths(RULE, fighting("1, 1, 1, 1, 1", projects="[{age: 2, card: Smelter}]")) == [victory(4)]


def test_a_project_of_an_age_to_come_has_given_nothing() -> None:
    assert paths(RULE, holding("guilds: 1", ", ".join(NOTHING[:2]), age=2)) == ["players.0.tokens.guilds"]
    assert paths(RULE, holding("lost_wonder: true, penalties: [-2]", "", age=1)) == ["players.0.tokens.penalties.0"]
    early = with_project(3, "Menagerie", "{Ana: 2}")
    assert paths(RULE, holding("guilds: 2", early)) == []
    drawn = holding("guilds: 2", early, age=2)
    assert paths(RULE, drawn) == ["players.0.tokens.guilds"]
    assert related(RULE, drawn) == [["projects.2"]]


def test_without_the_module_there_are_no_project_tokens() -> None:
    tower = "modules: [tower]"
    assert paths(RULE, holding("free_building: 1, penalties: [-1], lost_wonder: true", "", more=tower)) == [
        "players.0.tokens.free_building",
        "players.0.tokens.penalties.0",
        "players.0.tokens.lost_wonder",
    ]
    given = with_project(1, "Cranes", "{Ana: 2}")
    assert paths(RULE, holding("free_building: 1", given, more=tower)) == ["players.0.tokens.free_building"]


def test_the_free_city_has_none() -> None:
    drawn = seated("", "free_city: true, tokens: {shields: 1, penalties: [-1], lost_wonder: true}", "", age=2)
    assert paths(RULE, drawn) == [
        "players.1.tokens.shields",
        "players.1.tokens.penalties.0",
        "players.1.tokens.lost_wonder",
    ]
    failed = "projects: [{age: 1, card: Double Walls}]"
    drawn = seated("", "free_city: true, tokens: {lost_wonder: true, penalties: [-1]}", "", more=failed)
    assert paths(RULE, drawn) == ["players.1.tokens.penalties.0", "players.1.tokens.lost_wonder"]


def ring_of_winners(cities: int) -> list[dict[str, Any]]:
    """Cities of which each, and so too many, won both its conflicts."""
    military = {"victory": [1, 1]}
    return [{"name": f"player {seat}", "wonder": "Gizah A", "military": military} for seat in range(cities)]


WINNERS = ("military: {victory: [1, 1]}", "military: {victory: [1, 1]}", "")


def test_one_conflict_has_one_winner() -> None:
    tower = "modules: [tower]"
    drawn = seated(*WINNERS, more=tower)
    assert paths(RULE, drawn) == ["players.1.military"]
    assert related(RULE, drawn) == [["players.0.military"]]
    (fault,) = faults(RULE, drawn)
    assert fault.player == 1
    assert str(fault.message) == (
        "no outcome of the conflicts up to Age 1 gives the military tokens of Ana and also the military tokens of Bo: "
        "of two neighbours one wins at most, and only the other takes defeat"
    )
    assert paths(RULE, seated(*WINNERS, "", more=tower)) == ["players.1.military"]
    assert paths(RULE, seated(WINNERS[0], "", WINNERS[1], "", more=tower)) == []
    assert paths(RULE, seated(*["military: {victory: [1], defeat: 1}"] * 5, more=tower)) == []
    assert paths(RULE, seated(*["military: {victory: [1], defeat: 1}"] * 4, WINNERS[0], more=tower)) == [
        "players.4.military"
    ]


def test_a_list_that_is_no_table_is_judged_city_by_city() -> None:
    for cities, expected in ((12, ["players.11.military"]), (13, [])):
        drawn = table_of({"age": 1, "modules": ["tower"], "players": ring_of_winners(cities)})
        assert paths(RULE, drawn) == expected


def test_of_two_neighbours_one_is_defeated() -> None:
    for defeats, expected in ((1, []), (2, ["players.1.military"])):
        keys = ("military: {defeat: 2}", f"military: {{defeat: {defeats}}}", "")
        assert paths(RULE, seated(*keys, more="modules: [tower]")) == expected


def test_the_free_city_is_a_neighbour_too() -> None:
    keys = ("military: {victory: [1, 1]}", "free_city: true, military: {victory: [1]}", "military: {defeat: DEFEAT}")
    for defeats in ("2", "1"):
        drawn = seated(*keys[:2], keys[2].replace("DEFEAT", defeats), more="modules: [tower]")
        assert paths(RULE, drawn) == []
    both = (keys[0], "free_city: true, military: {victory: [1, 1]}", "")
    assert paths(RULE, seated(*both, more="modules: [tower]")) == ["players.1.military"]


def test_every_city_lived_under_the_same_tower() -> None:
    """Tile 22 was covered before tile 19 came: Age 2 ended under one of them or none."""
    tower = "tower: [{Ana: 22}, {Bo: 1}, {Cas: 2}, {Ana: 3}, {Bo: 19}]\nmodules: [tower]"
    cas = "military: {victory: [1, 1, 1, 1]}"
    for defeats, expected in ((8, []), (10, ["players.2.military"])):
        ana = f"military: {{defeat: {defeats}}}"
        for keys in ((ana, "", "", ""), ("", "", cas, "")):
            assert paths(RULE, seated(*keys, age=3, more=tower)) == []
        assert paths(RULE, seated(ana, "", cas, "", age=3, more=tower)) == expected


def test_a_city_alone_has_conflicts_with_somebody() -> None:
    tower = "modules: [tower]"
    assert paths(RULE, seated("military: {victory: [1], defeat: 1}", more=tower)) == []
    assert paths(RULE, seated("military: {victory: [1], defeat: 2}", more=tower)) == [DEFEAT]


def missing(card: str, age: int) -> str:
    """A project that failed: Cas alone had a marker."""
    return f"projects: [{{age: {age}, card: {card}, joined: {{Cas: 1}}}}]"


@pytest.mark.parametrize(
    ("age", "card", "keys", "lost"),
    [
        (1, "Belvedere", "cards: [Stockade]", "Stockade"),
        (1, "Cranes", "cards: [Lumber Yard, Mine]", "Lumber Yard or Mine"),
        (1, "Factory", "cards: [Loom]", "Loom"),
        (1, "Rampart Road", "coins: 1", "1 coin"),
        (1, "Double Walls", "", "the resource or benefit of the wonder"),
        (2, "War Mirror", "cards: [Altar]", "Altar"),
        (3, "Menagerie", "cards: [Study]", "Study"),
        (3, "Triumphal Arches", "military: {victory: [3, 1]}", "2 victory tokens"),
        (3, "Triumphal Arches", "military: {victory: [3, 1, 5, 5]}", "2 victory tokens"),
    ],
)
def test_a_penalty_token_although_the_penalty_could_be_met(age: int, card: str, keys: str, lost: str) -> None:
    tokens = f"tokens: {{penalties: [-{age}]}}"
    drawn = seated(f"{keys}, {tokens}" if keys else tokens, "", "", age=age, more=missing(card, age))
    assert paths(RULE, drawn) == ["players.0.tokens.penalties.0"]
    assert str(faults(RULE, drawn)[0].message) == (
        f"Ana has the penalty token of -{age}, and had {lost} to lose to {card} in place of it"
    )
    other = seated(f"cards: [Tavern], {tokens}", "", "", age=age, more=missing(card, age))
    assert (paths(RULE, other) == []) is (card != "Double Walls")


@pytest.mark.parametrize(
    ("card", "keys", "is_legal"),
    [
        ("Cranes", "cards: [Lumber Yard]", False),
        ("Cranes", "cards: [Sawmill]", True),
        ("Cranes", "wonder: Halikarnassus A, stages: 2, cards: [Lumber Yard]", True),
        ("Cranes", "wonder: Halikarnassus A, stages: 2, cards: [Lumber Yard, Mine]", False),
        ("Factory", "cards: [Loom]", True),
        ("Rampart Road", "coins: 5", True),
        ("Double Walls", "coins: 5", False),
    ],
)
def test_a_penalty_token_of_an_earlier_age(card: str, keys: str, is_legal: bool) -> None:
    more = missing(card, 1).replace("}]", "}, {age: 2, card: Smelter}]")
    drawn = seated(f"{keys}, tokens: {{penalties: [-1]}}", "", "", age=2, more=more)
    assert (paths(RULE, drawn) == []) is is_legal


@pytest.mark.parametrize(
    ("ruling", "victory", "is_legal"),
    [("token", "3", True), ("partial", "3", False), ("partial", "5", True), ("token", "3, 5, 5", True)],
)
def test_half_a_penalty(ruling: str, victory: str, is_legal: bool) -> None:
    more = f"{missing('Triumphal Arches', 3)}\nrulings: {{half_penalty: {ruling}}}"
    drawn = seated(f"military: {{victory: [{victory}]}}, tokens: {{penalties: [-3]}}", "", "", age=3, more=more)
    assert (paths(RULE, drawn) == []) is is_legal


def test_tokens_that_came_after_the_arches_are_won_in_conflicts() -> None:
    """Each of two neighbours has three victory tokens beside the penalty token: two of them are of the last Age."""
    keys = "military: {victory: [3, 5, 5]}, tokens: {penalties: [-3]}"
    more = missing("Triumphal Arches", 3)
    assert paths(RULE, seated(keys, "", "", age=3, more=more)) == []
    assert paths(RULE, seated("", keys, "", keys, age=3, more=missing("Triumphal Arches", 3))) == []
    drawn = seated(keys, keys, "", age=3, more=more)
    assert paths(RULE, drawn) == ["players.1.military"]
    one_less = keys.replace("3, 5, 5", "3, 5")
    assert paths(RULE, seated(one_less, one_less, "", age=3, more=more)) == []
    before = "military: {victory: [1, 3, 3, 5, 5]}"
    assert paths(RULE, seated(keys, before, "", age=3, more=more)) == ["players.1.military"]


def test_one_project_an_age() -> None:
    both = "tokens: {science_sets: 1, guilds: 1}"
    assert paths(RULE, seated(both, "", "", age=3)) == ["players.0.tokens.guilds"]
    shared = ("tokens: {science_sets: 1}", "", "tokens: {guilds: 1}")
    drawn = seated(*shared, age=3)
    assert paths(RULE, drawn) == ["players.2.tokens.guilds"]
    assert related(RULE, drawn) == [["players.0.tokens.science_sets"]]
    assert str(faults(RULE, drawn)[0].message) == (
        "`science_sets` of Ana and also `guilds` of Cas cannot come from one game: an Age has one project, which "
        "succeeds or fails for all, and each conflict one winner at most"
    )
    assert paths(RULE, seated("tokens: {stages: 1, guilds: 1}", "", "", age=3)) == []


@pytest.mark.parametrize(
    ("ana", "cas", "path"),
    [
        ("tokens: {guilds: 1}", "tokens: {penalties: [-3]}", "players.2.tokens.penalties.0"),
        ("tokens: {any_colour: 1}", "tokens: {lost_wonder: true}", "players.2.tokens.lost_wonder"),
        ("tokens: {penalties: [-1]}", "tokens: {lost_wonder: true}", "players.2.tokens.lost_wonder"),
        ("tokens: {any_colour: 1}", "military: {victory: [1, 1, 1]}", "players.2.military"),
        ("tokens: {any_colour: 2}", "tokens: {any_colour: 2}", "players.2.tokens.any_colour"),
        ("tokens: {free_building: 4}", "tokens: {free_building: 3}", "players.2.tokens.free_building"),
        ("military: {victory: [5, 5, 5, 5]}", "military: {victory: [5, 5, 5]}", "players.2.military"),
    ],
)
def test_a_project_that_is_not_written_is_one_for_all(ana: str, cas: str, path: str) -> None:
    for first, last, expected in ((ana, "", []), (cas, "", []), (ana, cas, [path])):
        assert paths(RULE, seated(first, "", last, age=3)) == expected


@pytest.mark.parametrize(
    ("ana", "cas"),
    [
        ("tokens: {any_colour: 2}", "tokens: {any_colour: 1}"),
        ("tokens: {free_building: 3}", "tokens: {free_building: 3}"),
        ("tokens: {shields: 5}", "tokens: {shields: 2}"),
        ("tokens: {lost_wonder: true}", "tokens: {penalties: [-2, -3]}"),
        ("military: {victory: [1, 1, 1], defeat: 2}", "military: {victory: [1, 1]}"),
    ],
)
def test_what_one_project_can_have_given_two(ana: str, cas: str) -> None:
    assert paths(RULE, seated(ana, "", cas, "", age=3)) == []


def test_no_unknown_project_takes_what_the_player_lacks() -> None:
    everything = "cards: [Altar, Walls, Study], coins: 2, military: {victory: [1, 3]}, tokens: {penalties: [-3]}"
    drawn = seated(everything, "", "", age=3)
    assert paths(RULE, drawn) == ["players.0.tokens.penalties.0"]
    assert str(faults(RULE, drawn)[0].message) == (
        "Ana has the penalty token of -3, and had something of what each project of Age 3 takes"
    )
    assert paths(RULE, seated(everything.replace("coins: 2", "coins: 0"), "", "", age=3)) == []
    assert paths(RULE, seated(everything.replace("[1, 3]", "[1, 5]"), "", "", age=3)) == []


def test_what_the_project_takes_is_gone_once_it_is_done() -> None:
    """What `project` answers for the end of an Age leads to a table that `check` finds legal."""
    keys = "cards: [Altar], coins: 3"
    more = "projects: [{age: 1, card: Double Walls, joined: {Cas: 1}}]"
    assert paths(RULE, seated(keys, "tokens: {lost_wonder: true}", "cards: [Stockade]", more=more)) == []
