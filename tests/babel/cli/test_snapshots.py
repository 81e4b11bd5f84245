"""One snapshot of every command of Babel, compared exactly; BABYLON_UPDATE_SNAPSHOTS=1 writes them anew."""

import os
from pathlib import Path

import pytest

from tests.cli.running import run, write
from tests.cli.tables import LEGAL
from tests.printing.widths import too_wide

SNAPSHOTS = Path(__file__).parent / "snapshots"

TABLE = """\
title: a table of three
game: babel
age: 2
players:
  - name: Ana
    wonder: Babylon A
    stages: 2
    cards: [Lumber Yard, Stone Pit, Altar, West Trading Post, Apothecary, Guard Tower]
    coins: 9
    military: {victory: [1, 1], defeat: 0}
    tiles: [4, 9, 12]
    tokens: {shields: 0, penalties: [-1]}
  - {name: Bo, wonder: Rhodos A, stages: 2, cards: [Ore Vein, Loom, Stockade, Baths], coins: 3,
     military: {defeat: 1}, tiles: [6, 7, 20]}
  - {name: Cleo, wonder: Gizah B, cards: [Clay Pool, Glassworks, Workshop], coins: 0, military: {defeat: 1},
     tiles: [10, 19, 22]}
tower:
  - {Ana: 4, Bo: 6}
  - {Cleo: 22}
  - {Ana: 12, Cleo: 19}
projects:
  - {age: 1, card: Cranes, joined: {Cleo: 1}}
  - {age: 2, card: War Mirror, joined: {Bo: 1}}
build: {player: Ana, card: Training Ground, join: true}
"""

DEAR = """\
title: too dear
game: babel
age: 3
players:
  - {name: Ana, wonder: Gizah A, coins: 5, cards: [Study, Loom, Press, Lumber Yard]}
  - {name: Bo, wonder: Olympia A, coins: 3, cards: [Clay Pit]}
  - {name: Cleo, wonder: Ephesos B, coins: 3, cards: [Stone Pit]}
tower:
  - {Bo: 12}
  - {Bo: 10}
build: {player: Ana, card: Arsenal}
"""

REFUSED = """\
game: babel
age: 2
players:
  - {name: Ana, wonder: Gizah A, stages: 3, tokens: {free_stage: 1}}
  - {name: the city, wonder: Rhodos B, free_city: true, stages: 1}
  - {name: Bo, wonder: Olympia B, stages: 3, cards: [Altar], coins: 4}
projects:
  - {age: 2, card: Obelisk, joined: {Ana: 1, Bo: 1}}
build: {player: Bo, card: Altar, join: true, use: olympia}
"""

CHEAP = """\
game: babel
age: 3
rulings: {surcharge_goes_to: bank}
players:
  - {name: Ana, wonder: Gizah A, coins: 9, cards: [School, Loom, Quarry, Scientists Guild]}
  - {name: Bo, wonder: Olympia B, stages: 3, cards: [Spies Guild, Barracks, Glassworks], coins: 6,
     copied_guild: Scientists Guild}
tower:
  - {Ana: [13, 14], Bo: 24}
build: {player: Ana, card: Académie}
"""

UNUSABLE = """\
game: babel
age: 2
players:
  - {name: Ana, wonder: Gizah A, cards: [Alter, Loom]}
  - {name: Bo, wonder: Gizah, tiles: [1, 2, 3]}
"""

GARDEN = "players: [{name: Ana, flower: white}]\n"

SEVERAL = "---\n".join([TABLE, DEAR, REFUSED, CHEAP, UNUSABLE])

FAULTS = """\
game: babel
age: 1
players:
  - {name: Ana, wonder: Gizah A, stages: 5, tiles: [1, 2, 3], cards: [Altar, Altar, Temple]}
  - {name: Bo, wonder: Gizah B, tiles: [3, 4], score_pad: {total: 30}}
  - {name: Cleo, wonder: Rhodos A, tokens: {shields: 2}, tiles: [7, 8, 9]}
tower:
  - {Ana: [1, 2], Bo: 1}
projects:
  - {age: 2, card: Cranes, joined: {Ana: 3}}
"""

PROMISES = f"""{TABLE}expect:
  violations: [babel-stages]
  active: [6, 12]
  points: {{Ana: 2}}
  price: {{legal: false, bank: 2}}
  projects: [{{success: true}}, {{card: Miroir de guerre, rewards: {{Ana: 2}}}}]
  conflicts: [{{shields: [2, 1]}}, {{}}, {{tokens: {{Ana: []}}}}]
  scores: {{Ana: 30, Bo: {{civil: 3, tower: 5}}}}
  winners: [Bo, Cleo]
"""

FILES = {"table.yaml": SEVERAL, "garden.yaml": GARDEN}

SHOWN = {
    "tower-text": ("babel", "tower"),
    "tower-json": ("babel", "tower", "--format", "json"),
    "price-text": ("babel", "price"),
    "price-all-text": ("babel", "price", "--all"),
    "price-all-colour": ("babel", "price", "--all", "--color", "always"),
    "price-json": ("babel", "price", "--format", "json"),
    "price-all-json": ("babel", "price", "--all", "--format", "json"),
    "project-text": ("babel", "project"),
    "project-json": ("babel", "project", "--format", "json"),
    "conflict-text": ("babel", "conflict"),
    "conflict-json": ("babel", "conflict", "--format", "json"),
    "score-text": ("babel", "score"),
    "score-why-text": ("babel", "score", "--why"),
    "score-json": ("babel", "score", "--format", "json"),
    "score-why-json": ("babel", "score", "--why", "--format", "json"),
    "check-text": ("babel", "check"),
    "check-concise": ("babel", "check", "--format", "concise"),
    "check-json": ("babel", "check", "--format", "json"),
    "check-github": ("babel", "check", "--format", "github"),
    "check-junit": ("babel", "check", "--format", "junit"),
    "check-sarif": ("babel", "check", "--format", "sarif"),
    "both-check-text": ("check",),
    "both-check-sarif": ("check", "--format", "sarif"),
    "both-verify-text": ("verify",),
    "both-verify-json": ("verify", "--format", "json"),
    "both-verify-junit": ("verify", "--format", "junit"),
    "both-verify-github": ("verify", "--format", "github"),
    "draft": ("babel", "draft", "--players", "2", "--seed", "3"),
    "draft-of-eight": ("babel", "draft", "--players", "8", "--seed", "3"),
}

WITHOUT_FILES = ("draft", "draft-of-eight")


def shown(name: str, folder: Path) -> str:
    """What a command of the list prints on its files."""
    files = {"faults.yaml": FAULTS, "table.yaml": TABLE, "wrong.yaml": UNUSABLE} if "check" in name else FILES
    if name.startswith("both-"):
        files = {**files, "garden.yaml": LEGAL, "promises.yaml": PROMISES}
    given = [] if name in WITHOUT_FILES else [*files, "missing.yaml"]
    for file, text in files.items():
        write(folder, text, file)
    ended = run(*SHOWN[name], *given)
    return f"{ended.output}=== standard error ===\n{ended.error}"


@pytest.mark.parametrize("name", SHOWN)
def test_the_output_is_as_it_was(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = shown(name, tmp_path)
    kept = SNAPSHOTS / f"{name}.txt"
    if os.environ.get("BABYLON_UPDATE_SNAPSHOTS"):
        kept.write_bytes(text.encode())
    assert text == kept.read_bytes().decode()


@pytest.mark.parametrize("name", [name for name in SHOWN if name.endswith("-text")])
def test_text_fits_in_80_columns(name: str) -> None:
    assert too_wide((SNAPSHOTS / f"{name}.txt").read_text(encoding="utf-8")) == []


def test_colour_changes_no_word() -> None:
    plain, painted = [(SNAPSHOTS / f"price-all-{kind}.txt").read_text(encoding="utf-8") for kind in ("text", "colour")]
    first, *others = painted.split("\x1b[")
    assert len(others) > 20
    assert first + "".join(part.split("m", 1)[1] for part in others) == plain


def test_no_snapshot_is_left_over() -> None:
    assert sorted(path.stem for path in SNAPSHOTS.iterdir()) == sorted(SHOWN)
