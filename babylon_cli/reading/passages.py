"""What stands at a place of a document, and what the groups of keys say may stand there."""

import types
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

from babylon_cli.reading.parts import Part, keys_of
from babylon_cli.reading.values import Advice, Elsewhere, Expected, Meant, OtherWords, Spelled
from babylon_cli.wording.message import Message, listed

Path = tuple[str | int, ...]

MARKS = (Expected, Spelled, Advice, Meant, OtherWords)
"""What the keys say of a place beside its types."""


class Passage(NamedTuple):
    """One place of a document: its path, what stands there, and what may: types, literals and the marks of kinds."""

    path: Path
    value: Any
    kinds: list[Any]

    def at(self, location: Path) -> "Passage":
        """What stands at a location within it.

        The steps that name the member of a union are passed over: those lead nowhere in the data.
        """
        passage = self
        for step in location:
            kinds, typed = passage.kinds_of(step), passage.typed_key(step)
            if kinds and _leads_on(passage.value, typed):
                passage = Passage((*passage.path, typed), passage.value[typed], kinds)
        return passage

    def at_key(self, key: str) -> "Passage":
        """What would stand under one of its keys, whether something does or not."""
        return Passage((*self.path, key), None, self.kinds_of(key))

    def at_entry(self, position: int) -> "Passage":
        """What would stand at a position of it, whether something does or not."""
        return Passage((*self.path, position), None, self.kinds_of(position))

    def kinds_of(self, step: str | int) -> list[Any]:
        """What may stand under one of its keys, or at a position."""
        house = self.house_key(step)
        return [inner for kind in self.kinds for inner in _inside(kind, house)]

    def house_key(self, step: str | int) -> str | int:
        """A key as the house spells it."""
        return next((models[step] for models in self._spelled_keys if step in models), step)

    def typed_key(self, house: str | int) -> str | int:
        """A key of the house as it is typed here."""
        typed = [
            key for keys in self._spelled_keys for key in keys if keys[key] == house and _leads_on(self.value, key)
        ]
        return house if _leads_on(self.value, house) or not typed else typed[0]

    @property
    def _spelled_keys(self) -> list[Mapping[str | int, str]]:
        """What else may be typed for the keys of the groups that may stand there."""
        return [kind.spelled_keys for kind in self.kinds if _is_group(kind) and kind.spelled_keys]

    @property
    def kinds_of_keys(self) -> list[Any]:
        """What its keys may be, where they are not those of a class."""
        return [inner for kind in self.kinds if get_origin(kind) is dict for inner in _flat(get_args(kind)[0])]

    @property
    def keys(self) -> list[str]:
        """The keys of the group, as a file spells them."""
        return [key for kind in self.kinds if _is_group(kind) for key in keys_of(kind)]

    @property
    def spellings(self) -> list[Spelled]:
        """How what may stand there may be spelled, where that is not in one way."""
        return [kind for kind in self.kinds if isinstance(kind, Spelled)]

    @property
    def first_key(self) -> str | None:
        """The first key that every group here has, such as `name`; None where none is needed."""
        models = [kind for kind in self.kinds if _is_group(kind)]
        return next((typed for kind in models for typed, key in keys_of(kind).items() if key.is_needed), None)

    @property
    def may_be_a_list(self) -> bool:
        """Whether a list may stand there."""
        return any([get_origin(kind) is list for kind in self.kinds])

    @property
    def is_only_a_list(self) -> bool:
        """Whether nothing but a list may stand there."""
        kinds = [kind for kind in self.kinds if not isinstance(kind, MARKS) and kind is not type(None)]
        return bool(kinds) and all([get_origin(kind) is list for kind in kinds])

    @property
    def advice(self) -> Message | None:
        """How to mend what stands there, where nothing nearer is known."""
        return next((kind for kind in self.kinds if isinstance(kind, Advice)), None)

    @property
    def other_words(self) -> list[Meant | OtherWords]:
        """What tells of other words which one of those that may stand there was meant."""
        return [kind for kind in self.kinds if isinstance(kind, Meant | OtherWords)]

    @property
    def elsewhere(self) -> Elsewhere:
        """What stands in other languages for the words that may stand there."""
        return {word: others for spelled in self.spellings for word, others in spelled.elsewhere.items()}

    @property
    def words(self) -> list[str]:
        """The words that may stand there, where there is a choice of words."""
        return _words_of(self.kinds)


def in_words(kinds: list[Any]) -> Message:
    """What may stand at a place, in words."""
    for kind in kinds:
        if isinstance(kind, Expected):
            return kind
    words = _words_of(kinds)
    if words:
        return Message("{words}", words=listed(words, "or"))
    if any([get_origin(kind) is list for kind in kinds]):
        return Message("a list")
    examples = [kind.example for kind in kinds if _is_group(kind)]
    return Message("a group of keys such as {example}", example=examples[0]) if examples else Message("a group of keys")


def _words_of(kinds: list[Any]) -> list[str]:
    return [str(word) for kind in kinds if get_origin(kind) is Literal for word in get_args(kind)]


def _is_group(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Part)


def _leads_on(value: Any, step: str | int) -> bool:
    if isinstance(value, list):
        return isinstance(step, int) and step < len(value)
    return isinstance(value, dict) and step in value


def _inside(kind: Any, step: str | int) -> Iterator[Any]:
    if _is_group(kind):
        key = keys_of(kind).get(str(step))
        if key is not None:
            yield from _flat(key.kind)
    elif get_origin(kind) is (list if isinstance(step, int) else dict):
        yield from _flat(get_args(kind)[-1])


def _flat(annotation: Any) -> Iterator[Any]:
    """An annotation with every union and Annotated opened: types and our marks."""
    origin = get_origin(annotation)
    if origin is Annotated:
        kind, *marks = get_args(annotation)
        yield from [mark for mark in marks if isinstance(mark, MARKS)]
        yield from _flat(kind)
    elif origin in (Union, types.UnionType):
        for member in get_args(annotation):
            yield from _flat(member)
    else:
        yield annotation
