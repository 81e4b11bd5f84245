"""Sound YAML to plain data, from a tree that libyaml builds in C.

It takes less time than its events do, and whatever is not plain (an anchor, a tag, a key twice, a list as a key, deep
nesting, broken YAML) is left to `events`, which can say where and why.
"""

import operator
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import yaml
from yaml.nodes import MappingNode, ScalarNode, SequenceNode

from babylon_cli.reading.nodes import Branch, Marked, MarksWithin
from babylon_cli.reading.remembered import remembering
from babylon_cli.reading.scalars import STARTS_NO_MERE_TEXT, PlainData, PlainValue, plain_value

DEEPEST = 32
"""How deep values may be nested; YAML itself knows no limit."""

BEGINNINGS = b"[{:-?"
"""With one of these every list and every group of keys begins; a text may have them, too."""

MOST_BEGINNINGS = 600
"""A text with no more of them is nested no deeper than a small stack of C bears, some 400 bytes a level."""

SIGNS = "&*!"
"""What an anchor, an alias or a tag begins with; a text may have them, too."""

C_PARSER: Any = getattr(yaml, "CSafeLoader", None)
"""The parser of libyaml, where it is there."""


class NotPlain(Exception):
    """Something that the events have to tell of."""


if TYPE_CHECKING:
    from yaml._yaml import CParser as NodeParser

    Loader = yaml.CSafeLoader
else:
    Loader = C_PARSER or yaml.SafeLoader
    NodeParser = yaml.cyaml.CParser if C_PARSER else object

known_value = remembering(plain_value)
"""The value of an unquoted scalar; many say the same."""


class TreeParser(NodeParser):
    """Builds nodes, and for the tag of a scalar takes its value.

    PyYAML calls each of these at every node. Where there is nothing to do they are functions of Python's own, which
    change nothing and take less time than methods that are empty.
    """

    __slots__ = ()

    descend_resolver: Callable[[object, object], object] = operator.is_
    ascend_resolver: Callable[[], object] = tuple

    def resolve(self, _kind: object, text: str | None, implicit: Any) -> PlainValue:
        """The value of a scalar, of which it is told whether it is unquoted; no group needs a tag."""
        if text and text[0] not in STARTS_NO_MERE_TEXT:
            return text  # as nearly all are
        return known_value(text) if text is not None and implicit[0] else text


class CautiousTreeParser(TreeParser):
    """Looks how deep it is at every node: older libyaml goes as deep as the stack of C, and then breaks."""

    depth = 0

    def descend_resolver(self, _parent: object, _index: object) -> None:
        """One deeper, if that may be."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise NotPlain

    def ascend_resolver(self) -> None:
        """The end of that."""
        self.depth -= 1


def plain_documents(text: str) -> list[tuple[Any, Marked]]:
    """The data of every document that holds something, with its marks; raises NotPlain if anything is not plain."""
    if any([sign in text for sign in SIGNS]):
        raise NotPlain
    encoded = text.encode()
    is_surely_shallow = len(encoded) - len(encoded.translate(None, BEGINNINGS)) <= MOST_BEGINNINGS
    parser = TreeParser(text) if is_surely_shallow else CautiousTreeParser(text)
    found = []
    try:
        while parser.check_node():
            node = parser.get_node()
            if not _is_nothing(node):
                found.append((_value(node, 1), _marked(node)))
    except yaml.YAMLError:
        raise NotPlain from None
    finally:
        parser.dispose()
    return found


def _is_nothing(node: Any) -> bool:
    """Whether a document is only its `---`, or a comment."""
    return isinstance(node, ScalarNode) and not node.value and not node.style


def _value(node: Any, depth: int) -> PlainData:
    if type(node) is ScalarNode:
        value: PlainValue = node.tag
        return value
    if depth > DEEPEST:
        raise NotPlain
    return _mapping(node, depth) if type(node) is MappingNode else _sequence(node, depth)


def _mapping(node: MappingNode, depth: int) -> dict[str, PlainData]:
    data: dict[str, PlainData] = {}
    for key, value in node.value:
        if type(key) is not ScalarNode:
            raise NotPlain
        data[key.value] = value.tag if type(value) is ScalarNode else _value(value, depth + 1)
    if len(data) < len(node.value):
        raise NotPlain
    return data


def _sequence(node: SequenceNode, depth: int) -> list[PlainData]:
    return [entry.tag if type(entry) is ScalarNode else _value(entry, depth + 1) for entry in node.value]


def _marked(node: Any) -> Marked:
    marked: Marked = node
    return marked if isinstance(node, ScalarNode) else Branch(node.start_mark, node.end_mark, partial(_marks_in, node))


def _marks_in(node: MappingNode | SequenceNode) -> MarksWithin:
    if isinstance(node, SequenceNode):
        return {}, {}, [_marked(entry) for entry in node.value]
    return {key.value: key for key, _ in node.value}, {key.value: _marked(value) for key, value in node.value}, []
