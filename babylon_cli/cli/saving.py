"""The new bytes of a file take the place of the old ones at once, or not at all."""

import errno
import os
import stat
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import mkstemp


class ChangedMeanwhile(Exception):
    """A file is no longer what it was when it was read: someone else writes it, too."""


class NoRoomBeside(OSError):
    """The folder of a file takes no other one, which could take its place."""


def fingerprint(raw: bytes) -> bytes:
    """What tells whether a file still is what it was."""
    return sha256(raw).digest()


def save(name: str, seen: bytes, new: bytes) -> None:
    """Write new bytes into the file of this name, which is still what its fingerprint says; its mode stays.

    A link is followed, so that it stays a link. Raises ChangedMeanwhile, or OSError, such as NoRoomBeside; the file is
    then as it was.
    """
    path = Path(name).resolve(strict=True)
    if not os.access(path, os.W_OK):  # the folder would let it be replaced all the same
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    descriptor, beside = _new_file_in(path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(new)
            file.flush()
            _take_after(beside, path)
            os.fsync(descriptor)
        _hold_against(path, seen)
        Path(beside).replace(path)
    except BaseException:  # Ctrl-C, too, leaves nothing behind
        Path(beside).unlink(missing_ok=True)
        raise
    _make_sure_of(path.parent)


def put(path: Path, new: bytes) -> None:
    """Write new bytes into a file, whatever it holds, or into a new one; raises OSError, and the file is as it was.

    A link is followed, so that it stays a link; what is no file, such as a pipe, is written to directly.
    """
    path = Path(os.path.realpath(path))
    if path.is_symlink():  # it leads to itself
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    if path.exists() and not path.is_file():
        path.write_bytes(new)
        return
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    descriptor, beside = _new_file_in(path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(new)
        if path.exists():
            _take_after(beside, path)
        else:
            Path(beside).chmod(0o666 & ~_mask())
        Path(beside).replace(path)
    except BaseException:  # Ctrl-C, too, leaves nothing behind
        Path(beside).unlink(missing_ok=True)
        raise


def _mask() -> int:
    """The rights that new files do not get."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _new_file_in(folder: Path) -> tuple[int, str]:
    try:
        return mkstemp(prefix=".babylon-", suffix=".tmp", dir=folder)
    except OSError as error:
        raise NoRoomBeside(error.errno, error.strerror) from error


def _hold_against(path: Path, seen: bytes) -> None:
    if fingerprint(path.read_bytes()) != seen:
        raise ChangedMeanwhile


def _take_after(beside: str, path: Path) -> None:
    """Give a file the mode of another one and, as far as we may, its group, its owner and its attributes."""
    old = path.stat()
    with suppress(OSError, AttributeError):  # Windows has no owners of this kind
        os.chown(beside, -1, old.st_gid)
        os.chown(beside, old.st_uid, -1)
    Path(beside).chmod(stat.S_IMODE(old.st_mode))
    with suppress(OSError, AttributeError):  # only Linux has these, and not on every disk
        for name in os.listxattr(path):
            os.setxattr(beside, name, os.getxattr(path, name))


def _make_sure_of(folder: Path) -> None:
    """Have a folder written, where the system can: the file stands in it already."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
