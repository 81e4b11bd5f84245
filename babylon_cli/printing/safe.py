"""Names from files are data: what could steer a terminal, a spreadsheet or an XML reader is made harmless."""

import re

STEERS = (
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ud800-\udfff\ufffe\uffff"
    "\U000e0000-\U000e007f]"
)
"""Control characters, line separators, marks that turn the direction of text, halves of characters.

A pattern that is compiled when it is first needed, since that takes longer than most of what is printed.
"""

UNSAFE = f"{STEERS}|(?<=:):|(?<=#)#"
"""The same, and what a workflow runner takes for a command."""

FORMULA_STARTS = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
"""What begins a formula, in the full width of Chinese typing, too; tabs and line breaks are escapes by then."""


def harmless(text: str) -> str:
    """The text on one line, every character that steers written as its escape."""
    return text if text.isprintable() else re.sub(STEERS, escaped, text)  # none that steers is printable


def visible(text: str) -> str:
    """The text on one line, every unsafe character written as its escape.

    A second colon or # in a row is one, too: two at the beginning of a line are a command to a workflow runner.
    """
    if text.isprintable() and "::" not in text and "##" not in text:
        return text  # as nearly all is: no character that steers is printable
    return re.sub(UNSAFE, escaped, text)


def escaped(match: re.Match[str]) -> str:
    """What was found as an escape, which is one in JSON and in a double quotation of YAML, too."""
    code = ord(match.group())
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"


def spreadsheet_cell(text: str) -> str:
    """The text as a cell that no spreadsheet takes for a formula."""
    shown = visible(text)
    return f"'{shown}" if shown.startswith(FORMULA_STARTS) else shown
