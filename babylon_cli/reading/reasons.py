"""Why the system refuses a file, in the reader's language: the C library tells it in English."""

import errno

from babylon_cli.wording.message import Message, Text

REASONS = {
    errno.EPERM: Message("Operation not permitted"),
    errno.ENOENT: Message("No such file or directory"),
    errno.EIO: Message("Input/output error"),
    errno.EACCES: Message("Permission denied"),
    errno.EEXIST: Message("File exists"),
    errno.ENOTDIR: Message("Not a directory"),
    errno.EISDIR: Message("Is a directory"),
    errno.EMFILE: Message("Too many open files"),
    errno.EFBIG: Message("File too large"),
    errno.ENOSPC: Message("No space left on device"),
    errno.EROFS: Message("Read-only file system"),
    errno.ENAMETOOLONG: Message("File name too long"),
    errno.ELOOP: Message("Too many levels of symbolic links"),
    errno.EDQUOT: Message("Disk quota exceeded"),
}
"""By number what is met most often, in the words of the C library."""


def reason_of(error: OSError) -> Text:
    """Why it was refused; what is rare stays as the system tells it."""
    return REASONS.get(error.errno or 0, error.strerror or "")
