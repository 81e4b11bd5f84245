"""Whether a YAML file that was found in a folder is a table of either game, or someone else's file."""

import re

from babylon_cli.reading.reader import PlainData

TOP_LEVEL_KEYS = frozenset(
    {
        *("game", "title", "rulings", "players", "expect"),
        *("edition", "flowers", "quarry", "round", "token", "turn", "first_player", "removed", "rounds"),
        *("age", "modules", "tower", "projects", "build"),
    }
)
"""The keys of the documents of both games, typed out: the models of a game are loaded only for a file of it."""

KEY_BEGINS_A_LINE = re.compile(
    rf"^(?P<quote>[\"']?)(?:{'|'.join(sorted(TOP_LEVEL_KEYS))})(?P=quote)\s*:".encode(), re.M
)

NOT_IN_A_KEY = b"\0\xef\xbb\xbf\xff\xfe"
"""What stands before and between the letters of a file that was saved with a byte order mark, or as UTF-16."""


def has_a_key(data: PlainData) -> bool:
    """Whether a document holds one of the format's top-level keys."""
    return isinstance(data, dict) and not TOP_LEVEL_KEYS.isdisjoint(data)


def a_key_begins_a_line(raw: bytes) -> bool:
    """Whether a line of a file that cannot be read begins with one of the format's top-level keys.

    Broken YAML has no keys to ask for. Its writer put those of the top level at the first column, and nothing else
    stands there that looks like them: so a table with a slip in it is told, and someone else's template is not.
    """
    return KEY_BEGINS_A_LINE.search(raw.translate(None, NOT_IN_A_KEY)) is not None
