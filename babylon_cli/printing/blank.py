"""The file that `babylon new` writes: commented, valid and legal, to be filled in."""

from babylon_cli.wording.texts import file_text

SEAT = "  - name: "
"""How a player after the first begins."""

FREE_CITY = "free_city: true"
"""What stands only in the part for two players."""

FOR_AN_EDITOR = "# yaml-language-server: $schema="
"""How the line begins by which an editor finds a schema; a part of the file says how to come by it."""


def blank_file(game: str, players: int, language: str = "en") -> str:
    """The text of a file for 2 players or more; ValueError tells how many play at most.

    The published one is for the most players; an empty line stands between its parts.
    """
    parts = file_text(f"new-{game}", language).split("\n\n")
    seats = [part for part in parts if part.startswith(SEAT)]
    if players > 1 + len(seats):
        raise ValueError(1 + len(seats))
    left_out = seats[players - 1 :]
    if players > 2:
        left_out += [part for part in parts if FREE_CITY in part]
    return "\n\n".join([part for part in parts if part not in left_out])


def with_schema(text: str, schema: str) -> str:
    """The text of a file with the line by which editors find the schema of this name beside it, and not how to."""
    parts = [part for part in text.split("\n\n") if FOR_AN_EDITOR not in part]
    return f"{FOR_AN_EDITOR}{schema}\n" + "\n\n".join(parts)
