"""A vector picture as pixels, by a library that is an extra."""

import re
from importlib.util import find_spec

LIBRARY = "resvg_py"

ZOOM = 2
"""How many pixels a unit of a picture has in each direction."""

MOST_PIXELS = 8000
"""In each direction; a picture that would have more is drawn smaller."""

SIZE = re.compile(r'viewBox="[^ ]+ [^ ]+ ([0-9.]+) ([0-9.]+)"')


def has_library() -> bool:
    """Whether the library is installed."""
    return find_spec(LIBRARY) is not None


def png(svg: str) -> bytes:
    """A picture as the bytes of a PNG file."""
    from resvg_py import svg_to_bytes  # noqa: PLC0415 - only for a PNG

    found = SIZE.search(svg)
    width, height = (float(size) for size in found.groups()) if found else (100.0, 100.0)
    zoom = min(ZOOM, MOST_PIXELS / max(width, height))
    return bytes(svg_to_bytes(svg_string=svg, width=round(width * zoom)))
