"""Compares what is printed with the snapshot that was kept of it; BABYLON_UPDATE_SNAPSHOTS=1 keeps it anew."""

import os
from pathlib import Path


def assert_as_it_was(snapshot: Path, shown: str) -> None:
    """The same bytes as in the snapshot."""
    if os.environ.get("BABYLON_UPDATE_SNAPSHOTS"):
        snapshot.write_bytes(shown.encode())
    assert shown == snapshot.read_bytes().decode()
