"""SVG as text: well-formed whatever names hold, and the same bytes everywhere."""

from functools import lru_cache
from typing import NamedTuple

from babylon_cli.printing.safe import harmless

NAMESPACE = "http://www.w3.org/2000/svg"

Value = str | float


class Box(NamedTuple):
    """A rectangle of a drawing."""

    x: float
    y: float
    width: float
    height: float


def escaped(text: str) -> str:
    """A text as XML holds it, in an attribute or between tags."""
    text = harmless(text).replace("&", "&amp;").replace("<", "&lt;")
    return text.replace(">", "&gt;").replace('"', "&quot;")


@lru_cache(maxsize=4096)
def number(value: float) -> str:
    """A number with two decimals at most and no needless ones."""
    hundredths = round(value * 100)
    whole, rest = divmod(abs(hundredths), 100)
    sign = "-" if hundredths < 0 else ""
    return f"{sign}{whole}.{rest:02}".rstrip("0") if rest else f"{sign}{whole}"


def element(name: str, content: str = "", /, **attributes: Value) -> str:
    """One element around content that is SVG already; an underscore in the name of an attribute is a hyphen."""
    told = "".join([f' {key.replace("_", "-")}="{_value(value)}"' for key, value in attributes.items()])
    return f"<{name}{told}>{content}</{name}>" if content else f"<{name}{told}/>"


def _value(value: Value) -> str:
    return escaped(value) if isinstance(value, str) else number(value)


def placed(content: str, x: float, y: float, path: str = "") -> str:
    """Content that was drawn around the origin, moved to its place; the path says where a file has what it shows."""
    told = f' data-path="{escaped(path)}"' if path else ""
    return f'<g{told} transform="translate({number(x)} {number(y)})">{content}</g>'


def about(path: str, content: str) -> str:
    """Content with the path of what it shows in the file."""
    return f'<g data-path="{escaped(path)}">{content}</g>'


def words(text: str, x: float, y: float, size: float, ink: str, anchor: str = "start") -> str:
    """A name as real text, which the reader's own font draws."""
    return element(
        "text", escaped(text), x=x, y=y, font_family="sans-serif", font_size=size, fill=ink, text_anchor=anchor
    )


def document(box: Box, title: str, description: str, content: str) -> str:
    """A whole picture that is as large as its place; what it shows is told to who cannot see it."""
    told = element("title", escaped(title))
    if description:
        told += element("desc", "\n".join([escaped(line) for line in description.split("\n")]))
    view = " ".join([number(value) for value in box])
    return element("svg", told + content, xmlns=NAMESPACE, viewBox=view, role="img") + "\n"
