"""Whether a YAML file that was found in a folder is a table of any game, or someone else's file."""

import re

from babylon_cli.reading.scalars import PlainData

Keys = frozenset[str]
"""The keys that documents have at their top level, of whatever game."""

NOT_IN_A_KEY = b"\0\xef\xbb\xbf\xff\xfe"
"""What stands before and between the letters of a file that was saved with a byte order mark, or as UTF-16."""


def has_a_key(data: PlainData, keys: Keys) -> bool:
    """Whether a document holds one of the format's top-level keys."""
    return isinstance(data, dict) and not keys.isdisjoint(data)


def a_key_begins_a_line(raw: bytes, keys: Keys) -> bool:
    """Whether a line of a file that cannot be read begins with one of the format's top-level keys.

    Broken YAML has no keys to ask for. Its writer put those of the top level at the first column, and nothing else
    stands there that looks like them: so a table with a slip in it is told, and someone else's template is not.
    """
    key_begins_a_line = rf"^(?P<quote>[\"']?)(?:{'|'.join(sorted(keys))})(?P=quote)\s*:".encode()
    return re.search(key_begins_a_line, raw.translate(None, NOT_IN_A_KEY), re.M) is not None
