"""What is to be seen of an example: what lies legally, and what does not, with the faults outlined."""

from typing import NamedTuple

from markupsafe import Markup

from babylon_cli.judging.finding import Severity
from babylon_cli.printing.explain.page import Example
from babylon_cli.printing.picture import Shown
from babylon_cli.wording.message import Message

LEGAL = Message("legal")

ILLEGAL = Message("illegal")

ALIKE = Message("legal and illegal, which look the same")


class Side(NamedTuple):
    """One picture of a pair."""

    caption: Message
    tone: str
    shown: Shown

    @property
    def title(self) -> str:
        """What it shows."""
        return self.shown.picture.title

    @property
    def svg(self) -> Markup:
        """The picture."""
        return Markup(self.shown.picture.svg)  # noqa: S704 - the primitives of SVG have escaped every name

    @property
    def parts(self) -> Markup:
        """The same taken apart; empty where that is not shown."""
        return Markup("" if self.shown.parts is None else self.shown.parts.svg)  # noqa: S704 - as above


class Map(NamedTuple):
    """One map of a pair, made of signs."""

    caption: Message
    tone: str
    text: str


class Illustration(NamedTuple):
    """The pictures of an example."""

    rows: tuple[tuple[Side, ...], ...] = ()
    """For each garden, quarry or tower that has to do with the fault, the legal one and the illegal one."""
    severities: tuple[Severity, ...] = ()
    """How bad each fault is, in the order in which they are told."""


def sides_of(legal: Shown | None, illegal: Shown | None, *, are_alike: bool) -> tuple[Side, ...]:
    """The two pictures side by side; where they show the same, that with the outlined faults, and taken apart."""
    if illegal is not None and are_alike:
        return (Side(ALIKE, "", illegal),)
    sides = [(LEGAL, "good", legal), (ILLEGAL, "error", illegal)]
    return tuple([Side(caption, tone, shown._replace(parts=None)) for caption, tone, shown in sides if shown])


def maps_of(example: Example) -> tuple[Map, ...]:
    """The two maps side by side; the one that they have in common where they show the same."""
    legal, illegal = ["\n".join(side) for side in zip(*example.maps, strict=True)] or ("", "")
    if legal == illegal:
        return (Map(ALIKE, "", legal),) if legal else ()
    return Map(LEGAL, "good", legal), Map(ILLEGAL, "error", illegal)
