"""The JSON Schema of a game's files as it is kept in `schemas/`; a test holds that it is what the models give.

To make it takes pydantic, and to print it should take a moment.
"""

import os

from babylon_cli.wording import PACKAGE
from babylon_cli.wording.texts import LOADER


def kept_schema(game: str) -> str:
    """The text of the schema, which is in the installed package, or beside it in a checkout."""
    steps = ("schemas", f"{game}.schema.json")
    try:
        raw: bytes = LOADER.get_data(os.path.join(PACKAGE, *steps))  # noqa: PTH118 - as it reads from an archive, too
    except OSError:
        raw = LOADER.get_data(os.path.join(os.path.dirname(PACKAGE), *steps))  # noqa: PTH118, PTH120
    return raw.decode()
