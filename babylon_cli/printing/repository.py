"""The path of a file as a code host knows it, which marks lines of the files of a repository."""

import os
from pathlib import PurePath


def path_in_repository(file: str) -> str:
    """The path from the root of the repository, where a job names its folder, else from where the job runs.

    Without `./`, and without a way out of a folder and back; a file elsewhere keeps its path.
    """
    plain = os.path.normpath(file)
    root = os.environ.get("GITHUB_WORKSPACE")
    if root:
        try:
            whole, root = os.path.abspath(plain), os.path.abspath(root)  # noqa: PTH100 - links stay as they are named
        except OSError:  # the current folder is gone
            return plain
        if whole.startswith(os.path.join(root, "")):  # noqa: PTH118
            plain = os.path.relpath(whole, root)
    return PurePath(plain).as_posix()
