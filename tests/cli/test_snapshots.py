"""One short snapshot of every format, of an answer that fits on a page; what else they print has tests of its own."""

import json
from pathlib import Path

import pytest

from tests.cli.kept import assert_as_it_was
from tests.cli.running import run, without_times, write
from tests.cli.tables import ILLEGAL, LEGAL

SNAPSHOTS = Path(__file__).parent / "snapshots"

ALONE = "players: [{name: Ana, flower: white, terraces: [{at: C3, level: 1, flower: white, icons: S..F}]}]\n"

BROKEN_PROMISE = f"{ILLEGAL}expect: {{violations: [terrace-support], winners: [Bo]}}\n"

FLOOR = "  - [floor, floor, floor, floor]\n"
CLAY = "  - [clay, clay, clay, clay]\n"

CORNER = f"""\
players: [{{name: Ana, flower: white}}, {{name: Bo, flower: pink}}]
quarry:
  - [clay white S..F, granite pink, floor, floor]
{FLOOR * 3}"""

TURN = f"""\
players:
  - {{name: Ana, flower: white, storage: {{pillars: 3}}}}
  - {{name: Bo, flower: pink}}
quarry:
  - [clay white S..F, floor, floor, floor]
{FLOOR * 3}turn: {{player: Ana, dig: A1}}
"""

GAME = f"""\
players:
  - {{name: Ana, flower: white, start: S.FT}}
quarry:
  - [clay white S..F, clay, clay, clay]
{CLAY * 3}rounds:
  - turns:
      - {{player: Ana, dig: A1, build: [{{from: stored, at: C3, level: 1}}], statues: [C3], keep: {{pillars: 2}}}}
"""
"""Ana keeps a pillar more than is left."""

SHOWN = {
    "check-text": (ILLEGAL, "check"),
    "check-concise": (ILLEGAL, "check"),
    "check-json": (ILLEGAL, "check"),
    "check-github": (ILLEGAL, "check"),
    "check-junit": (ILLEGAL, "check"),
    "check-sarif": (ILLEGAL, "check"),
    "score-table": (LEGAL, "score"),
    "score-json": (ALONE, "score"),
    "score-csv": (LEGAL, "score"),
    "score-markdown": (LEGAL, "score"),
    "quarry-text": (CORNER, "quarry"),
    "quarry-json": (CORNER, "quarry", "--take", "B1"),
    "verify-text": (BROKEN_PROMISE, "verify"),
    "verify-json": (BROKEN_PROMISE, "verify"),
    "verify-github": (BROKEN_PROMISE, "verify"),
    "verify-junit": (BROKEN_PROMISE, "verify"),
    "replay-text": (GAME, "replay"),
    "replay-json": (GAME.replace(", keep: {pillars: 2}", ""), "replay"),
    "replay-yaml": (GAME, "replay"),
    "moves-text": (TURN, "moves", "--best", "--limit", "2"),
    "moves-json": (TURN, "moves", "--best", "--limit", "1"),
}


@pytest.mark.parametrize("name", SHOWN)
def test_the_output_is_as_it_was(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text, *arguments = SHOWN[name]
    write(tmp_path, text)
    form = name.split("-")[1]
    shown = without_times(run(*arguments, "--format", form, "garden.yaml").output)
    assert_as_it_was(SNAPSHOTS / f"{name}.txt", with_rules_that_are_broken(shown) if form == "sarif" else shown)


def with_rules_that_are_broken(shown: str) -> str:
    """SARIF without the rules of which it has no result: each is published, and all look alike."""
    data = json.loads(shown)
    assert shown == json.dumps(data, indent=2, ensure_ascii=False) + "\n"
    (run_of_babylon,) = data["runs"]
    broken = {result["ruleId"] for result in run_of_babylon["results"]}
    driver = run_of_babylon["tool"]["driver"]
    driver["version"] = "0.0.0"
    driver["rules"] = [rule for rule in driver["rules"] if rule["id"] in broken]
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def test_no_snapshot_is_left_over_and_none_is_long() -> None:
    assert sorted(path.stem for path in SNAPSHOTS.iterdir()) == sorted(SHOWN)
    assert max(len(path.read_text(encoding="utf-8").splitlines()) for path in SNAPSHOTS.iterdir()) <= 90
