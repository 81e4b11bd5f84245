"""Gardens and the quarry as vector pictures."""

import io
from dataclasses import replace
from pathlib import Path
from textwrap import dedent, indent

import pytest

from babylon_cli.babylon.picture.pictures import pictures
from babylon_cli.babylon.picture.svg.flowers import COLOURS, MORE, flowers_of
from babylon_cli.babylon.picture.svg.quarry import Reward, draw_quarry
from babylon_cli.babylon.picture.view import FROM_ABOVE, View
from babylon_cli.babylon.rules.verdict import judge
from babylon_cli.judging.finding import Finding
from babylon_cli.judging.finding import Path as Path_
from babylon_cli.printing.picture import Picture
from babylon_cli.printing.svg.marks import numbers_text
from tests.babylon.picture.reading_svg import SVG, parsed, views_of
from tests.cli.kept import assert_as_it_was
from tests.contrast import contrast
from tests.drawing import table
from tests.printing.svg.test_elements import NAMES

SNAPSHOT = Path(__file__).parent / "a-garden.svg"

GARDENS = """
players:
  - name: Ana
    flower: white
    terraces: [C3 1 white S..F, E3 1 pink .TF. clay, D2 2 vine S..T NE]
    statues: [C3]
    fountains: [D4-E4]
    staircases: [E3@2-F3]
  - {name: Bo, flower: pink, tally: {flowers: {}, highest_terrace: 0}}
"""

QUARRY = """
players: [{name: Ana, flower: white, terraces: []}]
quarry:
  - [clay white S..F, granite pink, floor, basalt white > clay pink]
  - [clay white, granite pink, floor, basalt]
  - [clay sun, granite pink, floor, basalt white]
  - [clay white, granite pink, floor, basalt white]
"""


def paths(picture: Picture, view: str = "from-above") -> set[str]:
    return set(views_of(picture.svg)[view].paths)


def only(text: str, view: View = FROM_ABOVE) -> Picture:
    """The picture of Ana's garden with all that is found in it."""
    drawn = table("players:\n  - name: Ana\n    flower: white\n" + indent(dedent(text), "    "))
    (picture,) = pictures(drawn, judge(drawn).findings, view=view)
    return picture


def test_each_garden_has_a_picture_with_the_name_of_its_player() -> None:
    (ana,) = pictures(table(GARDENS))
    assert (ana.title, ana.path, ana.numbers) == ("Ana", ("players", 0), ())
    root = parsed(ana.svg)
    assert root.get("viewBox") == "0 0 436 654"
    assert list(root.iter(f"{SVG}text")) == []  # letters are strokes
    title, description = root[0], root[1]
    assert title.text == "Ana"
    assert "\n3  1S 2  2T 1T" in str(description.text).replace(".  ", "")


def test_a_garden_looks_like_its_snapshot() -> None:
    picture = only("terraces: [C3 1 white S..F, D4 2 pink .T.B NE]\nstatues: [C3]\nfountains: [A1-C1]")
    assert_as_it_was(SNAPSHOT, picture.svg.replace("><", ">\n<"))
    assert len(SNAPSHOT.read_text(encoding="utf-8").splitlines()) <= 90


@pytest.mark.parametrize("name", NAMES)
def test_names_break_nothing(name: str) -> None:
    drawn = table(GARDENS)
    ana = drawn.players[0]
    terraces = [replace(terrace, flower=name) for terrace in ana.layout.garden.terraces]
    object.__setattr__(ana.layout, "garden", ana.layout.garden._replace(terraces=tuple(terraces)))
    (picture,) = pictures(drawn._replace(players=(ana._replace(name=name, flower=name), *drawn.players[1:])))
    assert [child.tag.removeprefix(SVG) for child in parsed(picture.svg)][:2] == ["title", "desc"]


def test_the_views_that_are_asked_for() -> None:
    for view, names in (
        (FROM_ABOVE, ["from-above"]),
        (View(), ["from-above", "storey-1", "storey-2"]),
        (View(from_above=False), ["storey-1", "storey-2"]),
        (View(from_above=False, storeys=(2,)), ["storey-2"]),
        (View(storeys=(7,)), ["from-above", "storey-7"]),
    ):
        (picture,) = pictures(table(GARDENS), view=view)
        assert list(views_of(picture.svg)) == names
    assert list(views_of(only("terraces: []", View(from_above=False)).svg)) == ["storey-1"]


def test_what_is_wholly_hidden_is_shown_with_its_storey_alone() -> None:
    picture = only(
        "terraces: [C3 1 white S..., B2 2 pink ...., B4 2 pink ...., D2 2 white ...., D4 2 white ....]", View()
    )
    assert "players.0.terraces.0" not in paths(picture)
    assert "players.0.terraces.0" in paths(picture, "storey-1")
    assert "players.0.terraces.1.pillars.NW" in paths(picture, "storey-2")
    assert not any("pillars" in path for path in paths(picture))


def test_a_terrace_that_hangs_over_the_edge_gets_more_room() -> None:
    picture = only(
        "terraces: [{at: H8, level: 1, flower: pink, icons: S..., pillars: {NW: single}, belvedere: SE}]", View()
    )
    assert parsed(picture.svg).get("viewBox") == "0 0 484 726"
    assert "players.0.terraces.0.belvedere" in paths(picture)
    assert {path for path in paths(picture, "storey-1") if "pillars" in path} == {"players.0.terraces.0.pillars.NW"}
    assert picture.numbers == (1,)


def test_terraces_that_collide_are_all_seen() -> None:
    picture = only("terraces: [C3 1 white, C3 1 white, C3 1 white]")
    terraces = [group[0] for group in parsed(picture.svg).iter(f"{SVG}g") if "terraces" in str(group.get("data-path"))]
    sizes = [rect.get("width") for rect in terraces if rect.get("fill") == "#e2ecd6"]
    assert sizes == ["96", "86", "76"]


def test_pieces_on_one_spot_and_beneath_a_bridge_stand_beside_each_other() -> None:
    picture = only(
        """
        terraces: [A1 1 white BS.., C1 1 white BS.., F1 1 white S..., A4 1 white B..., A6 1 white B..., B4 1 white S...]
        statues: [B1, B1, F1, A5]
        bridges: [A1-C1, A4-A6]
        """
    )
    places = {
        str(group.get("data-path")): group.get("transform")
        for group in parsed(picture.svg).iter(f"{SVG}g")
        if "statues" in str(group.get("data-path"))
    }
    assert places == {
        "players.0.statues.0": "translate(72 9)",
        "players.0.statues.1": "translate(81 3)",
        "players.0.statues.2": "translate(264 24)",
        "players.0.statues.3": "translate(41 216)",
    }


def test_pieces_that_lead_nowhere_or_beneath_their_own_storey_are_drawn() -> None:
    picture = only(
        """
        terraces: [C3 1 white, C3 2 white, F6 1 white]
        fountains: [C3@1-C3@2, C3-C3, C3@1-E3@2, A1-A1]
        bridges: [C3@1-C3@2, C3@1-F6@1, D4@1-E4@9]
        staircases: [C3@1-C3@2, C3@2-D3@1, C3@1-D4@2, H8-H7]
        """,
        View(),
    )
    drawn = {path for path in paths(picture) if path.split(".")[2] in ("fountains", "bridges", "staircases")}
    assert len(drawn) == 11
    assert "NaN" not in picture.svg
    assert "nan" not in picture.svg


def test_a_spot_that_counts_as_another_icon_has_a_double_ring_beside_what_is_there() -> None:
    picture = only(
        """
        terraces:
          - {at: C3, level: 1, flower: pink, icons: S.F., counts_as: {NW: fountain, NE: bridge, SE: staircase}}
        statues: [C3]
        """
    )
    tokens = {path for path in paths(picture) if "counts_as" in path}
    assert tokens == {f"players.0.terraces.0.counts_as.{corner}" for corner in ("NW", "NE", "SE")}


def test_a_hidden_terrace_without_a_flower_has_no_badge() -> None:
    text = """
        players:
          - name: Ana
            flower: white
            terraces:
              - {at: C3, level: 1}
              - {at: B2, level: 2, flower: white}
              - {at: B4, level: 2, flower: white}
              - {at: D2, level: 2, flower: white}
              - {at: D4, level: 2, flower: white}
        """
    (picture,) = pictures(table(text))
    assert "players.0.terraces.0.flower" not in paths(picture, "storey-1")
    assert "players.0.terraces.1.flower" in paths(picture, "storey-2")


def test_flowers_differ_in_letter_petals_and_colour() -> None:
    flowers = flowers_of(table("players: [{name: Ana, flower: pink, terraces: []}]\nflowers: [purple, pink, 葵, ivy]"))
    assert [flower.letter for flower in flowers.values()] == ["P", "N", "3", "I"]
    assert [flower.petals for flower in flowers.values()] == [3, 4, 5, 6]
    assert len({flower.colour.fill for flower in flowers.values()}) == 4
    assert flowers["pink"].colour.fill == "#f2a6c8"


def test_the_letter_of_every_flower_is_legible() -> None:
    assert [colour.fill for colour in (*COLOURS, MORE) if contrast(colour.fill, colour.ink) < 4.5] == []


def test_flowers_beyond_the_fourth_and_of_the_same_colour_are_drawn_too() -> None:
    many = flowers_of(table("players: [{name: Ana, flower: a, terraces: []}]\nflowers: [blanc, wit, a, b, c, d]"))
    assert len({(flower.letter, flower.petals) for flower in many.values()}) == 6
    assert len({flower.badge for flower in many.values()}) == 6


def test_the_flower_of_a_terrace_that_hangs_over_the_edge_is_known() -> None:
    picture = only("terraces: [{at: H1, level: 1, flower: lotus}]")
    assert "players.0.terraces.0.flower" in paths(picture)


@pytest.mark.parametrize(
    ("numbers", "text"), [([1], "1"), ([1, 2], "1 2"), ([4, 5, 6], "4-6"), ([1, 3, 4, 5, 6, 9], "1 3-6 9")]
)
def test_the_numbers_of_a_marker(numbers: list[int], text: str) -> None:
    assert numbers_text(numbers) == text


def test_the_markers_of_faults_are_kept_apart() -> None:
    picture = only("terraces: [A1 1 white SSSS, G7 9 white]\nstatues: [B5, C5, D5, B6]")
    markers = [group for group in parsed(picture.svg).iter(f"{SVG}g") if group.get("data-path") is None]
    spots = [
        str(group.get("transform"))[10:-1].split(" ")
        for group in markers
        if group.get("transform") and group[0].get("fill") == "#b3001b"
    ]
    places = [(float(x), float(y)) for x, y in spots]
    assert len(places) >= 4
    for index, (x, y) in enumerate(places):
        assert all(abs(x - other_x) >= 38 or abs(y - other_y) >= 29 for other_x, other_y in places[:index])


def test_a_fault_is_outlined_on_its_storey_and_from_above() -> None:
    picture = only("terraces: [A1 1 white SSSS, C3 2 white, B5 1 white]\nbare_pillars: [H8, B5]", View())
    views = views_of(picture.svg)
    found = {name: {rule for _, rule in view.faults} for name, view in views.items()}
    assert found["storey-1"] == {"pillar-uncovered", "spot-occupied"} or found["storey-1"] == {"pillar-uncovered"}
    assert found["from-above"] == found["storey-1"] | found["storey-2"]


@pytest.mark.parametrize(
    ("path", "d"),
    [
        (("terraces", 0), "M96 96L192 96L192 192L96 192Z"),
        (("terraces", 0, "at"), "M96 96L192 96L192 192L96 192Z"),
        (("terraces", 0, "pillars", "NE"), "M144 96L192 96L192 144L144 144Z"),
        (("terraces", 0, "counts_as", "SW"), "M96 144L144 144L144 192L96 192Z"),
        (("terraces", 0, "belvedere"), "M144 144L192 144L192 192L144 192Z"),
        (("bridges", 0), "M96 96L240 96L240 144L96 144Z"),
        (("bare_pillars", 0), "M336 336L384 336L384 384L336 384Z"),
        (("terraces", 7), None),
        (("statues", 7), None),
        (("flower",), None),
    ],
)
def test_a_fault_that_tells_no_cells_is_outlined_where_its_path_leads(path: Path_, d: str | None) -> None:
    drawn = table(
        "players: [{name: Ana, flower: white, terraces: [C3 1 white S..F SE], bridges: [C3-E3], bare_pillars: [H8]}]"
    )
    finding = Finding("some-rule", "error", None, "", "", "", ("players", 0, *path))
    (picture,) = pictures(drawn, [finding], view=FROM_ABOVE)
    outlines = [group[0].get("d") for group in parsed(picture.svg).iter(f"{SVG}g") if group.get("data-rule")]
    assert outlines == ([] if d is None else [d])
    assert picture.numbers == (() if d is None else (1,))


def test_the_quarry_is_the_last_picture() -> None:
    drawn = table(QUARRY.replace("basalt white > clay pink", "basalt white > clay pink", 1))
    _, quarry = pictures(drawn, judge(drawn).findings)
    assert (quarry.title, quarry.path) == ("the quarry", ("quarry",))
    shown = [group.get("data-path") for group in parsed(quarry.svg).iter(f"{SVG}g") if group.get("data-path")]
    assert shown == [f"quarry.{row}.{column}" for row in range(4) for column in range(4)]
    rules = [group.get("data-rule") for group in parsed(quarry.svg).iter(f"{SVG}g") if group.get("data-rule")]
    assert rules == ["quarry-layers"]
    assert quarry.numbers == (2,)


def test_rewards_are_large_numbers_with_a_tick_for_each_pillar() -> None:
    drawn = table(QUARRY)
    assert drawn.quarry is not None
    flowers = flowers_of(drawn)

    def ticks(reward: Reward | None) -> int:
        return draw_quarry(drawn.quarry, flowers, reward=reward).content.count("#1d5c38")  # type: ignore[arg-type]

    edges = ticks(Reward())
    assert ticks(None) == 0
    assert edges > 30
    assert ticks(Reward("white")) == edges + 6
    assert ticks(Reward("white", "flower-double")) == edges + 6


def test_every_picture_is_drawn_by_a_library_without_a_complaint() -> None:
    from babylon_cli.printing.png import png  # noqa: PLC0415 - an extra

    pytest.importorskip("resvg_py")
    raw = png(only("terraces: [C3 1 white S..F]\nstatues: [C3]").svg)
    assert io.BytesIO(raw).read(8) == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(raw[16:20]) == 872
