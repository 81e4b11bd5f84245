"""Names and titles in the alphabet of a line: letters and digits as they are, all else as an escape.

A space between two letters or digits is `_`. Any other character is `.` and its number in Unicode in hexadecimal: two
digits, or more after a letter that says how many, so that é is `.e9` and ł is `.t142`.
"""

import re

TO_ESCAPE = re.compile("(?P<space>(?<=[0-9A-Za-z]) (?=[0-9A-Za-z]))|[^0-9A-Za-z]")

LENGTHS = {2: "", 3: "t", 4: "u", 5: "v", 6: "w"}
"""The letter before so many digits."""

SPELLED = re.compile(
    r"[0-9A-Za-z_]+|\.(?:[0-9a-f]{2}|t[0-9a-f]{3}|u(?!d[89a-f])[0-9a-f]{4}|v[0-9a-f]{5}|w10[0-9a-f]{4})"
)
"""A piece of a text: what stands for itself, or an escape; halves of characters are none."""


def spelled(text: str) -> str:
    """A text as a line has it."""
    return TO_ESCAPE.sub(_escape, text)


def _escape(found: re.Match[str]) -> str:
    if found["space"]:
        return "_"
    digits = f"{ord(found.group()):02x}"
    return f".{LENGTHS[len(digits)]}{digits}"


def sound_part(text: str) -> int:
    """How many characters of a text in a line can be read; all of them if there is nothing wrong with it."""
    reached = 0
    while found := SPELLED.match(text, reached):
        reached = found.end()
    return reached


def meant(text: str) -> str:
    """The text that a sound one in a line stands for."""
    return "".join([_meant(piece) for piece in SPELLED.findall(text)])


def _meant(piece: str) -> str:
    return chr(int(piece.lstrip(".tuvw"), 16)) if piece.startswith(".") else piece.replace("_", " ")
