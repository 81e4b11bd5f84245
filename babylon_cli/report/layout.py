"""How text is laid out for a terminal of 80 columns."""

import textwrap

COLUMNS = 80


def wrapped(text: str, indent: str = "    ", hanging: str | None = None) -> str:
    """The text broken at spaces into lines of 80 columns, each indented."""
    return textwrap.fill(
        text,
        width=COLUMNS,
        initial_indent=indent,
        subsequent_indent=indent if hanging is None else hanging,
        break_long_words=False,
        break_on_hyphens=False,
    )


def display_width(text: str) -> int:
    """How many columns a terminal gives the text; wide characters take two."""
    if text.isascii():
        return len(text)
    from wcwidth import wcswidth  # noqa: PLC0415 - only wide names need it

    return max(0, wcswidth(text))
