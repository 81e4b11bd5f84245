"""One snapshot of every format, compared exactly; BABYLON_UPDATE_SNAPSHOTS=1 writes them anew."""

import os
from pathlib import Path

import pytest

from tests.cli.plays import BEGUN_TURN, GAME, LEGAL_GAME, LEGAL_TURN, TURN
from tests.cli.running import run, write
from tests.cli.tables import LEGAL, PROMISES, QUARRY, SEVERAL, TIED

SNAPSHOTS = Path(__file__).parent / "snapshots"

SHOWN = {
    "check-text": ("check", "--format", "text"),
    "check-concise": ("check", "--format", "concise"),
    "check-json": ("check", "--format", "json"),
    "check-github": ("check", "--format", "github"),
    "check-junit": ("check", "--format", "junit"),
    "check-sarif": ("check", "--format", "sarif"),
    "score-table": ("score", "--format", "table"),
    "score-table-why": ("score", "--why"),
    "score-json": ("score", "--format", "json"),
    "score-json-why": ("score", "--format", "json", "--why"),
    "score-csv": ("score", "--format", "csv"),
    "score-csv-why": ("score", "--format", "csv", "--why"),
    "score-markdown": ("score", "--format", "markdown"),
    "score-markdown-why": ("score", "--format", "markdown", "--why"),
    "check-turn-text": ("check",),
    "check-turn-json": ("check", "--format", "json"),
    "score-turn-table": ("score",),
    "score-turn-table-why": ("score", "--why"),
    "score-turn-json": ("score", "--format", "json"),
    "score-turn-csv": ("score", "--format", "csv"),
    "score-turn-csv-why": ("score", "--format", "csv", "--why"),
    "score-turn-markdown": ("score", "--format", "markdown"),
    "score-turn-markdown-why": ("score", "--format", "markdown", "--why"),
    "replay-text": ("replay",),
    "replay-until-text": ("replay", "--until", "1.1"),
    "replay-json": ("replay", "--format", "json"),
    "replay-yaml": ("replay", "--format", "yaml"),
    "moves-text": ("moves", "--limit", "3"),
    "moves-best": ("moves", "--best", "--limit", "4"),
    "moves-count": ("moves", "--count"),
    "moves-json": ("moves", "--best", "--limit", "2", "--format", "json"),
    "quarry-text": ("quarry", "--format", "text"),
    "quarry-take": ("quarry", "--take", "b2", "--player", "Ana", "--token", "flower-double"),
    "quarry-json": ("quarry", "--format", "json"),
    "verify-text": ("verify", "--format", "text"),
    "verify-json": ("verify", "--format", "json"),
    "verify-junit": ("verify", "--format", "junit"),
    "verify-github": ("verify", "--format", "github"),
}

TURNS = {"legal.yaml": LEGAL_TURN, "illegal.yaml": TURN}

TABLES = {
    "replay": {"game.yaml": GAME, "legal.yaml": LEGAL_GAME, "table.yaml": LEGAL},
    "moves": {"turn.yaml": BEGUN_TURN, "done.yaml": LEGAL_TURN, "illegal.yaml": TURN, "table.yaml": LEGAL},
    "check": {"garden.yaml": SEVERAL},
    "score": {"garden.yaml": SEVERAL, "tied.yaml": TIED},
    "quarry": {"quarry.yaml": QUARRY},
    "verify": {"kept.yaml": LEGAL, "promises.yaml": PROMISES, "several.yaml": SEVERAL},
}


@pytest.mark.parametrize("name", SHOWN)
def test_the_output_is_as_it_was(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = SHOWN[name]
    files = TURNS if "-turn-" in name else TABLES[arguments[0]]
    for file, text in files.items():
        write(tmp_path, text, file)
    ended = run(*arguments, *files, "missing.yaml")
    shown = f"{ended.output}=== standard error ===\n{ended.error}"
    kept = SNAPSHOTS / f"{name}.txt"
    if os.environ.get("BABYLON_UPDATE_SNAPSHOTS"):
        kept.write_bytes(shown.encode())
    assert shown == kept.read_bytes().decode()


def test_no_snapshot_is_left_over() -> None:
    assert sorted(path.stem for path in SNAPSHOTS.iterdir()) == sorted(SHOWN)
