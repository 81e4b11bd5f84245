"""The mark of a group of keys that may also be written in one line, such as a terrace."""

from typing import Any, ClassVar

from babylon_cli.reading.values import Spelled


class OrShort(Spelled):
    """Marks a group that may also be written as a text, such as a terrace."""

    is_written_out: ClassVar[bool] = True

    def __init__(self, kind: str, description: str) -> None:
        """Take the kind of text, and what the schema says of it."""
        super().__init__(r"[\s\S]*", self._house)
        self.kind = kind
        self.description = description

    def _house(self, typed: str) -> str:
        from babylon_cli.babylon.files.short import house_text  # noqa: PLC0415 - only where a text is spelled anew

        return house_text(self.kind, typed)

    def in_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        """The schema of the group, or of the text."""
        from babylon_cli.babylon.files.short_forms import schema_of  # noqa: PLC0415 - only for the schema

        return {"anyOf": [schema, {"description": self.description, **schema_of(self.kind)}]}
