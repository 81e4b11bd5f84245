"""A file that is replaced: whole or not at all, with its mode, through its link, and never over someone else's text."""

import errno
import os
import stat
from pathlib import Path
from typing import Any, NoReturn

import pytest

from babylon_cli.cli.saving import ChangedMeanwhile, NoRoomBeside, fingerprint, save

OLD, NEW = b"old\n", b"new\n"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "garden.yaml"
    path.write_bytes(OLD)
    return path


def saved(path: Path) -> None:
    save(str(path), fingerprint(OLD), NEW)


def stands_alone(path: Path, raw: bytes) -> None:
    """The file holds this, and nothing was left beside it."""
    assert path.read_bytes() == raw
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_the_new_bytes_are_there(path: Path) -> None:
    saved(path)
    stands_alone(path, NEW)


@pytest.mark.parametrize("mode", [0o644, 0o600, 0o755])
def test_the_mode_stays(path: Path, mode: int) -> None:
    path.chmod(mode)
    saved(path)
    assert stat.S_IMODE(path.stat().st_mode) == mode


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may give files away")
def test_the_owner_stays(path: Path) -> None:
    os.chown(path, 12345, 12345)
    saved(path)
    assert (path.stat().st_uid, path.stat().st_gid) == (12345, 12345)


def test_the_group_stays_where_the_owner_cannot(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever may write a file of another one's, in a folder of theirs, cannot give it back; the group can be kept."""
    given = []

    def chown(_: str, user: int, group: int) -> None:
        given.append((user, group))
        if user != -1:
            raise PermissionError

    monkeypatch.setattr(os, "chown", chown)
    saved(path)
    assert given == [(-1, path.stat().st_gid), (path.stat().st_uid, -1)]
    stands_alone(path, NEW)


def test_the_attributes_stay(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    attributes = {(str(path), "user.colour"): b"red"}

    def give(file: str, name: str, value: bytes) -> None:
        attributes[file, name] = value

    monkeypatch.setattr(os, "listxattr", lambda _: ["user.colour"], raising=False)
    monkeypatch.setattr(os, "getxattr", lambda file, name: attributes[str(file), name], raising=False)
    monkeypatch.setattr(os, "setxattr", give, raising=False)
    saved(path)
    assert list(attributes.values()) == [b"red", b"red"]
    stands_alone(path, NEW)


def test_a_system_without_such_attributes(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "listxattr", raising=False)
    saved(path)
    stands_alone(path, NEW)


def test_a_folder_that_takes_no_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> NoReturn:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("babylon_cli.cli.saving.mkstemp", refuse)
    with pytest.raises(NoRoomBeside, match="Permission denied"):
        saved(path)
    stands_alone(path, OLD)


def test_a_system_without_such_owners(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "chown")
    saved(path)
    stands_alone(path, NEW)


def test_a_link_stays_a_link(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    link = folder / "link.yaml"
    link.symlink_to("again.yaml")
    (folder / "again.yaml").symlink_to(path)
    saved(link)
    assert path.read_bytes() == NEW
    assert link.is_symlink()
    assert (folder / "again.yaml").is_symlink()


def test_a_name_as_long_as_one_can_be(tmp_path: Path) -> None:
    path = tmp_path / ("a" * 250 + ".yaml")
    path.write_bytes(OLD)
    saved(path)
    stands_alone(path, NEW)


def test_someone_elses_text_is_not_written_over(path: Path) -> None:
    path.write_bytes(b"theirs\n")
    with pytest.raises(ChangedMeanwhile):
        saved(path)
    stands_alone(path, b"theirs\n")


def test_the_last_moment_counts(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written while the new bytes are on their way to the disk is seen."""

    def slowly(_descriptor: int) -> None:
        path.write_bytes(b"theirs\n")

    monkeypatch.setattr(os, "fsync", slowly)
    with pytest.raises(ChangedMeanwhile):
        saved(path)
    stands_alone(path, b"theirs\n")


def test_a_file_that_went_away(path: Path) -> None:
    path.unlink()
    with pytest.raises(FileNotFoundError):
        saved(path)
    assert list(path.parent.iterdir()) == []


def test_a_file_that_may_not_be_written(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root may always, so the system is asked in its place."""
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(PermissionError) as refused:
        saved(path)
    assert refused.value.strerror == os.strerror(errno.EACCES)
    stands_alone(path, OLD)


def full(*_: Any) -> NoReturn:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("call", ["fsync", "fdopen"])
def test_a_full_disk(path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    monkeypatch.setattr(os, call, full)
    with pytest.raises(OSError, match="No space left"):
        saved(path)
    stands_alone(path, OLD)


def test_ctrl_c_leaves_nothing_behind(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        saved(path)
    stands_alone(path, OLD)


def test_a_folder_that_cannot_be_opened_loses_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    really_open = os.open

    def no_folder(name: Any, flags: int, *mode: int) -> int:
        return full() if Path(name).is_dir() else really_open(name, flags, *mode)

    monkeypatch.setattr(os, "open", no_folder)
    saved(path)
    stands_alone(path, NEW)


def test_the_folder_is_synchronised_after_the_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []
    monkeypatch.setattr(os, "fsync", lambda descriptor: seen.append(stat.S_ISDIR(os.fstat(descriptor).st_mode)))
    saved(path)
    assert seen == [False, True]
