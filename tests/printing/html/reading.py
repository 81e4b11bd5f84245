"""A page as a strict reader takes it: every element that is opened is closed, no attribute twice, no id twice."""

from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from itertools import pairwise

VOID = {"meta", "link", "br", "hr", "img", "input", "col", "wbr"}


class Element:
    """One element with what it holds."""

    def __init__(self, tag: str, attributes: dict[str, str]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.children: list[Element | str] = []

    @property
    def text(self) -> str:
        """All text within it that is shown, on one line."""
        return " ".join(self._told().split())

    def _told(self) -> str:
        told = [child if isinstance(child, str) else child._told() for child in self.children]
        return "" if self.tag in ("style", "script", "svg") else "".join(told)

    @property
    def raw(self) -> str:
        """All text within it, as it stands."""
        return "".join([child if isinstance(child, str) else child.raw for child in self.children])

    def within(self) -> Iterator["Element"]:
        """Every element in it, in the order of the page."""
        for child in self.children:
            if isinstance(child, Element):
                yield child
                yield from child.within()

    def all(self, tag: str, **wanted: str) -> list["Element"]:
        """The elements of a kind in it; `class_` names one of their classes."""
        found = [each for each in self.within() if tag in ("*", each.tag)]
        for key, value in wanted.items():
            has: Callable[[Element], bool] = lambda each, key=key, value=value: (  # type: ignore[misc] # noqa: E731
                value in each.attributes.get(key.rstrip("_"), "").split()
            )
            found = [each for each in found if has(each)]
        return found

    def one(self, tag: str, **wanted: str) -> "Element":
        """The only such element."""
        (found,) = self.all(tag, **wanted)
        return found


class Reader(HTMLParser):
    """Builds the tree, and takes nothing that a browser would have to mend."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Element("", {})
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), (tag, names)
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert any([element.tag == "svg" for element in self.open]) or tag == "svg", tag
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open[-1].tag == tag, ([element.tag for element in self.open], tag, self.getpos())
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def read(page: str) -> Element:
    """The page as a tree; an assertion fails where it is no sound page."""
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert page.startswith("<!doctype html>\n")
    assert reader.open == [reader.root], [element.tag for element in reader.open]
    root = reader.root.one("html")
    ids = [each.attributes["id"] for each in root.within() if "id" in each.attributes]
    assert len(ids) == len(set(ids)), sorted({one for one in ids if ids.count(one) > 1})
    for each in root.within():
        for key in ("aria-labelledby", "aria-describedby", "for"):
            for target in each.attributes.get(key, "").split():
                assert target in ids, (each.tag, key, target)
        if each.attributes.get("href", "").startswith("#"):
            assert each.attributes["href"][1:] in ids, each.attributes["href"]
        assert "style" not in each.attributes, each.tag
    headings = [int(each.tag[1]) for each in root.within() if each.tag in ("h1", "h2", "h3", "h4", "h5", "h6")]
    assert headings[0] == 1, headings
    assert headings.count(1) == 1
    assert all([after <= before + 1 for before, after in pairwise(headings)]), headings
    return root
