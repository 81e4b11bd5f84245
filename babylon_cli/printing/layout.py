"""How text is laid out in so many columns, of which wide characters take two."""

import re
from collections.abc import Iterator
from functools import cache
from unicodedata import category, east_asian_width


def wrapped(text: str, columns: int, indent: str = "    ", hanging: str | None = None) -> str:
    """The text broken at spaces into lines of so many columns, each indented; a longer word is never broken."""
    if _fits(text, columns, indent):
        return indent + text
    following = indent if hanging is None else hanging
    if not _is_even(text):
        return "\n".join(_wide_lines(text, columns, indent, following))
    import textwrap  # noqa: PLC0415 - only for a text that is longer than a line

    lines = textwrap.wrap(
        text,
        width=columns,
        initial_indent=indent,
        subsequent_indent=following,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "\n".join(lines)


OPENING, CLOSING, WIDE_CLOSING = "（「『《〈【“‘([", "”’…—·)]", "）」』》〉】，。、；：！？"
"""Signs that belong to what follows them, or to what stands before them; behind a wide one a line may be broken."""

KINDS = {
    **dict.fromkeys("\t\n\x0b\x0c\r ", " "),
    **dict.fromkeys(OPENING, "o"),
    **dict.fromkeys(CLOSING, "c"),
    **dict.fromkeys(WIDE_CLOSING, "w"),
}
"""What a character is where lines are broken; a space that holds a sign to its word, as in French, is no blank."""

IDEOGRAPHS = (("\u2e80", "\u2fff"), ("\u3040", "\ua4cf"), ("\uf900", "\ufaff"), ("\U00020000", "\U0003ffff"))

PIECE = " +|o*i[wc]*|(?:(?!o*i)[ocx])*w[wc]*|(?:(?!o*i)[^ ])+"
"""In kinds: a blank, an ideograph with the signs that belong to it, or a word."""


@cache
def _kind(character: str) -> str:
    if character in KINDS:
        return KINDS[character]
    return "i" if any([first <= character <= last for first, last in IDEOGRAPHS]) else "x"


def _pieces(text: str) -> Iterator[str]:
    """The parts of a text that no line break goes through, and the blanks between them."""
    kinds = "".join([_kind(character) for character in text])
    for found in re.finditer(PIECE, kinds):  # of kinds, since a pattern of ideographs takes long to compile
        yield text[found.start() : found.end()]


def _wide_lines(text: str, columns: int, indent: str, following: str) -> list[str]:
    """Lines that are broken at blanks, and before any ideograph, though no line begins with a sign that ends a phrase.

    wcwidth breaks at blanks alone, and a Chinese sentence has none.
    """
    lines, line = list[str](), indent
    room, is_begun, blank = columns - display_width(indent), False, ""
    for piece in _pieces(text):
        if _kind(piece[0]) == " ":
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


FIRST_MARK = "\u0300"
"""The first character that takes no column of its own, but for the soft hyphen."""

NO_BREAK = "\u00a0"
"""A space that holds what stands around it together."""

FIRST_WIDE = "\u1100"
"""The first character that takes two columns."""


def is_narrow(text: str) -> bool:
    """Whether every character surely takes one column."""
    return text.isascii() or (max(text) < FIRST_MARK and "\xad" not in text)


def _is_even(text: str) -> bool:
    """Whether every character takes one column, those that French and Dutch are typeset with among them."""
    return is_narrow(text) or all([is_narrow(character) or _columns_of(character) == 1 for character in set(text)])


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


@cache
def _columns_of(character: str) -> int:
    """How many columns a character takes wherever it stands; 0 where that needs a closer look."""
    if is_narrow(character):
        return 1 if character.isprintable() or character == NO_BREAK else 0
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
