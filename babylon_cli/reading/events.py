"""YAML that is not plain, read event by event: what is wrong is told, and the rest is read in spite of it."""

from collections.abc import Callable
from typing import Any

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    StreamEndEvent,
)

from babylon_cli.reading.doubled import Doubled, DoubledKeys, Entry
from babylon_cli.reading.key_below import key_below_a_text
from babylon_cli.reading.lookalikes import look_alike_that_broke
from babylon_cli.reading.nodes import LINE_BREAK, NO_ITEMS, NO_KEYS, Group, Marked, Place, place_of
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.scalars import PlainData, PlainValue, plain_value
from babylon_cli.reading.syntax import in_our_words
from babylon_cli.reading.tree import C_PARSER, DEEPEST
from babylon_cli.wording.message import Message

Read = tuple[PlainData, Marked | None, tuple[Problem, ...]]
"""One document: its data, where everything stands, and what is wrong with the YAML; no place where it is broken off."""


class _TooDeep(Exception):
    """Nesting past the limit."""


def read_by_events(parser: Any, text: str) -> list[Read]:
    """Every document in a text that holds something; the last one may be broken off by a problem."""
    loader = parser(text)
    try:
        return _Reader(loader, text).documents()
    finally:
        loader.dispose()


class _Reader:
    """One pass over the events of one file."""

    def __init__(self, loader: Any, text: str) -> None:
        self.text = text
        self.next = loader.get_event if isinstance(loader, C_PARSER or ()) else _guarded(loader.get_event)
        self.depth = 0
        self.problems: list[Problem] = []
        self.doubled = DoubledKeys()
        self.as_key: tuple[PlainData, Marked] | None = None
        """The last list or group that stood where a key should."""

    def documents(self) -> list[Read]:
        found: list[Read] = []
        try:
            while True:
                event = self.next()
                if isinstance(event, StreamEndEvent):
                    return found
                if isinstance(event, DocumentStartEvent):
                    first = self.next()
                    if _is_nothing(first):
                        continue
                    data, root = self.value(first)
                    self.next()  # its end, where nothing is left that breaks it off
                    found.append((data, root, self._found(data, root)))
                    self.problems = []
        except _TooDeep:
            return [*found, (None, None, self._found(None, None))]
        except yaml.YAMLError as error:
            self._break_off(_broken(error, self.text))
            return [*found, (None, None, self._found(None, None))]

    def _break_off(self, problem: Problem) -> None:
        """Tell why the YAML cannot be read on, if nothing told it: a brace too many is never closed."""
        told = [(Message("it opens here"), known.line, known.column - 1) for known in self.problems]
        if not any([caption in told for caption in problem.related]):
            self.problems.append(problem)

    def _found(self, data: PlainData, root: Marked | None) -> tuple[Problem, ...]:
        """What is wrong with the YAML of a document; keys that were written twice are set right."""
        return (*self.doubled.settle(data, root), *self.problems)

    def value(self, event: Any) -> tuple[PlainData, Marked]:
        kind = type(event)
        if kind is ScalarEvent:
            return self.scalar(event), event
        if kind is AliasEvent:
            self._problem(
                event,
                Message("the alias *{name} is used", name=event.anchor),
                Message("write the value out; aliases are not read"),
            )
            return None, event
        if event.anchor is not None or event.tag is not None:
            self._refuse_extras(event)
        self.depth += 1
        if self.depth > DEEPEST:
            self._problem(
                event, Message("values are nested more than 32 deep"), Message("take out brackets or indentation")
            )
            raise _TooDeep
        read = self.mapping(event) if kind is MappingStartEvent else self.sequence(event)
        self.depth -= 1
        return read

    def scalar(self, event: Any) -> PlainValue:
        if event.anchor is not None or event.tag is not None:
            self._refuse_extras(event)
        return plain_value(event.value) if event.implicit[0] else event.value

    def sequence(self, event: Any) -> tuple[PlainData, Marked]:
        start, end = event.start_mark, event.end_mark
        data: list[PlainData] = []
        items: list[Marked] = []
        next_event = self.next
        while (kind := type(event := next_event())) is not SequenceEndEvent:
            if kind is ScalarEvent:
                data.append(self.scalar(event))
                items.append(event)
            else:
                value, child = self.value(event)
                data.append(value)
                items.append(child)
        return data, Group(start, end, NO_KEYS, NO_KEYS, items)

    def mapping(self, event: Any) -> tuple[PlainData, Marked]:
        start, end = event.start_mark, event.end_mark
        data: dict[str, PlainData] = {}
        keys: dict[str, Marked] = {}
        values: dict[str, Marked] = {}
        again: list[Entry] | None = None
        opening, next_event = event, self.next
        while type(event := next_event()) is not MappingEndEvent:
            key = self.key(event)
            child = next_event()
            value: PlainData
            if type(child) is ScalarEvent:
                value = self.scalar(child)
            else:
                value, child = self.value(child)
            if key is None:
                continue
            if key in keys:
                again = again or []
                again.append(Entry(key, event, value, child))
                continue
            data[key] = value
            keys[key] = event
            values[key] = child
        group = Group(start, end, keys, values, NO_ITEMS)
        if again:
            self.doubled.add(Doubled(data, group, again, in_block=not opening.flow_style))
        if not keys and self.as_key is not None and start.index < self.as_key[1].start_mark.index:
            return self.as_key  # what a second brace opened is what was meant
        return data, group

    def key(self, event: Any) -> str | None:
        """The text of a key, or None for a key that is no scalar."""
        if type(event) is ScalarEvent:
            if event.anchor is not None or event.tag is not None:
                self._refuse_extras(event)
            return event.value
        self.as_key = self.value(event)
        if type(event) is MappingStartEvent:
            message = Message("a brace {{ stands where a key should")
            self._problem(event, message, Message("write one {{ before the first key and one }} behind the last value"))
        elif type(event) is not AliasEvent:
            self._problem(event, Message("a key is a list"), Message("a key is one word; quote text that has brackets"))
        return None

    def _refuse_extras(self, event: Any) -> None:
        if event.anchor is not None:
            anchor = Message("the anchor &{name} is set", name=event.anchor)
            self._problem(event, anchor, Message("take it out; anchors are not read"))
        if event.tag is not None:
            tag = Message("the tag {name} is used", name=event.tag)
            self._problem(event, tag, Message("take it out; tags are not read"))

    def _problem(self, event: Any, message: Message, help: Message) -> None:
        self.problems.append(Problem(message, *place_of(event)._replace(width=1), help))


def _is_nothing(event: Any) -> bool:
    """Whether a document is only its `---`, or a comment."""
    return type(event) is ScalarEvent and not event.value and event.implicit[0] and event.anchor is event.tag is None


def _guarded(next_event: Callable[[], Any]) -> Callable[[], Any]:
    """The parser in Python takes escapes that stand for no character; here they are refused, as the C parser does."""

    def guarded() -> Any:
        try:
            event = next_event()
            if type(event) is ScalarEvent:
                event.value.encode()
        except (ValueError, OverflowError):
            raise yaml.YAMLError from None
        return event

    return guarded


def _broken(error: yaml.YAMLError, text: str) -> Problem:
    """What broken YAML means, at the place that helps most."""
    from babylon_cli.reading.mistyped import Stop, mistyped  # noqa: PLC0415 - only for a mistake

    problem_mark = getattr(error, "problem_mark", None)
    context_mark = getattr(error, "context_mark", None)
    place = _place_of_mark(problem_mark or context_mark, text)
    opening = _place_of_mark(context_mark or problem_mark, text)
    complaint = f"{getattr(error, 'context', '')} {getattr(error, 'problem', '')}"
    lines = LINE_BREAK.split(text)
    slip = (
        look_alike_that_broke(lines, place.line, place.column)
        or key_below_a_text(lines, place.line)
        or mistyped(Stop(lines, complaint, place, opening))
    )
    if slip is not None:
        return slip
    message, help, at_opening = in_our_words(complaint, *_around(text, place))
    if at_opening:
        return Problem(message, opening.line, opening.column, 1, help)
    opens = (Message("it opens here"), opening.line, opening.column)
    related = () if opening == place or "closed" not in message.template else (opens,)
    return Problem(message, place.line, place.column, 1, help, related)


def _place_of_mark(mark: Any, text: str) -> Place:
    """A mark as a place inside the text; past its end, the end of its last line."""
    lines = LINE_BREAK.split(text)
    if mark is None:
        return Place(1, 1)
    if mark.line >= len(lines) or (mark.line == len(lines) - 1 and mark.line and not lines[-1]):
        full = max([number for number, line in enumerate(lines) if line], default=0)
        return Place(full + 1, max(1, len(lines[full])))
    return Place(mark.line + 1, max(1, min(mark.column + 1, len(lines[mark.line]) or 1)))


def _around(text: str, place: Place) -> tuple[str, str]:
    """The character at a place, and what stands before it on its line."""
    line = LINE_BREAK.split(text)[place.line - 1]
    return line[place.column - 1 : place.column], line[: place.column - 1]
