"""The example files, by the game that they tell of."""

from pathlib import Path

ROOT = Path(__file__).parent.parent

EVERY_EXAMPLE = sorted((ROOT / "examples").rglob("*.yaml"))

BABEL_EXAMPLES = [path for path in EVERY_EXAMPLE if any(part.startswith("babel") for part in path.parts[-3:-1])]

GARDEN_EXAMPLES = [path for path in EVERY_EXAMPLE if path not in BABEL_EXAMPLES]
