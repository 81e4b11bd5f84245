"""One property for each rule on the whole table: a legal table changed so that it must break, or must not."""

from itertools import pairwise

from hypothesis import assume, given
from hypothesis import strategies as st

from babylon_cli.babylon.scoring.ranking import settle
from tests.drawing import Plain, broken, found, table_of, warned
from tests.legal_gardens import CORNERS, ana, choices, documents, examples, paths_of, picked


@examples
@given(documents, choices, st.sampled_from(["clay", "granite", "basalt"]))
def test_terrace_icons_wherever_the_material_shows_another_number(document: Plain, choice: int, material: str) -> None:
    terraces = ana(document)["terraces"]
    terrace = picked(choice, [terrace for terrace in terraces if terrace.get("icons")])
    terrace["material"] = material
    shown = len([icon for icon in terrace["icons"] if icon not in (".", "none")])
    wrong = shown != {"clay": 2, "granite": 3, "basalt": 4}[material]
    assert (f"players.0.terraces.{terraces.index(terrace)}.icons" in paths_of("terrace-icons", document)) == wrong


@examples
@given(documents, st.integers(1, 6))
def test_player_count_by_the_number_of_players(document: Plain, players: int) -> None:
    document["players"] = [{"name": f"P{seat}", "flower": f"flower{seat * 11}"} for seat in range(players)]
    assert (paths_of("player-count", document) == ["players"]) == (players > 4)
    assert (("player-count", "players") in warned(table_of(document))) == (players == 1)


@examples
@given(documents, st.lists(st.sampled_from(["white", "pink"]), min_size=2, max_size=4))
def test_flower_unique_once_for_every_flower_that_is_taken_already(document: Plain, flowers: list[str]) -> None:
    document["players"] = [{"name": f"P{seat}", "flower": flower} for seat, flower in enumerate(flowers)]
    assert len(paths_of("flower-unique", document)) == len(flowers) - len(set(flowers))


@examples
@given(st.permutations(["ivory", "coral", "umber", "azure", "lilac", "khaki", "mauve"]), st.integers(1, 7))
def test_flower_count_by_the_number_of_names(flowers: list[str], names: int) -> None:
    document = {"flowers": flowers[:names], "players": []}
    assert (paths_of("flower-count", document) == [f"flowers.{names - 1}"]) == (names > 4)


@examples
@given(documents, st.sets(st.integers(0, 4)))
def test_start_terrace_for_every_one_after_the_first(document: Plain, starts: set[int]) -> None:
    for number, terrace in enumerate(ana(document)["terraces"]):
        terrace["material"] = "start" if number in starts else None
        terrace["flower"] = ana(document)["flower"]
    ana(document)["storage"] = None
    expected = [f"players.0.terraces.{number}.material" for number in sorted(starts)[1:]]
    paths = [path for path in paths_of("start-terrace", document) if path.startswith("players.0.")]
    assert paths == expected


@examples
@given(documents, st.integers(0, 20), st.booleans())
def test_terrace_count_by_the_number_of_terraces(document: Plain, number: int, stored: bool) -> None:
    cells = [f"{column}{row}" for row in (1, 3, 5, 7) for column in "ACEG"]
    terraces = [{"at": cells[place % 16], "level": 1 + place // 16, "flower": "white"} for place in range(number)]
    ana(document)["terraces"] = terraces
    ana(document)["storage"] = {"terrace": {"flower": "white"} if stored else None}
    assert (paths_of("terrace-count", document) == ["players.0.terraces"]) == (number + stored > 16)


@examples
@given(documents, st.integers(140, 160))
def test_supply_limit_by_the_number_of_pillars(document: Plain, pillars: int) -> None:
    document["players"] = [{"name": "Ana", "flower": "white", "storage": {"pillars": pillars}}]
    document["quarry"] = None
    for supply, severity in (("warn", "warning"), ("limit", "error"), ("ignore", None)):
        document["rulings"] = {"supply": supply}
        errors = ("supply-limit", "players") in found(table_of(document))
        warnings = ("supply-limit", "players") in warned(table_of(document))
        assert (errors, warnings) == (pillars > 148 and severity == "error", pillars > 148 and severity == "warning")


@examples
@given(documents, st.integers(0, 12), st.integers(0, 3))
def test_storage_limit_and_storage_double_by_what_is_kept(document: Plain, pillars: int, doubles: int) -> None:
    ana(document)["storage"] = {"pillars": pillars, "doubles": doubles}
    assert ("storage-limit" in broken(table_of(document))) == (pillars > 6)
    assert ("storage-double" in broken(table_of(document))) == (doubles > 0)


@examples
@given(documents, choices, st.sets(st.sampled_from(CORNERS)))
def test_token_effect_by_the_number_of_spots(document: Plain, choice: int, corners: set[str]) -> None:
    terraces = ana(document)["terraces"]
    terrace = picked(choice, terraces)
    terrace["counts_as"] = dict.fromkeys(sorted(corners), "bridge")
    path = f"players.0.terraces.{terraces.index(terrace)}.counts_as"
    assert (path in paths_of("token-effect", document)) == (len(corners) > 1)


@examples
@given(st.lists(st.sampled_from(["clay", "granite", "basalt"]), min_size=1, max_size=4))
def test_quarry_layers_for_every_step_that_is_not_one_layer_down(stack: list[str]) -> None:
    quarry = [["floor"] * 4 for _ in range(4)]
    quarry[2][1] = " > ".join(stack)
    down = {("clay", "granite"), ("granite", "basalt")}
    wrong = [step for step in pairwise(stack) if step not in down]
    assert paths_of("quarry-layers", {"quarry": quarry}) == ["quarry.2.1"] * len(wrong)


@examples
@given(documents, choices, st.integers(-3, 3))
def test_score_pad_names_exactly_the_row_that_differs(document: Plain, choice: int, error: int) -> None:
    points = {row: number or 0 for row, number in settle(table_of(document)).standings[0].points.items()}
    row = picked(choice, list(points))
    assume(points[row] + error >= 0)
    points[row] += error
    ana(document)["score_pad"] = points
    assert paths_of("pad-sum", document) == (["players.0.score_pad.total"] if error else [])
    assert paths_of("score-pad", document) == ([f"players.0.score_pad.{row}"] if error and row != "total" else [])
    ana(document)["score_pad"] = {row: points[row]}
    assert paths_of("score-pad", document) == ([f"players.0.score_pad.{row}"] if error else [])
