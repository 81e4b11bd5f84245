"""The example files that come with the package, which `explain` shows."""

from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parent.parent


class Pair(NamedTuple):
    """A legal and an illegal example that differ in one line."""

    story: str
    legal: Path
    illegal: Path

    @property
    def title(self) -> str:
        """The story in words."""
        return self.story.replace("-", " ")


def examples_folder() -> Path:
    """Where the examples are: in the installed package, or beside it in a checkout."""
    installed = PACKAGE / "examples"
    return installed if installed.is_dir() else PACKAGE.parent / "examples"


def pairs_of(rule: str) -> list[Pair]:
    """The near-miss pairs of a rule, in the order of their stories."""
    folder = examples_folder() / "rules" / rule
    stories = sorted(path.stem.removeprefix("legal-") for path in folder.glob("legal-*.yaml"))
    return [Pair(story, folder / f"legal-{story}.yaml", folder / f"illegal-{story}.yaml") for story in stories]
