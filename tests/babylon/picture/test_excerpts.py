"""The parts of gardens that faults are about."""

from textwrap import dedent

from babylon_cli.babylon.picture.excerpts import MOST_EXCERPTS, excerpts
from babylon_cli.babylon.rules.verdict import judge
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.screen import PLAIN
from tests.drawing import garden, table


def shown(drawn: Table, rule: str) -> list[str]:
    """The pictures of what a rule finds on a table, each line without the blanks at its end."""
    verdict = judge(drawn)
    found = excerpts(drawn, verdict)
    of_rule = [finding for finding in verdict.findings if finding.rule == rule]
    assert of_rule
    sketches = [found[finding.path, finding.place] for finding in of_rule if finding.place is not None]
    return ["\n".join([line.rstrip() for line in sketch.lines(PLAIN)]) for sketch in sketches]


def looks(picture: str, expected: str) -> None:
    assert picture.strip("\n") == dedent(expected).strip("\n")


def test_a_cell_is_shown_with_those_around_it() -> None:
    drawn = garden("terraces: [{at: C3, level: 1, icons: S...}]\nstatues: [E4]")
    (picture,) = shown(drawn, "decoration-off-terrace")
    looks(
        picture,
        """
             D     E     F
          ━━━━━━┓
           1W   ┃
        3       ┃  ·     ·
                ┃
                ┃    !
        4       ┃  S     ·
          ━━━━━━┛

        5    ·     ·     ·
        """,
    )


def test_the_board_ends_at_its_rim() -> None:
    (picture,) = shown(garden("terraces: []\nbare_pillars: [A1]"), "pillar-uncovered")
    looks(
        picture,
        """
             A     B
          ┌────────────
          │    !
        1 │  I     ·
          │
          │
        2 │  ·     ·
          │
        """,
    )


def test_what_a_higher_terrace_hides_is_shown_without_it() -> None:
    drawn = garden(
        """
        terraces:
          - {at: C3, level: 1, icons: S...}
          - {at: E3, level: 1, icons: ....}
          - {at: D3, level: 2, icons: ....}
        statues: [C3, E3@1]
        """
    )
    (picture,) = shown(drawn, "decoration-icon")
    looks(
        picture,
        """
             D     E     F


        2    ·     ·     ·
          ━━━━━━┯━━━━━━━━━━━┓
           1W░░░│1W░░!      ┃
        3  ░░░░1│░░S░1     1┃
                │           ┃
           ░░░░░│░░░░░      ┃
        4  ░░░░1│░░░░1     1┃
          ━━━━━━┷━━━━━━━━━━━┛
        """,
    )
    assert "2W" not in picture


def test_cells_that_lie_far_apart_are_not_all_shown() -> None:
    drawn = garden("terraces: [{at: A1, level: 1, icons: F...}, {at: G7, level: 1, icons: ...F}]\nfountains: [H8-A1]")
    (picture,) = shown(drawn, "decoration-diagonal")
    assert picture.splitlines()[0] == "     G     H"
    assert picture.count("!") == 1


def test_a_turn_is_shown_as_it_leaves_the_garden() -> None:
    drawn = table(
        """
        players:
          - {name: Ana, flower: white, terraces: [], storage: {pillars: 6, terrace: {flower: white, icons: SS..}}}
          - {name: Bo, flower: pink, terraces: []}
        turn: {player: Ana, dig: A1, build: [{from: stored, at: C3, level: 2}]}
        """
    )
    (picture,) = shown(drawn, "storey-order")
    looks(
        picture,
        """
             B     C     D     E


        2    ·     ·     ·     ·
                ┏━━━━━━━━━━━┓
                ┃2W  !     !┃
        3    ·  ┃  s     s  ┃  ·
                ┃           ┃
                ┃    !     !┃
        4    ·  ┃           ┃  ·
                ┗━━━━━━━━━━━┛

        5    ·     ·     ·     ·
        """,
    )


def test_findings_at_one_place_share_a_picture_and_those_of_a_storage_have_none() -> None:
    drawn = garden("terraces: [{at: C3, level: 5}]\nstorage: {pillars: 9}")
    verdict = judge(drawn)
    found = excerpts(drawn, verdict)
    whole = [found[finding.path, finding.place] for finding in verdict.findings if finding.place and _is_whole(finding)]
    assert len(whole) == 1
    assert len({id(sketch) for sketch in found.values()}) == 5
    assert {finding.rule for finding in verdict.findings} >= {"storage-limit", "storey-order", "pillar-height"}


def _is_whole(finding: Finding) -> bool:
    return finding.place is not None and len(finding.place.cells) == 4


def test_nobody_looks_at_more_than_so_many() -> None:
    pillars = ", ".join([f"{column}{row}" for column in "ABCDEFGH" for row in range(1, 9)])
    drawn = garden(f"terraces: []\nbare_pillars: [{pillars}]")
    assert len(excerpts(drawn, judge(drawn))) == MOST_EXCERPTS
