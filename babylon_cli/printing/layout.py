"""How text is laid out for a terminal of 80 columns, in which wide characters take two."""

import textwrap

COLUMNS = 80


def wrapped(text: str, indent: str = "    ", hanging: str | None = None) -> str:
    """The text broken at spaces into lines of 80 columns, each indented; a longer word is never broken."""
    if text.isascii():
        wrap = textwrap.wrap
    else:
        from wcwidth import wrap  # noqa: PLC0415 - only wide text needs it

    lines = wrap(
        text,
        width=COLUMNS,
        initial_indent=indent,
        subsequent_indent=indent if hanging is None else hanging,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "\n".join(lines)


def display_width(text: str) -> int:
    """How many columns a terminal gives the text."""
    if text.isascii():
        return len(text)
    from wcwidth import wcswidth  # noqa: PLC0415 - only wide text needs it

    return max(0, wcswidth(text))


def clipped_left(text: str, columns: int) -> str:
    """The end of the text that fits into so many columns."""
    while display_width(text) > columns:
        text = text[1:]
    return text


def clipped(text: str, columns: int) -> str:
    """The beginning of the text that fits into so many columns."""
    while display_width(text) > columns:
        text = text[:-1]
    return text
