"""The models of pydantic, made from the groups of keys: they tell mistakes in a document, and its schema."""

import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    StringConstraints,
    WithJsonSchema,
    create_model,
    model_validator,
)
from pydantic_core.core_schema import CoreSchema, no_info_after_validator_function, str_schema, union_schema

from babylon_cli.reading.parts import Key, Part, keys_of
from babylon_cli.reading.scalars import PlainValue
from babylon_cli.reading.values import Between, Completed, Joined, Length, Matching, Spelled

STRICT = ConfigDict(extra="forbid", strict=True, frozen=True, defer_build=True)
"""Unknown keys and values of another type are refused."""


MODELS: dict[type[Part], type[BaseModel]] = {}
"""The model of every group that was asked for."""


def model_of(part: type[Part]) -> type[BaseModel]:
    """The model of a group of keys."""
    if part not in MODELS:
        MODELS[part] = _made(part)
    return MODELS[part]


def _made(part: type[Part]) -> type[BaseModel]:
    fields: dict[str, Any] = {key.name: (_kind(key.kind), _field(typed, key)) for typed, key in keys_of(part).items()}
    config = ConfigDict({**STRICT, "json_schema_extra": part.schema_extra})
    validators = {"in_house_spelling": _in_house_spelling(part)} if part.spelled_keys else {}
    return create_model(part.__name__, __config__=config, __doc__=part.__doc__, __validators__=validators, **fields)


def _field(typed: str, key: Key) -> Any:
    alias = typed if typed != key.name else None
    return Field(... if key.is_needed else None, alias=alias, description=key.description or None)


def _in_house_spelling(part: type[Part]) -> Any:
    """What spells each key as the house does; a key that stands there in both ways is left for unknown."""

    def spell(group: Any) -> Any:
        if not isinstance(group, dict):
            return group
        house = {key: part.spelled_keys.get(key, key) for key in group}
        return {key if house[key] in group else house[key]: value for key, value in group.items()}

    return model_validator(mode="before")(spell)


def _kind(kind: Any) -> Any:
    """A kind as pydantic has it."""
    origin = get_origin(kind)
    if origin is Annotated:
        inner, *marks = get_args(kind)
        told = [mark for each in marks for mark in _mark(each)]
        return Annotated[_kind(inner), *told] if told else _kind(inner)
    if origin in (Union, types.UnionType):
        return Union[tuple([_kind(member) for member in get_args(kind)])]  # noqa: UP007 - made of what is found
    if origin is Literal:
        return Annotated[kind, BeforeValidator(_no_truth)]
    if origin in (list, dict):
        return origin[tuple([_kind(member) for member in get_args(kind)])]
    return model_of(kind) if issubclass(kind, Part) else kind


def _no_truth(value: Any) -> Any:
    """Refuse true and false, which Python takes for 1 and 0."""
    if isinstance(value, bool):
        raise ValueError  # noqa: TRY004 - pydantic takes a TypeError for a bug
    return value


def _mark(mark: Any) -> list[Any]:
    """A mark as pydantic has it; nothing for one that only messages need."""
    if isinstance(mark, Matching | Joined):
        return [StringConstraints(pattern=mark.pattern)]
    if isinstance(mark, Between):
        return [Field(ge=mark.least, le=mark.most)]
    if isinstance(mark, Length):
        return [Field(min_length=mark.least or None, max_length=mark.most)]
    if isinstance(mark, Completed):
        return [WithJsonSchema({"anyOf": [{"enum": list(mark.words)}, {"type": "string", "minLength": 1}]})]
    return [_Spelling(mark)] if isinstance(mark, Spelled) else []


class _Spelling:
    """Other spellings than that of the house."""

    def __init__(self, spelled: Spelled) -> None:
        self.spelled = spelled

    def _respelled(self, typed: str) -> PlainValue:
        if not self.spelled.takes(typed):
            raise ValueError
        return self.spelled.house(typed)

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """The house's spelling, or else a text that is then spelled so; one mistake for both."""
        if self.spelled.is_written_out:
            return handler(source)
        typed = no_info_after_validator_function(self._respelled, str_schema(strict=True))
        either: list[CoreSchema | tuple[CoreSchema, str]] = [handler(source), typed]
        return union_schema(either, mode="left_to_right", custom_error_type="spelling", custom_error_message="-")

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return self.spelled.in_schema(handler(core))
