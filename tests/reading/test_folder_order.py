"""The files of a folder come as their paths sort, though only a few names are kept at a time."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.reading import folder as module
from babylon_cli.reading.exclusion import Exclusion
from babylon_cli.reading.folder import ENDINGS, INSTALLED, OF_AN_ENVIRONMENT, Found, files_in_order

STEPS = st.text("ab-. A~é", min_size=1, max_size=3).filter(lambda name: name not in (".", ".."))
NAMES = st.one_of(
    st.builds("{}.yaml".format, STEPS), STEPS, st.sampled_from(["node_modules", "pyvenv.cfg", "a.YML", "b.jsonl"])
)
PATHS = st.lists(st.lists(NAMES, min_size=1, max_size=4).map("/".join), max_size=20)


def paths_sorted_at_once(folder: str, refused: frozenset[str], exclusion: Exclusion | None) -> list[str]:
    """The same by walking through everything first, and then sorting whole paths."""
    found: list[str] = []

    def wanted(path: str) -> bool:
        return exclusion is None or not exclusion.covers(path, folder)

    def refuse(error: OSError) -> None:
        found.append(str(error.filename))

    for parent, folders, files in os.walk(folder, onerror=refuse):
        if parent != folder and OF_AN_ENVIRONMENT in files:
            folders.clear()
            continue
        folders[:] = [
            name
            for name in folders
            if not name.startswith(".") and name not in INSTALLED and wanted(f"{Path(parent) / name}/")
        ]
        paths = [str(Path(parent) / name) for name in files if not name.startswith(".")]
        found += [path for path in paths if path.lower().endswith(ENDINGS) and wanted(path)]
    return sorted(found)


def plant(folder: Path, paths: list[str]) -> list[str]:
    """Make the files that can be made, and give every folder."""
    for path in paths:
        whole = folder / path
        if not any([parent.is_file() for parent in whole.parents]) and not whole.exists():
            whole.parent.mkdir(parents=True, exist_ok=True)
            whole.touch()
    return [str(path) for path in folder.rglob("*") if path.is_dir()]


@settings(max_examples=30)
@given(PATHS, st.data(), st.integers(1, 4), st.sampled_from([None, ("a*",), ("*.yaml", "!b.yaml"), ("a/",)]))
def test_the_order_is_that_of_whole_paths(
    paths: list[str], data: st.DataObject, most: int, globs: tuple[str, ...] | None
) -> None:
    with TemporaryDirectory() as temporary:
        folders = plant(Path(temporary), paths)
        refused = data.draw(st.frozensets(st.sampled_from(folders))) if folders else frozenset[str]()
        exclusion = None if globs is None else Exclusion(globs)
        with patch.object(os, "scandir", refusing(refused)), patch.object(module, "MOST_STEPS", most):
            found = [each.name for each in files_in_order(temporary, exclusion)]
            assert found == paths_sorted_at_once(temporary, refused, exclusion)


def refusing(refused: frozenset[str]) -> object:
    scandir = os.scandir

    def scan(path: str) -> "os._ScandirIterator[str]":
        if path in refused:
            raise PermissionError(13, "Permission denied", path)
        return scandir(path)

    return scan


def test_a_folder_is_read_where_its_files_sort(tmp_path: Path) -> None:
    plant(tmp_path, ["a/x.yaml", "a.yaml", "a-b/y.yaml", "a/-/z.yml", "a0.yaml", "a b.jsonl"])
    names = [str(Path(each.name).relative_to(tmp_path)) for each in files_in_order(str(tmp_path))]
    assert names == ["a b.jsonl", "a-b/y.yaml", "a.yaml", "a/-/z.yml", "a/x.yaml", "a0.yaml"]


@pytest.mark.parametrize("named", [".", "./", "..", "{folder}//", ".//./", "./a/..", "{folder}/a/.."])
def test_paths_are_written_as_short_as_they_were(named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(tmp_path, ["a/x.yaml", "b.yaml"])
    monkeypatch.chdir(tmp_path / "a" if named == ".." else tmp_path)
    folder = named.format(folder=tmp_path)
    names = [each.name for each in files_in_order(folder)]
    assert names == [str(Path(folder) / name) for name in ("a/x.yaml", "b.yaml")]


@pytest.mark.thorough
def test_a_deep_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deeper than calls may be nested."""
    monkeypatch.chdir(tmp_path)
    depth = 1200
    for _ in range(depth):
        Path("a").mkdir()
        os.chdir("a")
    Path("b.yaml").touch()
    monkeypatch.chdir(tmp_path)
    found = [each.name for each in files_in_order(".")]
    for step in range(depth, 0, -1):  # pytest could not clear it away
        (Path("a/" * step) / "b.yaml").unlink(missing_ok=True)
        Path("a/" * step).rmdir()
    assert found == ["a/" * depth + "b.yaml"]


def test_what_cannot_be_gone_on_with_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fails while a large folder is gone through again."""
    plant(tmp_path, [f"{number}.yaml" for number in range(3)])
    scandir, times = os.scandir, iter(range(9))

    def failing(path: str) -> "os._ScandirIterator[str]":
        if next(times):
            raise OSError(5, "Input/output error", path)
        return scandir(path)

    monkeypatch.setattr(os, "scandir", failing)
    monkeypatch.setattr(module, "MOST_STEPS", 2)
    *found, failed = files_in_order(str(tmp_path))
    assert [Path(each.name).name for each in found] == ["0.yaml", "1.yaml"]
    assert failed.name == str(tmp_path)
    assert isinstance(failed.error, OSError)


def test_a_link_that_cannot_be_followed_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Link:
        name = "a.yaml"

        def is_dir(self) -> bool:
            raise PermissionError

        def is_file(self, **_: bool) -> bool:
            raise PermissionError

    class Links:
        def __enter__(self) -> Iterator[Link]:
            return iter([Link()])

        def __exit__(self, *_: object) -> None:
            pass

    monkeypatch.setattr(os, "scandir", lambda _: Links())
    assert list(files_in_order(str(tmp_path))) == [Found(str(tmp_path / "a.yaml"), is_file=False)]
