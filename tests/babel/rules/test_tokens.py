"""Military and project tokens, and whether any conflict or project can have given them."""

import pytest

from babylon_cli.babel.table.table import Table
from tests.babel.tables import faults, paths, related, seated

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
    assert paths(RULE, holding("lost_wonder: true, penalties: [-1]", lost)) == ["players.0.tokens.lost_wonder"]
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
