"""Compiles the catalogues of the other languages when the package is built, for which alone Babel is needed."""

from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogueHook(BuildHookInterface):  # type: ignore[misc] # hatchling is there only where the package is built
    """Writes `texts/<language>/LC_MESSAGES/babylon.mo` beside each `texts/<language>/babylon.po`."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - what hatchling hands over
        """Compile every catalogue; an editable install has them in the repository, where git passes over them."""
        for path in sorted(Path(self.root, "babylon_cli", "texts").glob("*/babylon.po")):
            folder = path.parent / "LC_MESSAGES"
            folder.mkdir(exist_ok=True)
            with path.open("rb") as po, (folder / "babylon.mo").open("wb") as mo:
                write_mo(mo, _translated_part(read_po(po)))


def _translated_part(catalog: Catalog) -> Catalog:
    """A catalogue without what is not translated yet, or is the same in English: both are said as the source has it."""
    for message in catalog:
        lacks_a_plural = isinstance(message.string, tuple | list) and not all(message.string)
        is_the_same = isinstance(message.string, str) and message.string == message.id  # plurals count otherwise
        if message.id and (lacks_a_plural or is_the_same):
            message.string = ""
    return catalog
