"""What the commands say in each language, kept to be read aloud by whoever changes a translation."""

from pathlib import Path

import pytest

from tests.cli.kept import assert_as_it_was
from tests.cli.running import EXAMPLES, ROOT, run
from tests.languages.catalogues import OTHERS
from tests.printing.widths import too_wide

COMMANDS = (
    ("score", "--why", "games/three-players-a-close-finish.yaml"),
    ("check", "rules/bridge-gap/illegal-statue-beneath-a-bridge.yaml"),
    ("check", "rules/pillar-budget/illegal-pillars-kept-from-the-round-before.yaml"),
    ("explain", "storey-order"),
    ("replay", "--until", "2", "games/two-players-a-whole-game-the-tower-and-the-bridges.yaml"),
    ("babel", "score", "babel/cities/three-players.yaml"),
    ("babel", "price", "babel/prices/a-card-of-an-age-to-come.yaml"),
)
"""One of each kind."""


def said(language: str, columns: int = 80) -> str:
    told = []
    for command in COMMANDS:
        arguments = [str((EXAMPLES / word).relative_to(ROOT)) if word.endswith(".yaml") else word for word in command]
        ended = run(*arguments, "--lang", language, env={"COLUMNS": str(columns)})
        told.append(f"$ babylon {' '.join(arguments)}\n{ended.output}{ended.error}")
    return "\n".join(told)


def overflowing(text: str, columns: int) -> list[str]:
    """The lines that are too wide, but for those that begin with the name of a file, which programs read."""
    return [line for line in too_wide(text, columns) if ".yaml" not in line]


@pytest.mark.thorough
@pytest.mark.parametrize("columns", [60, 120])
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_overflows_at_any_width(language: str, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert overflowing(said(language, columns), columns) == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_said_in_each_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    text = said(language)
    assert overflowing(text, 80) == []
    assert_as_it_was(Path(__file__).parent / "read_aloud" / f"{language}.txt", text)
