"""What the commands of Babel say to a reader: complete, and in 80 columns."""

import json
import re
from pathlib import Path

import pytest

from babylon_cli.cli.babel.group import COMMANDS as GROUP
from tests.babel.cli.tables import CHEAP, DEAR, FAULTS, REFUSED, TABLE, UNUSABLE
from tests.cli.once import reading_once
from tests.cli.running import EXAMPLES, run, write
from tests.examples import BABEL_EXAMPLES
from tests.printing.widths import too_wide

FOLDERS = sorted({str(path.parent.relative_to(EXAMPLES)) for path in BABEL_EXAMPLES})

ASKED = [("tower",), ("price", "--all"), ("project",), ("conflict",), ("score", "--why"), ("check",)]
"""Every command, with all that it can say."""

PAD = re.compile(r"^(-{17}  |(Military|Coins|Wonder|Civil|Commerce|Guilds|Science|Tower|Great|TOTAL|Rank| {19}) ?)")

WONDERS = ("Gizah", "Rhodos", "Olympia", "Babylon", "Ephesos", "Alexandria", "Halikarnassus", "Gizah")


def told(text: str, *arguments: str) -> str:
    """What a command says of a document on standard output."""
    return run("babel", *arguments, "-", stdin=text.encode()).output


def of_players(number: int, more: str = "") -> str:
    """A table of so many players, who built three tiles each."""
    names = [f"P{seat}" for seat in range(number)]
    cities = [
        f"  - {{name: {name}, wonder: {WONDERS[seat]} {'B' if seat == 7 else 'A'}, "
        f"tiles: [{seat * 3 + 1}, {seat * 3 + 2}, {seat * 3 + 3}]}}\n"
        for seat, name in enumerate(names)
    ]
    turns = [
        "  - {" + ", ".join(f"{name}: {seat * 3 + turn}" for seat, name in enumerate(names)) + "}\n"
        for turn in (1, 2, 3)
    ]
    return f"game: babel\nage: 3\nplayers:\n{''.join(cities)}tower:\n{''.join(turns)}{more}"


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("arguments", ASKED, ids=" ".join)
@reading_once()
def test_every_line_fits_in_80_columns(
    folder: str, arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A path is never broken, so lines that begin with one may be longer; the pad of many players has its own test."""
    monkeypatch.chdir(EXAMPLES)
    ended = run("babel", *arguments, folder)
    for line in too_wide(ended.output + ended.error):
        assert line.startswith(f"{folder}/") or (arguments[0] == "score" and PAD.match(line)), line


@pytest.mark.parametrize("players", range(2, 6))
def test_a_pad_fits_in_80_columns(players: int) -> None:
    assert too_wide(told(of_players(players), "score")) == []


@pytest.mark.parametrize("players", [6, 7, 8])
def test_a_pad_of_many_fits_in_80_columns(players: int) -> None:
    assert too_wide(told(of_players(players), "score")) == []


@pytest.mark.parametrize("arguments", ASKED, ids=" ".join)
@reading_once()
def test_every_line_about_these_tables_fits_in_80_columns(arguments: tuple[str, ...]) -> None:
    for text in (TABLE, DEAR, REFUSED, CHEAP, UNUSABLE, FAULTS):
        ended = run("babel", *arguments, "-", stdin=text.encode())
        assert too_wide(ended.output + ended.error) == []


@pytest.mark.parametrize("arguments", ASKED, ids=" ".join)
@reading_once()
def test_wide_names_keep_to_80_columns(arguments: tuple[str, ...]) -> None:
    names = {"Ana": "Wilhelmina-Charlotte de la Montaña", "Bo": "中文中文中文中文中文", "Cleo": "e\u0301" * 20}
    for text in (TABLE, DEAR, REFUSED, CHEAP, FAULTS):
        renamed = text
        for short, long in names.items():
            renamed = re.sub(rf"\b{short}\b", long, renamed)
        ended = run("babel", *arguments, "-", stdin=renamed.encode())
        shown = ended.output + ended.error
        assert not shown.isascii() or arguments[0] in ("price", "project", "check")
        assert [line for line in too_wide(shown) if not (arguments[0] == "score" and PAD.match(line))] == []


@pytest.mark.parametrize("arguments", ASKED, ids=" ".join)
@reading_once()
def test_no_line_ends_with_a_space(arguments: tuple[str, ...]) -> None:
    for text in (TABLE, DEAR, REFUSED, CHEAP, UNUSABLE, FAULTS, of_players(8)):
        ended = run("babel", *arguments, "-", stdin=text.encode())
        for line in (ended.output + ended.error).splitlines():
            assert line == line.rstrip()


@pytest.mark.parametrize("name", ["", *GROUP])
def test_help_tells_the_statuses(name: str) -> None:
    assert "Exit status: 0" in run("babel", *([name] if name else []), "--help").output


def test_the_title_stands_over_the_file(tmp_path: Path) -> None:
    path = write(tmp_path, f"{TABLE}---\n{REFUSED}")
    lines = run("babel", "tower", path).output.splitlines()
    assert lines[:3] == ["a table of three", f"{path} (document 1)", ""]
    assert lines[lines.index(f"{path} (document 2)") - 1] == ""
    assert told(REFUSED, "tower").startswith("-\n\nNo tile has been built.\n")


def test_a_tower_that_is_not_played() -> None:
    text = TABLE.replace("age: 2\nplayers", "age: 2\nmodules: [projects]\nplayers")
    assert told(text, "tower") == "a table of three\n-\n\nThe tower is not played: no law is in force.\n\n"


def test_projects_that_are_not_played() -> None:
    text = TABLE.replace("age: 2\nplayers", "age: 2\nmodules: [tower]\nplayers")
    assert "No project is in play.\n" in told(text, "project")


def test_a_turn_in_which_nobody_builds() -> None:
    text = TABLE.replace("  - {Cleo: 22}\n", "  - {}\n").replace("  - {Ana: 4, Bo: 6}\n", "  - {}\n")
    shown = told(text, "tower")
    assert "Turn 1: nobody builds; in force: none\n" in shown
    assert "Turn 3: Ana builds 12 and Cleo builds 19; in force: 12, 19\n" in shown


def test_what_one_player_alone_is_told() -> None:
    text = "game: babel\nage: 1\nplayers: [{name: Ana, wonder: Gizah A, coins: 3}]\n"
    assert "Ana scores 1 point.\n" in told(text, "score")
    assert "  none: there is one city\n" in told(text, "conflict")


def test_nobody_scores_where_nobody_plays() -> None:
    text = "game: babel\nage: 1\nplayers: [{name: the city, wonder: Gizah A, free_city: true}]\n"
    assert "No city has a player.\n" in told(text, "score")
    assert told(text, "tower").endswith("Built\n\n")


SEATS = ("wonder: Gizah A, coins: {}", "wonder: Rhodos A, coins: {}", "wonder: Olympia A, coins: {}")


@pytest.mark.parametrize(
    ("coins", "outcome"),
    [
        ((6, 3, 3), "Ana wins with 2 points."),
        ((5, 4, 0), "Ana wins the tie at 1 point with 5 coins to Bo's 4."),
        ((5, 4, 3), "Ana wins the tie at 1 point with 5 coins to Bo's 4 and Cleo's 3."),
        ((4, 4, 0), "Ana and Bo share the victory with 1 point and 4 coins each."),
        ((1, 1, 1), "Ana, Bo and Cleo share the victory with 0 points and 1 coin each."),
    ],
)
def test_who_wins_is_said_in_a_sentence(coins: tuple[int, ...], outcome: str) -> None:
    names = ("Ana", "Bo", "Cleo")
    players = ", ".join(
        f"{{name: {name}, {seat.format(number)}}}" for name, seat, number in zip(names, SEATS, coins, strict=True)
    )
    assert f"\n{outcome}\n" in told(f"game: babel\nage: 3\nplayers: [{players}]\n", "score")


@pytest.mark.parametrize(
    ("tile", "shields", "said"),
    [
        (1, (2, 0), "Bo 0, Ana 2: Ana takes the token 1, Bo 1 defeat token"),
        (19, (2, 0), "Bo 0, Ana 2: Ana takes nothing, by tile 19, Bo 1 defeat token"),
        (22, (0, 2), "Bo 2, Ana 0: Bo takes the token 1, Ana 2 defeat tokens, by tile 22"),
        (22, (2, 2), "Bo 2, Ana 2: even, nobody takes a token"),
    ],
)
def test_a_conflict_is_said_in_a_sentence(tile: int, shields: tuple[int, int], said: str) -> None:
    ana, bo = shields
    text = (
        f"game: babel\nage: 1\nplayers: [{{name: Ana, wonder: Gizah A, tokens: {{shields: {ana}}}}}, "
        f"{{name: Bo, wonder: Rhodos A, tokens: {{shields: {bo}}}}}, {{name: Cleo, wonder: Olympia A}}]\n"
        f"tower: [{{Cleo: {tile}}}]\n"
    )
    assert f"  {said}\n" in told(text, "conflict")


def test_every_source_of_shields_is_named() -> None:
    text = """\
game: babel
age: 1
players:
  - {name: Ana, wonder: Gizah A, cards: [Stockade, Barracks, Altar], tokens: {shields: 2}}
  - {name: Bo, wonder: Rhodos A, stages: 2}
  - {name: Cleo, wonder: Olympia A}
projects: [{age: 1, card: Belvedere, joined: {Bo: 1}}]
"""
    shown = told(text, "conflict")
    assert "  Ana: 3 (2 on cards, 2 on tokens, -1 on the red card just lost, the one with\n    the fewest)\n" in shown
    assert "  Bo: 2 (2 on the wonder)\n" in shown
    assert "  Cleo: 0\n" in shown


def test_a_price_is_explained_coin_by_coin() -> None:
    shown = told(TABLE, "price")
    assert "Ana builds Training Ground in Age 2, with 9 coins:\n  legal, for 8 coins\n" in shown
    assert "  the city makes 1 wood itself\n" in shown
    assert "    2 to the bank: taking part in War Mirror (Miroir de guerre)\n" in shown
    assert "    4 to Bo on the left: 2 ore at 2 (base 1, tile 12 +1)\n" in shown
    assert "    2 to Cleo on the right: 1 glass at 2 (base 2)\n" in shown
    assert "    8 in all\n" in shown


def test_a_surcharge_may_go_to_the_bank() -> None:
    text = TABLE.replace("age: 2\nplayers", "age: 2\nrulings: {surcharge_goes_to: bank}\nplayers")
    shown = told(text, "price")
    assert "    2 to Bo on the left: 2 ore at 2 (base 1, tile 12 +1)\n" in shown
    assert "    2 to the bank: the surcharge on 2 ore from Bo\n" in shown


def test_all_ways_are_listed_only_where_there_is_another() -> None:
    assert "All ways" not in told(TABLE, "price", "--all")
    assert "All ways" not in told(CHEAP, "price")
    shown = told(CHEAP, "price", "--all").split("\nAll ways\n")[1].split("\n\n")[0].splitlines()
    assert shown[0] == "  bank  left  right  total  gain"
    assert shown[1] == "     0     0      0      0     3  by a chain"
    assert len(shown) > 2
    assert {line.index(line.split()[4], 26) for line in shown[1:]} == {31}


def test_a_way_that_is_too_dear_is_told_as_such() -> None:
    cheap = CHEAP.replace("coins: 9", "coins: 0").replace(
        "cards: [School, Loom, Quarry", "cards: [School, Loom, Stone Pit"
    )
    cheap = cheap.replace("wonder: Gizah A", "wonder: Gizah A, stages: 0").replace("Ana: [13, 14]", "Ana: [14, 9]")
    cheap = cheap.replace("cards: [Spies Guild, Barracks, Glassworks]", "cards: [Quarry, Barracks, Glassworks]")
    shown = told(cheap, "price", "--all")
    assert re.search(r"^ +\d+ +\d+ +\d+ +\d+ +\d+  by its cost, too dear$", shown, re.MULTILINE)
    assert "legal, for 0 coins, and 3 coins back afterwards" in shown


def test_each_reason_against_a_build_is_told() -> None:
    shown = told(REFUSED, "price").split("Bo builds Altar in Age 2, with 4 coins:\n")[1]
    assert shown == (
        "  not legal\n"
        "  Bo has Altar already, and no city may have two cards of one name\n"
        "  `use: olympia` needs the second stage of Olympia A, and Bo has none\n"
        "  no marker is left on Obelisk (Obélisque)\n"
        "  1 papyrus can neither be made nor bought\n"
        "\n"
        "Laws in force\n"
        "  none\n"
        "\n"
    )


def test_what_comes_back_afterwards_and_the_laws_that_bring_it() -> None:
    shown = told(CHEAP, "price")
    assert "  the chain from School\n    3 from the bank afterwards: a chain, by tile 14\n    0 in all\n" in shown
    assert shown.endswith(
        "Laws in force\n"
        "  24  building a guild brings 5 coins from the bank afterwards\n"
        "  14  building by a chain brings 3 coins from the bank afterwards\n\n"
    )


def test_colour_changes_no_word_of_a_price() -> None:
    for text in (TABLE, DEAR, REFUSED, CHEAP):
        painted = told(text, "price", "--all", "--color", "always")
        assert painted.count("\x1b[") > 5
        assert re.sub(r"\x1b\[[0-9;]*m", "", painted) == told(text, "price", "--all")


def test_what_a_project_brings_and_takes_from_whom() -> None:
    assert told(TABLE, "project").split("-\n\n")[1] == (
        "Age 1, Factory (Manufacture): failure, 1 of 2 markers taken\n"
        "  Ana: took a penalty token of -1\n"
        "  Bo: had to lose a grey card of their choice\n"
        "  Cleo: neither reward nor penalty\n"
        "\n"
        "Age 2, War Mirror (Miroir de guerre): failure, 1 of 2 markers taken\n"
        "  Ana: has to lose a blue card of their choice: Altar\n"
        "  Cleo: takes a penalty token of -2, not being able to lose a blue card of their\n"
        "    choice\n"
        "  Bo: neither reward nor penalty\n"
        "\n"
    )
    success = "Age 2, Obelisk (Obélisque): success, 2 of 2 markers taken\n  Ana: 1 shield\n  Bo: 1 shield\n"
    assert success in told(REFUSED, "project")


def test_shields_of_the_project_just_won_and_of_the_free_city() -> None:
    shown = told(REFUSED, "conflict")
    assert "  Ana: 1 (1 just won by the project)\n  the city: 1 (1 on the wonder)\n" in shown
    assert "  the city 1, Ana 1: even, nobody takes a token\n" in shown


def test_the_pad_names_copies_and_symbols_of_choice() -> None:
    shown = told(CHEAP, "score", "--why")
    assert "\nAna: 1 symbol of choice, making 2 × tablet in all\n" in shown
    assert "\nBo: copies the Scientists Guild\nBo: 1 symbol of choice, making 1 × compass in all\n" in shown
    assert "\n  Guilds: 0\n     0  Spies Guild: 0 red cards, in both neighbouring cities, 1 each\n" in shown


def test_why_tells_what_makes_each_row() -> None:
    assert (
        told(TABLE, "score", "--why").split("\nAna: 18 points\n")[1].split("\n\n")[0]
        == """\
  Military: 2
     2  victory tokens: 2 × 1
  Coins: 3
     3  coins: 9 coins, 1 for each three
  Wonder: 3
     3  stage 1: Babylon A
  Civil (blue): 2
     2  Altar: blue card
  Commerce (yellow): 0
  Guilds: 0
  Science: 4
     4  compass: 2 × 2, 1 of choice among all
  Tower of Babel: 5
     5  tiles: 2 tiles built
  Great Projects: -1
    -1  penalty token: of Age 1"""
    )


def test_the_turns_of_the_tower_tell_what_was_covered() -> None:
    shown = told(TABLE, "tower")
    assert "\nTurn 3: Ana builds 12 and Cleo builds 19; in force: 12, 19, 22; covered: 4 and 6\n" in shown
    shown = told(CHEAP, "tower")
    assert "\nTurn 1: Ana builds 13, Ana builds 14 and Bo builds 24; in force: 24, 14;\n  covered: 13\n" in shown
    assert "\n  (1) 24 on 13  ->  (2) 14\n   ^                 |\n   +----------  <-  (3) blocked\n" in shown


def test_the_nearest_way_is_told_where_money_is_short() -> None:
    shown = told(DEAR, "price")
    assert "  not legal\n  it costs 6 coins, and Ana has 5: 1 missing\n\nThe nearest way, by its cost\n" in shown


@pytest.mark.parametrize("stages", [0, 1])
def test_a_stage_is_named_by_its_number(stages: int) -> None:
    text = (
        f"game: babel\nage: 1\nplayers: [{{name: Ana, wonder: Gizah A, stages: {stages}, coins: 1, cards: [Quarry]}}]\n"
        f"build: {{player: Ana, stage: true}}\n"
    )
    assert f"Ana builds stage {stages + 1} of Gizah A in Age 1, with 1 coin:\n" in told(text, "price")


def test_the_picture_of_four_spaces_goes_round() -> None:
    shown = told(of_players(5).split("tower:")[0] + "tower: [{P0: 1}, {P1: 4}, {P2: 7}, {P3: 10}, {P0: 2}]\n", "tower")
    picture = shown.split("\n\n")[2].splitlines()
    assert picture == ["  (1) 2 on 1    ->  (2) 4", "   ^                 |", "  (4) 10        <-  (3) 7"]


@pytest.mark.parametrize("players", [4, 7, 8])
def test_the_arrows_of_the_picture_stand_one_under_the_other(players: int) -> None:
    first, middle, last = told(of_players(players), "tower").split("\n\n")[2].splitlines()
    assert first.index("(2)") == last.index("(3)")
    assert first.index("(2)") <= middle.index("|") <= first.index("(2)") + 2


@pytest.mark.parametrize("number", [1, 2])
def test_words_follow_the_number(number: int) -> None:
    text = of_players(3).split("tower:")[0] + f"tower: [{{P0: 1}}{', {P0: 2}' if number == 2 else ''}]\n"
    assert f"  P0: {number} tile{'s' if number == 2 else ''}, {2 if number == 1 else 5} points\n" in told(text, "tower")


def test_why_counts_one_card_as_one() -> None:
    text = "game: babel\nage: 3\nplayers: [{name: Ana, wonder: Gizah A, cards: [Lighthouse]}]\n"
    shown = told(text, "score", "--why")
    assert "Lighthouse: 1 yellow card, " in shown


def test_a_player_alone_with_a_very_long_name_still_has_a_pad() -> None:
    name = "Ana" * 40
    shown = told(f"game: babel\nage: 3\nplayers: [{{name: {name}, wonder: Gizah A, stages: 1}}]\n", "score")
    assert f"{name} scores 3 points." in " ".join(shown.split())


ARCHES = """\
game: babel
age: 3
rulings: {half_penalty: partial}
players:
  - {name: Ana, wonder: Gizah A, military: {victory: [HELD]}}
  - {name: Bo, wonder: Rhodos A}
  - {name: Cleo, wonder: Ephesos A}
projects: [{age: 3, card: Triumphal Arches, joined: {Bo: 1}}]
"""


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ("1", "the one military victory token that is there"),
        ("3, 1", "two military victory tokens of their choice: 1 and 3"),
    ],
)
def test_half_a_penalty_says_how_many_tokens_go(held: str, said: str) -> None:
    assert f"Ana: has to lose {said} " in " ".join(told(ARCHES.replace("HELD", held), "project").split())


@pytest.mark.parametrize(
    ("age", "card", "keys", "said"),
    [
        (1, "Belvedere", "cards: [Stockade, Barracks, Altar]", "lose a red card of their choice: Stockade or Barracks"),
        (2, "River Port", "coins: 4", "lose all coins: 4 coins"),
        (1, "Double Walls", "", "lose the resource or benefit of the wonder board"),
    ],
)
def test_what_a_penalty_can_be_met_with(age: int, card: str, keys: str, said: str) -> None:
    text = (
        f"game: babel\nage: {age}\nprojects: [{{age: {age}, card: {card}}}]\nplayers:\n"
        f"  - {{name: Ana, wonder: Gizah A, {keys}}}\n"
        "  - {name: Bo, wonder: Rhodos A, tokens: {lost_wonder: true}}\n"
    )
    shown = " ".join(told(text, "project").split())
    assert f"Ana: has to {said} Bo:" in shown
    assert ("Bo: has lost the resource or benefit of the wonder board already" in shown) is (card == "Double Walls")


DOUBLE_WALLS = """\
game: babel
age: 2
players:
  - {name: Ana, wonder: Gizah A, cards: [Barracks], tiles: [19, 1, 2]}
  - {name: Bo, wonder: Rhodos A}
  - {name: Cleo, wonder: Ephesos A, cards: [Stockade]}
tower: [{Ana: 19}]
projects: [{age: 1, card: Double Walls, joined: {Ana: 1, Cleo: 1}}]
"""


def test_of_an_earlier_age_nobody_knows_whether_tile_19_was_in_force() -> None:
    shown = " ".join(told(DOUBLE_WALLS, "project").split())
    said = (
        "Ana: a military victory token of 1, or nothing if tile 19 was in force when Age 1 ended: the file shows the "
        "tower of now"
    )
    assert said in shown
    covered = DOUBLE_WALLS.replace("[{Ana: 19}]", "[{Ana: 19}, {Ana: 1}, {Ana: 2}, {Bo: 3}]")
    assert said in " ".join(told(covered, "project").split())
    assert "if tile 19" not in told(DOUBLE_WALLS.replace("[{Ana: 19}]", "[{Ana: 1}]"), "project")
    assert "if tile 19" not in told(DOUBLE_WALLS.replace("Double Walls", "Cranes"), "project")
    shown = " ".join(told(DOUBLE_WALLS.replace("age: 2", "age: 1"), "project").split())
    assert "Ana: a military victory token of 1, which tile 19 turns into nothing" in shown


@pytest.mark.parametrize("text", [DOUBLE_WALLS, "age: 1\nplayers: [{name: Ana}]\n"])
@pytest.mark.parametrize("command", ["check", "score", "verify"])
def test_a_forgotten_game_is_one_complaint(text: str, command: str) -> None:
    ended = run(command, "-", stdin=text.replace("game: babel\n", "").encode())
    shown = " ".join((ended.output + ended.error).split())
    assert ended.status == 2
    assert "the document seems to tell of 7 Wonders: Babel, and has no `game: babel`" in shown
    assert "unknown key" not in shown


def test_a_verdict_that_rests_on_a_ruling_says_so() -> None:
    path = "babel/rulings/E62-a-tile-with-the-seventh-card.yaml"
    shown = " ".join(run("check", str(EXAMPLES / path)).output.split())
    assert (
        "legal by last_card_tile: allowed, a ruling that no publisher confirms; with last_card_tile: forbidden it "
        "breaks babel-turn-tile" in shown
    )
    assert "this rests on last_card_tile: forbidden, a ruling that no publisher confirms" in shown
    rests_on = json.loads(run("babel", "check", "--format", "json", str(EXAMPLES / path)).output)["files"]
    assert [[entry["found"] for entry in file["rests_on"]] for file in rests_on] == [[False], [True]]
