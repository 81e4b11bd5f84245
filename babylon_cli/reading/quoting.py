"""A text as YAML writes it: as it stands where it can be nothing else, otherwise in quotes."""

import re

PLAIN = re.compile(r"[^\x00-@\[-`{-\x7f][^\x00-/:-@\[-`{-\x7f]*([ -][^\x00-/:-@\[-`{-\x7f]+)*")
"""Words that begin with a letter, and go on with letters and digits; only below U+0080 are there signs that mean
something to YAML. The classes name what is left out: to compile those of all other characters takes 100 times as long.
"""

WORDS_OF_YAML = frozenset({"true", "false", "null", "yes", "no", "on", "off", "y", "n"})
"""What one or another version of YAML takes for something else than text."""


def quoted(text: str) -> str:
    """A text of one line without control characters, as a value in braces."""
    if PLAIN.fullmatch(text) and text.lower() not in WORDS_OF_YAML:
        return text
    return "'" + text.replace("'", "''") + "'"
