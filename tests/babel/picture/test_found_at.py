"""What is found about the tower is outlined where it is, and numbered as `check` numbers it."""

import re
from xml.etree import ElementTree

from babylon_cli.babel.picture.found_at import Mark, draw_marks, marks_of
from babylon_cli.babel.picture.parts import Place, Thing
from babylon_cli.babel.picture.pictures import pictures
from babylon_cli.babel.rules.verdict import judge
from babylon_cli.judging.finding import Finding, Path, Related, Severity
from babylon_cli.printing.picture import Picture
from babylon_cli.printing.svg.elements import Box
from tests.babel.tables import seated


def place(y: float) -> Place:
    return Place(Box(0, y, 90, 20), ((45, y), (5, y)))


THINGS = (
    Thing(("tower", 0, "Ana"), place(0)),
    Thing(("tower", 1, "Bo", 0), place(100)),
    Thing(("tower", 1, "Bo", 1), place(200)),
    Thing(("players", 0), place(300)),
    Thing(("players", 0, "tiles", 1), place(400)),
)


def finding(*path: str | int, related: Path = (), severity: Severity = "error", rule: str = "a-rule") -> Finding:
    others = (Related(related, "there"),) if related else ()
    return Finding(rule, severity, None, "", "", "", path, others)


def marks(*findings: Finding) -> list[tuple[int, list[float]]]:
    """The number of each finding that is marked, and where."""
    return [(mark.number, [each.box.y for each in mark.places]) for mark in marks_of(THINGS, findings)]


def drawn(*findings: Finding) -> str:
    return draw_marks(marks_of(THINGS, findings))


def markers(svg: str) -> list[str]:
    """The spot of each triangle or round marker."""
    return re.findall(r'translate\(([^)]*)\)"><(?:path|rect)', svg)


def test_a_finding_is_where_its_path_leads() -> None:
    assert marks(finding("tower", 0, "Ana"), finding("players", 0, "tiles", 1)) == [(1, [0]), (2, [400])]


def test_a_turn_with_several_tiles_is_all_of_them() -> None:
    assert marks(finding("tower", 1, "Bo")) == [(1, [100, 200])]
    assert marks(finding("tower", 1, "Bo", 1)) == [(1, [200])]


def test_what_is_not_about_the_tower_keeps_its_number_and_is_not_marked() -> None:
    others = [finding("players", 0, "cards", 1), finding("players"), finding("projects", 0)]
    assert marks(*others, finding("players", 0)) == [(4, [300])]


def test_each_place_has_one_marker_with_all_numbers() -> None:
    one, other = finding("tower", 1, "Bo"), finding("tower", 1, "Bo", 1)
    svg = drawn(one, other)
    assert markers(svg) == ["45 100", "45 200"]
    assert re.findall(r'data-number="(\d+)"', svg) == ["1", "2"]


def test_what_is_found_at_one_place_has_one_outline_and_a_group_for_each_rule() -> None:
    svg = drawn(finding("players", 0, rule="one"), finding("players", 0, rule="two"))
    assert re.findall(r'data-rule="(\w+)"', svg) == ["one", "two"]
    assert svg.count('stroke-width="4"') == 1
    assert markers(svg) == ["45 300"]


def test_markers_that_would_hide_each_other_are_kept_apart() -> None:
    things = [*THINGS, Thing(("tower", 2, "Ana"), place(8))]
    svg = draw_marks(marks_of(things, [finding("tower", 0, "Ana"), finding("tower", 2, "Ana")]))
    assert markers(svg) == ["45 0", "5 8"]


def test_a_warning_is_round_and_its_outline_lies_beneath_that_of_a_fault() -> None:
    svg = drawn(finding("players", 0), finding("tower", 0, "Ana", severity="warning"))
    assert svg.index('data-number="2"') < svg.index('data-number="1"')
    assert svg.count("<rect") == 1
    assert 'stroke-dasharray="0 8"' in svg


def test_what_else_is_concerned_has_a_thin_line_beneath_all_outlines() -> None:
    svg = drawn(finding("tower", 0, "Ana"), finding("players", 0, related=("players", 0, "tiles", 1)))
    assert svg.startswith('<path d="M0 400h90v20h-90z"')
    assert marks_of(THINGS, [finding("tower", 1, "Bo", related=("tower", 1, "Bo", 1))])[0].related == ()


def test_nothing_found_is_nothing_drawn() -> None:
    assert draw_marks([]) == ""
    assert Mark(1, finding(), (), ()).related == ()


def found(*keys: str, more: str = "") -> tuple[list[str], list[str]]:
    """What `check` finds on a table, and what of it is marked on its picture."""
    table = seated(*keys, more=more)
    findings = judge(table).findings
    (picture,) = pictures(table, findings)
    told = [f"{number} {each.rule}" for number, each in enumerate(findings, start=1)]
    assert picture.numbers == tuple([int(entry.split()[0]) for entry in marked(picture)])
    return told, marked(picture)


def marked(picture: Picture) -> list[str]:
    entries = [entry.attrib for entry in ElementTree.fromstring(picture.svg).iter() if "data-rule" in entry.attrib]
    return sorted([f"{entry['data-number']} {entry['data-rule']}" for entry in entries])


def test_every_fault_of_the_tower_is_marked() -> None:
    hands = ("tiles: [1, 2, 3]", "tiles: [4, 5]", "tiles: [5, 6, 7], score_pad: {tower: 3}")
    told, on_picture = found(*hands, more="tower: [{Ana: [1, 2], Bo: 9}, {Cas: 6}, {Cas: 6}]")
    assert told == on_picture
    assert {entry.split()[1] for entry in told} == {"babel-tile-hand", "babel-turn-tile", "babel-score"}


def test_a_hand_that_is_missing_is_marked_at_its_player() -> None:
    told, on_picture = found("tiles: [1, 2, 3]", "", "tiles: [4, 5, 6]")
    assert told == on_picture == ["1 babel-tile-hand"]


def test_too_many_actions_are_marked_at_the_player() -> None:
    built = "cards: [Lumber Yard, Stone Pit, Clay Pool, Ore Vein, Altar, Baths]"
    told, on_picture = found(built, "", "", more="tower: [{Ana: 4}]")
    assert told == on_picture == ["1 babel-actions"]


def test_tiles_of_the_free_city_are_marked() -> None:
    free = "wonder: Rhodos A, free_city: true, tiles: [4]"
    told, on_picture = found("", free, "wonder: Olympia A", more="tower: [{Bo: 4}]")
    assert told == on_picture
    assert len(told) >= 2


def test_what_is_wrong_elsewhere_is_not_marked() -> None:
    told, on_picture = found("stages: 5", "cards: [Altar, Altar]", "", more="tower: [{Ana: 4}]")
    assert len(told) == 3
    assert on_picture == []
