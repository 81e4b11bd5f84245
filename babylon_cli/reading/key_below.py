"""A key on the line below a text that is an entry of a list: YAML stops there, for a text has no keys."""

import re

from babylon_cli.reading.problem import Problem
from babylon_cli.wording.message import Message

KEY = re.compile(r"( +)([A-Za-z_]+):( |$)")

ENTRY = re.compile(r"( *)- +(?! )(?=[^0-9]*[0-9])[^\s:{\[\"'#]+ [^:{\[\"'#]*")
"""An entry of several words with a number, such as `C3 1 white`; a colon, brackets or quotes may be something else."""


def key_below_a_text(lines: list[str], line: int) -> Problem | None:
    """What broke a line, from 1, if it is a key that someone meant for the text above."""
    key = KEY.match(lines[line - 1])
    entry = ENTRY.fullmatch(lines[line - 2].rstrip()) if line > 1 else None
    if key is None or entry is None or len(key[1]) <= len(entry[1]):
        return None
    message = Message("`{key}` stands below an entry that is a text, and a text has no keys", key=key[2])
    help = Message("write the whole entry with keys, such as `- {{at: C3, level: 2, {key}: …}}`", key=key[2])
    return Problem(message, line, len(key[1]) + 1, len(key[2]), help)
