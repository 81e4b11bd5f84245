"""What a vector picture shows, read from its text by a strict parser: in each view the paths and the faults."""

from collections import Counter
from typing import NamedTuple
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"

ELEMENTS = {"svg", "title", "desc", "g", "path", "rect", "circle", "text"}
ATTRIBUTES = {
    "viewBox", "role", "transform", "d", "x", "y", "width", "height", "rx", "r", "fill", "fill-opacity", "stroke",
    "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "stroke-dashoffset",
    "font-family", "font-size", "text-anchor", "data-path", "data-rule", "data-number", "data-view",
}  # fmt: skip
"""Only what draws: no script, no style, no link, nothing that needs an id, and no text but in a legend."""


class View(NamedTuple):
    """One view of a garden: how often it shows each path of the file, and each fault by its number and rule."""

    paths: Counter[str]
    faults: Counter[tuple[int, str]]


def parsed(svg: str) -> ElementTree.Element:
    """The picture, which is well-formed and holds nothing but what draws."""
    root = ElementTree.fromstring(svg.encode("utf-8"))
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS, element.tag
        assert set(element.keys()) <= ATTRIBUTES, element.keys()
        assert min([float(element.get(size, "0")) for size in ("width", "height", "r", "rx")]) >= 0
    assert not {"width", "height"} & set(root.keys())
    return root


def views_of(svg: str) -> dict[str, View]:
    """Every view of a picture by its name."""
    groups = [group for group in parsed(svg).iter(f"{SVG}g") if group.get("data-view")]
    views = {str(group.get("data-view")): _view(group) for group in groups}
    assert len(views) == len(groups)
    return views


def _view(group: ElementTree.Element) -> View:
    paths = [path for element in group.iter() if (path := element.get("data-path"))]
    faults = [
        (int(element.get("data-number", "0")), str(element.get("data-rule")))
        for element in group.iter()
        if element.get("data-rule")
    ]
    return View(Counter(paths), Counter(faults))
