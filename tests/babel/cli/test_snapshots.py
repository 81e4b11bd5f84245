"""One short snapshot of every answer about Babel in every format that is its own, of a table that fits on a page."""

from pathlib import Path

import pytest

from tests.cli.kept import assert_as_it_was
from tests.cli.running import run, write

SNAPSHOTS = Path(__file__).parent / "snapshots"

TABLE = """\
game: babel
age: 2
players:
  - {name: Ana, wonder: Babylon A, stages: 1, cards: [Lumber Yard, Altar, Stockade], coins: 9}
  - {name: Bo, wonder: Rhodos A, cards: [Ore Vein, Loom], tiles: [12, 4, 5]}
tower: [{Bo: 12}]
projects: [{age: 2, card: War Mirror, joined: {Ana: 1}}]
build: {player: Ana, card: Training Ground}
"""

FAULTS = """\
game: babel
age: 1
players:
  - {name: Ana, wonder: Gizah A, stages: 4}
  - {name: Bo, wonder: Rhodos A}
  - {name: Cleo, wonder: Gizah B}
"""

SHOWN = {
    **{
        f"{name}-{form}": (TABLE, name)
        for name in ("tower", "price", "project", "conflict")
        for form in ("text", "json")
    },
    "score-text": (TABLE, "score"),
    "score-json": (TABLE, "score"),
    "check-text": (FAULTS, "check"),
    "check-json": (FAULTS, "check"),
}


@pytest.mark.parametrize("name", SHOWN)
def test_the_output_is_as_it_was(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text, command = SHOWN[name]
    write(tmp_path, text, "table.yaml")
    ended = run("babel", command, "--format", name.split("-")[1], "table.yaml")
    assert_as_it_was(SNAPSHOTS / f"{name}.txt", ended.output)


def test_a_draft_is_as_it_was() -> None:
    assert_as_it_was(SNAPSHOTS / "draft.txt", run("babel", "draft", "--players", "2", "--seed", "3").output)


def test_no_snapshot_is_left_over_and_none_is_long() -> None:
    assert sorted(path.stem for path in SNAPSHOTS.iterdir()) == sorted([*SHOWN, "draft"])
    assert max(len(path.read_text(encoding="utf-8").splitlines()) for path in SNAPSHOTS.iterdir()) <= 80
