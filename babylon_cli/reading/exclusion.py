"""What a user wants left out of the folders: globs as a .gitignore has them."""

import os
from collections.abc import Sequence


class Exclusion:
    """Globs that are read as the lines of a .gitignore in the current folder."""

    def __init__(self, globs: Sequence[str]) -> None:
        """Take the globs in order; raises ValueError where git could not read one."""
        from pathspec import GitIgnoreSpec  # noqa: PLC0415 - only for those who exclude something

        self._spec = GitIgnoreSpec.from_lines(globs)

    def covers(self, path: str, folder: str) -> bool:
        """Whether a path under a folder is left out; that of a folder ends in a slash.

        Where the folder lies outside the current one, the globs are read as those of a .gitignore in the folder.
        """
        from pathlib import Path  # noqa: PLC0415 - only for those who exclude something

        try:
            here, whole = Path.cwd(), Path(os.path.abspath(folder))  # noqa: PTH100 - Path keeps `..`
        except FileNotFoundError:  # the current folder is gone
            here = whole = Path(folder)
        base = here if whole.is_relative_to(here) else whole
        below = os.path.relpath(path, base).replace(os.sep, "/")
        return self._spec.match_file(f"{below}/" if path.endswith("/") else below)
