"""Whether a file that was found in a folder is a table of any game, or someone else's file."""

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


def line_has_a_key(raw: bytes, keys: Keys) -> bool:
    """Whether a line of JSON holds one of the format's top-level keys; one that is broken, if it begins with it."""
    some_key = rf'"(?:{"|".join(sorted(keys))})"\s*:'
    if re.search(some_key.encode(), raw) is None:
        return False
    import json  # noqa: PLC0415 - only for JSON Lines

    try:
        return has_a_key(json.loads(raw), keys)
    except (ValueError, RecursionError):
        return re.match(rf"\s*\{{\s*{some_key}".encode(), raw.translate(None, NOT_IN_A_KEY)) is not None
