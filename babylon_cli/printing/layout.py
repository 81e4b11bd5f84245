"""How text is laid out in so many columns, of which wide characters take two."""

import re
import textwrap
from unicodedata import category, east_asian_width


def wrapped(text: str, columns: int, indent: str = "    ", hanging: str | None = None) -> str:
    """The text broken at spaces into lines of so many columns, each indented; a longer word is never broken."""
    if _fits(text, columns, indent):
        return indent + text
    following = indent if hanging is None else hanging
    if not _is_even(text):
        return "\n".join(_wide_lines(text, columns, indent, following))
    lines = textwrap.wrap(
        text,
        width=columns,
        initial_indent=indent,
        subsequent_indent=following,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "\n".join(lines)


IDEOGRAPH = "\u2e80-\u2fff\u3040-\ua4cf\uf900-\ufaff\U00020000-\U0003ffff"
OPENING, CLOSING = r"（「『《〈【“‘(\[", r"）」』》〉】”’，。、；：！？…—·)\]"
WIDE_CLOSING = "）」』》〉】，。、；：！？"
"""Behind such a sign a line may be broken, whatever stands before it."""

BLANK = "[\t\n\x0b\x0c\r ]+"
"""Where a line may be broken; not at a space that holds a sign to its word, as French has it."""


def _wide_lines(text: str, columns: int, indent: str, following: str) -> list[str]:
    """Lines that are broken at blanks, and before any ideograph, though no line begins with a sign that ends a phrase.

    wcwidth breaks at blanks alone, and a Chinese sentence has none.
    """
    lines, line = list[str](), indent
    room, is_begun, blank = columns - display_width(indent), False, ""
    for piece in re.findall(PIECE, text):
        if re.fullmatch(BLANK, piece):
            blank = " " * len(piece)
            continue
        width = display_width(piece)
        if is_begun and len(blank) + width > room:
            lines.append(line)
            line, room, is_begun = following, columns - display_width(following), False
        if is_begun:
            line, room = line + blank, room - len(blank)
        line, room, is_begun, blank = line + piece, room - width, True, ""
    return [*lines, line] if is_begun else lines


A_WIDE_SIGN = f"[{OPENING}]*[{IDEOGRAPH}]"

PIECE = (
    f"{BLANK}|{A_WIDE_SIGN}[{CLOSING}]*|(?:(?!{BLANK}|{A_WIDE_SIGN}|[{WIDE_CLOSING}]).)*[{WIDE_CLOSING}][{CLOSING}]*"
    f"|(?:(?!{BLANK}|{A_WIDE_SIGN}).)+"
)
"""A blank, an ideograph with the signs that belong to it, or a word."""


FIRST_MARK = "\u0300"
"""The first character that takes no column of its own, but for the soft hyphen."""

FIRST_WIDE = "\u1100"
"""The first character that takes two columns."""


def is_narrow(text: str) -> bool:
    """Whether every character surely takes one column."""
    return text.isascii() or (max(text) < FIRST_MARK and "\xad" not in text)


def _is_even(text: str) -> bool:
    """Whether every character takes one column, those that French and Dutch are typeset with among them."""
    return is_narrow(text) or all([is_narrow(character) or _columns_of(character) == 1 for character in text])


def _fits(text: str, columns: int, indent: str) -> bool:
    """Whether the text stays on one line, even if everything that may be wide is: a look that spares the tables."""
    most = len(indent) + len(text) + sum([character >= FIRST_WIDE for character in text])
    return most <= columns and text.strip() == text and text.isprintable() and text != ""


def display_width(text: str) -> int:
    """How many columns a terminal gives the text."""
    if is_narrow(text):
        return len(text)
    columns = [_columns_of(character) for character in text]
    if all(columns):
        return sum(columns)
    from wcwidth import wcswidth  # noqa: PLC0415 - only what joins or takes no column needs it

    return max(0, wcswidth(text))


LETTERS_AND_SIGNS = {"Lu", "Ll", "Nd", "Pd", "Pi", "Pf", "Ps", "Pe", "Po", "Sm"}
"""The categories of Unicode of which a character that is not wide takes one column, wherever it stands."""

FILLER = "\u3164"
"""What looks like a wide letter to Unicode, and takes no column."""


def _columns_of(character: str) -> int:
    """How many columns a character takes wherever it stands; 0 where that needs a closer look."""
    if is_narrow(character):
        return 1 if character.isprintable() else 0
    kind = category(character)
    if east_asian_width(character) in ("W", "F"):
        return 2 if kind[0] in "LNP" and character != FILLER else 0
    return 1 if kind in LETTERS_AND_SIGNS else 0


def clipped_left(text: str, columns: int) -> str:
    """The end of the text that fits into so many columns."""
    while display_width(text) > columns:
        text = text[1:]
    return text


def shortened(text: str, columns: int) -> str:
    """The text, or as much of its beginning as fits into so many columns with an ellipsis."""
    return text if display_width(text) <= columns else f"{clipped(text, columns - 1)}…"


def clipped(text: str, columns: int) -> str:
    """The beginning of the text that fits into so many columns."""
    while display_width(text) > columns:
        text = text[:-1]
    return text
